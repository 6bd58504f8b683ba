import { Fragment } from 'react';
import { textParts } from '../../../lib/texts/plain-text.ts';
import { cx } from '../../../ui/cx.ts';
import * as styles from './band.module.css';

/** Plain text with paragraphs and lists, as typed by staff. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx(styles.prose, className)}>
      {textParts(text).map(({ kind, lines }, index) =>
        kind === 'list' ? (
          <ul key={index}>
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
