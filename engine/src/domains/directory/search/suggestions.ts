import { sql } from 'drizzle-orm';
import { likeness, readName, sharesWord } from '@app/search';
import type { CompanyHit } from '@app/contracts/companies';
import type { Locale } from '@app/contracts/common';
import type { SuggestedProduct, SuggestionQuery, Suggestions } from '@app/contracts/discovery/search';
import type { AppContext } from '../../../platform/context.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';
import { companyHits } from './search.ts';
import { suggestedLists } from './suggested-lists.ts';

type App = Pick<AppContext, 'db' | 'search'>;

/** Products matched by their own names. The index also matches the company's name, but that is suggested itself. */
async function suggestedProducts({ db, search }: App, q: string, limit: number): Promise<SuggestedProduct[]> {
  const { hits } = await search.searchProducts({ q, limit: 2 * limit });
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const { rows } = await db.queries.execute<SuggestedProduct & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, ${pictureUrlsSql(sql`p.picture_id`)} as picture, json_build_object('id', c.id, 'name', c.name) as company, coalesce(t.count, 0) as count,
      t.halves_times_grade::float8 / nullif(t.halves, 0) as average
    from engine.products p join engine.companies c on c.id = p.company_id
    left join engine.subject_totals t on t.subject_id = p.id
    where p.id = any(${sql.param(ids)}::uuid[]) and c.state = 'active' and c.presentation = 'shown'`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const typed = readName(q);
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ name, company }) => matchesAllWords(q, [name, company.name]) && sharesWord(typed, readName(name)))
    .slice(0, limit);
}

/** Whether these names contain all words of the query. The index tolerates surplus words, suggestions do not. */
const matchesAllWords = (q: string, words: (string | null)[]): boolean =>
  likeness(readName(q), readName(words.filter(Boolean).join(' '))) > 0;

async function suggestedCompanies({ db, search }: App, q: string, limit: number): Promise<CompanyHit[]> {
  const { hits } = await search.searchCompanies({ q, limit });
  return companyHits(
    db.queries,
    hits.map(({ id }) => id),
  );
}

/** Suggestions for a partial query: companies, products, and lists of the directory. */
export async function suggestions(
  app: App & { locale: Locale },
  { q, limit, language = app.locale }: SuggestionQuery,
): Promise<Suggestions> {
  const [found, products, lists] = await Promise.all([
    suggestedCompanies(app, q, limit),
    suggestedProducts(app, q, limit),
    suggestedLists(app.db, { q, locale: language, limit }),
  ]);
  const named = found.filter(({ name, website, city }) => matchesAllWords(q, [name, website, city]));
  // Approximate matches only if there is no exact one.
  const companies = named.length + lists.length > 0 ? named : found;
  return { query: q, companies, products, lists };
}
