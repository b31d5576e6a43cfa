/** How old a balance may be when it is told, as long as a shop's waits are shortened (hurry.ts). */
export const hurriedLagMs = 200;
