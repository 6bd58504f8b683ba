import type { PayloadRequest } from 'payload';
import type { Queryable } from '../../database/queryable.ts';
import { inTransaction } from '../../database/transaction.ts';
import { writeChangeNotice } from '../../notices/hooks.ts';
import { topicOfTexts } from '../../notices/topics.ts';
import { TextProblem } from '../problem.ts';
import { TextRow } from '../schemas.ts';
import { ROW_COLUMNS, effectiveText, type TextChangeKind, ROWS_SQL } from '../text-state.ts';
import type { Translator } from '../translator.ts';
import { type TextChange, applyChanges } from './changes.ts';
import { isError } from './check-forms.ts';
import { findingsByRow, readPlaceholderModels } from './findings.ts';

/** The saved rows in the order of the files. */
export interface SaveResult {
  rows: TextRow[];
}

/** Locks the rows with these ids and all forms of their families, always in the same order. */
async function lockFamilies(client: Queryable, ids: readonly string[]): Promise<TextRow[]> {
  const { rows } = await client.query(
    `select ${ROW_COLUMNS} from ${ROWS_SQL} where (t.locale, t.namespace, t.family) in
       (select locale, namespace, family from cms.translations where id = any($1::uuid[]))
     order by t.id for update of t`,
    [ids],
  );
  return rows.map((row) => TextRow.parse(row));
}

const inOrderOfFiles = (a: TextRow, b: TextRow): number =>
  a.namespace.localeCompare(b.namespace) || a.position - b.position;

/**
 * Saves all texts or none: checks, texts, history and change notice are one transaction.
 * @throws TextProblem if a text was changed by somebody else or breaks a rule
 */
export const saveTexts = (
  req: PayloadRequest,
  translator: Translator,
  how: TextChangeKind,
  changes: readonly TextChange[],
): Promise<SaveResult> => inTransaction(req, (client) => saveTextsWithin(client, req, translator, how, changes));

/** The same within the caller's transaction. */
export async function saveTextsWithin(
  client: Queryable,
  req: PayloadRequest,
  translator: Translator,
  how: TextChangeKind,
  changes: readonly TextChange[],
): Promise<SaveResult> {
  const wanted = new Map(changes.map((change) => [change.id, change]));
  const before = await lockFamilies(client, [...wanted.keys()]);
  const own = before.filter(({ id }) => wanted.has(id)).sort(inOrderOfFiles);
  if (own.length < wanted.size) throw new TextProblem('text_unknown');
  if (own.some(({ locale }) => !translator.locales.includes(locale))) throw new TextProblem('locale_not_yours');
  const stale = own.filter(({ id, revision }) => (wanted.get(id)?.revision ?? revision) !== revision);
  if (stale.length > 0) throw new TextProblem('text_changed', { rows: stale });

  const after = applyChanges(before, wanted);
  const found = findingsByRow(after, await readPlaceholderModels(client, own));
  const invalid = after
    .map(({ id, key }) => ({ id, key, findings: (found.get(id) ?? []).filter(isError) }))
    .filter(({ findings }) => findings.length > 0);
  if (invalid.length > 0) throw new TextProblem('text_invalid', { invalid });

  const pairs = own.flatMap((row) => {
    const next = after.find(({ id }) => id === row.id);
    return next && (next.text !== row.text || next.baseSeen !== row.baseSeen || next.draft !== row.draft)
      ? [{ row, next }]
      : [];
  });
  await write(client, translator, how, pairs);
  const visible = pairs.filter(({ row, next }) => effectiveText(row) !== effectiveText(next)).map(({ row }) => row);
  const [first] = visible;
  if (first) {
    const more = visible.length > 1 ? ` (+${visible.length - 1})` : '';
    const name = `${first.locale} ${first.namespace}:${first.key}${more}`;
    const topic = topicOfTexts(visible.map(({ namespace }) => namespace));
    await writeChangeNotice(req, 'translations', { ...first, name }, { topic });
  }
  const { rows } = await client.query(
    `select ${ROW_COLUMNS} from ${ROWS_SQL} where t.id = any($1::uuid[]) order by t.namespace, t.position`,
    [own.map(({ id }) => id)],
  );
  return { rows: rows.map((row) => TextRow.parse(row)) };
}

interface Pair {
  row: TextRow;
  next: TextRow;
}

async function write(
  client: Queryable,
  { name }: Translator,
  how: TextChangeKind,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  await client.query(
    `update cms.translations t set text = c.text, base_seen = c.base_seen, draft = c.draft, revision = t.revision + 1,
       edited_by = $5, edited_at = now(), updated_at = now()
     from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[]) as c (id, text, base_seen, draft) where t.id = c.id`,
    [
      pairs.map(({ row }) => row.id),
      pairs.map(({ next }) => next.text),
      pairs.map(({ next }) => next.baseSeen),
      pairs.map(({ next }) => next.draft),
      name,
    ],
  );
  await client.query(
    `insert into cms.translation_history (id, locale, namespace, key, before, after, how, by)
     select gen_random_uuid(), * , $7 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
    [
      pairs.map(({ row }) => row.locale),
      pairs.map(({ row }) => row.namespace),
      pairs.map(({ row }) => row.key),
      pairs.map(({ row }) => effectiveText(row)),
      pairs.map(({ next }) => effectiveText(next)),
      pairs.map(({ row, next }) => howOf(how, row, next)),
      name,
    ],
  );
  // A row without a file text exists only for the text of staff.
  await client.query('delete from cms.translations where id = any($1::uuid[]) and not known and text is null', [
    pairs.map(({ row }) => row.id),
  ]);
}

/** Saving an unchanged text confirms that it still fits the base; saving an empty one reverts to the file. */
function howOf(how: TextChangeKind, row: TextRow, next: TextRow): TextChangeKind {
  if (how !== 'edit') return how;
  if (effectiveText(row) === effectiveText(next)) return 'confirm';
  return next.text === null ? 'revert' : 'edit';
}
