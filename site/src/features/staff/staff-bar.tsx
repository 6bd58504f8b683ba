import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from '@app/locales/manifest.ts';
import type { PreviewWords } from '../../../../cms/src/export/types.ts';
import type { TextMarks } from '../../lib/texts/text-marks.ts';
import { rowHref, watchTexts } from './in-context.ts';
import * as styles from './staff-bar.module.css';

export interface StaffBarProps {
  words: PreviewWords;
  locale: Locale;
  title: string;
  /** Further information. */
  note?: string;
  marks: () => TextMarks;
  /** Links and buttons. */
  children: ReactNode;
  /** Opens the row of a text; replaced in tests. */
  open?: (href: string) => void;
}

/** A named window, so that the translations open only once. */
const openRow = (href: string) => void window.open(href, 'texts');

const neverChanges = () => () => undefined;

/** Bar at the bottom of the window: what staff are looking at. An Alt-click on a text opens its row. */
export function StaffBar({ words, locale, title, note, marks, children, open = openRow }: StaffBarProps) {
  const [found, setFound] = useState<string[] | null>(null);
  // Not inside the CMS's frame, which has its own bars.
  const framed = useSyncExternalStore(
    neverChanges,
    () => window.parent !== window,
    () => false,
  );
  useEffect(
    () =>
      watchTexts(marks, (keys) => {
        const [only] = keys;
        setFound(keys.length === 1 ? null : keys);
        if (keys.length === 1 && only) open(rowHref(locale, only));
      }),
    [marks, locale, open],
  );

  return (
    <aside className={styles.bar} lang={words.language} aria-label={title} hidden={framed && !found}>
      {found && (
        <div className={styles.found} role="status">
          {found.length === 0 ? words.none : words.here}
          <ul className={styles.keys}>
            {found.map((key) => (
              <li key={key}>
                <a href={rowHref(locale, key)} target="texts">
                  {key}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.row} hidden={framed}>
        <strong>{title}</strong>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.help}>{words.help}</span>
        <span className={styles.ways}>{children}</span>
      </div>
    </aside>
  );
}
