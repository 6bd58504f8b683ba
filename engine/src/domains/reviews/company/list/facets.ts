import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { COMPANY_REVIEW_STATES } from '@app/contracts/company-reviews/list';
import type { CompanyReviewFilter, CompanyReviewSort, CompanyReviewState } from '@app/contracts/company-reviews/list';

/** `engine.review_facet` writes a review's properties with few values as a letter each, in this order. */
const LETTERS = {
  state: { published: 'p', in_mediation: 'm', withdrawn: 'w' },
  subject: { company: 'c', products: 'p' },
  grade: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  origin: { verified: 'v', unverified: 'u', external: 'e' },
  answered: { yes: 'y', no: 'n' },
  answer: { held: 'h', rejected: 'r', waiting: 'w', none: '-' },
  photos: { yes: 'y', no: 'n' },
  pinned: { yes: 'y', no: 'n' },
} as const;
type Place = keyof typeof LETTERS;
const PLACES = Object.keys(LETTERS) as Place[];
/** The language comes last, as it is more than a letter. */
const LANGUAGE_AT = PLACES.length + 1;

/** A held or rejected review's facet is this letter alone: nothing else may be learned of it. */
const HIDDEN = { held: 'h', rejected: 'r' } as const;
const isHidden = (state: CompanyReviewState): state is keyof typeof HIDDEN => state in HIDDEN;

/** What the filter demands of the letter at each place; left out: anything. */
export interface FacetChoice {
  letters: Partial<Record<Place, string[]>>;
  languages: string[] | undefined;
  hidden: string[];
}

/** The facets that match; undefined if none can. */
export function chooseFacets(filter: CompanyReviewFilter, sort: CompanyReviewSort): FacetChoice | undefined {
  const states = filter.state ?? COMPANY_REVIEW_STATES;
  const shown = states.filter((state) => !isHidden(state));
  const { state: _, from: __, to: ___, ...revealing } = filter;
  const reveals = isGrouped(sort) || Object.values(revealing).some((value) => value !== undefined);
  const hidden = reveals ? [] : states.flatMap((state) => (isHidden(state) ? [HIDDEN[state]] : []));
  if (shown.length === 0 && hidden.length === 0) return undefined;
  const wanted: Partial<Record<Place, (string | number)[] | undefined>> = {
    state: shown.length === Object.keys(LETTERS.state).length ? undefined : shown,
    subject: filter.subject && [filter.subject],
    grade: filter.grade,
    origin: filter.origin,
    answered: filter.answered && [filter.answered],
    answer: filter.answer && [filter.answer],
    photos: filter.photos && [filter.photos],
    pinned: filter.pinned && [filter.pinned],
  };
  const letters: FacetChoice['letters'] = {};
  for (const place of PLACES) {
    const byValue: Record<string, string> = LETTERS[place];
    const values = wanted[place];
    if (values) letters[place] = values.map((value) => byValue[value] ?? '');
  }
  return { letters, languages: filter.language, hidden };
}

/** The choice as a regular expression of the database. */
export function facetPattern({ letters, languages, hidden }: FacetChoice): string {
  const places = PLACES.map((place) => {
    const values = letters[place];
    return values ? `[${values.join('')}]` : '.';
  });
  const shown =
    letters.state?.length === 0 ? [] : [`${places.join('')}${languages ? `(${languages.join('|')})` : '.+'}`];
  return `^(${[...shown, ...hidden].join('|')})$`;
}

/** The choice as groups of keys of `engine.word_keys`, one of each of which a review must have. */
export function facetKeys({ letters, languages }: FacetChoice): string[][] {
  const groups = PLACES.flatMap((place, index) => {
    const values = letters[place];
    return values ? [values.map((letter) => ` ${index + 1}${letter}`)] : [];
  });
  return languages ? [...groups, languages.map((language) => ` ${LANGUAGE_AT}${language}`)] : groups;
}

/** Whether the sort puts reviews into groups before their time counts. */
export const isGrouped = (sort: CompanyReviewSort): boolean => sort !== 'newest' && sort !== 'oldest';

/** The choices of a sort's groups, in its order; one for a sort by time. */
export function groupsOf(choice: FacetChoice, sort: CompanyReviewSort): { group: number; choice: FacetChoice }[] {
  if (!isGrouped(sort)) return [{ group: 0, choice }];
  const [place, values]: [Place, string[]] =
    sort === 'unanswered-first'
      ? ['answered', ['n', 'y']]
      : ['grade', sort === 'grade-low' ? ['1', '2', '3', '4', '5'] : ['5', '4', '3', '2', '1']];
  return values.flatMap((letter, group) => {
    const given = choice.letters[place];
    if (given && !given.includes(letter)) return [];
    return [{ group, choice: { ...choice, letters: { ...choice.letters, [place]: [letter] } } }];
  });
}

/** The group of a facet, as in `groupsOf`. */
export function groupColumn(facet: SQL, sort: CompanyReviewSort): SQL {
  const letter = (place: Place): SQL => sql`substr(${facet}, ${sql.raw(String(PLACES.indexOf(place) + 1))}, 1)`;
  if (sort === 'unanswered-first') return sql`(case ${letter('answered')} when 'n' then 0 else 1 end)`;
  if (sort === 'grade-low') return sql`(${letter('grade')}::int - 1)`;
  if (sort === 'grade-high') return sql`(5 - ${letter('grade')}::int)`;
  return sql`0`;
}
