import type { CompanyDocument, FacetName, ProductDocument } from './port.ts';
import { spellingsOf } from './text/spellings.ts';
import { foldHost, hostOf, ownLabels } from './text/web-address.ts';
import { compactOf, filterValue, indexWords, runsOf, scriptOf } from './text/words.ts';

/** What both adapters index of a document: its words folded, in two weights, and the values it can be filtered by. */
export interface IndexEntry {
  id: string;
  slug: string;
  /** In its original spelling. */
  name: string;
  /** The folded name without gaps. */
  compact: string;
  host: string | null;
  script: string;
  count: number;
  rank: number;
  /** Words of the name in their order. */
  words: string[];
  /** Words of the name, the name without gaps, the host and its words: each once. */
  nameWords: string[];
  /** Words of the name as other languages write its letters in Latin ones. */
  spellings: string[];
  /** Words of its place, or of its seller. */
  placeWords: string[];
  filters: Record<string, string>;
  /** Values of the facets as people read them. */
  shown: Partial<Record<FacetName, string>>;
}

/** Nobody types longer words. */
const LONGEST_WORD = 60;
const unique = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => word.length > 0 && word.length <= LONGEST_WORD);

function entryOf(
  doc: { id: string; slug: string; name: string; count: number; rank: number },
  {
    host = null,
    places,
    filters,
    shown = {},
  }: Pick<IndexEntry, 'filters'> & { host?: string | null; places: string[]; shown?: IndexEntry['shown'] },
): IndexEntry {
  const runs = runsOf(doc.name);
  const compact = compactOf(runs);
  const spellings = unique(spellingsOf(doc.name));
  const hostWords = host ? [foldHost(host), ...indexWords(runsOf(ownLabels(host)))] : [];
  return {
    id: doc.id.toLowerCase(),
    slug: doc.slug,
    name: doc.name,
    compact,
    host: host && foldHost(host),
    script: scriptOf(doc.name),
    count: doc.count,
    rank: doc.rank,
    words: indexWords(runs),
    nameWords: unique([...indexWords(runs), compact, ...hostWords, ...spellings]),
    spellings,
    placeWords: unique(places.flatMap((place) => [...indexWords(runsOf(place)), ...spellingsOf(place)])),
    filters,
    shown,
  };
}

/** `filters` of a company: kind, country, city, category; of a product: company. */
export function companyEntry(company: CompanyDocument): IndexEntry {
  const { kind, country, city, cityNames = [], region, category, website } = company;
  return entryOf(company, {
    host: website ? hostOf(website) : null,
    places: [city, ...cityNames, region].filter((place) => place !== null),
    filters: {
      kind: filterValue(kind),
      country: filterValue(country),
      category: filterValue(category),
      ...(city && { city: filterValue(city) }),
    },
    shown: { kind, category, country: country.toUpperCase(), ...(city && { city }) },
  });
}

export function productEntry(product: ProductDocument): IndexEntry {
  return entryOf(product, {
    places: [product.companySlug],
    filters: { company: filterValue(product.companyId) },
  });
}
