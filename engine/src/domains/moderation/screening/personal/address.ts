import type { Hit } from '../types.ts';

/** Kinds of street, before the name or after it, with the ways to shorten them. All lower case. */
const STREET_BEFORE = String.raw`ul\.?|ulic[aąeęyiu]|aleja|alei|al\.|aleje|plac|placu|pl\.|osiedle|os\.|rue|avenue|av\.|boulevard|bd|place|chemin|impasse|allée|route|quai|cours|calle|c/|avda\.?|avenida|plaza|paseo|carrer|camino|travesía|ronda|rua|r\.|travessa|praça|largo|alameda|estrada|via|viale|v\.le|piazza|corso|vicolo|largo|str\.?|strada|bd\.|bdul|b-dul|bulevardul|calea|aleea|șos\.|soseaua|șoseaua|ulica|ulici|ulicu|trg|avenija|nám\.|náměstí|námestie|tř\.|třída|улица|ул\.?|проспект|пр-т|просп\.?|переулок|пер\.|бульвар|бул\.|булевард|вулиця|вул\.?|площадь|пл\.|шоссе|наб\.|набережная|ж\.к\.|жк|đường|phố|ngõ|ngách|hẻm|οδόσ|οδοσ|λεωφόροσ|λεωφ\.?|улице|улици|трг`;
const STREET_AFTER = String.raw`straße|strasse|str\.|gasse|weg|platz|allee|damm|ring|ufer|chaussee|straat|laan|plein|gracht|kade|singel|dreef|vej|gade|allé|stræde|plads|vænget|parken|vägen|gatan|gränd|torget|stigen|vegen|veien|gata|gaten|veg|vei|katu|tie|kuja|polku|tänav|tee|iela|gatvė|utca|út|útja|tér|tere|körút|krt\.|köz|sétány|sokak|sok\.|sk\.|sokağı|cadde|caddesi|cad\.|cd\.|bulvarı|mahallesi|mah\.|apt\.|cesta|ulici|ulica|cesti|улици|улица`;
const ENGLISH = String.raw`(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|crescent|gardens|grove|terrace|square|sq|way|place|pl|row|mews|hill|parkway|pkwy|highway|hwy)`;
const NUMBER = String.raw`(?:n[ro°º]?[.:]{0,2} ?|č\.? ?p\.? ?|số (?:nhà )?|д\.? ?|дом |буд\.? ?|бл\.? ?|№ ?)?\d{1,4}(?: ?[a-d](?![\p{L}]))?(?: ?[/-] ?\d{1,4})?`;
const NAME = String.raw`[\p{L}\p{N}.'-]{1,25}(?: [\p{L}\p{N}.'-]{1,25}){0,3}?`;
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
  String.raw`${B}[\p{L}.'-]{3,25}(?: [\p{L}.'-]{2,25}){0,2} \d{1,4}(?:[a-d](?![\p{L}]))?(?:/\d{1,4})?, ?(?:\d{3} \d{2}|\d{5}|\d{4}(?: ?[a-z]{2})?|\d{2}-\d{3}|\d{4}-\d{3}) \p{L}{2,}`,
  'gu',
);

/** Words that say that somebody lives there: the house is a home, not the hotel's. */
const HOME = new RegExp(
  String.raw`(?<!\p{L})(?:live[sd]? (?:at|on|in)|living at|home address|my address|his address|her address|their address|address is|address:|resides at|mieszka\p{L}*|zamieszka\p{L}*|mój adres|moj adres|adres domowy|adres to|jego adres|jej adres|pod adresem|adres:|bydl[ií]\p{L}*|bydliskem|trvalé bydliště|adresa je|moje adresa|adresa:|adresa mea|locui\p{L}*|stă pe|locuie\p{L}*|adresa lui|adresa ei|domiciliat\p{L}*|bývam\p{L}*|býva\p{L}*|wohn\p{L}*|meine adresse|adresse:|adresse ist|privatadresse|seine adresse|ihre adresse|habite\p{L}*|mon adresse|son adresse|adresse est|demeurant|domicili\p{L}*|viv[eo]n?(?: en)?|vivimos|mi dirección|su dirección|dirección es|dirección:|mi domicilio|mor[ao]m?|moramos|vivo na|minha morada|a morada|endereço|morada:|abit[aoi]\p{L}*|mio indirizzo|indirizzo|woon\p{L}*|mijn adres|zijn adres|haar adres|adres is|bor|min adresse|adressen er|adressen min|bopæl|bostad|adressen är|min adress|hans adress|hennes adress|lak[iouá]\p{L}*|címem|címe|cím:|lakcím\p{L}*|stanuj\p{L}*|živi\p{L}*|zivi\p{L}*|moja adresa|kućna adresa|njegova adresa|živ[ií]m|живу|живёт|живет|живут|мой адрес|адрес:|адрес его|её адрес|его адрес|адрес проживания|проживает|живея|живее|адресът|моят адрес|адрес|мешка\p{L}*|проживаю|моя адреса|адреса:|otur\p{L}*|adresim|adresi|ikamet\p{L}*|ev adresi\p{L}*|nhà (?:tôi|tao|nó|ở|của)|địa chỉ|nhà ở|sống (?:ở|tại)|ở số|asu[nu]\p{L}*|osoitteeni|osoite|kotiosoite|elan|elab|aadress|dzīvo\p{L}*|adrese|gyven\p{L}*|adresas|stanujem|naslov je|μένω|μένει|κατοικ\p{L}*|διεύθυνση)(?!\p{L})|住所|自宅|住んで|実家`,
  'u',
);
const REACH = 60;

/**
 * Postal addresses of a normalised text: a street with a house number, together with a postcode nearby or with words
 * that say that somebody lives there. A street alone is where the hotel is, and stays.
 */
export function findAddresses(text: string): Hit[] {
  if (!/\d/.test(text)) return [];
  const hits: Hit[] = [];
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
      if (postcode || HOME.test(lead + match[0]) || HOME.test(tail))
        hits.push({ span: { start, end }, detail: { postcode } });
    }
  }
  return hits;
}
