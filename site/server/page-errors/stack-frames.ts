import { redactedPath } from '../http/access-log.ts';

/** A place in a script of ours, in the order of a browser's stack: the innermost first. */
export interface StackFrame {
  function: string;
  /** Path of the script, or the masked path of the page for inline code. */
  path: string;
  /** From 1, as browsers count. */
  line: number;
  column: number;
}

/** `at name (https://host/app.js:1:23)` of Chromium, `name@https://host/app.js:1:23` of Firefox and Safari. */
const FRAME = /^\s*(?:at )?(?:(?<name>[^@(]*?)\s?[@(])?(?<url>https?:\/\/[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?$/;
const MAX_FRAMES = 50;

/** The frames of a browser's stack that lie in scripts of our own origin; those of extensions and the like are left out. */
export function ownFrames(stack: string, origin: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((text): StackFrame[] => {
      const { name, url = '', line, column } = FRAME.exec(text)?.groups ?? {};
      if (!url.startsWith(`${origin}/`)) return [];
      const path = url.slice(origin.length);
      return [
        {
          function: name?.replace(/^async /, '') || '<anonymous>',
          path: path.endsWith('.js') && !path.includes('?') ? path : redactedPath(path),
          line: Number(line),
          column: Number(column),
        },
      ];
    })
    .slice(0, MAX_FRAMES);
}
