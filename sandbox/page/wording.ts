/** Kobo as "₦12,450.00". */
export function naira(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${kobo < 0 ? "−" : ""}₦${whole}.${digits.slice(-2)}`;
}

/** "14:32", or "14:32:05". */
export function clockTime(at: number, withSeconds = false): string {
  const time = new Date(at);
  const parts = [time.getHours(), time.getMinutes(), ...(withSeconds ? [time.getSeconds()] : [])];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** "now", "12 s", "3 min", "2 h". */
export function age(at: number): string {
  const seconds = Math.max(0, Math.round((Date.now() - at) / 1000));
  if (seconds < 2) return "now";
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3600)} h`;
}

/** "Today", "Yesterday", or "14 November". */
export function dayName(at: number): string {
  const day = new Date(at).toDateString();
  if (day === new Date().toDateString()) return "Today";
  if (day === new Date(Date.now() - 86_400_000).toDateString()) return "Yesterday";
  return new Date(at).toLocaleDateString("en", { day: "numeric", month: "long" });
}

/** "34 KB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "0803 123 4567" and "4500 1234 567": long numbers in the groups that people read. */
export function grouped(number: string): string {
  if (/^0\d{10}$/.test(number)) return `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`;
  return /^\d{8,}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, "$1 ") : number;
}

/** Whether a message names a sale: by its reference, or by the end of it that stands on cards. */
export function isNamedIn(text: string, reference: string): boolean {
  return text.includes(reference) || text.includes(`…${reference.slice(-6)}`);
}
