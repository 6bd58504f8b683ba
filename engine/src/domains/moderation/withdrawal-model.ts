import type { Grade, Locale } from '@app/contracts/common';
import type { WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import { sentimentWords } from './screening/sentiment/lexicon.ts';
import { bareForm } from './screening/text/homoglyphs.ts';
import { WITHDRAWAL_WORDS } from './withdrawal-words.ts';
import type { WithdrawalWords } from './withdrawal-words.ts';

type Reason = (typeof WITHDRAWAL_REASONS)[number];

/** What the seller's reason is held against: the public text, and what it is about. */
export interface JudgedText {
  body: string;
  language: Locale;
  grade: Grade;
  product: string;
}

/** Fewer words than these say nothing by themselves: “too late”. */
const CLAUSE_WORDS = 3;
/** Japanese has no spaces to count words by. */
const CLAUSE_LETTERS = 6;
/** Shorter words of a product's name are in any text. */
const NAME_LETTERS = 3;
/** Endings change by no more letters than these. */
const ENDING = 2;
/** A complaint is made about what was bad; from here on the author was content. */
const CONTENT_GRADE = 4;

type Name = keyof WithdrawalWords;
type Patterns = Record<Name, RegExp>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Entries as one pattern of whole words; `*` lets a word go on. Japanese words are not parted. */
function patternOf(list: string, language: Locale): RegExp {
  const entries = list.split(',').map((entry) => fold(entry.trim(), language));
  const whole = language !== 'ja';
  const one = (entry: string): string =>
    entry.endsWith('*') || !whole ? escaped(entry.replace('*', '')) : `${escaped(entry)}(?![\\p{L}\\p{N}])`;
  return new RegExp(`${whole ? '(?<![\\p{L}\\p{N}])' : ''}(?:${entries.map(one).join('|')})`, 'u');
}

/** In lower case with its marks, which tell words apart (“livré”, “livre”); Greek is written with and without them. */
function fold(text: string, language: Locale): string {
  const lower = text.normalize('NFC').toLocaleLowerCase(language).replaceAll('’', "'");
  return language === 'el' ? lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ') : lower;
}

const compiled = new Map<Locale, Patterns>();

function patternsOf(language: Locale): Patterns {
  const known = compiled.get(language);
  if (known) return known;
  const { delivery, complaint, product, fault, joint } = WITHDRAWAL_WORDS[language];
  const patterns: Patterns = {
    delivery: patternOf(delivery, language),
    complaint: patternOf(complaint, language),
    product: patternOf(product, language),
    fault: patternOf(fault, language),
    joint: patternOf(joint, language),
  };
  compiled.set(language, patterns);
  return patterns;
}

/** Parts of a text that say one thing each. */
function clausesOf(text: string, joint: RegExp): string[] {
  return text
    .split(/[.!?…;:,()\n。、！？・]+/u)
    .flatMap((part) => part.split(new RegExp(joint.source, 'gu')))
    .map((part) => part.trim())
    .filter(Boolean);
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const saysSomething = (clause: string, language: Locale): boolean =>
  language === 'ja' ? clause.length >= CLAUSE_LETTERS : wordsIn(clause).length >= CLAUSE_WORDS;

/** Whether the text has a word of its product's name, in any form. */
function namesProduct(text: string, { product, language }: JudgedText): boolean {
  const inText = wordsIn(text);
  const named = wordsIn(fold(product, language));
  if (language === 'ja') return named.some((word) => word.length > 1 && text.includes(word));
  const stems = named
    .filter((word) => word.length >= NAME_LETTERS)
    .map((word) => word.slice(0, Math.max(NAME_LETTERS, word.length - ENDING)));
  return stems.some((stem) => inText.some((word) => word.startsWith(stem)));
}

function isNegated(clause: string, language: Locale): boolean {
  const { not } = sentimentWords(language);
  return language === 'ja' ? /ない|なく|ません/u.test(clause) : wordsIn(clause).some((word) => not.has(bareForm(word)));
}

/**
 * Whether a review's own words bear out why its seller wants it gone, so that it may go before a person has looked at it:
 *
 * - `not_about_product`: every clause is about the delivery or the service, and none about the thing or what was wrong
 *   with it.
 * - `complaint_item`: a low grade, the author says so (a defect, a return, a claim), and nothing is said about what the
 *   product is like.
 *
 * What is said otherwise, or in between, is for a moderator: wrongly not hidden costs a day, wrongly hidden a reader.
 */
export function isBorneOut(reason: Reason, of: JudgedText): boolean {
  const { language, grade } = of;
  const patterns = patternsOf(language);
  const text = fold(of.body, language);
  if (patterns.product.test(text)) return false;
  const clauses = clausesOf(text, patterns.joint);
  if (reason === 'complaint_item')
    return (
      grade < CONTENT_GRADE && clauses.some((clause) => patterns.complaint.test(clause) && !isNegated(clause, language))
    );
  const telling = clauses.filter((clause) => saysSomething(clause, language));
  return (
    telling.length > 0 &&
    telling.every((clause) => patterns.delivery.test(clause)) &&
    !patterns.complaint.test(text) &&
    !patterns.fault.test(text) &&
    !namesProduct(text, of)
  );
}
