import type { Locale } from '@app/contracts/common';
import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { openScreener } from '../moderation/public.ts';
import type { InfluenceKind } from '../moderation/public.ts';
import type { MessageFinding } from './schema.ts';

/** The message holds what may not be said to the other side. `params.rule` names the rule of the screening. */
export class MessageRefused extends domainError('message_refused', 422) {}

/** What keeps a message from being sent: the rule, the code of the field's error, the words. */
interface Refusal {
  rule: string;
  code: 'message_words' | 'message_link' | 'message_money' | 'message_pressure';
  passage: string;
}

export interface Screened {
  /** Undefined: it may be sent. */
  refused?: Refusal;
  /** What staff see of a company's message that was refused for more than a link. */
  findings: MessageFinding[];
  /** Where a company leads the reviewer elsewhere; null: nowhere. */
  contact: MessageFinding[] | null;
}

const RUDE = ['words.offensive', 'words.hate', 'words.threat'];
const LINKS = ['links.url', 'links.obfuscated', 'links.handle'];
const CONTACTS = ['personal.email', 'personal.phone'];
/** A grade that no text contradicts: here no review is judged. */
const NEUTRAL = 3;
const PASSAGE_MAX = 160;
const VERSION = 1;
const CODES = { money: 'message_money', pressure: 'message_pressure' } as const;

interface Found {
  rule: string;
  code: Refusal['code'] | 'contact';
  start: number;
  end: number;
}

const codeOf = (rule: string, side: 'merchant' | 'reviewer'): Found['code'] | undefined => {
  if (RUDE.includes(rule)) return 'message_words';
  if (side === 'reviewer') return undefined;
  return LINKS.includes(rule) ? 'message_link' : CONTACTS.includes(rule) ? 'contact' : undefined;
};

const codeOfInfluence = (kind: InfluenceKind): Found['code'] => (kind === 'contact' ? 'contact' : CODES[kind]);

const markOf = ({ rule, code, start, end }: Found): MessageFinding => ({
  rule,
  version: VERSION,
  field: 'body',
  start,
  end,
  weight: code === 'contact' ? 'second_sign' : 'hold',
});

/**
 * What a message may not say. Both sides speak to each other in private: insults and threats are refused of both. A
 * company may not pay for a change of the review, nor press for one, nor send links; it may give its number, beside a
 * notice. `languages`: those that it may be in, besides the one that its words show.
 */
export async function screenMessage(
  app: AppContext,
  side: 'merchant' | 'reviewer',
  body: string,
  languages: readonly Locale[],
): Promise<Screened> {
  const { screen, findInfluence } = await openScreener(app);
  const { language, findings } = screen({ body, grade: NEUTRAL, formLanguage: languages[0]! });
  const found = findings.flatMap(({ rule, weight, span }): Found[] => {
    const code = weight === 'hold' ? codeOf(rule, side) : undefined;
    return code ? [{ rule, code, ...span }] : [];
  });
  if (side === 'merchant')
    for (const { kind, span } of findInfluence(body, new Set([...(language ? [language] : []), ...languages])))
      found.push({ rule: `influence.${kind}`, code: codeOfInfluence(kind), ...span });
  // What is worse than a link is said first.
  const worst = found.find(({ code }) => code !== 'contact' && code !== 'message_link') ?? found.find(isLink);
  const contact = found.filter(({ code }) => code === 'contact').map(markOf);
  return {
    ...(worst && { refused: { ...worst, code: worst.code as Refusal['code'], passage: passageOf(body, worst) } }),
    findings: found.filter((one) => !isLink(one)).map(markOf),
    contact: contact.length > 0 ? contact : null,
  };
}

const isLink = ({ code }: Found): boolean => code === 'message_link';

const passageOf = (body: string, { start, end }: Found): string => body.slice(start, end).slice(0, PASSAGE_MAX);

/** @throws MessageRefused naming the words in question */
export function assertSent({ refused }: Screened): void {
  if (!refused) return;
  const { rule, code, passage } = refused;
  throw new MessageRefused({ rule }, [{ path: 'body', code, params: { passage } }]);
}
