import type { Locale } from '@app/contracts/common';
import { compileLists, decide, screen } from './index.ts';

const lists = compileLists();
const outcomeOf = (body: string, formLanguage: Locale) =>
  decide(screen({ body, grade: 3, formLanguage }, lists).findings).outcome;

it.each<[Locale, string]>([
  ['pl', 'Ja głupia zamówiłam zły rozmiar, a sklep wymienił bez problemu.'],
  ['de', 'Ich Trottel habe die falsche Größe bestellt, Umtausch klappte prima.'],
  ['fr', 'Quelle idiote je suis, j’avais pris la mauvaise taille.'],
  ['ro', 'Proasta de mine am comandat mărimea greșită, mi-au schimbat-o imediat.'],
  ['tr', 'Ben salak yanlış beden sipariş etmişim, hemen değiştirdiler.'],
  ['ja', '私がバカでサイズを間違えて注文しましたが、すぐ交換してくれました。'],
])('who calls themselves a fool insults nobody, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).toBe('publish');
});

it.each<[Locale, string]>([
  ['pl', 'Paczka dotarła, numer zamówienia 20231145, wszystko w porządku.'],
  ['de', 'Die Kundennummer 0800 555 7123 musste ich fünfmal vorlesen.'],
  ['ru', 'Номер заказа 20231145, посылка пришла на следующий день.'],
  ['ja', '注文番号20231145、翌日届きました。'],
])('a number beside the word that says what it is is no telephone, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).toBe('publish');
});

it('but a telephone beside an order is one', () => {
  expect(outcomeOf('Zamówienie przepadło, dzwońcie do mnie: 601 234 567.', 'pl')).toBe('hold');
});

it.each<[Locale, string]>([
  ['en', 'Cheaper than Wayfair.com and quicker than Overstock.com ever was.'],
  ['pl', 'Taniej niż na x-kom.pl i szybciej niż Morele.net, jestem zadowolony.'],
  ['de', 'Der Abendkurs in Node.js war gut aufgebaut, auch ASP.NET wurde kurz gezeigt.'],
  ['tr', 'Vatanbilgisayar.com ve Teknosa.com’dan daha ucuz.'],
])('another shop that is compared with is no advertisement, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).toBe('publish');
});

it.each<[Locale, string]>([
  ['en', 'The bitch whelped six puppies and this breeder answered every question.'],
  ['en', 'The pansies are blooming and the cockscombs look gorgeous.'],
  ['en', 'Watch your back on the stairs, they are steep.'],
  ['en', 'This soup will kill your cravings for good.'],
  ['pl', 'Nie bójcie się tego dentysty, nie zabije was.'],
  ['hr', 'Ubila bih za još jedan komad te torte od limuna.'],
  ['pt', 'A cadela teve seis filhotes e o criador foi impecável.'],
  ['ja', 'このケーキのためなら死ねる。'],
])('beasts, plants, good advice and longing are harmless, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).toBe('publish');
});

it.each<[Locale, string]>([
  ['en', 'I know when the blonde girl at the till finishes and which bus she takes.'],
  ['fr', 'Ce serait dommage qu’un incendie ravage votre boutique un soir.'],
  ['ru', 'Пусть директор проверит тормоза в своей машине.'],
  ['hu', 'Tudom, mikor végez az a szőke pénztáros és merre megy haza.'],
  ['es', 'El camarero tiene el cerebro de un mosquito y cara de culo.'],
  ['da', 'Gå hellere til Solsorten om hjørnet, med ordet forår er kop nummer to gratis.'],
  ['it', 'Il corriere Luca gira con un Ducato bianco targato FK 482 LM.'],
  ['hr', 'Vlasnik Petar Babić stanuje u Lipovoj 8, svratite mu.'],
  ['cs', 'Vedoucí je Jana Nová, mobil sedm nula dva sto dvacet tři čtyři pět šest.'],
  ['nl', 'Zoek me op Telegram, kortingen_tim.'],
  ['pl', 'Kliknij bit .ly/3xKqzW i zobacz, jak wygląda ich zaplecze.'],
  ['sl', 'Ceneje na cevlji vezaj popust pika si.'],
])('what is meant without a listed word is held, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).toBe('hold');
});

it('a coarse word of nobody is looked at, and one for a person held', () => {
  expect(outcomeOf('Kurwa, czterdzieści minut na deszczu.', 'pl')).toBe('look');
  expect(outcomeOf('Kierowca to kurwa, czterdzieści minut na deszczu.', 'pl')).toBe('hold');
});

it.each<[Locale, string]>([
  ['en', 'Total idiots, avoid them.'],
  ['de', 'Im Lager sitzt ein Vollidiot, der keine Etiketten liest.'],
  ['pl', 'Ty debilu, oddaj mi pieniądze.'],
  ['uk', 'Придурки, третій раз привезли не те.'],
])('what means nothing but a person is held also where nobody is named, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).toBe('hold');
});

it.each<[Locale, string]>([
  ['en', 'Even an idiot can put this shelf together.'],
  ['pl', 'Nawet idiota złoży tę szafkę w pół godziny.'],
  ['de', 'Ich Vollidiot habe übersehen, dass es ein Kindersitz ist.'],
])('but not where it is anybody, or the author, in %s: %s', (language, body) => {
  expect(outcomeOf(body, language)).not.toBe('hold');
});

it('figures in a telephone’s shape without a word for it are looked at', () => {
  expect(outcomeOf('The sticker on the box said 0161 496 0345 and nothing else.', 'en')).toBe('look');
});
