/** The age that a balance may have when it arrives, as long as a shop's waits are shortened (hurry.ts). */
export const hurriedLagMs = 200;
