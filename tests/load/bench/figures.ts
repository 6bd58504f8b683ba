/** One figure of the table: the median of the rounds and what lies around it. */
export interface Figure {
  measure: string;
  name: string;
  unit: string;
  median: number;
  least: number;
  most: number;
  /** What the figure should reach, in its unit. */
  goal?: { atLeast: number } | { atMost: number };
  met?: boolean;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value below which the share `q` (0 to 1) of the values lies (nearest rank). */
export function quantile(values: readonly number[], q: number): number {
  const ordered = sorted(values);
  return ordered[Math.max(0, Math.ceil(q * ordered.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const middle = Math.floor(ordered.length / 2);
  const [high = Number.NaN, low = high] = [ordered[middle], ordered[middle - 1]];
  return ordered.length % 2 ? high : (low + high) / 2;
}

/** A figure from its value in each round. */
export function figure(
  { measure, name, unit, goal }: Pick<Figure, 'measure' | 'name' | 'unit' | 'goal'>,
  rounds: readonly number[],
): Figure {
  const middle = median(rounds);
  const met = goal && ('atLeast' in goal ? middle >= goal.atLeast : middle <= goal.atMost);
  return {
    ...{ measure, name, unit, median: middle, least: Math.min(...rounds), most: Math.max(...rounds) },
    ...(goal && { goal }),
    ...(met !== undefined && { met }),
  };
}

const shown = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);

const goalOf = ({ goal }: Figure): string =>
  goal === undefined ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;

/** The figures as lines of a table. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['', 'figure', 'median', 'least', 'most', 'unit', 'goal', ''];
  const rows = figures.map((one) => [
    ...[one.measure, one.name, shown(one.median), shown(one.least), shown(one.most), one.unit],
    ...[goalOf(one), one.met === undefined ? '' : one.met ? 'met' : 'MISSED'],
  ]);
  const widths = head.map((title, n) => Math.max(...[head, ...rows].map((row) => (row[n] ?? title).length)));
  const numbers = new Set([2, 3, 4]);
  const line = (cells: string[]): string =>
    cells.map((cell, n) => (numbers.has(n) ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0))).join('  ');
  return [head, ...rows].map((row) => line(row).trimEnd()).join('\n');
}
