import type { Locale } from '@app/contracts/common';
import type { Hit } from '../types.ts';
import {
  before,
  OTHER_NUMBER_CUE,
  OTHER_NUMBER_CUE_JA,
  PHONE_CUE,
  PHONE_CUE_JA,
  TELEPHONE_CUE,
  TELEPHONE_CUE_JA,
} from './cues.ts';

/** Words of one digit, words of two, and words that double the next. */
interface NumberWords {
  units: string;
  pairs: string;
  double?: string;
}

const NUMBERS: Partial<Record<Locale, NumberWords>> = {
  en: {
    units: 'zero|oh|nought|nil|one|two|three|four|five|six|seven|eight|nine',
    pairs:
      'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|hundred|thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
    double: 'double|triple',
  },
  de: {
    units: 'null|eins|ein|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun',
    pairs:
      'zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)',
    double: 'doppel',
  },
  pl: {
    units: 'zero|jeden|dwa|trzy|cztery|pięć|piec|sześć|szesc|siedem|osiem|dziewięć|dziewiec',
    pairs:
      'dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt|sto|dwieście|trzysta|czterysta|pięćset|sześćset|siedemset|osiemset|dziewięćset',
  },
  cs: {
    units: 'nula|jedna|jeden|dva|dvě|tři|čtyři|pět|šest|sedm|osm|devět',
    pairs:
      'sto|stě|sta|set|dvěstě|třista|čtyřista|pětset|šestset|sedmset|osmset|devětset|deset|jedenáct|dvanáct|třináct|čtrnáct|patnáct|šestnáct|sedmnáct|osmnáct|devatenáct|dvacet|třicet|čtyřicet|padesát|šedesát|sedmdesát|osmdesát|devadesát',
  },
  sk: {
    units: 'nula|jeden|jedna|dva|dve|tri|štyri|päť|šesť|sedem|osem|deväť',
    pairs:
      'sto|dvesto|tristo|štyristo|päťsto|šesťsto|sedemsto|osemsto|deväťsto|desať|jedenásť|dvanásť|trinásť|štrnásť|pätnásť|šestnásť|sedemnásť|osemnásť|devätnásť|dvadsať|tridsať|štyridsať|päťdesiat|šesťdesiat|sedemdesiat|osemdesiat|deväťdesiat',
  },
  hu: {
    units: 'nulla|egy|kettő|két|három|négy|öt|hat|hét|nyolc|kilenc',
    pairs:
      '(?:\\p{L}{2,6})?száz(?:\\p{L}{2,16})?|tíz|húsz|harminc|negyven|ötven|hatvan|hetven|nyolcvan|kilencven|(?:tizen|huszon|harminc|negyven|ötven|hatvan|hetven|nyolcvan|kilencven)(?:egy|kettő|két|három|négy|öt|hat|hét|nyolc|kilenc)',
  },
  ro: {
    units: 'zero|unu|una|doi|două|doua|trei|patru|cinci|șase|sase|șapte|sapte|opt|nouă|noua',
    pairs:
      'sută|sute|zece|unsprezece|doisprezece|treisprezece|paisprezece|cincisprezece|șaisprezece|șaptesprezece|optsprezece|nouăsprezece|douăzeci|treizeci|patruzeci|cincizeci|șaizeci|șaptezeci|optzeci|nouăzeci',
  },
  bg: {
    units: 'нула|едно|един|две|два|три|четири|пет|шест|седем|осем|девет',
    pairs:
      'сто|двеста|триста|\\p{L}{3,8}стотин|десет|единайсет|дванайсет|тринайсет|четиринайсет|петнайсет|шестнайсет|седемнайсет|осемнайсет|деветнайсет|двайсет|двадесет|трийсет|тридесет|четиридесет|четиресет|петдесет|шестдесет|шейсет|седемдесет|осемдесет|деветдесет',
  },
  da: {
    units: 'nul|en|et|to|tre|fire|fem|seks|syv|otte|ni',
    pairs:
      'ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|(?:(?:en|to|tre|fire|fem|seks|syv|otte|ni)og)?(?:tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)',
  },
  no: {
    units: 'null|en|ett|to|tre|fire|fem|seks|sju|syv|åtte|ni',
    pairs:
      'ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|(?:tjue|tyve|tretti|førti|femti|seksti|sytti|åtti|nitti)(?:en|to|tre|fire|fem|seks|sju|syv|åtte|ni)?',
  },
  sv: {
    units: 'noll|ett|en|två|tre|fyra|fem|sex|sju|åtta|nio',
    pairs:
      'tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)(?:ett|två|tre|fyra|fem|sex|sju|åtta|nio)?',
  },
  es: {
    units: 'cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
    pairs:
      'diez|once|doce|cien|ciento|\\p{L}{3,7}cientos|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}{2,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
    double: 'doble',
  },
  fr: {
    units: 'zéro|zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf',
    pairs:
      'dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|septante|huitante|nonante',
  },
  hr: {
    units: 'nula|jedan|jedna|dva|dvije|dve|tri|četiri|pet|šest|sedam|osam|devet',
    pairs:
      'sto|dvjesto|dvesto|dvesta|tristo|trista|četiristo|petsto|šesto|šeststo|sedamsto|osamsto|devetsto|stotinu|deset|jedanaest|dvanaest|trinaest|četrnaest|petnaest|šesnaest|sedamnaest|osamnaest|devetnaest|dvadeset|trideset|četrdeset|pedeset|šezdeset|sedamdeset|osamdeset|devedeset',
  },
  nl: {
    units: 'nul|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen',
    pairs:
      'tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|(?:(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)[eë]n)?(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)',
    double: 'dubbel',
  },
  pt: {
    units: 'zero|um|uma|dois|duas|três|tres|quatro|cinco|seis|meia|sete|oito|nove',
    pairs:
      'dez|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa',
  },
  it: {
    units: 'zero|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove',
    pairs:
      'dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[iaou]?(?:uno|due|tré|tre|quattro|cinque|sei|sette|otto|nove|tto)?',
    double: 'doppio',
  },
  ru: {
    units: 'ноль|нуль|один|два|три|четыре|пять|шесть|семь|восемь|девять',
    pairs:
      'сто|двести|триста|четыреста|\\p{L}{4,7}сот|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто|двести|триста|четыреста|пятьсот|шестьсот|семьсот|восемьсот|девятьсот',
  },
  uk: {
    units: "нуль|один|два|три|чотири|п'ять|шість|сім|вісім|дев'ять",
    pairs:
      "десять|одинадцять|дванадцять|тринадцять|чотирнадцять|п'ятнадцять|шістнадцять|сімнадцять|вісімнадцять|дев'ятнадцять|двадцять|тридцять|сорок|п'ятдесят|шістдесят|сімдесят|вісімдесят|дев'яносто",
  },
  tr: {
    units: 'sıfır|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz',
    pairs: 'on|yüz|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|beşyüz|beş yüz',
  },
  vi: { units: 'không|một|mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|bẩy|tám|chín', pairs: 'mười|mươi' },
  el: {
    units: 'μηδέν|ένα|δύο|δυο|τρία|τέσσερα|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|εννέα|εννιά',
    pairs: 'δέκα|έντεκα|δώδεκα|είκοσι|τριάντα|σαράντα|πενήντα|εξήντα|εβδομήντα|ογδόντα|ενενήντα',
  },
  fi: {
    units: 'nolla|yksi|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän',
    pairs:
      'kymmenen|yksitoista|kaksitoista|\\p{L}{4,9}kymmentä(?:yksi|kaksi|kolme|neljä|viisi|kuusi)?|\\p{L}{4,9}toista',
  },
  et: {
    units: 'null|üks|kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa',
    pairs: 'kümme|\\p{L}{3,7}teist|\\p{L}{3,7}kümmend',
  },
  lv: {
    units: 'nulle|viens|divi|trīs|četri|pieci|seši|septiņi|astoņi|deviņi',
    pairs: 'desmit|\\p{L}{3,8}padsmit|\\p{L}{3,8}desmit',
  },
  lt: {
    units: 'nulis|vienas|du|trys|keturi|penki|šeši|septyni|aštuoni|devyni',
    pairs: 'dešimt|\\p{L}{3,8}lika|\\p{L}{3,10}dešimt',
  },
  sl: {
    units: 'nič|nula|ena|dva|dve|tri|štiri|pet|šest|sedem|osem|devet',
    pairs:
      'sto|dvesto|tristo|štiristo|petsto|šeststo|sedemsto|osemsto|devetsto|sto\\p{L}{3,16}|deset|enajst|dvanajst|\\p{L}{3,6}najst|(?:\\p{L}{3,5}in)?(?:dvajset|trideset|štirideset|petdeset|šestdeset|sedemdeset|osemdeset|devetdeset)',
  },
};

const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** Japanese digits by their names in katakana or as characters; without spaces. */
const JAPANESE =
  /(?:ゼロ|レイ|マル|イチ|ニ|サン|ヨン|ゴ|ロク|ナナ|シチ|ハチ|キュウ|キュー|[〇零一二三四五六七八九](?![月日年円人時分名個回度枚])|\d){2,}(?:[、,のー\-\s]{1,2}(?:ゼロ|レイ|マル|イチ|ニ|サン|ヨン|ゴ|ロク|ナナ|シチ|ハチ|キュウ|キュー|[〇零一二三四五六七八九](?![月日年円人時分名個回度枚])|\d)+){0,6}/gu;
const JAPANESE_WORD =
  /ゼロ|レイ|マル|イチ|ニ|サン|ヨン|ゴ|ロク|ナナ|シチ|ハチ|キュウ|キュー|[〇零一二三四五六七八九]/gu;

interface Shapes {
  run: RegExp;
  token: RegExp;
}

const compiled = new Map<Locale, Shapes | null>();

function shapesOf(language: Locale): Shapes | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const words = NUMBERS[language];
  let shapes: Shapes | null = null;
  if (words) {
    const { units, pairs, double = '(?!)' } = words;
    const word = String.raw`(?:${units}|${pairs}|${double})(?![\p{L}\p{N}])`;
    const between = String.raw`[\s,.;/\-]{1,3}`;
    shapes = {
      run: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:\+?\d{1,7}${between})*${word}(?:${between}(?:${word}|\d{1,7}(?![\p{L}\p{N}])))+`,
        'gu',
      ),
      token: new RegExp(
        String.raw`(?<digits>\d+)|(?<![\p{L}])(?:(?<double>${double})|(?<pair>${pairs})|(?<unit>${units}))(?![\p{L}])`,
        'gu',
      ),
    };
  }
  compiled.set(language, shapes);
  return shapes;
}

/** Digits that a run stands for, and how many of its parts are words. A unit after a ten belongs to it. */
function measure(raw: string, token: RegExp): { digits: number; words: number } {
  let [digits, words, doubled, afterTen] = [0, 0, 1, -1];
  for (const { groups, index, 0: part } of raw.matchAll(token)) {
    if (groups!['digits']) digits += groups!['digits'].length;
    else words += 1;
    if (groups!['pair']) digits += 2;
    if (groups!['unit'] && index !== afterTen) digits += doubled;
    doubled = groups!['double'] ? 2 : 1;
    afterTen = groups!['pair'] ? index + part.length + 1 : -1;
  }
  return { digits, words };
}

/** Fewer digits than these are a price, an age or a count. */
const ENOUGH = 6;
const ENOUGH_ALONE = 7;

/**
 * Telephone numbers that are written in words, wholly or in part: at least six digits in a run of words and digits
 * after a word such as “number”, or seven in a run with three words.
 */
export function findSpokenPhones(text: string, languages: ReadonlySet<Locale>): Hit[] {
  const hits: Hit[] = [];
  const add = (start: number, raw: string, digits: number, words: number): void => {
    const lead = before(text, start);
    const named = PHONE_CUE.test(lead) || PHONE_CUE_JA.test(lead);
    const isTelephone = TELEPHONE_CUE.test(lead) || TELEPHONE_CUE_JA.test(lead);
    if (!isTelephone && (OTHER_NUMBER_CUE_JA.test(lead) || (!named && OTHER_NUMBER_CUE.test(lead)))) return;
    if (named ? digits >= ENOUGH && words >= 1 : digits >= ENOUGH_ALONE && words >= 3)
      hits.push({ span: { start, end: start + raw.length }, detail: { country: 'words' } });
  };
  for (const language of new Set([...languages].map((one) => MODEL[one] ?? one))) {
    const shapes = shapesOf(language);
    if (shapes)
      for (const { 0: raw, index } of text.matchAll(shapes.run)) {
        const { digits, words } = measure(raw, shapes.token);
        add(index, raw, digits, words);
      }
  }
  if (languages.has('ja'))
    for (const { 0: raw, index } of text.matchAll(JAPANESE)) {
      const words = Array.from(raw.matchAll(JAPANESE_WORD));
      const digits = raw.replaceAll(/\D/g, '').length + words.length;
      add(index, raw, digits, words.length);
    }
  return hits;
}
