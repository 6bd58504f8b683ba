import type { Category } from '../../domains/companies/categories.ts';
import type { MarketCountry } from '../types.ts';

/** The languages of the markets: a merchant of the demo has written his words in all of them. */
export type MarketLanguage = 'pl' | 'en' | 'de' | 'ro' | 'hu' | 'cs' | 'sk' | 'bg';
export const LANGUAGE_OF: Record<MarketCountry, MarketLanguage> = {
  ...{ PL: 'pl', GB: 'en', DE: 'de', RO: 'ro', HU: 'hu', CZ: 'cs', SK: 'sk', BG: 'bg' },
};
type Words = Record<MarketLanguage, string>;

/** A feature with its two ends: `[feature, one end, other end]` per language. */
type FeatureWords = Record<MarketLanguage, readonly [string, string, string]>;

const SIZE: FeatureWords = {
  pl: ['Rozmiar', 'mniejszy, niż się spodziewano', 'większy, niż się spodziewano'],
  en: ['Size', 'smaller than expected', 'larger than expected'],
  de: ['Größe', 'kleiner als erwartet', 'größer als erwartet'],
  ro: ['Dimensiune', 'mai mică decât mă așteptam', 'mai mare decât mă așteptam'],
  hu: ['Méret', 'kisebb a vártnál', 'nagyobb a vártnál'],
  cs: ['Velikost', 'menší, než se čekalo', 'větší, než se čekalo'],
  sk: ['Veľkosť', 'menšia, než sa čakalo', 'väčšia, než sa čakalo'],
  bg: ['Размер', 'по-малък от очакваното', 'по-голям от очакваното'],
};
const FINISH: FeatureWords = {
  pl: ['Wykonanie', 'niedbałe', 'staranne'],
  en: ['Finish', 'careless', 'careful'],
  de: ['Verarbeitung', 'nachlässig', 'sorgfältig'],
  ro: ['Execuție', 'neglijentă', 'îngrijită'],
  hu: ['Kivitelezés', 'hanyag', 'gondos'],
  cs: ['Zpracování', 'nedbalé', 'pečlivé'],
  sk: ['Spracovanie', 'nedbalé', 'starostlivé'],
  bg: ['Изработка', 'небрежна', 'старателна'],
};
const USE: FeatureWords = {
  pl: ['Obsługa', 'wymaga wprawy', 'łatwa od razu'],
  en: ['Use', 'takes practice', 'easy at once'],
  de: ['Bedienung', 'braucht Übung', 'sofort einfach'],
  ro: ['Utilizare', 'cere exercițiu', 'ușoară din prima'],
  hu: ['Használat', 'gyakorlást igényel', 'rögtön könnyű'],
  cs: ['Používání', 'chce to cvik', 'snadné hned'],
  sk: ['Používanie', 'chce to cvik', 'ľahké hneď'],
  bg: ['Употреба', 'иска опит', 'лесна веднага'],
};
const FIT: FeatureWords = {
  pl: ['Dopasowanie', 'za małe', 'za duże'],
  en: ['Fit', 'too small', 'too large'],
  de: ['Passform', 'zu klein', 'zu groß'],
  ro: ['Mărime', 'prea mică', 'prea mare'],
  hu: ['Méret', 'túl kicsi', 'túl nagy'],
  cs: ['Velikost', 'příliš malá', 'příliš velká'],
  sk: ['Veľkosť', 'príliš malá', 'príliš veľká'],
  bg: ['Размер', 'твърде малък', 'твърде голям'],
};
const COLOUR: FeatureWords = {
  pl: ['Kolor', 'bledszy niż na zdjęciu', 'mocniejszy niż na zdjęciu'],
  en: ['Colour', 'paler than in the picture', 'stronger than in the picture'],
  de: ['Farbe', 'blasser als auf dem Bild', 'kräftiger als auf dem Bild'],
  ro: ['Culoare', 'mai palidă ca în poză', 'mai intensă ca în poză'],
  hu: ['Szín', 'halványabb a képnél', 'erősebb a képnél'],
  cs: ['Barva', 'bledší než na fotce', 'sytější než na fotce'],
  sk: ['Farba', 'bledšia než na fotke', 'sýtejšia než na fotke'],
  bg: ['Цвят', 'по-блед от снимката', 'по-наситен от снимката'],
};
const COMFORT: FeatureWords = {
  pl: ['Wygoda', 'niewygodne', 'wygodne'],
  en: ['Comfort', 'uncomfortable', 'comfortable'],
  de: ['Tragekomfort', 'unbequem', 'bequem'],
  ro: ['Confort', 'incomod', 'comod'],
  hu: ['Kényelem', 'kényelmetlen', 'kényelmes'],
  cs: ['Pohodlí', 'nepohodlné', 'pohodlné'],
  sk: ['Pohodlie', 'nepohodlné', 'pohodlné'],
  bg: ['Удобство', 'неудобно', 'удобно'],
};
const PACE: FeatureWords = {
  pl: ['Tempo', 'powolne', 'szybkie'],
  en: ['Pace', 'slow', 'fast'],
  de: ['Tempo', 'langsam', 'schnell'],
  ro: ['Ritm', 'lent', 'alert'],
  hu: ['Tempó', 'lassú', 'gyors'],
  cs: ['Tempo', 'pomalé', 'rychlé'],
  sk: ['Tempo', 'pomalé', 'rýchle'],
  bg: ['Темпо', 'бавно', 'бързо'],
};
const READING: FeatureWords = {
  pl: ['Lektura', 'wymagająca', 'lekka'],
  en: ['Reading', 'demanding', 'light'],
  de: ['Lektüre', 'anspruchsvoll', 'leicht'],
  ro: ['Lectură', 'solicitantă', 'ușoară'],
  hu: ['Olvasmány', 'megterhelő', 'könnyed'],
  cs: ['Čtení', 'náročné', 'lehké'],
  sk: ['Čítanie', 'náročné', 'ľahké'],
  bg: ['Четиво', 'трудно', 'леко'],
};

const WORN: readonly FeatureWords[] = [FIT, COLOUR, COMFORT];
const USED: readonly FeatureWords[] = [SIZE, FINISH, USE];

/** What the shops of each category ask about. */
export const featuresFor = (category: Category): readonly FeatureWords[] =>
  category === 'fashion' || category === 'shoes' ? WORN : category === 'books' ? [PACE, READING] : USED;

/** One of the three parts in every language. */
export const part = (words: FeatureWords, at: 0 | 1 | 2): Words =>
  Object.fromEntries(Object.entries(words).map(([language, parts]) => [language, parts[at]])) as Words;
