import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';

/** How somebody speaks of themselves: “I, idiot”, “I was such an idiot”, “idiot that I am”. */
interface Oneself {
  /** “I”, right before the word or with one between. */
  i: string;
  /** “I am”, “I felt like”, up to four words before. */
  am: string;
  /** “like an”: after one of the others. */
  like: string;
  /** “of me”, “that I am”, up to two words after. */
  me: string;
}

const ONESELF: Partial<Record<Locale, Oneself>> = {
  en: {
    i: 'i|me|my|silly me',
    am: 'i am|i m|i was|i ve been|i have been|i feel|i felt|feel like|felt like|feeling like|made me feel|made me look|makes me feel|i looked|looking like|look like|myself|call me|calling me|called me|me for being|i may be|i must be|i acted|i stood there like|my own|i played|my inner|us two|we were|we are|we felt',
    like: 'like a|like an|like the|like some',
    me: 'me|i am|that i am|that i was|i was|of me|myself|here|that we are',
  },
  pl: {
    i: 'ja|mnie|my',
    am: 'jestem|bylem|bylam|czulem sie|czulam sie|poczulem sie|poczulam sie|wyszedlem na|wyszlam na|zrobilem z siebie|zrobilam z siebie|okazalem sie|okazalam sie|ja to|stalem jak|stalam jak|siedzialam jak|siedzialem jak|czekalem jak|czekalam jak|chodzilem jak|chodzilam jak|ryczalam jak|ze mnie',
    like: 'jak|jak ostatni|jak ostatnia|jak skonczony',
    me: 'ze mnie|jestem|ja|mnie|bylem|bylam',
  },
  de: {
    i: 'ich|mich|mir|wir',
    am: 'ich bin|bin ich|ich war|war ich|fuhlte mich|fuhle mich|kam mir vor|komme mir vor|kam ich mir vor|selber ein|selbst ein|selber der|stand ich da|mich wie|mich zum|mich als|machte mich',
    like: 'wie ein|wie eine|wie der letzte|wie die letzte',
    me: 'ich|der ich bin|die ich bin|von mir|bin ich|war ich|wie ich',
  },
  fr: {
    i: 'je|moi|nous',
    am: 'je suis|suis|j etais|etais|j ai ete|me suis sentie?|me sens|sentie? comme|passe pour|passee? pour|fait de moi|moi qui suis|me traiter d|me traite d',
    like: 'comme une?|comme le dernier|comme la derniere|pour une?',
    me: 'que je suis|je suis|de moi|moi|que j etais|suis je',
  },
  es: {
    i: 'yo|mi|me',
    am: 'soy|soy un|soy una|fui|era yo|estuve|he sido|me senti|me siento|quede como|quede de|parezco|pareci|de puro|hice el|haciendo el|menud',
    like: 'como un|como una',
    me: 'de mi|soy|yo|que soy|fui|la mia|el mio|me',
  },
  it: {
    i: 'io|me|mi',
    am: 'sono|sono stato|sono stata|ero|mi sono sentito|mi sono sentita|mi sento|sentita|sentito|da vero|da vera|fatto la figura|figura del|figura da|ho fatto l|ho fatto il',
    like: 'come un|come una',
    me: 'ho|che sono|io|sono io|di me|sono|me|che non sono altro',
  },
  nl: {
    i: 'ik|mij|me|wij',
    am: 'ik ben|ben ik|ik was|was ik|voelde me|voel me|voelde ik me|stond ik daar|mezelf',
    like: 'als een',
    me: 'die ik ben|ik|dat ik ben|van mij|van me|ben ik|was ik|dat ik was',
  },
  cs: {
    i: 'ja|mne|me',
    am: 'jsem|jsem byl|jsem byla|byl jsem|byla jsem|pripadal jsem si|pripadala jsem si|pripadal si|citil jsem se|citila jsem se|ze me|ze mne|udelal ze sebe|byla sem',
    like: 'jako',
    me: 'jsem|ja|ze me|jsem byl|jsem byla',
  },
  sk: {
    i: 'ja|mna|ma',
    am: 'som|som bol|som bola|bol som|bola som|pripadal som si|pripadala som si|citil som sa|citila som sa|zo mna|urobil zo seba',
    like: 'ako',
    me: 'som|ja|zo mna|som bol|som bola',
  },
  hu: {
    i: 'en|magam|mi',
    am: 'vagyok|voltam|ereztem magam|ereztem magamat|ugy ereztem|magamat',
    like: 'mint egy',
    me: 'vagyok|voltam|en|fejemmel|fejem',
  },
  ro: {
    i: 'eu|mine',
    am: 'sunt|am fost|eram|m am simtit|ma simt|ma simteam|facut de ras|par',
    like: 'ca un|ca o|ca ultimul|ca ultima',
    me: 'de mine|ce sunt|sunt|eu|mine|am fost|ce am fost',
  },
  bg: {
    i: 'аз|ме|ми|мен',
    am: 'съм|бях|чувствах се|почувствах се|се почувствах|се чувствах|излязох|се изложих',
    like: 'като',
    me: 'съм|аз|такъв|такава|бях|че съм',
  },
  ru: {
    i: 'я|меня|мне|мы|сам|сама',
    am: 'я|чувствовал себя|чувствовала себя|почувствовал себя|почувствовала себя|сама|сам|вот я|ну я|из меня|меня за',
    like: 'как|как последн[а-я]+|себя',
    me: 'я|сам|сама|такой|такая|стар[а-я]+ я|я стар[а-я]+|этак[а-я]+ я',
  },
  uk: {
    i: 'я|мене|мені|ми|сам|сама',
    am: 'я|почував себе|почувала себе|почувався|почувалася|відчув себе|відчула себе|як останніи|сама|сам|ото я|ну я|з мене',
    like: 'як|як остання|себе',
    me: 'я|сам|сама|такии|така',
  },
  hr: {
    i: 'ja|mene|me|mi',
    am: 'sam|sam bio|sam bila|bio sam|bila sam|osjecao sam se|osjecala sam se|osecao sam se|osecala sam se|osjecao|osecao|osecala|osjecala|ispao sam|ispala sam|od mene|koja sam|koji sam',
    like: 'kao',
    me: 'sam|ja|od mene|jedna|jedan|ja sam|sam ja',
  },
  sl: {
    i: 'jaz|mene|me',
    am: 'sem|sem bil|sem bila|bil sem|bila sem|pocutil sem se|pocutila sem se|pocutil|pocutila|izpadel sem|izpadla sem',
    like: 'kot',
    me: 'sem|jaz|sem bil|sem bila',
  },
  da: {
    i: 'jeg|mig|vi',
    am: 'jeg er|er jeg|jeg var|var jeg|folte mig|foler mig|jeg folte|mig som|dumme mig|mig selv',
    like: 'som en|som et',
    me: 'jeg er|som jeg er|jeg|af mig|som mig|jeg var',
  },
  sv: {
    i: 'jag|mig|vi',
    am: 'jag ar|ar jag|jag var|var jag|kande mig|kanner mig|jag kande|mig som|mig sjalv',
    like: 'som en|som ett',
    me: 'jag ar|som jag ar|jag|av mig|som jag|jag var',
  },
  no: {
    i: 'jeg|meg|vi',
    am: 'jeg er|er jeg|jeg var|var jeg|folte meg|foler meg|jeg folte|meg som|meg selv',
    like: 'som en|som et',
    me: 'jeg er|som jeg er|jeg|av meg|som jeg|jeg var',
  },
  fi: {
    i: 'mina|ma|minua',
    am: 'olen|olin|mina olen|tunsin itseni|tunsin olevani|tunsin oloni|itseni|oloni|olevani',
    like: 'kuin',
    me: 'olen|mina|kun olen|olin|oloksi',
  },
  et: {
    i: 'mina|ma|mind',
    am: 'olen|olin|tundsin end|tundsin ennast|end|ma olen|ma olin',
    like: 'nagu',
    me: 'olen|mina|ma|olin|nagu ma olen',
  },
  lv: {
    i: 'es|mani|man',
    am: 'esmu|biju|jutos ka|jutos|es esmu|es biju',
    like: 'ka|ka pedejais|ka pedeja',
    me: 'esmu|es|biju|tads esmu|tada esmu',
  },
  lt: {
    i: 'as|mane|man',
    am: 'esu|buvau|jauciausi kaip|jauciausi|pasijutau|as esu|as buvau',
    like: 'kaip|kaip paskutinis|kaip paskutine',
    me: 'esu|as|buvau|is manes',
  },
  el: {
    i: 'εγω|εμενα|μου',
    am: 'ειμαι|ημουν|ενιωσα|ενιωθα|αισθανθηκα',
    like: 'σαν|σαν τον|σαν την',
    me: 'ειμαι|εγω|ημουν|που ειμαι|που ημουν|μου',
  },
  pt: {
    i: 'eu|mim|me|nos',
    am: 'sou|fui|era eu|eu era|eu fui|senti me|me senti|sinto me|me sinto|fiz figura de|banquei o|banquei a|sou mesmo',
    like: 'como um|como uma|feito|que nem',
    me: 'de mim|que sou|sou|eu|que fui|que eu sou|minha',
  },
  tr: {
    i: 'ben|bana|beni|kendim|biz',
    am: 'kendimi|ben|gibi hissettim|ben tam bir|tam bir|bendeki|benim gibi',
    like: 'gibi',
    me: 'ben|benim|im|yim|ım|kafam|gibi hissettim|gibiydim|gibi kaldim|hissettim|yim ben|ligime|lik ettim',
  },
  vi: {
    i: 'toi|minh|em|tui|con|to',
    am: 'toi|minh|em|tui|cam thay|thay minh|tai minh|do minh|minh that|toi that|to',
    like: 'nhu|nhu thang|nhu con|nhu mot thang',
    me: 'cua toi|cua minh|toi|minh|that|em',
  },
};
ONESELF.bs = ONESELF.hr;
ONESELF.sr = ONESELF.hr;

const JAPANESE_BEFORE =
  /(?:私|わたし|俺|おれ|僕|ぼく|自分|うち|我ながら|わたくし)(?:が|は|って|の|も|、|って本当に|の方が|自身)?[^。！？\n]{0,6}$/u;
const JAPANESE_AFTER = /^[^。！？\n]{0,4}(?:な私|な自分|な俺|な僕|だった私|でした、私|だなと反省|と自分で)/u;

interface Compiled {
  before: RegExp;
  after: RegExp;
}
const compiled = new Map<Locale, Compiled>();
const WORDS_BETWEEN = String.raw`(?:[ ,]{1,2}[\p{L}']+)`;

function compile(language: Locale): Compiled | null {
  const own = ONESELF[language];
  if (!own) return null;
  const known = compiled.get(language);
  if (known) return known;
  const pattern = {
    before: new RegExp(
      String.raw`(?<![\p{L}])(?:(?:${own.i})${WORDS_BETWEEN}?|(?:${own.am})${WORDS_BETWEEN}{0,4}|(?:${own.i}|${own.am})${WORDS_BETWEEN}{0,6} (?:${own.like})${WORDS_BETWEEN}?)[ ,'’-]{1,2}$`,
      'u',
    ),
    after: new RegExp(String.raw`^\p{L}*${WORDS_BETWEEN}{0,1}[ ,]{1,2}(?:${own.me})(?!\p{L})`, 'u'),
  };
  compiled.set(language, pattern);
  return pattern;
}

const REACH = 48;
/** Whether the words at a place of a normalised text are said by the author of the author. */
export function isOfOneself(text: string, start: number, end: number, languages: ReadonlySet<Locale>): boolean {
  const lead = /[^.!?;:\n]*$/u.exec(text.slice(Math.max(0, start - REACH), start))![0];
  const tail = /^[^.!?;:\n]*/u.exec(text.slice(end, end + REACH))![0];
  if (languages.has('ja') && (JAPANESE_BEFORE.test(lead) || JAPANESE_AFTER.test(tail))) return true;
  for (const language of languages) {
    const pattern = compile(language);
    if (pattern && (pattern.before.test(bareForm(lead)) || pattern.after.test(bareForm(tail)))) return true;
  }
  return false;
}
