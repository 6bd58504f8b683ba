import type { Locale } from '@app/contracts/common';
import type { Company } from '../../companies/public.ts';
import { asLocale } from '../locale.ts';
import { loadScreening } from '../screener.ts';
import type { Screener } from '../screener.ts';
import type { Finding } from '../screening/index.ts';

const CONTACT_RULE = /^(links\.|personal\.(email|phone))/;
const PHONE_DIGITS = 9;
const MIN_PHONE_DIGITS = 7;
const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-PHONE_DIGITS);
const escapeDomain = (text: string): string => text.replaceAll(/[^a-z0-9-]/g, (sign) => `\\${sign}`);

/** Whether the passage is the company's own website, mail domain or number, which its profile shows anyway. */
function isOwnContact(company: Company, passage: string): boolean {
  const host = company.website && URL.canParse(company.website) ? new URL(company.website).hostname : '';
  const domains = [host.replace(/^www\./, ''), company.email?.split('@')[1] ?? ''].filter((domain) => domain !== '');
  const text = passage.toLowerCase();
  // The whole domain or a subdomain: `evil-shop.example` is not `shop.example`.
  const isOwn = (domain: string) =>
    new RegExp(`(^|[/@.\\s])${escapeDomain(domain.toLowerCase())}($|[/:?#\\s])`).test(text);
  if (domains.some(isOwn)) return true;
  if (company.phone === null) return false;
  const phone = lastDigits(company.phone);
  return phone.length >= MIN_PHONE_DIGITS && lastDigits(passage) === phone;
}

/** Findings in a company's answer. Contradiction of a grade and similarity to other texts are not checked. */
export function findInAnswer(company: Company, body: string, language: string, { screen }: Screener): Finding[] {
  const { findings } = screen({ body, grade: 3, formLanguage: asLocale(language) });
  return withoutOwnContacts(company, body, findings);
}

/** The language of an answer; where its words do not show it, `language` of what it answers. */
export async function detectAnswerLanguage({
  body,
  language,
}: {
  body: string;
  language: string;
}): Promise<Locale | null> {
  const { detectLanguage } = await loadScreening();
  return detectLanguage(body, asLocale(language)).language;
}

/** Removes findings about the company's own contacts and those that concern a grade. */
export function withoutOwnContacts(company: Company, body: string, findings: Finding[]): Finding[] {
  const isContact = ({ rule, field }: Finding) => field === 'body' && CONTACT_RULE.test(rule);
  const own = findings
    .filter((finding) => isContact(finding) && isOwnContact(company, body.slice(finding.span.start, finding.span.end)))
    .map(({ span }) => span);
  // Several rules may find the same contact, or a part of it.
  const isWithinOwn = ({ start, end }: Finding['span']) => own.some((span) => span.start <= start && end <= span.end);
  return findings.filter(
    (finding) => finding.rule !== 'text.contradicts_grade' && !(isContact(finding) && isWithinOwn(finding.span)),
  );
}
