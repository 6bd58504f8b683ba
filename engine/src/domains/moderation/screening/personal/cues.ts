const any = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u');
const within = (words: string): RegExp => new RegExp(`(?:${words})`, 'u');

/** A telephone, or to call somebody. */
const TELEPHONE =
  'puhelinnumeroni|tel|tlf|tlf nr|tel nr|telefonnr|tel numer|telef|telefon|telefono|teléfono|téléphone|telefone|telefoon|telefonnummer|telefonszám|telefonu|telefonem|telefonom|telefonim|telefonnumre|telefonas|tālrunis|tālruni|phone|call|calls|ring|mobile|cell|cellphone|whatsapp|whats app|wapp|viber|signal|sms|text me|hotline|nr tel|dzwoń|dzwonić|dzwońcie|zadzwoń|zadzwońcie|komórka|kom|kontakt|zavolejte|volejte|volat|zavolajte|volajte|mobil|mobilen|mobilnummer|handy|handynummer|anrufen|anruf|ruft|rufen sie|ruf|erreichbar|appelle|appelez|appeler|portable|joignable|llama|llame|llamen|llamar|llámame|llamad|móvil|movil|celular|ligue|liguem|liga|ligar|telemóvel|telemovel|zap|chiama|chiamate|chiamami|chiamare|cellulare|bel|bellen|mobiel|gsm|ring mig|ring til|ring meg|ringa|suna|sunați|sunati|telefonul|hívjon|hívj|hívjatok|hívható|hívjanak|mobilszám|телефон|тел|телефона|телефону|звони|звоните|позвони|позвоните|моб|обади|обадете|дзвоніть|телефонуйте|дзвони|telefonum|ara|arayın|arayin|cep|nazovi|nazovite|nazvati|zovi|zovite|zovnite|mob|pokličite|pokliči|soita|soittakaa|puhelin|puh|puhelinnumero|helista|helistage|zvaniet|zvani|skambinkite|skambink|τηλ|τηλέφωνο|τηλεφωνο|κινητό|καλέστε|κάλεσε|gọi|gọi số|sđt|sdt|số điện thoại|điện thoại|đt|zalo|liên hệ|contact|contacto|contato';
/** Words for any number, an order's too. */
const NUMBER =
  'número|numero|mi número|numru|numărul|a számom|számom|számunk|számon|číslo|čísle|čísla|číslu|nummeret|numret|numeris|numuri|numurs|numeroni|αριθμός|αριθμό|numer to|numer|numerze|06 nummer|nummer|numar|numarul|номер|numara|numaram|numarası|broj|số';
/** Words before a number that say that it is a telephone number. All are lower case. */
export const PHONE_CUE = any(`${TELEPHONE}|${NUMBER}`);
/** The same without words that any number may have. */
export const TELEPHONE_CUE = any(TELEPHONE);
export const TELEPHONE_CUE_JA = within('電話|携帯|連絡先');
export const PHONE_CUE_JA = within('電話|でんわ|(?<![a-z])tel(?![a-z])|携帯|連絡先|番号|ライン');

/** Words before a number that say that it is something else: an order, an article, a price, a room, a year. */
export const OTHER_NUMBER_CUE = any(
  'order|orders|order no|order number|order id|invoice|booking|reservation|ticket|ref|reference|tracking|serial|model|sku|ean|isbn|article|item|zamówienie|zamówienia|zamowienie|zamowienia|zam|faktura|faktury|rezerwacja|rezerwacji|objednávka|objednávky|objednávku|objednavka|rezervace|rezervácia|bestellung|bestellnummer|rechnung|buchung|artikelnummer|auftrag|commande|réservation|facture|pedido|factura|reserva|encomenda|fatura|ordine|fattura|prenotazione|bestelling|bestelnummer|factuur|reservering|ordre|ordrenummer|beställning|ordernummer|faktura|rendelés|rendelési|számla|comanda|comenzii|factura|narudžba|narudžbe|rezervacija|račun|заказ|заказа|бронь|счет|счёт|поръчка|замовлення|sipariş|fatura|rezervasyon|đơn hàng|mã đơn|tilaus|tellimus|pasūtījums|užsakymas|naročilo|παραγγελία|isbn|ean|imei|sn',
);
const ORDER_WORD = String.raw`orders?|order id|invoice|booking|reservation|ticket|tracking|parcel|article|item|model|serial|zam[oó]wieni\p{L}*|faktur\p{L}*|rezerwacj\p{L}*|przesyłk\p{L}*|paczk\p{L}*|objedn[aá]vk\p{L}*|rezerv\p{L}*|zásilk\p{L}*|zásielk\p{L}*|bestell\p{L}*|rechnung\p{L}*|buchung\p{L}*|auftrag\p{L}*|artikel\p{L}*|sendung\p{L}*|commandes?|réservation|facture|colis|pedidos?|facturas?|reservas?|encomendas?|faturas?|ordin[ei]|fattur\p{L}|prenotazion\p{L}|bestelling\p{L}*|factu\p{L}*|ordre\p{L}*|beställning\p{L}*|rendelés\p{L}*|számla\p{L}*|comand\p{L}*|comenzi\p{L}*|factur\p{L}*|narud[zž]b\p{L}*|porud[zž]bin\p{L}*|po[sš]iljk\p{L}*|ra[cč]un\p{L}*|naročil\p{L}*|заказ\p{L}*|брон\p{L}*|счет\p{L}*|поръчк\p{L}*|пратк\p{L}*|замовлен\p{L}*|посилк\p{L}*|поруџбин\p{L}*|наруџбин\p{L}*|sipariş\p{L}*|fatura\p{L}*|rezervasyon\p{L}*|đơn hàng|mã đơn|tilau\p{L}*|tellimu\p{L}*|pasūtījum\p{L}*|užsakym\p{L}*|παραγγελί\p{L}*|τιμολόγι\p{L}*`;
const NUMBER_WORD = String.raw`number|no|nr|num|numer|numerze|nummer|nummeret|numret|número|numero|numéro|número de|čís(?:lo|la|le)|č|br|broj|broja|бр|број|номер\p{L}{0,2}|н-р|№|numaras[ıi]|no'?lu|số|numărul|nr-ul|számú|száma|szám|numurs|numeris|numero on|αριθμ\p{L}{1,3}|αρ|kood|id|n`;
const LABEL_WORD = String.raw`customer|client|policy|contract|batch|lot|room|suite|flight|meter|case|claim|complaint|receipt|voucher|member\p{L}*|delivery|shipment|kunden\p{L}*|vertrag\p{L}*|versicherung\p{L}*|zähler\p{L}*|charge\p{L}*|zimmer\p{L}*|flug\p{L}*|aktenzeichen|vorgang\p{L}*|liefer\p{L}*|paket\p{L}*|seriennummer|klient\p{L}*|umow\p{L}*|polis\p{L}*|licznik\p{L}*|parti[ai]|pok[oó]j\p{L}*|pokoj\p{L}*|lotu|reklamacj\p{L}*|paragon\p{L}*|śledzeni\p{L}*|seri[aięjy]\p{L}*|katalogow\p{L}*|zákazn\p{L}*|smlouv\p{L}*|zmluv\p{L}*|pojist\p{L}*|pojistk\p{L}*|poistk\p{L}*|šarž\p{L}*|izb[aeuy]|balík\p{L}*|sledov\p{L}*|reklam[aá]\p{L}*|sériov\p{L}*|účtenk\p{L}*|ügyf\p{L}*|szerződés\p{L}*|kötvény\p{L}*|szob\p{L}*|csomag\p{L}*|cikkszám\p{L}*|járat\p{L}*|nyomkövet\p{L}*|contra\p{L}*|poliz\p{L}*|póliz\p{L}*|apólice|police|clien\p{L}*|chambre|suivi|série|vol|lot|dossier|cámara|habitación|seguimiento|envío|lote|vuelo|serie|quarto|rastre\p{L}*|voo|remessa|camer[aăe]\p{L}*|spedizione|volo|tracciamento|urmărire|colet\p{L}*|awb|kamer\p{L}*|polis\p{L}*|zending\p{L}*|klant\p{L}*|vlucht\p{L}*|клиент\p{L}*|договор\p{L}*|полис\p{L}*|рейс\p{L}*|комнат\p{L}*|посылк\p{L}*|отслежив\p{L}*|трек\p{L}*|накладн\p{L}*|парти[ияей]|артикул\p{L}*|сери[ийяю]\p{L}*|стая\p{L}*|полет\p{L}*|товарителниц\p{L}*|клієнт\p{L}*|договір|договор\p{L}*|кімнат\p{L}*|відстеж\p{L}*|soba|sobi|sobe|ugovor\p{L}*|polic[aeiu]|let|pošilj\p{L}*|paket\p{L}*|pogodb\p{L}*|kund\p{L}*|aftale\p{L}*|avtal\p{L}*|police\p{L}*|værelse\p{L}*|rum|rom|pakke\p{L}*|paket\p{L}*|försändels\p{L}*|sporing\p{L}*|spårning\p{L}*|asiaka\p{L}*|huone\p{L}*|lähety\p{L}*|seuranta\p{L}*|sopimu\p{L}*|klien\p{L}*|leping\p{L}*|tuba|toa|paki|saadetis\p{L}*|līgum\p{L}*|istab\p{L}*|sūtījum\p{L}*|sutart\p{L}*|kambar\p{L}*|siunt\p{L}*|πελάτ\p{L}*|συμβόλαι\p{L}*|δωμάτι\p{L}*|δέμα\p{L}*|αποστολ\p{L}*|müşteri\p{L}*|sözleşme\p{L}*|poliçe\p{L}*|oda|kargo\p{L}*|takip|uçuş|seri|khách hàng|hợp đồng|phòng|vận đơn|mã (?:số|vạch|hàng|sản phẩm|theo dõi)|sản phẩm`;
/** A word for something that has a number, in the same clause before it; `20231145 numaralı` and `番の注文` after it. */
export const LABEL_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${ORDER_WORD}|${LABEL_WORD})(?!\p{L})[^!?\n]{0,30}$`,
  'u',
);
export const LABEL_AFTER = /^ ?(?:numaralı|nolu|no'lu|sayılı|számú|番の(?:注文|部屋)|号室)/u;

/** “Order no.”, right before its number: the word for a number is then none for a telephone. */
export const ORDER_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${ORDER_WORD})(?:[ :.#№°º-]{1,3}(?:${NUMBER_WORD})){1,2}[ :.#№°º-]{0,3}$`,
  'u',
);
export const OTHER_NUMBER_CUE_JA = within(
  '注文|予約番号|型番|品番|お客様番号|追跡番号|伝票|契約|会員番号|製造番号|ロット|便名',
);

/** Words that say that the number after them is somebody’s account or card. */
export const ACCOUNT_CUE = any(
  'iban|account|acct|bank account|konto|konta|kontonummer|rachunek|rachunku|numer konta|účet|účtu|učet|ucet|účte|compte|cuenta|conta|rekening|rekeningnummer|számlaszám|bankszámla|cont|contul|contului|račun|racun|žiro račun|сч[её]т\\p{L}{0,3}|сметк\\p{L}{0,2}|рахун\\p{L}{1,4}|hesap|hesabı|tài khoản|stk|số tài khoản|tili|tilinumero|konts|sąskaita|račun\\p{L}{0,3}|λογαριασμός|cuenta bancaria|nib',
);
export const ACCOUNT_CUE_JA = within('口座');
export const CARD_CUE = any(
  'card|credit card|debit card|visa|mastercard|amex|maestro|karta|karty|kartę|kartą|kartou|kartu|karte|kreditkarte|kartennummer|carte|carte bancaire|cb|tarjeta|cartão|cartao|carta|carta di credito|kaart|creditcard|kreditkort|kort|kortnummer|kártya|kártyaszám|bankkártya|card de credit|cardul|kartica|kartice|карта|карты|картата|картка|картки|kart|kredi kartı|thẻ|số thẻ|kortti|kaardi|kaart|kortele|kartes|κάρτα',
);
export const CARD_CUE_JA = within('カード');

/** How far before a number its word may stand, in characters. */
export const CUE_REACH = 40;

/** The text before a place in which a cue counts: the same sentence or list, at most `CUE_REACH` characters. */
export const before = (text: string, at: number, reach = CUE_REACH): string => text.slice(Math.max(0, at - reach), at);
