import type { UIFieldServerProps } from 'payload';
import { wordsOf } from '../words/admin-text.ts';
import { LocalTime } from './local-time.tsx';
import { readScheduledChanges } from './scheduled-changes.ts';

/** Shows above a page when it will be published or unpublished, and that this failed. */
export async function ScheduledChangesField({ id, i18n, req }: UIFieldServerProps) {
  if (typeof id !== 'string') return null;
  const changes = await readScheduledChanges(req.payload, id);
  if (changes.length === 0) return null;
  const words = wordsOf('scheduled', i18n.language);
  return (
    <ul className="scheduled-changes">
      {changes.map(({ type, at, failed }) => (
        <li key={type + at} data-failed={failed || undefined}>
          {words[type]} <LocalTime at={at} language={i18n.language} />
          {failed && ` ${words.failed}`}
        </li>
      ))}
    </ul>
  );
}
