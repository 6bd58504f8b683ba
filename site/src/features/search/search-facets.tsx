import type { CompanyKind } from '@app/contracts/common';
import { useT } from '../../lib/i18n.ts';
import { SEARCH_FILTERS, searchPath, type SearchFilter } from '../../lib/search-address.ts';
import { Choices, type Choice } from '../directory/choices.tsx';
import { categoryName, countryIn, kindName, type Texts, type Words } from '../directory/names.ts';
import type { Results } from './search-data.ts';

/** What the results can be narrowed down to, and what they are narrowed down to; each choice is an address. */
export function SearchFacets({ results }: { results: Results }) {
  const { t } = useT('find-company');
  const { t: ofCategory, locale } = useT('category');
  const titles: Record<SearchFilter, string> = {
    kind: t('kind'),
    category: ofCategory('categories'),
    country: ofCategory('places.country'),
    city: ofCategory('places.city'),
  };
  return SEARCH_FILTERS.map((name) => (
    <Choices key={name} title={titles[name]} choices={choicesOf({ t: ofCategory, locale }, results, name)} />
  ));
}

const sameText = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/** All of them, then the values; none where there is nothing to choose. */
function choicesOf(texts: Texts, results: Results, name: SearchFilter): Choice[] {
  const { phrase, filters, result, countries } = results;
  const { locale, t } = texts;
  const chosen = filters[name];
  const facets = result.facets;
  const values = facets?.[name] ?? [];
  if (chosen === undefined && values.length < 2) return [];
  const pathOf = (value: string | undefined) => searchPath(locale, phrase, { ...filters, [name]: value });
  const shown = values.map(({ value, companies }) => ({ value, companies: facets?.exact ? companies : null }));
  // What is chosen stands there however few there are.
  const gone = chosen !== undefined && !shown.some(({ value }) => sameText(value, chosen));
  return [
    { name: t('all'), path: pathOf(undefined), companies: null, current: chosen === undefined },
    ...(gone ? [{ value: chosen, companies: facets?.exact ? 0 : null }] : [])
      .concat(shown)
      .map(({ value, companies }) => ({
        ...{ name: nameOf({ ...texts, countries }, name, value), path: pathOf(value), companies },
        current: chosen !== undefined && sameText(value, chosen),
      })),
  ];
}

function nameOf(words: Words, name: SearchFilter, value: string): string {
  if (name === 'kind') return kindName(words, value as CompanyKind);
  if (name === 'category') return categoryName(words, value);
  return name === 'country' ? countryIn(words, value) : value;
}
