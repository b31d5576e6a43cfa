export const accountModes = ["live", "sandbox"] as const;

export type AccountMode = (typeof accountModes)[number];
