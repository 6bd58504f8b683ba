import { emitKeypressEvents } from 'node:readline';
import { styleText } from 'node:util';
import { readable } from './log-line.ts';

const COLORS = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red'] as const;
const WIDTH = 8;

/** One line for each thing that a part says, with the part's name before it in a colour of its own. */
export class Terminal {
  readonly #colors = new Map<string, (typeof COLORS)[number]>();
  readonly #out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
  }

  /** For `onLine` of a process. */
  linesOf(part: string): (line: string) => void {
    return (line) => {
      const shown = readable(line);
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

/** Calls back with each key that is pressed, if there is somebody to press any. @returns gives the keyboard back */
export function onKeys(pressed: (key: string) => void, input: NodeJS.ReadStream = process.stdin): () => void {
  if (!input.isTTY) return () => undefined;
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  input.on('keypress', (_text: string | undefined, key: { name?: string; ctrl?: boolean; sequence?: string }) => {
    // In this mode the terminal makes no signal of it.
    if (key.ctrl && key.name === 'c') return pressed('q');
    if (!key.ctrl) pressed(key.sequence ?? key.name ?? '');
  });
  return () => {
    input.setRawMode(false);
    input.pause();
  };
}
