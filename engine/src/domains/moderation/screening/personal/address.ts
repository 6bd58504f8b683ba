import type { Hit } from '../types.ts';

/** Kinds of street, before the name or after it, with the ways to shorten them. All lower case. */
const STREET_BEFORE = String.raw`ul\.?|ulic[aąeęyiu]|aleja|alei|al\.|aleje|plac|placu|pl\.|osiedle|os\.|rue|avenue|av\.|boulevard|bd|place|chemin|impasse|allée|route|quai|cours|calle|c/|avda\.?|avenida|plaza|paseo|carrer|camino|travesía|ronda|rua|r\.|travessa|praça|largo|alameda|estrada|via|viale|v\.le|piazza|corso|vicolo|largo|str\.?|strada|bd\.|bdul|b-dul|bulevardul|calea|aleea|șos\.|soseaua|șoseaua|ulica|ulici|ulicu|trg|avenija|nám\.|náměstí|námestie|tř\.|třída|улица|ул\.?|проспект|пр-т|просп\.?|переулок|пер\.|бульвар|бул\.|булевард|вулиця|вул\.?|площадь|пл\.|шоссе|наб\.|набережная|ж\.к\.|жк|đường|phố|ngõ|ngách|hẻm|οδόσ|οδοσ|λεωφόροσ|λεωφ\.?|улице|улици|трг`;
const STREET_AFTER = String.raw`straße|strasse|str\.|gasse|weg|platz|allee|damm|ring|ufer|chaussee|straat|laan|plein|gracht|kade|singel|dreef|vej|gade|allé|stræde|plads|vænget|parken|vägen|gatan|gränd|torget|stigen|vegen|veien|gata|gaten|veg|vei|katu|tie|kuja|polku|tänav|tee|iela|gatvė|utca|út|útja|tér|tere|körút|krt\.|köz|sétány|sokak|sok\.|sk\.|sokağı|cadde|caddesi|cad\.|cd\.|bulvarı|mahallesi|mah\.|apt\.|cesta|ulici|ulica|cesti|улици|улица`;
const ENGLISH = String.raw`(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|crescent|gardens|grove|terrace|square|sq|way|place|pl|row|mews|hill|parkway|pkwy|highway|hwy)`;
const NUMBER = String.raw`(?:n[ro°º]?[.:]{0,2} ?|č\.? ?p\.? ?|số (?:nhà )?|д\.? ?|дом |буд\.? ?|бл\.? ?|№ ?)?\d{1,4}(?: ?[a-d](?![\p{L}]))?(?: ?[/-] ?\d{1,4})?`;
const NAME = String.raw`[\p{L}\p{N}.'"„“”«»-]{1,27}(?: [\p{L}\p{N}.'"„“”«»-]{1,27}){0,3}?`;
const FLAT = String.raw`(?:,? ?(?:m\.?|lok\.?|apt\.?|appt\.?|flat|unit|piso|ap\.?|et\.?|кв\.?|ет\.?|ап\.?|sc\.|bl\.|byt|wohnung|whg|daire|d:|kat|căn hộ) ?\.?\d{1,4}[a-z]?)?`;

const B = String.raw`(?<![\p{L}\p{N}])`;
const STREETS = [
  new RegExp(String.raw`${B}(?:[\p{L}.'-]{2,25} ){1,3}u\. ?\d{1,4}(?![\p{L}\p{N}])`, 'gu'),
  new RegExp(
    String.raw`${B}\d{1,4}(?:/\d{1,4})? [\p{L}]{2,12}(?: [\p{L}]{2,12}){1,3}, ?(?:quận|phường|p\.|q\.|tp\.?|huyện|thành phố)(?![\p{L}])`,
    'gu',
  ),
  new RegExp(String.raw`${B}(?:${STREET_BEFORE}) ${NAME},? ${NUMBER}${FLAT}(?![\p{L}\p{N}])`, 'gu'),
  new RegExp(String.raw`${B}(?:${STREET_BEFORE})(?<=\.)${NAME},? ${NUMBER}${FLAT}(?![\p{L}\p{N}])`, 'gu'),
  new RegExp(
    String.raw`${B}(?:[\p{L}.'-]{2,25} ){0,2}?[\p{L}-]{0,25}(?:${STREET_AFTER}),? ${NUMBER}${FLAT}(?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(
    String.raw`${B}\d{1,5}(?:[a-d]| bis| ter)?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|impasse|allée|route|quai|cours)\s(?:d[eu]s? |de la |de l'|d')?${NAME}`,
    'gu',
  ),
  new RegExp(String.raw`${B}\d{1,5}[a-d]? [\p{L}'.-]{2,25}(?: [\p{L}'.-]{2,25}){0,2} ${ENGLISH}(?![\p{L}])`, 'gu'),
  new RegExp(String.raw`${B}số (?:nhà )?\d{1,4}[\p{L}\d/]*,? (?:đường|phố|ngõ|hẻm) ${NAME}`, 'gu'),
  new RegExp(String.raw`${B}\d{1,4}(?:/\d{1,4})? (?:đường|phố|ngõ|hẻm) ${NAME}`, 'gu'),
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}[都道府県市区町村郡][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d]{0,14}?(?:\d{1,4}丁目\d{1,4}(?:番地?|-)?(?:\d{1,4}号?)?|\d{1,4}-\d{1,4}(?:-\d{1,4}){0,2}|\d{1,4}番地?(?:\d{1,4}号?)?)/gu,
];

/** Postcodes: their national shapes, with a place's name where the figures alone would be any number. */
const POSTCODES = [
  /(?<![\p{N}])\d{2}-\d{3}(?![\p{N}])(?= ?\p{L}|[,.\s]|$)/u,
  /(?<![\p{N}])(?:[a-z]{1,2}-)?\d{4,5},? \p{L}{3,}/u,
  /(?<![\p{N}])\d{3} \d{2},? \p{L}{3,}/u,
  /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])\d{4} ?[a-z]{2},? \p{L}{3,}/u,
  /(?<![\p{N}])\d{4}-\d{3}(?![\p{N}])/u,
  /(?<![\p{N}])\d{5}(?:-\d{4})?(?![\p{N}])/u,
  /(?<![\p{N}])\d{6},? \p{L}{3,}/u,
  /(?<![\p{N}])\d{3}-\d{4}(?![\p{N}])/u,
  /\p{L}{3,},? \d{5,6}(?![\p{N}])/u,
  /〒/u,
];

/** A name, a number, a postcode and a place without the word “street”: counts after words about a home only. */
const NAMED_ONLY = new RegExp(
  String.raw`${B}[\p{L}.'-]{3,25}(?: [\p{L}.'-]{2,25}){0,2} \d{1,4}(?:[a-d](?![\p{L}]))?(?:/\d{1,4})?${FLAT}, ?(?:\d{3} \d{2}|\d{5}|\d{4}(?: ?[a-z]{2})?|\d{2}-\d{3}|\d{4}-\d{3}) \p{L}{2,}`,
  'gu',
);

/** Words that say that somebody lives there: the house is a home, not the hotel's. */
const HOME = new RegExp(
  String.raw`(?<!\p{L})(?:live[sd]? (?:at|on|in)|living at|home address|my address|his address|her address|their address|address is|address:|resides at|mieszka\p{L}*|zamieszka\p{L}*|mój adres|moj adres|adres domowy|adres to|jego adres|jej adres|pod adresem|adres:|bydl[ií]\p{L}*|bydliskem|trvalé bydliště|adresa je|moje adresa|adresa:|adresa mea|locui\p{L}*|stă pe|locuie\p{L}*|adresa lui|adresa ei|domiciliat\p{L}*|bývam\p{L}*|býva\p{L}*|wohn\p{L}*|meine adresse|adresse:|adresse ist|privatadresse|seine adresse|ihre adresse|habite\p{L}*|mon adresse|son adresse|adresse est|demeurant|domicili\p{L}*|viv[eo]n?(?: en)?|vivimos|mi dirección|su dirección|dirección es|dirección:|mi domicilio|mor[ao]m?|moramos|vivo na|minha morada|a morada|endereço|morada:|abit[aoi]\p{L}*|mio indirizzo|indirizzo|woon\p{L}*|mijn adres|zijn adres|haar adres|adres is|bor|min adresse|adressen er|adressen min|bopæl|bostad|adressen är|min adress|hans adress|hennes adress|lak[iouá]\p{L}*|címem|címe|cím:|lakcím\p{L}*|stanuj\p{L}*|živi\p{L}*|zivi\p{L}*|moja adresa|kućna adresa|njegova adresa|živ[ií]m|живу|живёт|живет|живут|мой адрес|адрес:|адрес его|её адрес|его адрес|адрес проживания|проживает|живея|живее|адресът|моят адрес|адрес|мешка\p{L}*|проживаю|моя адреса|адреса:|otur\p{L}*|adresim|adresi|ikamet\p{L}*|ev adresi\p{L}*|nhà (?:tôi|tao|nó|ở|của)|địa chỉ|nhà ở|sống (?:ở|tại)|ở số|asu[nu]\p{L}*|osoitteeni|osoite|kotiosoite|elan|elab|aadress|dzīvo\p{L}*|adrese|gyven\p{L}*|adresas|stanujem|naslov je|μένω|μένει|κατοικ\p{L}*|διεύθυνση)(?!\p{L})|住所|自宅|住んで|実家`,
  'u',
);
const REACH = 60;

/** Titles before a private person's name, and neighbours. */
const TITLE = String.raw`mrs?\.?|ms\.?|miss|neighbou?r|frau|herrn?|familie|fam\.?|nachbar(?:n|in)?|mme\.?|madame|mlle\.?|mademoiselle|m\.|monsieur|famille|voisine?|sra?\.?|srta\.?|señora?|señorita|doña|don|familia|vecin[oa]|vecinul|vecina|d\.|dona|sr\.ª|senhora?|vizinh[oa]|pani|panu|pana|panem|państwa|pp\.|sąsiad\p{L}{0,4}|paní|pánu|pána|pánovi|panem|sousedk?\p{L}{0,3}|rodin[aey]|rodině|pán|pánom|susedk?\p{L}{0,3}|fru|hr\.?|herr|nabo\p{L}{0,3}|granne\p{L}{0,2}|familjen|familien|mevrouw|mevr\.?|mw\.?|meneer|dhr\.?|familie|buurvrouw|buurman|buren|gospođ\p{L}{1,3}|gosp\.?|gospodin\p{L}{0,3}|gđ[aei]\.?|g\.|gospa|gospe|gospod\p{L}{0,2}|susjed\p{L}{0,3}|komšij\p{L}{0,3}|obitelj\p{L}{0,2}|porodic\p{L}{1,2}|doamn[aei]\p{L}{0,2}|d-na|d-nei|dl\.?|domnul\p{L}{0,2}|g-жа|г-жа|г-н|г-ца|госпож\p{L}{1,2}|господин\p{L}{0,2}|семейство|съсед\p{L}{0,4}|комши\p{L}{0,4}|сосед\p{L}{0,4}|семь[еяию]|гражданк\p{L}{1,2}|пан[іуаи]|пані|сусід\p{L}{0,4}|родин[іиа]|signora?|sig\.?(?:ra)?\.?|famiglia|vicin[oa]|κ\.|κα|κυρία|κύριο|κυρίας|οικογένεια|γείτονα|γειτόνισσα|rouva|herra|naapuri\p{L}{0,3}|perhe|proua|härra|naaber|naabri\p{L}{0,3}|kundze|kundzei|kungs|kungam|kaimiņ\p{L}{0,4}|ponia|poniai|ponas|ponui|kaimyn\p{L}{0,4}|szomszéd\p{L}{0,4}|cô|chị|anh|bà|ông|bác|chú|chủ (?:quán|nhà|tiệm|shop|cửa hàng) tên(?: là)?|nhà (?:cô|chị|anh|bà|ông|bác|chú)`;
const TITLED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${TITLE})[ ,]{1,2}(?:(?:${TITLE}) )?(?=[\p{L}])`, 'gu');
/** Titles after the name: Turkish, Hungarian, Japanese. */
const TITLE_AFTER =
  /(?<name>\p{L}{2,20}) (?:han[ıi]m|bey|abla|amca|teyze|néni|bácsi|asszony|úr|család)\p{L}{0,3}(?!\p{L})/gu;
/** A Hungarian wife by her husband's name: “Kelemenné”. */
const MARRIED = /(?<!\p{L})\p{L}{3,20}né(?:nál|nek|hoz|hez|val|vel|től)?(?=[ ,])/gu;
const JAPANESE_HOME =
  /^[のにへ、 ]{0,2}[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,6}(?:さん|様|氏)(?:宅|方|の家|の自宅|のところ|に)/u;
const JAPANESE_NEIGHBOUR = /(?:隣|近所|お向かい)[^。\n]{0,10}(?:さん|様|氏|人)(?:宅|方|の家|の自宅)?[のはに、(]{0,3}$/u;
/** How far before a street the name of who lives there may stand. */
const NAME_REACH = 36;
/** After a titled name: a street that may be without a word for it, its number, and a place. */
const STREET_AND_PLACE = new RegExp(
  String.raw`^[\p{L}.'-]{2,25}(?: [\p{L}.'-]{2,25}){0,2}?(?:, ?| (?:at|on|in|am|an der|na|w|we|v|ve|z|ze|zo|spod|přes|på|i|fra|från|aan de|op de|van|uit|von|aus|vom|u|iz|s|sa|à|au|du|de|en|in der|from|of|on|no|na|da|do|din|de pe|de la|от|на|с|из|в|на|iz) )(?<street>[\p{L}.'"„“”«»-]{2,25}(?: [\p{L}\p{N}.'"„“”«»-]{1,25}){0,3}?,? ${NUMBER}${FLAT})(?:\. ?\p{L}{2,4}\.?)?(?:, ?|\s(?:in|à|en|em|w|we|v|ve|vo|i|u|в|во|a|til|din|från|на)?\s?)(?:[\d -]{4,7} )?(?<place>\p{L}{3,})`,
  'u',
);

/** “Lives at Długa 14/5 in Wrocław”: somebody else's home, in a street without a word for it. */
const LIVES = new RegExp(
  String.raw`(?<!\p{L})(?:lives|resides|living|mieszka|mieszkaj\p{L}{1,2}|zamieszkał\p{L}|bydlí|býva|bývajú|wohnt|wohnen|wohnhaft|lakik|laknak|lakása|locuiește|locuieste|stă|sta|живее|живеят|живёт|живет|живут|живе|мешкає|bor|asuu|habite|habitent|vive|viven|mora|moram|vivem|abita|abitano|stanuje|živi|žive|woont|wonen|oturuyor|gyvena|dzīvo|elab|stanuje|μένει) (?:at|on|in|în|på|na|przy|pod|w|we|v|ve|vo|am|an der|in der|im|auf der|pe|la|на|в|по|på|i|ved|au|à|en|na|no|em|in|u|aan de|op de|in de|ul\.? ?)? ?(?:(?<city>\p{L}{3,25}(?: \p{L}{2,25}){0,2}), )?(?<street>[\p{L}.'"„“”«»-]{3,25}(?: [\p{L}.'-]{2,25}){0,2}? ${NUMBER}${FLAT})(?:,? ?(?:in|à|en|em|w|we|v|ve|vo|i|u|в|во|a|til|din|på)? ?(?<place>\p{L}{3,}))?`,
  'gu',
);
/** A flat in a house of flats, after the name of who lives there: “съседът Иванов, бл. 8, ап. 12”. */
const FLAT_OF =
  /^[\p{L}.'-]{2,25}[^.!?\n]{0,45}?(?<flat>(?<!\p{L})(?:m\.|mieszkani\p{L}{1,2}|lok\.|bloku?|bl\.|bloc|sc\.|scara|ap\.?|apt\.?|apartament\p{L}{0,4}|apartment|flat|бл\.|блок|вх\.|ап\.|ет\.|кв\.|квартир\p{L}|подъезд|byt\p{L}{0,2}|stan|wohnung|whg\.|daire|lakás\p{L}{0,2}|ajtó|lejlighed|lägenhet|leilighet|appartement|piso|apto\.?|andar|interno|căn hộ|phòng) ?(?:nr\.?|no\.?|č\.|broj|numer|№)? ?\d{1,4}[a-z]?)(?![\p{L}\p{N}])/u;

/** Whether a titled person's name stands shortly before a place of the text. */
function isNamed(text: string, at: number, isCapital: (at: number) => boolean): boolean {
  const from = Math.max(0, at - NAME_REACH);
  const lead = text.slice(from, at);
  if (/[.!?] [^.!?]*[!?]|\n/.test(lead)) return false;
  for (const match of lead.matchAll(TITLED)) if (isCapital(from + match.index + match[0].length)) return true;
  for (const match of lead.matchAll(MARRIED)) if (isCapital(from + match.index)) return true;
  for (const match of lead.matchAll(TITLE_AFTER)) if (isCapital(from + match.index)) return true;
  return false;
}

const TWO_WORDS = /(?<first>\p{L}{2,20}) (?=\p{L}{2,20})/gu;

/** Whether somebody's first and last name stand shortly before a place of the text. */
function hasFullName(text: string, at: number, isCapital: (at: number) => boolean): boolean {
  const from = Math.max(0, at - NAME_REACH);
  const lead = /[^.!?\n]*$/u.exec(text.slice(from, at))!;
  return Array.from(lead[0].matchAll(TWO_WORDS)).some(({ index, 0: first }) => {
    const start = from + lead.index + index;
    // At the beginning of a sentence any word has a capital.
    return start > 0 && isCapital(start) && isCapital(start + first.length);
  });
}

/** Titled names with a street, a number and a place after them: “Familie Vogt, Am Mühlbach 3, Augsburg”. */
function atNames(text: string, isCapital: (at: number) => boolean): Hit[] {
  const hits: Hit[] = [];
  for (const match of text.matchAll(TITLED)) {
    const from = match.index + match[0].length;
    if (!isCapital(from)) continue;
    const flat = FLAT_OF.exec(text.slice(from, from + 90));
    if (flat) {
      const start = from + flat.index + flat[0].length - flat.groups!['flat']!.length;
      hits.push({ span: { start, end: start + flat.groups!['flat']!.length }, detail: { postcode: false } });
      continue;
    }
    const found = STREET_AND_PLACE.exec(text.slice(from, from + 120));
    if (!found) continue;
    const street = from + found[0].indexOf(found.groups!['street']!);
    const place = from + found[0].length - found.groups!['place']!.length;
    if (isCapital(street) && isCapital(place))
      hits.push({
        span: { start: street, end: street + found.groups!['street']!.length },
        detail: { postcode: false },
      });
  }
  return hits;
}

/**
 * Postal addresses of a normalised text: a street with a house number, together with a postcode nearby or with words
 * that say that somebody lives there. A street alone is where the hotel is, and stays.
 */
export function findAddresses(text: string, isCapital: (at: number) => boolean = () => true): Hit[] {
  if (!/\d/.test(text)) return [];
  const hits = atNames(text, isCapital);
  for (const match of text.matchAll(LIVES)) {
    const { street, place, city } = match.groups!;
    const start = match.index + match[0].lastIndexOf(street!);
    const placed = place !== undefined && isCapital(match.index + match[0].length - place.length);
    if (
      isCapital(start) &&
      (placed || city !== undefined || /\d[a-z]?\/\d/.test(street!) || hasFullName(text, match.index, isCapital))
    )
      hits.push({ span: { start, end: start + street!.length }, detail: { postcode: false } });
  }
  for (const match of text.matchAll(NAMED_ONLY)) {
    const start = match.index;
    if (HOME.test(text.slice(Math.max(0, start - REACH), start) + match[0]))
      hits.push({ span: { start, end: start + match[0].length }, detail: { postcode: true } });
  }
  for (const street of STREETS) {
    for (const match of text.matchAll(street)) {
      const start = match.index;
      const end = start + match[0].length;
      if (hits.some(({ span }) => span.start < end && start < span.end)) continue;
      const lead = text.slice(Math.max(0, start - REACH), start);
      const tail = text.slice(end, end + REACH);
      const postcode =
        POSTCODES.some((shape) => shape.test(tail)) ||
        /(?:\d{2}-\d{3}|\d{5}|\d{4} ?[a-z]{2}|\d{3} \d{2}|〒\s?\d{3}-?\d{4}),? ?\p{L}*,? ?$/u.test(lead);
      const home = (): boolean =>
        HOME.test(lead + match[0]) || HOME.test(tail) || JAPANESE_HOME.test(tail) || JAPANESE_NEIGHBOUR.test(lead);
      if (postcode || home() || isNamed(text, start, isCapital))
        hits.push({ span: { start, end }, detail: { postcode } });
    }
  }
  return hits;
}
