import { LinkifyIt } from 'linkify-it';
import type { Locale } from '@app/contracts/common';
import type { FieldError } from '../../kernel/errors.ts';

/** Recognizes links as mail programs do: anything that looks like one. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
/** `www.` and spelled-out dots, which only links have. */
const SPELLED = /\bwww\s?\.|[\p{L}\p{N}]\s?[[(]\s?(?:dot|kropka|punkt|tečka|bodka)\s?[\])]\s?[\p{L}]{2,}/iu;

/** Whether a text contains a link or mail address. `ownName`: the company's name, which may itself look like one. */
export function containsLink(text: string, ownName: string): boolean {
  const name = ownName.toLowerCase();
  const found = linkify.match(text) ?? [];
  return found.some(({ raw }) => raw.toLowerCase() !== name) || SPELLED.test(text.toLowerCase().replaceAll(name, ''));
}

/** All texts within a value, with their dotted paths. */
export function* textFields(value: unknown, path: string[] = []): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textFields(inner, [...path, key]);
}

export interface WordingOptions {
  companyName: string;
  known?: object;
  language?: Locale;
  personalData?: boolean;
}

/** Checks texts that a merchant writes and others read in our name. The moderation domain implements the rules. */
export interface Wording {
  /**
   * Finds what may not be sent: foreign links, insults and threats, requests for passwords or card numbers, other
   * companies' names as sender. Each violation names the path of its text and, except for links, the passage.
   * `known`: the saved texts, of which unchanged ones are not checked again. `language`: of all texts, unless their path
   * names one. `personalData`: also refuses phone numbers, addresses and the like, in texts that others will publish.
   */
  findViolations(words: object, options: WordingOptions): Promise<FieldError[]>;
  /** Finds requests for passwords or card numbers only: for names, and for texts with filters of their own. */
  findPhishing(words: object): Promise<FieldError[]>;
}

/** Lower-case letters and digits only, so that accents, spaces and dots make no difference. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters of a company's name that are enough to recognize it. */
const KNOWN_BY = 3;

/** Whether a sender name is the company's own: equal to it, a part of it, or a person at the company. */
export function isOwnSenderName(senderName: string, companyName: string): boolean {
  const [sender, company] = [folded(senderName), folded(companyName)];
  return sender.includes(company) || (sender.length >= KNOWN_BY && company.includes(sender));
}
