const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long something waits, for example "3 hours ago". */
export function waitingSince(at: string, now: number, language: string): string {
  const passed = Math.max(0, now - Date.parse(at));
  const [unit, size] = UNITS.find((one) => passed >= one[1]) ?? ['minute', MINUTE];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}
