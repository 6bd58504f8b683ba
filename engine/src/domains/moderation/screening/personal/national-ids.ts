import type { Locale } from '@app/contracts/common';
import * as check from './national-id-checks.ts';

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
const shape = (body: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(${body})(?![\p{L}\p{N}])`, 'gu');
const S = '[ .\\-]?';

/** Tried in this order: what one has taken is no other's. */
export const NATIONAL_IDS: readonly NationalId[] = [
  {
    id: 'pl_pesel',
    shape: shape('\\d{11}'),
    valid: check.pesel,
    cue: cue('pesel|pesela|peselem|nr pesel'),
    languages: null,
  },
  {
    id: 'cz_sk_rodne_cislo',
    shape: shape('\\d{6}/\\d{3,4}'),
    valid: check.rodneCislo,
    cue: cue('rodné číslo|rodne cislo|rodného čísla|rodným číslem|rodným číslom|rč|r č'),
    languages: null,
  },
  {
    id: 'cz_sk_rodne_cislo',
    shape: shape('\\d{6}[ /]?\\d{3,4}'),
    valid: check.rodneCislo,
    cue: cue('rodné číslo|rodne cislo|rodného čísla|rodným číslem|rodným číslom|rč'),
    languages: [],
  },
  {
    id: 'ro_cnp',
    shape: shape('\\d{13}'),
    valid: check.cnp,
    cue: cue('cnp|cnp ul|cnp-ul|codul numeric personal|cod numeric personal'),
    languages: null,
  },
  {
    id: 'ro_ci',
    shape: shape('[a-z]{2},? ?n(?:r|umăr|umarul|umărul)\\.? ?\\d{6}'),
    valid: check.always,
    cue: cue('seria|serie|buletin|ci|carte de identitate'),
    languages: [],
  },
  {
    id: 'bg_egn',
    shape: shape('\\d{10}'),
    valid: check.egn,
    cue: cue('егн|е г н|egn|единен граждански номер'),
    languages: ['bg'],
  },
  {
    id: 'de_steuer_id',
    shape: shape(`\\d{2}${S}\\d{3}${S}\\d{3}${S}\\d{3}`),
    valid: check.steuerId,
    cue: cue('steuer id|steuer-id|steueridentifikationsnummer|steuernummer|idnr|steuerid|sozialversicherungsnummer'),
    languages: ['de'],
  },
  {
    id: 'hu_personal',
    shape: shape('[1-8][ -]?\\d{6}[ -]?\\d{4}'),
    valid: check.huPersonal,
    cue: cue('személyi szám\\p{L}*|személyi azonosító\\p{L}*|személyi|szemelyi szam\\p{L}*'),
    languages: ['hu'],
  },
  {
    id: 'hu_tax',
    shape: shape('8\\d{9}'),
    valid: check.huTax,
    cue: cue('adóazonosító\\p{L}*|adóazonosító jel\\p{L}*|adószám\\p{L}*'),
    languages: ['hu'],
  },
  {
    id: 'hu_taj',
    shape: shape(`\\d{3}${S}\\d{3}${S}\\d{3}`),
    valid: check.always,
    cue: cue('taj|taj szám\\p{L}*|taj-szám\\p{L}*|tajszám\\p{L}*'),
    languages: [],
  },
  {
    id: 'hr_oib',
    shape: shape('\\d{11}'),
    valid: check.oib,
    cue: cue('oib|oib a|oib-a|osobni identifikacijski broj'),
    languages: ['hr', 'bs'],
  },
  {
    id: 'yu_jmbg',
    shape: shape('\\d{13}'),
    valid: check.jmbg,
    cue: cue('jmbg|emšo|emso|matični broj|maticni broj|јмбг|матични број|jmb'),
    languages: null,
  },
  {
    id: 'es_dni',
    shape: shape(`\\d{8}[ -]?[a-z]|[xyz][ -]?\\d{7}[ -]?[a-z]|\\d{2}\\.\\d{3}\\.\\d{3}[ -]?[a-z]`),
    valid: check.dni,
    cue: cue('dni|nie|nif|d n i'),
    languages: null,
  },
  {
    id: 'it_codice_fiscale',
    shape: shape('[a-z]{6}\\d{2}[a-z]\\d{2}[a-z]\\d{3}[a-z]'),
    valid: check.codiceFiscale,
    cue: cue('codice fiscale|cf|c f|cod fiscale'),
    languages: null,
  },
  {
    id: 'fr_nir',
    shape: shape(`[12]${S}\\d{2}${S}\\d{2}${S}(?:\\d{2}|2[ab])${S}\\d{3}${S}\\d{3}(?:${S}\\d{2})`),
    valid: check.nir,
    cue: cue('nir|sécurité sociale|securite sociale|sécu|n° ss|numéro de sécu|insee'),
    languages: null,
  },
  {
    id: 'fr_nir',
    shape: shape(`[12]${S}\\d{2}${S}\\d{2}${S}(?:\\d{2}|2[ab])${S}\\d{3}${S}\\d{3}`),
    valid: check.always,
    cue: cue('nir|sécurité sociale|securite sociale|sécu|numéro de sécu|insee'),
    languages: [],
  },
  {
    id: 'se_personnummer',
    shape: shape('(?:19|20)?\\d{6}[-+]\\d{4}'),
    valid: check.personnummer,
    cue: cue('personnummer|personnumret|pnr|personnr'),
    languages: null,
  },
  {
    id: 'se_personnummer',
    shape: shape('(?:(?:19|20)\\d{2})?\\d{4,6}[-+ ]?\\d{4}'),
    valid: check.personnummer,
    cue: cue('personnummer|personnumret|pnr|personnr'),
    languages: [],
  },
  {
    id: 'dk_cpr',
    shape: shape('\\d{6}-\\d{4}'),
    valid: check.dayFirst,
    cue: cue('cpr|cpr nr|cpr nummer|cpr-nummer|cprnummer|cpr-nr|personnummer'),
    languages: ['da'],
  },
  {
    id: 'dk_cpr',
    shape: shape('\\d{6}[- ]?\\d{4}'),
    valid: check.dayFirst,
    cue: cue('cpr|cpr nr|cpr nummer|cpr-nummer|cprnummer|cpr-nr|personnummer'),
    languages: [],
  },
  {
    id: 'no_fodselsnummer',
    shape: shape('\\d{6}[ -]?\\d{5}'),
    valid: check.fodselsnummer,
    cue: cue('fødselsnummer|fodselsnummer|fødselsnr|personnummer|fødselsnummeret'),
    languages: null,
  },
  {
    id: 'fi_hetu',
    shape: shape('\\d{6}[-+a-f]\\d{3}[0-9a-y]'),
    valid: check.hetu,
    cue: cue('henkilötunnus\\p{L}*|hetu|hetu ni|sotu'),
    languages: null,
  },
  {
    id: 'nl_bsn',
    shape: shape(`\\d{4}${S}\\d{2}${S}\\d{3}|\\d{3}${S}\\d{3}${S}\\d{3}|\\d{9}`),
    valid: check.bsn,
    cue: cue('bsn|bsn nummer|bsn-nummer|burgerservicenummer|sofinummer|sofi nummer'),
    languages: [],
  },
  {
    id: 'tr_kimlik',
    shape: shape('\\d{11}'),
    valid: check.kimlik,
    cue: cue('tc|t c|tc no|tckn|tc kimlik|kimlik|kimlik no|kimlik numarası|kimlik numaram|tc numara\\p{L}*'),
    languages: null,
  },
  {
    id: 'pt_nif',
    shape: shape(`\\d{3}${S}\\d{3}${S}\\d{3}`),
    valid: check.nif,
    cue: cue('nif|contribuinte|número de contribuinte|nº de contribuinte|número fiscal|niss|cartão de cidadão'),
    languages: [],
  },
  {
    id: 'br_cpf',
    shape: shape('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'),
    valid: check.always,
    cue: cue('cpf'),
    languages: null,
  },
  { id: 'br_cpf', shape: shape('\\d{9}-?\\d{2}'), valid: check.always, cue: cue('cpf|rg'), languages: [] },
  {
    id: 'gb_nino',
    shape: shape('[a-ceghj-prstw-z][a-ceghj-nprstw-z] ?\\d{2} ?\\d{2} ?\\d{2} ?[a-d]'),
    valid: check.always,
    cue: cue('ni|nino|national insurance|ni number'),
    languages: ['en'],
  },
  {
    id: 'gb_nino',
    shape: shape('[a-z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[a-d]'),
    valid: check.always,
    cue: cue('ni|nino|national insurance|ni number|national insurance number|national insurance no'),
    languages: [],
  },
  {
    id: 'gb_nhs',
    shape: shape('\\d{3}[ -]?\\d{3}[ -]?\\d{4}'),
    valid: check.always,
    cue: cue('nhs|nhs number|nhs no|patient number|patient no|hospital number'),
    languages: [],
  },
  {
    id: 'us_ssn',
    shape: shape('(?!000|666|9)\\d{3}-\\d{2}-\\d{4}'),
    valid: check.always,
    cue: cue('ssn|social security'),
    languages: null,
  },
  {
    id: 'us_ssn',
    shape: shape('\\d{3}[ -]?\\d{2}[ -]?\\d{4}'),
    valid: check.always,
    cue: cue('ssn|social security number|social security no|social security'),
    languages: [],
  },
  {
    id: 'ua_rnokpp',
    shape: shape('\\d{10}'),
    valid: check.rnokpp,
    cue: cue('іпн|рнокпп|податковий номер|ідентифікаційний код|ідентифікаційний номер'),
    languages: [],
  },
  {
    id: 'ru_snils',
    shape: shape('\\d{3}-\\d{3}-\\d{3}[ -]\\d{2}'),
    valid: check.always,
    cue: cue('снилс|снилса'),
    languages: null,
  },
  { id: 'ru_snils', shape: shape('\\d{11}'), valid: check.snils, cue: cue('снилс|снилса'), languages: [] },
  { id: 'ru_inn', shape: shape('\\d{12}'), valid: check.inn, cue: cue('инн|инна'), languages: ['ru'] },
  {
    id: 'ru_passport',
    shape: shape('\\d{2} ?\\d{2} ?№? ?\\d{6}'),
    valid: check.always,
    cue: cue('паспорт|паспорта|паспорте|паспортные данные|серия|серии|серия и номер'),
    languages: [],
  },
  {
    id: 'ee_lt_code',
    shape: shape('[1-8]\\d{10}'),
    valid: check.baltic,
    cue: cue('isikukood|isikukoodi|asmens kodas|asmens kodą|ik|a k'),
    languages: ['et', 'lt'],
  },
  {
    id: 'lv_code',
    shape: shape('\\d{6}-\\d{5}'),
    valid: check.dayFirst,
    cue: cue('personas kods|personas kodu|p k|pk'),
    languages: null,
  },
  { id: 'gr_amka', shape: shape('\\d{11}'), valid: check.amka, cue: cue('αμκα|amka'), languages: ['el'] },
  {
    id: 'gr_afm',
    shape: shape('\\d{9}'),
    valid: check.always,
    cue: cue('αφμ|afm|ταυτότητα|ταυτότητας'),
    languages: [],
  },
  {
    id: 'jp_my_number',
    shape: /(?<![\p{N}a-z])(\d{4}[ -]?\d{4}[ -]?\d{4})(?![\p{N}a-z])/gu,
    valid: check.myNumber,
    cue: /マイナンバー|個人番号/u,
    languages: ['ja'],
  },
  {
    id: 'vn_cccd',
    shape: shape('\\d{12}|\\d{9}'),
    valid: check.always,
    cue: cue('cccd|cmnd|cmt|căn cước|căn cước công dân|chứng minh|chứng minh nhân dân|chứng minh thư|số căn cước'),
    languages: [],
  },
];
