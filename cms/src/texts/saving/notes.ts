import type { Queryable } from '../../database/queryable.ts';
import type { Translator } from '../translator.ts';
import { TextProblem } from '../problem.ts';
import { TextNote } from '../schemas.ts';
import type { NoteBody } from '../schemas.ts';
import type { z } from 'zod';

const COLUMNS = 'text, by, revision::int as revision';

/**
 * Saves or deletes the comment of a text, which all languages share.
 * @throws TextProblem with the present comment if somebody else has changed it
 */
export async function saveNote(
  database: Queryable,
  { name }: Translator,
  { namespace, family, text, revision }: z.infer<typeof NoteBody>,
): Promise<{ note: TextNote | null }> {
  const { rows: known } = await database.query(
    'select 1 from cms.translations where namespace = $1 and family = $2 limit 1',
    [namespace, family],
  );
  if (known.length === 0) throw new TextProblem('text_unknown');
  if (text === '' && revision === null) return { note: null };
  const place = [namespace, family];
  const { rows } =
    revision === null
      ? await database.query(
          `insert into cms.translation_notes (id, namespace, family, text, by, revision)
           values (gen_random_uuid(), $1, $2, $3, $4, 1) on conflict do nothing returning ${COLUMNS}`,
          [...place, text, name],
        )
      : text === ''
        ? await database.query(
            'delete from cms.translation_notes where namespace = $1 and family = $2 and revision = $3 returning 1',
            [...place, revision],
          )
        : await database.query(
            `update cms.translation_notes set text = $3, by = $4, revision = revision + 1, updated_at = now()
             where namespace = $1 and family = $2 and revision = $5 returning ${COLUMNS}`,
            [...place, text, name, revision],
          );
  if (rows.length > 0) return { note: text === '' ? null : TextNote.parse(rows[0]) };
  const { rows: now } = await database.query(
    `select ${COLUMNS} from cms.translation_notes where namespace = $1 and family = $2`,
    place,
  );
  throw new TextProblem('note_changed', { note: now[0] ? TextNote.parse(now[0]) : null });
}
