import type { Locale } from '@app/contracts/common';
import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { openScreener } from '../moderation/public.ts';

/** The message holds what may not be said to the other side. `params.rule` names the rule of the screening. */
export class MessageRefused extends domainError('message_refused', 422) {}

const RUDE = ['words.offensive', 'words.hate', 'words.threat'];
const LINKS = ['links.url', 'links.obfuscated', 'links.handle'];
/** A grade that no text contradicts: here no review is judged. */
const NEUTRAL = 3;

/**
 * Both sides speak to each other in private, so numbers and addresses may be given: a parcel has to be found again.
 * Insults and threats are refused of both; links of the company, which would lead the reviewer away to who knows where.
 * @throws MessageRefused
 */
export async function assertSayable(
  app: AppContext,
  side: 'merchant' | 'reviewer',
  body: string,
  locale: Locale,
): Promise<void> {
  const { screen } = await openScreener(app);
  const { findings } = screen({ body, grade: NEUTRAL, formLanguage: locale });
  const refused = side === 'merchant' ? [...RUDE, ...LINKS] : RUDE;
  const found = findings.find(({ rule, weight }) => weight === 'hold' && refused.includes(rule));
  if (!found) return;
  const code = LINKS.includes(found.rule) ? 'message_link' : 'message_words';
  throw new MessageRefused({ rule: found.rule }, [{ path: 'body', code }]);
}
