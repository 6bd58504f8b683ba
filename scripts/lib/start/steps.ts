import type { Expected, StepTimes } from './step-times.ts';

const seconds = (since: number): number => (performance.now() - since) / 1000;
const told = (value: number): string => `${value.toFixed(1)} s`;
const HEARTBEAT_MS = 15_000;
const BAR = 12;

export interface Step {
  /** What is happening now, shown on the step's line. */
  detail(text: string): void;
  /** A remark shown behind the finished step. */
  note(text: string): void;
  /** There was nothing to do, so its time is not recorded. */
  unchanged(): void;
}

interface Running {
  name: string;
  since: number;
  detail: string;
  expected: Expected | undefined;
}

/**
 * Prints steps with their progress, and how long each took last time. Steps may overlap: a terminal shows running ones
 * live at the bottom, with a bar; elsewhere each start and end is a line, and long steps print a heartbeat.
 */
export class Steps {
  readonly #out: NodeJS.WriteStream;
  readonly #live: boolean;
  readonly #total: number;
  readonly #times: StepTimes | undefined;
  readonly #running = new Set<Running>();
  readonly #since = performance.now();
  readonly #timer: NodeJS.Timeout;
  #closed = false;
  #finished = 0;
  #drawn = 0;

  constructor(total: number, { out = process.stdout, times }: { out?: NodeJS.WriteStream; times?: StepTimes } = {}) {
    this.#total = total;
    this.#out = out;
    this.#times = times;
    this.#live = Boolean(out.isTTY) && !process.env['CI'];
    this.#timer = setInterval(() => this.#tick(), this.#live ? 250 : HEARTBEAT_MS);
    this.#timer.unref();
  }

  get elapsed(): string {
    return told(seconds(this.#since));
  }

  async run<T>(name: string, work: (step: Step) => Promise<T> | T): Promise<T> {
    const entry: Running = { name, since: performance.now(), detail: '', expected: this.#times?.expected(name) };
    const remarks: string[] = [];
    let unchanged = false;
    this.#running.add(entry);
    if (!this.#live && !this.#closed) this.#out.write(`        … ${name}${inBrackets(before(entry))}\n`);
    const end = (sign: string): void => {
      this.#running.delete(entry);
      if (sign === '✓') this.#finished += 1;
      const count = `${this.#finished}/${this.#total}`.padStart(6);
      this.#print(`${count} ${sign} ${name}${inBrackets(remarks.join(', '))}  ${told(seconds(entry.since))}`);
    };
    const step: Step = {
      detail: (text) => void (entry.detail = text.trim()),
      note: (text) => void remarks.push(text),
      unchanged: () => {
        unchanged = true;
        remarks.push('unchanged');
      },
    };
    try {
      const result = await work(step);
      if (!unchanged) this.#times?.keep(name, seconds(entry.since));
      end('✓');
      return result;
    } catch (error) {
      end('✗');
      throw error;
    }
  }

  /** Prints above the running steps, also after they are closed. */
  say(text: string): void {
    if (this.#closed) this.#out.write(`${text}\n`);
    else this.#print(text);
  }

  /** Stops printing; steps that end later are not shown. */
  close(): void {
    clearInterval(this.#timer);
    this.#clear();
    this.#closed = true;
  }

  #print(line: string): void {
    if (this.#closed) return;
    this.#clear();
    this.#out.write(`${line}\n`);
    this.#draw();
  }

  #clear(): void {
    if (this.#drawn) this.#out.write(`\u001b[${this.#drawn}A\u001b[J`);
    this.#drawn = 0;
  }

  #draw(): void {
    if (!this.#live) return;
    const width = (this.#out.columns || 80) - 1;
    for (const entry of this.#running) {
      this.#out.write(`${`       ${bar(entry)} ${line(entry)}`.slice(0, width)}\n`);
      this.#drawn += 1;
    }
  }

  #tick(): void {
    if (this.#live) {
      this.#clear();
      this.#draw();
      return;
    }
    for (const entry of this.#running) this.#out.write(`        … ${line(entry)}\n`);
  }
}

const inBrackets = (text: string): string => text && ` (${text})`;

/** A step's expected time, if known. */
const before = ({ expected }: Running): string =>
  expected ? `${expected.known ? 'last time' : 'usually about'} ${Math.round(expected.seconds)} s` : '';

const line = (entry: Running): string =>
  `${entry.name}  ${told(seconds(entry.since))}${inBrackets(before(entry))}  ${entry.detail}`;

/** A bar of the expected time; the real progress is unknown. */
function bar({ since, expected }: Running): string {
  if (!expected) return '…'.padEnd(BAR);
  const full = Math.min(BAR, Math.floor((seconds(since) / expected.seconds) * BAR));
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}
