import { oneLine } from '../../platform/mail/values.ts';
import type { Translate } from '../../platform/i18n.ts';
import { fits, plainWhereItHelps } from '../../platform/sms/segments.ts';
import { fill } from './words.ts';

interface SmsParts {
  companyName: string;
  /** Null when there is none, or none to greet by. */
  name: string | null;
  link: string;
  optOutLink: string;
  /** The merchant's own text. */
  own: string | undefined;
  reminder: boolean;
}

const SHORTEST_NAME = 8;

/**
 * The text of an invitation by text message, at most two segments: the merchant's own, else ours; with the link that
 * ends it where there is room (the form has it in any case); at last with the company's name cut.
 */
export function smsText(
  t: Translate<'mails'>,
  { companyName, name, link, optOutLink, own, reminder }: SmsParts,
): string {
  const company = oneLine(companyName);
  const ask = reminder ? 'sms.reminder' : 'sms.invitation';
  const ours = (given: string): string[] => [
    t('sms.withOptOut', { text: t(ask, { company: given, link }), optOutLink }),
    t(ask, { company: given, link }),
  ];
  const candidates = [
    ...(own === undefined
      ? []
      : [name, null].flatMap((one) => {
          const text = ownText(own, { name: one, company, link });
          return [t('sms.withOptOut', { text, optOutLink }), text];
        })),
    ...ours(company),
  ];
  for (let length = [...company].length - 1; length >= SHORTEST_NAME; length--)
    candidates.push(ours(`${[...company].slice(0, length).join('').trim()}.`)[1] ?? '');
  const texts = candidates.map(plainWhereItHelps);
  // A link so long that nothing fits is a matter of settings: it goes, and costs more.
  return texts.find((text) => fits(text)) ?? texts.at(-1) ?? link;
}

/** The merchant's text with its values; a link that it does not place stands at its end. */
function ownText(own: string, values: { name: string | null; company: string; link: string }): string {
  const text = fill(own, values)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return text.includes(values.link) ? text : `${text} ${values.link}`;
}

/** Whether the merchant's text fits, its longest likely name in it. */
export function ownTextFits(own: string, company: string, linkLength: number): boolean {
  const values = { name: null, company: oneLine(company), link: 'x'.repeat(linkLength) };
  return fits(plainWhereItHelps(ownText(own, values)));
}
