import type { Finding } from '@app/locales/rules.ts';
import type { Queryable } from '../../database/queryable.ts';
import { BASE_LOCALE } from '../../locales.ts';
import type { TextRow } from '../schemas.ts';
import { effectiveText } from '../text-state.ts';
import { checkTextForms } from './check-forms.ts';

/**
 * The texts that placeholders are checked against, by family: the base's `other` form; for the base itself that of its
 * file.
 */
export async function readPlaceholderModels(
  client: Queryable,
  rows: readonly TextRow[],
): Promise<Map<string, string | null>> {
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

const modelOf = (models: ReadonlyMap<string, string | null>, { locale, namespace, family }: TextRow) =>
  models.get(`${locale === BASE_LOCALE ? `${BASE_LOCALE} ` : ''}${namespace}:${family}`) ?? null;

/** Checks texts family by family. Findings by row; those about a whole family belong to its first row. */
export function findingsByRow(rows: readonly TextRow[], models: ReadonlyMap<string, string | null>) {
  const families = Map.groupBy(rows, ({ locale, namespace, family }) => `${locale} ${namespace}:${family}`);
  const found = new Map<string, Finding[]>();
  for (const forms of families.values()) {
    const [first] = forms;
    if (!first?.known) continue;
    const judged = forms.map((row) => ({ ...row, words: effectiveText(row) }));
    for (const finding of checkTextForms(first.locale, judged, modelOf(models, first))) {
      const { id } = forms.find(({ form }) => form === finding.form) ?? first;
      found.set(id, [...(found.get(id) ?? []), finding]);
    }
  }
  return found;
}
