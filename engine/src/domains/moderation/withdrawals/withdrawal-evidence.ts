import type { Grade, Locale } from '@app/contracts/common';
import type { WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import { sentimentWords } from '../screening/sentiment/lexicon.ts';
import { bareForm } from '../screening/text/homoglyphs.ts';
import { WITHDRAWAL_SECTIONS, withdrawalWords } from './withdrawal-words.ts';
import type { WithdrawalSection } from './withdrawal-words.ts';

type Reason = (typeof WITHDRAWAL_REASONS)[number];

/** A review's public text, against which the seller's reason is checked. */
export interface ReviewText {
  body: string;
  language: Locale;
  grade: Grade;
  product: string;
}

/** Shorter clauses are ignored: “too late”. */
const MIN_CLAUSE_WORDS = 3;
/** The same for Japanese, which has no spaces. */
const MIN_CLAUSE_LETTERS = 6;
/** Shorter words of a product's name are ignored. */
const MIN_NAME_LETTERS = 3;
/** Letters of a word's end that may vary with its inflection. */
const ENDING_LETTERS = 2;
/** From this grade on a review is not a complaint. */
const CONTENT_GRADE = 4;

type Patterns = Record<WithdrawalSection, RegExp>;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One pattern of all entries, whole words but in Japanese, which has no spaces. */
function compilePattern(entries: readonly string[], language: Locale): RegExp {
  const wholeWords = language !== 'ja';
  const compileEntry = (entry: string): string =>
    entry.endsWith('*') || !wholeWords
      ? escapeRegExp(entry.replace('*', ''))
      : `${escapeRegExp(entry)}(?![\\p{L}\\p{N}])`;
  const alternatives = entries.map((entry) => compileEntry(fold(entry, language)));
  return new RegExp(`${wholeWords ? '(?<![\\p{L}\\p{N}])' : ''}(?:${alternatives.join('|')})`, 'u');
}

/** Lower case with diacritics, which distinguish words (“livré”, “livre”), except in Greek, where they are often left out. */
function fold(text: string, language: Locale): string {
  const lower = text.normalize('NFC').toLocaleLowerCase(language).replaceAll('’', "'");
  return language === 'el' ? lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ') : lower;
}

const compiled = new Map<Locale, Patterns>();

function patternsOf(language: Locale): Patterns {
  const cached = compiled.get(language);
  if (cached) return cached;
  const words = withdrawalWords(language);
  const patterns = Object.fromEntries(
    WITHDRAWAL_SECTIONS.map((section) => [section, compilePattern(words[section], language)]),
  ) as Patterns;
  compiled.set(language, patterns);
  return patterns;
}

function clausesOf(text: string, joint: RegExp): string[] {
  return text
    .split(/[.!?…;:,()\n。、！？・]+/u)
    .flatMap((part) => part.split(new RegExp(joint.source, 'gu')))
    .map((part) => part.trim())
    .filter(Boolean);
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const isLongEnough = (clause: string, language: Locale): boolean =>
  language === 'ja' ? clause.length >= MIN_CLAUSE_LETTERS : wordsIn(clause).length >= MIN_CLAUSE_WORDS;

/** Whether the text has a word of its product's name, in any inflection. */
function namesProduct(text: string, { product, language }: ReviewText): boolean {
  const textWords = wordsIn(text);
  const nameWords = wordsIn(fold(product, language));
  if (language === 'ja') return nameWords.some((word) => word.length > 1 && text.includes(word));
  const stems = nameWords
    .filter((word) => word.length >= MIN_NAME_LETTERS)
    .map((word) => word.slice(0, Math.max(MIN_NAME_LETTERS, word.length - ENDING_LETTERS)));
  return stems.some((stem) => textWords.some((word) => word.startsWith(stem)));
}

function isNegated(clause: string, language: Locale): boolean {
  const { not } = sentimentWords(language);
  return language === 'ja' ? /ない|なく|ません/u.test(clause) : wordsIn(clause).some((word) => not.has(bareForm(word)));
}

/**
 * Whether a review's own words support the seller's reason, so that it may be withdrawn before a moderator has read it:
 *
 * - `not_about_product`: every clause is about the delivery or the service, none about the product or its faults.
 * - `complaint_item`: the grade is low, the author mentions a defect, a return or a claim, and nothing says what the
 *   product is like.
 *
 * Any other text is left to a moderator: a review that stays a day too long costs less than one wrongly hidden.
 */
export function supportsReason(review: ReviewText, reason: Reason): boolean {
  const { language, grade } = review;
  const patterns = patternsOf(language);
  const text = fold(review.body, language);
  if (patterns.product.test(text)) return false;
  const clauses = clausesOf(text, patterns.joint);
  if (reason === 'complaint_item')
    return (
      grade < CONTENT_GRADE && clauses.some((clause) => patterns.complaint.test(clause) && !isNegated(clause, language))
    );
  const counted = clauses.filter((clause) => isLongEnough(clause, language));
  return (
    counted.length > 0 &&
    counted.every((clause) => patterns.delivery.test(clause)) &&
    !patterns.complaint.test(text) &&
    !patterns.fault.test(text) &&
    !namesProduct(text, review)
  );
}
