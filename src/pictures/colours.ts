/** The shop's colours, on whatever is drawn. */
export const ink = "#10241d";
export const soft = "#5d6f68";
export const rule = "#cfdad5";
export const brand = "#0b5d43";
export const pale = "#eef6f2";
/** A bar beside the one that counts. */
export const faded = "#8fbfa9";
export const waiting = "#9a6200";
export const alarm = "#b3261e";
