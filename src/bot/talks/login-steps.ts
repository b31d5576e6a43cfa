/** The questions of a login, in order. */
export const loginSteps = ["phone", "pin"] as const;
