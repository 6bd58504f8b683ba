import { wordFor } from '../words/fill.ts';

interface Props {
  className: string;
  /** Keys by the name of the shortcut. */
  shortcuts: Readonly<Record<string, readonly string[]>>;
  /** Descriptions by the name of the shortcut. */
  names: Record<string, string>;
  /** Signs that are shown instead of the names of keys. */
  signs?: Readonly<Record<string, string>>;
}

/** The list of keyboard shortcuts. */
export function ShortcutList({ className, shortcuts, names, signs = {} }: Props) {
  return (
    <dl className={className}>
      {Object.entries(shortcuts).map(([name, keys]) => (
        <div key={name}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{signs[key] ?? key}</kbd>
            ))}
          </dt>
          <dd>{wordFor(names, name)}</dd>
        </div>
      ))}
    </dl>
  );
}
