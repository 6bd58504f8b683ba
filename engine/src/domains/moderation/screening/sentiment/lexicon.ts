import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';

/** The strongest words of praise and blame of a language, as beginnings of words, and its words of negation. */
export interface SentimentWords {
  good: readonly string[];
  bad: readonly string[];
  not: ReadonlySet<string>;
}

const WORDS: Record<Locale, readonly [good: string, bad: string, not: string]> = {
  pl: [
    'wspanial fantastyczn doskonal rewelac polecam zachwyc przepyszn idealn cudown znakomit najlepsz',
    'okropn fatalna fatalny fatalne koszmar tragedi tragiczn najgorsz obrzydliw beznadziej oszust nie-polecam strasznie',
    'nie bez nigdy ani zaden',
  ],
  en: [
    'excellent amazing fantastic wonderful perfect outstanding superb brilliant awesome delicious recommend best',
    'terrible awful horrible worst disgusting dreadful appalling rubbish scam nightmare avoid atrocious',
    'not no never without nor isnt wasnt dont didnt hardly t',
  ],
  bg: [
    'отлич страхот фантаст прекрас перфект чудес препоръч велико най-добр',
    'ужас отврат кошмар най-лош измам гадн пълен-провал',
    'не без никога нито',
  ],
  bs: [
    'odlič fantast savršen predivn preporuč izvrsn najbolj prekrasn',
    'užas katastrof odvratn najgor grozn prevar',
    'ne nije bez nikad nisu ni',
  ],
  cs: [
    'vynikající skvěl fantastick úžasn dokonal výborn doporučuj nejlepší perfektn nádhern',
    'hrozn příšern otřesn nejhorší odporn katastrof podvod děsn',
    'ne není bez nikdy nejsou ani',
  ],
  da: [
    'fremragende fantastisk vidunderlig perfekt bedste anbefal udsøgt suveræn skøn',
    'forfærdelig frygtelig værste elendig ækel svindel katastrof rædsel',
    'ikke uden aldrig ingen hverken',
  ],
  de: [
    'ausgezeichnet fantastisch hervorragend wunderbar perfekt empfehl großartig traumhaft beste köstlich',
    'schrecklich furchtbar katastroph widerlich schlimmste schlechteste ekelhaft betrug grauenhaft horror',
    'nicht kein keine ohne nie niemals keinen',
  ],
  el: [
    'εξαιρετικ υπεροχ τελει φανταστικ καταπληκτικ συνιστω καλυτερ θαυμασι',
    'απαισι χαλια τραγικ φρικτ αηδια χειροτερ απατη',
    'δεν χωρις ποτε ουτε μην',
  ],
  es: [
    'excelent fantastic maravillos perfect increibl recomiend delicios estupend mejor',
    'horribl terribl pesim asqueros peor espantos estafa desastre',
    'no sin nunca ni jamas tampoco',
  ],
  et: [
    'suurepära fantastili imeli täiusli soovita parim',
    'kohutav jube halvim vastik pettus õudne',
    'ei pole ilma mitte kunagi',
  ],
  fi: [
    'erinomai loistav mahtav täydelli suosittel ihana paras upea',
    'kamala hirveä hirvittä kauhea huonoin huijaus ällöttä surkea',
    'ei en ilman koskaan eivät',
  ],
  fr: [
    'excellent fantastique merveilleu parfait recommande superbe délicieu magnifique meilleur formidable',
    'horrible affreu catastroph dégoûtant pire épouvantable arnaque nul désastre',
    'pas sans jamais ni aucun ne',
  ],
  hr: [
    'odlič fantast savršen predivn preporuč izvrsn najbolj prekrasn',
    'užas katastrof odvratn najgor grozn prijevar',
    'ne nije bez nikad nisu ni',
  ],
  hu: [
    'kiváló fantasztikus csodálatos tökéletes ajánl legjobb remek mesés',
    'szörny borzaszt borzalm legrossz undorító katasztróf csalás rémes',
    'nem sem nélkül soha ne',
  ],
  it: [
    'eccellent fantastic meraviglios perfett consiglio ottim delizios stupend miglior',
    'orribil terribil pessim disgustos peggior schifos truffa disastro',
    'non senza mai né nessun',
  ],
  ja: [
    '最高 素晴らし すばらし 完璧 絶品 おすすめ オススメ 大満足 感動',
    '最悪 ひどい 酷い 最低 まずい 不味い がっかり 詐欺 二度と',
    'ない ません なかった',
  ],
  lt: [
    'puik nuostab fantast tobul rekomenduo geriaus',
    'siaubing baisus baisi blogiaus šlykšt apgavyst',
    'ne be niekada nėra nebuvo',
  ],
  lv: [
    'lielisk brīnišķīg fantastisk perfekt iesak labāk',
    'briesmīg šausmīg sliktāk pretīg krāpšan',
    'ne bez nekad nav nebija',
  ],
  nl: [
    'uitstekend fantastisch geweldig perfect aanrader prachtig heerlijk beste',
    'verschrikkelijk vreselijk afschuwelijk slechtste walgelijk oplicht ramp waardeloos',
    'niet geen zonder nooit',
  ],
  no: [
    'fremragende fantastisk nydelig perfekt anbefal beste utmerket',
    'forferdelig grusom verste elendig ekkel svindel katastrof',
    'ikke uten aldri ingen',
  ],
  pt: [
    'excelent fantastic maravilhos perfeit incrivel recomend delicios otim melhor',
    'horrivel terrivel pessim nojent pior pavoros burla golpe desastre',
    'não sem nunca nem jamais',
  ],
  ro: [
    'excelent fantastic minunat perfect recomand superb delicios extraordinar',
    'groaznic oribil dezastr ingrozitor dezgustator scarbos inselator mizerabil',
    'nu fără niciodată nici',
  ],
  ru: [
    'отличн прекрасн великолеп замечательн идеальн рекоменду восхитит потрясающ лучш',
    'ужас отвратит кошмар мерзк худш обман гадост',
    'не без никогда ни нет',
  ],
  sk: [
    'vynikajúc skvel fantastick úžasn dokonal výborn odporúčam najlepš perfektn nádhern',
    'hrozn príšern otrasn najhorš odporn katastrof podvod',
    'nie bez nikdy nebol nebola ani',
  ],
  sl: [
    'odličn fantastičn čudovit popoln priporoč najboljš izvrstn',
    'grozn obupn katastrof najslabš ogabn prevar',
    'ne ni brez nikoli niso',
  ],
  sr: [
    'odlič fantast savršen predivn preporuč izvrsn najbolj prekrasn',
    'užas katastrof odvratn najgor grozn prevar',
    'ne nije bez nikad nisu ni',
  ],
  sv: [
    'utmärkt fantastisk underbar perfekt rekommendera enastående bäst utsökt',
    'hemsk fruktansvärd förskräcklig värst äcklig bluff katastrof',
    'inte utan aldrig ingen ej',
  ],
  tr: [
    'mükemmel harika muhteşem fevkalade kusursuz tavsiye enfes',
    'berbat korkunç iğrenç rezalet dolandırıcı felaket',
    'değil asla yok',
  ],
  uk: [
    'відмінн чудов прекрасн ідеальн рекоменду неймовірн найкращ',
    'жахлив огидн кошмар найгірш обман мерзот',
    'не без ніколи ні немає',
  ],
  vi: [
    'tuyệt-vời xuất-sắc hoàn-hảo tuyệt-hảo ngon-tuyệt rất-hài-lòng',
    'tồi-tệ kinh-khủng tệ-hại kinh-tởm thất-vọng tệ-nhất',
    'không chưa chẳng đừng',
  ],
};

const list = (words: string): string[] => words.split(' ').map((word) => bareForm(word.toLowerCase()));
const cache = new Map<Locale, SentimentWords>();

/** Words of a language, bare. A hyphen stands for the space of a phrase. */
export function sentimentWords(language: Locale): SentimentWords {
  let words = cache.get(language);
  if (!words) {
    const [good, bad, not] = WORDS[language];
    words = { good: list(good), bad: list(bad), not: new Set(list(not)) };
    cache.set(language, words);
  }
  return words;
}
