import { wordFor } from '../words/fill.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { DeskWords } from './words.ts';

/** Which key does what. */
export function ShortcutHelp({ words }: { words: DeskWords }) {
  return (
    <dl className="desk__keys">
      {Object.entries(SHORTCUTS).map(([name, keys]) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{wordFor(words.shortcuts.names, name)}</dd>
        </div>
      ))}
    </dl>
  );
}
