import type { Locale } from '@app/contracts/common';
import { isDate, luhn, mod11and10, pair, weighted } from './digits.ts';

/** One country’s personal number: its shape, its check, and whether the bare number is proof enough. */
export interface NationalId {
  id: string;
  /** On the normalised (lower-case) text; the number is group 1. */
  shape: RegExp;
  valid: (compact: string) => boolean;
  /** Words that name it. A number of the right shape after one is held even when its check fails: people mistype. */
  cue: RegExp | null;
  /** Without a cue the number counts only in texts of these languages; `null` in any, `[]` never. */
  languages: readonly Locale[] | null;
}

const cue = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u');
const B = String.raw`(?<![\p{L}\p{N}])`;
const E = String.raw`(?![\p{L}\p{N}])`;
const shape = (body: string): RegExp => new RegExp(`${B}(${body})${E}`, 'gu');
const mod = (digits: string, modulus: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);

const pesel = (d: string): boolean => {
  const month = pair(d, 2) % 20;
  return isDate(pair(d, 4), month) && weighted(d, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
};
const rodneCislo = (d: string): boolean => {
  const month = (((pair(d, 2) % 50) - 1) % 20) + 1;
  if (!isDate(pair(d, 4), month)) return false;
  return d.length === 9 || mod(d, 11) === 0 || (mod(d.slice(0, 9), 11) === 10 && d.endsWith('0'));
};
const cnp = (d: string): boolean =>
  /^[1-9]/.test(d) &&
  isDate(pair(d, 5), pair(d, 3)) &&
  (weighted(d, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11) % 10 === Number(d[12]);
const egn = (d: string): boolean => {
  const raw = pair(d, 2);
  const month = raw > 40 ? raw - 40 : raw > 20 ? raw - 20 : raw;
  return isDate(pair(d, 4), month) && (weighted(d, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(d[9]);
};
const steuerId = (d: string): boolean => {
  const counts = [...'0123456789'].map((digit) => d.slice(0, 10).split(digit).length - 1);
  return !d.startsWith('0') && Math.max(...counts) >= 2 && Math.max(...counts) <= 3 && mod11and10(d);
};
const huPersonal = (d: string): boolean => isDate(pair(d, 5), pair(d, 3)) && /^[1-8]/.test(d);
const huTax = (d: string): boolean =>
  d.startsWith('8') && weighted(d, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(d[9]);
const jmbg = (d: string): boolean => {
  const check = 11 - (weighted(d, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return isDate(pair(d, 0), pair(d, 2)) && (check > 9 ? 0 : check) === Number(d[12]);
};
const dni = (text: string): boolean => {
  const digits = text.replace(/^[xyz]/, (letter) => String('xyz'.indexOf(letter)));
  return 'trwagmyfpdxbnjzsqvhlcke'[Number(digits.slice(0, 8)) % 23] === digits[8];
};
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const codiceFiscale = (text: string): boolean => {
  const sum = [...text.slice(0, 15)].reduce((total, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 97;
    return total + (at % 2 === 0 ? ODD[value]! : value);
  }, 0);
  return String.fromCharCode(97 + (sum % 26)) === text[15];
};
const nir = (text: string): boolean => {
  const digits = text.replace('2a', '19').replace('2b', '18');
  return Number(97n - (BigInt(digits.slice(0, 13)) % 97n)) === Number(digits.slice(13));
};
const personnummer = (d: string): boolean => {
  const ten = d.slice(-10);
  return isDate(pair(ten, 4) > 60 ? pair(ten, 4) - 60 : pair(ten, 4), pair(ten, 2)) && luhn(ten);
};
const fodselsnummer = (d: string): boolean => {
  const first = (11 - (weighted(d, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
  const second = (11 - (weighted(d, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return isDate(pair(d, 0) % 40, pair(d, 2) % 40) && first === Number(d[9]) && second === Number(d[10]);
};
const hetu = (text: string): boolean =>
  '0123456789abcdefhjklmnprstuvwxy'[Number(text.slice(0, 6) + text.slice(7, 10)) % 31] === text[10];
const bsn = (d: string): boolean => weighted(d, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && Number(d) > 0;
const kimlik = (d: string): boolean => {
  const odd = [0, 2, 4, 6, 8].reduce((sum, at) => sum + Number(d[at]), 0);
  const even = [1, 3, 5, 7].reduce((sum, at) => sum + Number(d[at]), 0);
  return (
    !d.startsWith('0') &&
    (((odd * 7 - even) % 10) + 10) % 10 === Number(d[9]) &&
    (odd + even + Number(d[9])) % 10 === Number(d[10])
  );
};
const nif = (d: string): boolean => {
  const check = 11 - (weighted(d, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === Number(d[8]);
};
const baltic = (d: string): boolean => {
  const first = weighted(d, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const check = first < 10 ? first : (weighted(d, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10;
  return /^[1-8]/.test(d) && isDate(pair(d, 5), pair(d, 3)) && check === Number(d[10]);
};
const snils = (d: string): boolean => (weighted(d, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(d.slice(9));
const inn = (d: string): boolean =>
  (weighted(d, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(d[10]) &&
  (weighted(d, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(d[11]);
const rnokpp = (d: string): boolean => (weighted(d, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) % 10 === Number(d[9]);
const amka = (d: string): boolean => isDate(pair(d, 0), pair(d, 2)) && luhn(d);
const myNumber = (d: string): boolean => {
  const rest = weighted(d, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(d[11]);
};
const dayFirst = (d: string): boolean => isDate(pair(d, 0), pair(d, 2));
const always = (): boolean => true;

const S = '[ .\\-]?';
/** Sources of the checks: each country’s own description of its number. */
export const NATIONAL_IDS: readonly NationalId[] = [
  { id: 'pl_pesel', shape: shape('\\d{11}'), valid: pesel, cue: cue('pesel|pesela|peselem|nr pesel'), languages: null },
  {
    id: 'cz_sk_rodne_cislo',
    shape: shape('\\d{6}/\\d{3,4}'),
    valid: rodneCislo,
    cue: cue('rodné číslo|rodne cislo|rodného čísla|rodným číslem|rodným číslom|rč|r č'),
    languages: null,
  },
  {
    id: 'cz_sk_rodne_cislo',
    shape: shape('\\d{6}[ /]?\\d{3,4}'),
    valid: rodneCislo,
    cue: cue('rodné číslo|rodne cislo|rodného čísla|rodným číslem|rodným číslom|rč'),
    languages: [],
  },
  {
    id: 'ro_cnp',
    shape: shape('\\d{13}'),
    valid: cnp,
    cue: cue('cnp|cnp ul|cnp-ul|codul numeric personal|cod numeric personal'),
    languages: null,
  },
  {
    id: 'ro_ci',
    shape: shape('[a-z]{2},? ?n(?:r|umăr|umarul|umărul)\\.? ?\\d{6}'),
    valid: always,
    cue: cue('seria|serie|buletin|ci|carte de identitate'),
    languages: [],
  },
  {
    id: 'bg_egn',
    shape: shape('\\d{10}'),
    valid: egn,
    cue: cue('егн|е г н|egn|единен граждански номер'),
    languages: ['bg'],
  },
  {
    id: 'de_steuer_id',
    shape: shape(`\\d{2}${S}\\d{3}${S}\\d{3}${S}\\d{3}`),
    valid: steuerId,
    cue: cue('steuer id|steuer-id|steueridentifikationsnummer|steuernummer|idnr|steuerid|sozialversicherungsnummer'),
    languages: ['de'],
  },
  {
    id: 'hu_personal',
    shape: shape('[1-8][ -]?\\d{6}[ -]?\\d{4}'),
    valid: huPersonal,
    cue: cue('személyi szám\\p{L}*|személyi azonosító\\p{L}*|személyi|szemelyi szam\\p{L}*'),
    languages: ['hu'],
  },
  {
    id: 'hu_tax',
    shape: shape('8\\d{9}'),
    valid: huTax,
    cue: cue('adóazonosító\\p{L}*|adóazonosító jel\\p{L}*|adószám\\p{L}*'),
    languages: ['hu'],
  },
  {
    id: 'hu_taj',
    shape: shape(`\\d{3}${S}\\d{3}${S}\\d{3}`),
    valid: always,
    cue: cue('taj|taj szám\\p{L}*|taj-szám\\p{L}*|tajszám\\p{L}*'),
    languages: [],
  },
  {
    id: 'hr_oib',
    shape: shape('\\d{11}'),
    valid: mod11and10,
    cue: cue('oib|oib a|oib-a|osobni identifikacijski broj'),
    languages: ['hr', 'bs'],
  },
  {
    id: 'yu_jmbg',
    shape: shape('\\d{13}'),
    valid: jmbg,
    cue: cue('jmbg|emšo|emso|matični broj|maticni broj|јмбг|матични број|jmb'),
    languages: null,
  },
  {
    id: 'es_dni',
    shape: shape(`\\d{8}[ -]?[a-z]|[xyz][ -]?\\d{7}[ -]?[a-z]|\\d{2}\\.\\d{3}\\.\\d{3}[ -]?[a-z]`),
    valid: dni,
    cue: cue('dni|nie|nif|d n i'),
    languages: null,
  },
  {
    id: 'it_codice_fiscale',
    shape: shape('[a-z]{6}\\d{2}[a-z]\\d{2}[a-z]\\d{3}[a-z]'),
    valid: codiceFiscale,
    cue: cue('codice fiscale|cf|c f|cod fiscale'),
    languages: null,
  },
  {
    id: 'fr_nir',
    shape: shape(`[12]${S}\\d{2}${S}\\d{2}${S}(?:\\d{2}|2[ab])${S}\\d{3}${S}\\d{3}(?:${S}\\d{2})`),
    valid: nir,
    cue: cue('nir|sécurité sociale|securite sociale|sécu|n° ss|numéro de sécu|insee'),
    languages: null,
  },
  {
    id: 'fr_nir',
    shape: shape(`[12]${S}\\d{2}${S}\\d{2}${S}(?:\\d{2}|2[ab])${S}\\d{3}${S}\\d{3}`),
    valid: always,
    cue: cue('nir|sécurité sociale|securite sociale|sécu|numéro de sécu|insee'),
    languages: [],
  },
  {
    id: 'se_personnummer',
    shape: shape('(?:19|20)?\\d{6}[-+]\\d{4}'),
    valid: personnummer,
    cue: cue('personnummer|personnumret|pnr|personnr'),
    languages: null,
  },
  {
    id: 'se_personnummer',
    shape: shape('(?:(?:19|20)\\d{2})?\\d{4,6}[-+ ]?\\d{4}'),
    valid: personnummer,
    cue: cue('personnummer|personnumret|pnr|personnr'),
    languages: [],
  },
  {
    id: 'dk_cpr',
    shape: shape('\\d{6}-\\d{4}'),
    valid: dayFirst,
    cue: cue('cpr|cpr nr|cpr nummer|cpr-nummer|cprnummer|cpr-nr|personnummer'),
    languages: ['da'],
  },
  {
    id: 'dk_cpr',
    shape: shape('\\d{6}[- ]?\\d{4}'),
    valid: dayFirst,
    cue: cue('cpr|cpr nr|cpr nummer|cpr-nummer|cprnummer|cpr-nr|personnummer'),
    languages: [],
  },
  {
    id: 'no_fodselsnummer',
    shape: shape('\\d{6}[ -]?\\d{5}'),
    valid: fodselsnummer,
    cue: cue('fødselsnummer|fodselsnummer|fødselsnr|personnummer|fødselsnummeret'),
    languages: null,
  },
  {
    id: 'fi_hetu',
    shape: shape('\\d{6}[-+a-f]\\d{3}[0-9a-y]'),
    valid: hetu,
    cue: cue('henkilötunnus\\p{L}*|hetu|hetu ni|sotu'),
    languages: null,
  },
  {
    id: 'nl_bsn',
    shape: shape(`\\d{4}${S}\\d{2}${S}\\d{3}|\\d{3}${S}\\d{3}${S}\\d{3}|\\d{9}`),
    valid: bsn,
    cue: cue('bsn|bsn nummer|bsn-nummer|burgerservicenummer|sofinummer|sofi nummer'),
    languages: [],
  },
  {
    id: 'tr_kimlik',
    shape: shape('\\d{11}'),
    valid: kimlik,
    cue: cue('tc|t c|tc no|tckn|tc kimlik|kimlik|kimlik no|kimlik numarası|kimlik numaram|tc numara\\p{L}*'),
    languages: null,
  },
  {
    id: 'pt_nif',
    shape: shape(`\\d{3}${S}\\d{3}${S}\\d{3}`),
    valid: nif,
    cue: cue('nif|contribuinte|número de contribuinte|nº de contribuinte|número fiscal|niss|cartão de cidadão'),
    languages: [],
  },
  { id: 'br_cpf', shape: shape('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'), valid: always, cue: cue('cpf'), languages: null },
  { id: 'br_cpf', shape: shape('\\d{9}-?\\d{2}'), valid: always, cue: cue('cpf|rg'), languages: [] },
  {
    id: 'gb_nino',
    shape: shape('[a-ceghj-prstw-z][a-ceghj-nprstw-z] ?\\d{2} ?\\d{2} ?\\d{2} ?[a-d]'),
    valid: always,
    cue: cue('ni|nino|national insurance|ni number'),
    languages: ['en'],
  },
  {
    id: 'gb_nino',
    shape: shape('[a-z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[a-d]'),
    valid: always,
    cue: cue('ni|nino|national insurance|ni number|national insurance number|national insurance no'),
    languages: [],
  },
  {
    id: 'gb_nhs',
    shape: shape('\\d{3}[ -]?\\d{3}[ -]?\\d{4}'),
    valid: always,
    cue: cue('nhs|nhs number|nhs no|patient number|patient no|hospital number'),
    languages: [],
  },
  {
    id: 'us_ssn',
    shape: shape('(?!000|666|9)\\d{3}-\\d{2}-\\d{4}'),
    valid: always,
    cue: cue('ssn|social security'),
    languages: null,
  },
  {
    id: 'us_ssn',
    shape: shape('\\d{3}[ -]?\\d{2}[ -]?\\d{4}'),
    valid: always,
    cue: cue('ssn|social security number|social security no|social security'),
    languages: [],
  },
  {
    id: 'ua_rnokpp',
    shape: shape('\\d{10}'),
    valid: rnokpp,
    cue: cue('іпн|рнокпп|податковий номер|ідентифікаційний код|ідентифікаційний номер'),
    languages: [],
  },
  {
    id: 'ru_snils',
    shape: shape('\\d{3}-\\d{3}-\\d{3}[ -]\\d{2}'),
    valid: always,
    cue: cue('снилс|снилса'),
    languages: null,
  },
  { id: 'ru_snils', shape: shape('\\d{11}'), valid: snils, cue: cue('снилс|снилса'), languages: [] },
  { id: 'ru_inn', shape: shape('\\d{12}'), valid: inn, cue: cue('инн|инна'), languages: ['ru'] },
  {
    id: 'ru_passport',
    shape: shape('\\d{2} ?\\d{2} ?№? ?\\d{6}'),
    valid: always,
    cue: cue('паспорт|паспорта|паспорте|паспортные данные|серия|серии|серия и номер'),
    languages: [],
  },
  {
    id: 'ee_lt_code',
    shape: shape('[1-8]\\d{10}'),
    valid: baltic,
    cue: cue('isikukood|isikukoodi|asmens kodas|asmens kodą|ik|a k'),
    languages: ['et', 'lt'],
  },
  {
    id: 'lv_code',
    shape: shape('\\d{6}-\\d{5}'),
    valid: dayFirst,
    cue: cue('personas kods|personas kodu|p k|pk'),
    languages: null,
  },
  { id: 'gr_amka', shape: shape('\\d{11}'), valid: amka, cue: cue('αμκα|amka'), languages: ['el'] },
  { id: 'gr_afm', shape: shape('\\d{9}'), valid: always, cue: cue('αφμ|afm|ταυτότητα|ταυτότητας'), languages: [] },
  {
    id: 'jp_my_number',
    shape: /(?<![\p{N}a-z])(\d{4}[ -]?\d{4}[ -]?\d{4})(?![\p{N}a-z])/gu,
    valid: myNumber,
    cue: /マイナンバー|個人番号/u,
    languages: ['ja'],
  },
  {
    id: 'vn_cccd',
    shape: shape('\\d{12}|\\d{9}'),
    valid: always,
    cue: cue('cccd|cmnd|cmt|căn cước|căn cước công dân|chứng minh|chứng minh nhân dân|chứng minh thư|số căn cước'),
    languages: [],
  },
];

/** A passport or identity card: named, and followed by letters and figures. */
export const DOCUMENT_CUE = new RegExp(
  String.raw`(?<!\p{L})(?:passport(?: no| number)?|paszport\p{L}*|dow[oó]d(?:u)? osobist\p{L}*|(?:nr|numer\p{L}{0,3}|seri[aęi]) dowodu|pas|pasu|občank\p{L}*|občansk\p{L}* (?:preukaz|průkaz)\p{L}*|číslo op|op č|op|reisepass\p{L}*|personalausweis\p{L}*|ausweisnummer|passeport|carte d'identité|pasaporte|passaporte|passaporto|carta d'identità|paspoort\p{L}*|identiteitskaart|pasnummer|passnummer\p{L}*|útlev[eé]l\p{L}*|személyi igazolvány\p{L}*|pa[sș]aport\p{L}*|buletin\p{L}*|putovnic\p{L}*|paso[sš]\p{L}*|osobn\p{L}* iskaznic\p{L}*|li[cč]n\p{L}* kart\p{L}*|паспорт\p{L}*|лична карта|pasaport\p{L}*|h[oộ] chi[eế]u|passi\p{L}*|pases?\p{L}*|διαβατηρ\p{L}*|bilhete de identidade|id card|identity card|driv(?:ing|er'?s) licen[cs]e|ausweis\p{L}*|perso|führerschein\p{L}*|prawo? jazdy|legitymacj\p{L}*|řidičsk\p{L}* průkaz\p{L}*|průkaz\p{L}*|vodičsk\p{L}* preukaz\p{L}*|preukaz\p{L}*|cestovní pas\p{L}*|személyi\p{L}*|igazolvány\p{L}*|jogosítvány\p{L}*|permis\p{L}*|cart(?:e|ea) de identitate|лична\p{L}* карта\p{L}*|личн\p{L}* карт\p{L}*|pass(?:et)?|kørekort\p{L}*|körkort\p{L}*|førerkort\p{L}*|legitimation\p{L}*|id-?kort\p{L}*|rijbewijs\p{L}*|id-?kaart\p{L}*|carnet|carné|cédula|permis de conduire|carte nationale|cni|cartão de cidadão|carta de condução|cnh|vozačk\p{L}*|iskaznic\p{L}*|водительск\p{L}* (?:права|удостоверени\p{L}*)|удостоверени\p{L}*|ehliyet\p{L}*|kimlik\p{L}*|cmnd|cccd|giấy phép lái xe|bằng lái|патент|ajokort\p{L}*|henkilökort\p{L}*|juhilu\p{L}*|vadītāja apliec\p{L}*|vairuotojo\p{L}*)(?!\p{L})[^\p{L}\n\d]{0,4}(?:(?:min|mein|meines|mój|nr\.?|no|nr|n°|nº|č|is|:|numer|číslo|nummer|lautet|jest|je|es|è|é|er|är|on|số|là|номер|серия|и|no|numarası|numara|sayılı|száma?|serie|seria)\.?[ :]{0,3}){0,3}((?=[a-z0-9 ]*\d{5})[a-z]{0,3} ?\d{2,3} ?\d{3,7}[a-z]{0,2}|(?=(?:[a-z]*\d){5})(?=\d*[a-z])(?!\d+x\d)[a-z\d]{7,12})(?![\p{L}\p{N}])`,
  'gu',
);

/** The same in Japanese, which parts no words. */
export const DOCUMENT_JA =
  /(?:パスポート|旅券|免許証|運転免許|身分証|保険証|在留カード)(?:番号)?[はの:\s]{0,3}([a-z]{0,2}\d{6,12})/gu;
