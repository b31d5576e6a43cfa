/**
 * A time zone with noon now, to the hour: no day ends and none is closed while a test goes on, at whatever hour it
 * runs. In zones of this name the sign is the other way round: Etc/GMT-1 is an hour ahead of UTC.
 */
export function zoneAtNoon(now = new Date()): string {
  const runInBackground = now.getUTCHours() - 12;
  return `Etc/GMT${runInBackground < 0 ? runInBackground : `+${runInBackground}`}`;
}
