/** A row of the table: the median of the rounds and their range. */
export interface Figure {
  measure: string;
  name: string;
  unit: string;
  median: number;
  least: number;
  most: number;
  /** The goal, in the figure's unit. */
  goal?: { atLeast: number } | { atMost: number };
  met?: boolean;
  /** CPU milliseconds per operation, by part: medians of the rounds. */
  processor?: Record<string, number>;
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
  processor: Record<string, readonly number[]> = {},
): Figure {
  const middle = median(rounds);
  const met = goal && ('atLeast' in goal ? middle >= goal.atLeast : middle <= goal.atMost);
  return {
    measure,
    name,
    unit,
    median: middle,
    least: Math.min(...rounds),
    most: Math.max(...rounds),
    ...(goal && { goal }),
    ...(met !== undefined && { met }),
    ...(Object.keys(processor).length > 0 && {
      processor: Object.fromEntries(Object.entries(processor).map(([part, each]) => [part, median(each)])),
    }),
  };
}

/** Formats a number for documents: two or three significant digits, thousands separated. */
const shown = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);

const withUnit = (number: string, unit: string): string => (unit === '' ? number : `${number} ${unit}`);

const goalOf = ({ goal, met, unit }: Figure): string => {
  if (goal === undefined) return '';
  const [sign, bound] = 'atLeast' in goal ? ['≥', goal.atLeast] : ['≤', goal.atMost];
  return `${sign} ${withUnit(bound.toLocaleString('en'), unit)}, ${met ? 'met' : 'MISSED'}`;
};

const rangeOf = ({ least, most }: Figure, rounds: number): string =>
  rounds === 1 ? 'one round' : `${shown(least)} – ${shown(most)}`;

const processorOf = ({ processor = {} }: Figure): string =>
  Object.entries(processor)
    .map(([part, ms]) => `${part} ${ms >= 1000 ? `${shown(ms / 1000)} s` : `${shown(ms)} ms`}`)
    .join(', ');

/** The figures as a table of a Markdown document, `docs/performance.md`. */
export function tableOf(figures: readonly Figure[], rounds: number): string {
  const head = ['', 'figure', 'median', 'least – most', 'processor time, each', 'goal'];
  const rows = figures.map((one) => [
    one.measure,
    one.name,
    withUnit(shown(one.median), one.unit),
    rangeOf(one, rounds),
    processorOf(one),
    goalOf(one),
  ]);
  const widths = head.map((title, n) => Math.max(3, title.length, ...rows.map((row) => row[n]?.length ?? 0)));
  const line = (cells: string[]): string => `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
