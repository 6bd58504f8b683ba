import { sql } from 'drizzle-orm';
import { readName, sharesWord } from '@app/search';
import type { Locale } from '@app/contracts/common';
import type { SuggestedProduct, SuggestionQuery, Suggestions } from '@app/contracts/search';
import type { AppContext } from '../../platform/context.ts';
import { hitsOf } from './search.ts';
import { suggestedLists } from './suggested-lists.ts';

type App = Pick<AppContext, 'db' | 'search'>;

/** Products by their own names. The index finds them by their company's too, which is suggested itself. */
async function suggestedProducts({ db, search }: App, q: string, limit: number): Promise<SuggestedProduct[]> {
  const { hits } = await search.searchProducts({ q, limit: 2 * limit });
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const { rows } = await db.read.execute<SuggestedProduct & Record<string, unknown>>(sql`
    select p.id, p.slug, p.name, json_build_object('id', c.id, 'name', c.name) as company, coalesce(t.count, 0) as count,
      t.halves_times_grade::float8 / nullif(t.halves, 0) as average
    from engine.products p join engine.companies c on c.id = p.company_id
    left join engine.subject_totals t on t.subject_id = p.id
    where p.id = any(${sql.param(ids)}::uuid[]) and c.state = 'active' and c.presentation = 'shown'`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const typed = readName(q);
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ name }) => sharesWord(typed, readName(name)))
    .slice(0, limit);
}

/** What somebody who types may mean: companies, products, and lists of the directory. */
export async function suggestions(
  app: App & { locale: Locale },
  { q, limit, language = app.locale }: SuggestionQuery,
): Promise<Suggestions> {
  const companies = async () => {
    const { hits } = await app.search.searchCompanies({ q, limit });
    return hitsOf(
      app.db.read,
      hits.map(({ id }) => id),
    );
  };
  const [ofCompanies, products, lists] = await Promise.all([
    companies(),
    suggestedProducts(app, q, limit),
    suggestedLists(app.db, { q, locale: language, limit }),
  ]);
  return { query: q, companies: ofCompanies, products, lists };
}
