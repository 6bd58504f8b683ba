import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';

/**
 * Endings that a word marked `~` may carry, without diacritics, tried on what follows the stem. They are inflections
 * (case, number, gender, person), not word formation: a stem that also forms new words is marked `*` instead.
 */
const ENDINGS: Partial<Record<Locale, string>> = {
  pl: 'a|e|i|o|u|y|om|ow|ami|ach|ie|ia|iu|iem|em|owi|owie|mi|ego|emu|ej|ym|ymi|ych|im|imi|ich|iego|iemu|iej|am|asz|aja|amy|acie|al|ala|alo|ali|aly|ac|isz|imy|icie|il|ila|ili|ic',
  cs: 'a|e|i|o|u|y|em|um|ou|am|ama|ami|ach|ech|ich|ovi|ove|uv|mi|ho|mu|ym|ymi|ych|eho|emu|ej|ejch|ma|at|al|ala|ali|aly|it|il|ila|ili|is|im|ime|ite|es|eme|ete|ne|ny|na|no|ni|nej|nou|neho|nemu',
  sk: 'a|e|i|o|u|y|om|ou|am|ami|ach|och|ech|ov|ovi|ovia|mi|ho|mu|ym|ymi|ych|eho|emu|ej|ma|at|al|ala|ali|alo|it|il|ila|ili|is|im|ime|ite|es|eme|ete|ny|na|ne|neho|nych|nej|nou|ia|iu|iam',
  hr: 'a|e|i|o|u|om|em|ama|ima|ovi|evi|ove|eve|ova|eva|og|oga|omu|oj|im|ih|ic|ica|ice|ici|icu|ati|ao|ala|ali|iti|io|ila|ili|s|mo|te|ju|ne|na|ni|no',
  sl: 'a|e|i|o|u|om|em|ama|ami|ih|im|imi|ov|ev|ega|emu|oma|ah|am|ata|ati|al|ala|ali|iti|il|ila|ili|s|mo|te|jo|ne|na|ni|no|ca|ce|ci|co',
  ru: 'а|е|и|о|у|ы|ю|я|ой|ою|ом|ем|ам|ами|ах|ов|ев|ей|ям|ями|ях|ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ыми|ими|ую|юю|ешь|ет|ут|ют|ит|ят|ишь|ал|ала|али|ило|ил|ила|или|ать|ить|ите|ете|ья|ье|ьи|ью|ь|ка|ки|ку|ке|кой|ок|ик|ики|иков',
  uk: 'а|е|и|о|у|і|ю|я|ою|ем|ом|ам|ами|ах|ів|ей|ям|ями|ях|ии|ій|іи|ая|ое|ее|ого|його|ому|ему|им|іх|их|ими|ую|еш|є|уть|ють|ить|ять|иш|ав|ала|али|ив|ила|или|ати|ити|ові|еві|ка|ки|ку|ок|ь|ьо',
  bg: 'а|е|и|о|у|я|ю|ът|ат|ят|та|то|те|ите|ове|ия|иат|ият|ен|на|но|ни|ната|ното|ните|ш|м|х|ха|л|ла|ли|ло|ци|че|ка|ки|ката|ките|ъл|аш|ам|ас',
  de: 'e|en|er|es|em|n|s|ern|st|t|te|ten|ster|in|innen|chen|lein|ei|eien',
  nl: 'en|s|e|n|er|ers|je|jes|t|te|ten|st|tje|tjes|de|den',
  da: 'e|en|er|et|erne|ene|s|r|ede|te|ne|est|ere|t|erens|ens',
  no: 'e|en|er|et|ene|a|s|r|ede|te|ne|est|ere|t|ens|ets',
  sv: 'a|ar|arna|or|orna|en|er|erna|et|e|n|na|s|r|ade|ande|at|t|te|igt|iga|ens|ets|ns',
  en: 's|es|ed|d|ing|in|er|ers|y|ies|ish|ness|head|heads',
  es: 's|es|a|as|o|os|ito|ita|itos|itas|ote|ota|azo|aza|on|ona|ones|onas|mente|an|ar|ando|ado|ada|ados|adas|eis|ais|e|en',
  pt: 's|es|a|as|o|os|inho|inha|inhos|inhas|ao|ona|oes|mente|am|ar|ando|ado|ada|ados|adas|em|e|eu|iam',
  it: 'a|e|i|o|ina|ine|ini|ino|one|oni|ona|etto|etta|are|ato|ata|ati|ate|ando|ano|issimo|issima|accio|accia|ello|ella',
  fr: 's|e|es|ee|ees|er|ez|ent|ant|ait|aient|ais|aux|al|x|eur|eurs|euse|euses|ard|arde|ards|ardes|ons|ai',
  ro: 'e|i|a|o|ul|uri|ului|ilor|ele|elor|ile|ea|ii|iilor|le|lor|ule|ei|at|ata|ati|ate|esc|este|eala|eli|it|ita|iti|ite|iei|ie|ilo|u|easca|eam|im|os|oasa|osi|oase',
  hu: 'a|e|i|ak|ek|ok|k|t|at|et|ot|nak|nek|ban|ben|ba|be|val|vel|bol|rol|tol|nal|ra|re|hoz|ja|je|juk|uk|ai|ei|as|es|os|on|en|ul|okat|eket|akat|kat|ket|ig|ert|om|em|am|od|ed|ad|jatok|ni|oknak|eknek|aknak|oit|ait|eit|an|va|ve|sag|sagok|itok|nyi',
  tr: 'i|u|a|e|in|un|de|da|den|dan|te|ta|ten|tan|ler|lar|leri|lari|lerin|larin|lere|lara|lerde|larda|lik|luk|ligi|lugu|im|um|sin|sun|siniz|sunuz|iz|uz|imiz|umuz|niz|nuz|dir|dur|tir|tur|ce|ca|si|su|ya|ye|yi|yu|yla|yle|nin|nun|na|ne|lerle|larla|lersiniz|larsiniz|mis',
  fi: 'a|i|n|t|ia|ja|in|en|ien|jen|sta|lla|lle|lta|ssa|na|ksi|ni|si|nsa|mme|nne|kin|aan|een|oon|tta|at|et|it|eja|oja|ista|illa|ille|ilta|issa|mainen|maista|maiset|maisen|ko|pa',
  et: 'a|e|i|u|d|t|l|le|s|st|ks|ga|te|de|id|ed|ad|ud|ide|idele|ist|dest|teks|na|ni|ta|lt|me|ne|sed|seid|se',
  lv: 'a|s|u|i|e|ai|as|am|iem|ie|os|us|is|im|em|es|ei|iet|at|ams|ajam|ot|ais|ajs|o|ajiem',
  lt: 'a|as|ai|e|es|ei|o|os|u|us|is|io|iai|iu|iams|ams|ais|ems|iui|ui|om|oms|omis|iais|ius|y|ys|ejas|ejai|uje|oje|i|eli|ele|ti|ta|tas|tu|ga|inga|ingas|ingi',
  el: 'α|ε|η|ι|ο|υ|ω|ας|ες|ης|οι|ος|ου|ους|ων|ασ|εσ|ησ|οσ|ουσ|ακι|ακια|αρα|αρες|ει|ετε|ουν|ομαι|εισ|αμε|αν|ισ|εα|εο|εοι|ια|ιεσ|ιων|ικο|ικα',
};

const compiled = new Map<Locale, RegExp>();

/** Bosnian and Serbian inflect as Croatian does; Vietnamese and Japanese words have no endings. */
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };
const LONGEST = 12;

/** Whether `rest` is an ending that a word of `language` may carry; nothing at all is one too. */
export function isEnding(language: Locale, rest: string): boolean {
  if (rest === '') return true;
  if (rest.length > LONGEST) return false;
  const model = MODEL[language] ?? language;
  let pattern = compiled.get(model);
  if (!pattern) {
    pattern = new RegExp(`^(?:${bareForm(ENDINGS[model] ?? '')})$`);
    compiled.set(model, pattern);
  }
  return pattern.test(rest);
}
