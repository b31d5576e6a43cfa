/** A chequered PNG of 64 × 64, for a person who sends any picture. */
export const smallPicture: Uint8Array = Buffer.from(
  [
    "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAABlBMVEXm7vVajL6Z4jzRAAAAOElEQVR42u3UIQ4AAAjDQPj/pzEI",
    "gsSR3NxMRUUjetm7foDfAPIA5rjQA/IAuADQAwA9ANADgPULFA8IARlaqfUAAAAASUVORK5CYII=",
  ].join(""),
  "base64",
);
