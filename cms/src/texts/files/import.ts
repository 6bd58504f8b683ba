import type { Finding } from '@app/locales/rules.ts';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Queryable } from '../../database/queryable.ts';
import type { Translator } from '../translator.ts';
import { readCsv } from './csv.ts';
import { readJson } from './json.ts';
import { type FileRow, UnreadableFile } from './rows.ts';
import { readXliff } from './xliff.ts';
import { isError } from '../saving/check-forms.ts';
import { ROW_COLUMNS, effectiveText, ROWS_SQL } from '../text-state.ts';
import { TextProblem } from '../problem.ts';
import { type TextChange, applyChanges, textToStore } from '../saving/changes.ts';
import { findingsByRow, readPlaceholderModels } from '../saving/findings.ts';
import { saveTextsWithin } from '../saving/save.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Outcome, OUTCOMES } from './formats.ts';
import { type ImportQuery, type ImportReport, type ImportRow, TextRow } from '../schemas.ts';

type Query = z.infer<typeof ImportQuery>;

/**
 * Imports a file of texts. Reports the outcome of each row; with `apply`, saves all valid rows in one transaction.
 * @throws TextProblem if the file cannot be read
 */
export function importTexts(
  req: PayloadRequest,
  translator: Translator,
  query: Query,
  content: string,
): Promise<ImportReport> {
  const rows = readFile(query, content);
  return inTransaction(req, async (client) => {
    const planned = await plan(client, query, rows);
    const changes = planned.flatMap(({ change }) => (change ? [change] : []));
    if (query.apply && changes.length > 0) await saveTextsWithin(client, req, translator, 'import', changes);
    return report(planned, query.apply);
  });
}

function readFile({ format, namespace, locale }: Query, content: string): FileRow[] {
  try {
    if (format === 'json') return readJson(content, namespace);
    const rows = format === 'csv' ? readCsv(content, locale) : readXliff(content, locale);
    return namespace ? rows.filter((row) => row.namespace === namespace) : rows;
  } catch (error) {
    if (error instanceof UnreadableFile) throw new TextProblem('file_unreadable', { detail: error.message });
    throw error;
  }
}

interface Planned {
  file: FileRow;
  row: TextRow | undefined;
  outcome: Outcome;
  findings: Finding[];
  change?: TextChange;
}

/** The outcome of each row of the file, before anything is saved. */
async function plan(client: Queryable, query: Query, files: readonly FileRow[]): Promise<Planned[]> {
  const { rows: raw } = await client.query(
    `select ${ROW_COLUMNS} from ${ROWS_SQL} where t.locale = $1::cms.enum_translations_locale and t.known
     order by t.namespace, t.position`,
    [query.locale],
  );
  const rows = raw.map((one) => TextRow.parse(one));
  const byKey = new Map(rows.map((row) => [`${row.namespace}:${row.key}`, row]));
  const taken = new Set<string>();
  const planned = files.map((file): Planned => {
    const row = byKey.get(`${file.namespace}:${file.key}`);
    const again = row !== undefined && taken.has(row.id);
    if (row) taken.add(row.id);
    const outcome = again ? 'twice' : outcomeOf(file, row, query.overwrite);
    return {
      file,
      row,
      outcome,
      findings: [],
      ...(outcome === 'change' && row && { change: toChange(file, row, !query.checked) }),
    };
  });
  return refuse(planned, rows, await readPlaceholderModels(client, rows));
}

function outcomeOf(file: FileRow, row: TextRow | undefined, overwrite: boolean): Outcome {
  if (!row) return 'unknown';
  if (file.text.trim() === '') return 'empty';
  if (effectiveText({ text: textToStore(file.text, row.fileText), fileText: row.fileText }) === effectiveText(row))
    return 'same';
  if (!overwrite && file.revision !== undefined && file.revision !== row.revision) return 'conflict';
  return 'change';
}

/** If the source text in the file is not the present base, the text was written for an older one and is outdated. */
function toChange({ text, source }: FileRow, { id, revision, base, english }: TextRow, draft: boolean): TextChange {
  const old = source !== undefined && source !== base && source !== english;
  return { id, text, revision, draft, ...(old && { baseSeen: source }) };
}

/** Refuses the changes of all forms of a text if one of them breaks a rule. */
function refuse(
  planned: readonly Planned[],
  rows: readonly TextRow[],
  models: ReadonlyMap<string, string | null>,
): Planned[] {
  const changes = new Map(planned.flatMap(({ change }) => (change ? [[change.id, change]] : [])));
  const familyOf = ({ namespace, family }: TextRow): string => `${namespace}:${family}`;
  const touched = new Set(rows.filter(({ id }) => changes.has(id)).map(familyOf));
  const after = applyChanges(
    rows.filter((row) => touched.has(familyOf(row))),
    changes,
  );
  const found = findingsByRow(after, models);
  const ofFamily = Map.groupBy(after, familyOf);
  return planned.map((one) => {
    if (!one.change || !one.row) return one;
    const all = (ofFamily.get(familyOf(one.row)) ?? []).flatMap(({ id }) => found.get(id) ?? []);
    const own = found.get(one.row.id) ?? [];
    if (!all.some(isError)) return { ...one, findings: own };
    const { change: _, ...rest } = one;
    return { ...rest, outcome: 'refused', findings: own.some(isError) ? own : all.filter(isError) };
  });
}

function report(planned: readonly Planned[], applied: boolean): ImportReport {
  const count = (outcome: Outcome): number => planned.filter((one) => one.outcome === outcome).length;
  return {
    applied,
    counts: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as ImportReport['counts'],
    rows: planned
      .filter(({ outcome }) => outcome !== 'same' && outcome !== 'empty')
      .map(({ file, row, outcome, findings }): ImportRow => {
        const { place, namespace, key, text } = file;
        return { place, namespace, key, outcome, before: row ? effectiveText(row) : null, after: text, findings };
      }),
  };
}
