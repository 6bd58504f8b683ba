/** The part of its address that leads to an entry: its day; a second entry of the day is told apart by its number. */
export function anchorsOf(dates: readonly string[]): string[] {
  return dates.map((date, index) => {
    const later = dates.slice(index + 1).filter((other) => other === date).length;
    return later === 0 ? date : `${date}-${later + 1}`;
  });
}
