import { emitKeypressEvents } from 'node:readline';
import { styleText } from 'node:util';
import { formatLogLine } from './log-line.ts';

const COLORS = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red'] as const;
const WIDTH = 8;

/** Prints each part's lines with its name in a colour of its own. */
export class Terminal {
  readonly #colors = new Map<string, (typeof COLORS)[number]>();
  readonly #out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
  }

  /** An `onLine` callback for a process. */
  linesOf(part: string): (line: string) => void {
    return (line) => {
      const shown = formatLogLine(line);
      if (shown.trim()) this.#out.write(`${this.#prefix(part)} ${shown}\n`);
    };
  }

  say(text: string): void {
    this.#out.write(`${text}\n`);
  }

  #prefix(part: string): string {
    const color = this.#colors.get(part) ?? COLORS[this.#colors.size % COLORS.length] ?? 'cyan';
    this.#colors.set(part, color);
    return styleText(color, `${part.padEnd(WIDTH)}│`, { stream: this.#out });
  }
}

/** Calls back with each key press, if the input is a terminal. @returns a function that releases the keyboard */
export function onKeys(pressed: (key: string) => void, input: NodeJS.ReadStream = process.stdin): () => void {
  if (!input.isTTY) return () => undefined;
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  input.on('keypress', (_text: string | undefined, key: { name?: string; ctrl?: boolean; sequence?: string }) => {
    // In raw mode Ctrl-C sends no signal.
    if (key.ctrl && key.name === 'c') return pressed('q');
    if (!key.ctrl) pressed(key.sequence ?? key.name ?? '');
  });
  return () => {
    input.setRawMode(false);
    input.pause();
  };
}
