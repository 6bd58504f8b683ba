import type { Locale } from '@app/contracts/common';
import { detectLanguage } from './language/detect.ts';
import type { ScreeningLists } from './lists.ts';
import { matchListed, RULES } from './rules.ts';
import type { RuleInput } from './rules.ts';
import { normalise, originalSpan } from './text/normalise.ts';
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
  input: Omit<RuleInput, 'original' | 'normalised' | 'words'>,
): Finding[] {
  const normalised = normalise(original, { turkish: input.languages.has('tr') });
  let matches: ReturnType<typeof matchListed> | undefined;
  const words = (): ReturnType<typeof matchListed> =>
    (matches ??= matchListed(normalised, input.languages, input.lists));
  return RULES.filter(({ fields }) => fields.includes(field)).flatMap(
    ({ id, version, weight, original: exact, find }) =>
      find({ ...input, original, normalised, words })
        .slice(0, MAX_FINDINGS)
        .map((hit) => {
          const span = exact ? hit.span : originalSpan(normalised, hit.span.start, hit.span.end);
          return {
            rule: id,
            version,
            field,
            span,
            excerpt: original.slice(span.start, span.end).slice(0, EXCERPT),
            weight: hit.weight ?? weight,
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
  { body, grade, authorName, formLanguage, recentBodies = [] }: ScreenInput,
  lists: ScreeningLists,
): ScreenResult {
  const text = body.slice(0, MAX_SCREENED);
  const { language, sure } = detectLanguage(text, formLanguage);
  const languages = languagesOf(language, sure, formLanguage);
  const input = { language: language ?? formLanguage ?? null, languages, grade, recentBodies, lists };
  const findings = screenField(text, 'body', input);
  if (authorName) findings.push(...screenField(authorName.slice(0, MAX_SCREENED), 'author_name', input));
  return { language, findings };
}

/** Whether a review is held, and by which rules. */
export interface ScreeningDecision {
  held: boolean;
  rules: Finding['rule'][];
}

/**
 * A review is held by any finding that holds by itself, or by second signs of two different rules: a text that
 * contradicts its grade is no reason alone (people click wrongly, and irony exists).
 */
export function decide(findings: readonly Finding[]): ScreeningDecision {
  const holding = findings.filter(({ weight }) => weight === 'hold');
  const signs = new Set(findings.filter(({ weight }) => weight === 'second_sign').map(({ rule }) => rule));
  if (holding.length === 0 && signs.size < 2) return { held: false, rules: [] };
  const rules = holding.length > 0 ? findings : findings.filter(({ rule }) => signs.has(rule));
  return { held: true, rules: [...new Set(rules.map(({ rule }) => rule))] };
}
