import type { WordMatch } from './matcher.ts';

/** “Won’t kill you”, „nie zabije was“: the words right before a threat that deny it. */
const DENIED =
  /(?<!\p{L})(?:not|never|no|n['’ ]t|won['’]t|doesn['’]t|didn['’]t|don['’]t|nobody will|nie|ne|nem|nu|не|нікого|nicht|niemand wird|kein|non|no|não|nao|ikke|inte|ei|en|ära|nav|neb\p{L}*|nebude|nebudu|nebudou|nebudeš|nezabij\p{L}*|δεν|δε|μην|không|chẳng|niet|nikt|nikoho|nikdo|ničí|няма да|nikada|nunca|jamais|mai|nooit|aldrig|aldri)(?: (?:va|vă|te|ti|vi|se|si|vous|les|le|mi|me|da|će|ce|bo|bodo|să|to|you|a|ще|да|hann|van|zal|gaat|wird|werden|will|going|gonna))?[ ’']{1,2}$/u;
/** The same inside, after the verb: “bringt dich nicht um”. */
const DENIED_INSIDE = /(?<!\p{L})(?:nicht|niet|pas|ikke|inte|keinen)(?!\p{L})/u;
/** “I would kill for that cake”: what one longs for. */
const LONGED_FOR =
  /(?<!\p{L})(?:for|für|fur|pour|por|per|voor|za|ze|pro|pre|pentru|för|for|for en|по|за|για|için|vì|ért|dėl|dēļ|eest|takia|puolesta) (?:\p{L}{1,12} ?){0,5}$/u;
const KILLED =
  /kill|die|murder|töt|mord|umbring|tue|mour|mat|mor|ucci|mori|zabi|umr|umier|vražd|zabí|öl|hal|ucid|omor|уби|умр|вби|ub|umor|dræb|slå|dö|dø|tapp|kuol|tap|sur|nogalin|mir|žu|σκότ|πεθ|öldür|giết|chết/u;
/** “Kill your”, said of an appetite: what follows a possessive is nobody’s body, house or family. */
const POSSESSIVE = /(?<!\p{L})(?:your|the|their|his|her|my)$/u;
const BELONGS =
  /^\s?(?:\p{L}+ )?(?:self|sel[fv]\p{L}*|famil\p{L}*|kids?|child\p{L}*|wife|husband|mother|mum|mom|father|dad|son|daughter|sister|brother|parents|dog|cat|staff|boss|owner|manager|waiter|waitress|chef|cook|driver|people|team|house|home|shop|store|car|place|restaurant|hotel|business|office|head|face|neck|throat|arms?|legs?|knees?|back|teeth|jaw|nose|skull|bones?|fingers?|hands?|eyes?|ribs?|life|ass|arse|guts|brains?|balls|windows|ends?|due|comeuppance|punishment|coming|just deserts|receptionist|guard|bouncer|doctor|dentist|landlord|guy|man|woman|bastard|bitch)/u;

/** “The sauce is a bomb”: one that lies nowhere. */
const BOMB = /bomb|бомб|βόμβ|爆弾|bom$/u;
const PLACED =
  /^ (?:în|in|la|sub|u|w|we|v|ve|im|unter|dans|en|nel|na|på|i|under|в|у|στο|at|inside|under|bajo|sotto|onder|pod)(?!\p{L})/u;

/** Whether a threat is said figuratively: denied, longed for, or of a thing. */
export function isFigurative(text: string, { entry, start, end }: WordMatch): boolean {
  if (entry.kind !== 'threat') return false;
  const lead = text.slice(Math.max(0, start - 24), start);
  const found = text.slice(start, end);
  if (DENIED.test(lead) || DENIED_INSIDE.test(found)) return true;
  const rest = text.slice(end, end + 24);
  if (
    KILLED.test(found) &&
    (LONGED_FOR.test(found) || /^ (?:for|für|pour|por|per|voor|za|pentru|för|за|για|için) /u.test(rest))
  )
    return true;
  if (BOMB.test(found) && !PLACED.test(rest)) return true;
  if (entry.language !== 'en') return false;
  const owned = /^ (?:your|my|their|the) /u.exec(rest);
  if (owned && /kill$/u.test(found)) return !BELONGS.test(rest.slice(owned[0].length));
  return POSSESSIVE.test(found) && !BELONGS.test(rest);
}
