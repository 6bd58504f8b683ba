import { useState } from 'react';
import type { DeskOverview } from '@app/contracts/moderating/desk-work';
import { fillIn, wordFor } from '../../words/fill.ts';
import { waitingSince } from '../waiting-since.ts';
import type { DeskWords } from '../words.ts';

/** What one has decided today, and the oldest waiting case of each kind. */
export function Overview({
  words,
  language,
  overview,
}: {
  words: DeskWords;
  language: string;
  overview: DeskOverview;
}) {
  const [now] = useState(Date.now);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <details className="desk__overview">
      <summary>{fillIn(words.overview.today, { count: overview.decidedToday })}</summary>
      <div>
        <section>
          <h2>{words.overview.decided}</h2>
          <ol>
            {overview.decided.map(({ id, at, company, kind, decision, ground }) => (
              <li key={id}>
                {time.format(new Date(at))} · {company} · {wordFor(words.oneOf, kind)}:{' '}
                {wordFor((words.decisions as Record<string, Record<string, string>>)[kind] ?? {}, decision)}
                {ground && ground !== 'no_violation' && ` (${wordFor(words.grounds, ground)})`}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{words.overview.waiting}</h2>
          <ul>
            {overview.waiting.map(({ kind, count, oldestAt }) => (
              <li key={kind}>
                {wordFor(words.kinds, kind)}: {count} ·{' '}
                {fillIn(words.overview.oldest, { when: waitingSince(oldestAt, now, language) })}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}
