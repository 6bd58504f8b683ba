import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Expected {
  seconds: number;
  /** False: the step has not run here yet, so this is its typical time. */
  known: boolean;
}

/** Seconds on an idle machine with two cores, on the first start of a clone. */
const TYPICAL_SECONDS: Record<string, number> = {
  'Database tables': 3,
  'Demo data': 45,
  'CMS content': 15,
  'Engine API': 8,
  Worker: 8,
  'Site, first pages': 70,
  'CMS, built': 65,
  'Site, all languages': 75,
};

/** How long each step took the last time it had something to do. */
export class StepTimes {
  readonly #file: string;
  #seconds: Record<string, number> | undefined;

  constructor(folder: string) {
    this.#file = path.join(folder, 'step-times.json');
  }

  expected(step: string): Expected | undefined {
    const seconds = this.#last[step] ?? TYPICAL_SECONDS[step];
    return seconds === undefined ? undefined : { seconds, known: step in this.#last };
  }

  keep(step: string, seconds: number): void {
    this.#last[step] = Math.round(seconds * 10) / 10;
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify(this.#last, null, 2));
    } catch {
      // Not essential.
    }
  }

  get #last(): Record<string, number> {
    return (this.#seconds ??= this.#read());
  }

  #read(): Record<string, number> {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, number>;
    } catch {
      return {};
    }
  }
}
