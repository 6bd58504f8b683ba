import { wordFor } from '../../words/fill.ts';
import { SHORTCUTS } from './keys.ts';
import type { TextWords } from './words.ts';

const SIGNS: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: '↵',
  'Ctrl+Enter': 'Ctrl ↵',
  Escape: 'Esc',
};

/** Which key does what. */
export function ShortcutHelp({ words }: { words: TextWords }) {
  return (
    <dl className="texts__keys">
      {Object.entries(SHORTCUTS).map(([name, keys]) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{SIGNS[key] ?? key}</kbd>
            ))}
          </dt>
          <dd>{wordFor(words.shortcuts.names, name)}</dd>
        </div>
      ))}
    </dl>
  );
}
