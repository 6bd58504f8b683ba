import type { Locale } from '@app/contracts/common';
import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { openScreener } from '../moderation/public.ts';
import type { InfluenceKind } from '../moderation/public.ts';
import type { MessageFinding } from './schema.ts';

/** The message may not be sent. `params.rule`: id of the rule. */
export class MessageRefused extends domainError('message_refused', 422) {}

/** Why a message is refused: the rule, the error code of the field, the passage. */
interface Refusal {
  rule: string;
  code: 'message_words' | 'message_link' | 'message_money' | 'message_pressure';
  passage: string;
}

export interface ScreenedMessage {
  /** Undefined if the message may be sent. */
  refused?: Refusal;
  /** Shown to moderators if the message is refused for more than a link. */
  findings: MessageFinding[];
  /** Where the company proposes contact outside; null if it does not. */
  contact: MessageFinding[] | null;
}

const ABUSE_RULES = ['words.offensive', 'words.hate', 'words.threat'];
const LINK_RULES = ['links.url', 'links.obfuscated', 'links.handle'];
const CONTACT_RULES = ['personal.email', 'personal.phone'];
/** Contradicted by no text: this is not a review. */
const NEUTRAL_GRADE = 3;
const MAX_PASSAGE_LENGTH = 160;
const RULE_VERSION = 1;
const INFLUENCE_CODES = { money: 'message_money', pressure: 'message_pressure' } as const;

interface Violation {
  rule: string;
  code: Refusal['code'] | 'contact';
  start: number;
  end: number;
}

const codeOfRule = (rule: string, side: 'merchant' | 'reviewer'): Violation['code'] | undefined => {
  if (ABUSE_RULES.includes(rule)) return 'message_words';
  if (side === 'reviewer') return undefined;
  return LINK_RULES.includes(rule) ? 'message_link' : CONTACT_RULES.includes(rule) ? 'contact' : undefined;
};

const codeOfInfluence = (kind: InfluenceKind): Violation['code'] =>
  kind === 'contact' ? 'contact' : INFLUENCE_CODES[kind];

const toFinding = ({ rule, code, start, end }: Violation): MessageFinding => ({
  rule,
  version: RULE_VERSION,
  field: 'body',
  start,
  end,
  weight: code === 'contact' ? 'second_sign' : 'hold',
});

/**
 * Screens a message. Insults and threats are refused from both sides. A company may neither offer money for a change of
 * the review nor press for one nor send links; it may give its number, with a notice. `languages`: those that the message
 * may be in besides the detected one.
 */
export async function screenMessage(
  app: AppContext,
  side: 'merchant' | 'reviewer',
  body: string,
  languages: readonly Locale[],
): Promise<ScreenedMessage> {
  const { screen, findInfluence } = await openScreener(app);
  const { language, findings } = screen({ body, grade: NEUTRAL_GRADE, formLanguage: languages[0]! });
  const violations = findings.flatMap(({ rule, weight, span }): Violation[] => {
    // Nobody looks at a message afterwards: a threat that is only looked at in a review is refused here.
    const counts = weight === 'hold' || (weight === 'look' && rule === 'words.threat');
    const code = counts ? codeOfRule(rule, side) : undefined;
    return code ? [{ rule, code, ...span }] : [];
  });
  if (side === 'merchant')
    for (const { kind, span } of findInfluence(body, new Set([...(language ? [language] : []), ...languages])))
      violations.push({ rule: `influence.${kind}`, code: codeOfInfluence(kind), ...span });
  // Anything else is reported before a link.
  const worst = violations.find(({ code }) => code !== 'contact' && code !== 'message_link') ?? violations.find(isLink);
  const contact = violations.filter(({ code }) => code === 'contact').map(toFinding);
  return {
    ...(worst && { refused: { ...worst, code: worst.code as Refusal['code'], passage: passageOf(body, worst) } }),
    findings: violations.filter((violation) => !isLink(violation)).map(toFinding),
    contact: contact.length > 0 ? contact : null,
  };
}

const isLink = ({ code }: Violation): boolean => code === 'message_link';

const passageOf = (body: string, { start, end }: Violation): string =>
  body.slice(start, end).slice(0, MAX_PASSAGE_LENGTH);

/** @throws MessageRefused with the passage */
export function assertAllowed({ refused }: ScreenedMessage): void {
  if (!refused) return;
  const { rule, code, passage } = refused;
  throw new MessageRefused({ rule }, [{ path: 'body', code, params: { passage } }]);
}
