import type { Grade } from '@app/contracts/common';
import { REVIEW_BODY_MIN } from '@app/contracts/reviews';
import { Deck } from './random.ts';
import type { Random } from './random.ts';
import type { AspectPhrases, Mood, Subject, PhraseStock } from './phrase-stock.ts';
import type { DemoLanguage } from './types.ts';

type Phrases = readonly string[];
export type Gender = 'female' | 'male';

/** Phrases that name a number of stars fit one grade only. */
const STARS: Record<DemoLanguage, RegExp> = {
  pl: /gwiazd/i,
  en: /\bstars?\b/i,
  de: /\bStern/,
  ro: /\b(stea|stele)\b/i,
  hu: /csillag/i,
  cs: /hvězd/i,
  sk: /hviezd/i,
  bg: /звезд/i,
  fr: /étoile/i,
  es: /estrella/i,
  it: /\bstell[ae]\b/i,
  uk: /зір(к|ок)/i,
};

/** How many sentences a review has, with its weight. */
const LENGTHS = {
  positive: [
    [1, 16],
    [2, 30],
    [3, 28],
    [4, 17],
    [5, 9],
  ],
  mixed: [
    [2, 25],
    [3, 35],
    [4, 25],
    [5, 15],
  ],
  negative: [
    [1, 8],
    [2, 22],
    [3, 30],
    [4, 25],
    [5, 15],
  ],
} as const;

/** What stands around the aspects, as the probability of each part. */
const FRAME = {
  positive: { opening: 0.55, occasion: 0.3, ending: 0.45 },
  mixed: { opening: 0.5, occasion: 0.35, ending: 0.4 },
  negative: { opening: 0.6, occasion: 0.3, ending: 0.5 },
} as const;
const BLEMISH: Partial<Record<Grade, number>> = { 4: 0.45, 5: 0.05 };

export const moodOf = (grade: Grade): Mood => (grade >= 4 ? 'positive' : grade === 3 ? 'mixed' : 'negative');

/**
 * Writes the reviews of one company in one language from its stock. Every list of phrases is a deck, so that a phrase
 * comes back only after all others of the list had their turn.
 */
export class Writer {
  readonly #stock: PhraseStock;
  readonly #language: DemoLanguage;
  readonly #random: Random;
  readonly #decks = new Map<Phrases, Deck>();

  constructor(stock: PhraseStock, language: DemoLanguage, random: Random) {
    this.#stock = stock;
    this.#language = language;
    this.#random = random;
  }

  /** A first name, mostly with the initial of the family name, in the order of the language. */
  author(gender: Gender): string {
    const { names } = this.#stock;
    const first = this.#random.pick(names[gender]);
    if (this.#random.chance(0.35)) return first;
    const initial = `${this.#random.pick([...names.initials])}.`;
    return this.#language === 'hu' ? `${initial} ${first}` : `${first} ${initial}`;
  }

  /** A review's text. `more`: the number of sentences to add to the drawn number. */
  body(subject: Subject, grade: Grade, gender: Gender, more = 0): string {
    const mood = moodOf(grade);
    const length = this.#random.weighted<number>(LENGTHS[mood]) + more;
    const text = this.#plan(subject, grade, length)
      .map((phrase) => this.#render(phrase, gender))
      .join(' ');
    const finished = this.#punctuate(text, grade);
    return finished.length >= REVIEW_BODY_MIN ? finished : this.body(subject, grade, gender, more + 1);
  }

  /** The company's answer to a review of this grade. */
  answer(grade: Grade): string {
    const { thanks, close, apology, step, closeAfterApology } = this.#stock.answer;
    const lists =
      grade >= 4 ? [thanks, close] : this.#random.chance(0.8) ? [apology, step, closeAfterApology] : [apology, step];
    // A company speaks as "we", which has one form for all genders in all our languages.
    return lists.map((list) => this.#render(this.#draw(list), 'male')).join(' ');
  }

  #plan(subject: Subject, grade: Grade, length: number): string[] {
    const mood = moodOf(grade);
    const { opening, occasion, blemish, ending } = this.#stock;
    const stars = STARS[this.#language];
    const fits = (phrase: string) => !stars.test(phrase) || grade === 1 || grade === 3 || grade === 5;
    const frame = FRAME[mood];
    let left = length - (mood === 'mixed' ? 2 : 1);
    const take = (probability: number) => {
      if (left <= 0 || !this.#random.chance(probability)) return false;
      left -= 1;
      return true;
    };
    const first = take(frame.opening) ? [this.#draw(opening[mood], fits)] : [];
    const last = take(frame.ending) ? [this.#draw(ending[mood], fits)] : [];
    const flaw = take(BLEMISH[grade] ?? 0)
      ? [this.#draw(blemish[subject], (phrase) => grade === 4 || !stars.test(phrase))]
      : [];
    const why = take(frame.occasion) ? [this.#draw(occasion[subject])] : [];
    // A single sentence is as often a verdict as an observation.
    if (length === 1 && this.#random.chance(0.5)) return [this.#draw(opening[mood], fits)];
    const start = this.#random.chance(0.3) ? [...why, ...first] : [...first, ...why];
    return [
      ...start,
      ...this.#aspects(subject, mood, length - first.length - last.length - flaw.length - why.length),
      ...flaw,
      ...last,
    ];
  }

  /** Sentences about `count` different aspects; in a mixed review the first is praise and the others are not. */
  #aspects(subject: Subject, mood: Mood, count: number): string[] {
    const chosen: readonly AspectPhrases[] = this.#random.sample(this.#stock.aspects[subject], count);
    return chosen.map((aspect, index) => {
      const praises = mood === 'positive' || (mood === 'mixed' && index < count / 2);
      return this.#draw(praises ? aspect.positive : aspect.negative);
    });
  }

  #draw(list: Phrases, fits: (phrase: string) => boolean = () => true): string {
    let deck = this.#decks.get(list);
    if (!deck) this.#decks.set(list, (deck = new Deck(this.#random, list.length)));
    for (let attempt = 0; attempt < list.length * 2; attempt += 1) {
      const phrase = list[deck.deal()];
      if (phrase !== undefined && fits(phrase)) return phrase;
    }
    throw new Error(`No phrase fits in a list of ${list.length} (${this.#language})`);
  }

  #render(phrase: string, gender: Gender): string {
    return phrase
      .replace(/\{([^/{}]*)\/([^{}]*)\}/g, (_, he: string, she: string) => (gender === 'male' ? he : she))
      .replace(/\[([^[\]]*)\]/g, (_, options: string) => this.#random.pick(options.split('|')));
  }

  /** Some are enthusiastic and some leave the last full stop out. */
  #punctuate(text: string, grade: Grade): string {
    if (!text.endsWith('.')) return text;
    if (grade === 5 && this.#random.chance(0.12)) return `${text.slice(0, -1)}!`;
    return this.#random.chance(0.06) ? text.slice(0, -1) : text;
  }
}
