import type { Locale } from '@app/contracts/common';

const words = (text: string): string[] => text.split(' ');

/** Small words that one of two close languages has and the other has not. */
const MARKERS: Partial<Record<Locale, string[]>> = {
  da: words(
    'af meget hvad nogle blev mig også efter værelset værelse dejlig dejligt dejlige noget maden god at er igen bedste vores havde kun mere lidt rigtig rigtigt fik gik vej',
  ),
  no: words(
    'veldig hva noen ble meg etter rommet rom noe maten mye kjempe uten igjen beste vår hadde mer litt ganske fikk gikk vei gjerne dere frokosten kvelden betjening nydelig av deilig',
  ),
  cs: words(
    'jsem jsme jste jsou byl byla bylo byli velmi se jak také nebo který která které jídlo pokoj pokoje pokoji hezký hezké není moc kvůli krásný mě při ještě taky bych skvělý skvělé můj nejlepší konečně zážitek chutný',
  ),
  sk: words(
    'som sme ste sú bol bola bolo boli veľmi sa ako tiež alebo ktorý ktorá ktoré jedlo izba izby izbe pekný pekné nie kvôli krásny mňa pri ešte by skvelý skvelé môj najlepší konečne',
  ),
  hr: words(
    'su bio vrlo kao također ili koji koja koje lijep lijepo nije zbog dobar što još nego bih odličan najbolji sve ovo ova ovaj volim ovu bez',
  ),
  sl: words(
    'so bil zelo ampak kot tudi ki lep lepo ni zaradi dober kar še bi odličen najboljši vse to ta brez kjer smo sem ste pri osebje zajtrk jaz tukaj vendar',
  ),
  es: words(
    'el la los las y es muy con pero una un del en lo habitación servicio bueno buena mejor estaba fue hay más también sin gran',
  ),
  pt: words(
    'o a os as e é muito não com mas uma um do da em na quarto serviço bom boa melhor estava foi há mais também sem ótimo ótima eu você tive estou ao à',
  ),
  ru: words(
    'что это был была было были очень из только мы они его еда отель хороший отличный меня нет бы если после он она свою цену',
  ),
  uk: words(
    'і що це був була було були дуже але з як із від тільки ми вони його їжа готель смачно гарний чудовий мене немає би якщо або після та й у є',
  ),
  bg: words(
    'че това беше бяха много всичко така само ние те стая храна хотел добър отличен мен няма ако след той тя си е са със да ще се ни',
  ),
  sv: words('och är inte mycket men ett för jag till av hade rummet maten efter från också enkelt'),
};

/** Letters outside a–z that a language writes; a letter of none of its own speaks against it. */
const LETTERS: Partial<Record<Locale, string>> = {
  pl: 'ąćęłńóśźż',
  en: '',
  bs: 'čćđšž',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøåé',
  de: 'äöüß',
  es: 'áéíñóúü',
  et: 'äõöüšž',
  fi: 'äöå',
  fr: 'àâæçéèêëîïôœùûüÿ',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  it: 'àèéìòù',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  nl: 'éëïóöü',
  no: 'æøåéòô',
  pt: 'áâãàçéêíóôõú',
  ro: 'ăâîșțşţ',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sr: 'čćđšžабвгдђежзијклљмнњопрстћуфхцчџш',
  sv: 'äöåé',
  tr: 'çğıöşüâî',
  vi: 'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
};

const markers = new Map(Object.entries(MARKERS).map(([language, list]) => [language as Locale, new Set(list)]));
const letters = new Map(Object.entries(LETTERS).map(([language, list]) => [language as Locale, new Set(list)]));

/** How many of the words (lower case) speak for the language, as a share of all. */
export function markerShare(language: Locale, text: readonly string[]): number {
  const known = markers.get(language);
  if (!known || text.length === 0) return 0;
  return text.filter((word) => known.has(word)).length / text.length;
}

/** How many different letters of the text the language does not write. */
export function foreignLetters(language: Locale, used: ReadonlySet<string>): number {
  const own = letters.get(language);
  if (!own) return 0;
  let foreign = 0;
  for (const letter of used) if (!own.has(letter)) foreign += 1;
  return foreign;
}

const CROATIAN = new Set(
  words(
    'tko netko nitko tjedan tjedna tjedno uopće točno točan vlak zrak kruh opet općenito zrakoplov kolovoz srpanj lipanj svibanj travanj ožujak listopad studeni prosinac tisuća juha mrkva rajčica žlica tanjur glazba obitelj povijest glede svezi jučer osobito nazočan računalo zaslon tipkovnica uporaba tvrtka ljekarna gospođa općina zahod ručnik ručnici plahte dječji djelatnici djelatnik',
  ),
);
const BOSNIAN = new Set(
  words(
    'ko neko niko sedmica sedmicu sedmice uopšte tačno tačan kahva kahvu kafa hljeb hljeba lahko mehko mahala ćevapi općina maj august septembar oktobar novembar decembar hiljada supa kašika muzika porodica historija peškir peškiri čaršafi',
  ),
);
const SERBIAN = new Set(
  words(
    'ko neko niko nedelja nedelju nedelje uopšte tačno tačan kafa kafu voz vazduh hleb hleba opšte avion hiljada supa šargarepa paradajz kašika tanjir muzika porodica istorija juče januar februar mart avgust septembar oktobar novembar decembar lepo lepa lep mleko dete deca reč mesto sneg uvek gde ovde negde svugde devojka belo celo veoma hteo voleo razumeo peškir peškiri čaršavi obezbeđenje bezbedno šta',
  ),
);

/** Which of Bosnian, Croatian and Serbian a Latin text leans to (`form` is one word ahead); null when to none. */
export function southSlavic(text: readonly string[], form: Locale | undefined): 'bs' | 'hr' | 'sr' | null {
  const count = (list: ReadonlySet<string>, language: Locale): number =>
    text.filter((word) => list.has(word)).length + (form === language ? 1 : 0);
  const [hr, bs, sr] = [count(CROATIAN, 'hr'), count(BOSNIAN, 'bs'), count(SERBIAN, 'sr')];
  if (sr > hr && sr > bs) return 'sr';
  if (hr > sr && hr > bs) return 'hr';
  if (bs > sr && bs > hr) return 'bs';
  return null;
}
