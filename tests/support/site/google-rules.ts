/**
 * Requirements of Google's structured data documentation as of 2026 (Search Central, "Structured data markup that
 * Google Search supports"). Collects all errors instead of stopping at the first.
 */
type Thing = Record<string, unknown>;

interface Rule {
  required?: readonly string[];
  /** At least one is required. */
  oneOf?: readonly string[];
  check?: (thing: Thing) => string[];
}

const LOCAL_BUSINESS: Rule = { required: ['name', 'address'], check: hasStreet };

const RULES: Record<string, Rule> = {
  // review-snippet
  Review: { required: ['author', 'reviewRating'], check: ({ author }) => authorNamed(author as Thing) },
  Rating: { required: ['ratingValue'], check: withinScale },
  AggregateRating: { required: ['ratingValue'], oneOf: ['ratingCount', 'reviewCount'], check: withinScale },
  // local-business and its subtypes
  LocalBusiness: LOCAL_BUSINESS,
  Store: LOCAL_BUSINESS,
  Hotel: LOCAL_BUSINESS,
  Restaurant: LOCAL_BUSINESS,
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  // product-snippet
  Product: { required: ['name'], oneOf: ['review', 'aggregateRating', 'offers'] },
  // breadcrumb
  BreadcrumbList: { required: ['itemListElement'], check: atLeastTwoSteps },
  ListItem: { required: ['position', 'name', 'item'] },
  // faqpage
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  // site-names, and the search box that schema.org describes
  WebSite: { required: ['name', 'url'] },
  SearchAction: { required: ['target', 'query-input'] },
  Organization: { required: ['name', 'url'] },
  OnlineStore: { required: ['name', 'url'] },
};

/** Errors that Google would report; empty for valid data. */
export function googleErrors(data: object, path = ''): string[] {
  const thing = data as Thing;
  const type = thing['@type'];
  const at = path || String(type);
  const rule = typeof type === 'string' ? RULES[type] : undefined;
  const isFilled = (name: string) => thing[name] !== undefined && thing[name] !== null && thing[name] !== '';
  const own = [
    ...(path === '' && thing['@context'] !== 'https://schema.org' ? [`${at}: no @context`] : []),
    ...(rule?.required ?? []).filter((name) => !isFilled(name)).map((name) => `${at}: no ${name}`),
    ...(rule?.oneOf && !rule.oneOf.some(isFilled) ? [`${at}: none of ${rule.oneOf.join(', ')}`] : []),
    ...(rule?.check?.(thing) ?? []).map((wrong) => `${at}: ${wrong}`),
  ];
  const below = Object.entries(thing).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((part, index) =>
      typeof part === 'object' && part !== null ? googleErrors(part, `${at}.${name}.${index}`) : [],
    ),
  );
  return [...own, ...below];
}

function authorNamed(author: Thing | undefined): string[] {
  const name = author?.['name'];
  return typeof name === 'string' && name !== '' && name.length < 100
    ? []
    : ['author needs a name of under 100 letters'];
}

function withinScale({ ratingValue, bestRating = 5, worstRating = 1 }: Thing): string[] {
  const [value, best, worst] = [ratingValue, bestRating, worstRating].map(Number);
  return value! >= worst! && value! <= best! ? [] : ['ratingValue outside of its scale'];
}

function hasStreet({ address }: Thing): string[] {
  const { streetAddress, addressCountry } = (address ?? {}) as Thing;
  return streetAddress && addressCountry ? [] : ['the address has no street or no country'];
}

function atLeastTwoSteps({ itemListElement }: Thing): string[] {
  return Array.isArray(itemListElement) && itemListElement.length >= 2 ? [] : ['fewer than two steps'];
}
