import type { Hit } from '../types.ts';

const any = (words: string): string => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`;

/** Words for a number plate. */
const PLATE_CUE = any(
  String.raw`(?:number|licen[cs]e|registration) ?plates?|plates?|reg(?:istration)?(?: number| no)?|kfz|kennzeichen|nummernschild|autonummer|numer\p{L}{0,3} rejestracyjn\p{L}+|rejestracj\p{L}+|rejestracyjn\p{L}+|rejestracja|tablic\p{L}*|blach\p{L}*|spz|espézet\p{L}*|rz|(?:registrační|státní poznávací) značk\p{L}*|značk\p{L}*|špz|ečv|rendszám\p{L}*|(?:mașin\p{L}*|masin\p{L}*) (?:\p{L}{2,4} )?(?:are )?num[aă]r\p{L}*|num[aă]r\p{L}* de înmatriculare|înmatricul\p{L}*|inmatricul\p{L}*|рег\.? ?номер\p{L}*|регистрацион\p{L}* номер\p{L}*|рег\.? ?№|номер\p{L}* (?:на )?(?:машин|авто|кол|такси)\p{L}*|госномер\p{L}*|гос\.? ?номер\p{L}*|nummerplade\p{L}*|nummerskylt\p{L}*|registreringsnummer|registreringsskylt\p{L}*|regnummer|regnr|reg\.nr|reg\.? ?nr|nummerskilt|skilt\p{L}*|kenteken\p{L}*|nummerplaat|matr[íi]cula\p{L}*|placa\p{L}*|chapa|patente|plaque\p{L}*|immatricul\p{L}*|registarsk\p{L}*(?: oznak\p{L}*| tablic\p{L}*)?|registracij\p{L}*|targa\p{L}*|plaka\p{L}*|biển(?: kiểm soát| số)?(?: xe)?|bks|rekisteri\p{L}*|πινακίδ\p{L}*|κυκλοφορίας|numura zīm\p{L}*|valst\p{L}* numer\p{L}*|numerio ženkl\p{L}*|numbrimär\p{L}*|autonumb\p{L}*|registrsk\p{L}* tablic\p{L}*`,
);
/** Words for a vehicle: a plate after one needs to look like nothing else. */
const VEHICLE_CUE = any(
  String.raw`car|van|truck|vehicle|auto|autem|autie|auta|samoch\p{L}*|furgon\p{L}*|bus|busem|wagen|lieferwagen|transporter|fahrzeug|autó\p{L}*|kocsi\p{L}*|mașin\p{L}*|masin\p{L}*|кола(?:та)?|номер|автомобил\p{L}*|бус\p{L}{0,2}|машин\p{L}*|авто|bilen?|varebil\p{L}*|skåpbil\p{L}*|bestelbus\p{L}*|busje|coche|furgoneta|carro|carrinha|voiture|camionnette|fourgon\p{L}*|kombi\p{L}*|autom|dodávk\p{L}*|macchina|furgone|aracı?|araba\p{L}*|xe(?: máy| ô tô)?|taxi|такси|scooter|moto`,
);
const JOIN = String.raw`[ \-·.]{0,2}`;
const SHAPE = [
  String.raw`\d[a-z]\d ?\d{4}`,
  String.raw`[\p{L}]\d{3}[\p{L}]{2} ?\d{2,3}`,
  String.raw`[\p{L}]{1,3}-[\p{L}]{1,2}[ -]?\d{1,4}`,
  String.raw`[\p{L}]{2} \d{2} \d{3}`,
  String.raw`\d{4} ?[b-df-hj-np-tv-z]{3}`,
  String.raw`[\p{L}]{1,3}${JOIN}\d{1,5}(?:${JOIN}[\p{L}]{1,3})?`,
  String.raw`\d{1,4}${JOIN}[\p{L}]{1,3}${JOIN}\d{1,5}(?:${JOIN}[\p{L}]{1,3})?`,
  String.raw`\d{2}[a-z]\d?${JOIN}\d{3}\.?\d{2}`,
  String.raw`[\p{L}]{2}\d{2} ?[\p{L}]{3}`,
].join('|');
const LINK = String.raw`(?:[ :,№#"„”“(-]{1,3}(?:\p{L}{1,12}\.?(?=[ :,])){0,1}){1,5}?`;
const NAMED = new RegExp(`${PLATE_CUE}${LINK}(?<plate>${SHAPE})(?![\\p{L}\\p{N}])`, 'gu');
const ON_VEHICLE = new RegExp(
  String.raw`${VEHICLE_CUE}[ :,(]{1,3}(?:nr |no |numer |číslo |номер )?(?<plate>(?!bmw|audi|kia|vw|mg|ds|fiat|tesla|seat|model)[\p{L}]{1,3}[ -]?\d{4,5}[\p{L}]{0,2}|[\p{L}]{1,2}[ -]\d{2,4}[ -][\p{L}]{2,3}|[\p{L}]\d{3}[\p{L}]{2}\d{0,3})(?![\p{L}\p{N}])`,
  'gu',
);
/** A vehicle, some words about it, and a plate in capitals with letters and figures: “a grey Astra, KT19 WLM”. */
const NEAR_VEHICLE = new RegExp(
  String.raw`(?:${VEHICLE_CUE}|(?<!\p{L})(?:\p{L}{0,6}van(?:em|e|s)?|dodávk\p{L}*|sprinter|ducato|kangoo|transit|astra|golf|bil|drives?|driving|fährt|jeździ|jezdí|jazdí|roule|conduce|gira con|guida|rijdt|kører|kör|kjører|ajaa|sõidab|brauc|važiuoj|vozi|conduz|dirige|ездит|їздить|кара|вози|οδηγεί|kullan\p{L}*)(?!\p{L}))[^.!?\n\d]{0,30}?[ ,(](?<plate>[\p{L}]{1,3}[ -]?\d{2,5}[ -]?[\p{L}]{0,3}|[\p{L}]{1,3}-[\p{L}]{1,2}[ -]\d{1,4}|[\p{L}]{2}-\d{3}-[\p{L}]{1,2}|[\p{L}]{2} \d{3} [\p{L}]{2}|\d{4} [\p{L}]{3}|\d[\p{L}]\d \d{4})(?![\p{L}\p{N}])`,
  'gu',
);
const JAPANESE = /[\p{Script=Han}]{1,4}\s?\d{2,3}\s?[\p{Script=Hiragana}]\s?(?:\d{2}-\d{2}|・{0,3}\d{1,4})(?!\d)/gu;

/** Number plates of private cars, after a word for one. At least four signs with a figure and a letter. */
export function findPlates(text: string, isCapital: (at: number) => boolean = () => false): Hit[] {
  if (!/\d/.test(text)) return [];
  const hits: Hit[] = [];
  for (const shape of [NAMED, ON_VEHICLE])
    for (const match of text.matchAll(shape)) {
      const plate = match.groups!['plate']!;
      const signs = plate.replaceAll(/[^\p{L}\p{N}]/gu, '');
      const figures = signs.replaceAll(/\D/g, '').length;
      if (signs.length < 5 || signs.length > 9 || figures < 2 || figures === signs.length) continue;
      const start = match.index + match[0].length - plate.length;
      hits.push({ span: { start, end: start + plate.length }, detail: { id: 'plate', named: true } });
    }
  for (const match of text.matchAll(NEAR_VEHICLE)) {
    const plate = match.groups!['plate']!;
    const start = match.index + match[0].length - plate.length;
    const signs = plate.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const written = Array.from(plate).every((sign, at) => !/\p{L}/u.test(sign) || isCapital(start + at));
    const known = hits.some(({ span }) => span.start < start + plate.length && start < span.end);
    if (!known && written && signs.length >= 6 && /\p{L}{2}|\p{L}\d.*\p{L}/u.test(signs) && /\d.*\d/u.test(signs))
      hits.push({ span: { start, end: start + plate.length }, detail: { id: 'plate', named: false, form: 'near' } });
  }
  for (const match of text.matchAll(JAPANESE))
    hits.push({
      span: { start: match.index, end: match.index + match[0].length },
      detail: { id: 'plate', named: false },
    });
  return hits;
}

const DATE = String.raw`(?:\d{1,2}[./\- ] ?(?:\d{1,2}|\p{L}{3,12})[./\- ]{1,2}(?:19|20)\d{2}|(?:19|20)\d{2}[./\-年]\d{1,2}[./\-月]\d{1,2})`;
const BIRTH = new RegExp(
  String.raw`(?:(?<!\p{L})(?:born(?: on)?|date of birth|dob|birthday|geboren|geb\.|geburtsdatum|urodz\p{L}*|ur\.|naroz\p{L}*|naroden\p{L}*|nar\.|szület\p{L}*|născut\p{L}*|nascut\p{L}*|data nașterii|роден\p{L}*|рожден\p{L}*|родил\p{L}*|народж\p{L}*|народил\p{L}*|født|födde?|född|fødselsdato|geboortedatum|nacid[oa]|nació|fecha de nacimiento|née? le|date de naissance|nascid[oa]|nasceu|nat[oa] il|rođen\p{L}*|datum rođenja|doğum(?: tarihi)?|sinh(?: ngày)?|γεννη\p{L}*|syntynyt|sündinud|dzim\p{L}*|gim\p{L}*|rojen\p{L}*)(?!\p{L})|生年月日|生まれ)[^\n.!?]{0,14}?(?<date>${DATE})`,
  'gu',
);

/** Somebody's date of birth: a whole date after a word for it. */
export function findBirthDates(text: string): Hit[] {
  if (!/\d{4}/.test(text)) return [];
  return Array.from(text.matchAll(BIRTH), (match) => {
    const end = match.index + match[0].length;
    return { span: { start: end - match.groups!['date']!.length, end }, detail: { id: 'birth_date', named: true } };
  });
}
