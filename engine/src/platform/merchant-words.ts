import { LinkifyIt } from 'linkify-it';
import type { FieldError } from '../kernel/errors.ts';

/** As mail programs do it: they make links of what looks like one, whether it was meant or not. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
/** `www` and spelled-out dots, which nobody writes who does not mean an address. */
const SPELLED = /\bwww\s?\.|[\p{L}\p{N}]\s?[[(]\s?(?:dot|kropka|punkt|tečka|bodka)\s?[\])]\s?[\p{L}]{2,}/iu;

/** Whether a text leads somewhere. `ownName`: the company's, which may look like an address. */
export function leadsSomewhere(text: string, ownName: string): boolean {
  const name = ownName.toLowerCase();
  const found = linkify.match(text) ?? [];
  return found.some(({ raw }) => raw.toLowerCase() !== name) || SPELLED.test(text.toLowerCase().replaceAll(name, ''));
}

/** Every text within a value, under its dotted path. */
export function* textsIn(value: unknown, path: string[] = []): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}

/** The one door for words that a merchant writes and others read in our name. The rules stand with those of moderation. */
export interface Wording {
  /**
   * What may not go out: links but ours, which stand where they belong; insults and threats; what asks for passwords or
   * cards; names of others as the sender's. Each fault names its text by its path and, but for links, the passage.
   * `known`: what is saved there already; texts that stay as they are need not be written anew.
   */
  faultsIn(words: object, of: { companyName: string; known?: object }): Promise<FieldError[]>;
  /** Only what asks for passwords or cards: for names, and for texts that have filters of their own. */
  phishingIn(words: object): Promise<FieldError[]>;
}

/** In lower case, letters and numbers alone: marks, spaces and dots make no other name. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** So many letters of a company's name are enough to know it by. */
const KNOWN_BY = 3;

/** Whether mails may go out under a name: the company's own, a part of it, or somebody's at the company. */
export function isOwnSenderName(senderName: string, companyName: string): boolean {
  const [sender, company] = [folded(senderName), folded(companyName)];
  return sender.includes(company) || (sender.length >= KNOWN_BY && company.includes(sender));
}
