const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const HEARTBEAT_MS = 15_000;

export interface Step {
  /** What is going on right now, for the line of this step. */
  detail(text: string): void;
  /** A remark that stays behind the finished step. */
  note(text: string): void;
}

interface Running {
  name: string;
  since: number;
  detail: string;
}

/**
 * Prints steps with their progress and times. Steps may overlap: a terminal shows the running ones live at the bottom,
 * anywhere else each start and end has its line, and a long step a sign of life now and then.
 */
export class Steps {
  readonly #out: NodeJS.WriteStream;
  readonly #live: boolean;
  readonly #total: number;
  readonly #running = new Set<Running>();
  readonly #since = performance.now();
  readonly #timer: NodeJS.Timeout;
  #closed = false;
  #finished = 0;
  #drawn = 0;

  constructor(total: number, out: NodeJS.WriteStream = process.stdout) {
    this.#total = total;
    this.#out = out;
    this.#live = Boolean(out.isTTY) && !process.env['CI'];
    this.#timer = setInterval(() => this.#tick(), this.#live ? 250 : HEARTBEAT_MS);
    this.#timer.unref();
  }

  get elapsed(): string {
    return seconds(this.#since);
  }

  async run<T>(name: string, work: (step: Step) => Promise<T> | T): Promise<T> {
    const entry: Running = { name, since: performance.now(), detail: '' };
    let note = '';
    this.#running.add(entry);
    if (!this.#live) this.#out.write(`        … ${name}\n`);
    const end = (sign: string): void => {
      this.#running.delete(entry);
      if (sign === '✓') this.#finished += 1;
      const count = `${this.#finished}/${this.#total}`.padStart(6);
      this.#print(`${count} ${sign} ${name}${note && ` (${note})`}  ${seconds(entry.since)}`);
    };
    try {
      const step: Step = { detail: (text) => void (entry.detail = text.trim()), note: (text) => void (note = text) };
      const result = await work(step);
      end('✓');
      return result;
    } catch (error) {
      end('✗');
      throw error;
    }
  }

  /** A line above the running steps. */
  say(text: string): void {
    this.#print(text);
  }

  /** Nothing more is printed: what still ends, ends unseen. */
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
    for (const { name, since, detail } of this.#running) {
      this.#out.write(`${`       … ${name}  ${seconds(since)}  ${detail}`.slice(0, width)}\n`);
      this.#drawn += 1;
    }
  }

  #tick(): void {
    if (this.#live) {
      this.#clear();
      this.#draw();
      return;
    }
    for (const { name, since, detail } of this.#running)
      this.#out.write(`        … ${name}  ${seconds(since)}  ${detail}\n`);
  }
}
