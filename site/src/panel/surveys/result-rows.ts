import type { Locale } from '@app/contracts/common';
import type { Survey, SurveyAnswer, SurveyQuestion, SurveyResponse, SurveyResults } from '@app/contracts/surveys';

export interface CountRow {
  key: string;
  /** Null for `yes` and `no`, whose words are ours. */
  label: string | null;
  count: number;
}

interface Words {
  locale: Locale;
  /** The survey's default language. */
  fallback: Locale;
}

/** How often each answer was given, those that nobody gave too; none for answers in one's own words. */
export function countRows(
  { kind, choices, scale }: SurveyQuestion,
  { counts }: SurveyResults['questions'][number],
  { locale, fallback }: Words,
): CountRow[] {
  const row = (key: string, label: string | null): CountRow => ({ key, label, count: counts[key] ?? 0 });
  switch (kind) {
    case 'open':
      return [];
    case 'closed':
      return [row('yes', null), row('no', null)];
    case 'scored':
      return Array.from({ length: (scale?.to ?? 0) - (scale?.from ?? 0) + 1 }, (_, index) => {
        const point = String((scale?.from ?? 0) + index);
        return row(point, point);
      });
    default:
      return choices.map(({ id, words }) => row(id, words[locale] ?? words[fallback] ?? id));
  }
}

/** The rows of a CSV of all answers, under the heads of its fixed columns and a column for each question. */
export function responseRows(
  { kind, questions, defaultLanguage }: Survey,
  responses: readonly SurveyResponse[],
  { locale, heads, score }: { locale: Locale; heads: readonly string[]; score: string },
): (string | number)[][] {
  const wordsOf = (words: Partial<Record<Locale, string>>): string => words[locale] ?? words[defaultLanguage] ?? '';
  const shown = ({ choices }: SurveyQuestion, answer: SurveyAnswer | undefined): string | number => {
    if (answer === undefined) return '';
    const choice = (id: string) => wordsOf(choices.find((one) => one.id === id)?.words ?? {}) || id;
    if (Array.isArray(answer)) return answer.map(choice).join(' | ');
    if (typeof answer === 'string') return choices.length > 0 ? choice(answer) : answer;
    return typeof answer === 'boolean' ? Number(answer) : answer;
  };
  const own = kind === 'nps' ? [score, ''] : questions.map(({ question }) => wordsOf(question));
  return [
    [...heads, ...own],
    ...responses.map(({ submittedAt, language, respondent, answers, nps }) => [
      submittedAt,
      language,
      respondent?.name ?? '',
      respondent?.email ?? '',
      ...(kind === 'nps'
        ? [nps?.score ?? '', nps?.comment ?? '']
        : questions.map((question) => shown(question, answers[question.id]))),
    ]),
  ];
}
