import { BRAND_NAME } from '@app/locales';

/**
 * Names that phishing hides behind: payment, parcels, banks, shops, offices, in Europe and Japan. A company that has
 * such a name in its own may use it.
 */
const BRANDS = `
paypal visa mastercard maestro americanexpress amex klarna revolut wise stripe przelewy24 payu blik tpay skrill
amazon ebay allegro olx vinted zalando aliexpress temu shein rakuten mercari etsy bol otto kaufland ikea lidl biedronka
rossmann mediamarkt mediaexpert empik emag alza datart
dhl ups fedex gls dpd hermes inpost poczta pocztapolska deutschepost packeta zasilkovna ceskaposta posteitaliane correos
laposte chronopost mondialrelay postnl postnord bpost royalmail evri japanpost yamato sagawa novaposhta ukrposhta
mbank pko pekao ing santander millennium alior bnpparibas sparkasse volksbank deutschebank commerzbank postbank
csob komercnibanka ceskasporitelna tatrabanka slovenskasporitelna otp erste raiffeisen unicredit intesasanpaolo bbva
caixabank bancotransilvania bcr dskbank creditagricole societegenerale rabobank abnamro hsbc barclays lloyds natwest
monobank privatbank sberbank tinkoff swedbank nordea danske seb
google gmail microsoft outlook apple icloud facebook meta instagram whatsapp telegram netflix spotify linkedin twitter
tiktok youtube booking airbnb tripadvisor trustpilot trustedshops steam roblox
gov zus epuap profilzaufany krs urzadskarbowy finanzamt elster ameli impots agenziaentrate hacienda anaf nav europol
interpol policja polizei police
`
  .trim()
  .split(/\s+/);

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** Short names are looked for as whole words: “ing” is in many. */
const ANYWHERE = 6;

/** Somebody else's name in the name of a sender; undefined when there is none. */
export function foreignBrand(senderName: string, companyName: string): string | undefined {
  const words = new Set(folded(senderName).split(/\s+/));
  const [sender, own] = [folded(senderName).replace(/\s/g, ''), folded(companyName).replace(/\s/g, '')];
  return [...BRANDS, folded(BRAND_NAME)].find(
    (brand) => !own.includes(brand) && (words.has(brand) || (brand.length >= ANYWHERE && sender.includes(brand))),
  );
}
