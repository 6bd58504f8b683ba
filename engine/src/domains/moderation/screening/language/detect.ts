import { eld as sharedDetector } from 'eld/small';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { foreignLetters, markerShare, southSlavic } from './markers.ts';

/** Language of a text, and whether the text alone shows it. */
export interface DetectedLanguage {
  language: Locale | null;
  sure: boolean;
}

/** An instance of our own: the package's shared one would keep our choice of languages for everybody. */
const detector = sharedDetector.newInstance();
detector.setLanguageSubset(LOCALES.filter((locale) => locale !== 'bs'));
detector.enableTextCleanup(false);

const LETTER = /\p{L}/gu;
const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
} as const;
const NOISE = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|[\d#*_]+/giu;
const CYRILLIC_LANGUAGES: readonly Locale[] = ['ru', 'uk', 'bg', 'sr'];
const SOUTH_SLAVIC: ReadonlySet<Locale> = new Set<Locale>(['bs', 'hr', 'sr']);

/** Weights of the evidence beside the n-grams’ score (0 to 1), tuned on review sentences of 14 languages. */
const MARKER_WEIGHT = 0.25;
const FOREIGN_LETTER_COST = 0.05;
const FORM_BONUS_MAX = 0.14;
const FORM_BONUS_LETTERS = 3;
/** A lead this small over the second language is no knowledge. */
const SURE_MARGIN = 0.06;
/** Nor is a lead over the form's own language that is smaller than this. */
const SURE_OVER_FORM = 0.1;
const SURE_LETTERS = 20;
const LONG_ENOUGH = 600;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Finds a text's language among our 30. `form` is the language of the form it was written in: it decides where the text
 * is short or could be two languages, and between Bosnian, Croatian and Serbian where the text shows neither.
 */
export function detectLanguage(original: string, form?: Locale): DetectedLanguage {
  const text = original.slice(0, LONG_ENOUGH).replace(NOISE, ' ').normalize('NFC');
  const letters = count(text, LETTER);
  if (letters < 2) return { language: null, sure: false };
  const kana = count(text, SCRIPTS.kana);
  if (kana > 0 && (kana + count(text, SCRIPTS.han)) * 3 > letters) return { language: 'ja', sure: true };
  if (count(text, SCRIPTS.han) * 2 > letters) return { language: 'ja', sure: false };
  if (count(text, SCRIPTS.greek) * 2 > letters) return { language: 'el', sure: true };
  const cyrillic = count(text, SCRIPTS.cyrillic) * 2 > letters;
  return rank(text.toLowerCase(), letters, cyrillic, form);
}

function rank(text: string, letters: number, cyrillic: boolean, form: Locale | undefined): DetectedLanguage {
  const words = text.match(/\p{L}+/gu) ?? [];
  const used = new Set<string>();
  for (const letter of text) if (letter > '\u007f' && LETTER_OF_WORD.test(letter)) used.add(letter);
  const scores = detector.detect(text).getScores();
  const formKey = form && SOUTH_SLAVIC.has(form) && !(form === 'sr' && cyrillic) ? 'hr' : form;
  const bonus = Math.min(FORM_BONUS_MAX, FORM_BONUS_LETTERS / letters);
  const candidates = Object.entries(scores)
    .map(([language, score]) => [language as Locale, score] as const)
    .filter(
      ([language]) => language !== 'ja' && language !== 'el' && CYRILLIC_LANGUAGES.includes(language) === cyrillic,
    );
  if (
    formKey &&
    !candidates.some(([language]) => language === formKey) &&
    CYRILLIC_LANGUAGES.includes(formKey) === cyrillic
  )
    candidates.push([formKey, 0.3]);
  const ranked = candidates
    .map(([language, score]) => {
      const evidence =
        score +
        MARKER_WEIGHT * markerShare(language, words) -
        FOREIGN_LETTER_COST * Math.min(4, foreignLetters(language, used));
      return { language, evidence, total: evidence + (language === formKey ? bonus : 0) };
    })
    .sort((a, b) => b.total - a.total);
  const [best] = ranked;
  if (!best) return { language: form ?? null, sure: false };
  const margin = best.evidence - Math.max(...ranked.slice(1).map(({ evidence }) => evidence), 0);
  const ofForm = ranked.find(({ language }) => language === formKey && language !== best.language)?.evidence ?? -1;
  const sure = letters >= SURE_LETTERS && margin > SURE_MARGIN && best.evidence - ofForm > SURE_OVER_FORM;
  if (best.language === 'hr')
    return { language: southSlavic(words, form) ?? (form && SOUTH_SLAVIC.has(form) ? form : 'hr'), sure };
  return { language: best.language, sure };
}

const LETTER_OF_WORD = /\p{L}/u;
