import type { UIFieldServerProps } from 'payload';
import { wordsOf } from '../words/admin-text.ts';
import { readScheduledChanges } from './read-scheduled-changes.ts';
import { ScheduledChanges } from './scheduled-changes.tsx';

/** Shows above a page when it will be published or unpublished, and that this failed. */
export async function ScheduledChangesField({ id, i18n, req }: UIFieldServerProps) {
  if (typeof id !== 'string') return null;
  return (
    <ScheduledChanges
      page={id}
      initial={await readScheduledChanges(req.payload, id)}
      words={wordsOf('scheduled', i18n.language)}
      language={i18n.language}
    />
  );
}
