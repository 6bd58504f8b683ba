import type { Locale } from '@app/contracts/common';
import { detectLanguage } from './language/detect.ts';
import type { ScreeningLists } from './lists.ts';
import { matchHints, matchListed, RULES, STATISTICS } from './rules.ts';
import type { RuleInput } from './rules.ts';
import { normalise, originalSpan } from './text/normalise.ts';
import { weightOf } from './weights.ts';
import type { Finding, ScreenInput, ScreenResult } from './types.ts';

const EXCERPT = 80;
/** A body is shorter; what comes from elsewhere is cut here, so that no input takes longer than a body may. */
export const MAX_SCREENED = 6_000;
/** Findings of one rule in one text: enough to show, and a page of swearing makes no thousand rows. */
const MAX_FINDINGS = 20;

const SISTERS: readonly ReadonlySet<Locale>[] = [
  new Set<Locale>(['bs', 'hr', 'sr', 'sl']),
  new Set<Locale>(['cs', 'sk']),
  new Set<Locale>(['da', 'no']),
];
const areSisters = (one: Locale, other: Locale): boolean => SISTERS.some((group) => group.has(one) && group.has(other));

/** Languages whose lists a text is looked up in: its own, and its form's where the text does not settle it. */
function languagesOf(detected: Locale | null, sure: boolean, form: Locale | undefined): Set<Locale> {
  const languages = new Set<Locale>();
  if (detected) languages.add(detected);
  if (form && (!detected || !sure || areSisters(detected, form))) languages.add(form);
  return languages;
}

function screenField(
  original: string,
  field: Finding['field'],
  input: Omit<RuleInput, 'original' | 'normalised' | 'words' | 'hints'>,
): Finding[] {
  const normalised = normalise(original, { turkish: input.languages.has('tr') });
  let matches: ReturnType<typeof matchListed> | undefined;
  const words = (): ReturnType<typeof matchListed> =>
    (matches ??= matchListed(normalised, input.languages, input.lists));
  let found: ReturnType<typeof matchHints> | undefined;
  const hints = (): ReturnType<typeof matchHints> => (found ??= matchHints(normalised, input.languages));
  return RULES.filter(({ fields }) => fields.includes(field)).flatMap(
    ({ id, version, weight, original: exact, find }) =>
      find({ ...input, original, normalised, words, hints })
        .slice(0, MAX_FINDINGS)
        .map((hit) => {
          const span = exact ? hit.span : originalSpan(normalised, hit.span.start, hit.span.end);
          return {
            rule: id,
            version,
            field,
            span,
            excerpt: original.slice(span.start, span.end).slice(0, EXCERPT),
            weight: hit.weight ?? weightOf(id, hit.detail) ?? weight,
            detail: hit.detail,
          };
        }),
  );
}

/**
 * Screens a review's text: finds its language and all that the rules find in it. Pure: the same input and lists give
 * the same result. Spans are in UTF-16 units of the field as it was written.
 */
export function screen(
  { body, grade, authorName, formLanguage, recentBodies = [], statistics = false }: ScreenInput,
  lists: ScreeningLists,
): ScreenResult {
  const text = body.slice(0, MAX_SCREENED);
  const { language, sure } = detectLanguage(text, formLanguage);
  const languages = languagesOf(language, sure, formLanguage);
  const input = { language: language ?? formLanguage ?? null, languages, grade, recentBodies, statistics, lists };
  const findings = screenField(text, 'body', input);
  if (authorName) findings.push(...screenField(authorName.slice(0, MAX_SCREENED), 'author_name', input));
  return { language, findings };
}

/** What becomes of a text: held back, published and looked at within the day, or published. */
export interface ScreeningDecision {
  outcome: 'hold' | 'look' | 'publish';
  held: boolean;
  /** Rules that hold it, for its statement of reasons: none when it is published. */
  rules: Finding['rule'][];
}

const isWithin = (one: Finding, other: Finding): boolean =>
  other.field === one.field && other.span.start <= one.span.start && one.span.end <= other.span.end;

/**
 * Whether the same words have made another sign already: a coarse word inside what another rule has found, or a coarse
 * word or slur in a sentence that the statistics mark because of it. A hinted threat is made of the whole sentence.
 */
const repeatsOther = (finding: Finding, findings: readonly Finding[]): boolean =>
  finding.rule.startsWith('words.') &&
  finding.rule !== 'words.threat' &&
  findings.some(
    (other) =>
      other.rule !== finding.rule &&
      (finding.rule === 'words.mild' || other.rule === STATISTICS) &&
      isWithin(finding, other),
  );

/**
 * A text is held by any finding that holds by itself, or by signs of two different rules: a text that contradicts its
 * grade is no reason alone (people click wrongly, and irony exists). A single sign that is worth a look lets it be
 * published; not so with words of a company (`ofCompany`), which nobody looks at afterwards.
 */
export function decide(findings: readonly Finding[], { ofCompany = false, otherSigns = 0 } = {}): ScreeningDecision {
  // What an author is told is a rule and a passage, which statistics do not have.
  const rules = [...new Set(findings.map(({ rule }) => rule))].filter((rule) => rule !== STATISTICS);
  const signs = new Set(findings.filter((finding) => !repeatsOther(finding, findings)).map(({ rule }) => rule));
  const looked = findings.some(({ weight }) => weight === 'look');
  const holds =
    findings.some(({ weight }) => weight === 'hold') || signs.size + otherSigns > 1 || (ofCompany && looked);
  if (holds) return { outcome: 'hold', held: true, rules };
  return { outcome: looked ? 'look' : 'publish', held: false, rules: [] };
}
