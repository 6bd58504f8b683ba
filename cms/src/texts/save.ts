import type { Finding } from '@app/locales/rules.ts';
import type { PayloadRequest } from 'payload';
import { BASE_LOCALE } from '../locales.ts';
import { tellChange } from '../notices/hooks.ts';
import { topicOfTexts } from '../notices/topics.ts';
import type { Queryable } from '../notices/deliver.ts';
import type { Translator } from './actor.ts';
import { isError, judge } from './judge.ts';
import { COLUMNS } from './list.ts';
import { effective, type How, ROWS_SQL } from './model.ts';
import { TextProblem } from './problem.ts';
import { inTransaction } from './transaction.ts';
import { TextRow } from './types.ts';

/** A text as somebody wants it; null or empty: the file's again. */
export interface Change {
  id: string;
  text: string | null;
  /** Of the row that was read; left out where it does not matter. */
  revision?: number;
  /** The base that it was written for, where that is not the present one. */
  baseSeen?: string;
}

export interface Saved {
  rows: TextRow[];
}

/** Rows by id and all forms of their families, locked in an order that is the same for everybody. */
async function lockFamilies(client: Queryable, ids: readonly string[]): Promise<TextRow[]> {
  const { rows } = await client.query(
    `select ${COLUMNS} from ${ROWS_SQL} where (t.locale, t.namespace, t.family) in
       (select locale, namespace, family from cms.translations where id = any($1::uuid[]))
     order by t.id for update of t`,
    [ids],
  );
  return rows.map((row) => TextRow.parse(row));
}

const inOrderOfFiles = (a: TextRow, b: TextRow): number =>
  a.namespace.localeCompare(b.namespace) || a.position - b.position;

/** What the code's placeholders are taken from: the base's `other` form; for the base itself what its file says. */
export async function readModels(client: Queryable, rows: readonly TextRow[]): Promise<Map<string, string | null>> {
  const { rows: found } = await client.query(
    `select namespace, family, file_text as file, coalesce(text, file_text) as words from cms.translations
     where locale = '${BASE_LOCALE}' and form in ('', 'other')
       and (namespace, family) in (select * from unnest($1::text[], $2::text[]))`,
    [rows.map(({ namespace }) => namespace), rows.map(({ family }) => family)],
  );
  const models = found as { namespace: string; family: string; file: string | null; words: string | null }[];
  return new Map(
    models.flatMap(({ namespace, family, file, words }) => [
      [`${namespace}:${family}`, words],
      [`${BASE_LOCALE} ${namespace}:${family}`, file ?? words],
    ]),
  );
}

export const modelOf = (models: ReadonlyMap<string, string | null>, { locale, namespace, family }: TextRow) =>
  models.get(`${locale === BASE_LOCALE ? `${BASE_LOCALE} ` : ''}${namespace}:${family}`) ?? null;

/** A text as it is stored: nothing typed, and what the file says anyway, is no text of staff's. */
export const stored = (text: string | null, fileText: string | null): string | null => {
  const typed = text?.trim().normalize('NFC') ?? '';
  return typed === '' || typed === fileText ? null : typed;
};

/** Rows as they would be after the changes. */
export function overlay(rows: readonly TextRow[], changes: ReadonlyMap<string, Change>): TextRow[] {
  return rows.map((row) => {
    const change = changes.get(row.id);
    if (!change) return row;
    const text = stored(change.text, row.fileText);
    // The base is made for nothing but itself.
    if (row.locale === BASE_LOCALE) return { ...row, text };
    const words = effective({ text, fileText: row.fileText });
    return { ...row, text, baseSeen: words === null ? null : (change.baseSeen ?? row.base) };
  });
}

/** What is wrong with texts, family by family; findings about a whole family stand with its first row. */
export function findingsOf(rows: readonly TextRow[], models: ReadonlyMap<string, string | null>) {
  const families = Map.groupBy(rows, ({ locale, namespace, family }) => `${locale} ${namespace}:${family}`);
  const found = new Map<string, Finding[]>();
  for (const forms of families.values()) {
    const [first] = forms;
    if (!first?.known) continue;
    const judged = forms.map((row) => ({ ...row, words: effective(row) }));
    for (const finding of judge(first.locale, judged, modelOf(models, first))) {
      const { id } = forms.find(({ form }) => form === finding.form) ?? first;
      found.set(id, [...(found.get(id) ?? []), finding]);
    }
  }
  return found;
}

/**
 * Saves texts all or none: checks, the texts, their history and the notice of the change are one transaction.
 * @throws TextProblem when somebody else was faster, or a text breaks a rule
 */
export const saveTexts = (
  req: PayloadRequest,
  translator: Translator,
  how: How,
  changes: readonly Change[],
): Promise<Saved> => inTransaction(req, (client) => saveWithin(client, req, translator, how, changes));

/** The same within a transaction that is open already. */
export async function saveWithin(
  client: Queryable,
  req: PayloadRequest,
  translator: Translator,
  how: How,
  changes: readonly Change[],
): Promise<Saved> {
  const wanted = new Map(changes.map((change) => [change.id, change]));
  const before = await lockFamilies(client, [...wanted.keys()]);
  const own = before.filter(({ id }) => wanted.has(id)).sort(inOrderOfFiles);
  if (own.length < wanted.size) throw new TextProblem('text_unknown');
  if (own.some(({ locale }) => !translator.locales.includes(locale))) throw new TextProblem('locale_not_yours');
  const stale = own.filter(({ id, revision }) => (wanted.get(id)?.revision ?? revision) !== revision);
  if (stale.length > 0) throw new TextProblem('text_changed', { rows: stale });

  const after = overlay(before, wanted);
  const found = findingsOf(after, await readModels(client, own));
  const invalid = after
    .map(({ id, key }) => ({ id, key, findings: (found.get(id) ?? []).filter(isError) }))
    .filter(({ findings }) => findings.length > 0);
  if (invalid.length > 0) throw new TextProblem('text_invalid', { invalid });

  const pairs = own.flatMap((row) => {
    const next = after.find(({ id }) => id === row.id);
    return next && (next.text !== row.text || next.baseSeen !== row.baseSeen) ? [{ row, next }] : [];
  });
  await write(client, translator, how, pairs);
  const visible = pairs.filter(({ row, next }) => effective(row) !== effective(next)).map(({ row }) => row);
  const [first] = visible;
  if (first) {
    const more = visible.length > 1 ? ` (+${visible.length - 1})` : '';
    const name = `${first.locale} ${first.namespace}:${first.key}${more}`;
    const topic = topicOfTexts(visible.map(({ namespace }) => namespace));
    await tellChange(req, 'translations', { ...first, name }, { topic });
  }
  const { rows } = await client.query(
    `select ${COLUMNS} from ${ROWS_SQL} where t.id = any($1::uuid[]) order by t.namespace, t.position`,
    [own.map(({ id }) => id)],
  );
  return { rows: rows.map((row) => TextRow.parse(row)) };
}

interface Pair {
  row: TextRow;
  next: TextRow;
}

async function write(client: Queryable, { name }: Translator, how: How, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await client.query(
    `update cms.translations t set text = c.text, base_seen = c.base_seen, revision = t.revision + 1,
       edited_by = $4, edited_at = now(), updated_at = now()
     from unnest($1::uuid[], $2::text[], $3::text[]) as c (id, text, base_seen) where t.id = c.id`,
    [pairs.map(({ row }) => row.id), pairs.map(({ next }) => next.text), pairs.map(({ next }) => next.baseSeen), name],
  );
  await client.query(
    `insert into cms.translation_history (id, locale, namespace, key, before, after, how, by)
     select gen_random_uuid(), * , $7 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
    [
      pairs.map(({ row }) => row.locale),
      pairs.map(({ row }) => row.namespace),
      pairs.map(({ row }) => row.key),
      pairs.map(({ row }) => effective(row)),
      pairs.map(({ next }) => effective(next)),
      pairs.map(({ row, next }) => howOf(how, row, next)),
      name,
    ],
  );
  // A row that only staff's text kept goes with it.
  await client.query('delete from cms.translations where id = any($1::uuid[]) and not known and text is null', [
    pairs.map(({ row }) => row.id),
  ]);
}

/** Saving a text as it is says that it still fits the base; saving nothing goes back to the file. */
function howOf(how: How, row: TextRow, next: TextRow): How {
  if (how !== 'edit') return how;
  if (effective(row) === effective(next)) return 'confirm';
  return next.text === null ? 'revert' : 'edit';
}
