import type { Queryable } from '../../database/queryable.ts';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import type { FileText } from './rows.ts';
import { writeXliff } from './xliff.ts';
import { ROW_COLUMNS, effectiveText, ROWS_SQL } from '../text-state.ts';
import type { FileFormat } from './formats.ts';
import { type ExportQuery, TextRow } from '../schemas.ts';
import type { z } from 'zod';

const TYPES: Record<FileFormat, [type: string, ending: string]> = {
  json: ['application/json', 'json'],
  csv: ['text/csv; charset=utf-8', 'csv'],
  xliff: ['application/xliff+xml', 'xlf'],
};

/** Exports the texts of a language as a file, in the order of the files of `locales/`. */
export async function exportTexts(
  database: Queryable,
  { locale, namespace, format, source, open }: z.infer<typeof ExportQuery>,
): Promise<{ content: string; type: string; name: string }> {
  const { rows } = await database.query(
    `select ${ROW_COLUMNS}, n.text as note from ${ROWS_SQL}
     left join cms.translation_notes n on n.namespace = t.namespace and n.family = t.family
     where t.locale = $1::cms.enum_translations_locale and ($2::text is null or t.namespace = $2) and t.known
     order by t.namespace, t.position`,
    [locale, namespace ?? null],
  );
  const texts = rows
    .map((raw): FileText => {
      const row = TextRow.parse(raw);
      const { namespace: space, key, state, revision } = row;
      const beside = source === 'en' ? row.english : row.base;
      return { namespace: space, key, state, revision, source: beside, text: effectiveText(row), note: noteOf(raw) };
    })
    .filter(({ state }) => !open || state !== 'done');
  const [type, ending] = TYPES[format];
  return { content: write(), type, name: ['texts', locale, namespace].filter(Boolean).join('-') + `.${ending}` };

  function write(): string {
    if (format === 'json') return writeJson(texts, namespace !== undefined);
    return format === 'csv' ? writeCsv(locale, texts) : writeXliff(locale, source, texts);
  }
}

const noteOf = (raw: unknown): string | null => (raw as { note: string | null }).note;
