/** Advice for a rejected row, as a key under `panel:import.advice.`. */
export type Advice =
  | 'required'
  | 'email'
  | 'duplicate'
  | 'basis'
  | 'date'
  | 'language'
  | 'url'
  | 'length'
  | 'phone'
  | 'default';

/** The first rule that matches the problem's code wins; for general codes the column decides. */
const BY_CODE: readonly [RegExp, Advice][] = [
  [/exists|known|repeated/, 'duplicate'],
  [/formula|mixed/, 'default'],
  [/required|missing/, 'required'],
  [/too_big/, 'length'],
];
const BY_COLUMN: Readonly<Record<string, Advice>> = {
  email: 'email',
  purchased_at: 'date',
  language: 'language',
  basis: 'basis',
  product_url: 'url',
  product_image: 'url',
  phone: 'phone',
};

export function adviceFor(problem: { code: string; column: string | null }): Advice {
  const byCode = BY_CODE.find(([pattern]) => pattern.test(problem.code))?.[1];
  if (byCode) return byCode === 'required' && problem.column === 'basis' ? 'basis' : byCode;
  return (problem.column && BY_COLUMN[problem.column]) || 'default';
}
