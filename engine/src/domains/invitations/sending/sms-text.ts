import { oneLine } from '../../../platform/mail/values.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { fitsSms, toGsmAlphabet } from '../../../platform/sms/sms-size.ts';
import { fillPlaceholders } from '../configs/merchant-texts.ts';

interface SmsParts {
  companyName: string;
  /** Null if unknown, or not fit for a greeting. */
  name: string | null;
  link: string;
  optOutLink: string;
  /** The merchant's text, in place of ours. */
  own: string | undefined;
  reminder: boolean;
}

const SHORTEST_NAME = 8;

/**
 * The text of an invitation in at most two segments: the merchant's, else ours; with the opt-out link if there is room
 * (the form has one in any case); as a last resort with the company's name truncated.
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
  const texts = candidates.map(toGsmAlphabet);
  // With a very long PUBLIC_URL nothing fits: the message is sent anyway and costs more.
  return texts.find((text) => fitsSms(text)) ?? texts.at(-1) ?? link;
}

/** The merchant's text with its values; the link is appended if the text does not contain it. */
function ownText(own: string, values: { name: string | null; company: string; link: string }): string {
  const text = fillPlaceholders(own, values)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return text.includes(values.link) ? text : `${text} ${values.link}`;
}

/** Whether the merchant's text fits without a customer's name. */
export function ownTextFits(own: string, company: string, linkLength: number): boolean {
  const values = { name: null, company: oneLine(company), link: 'x'.repeat(linkLength) };
  return fitsSms(toGsmAlphabet(ownText(own, values)));
}
