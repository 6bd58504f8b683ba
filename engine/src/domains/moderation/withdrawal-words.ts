import type { Locale } from '@app/contracts/common';

/**
 * Words that say what a review is about, per language: `delivery` is the way to the customer and the shop's service,
 * `complaint` what is brought back or exchanged, `product` what the thing itself is like, `fault` what else was wrong with
 * it; `joint` parts clauses where no comma does. `*` stands for any ending. Entries are whole words unless they have one:
 * a short stem such as the Danish `lever*` or `bud*` would be in words of quite another meaning.
 */
export interface WithdrawalWords {
  delivery: string;
  complaint: string;
  product: string;
  fault: string;
  joint: string;
}

type Five = [delivery: string, complaint: string, product: string, fault: string, joint: string];
const words = (...[delivery, complaint, product, fault, joint]: Five): WithdrawalWords => ({
  delivery,
  complaint,
  product,
  fault,
  joint,
});

export const WITHDRAWAL_WORDS: Readonly<Record<Locale, WithdrawalWords>> = {
  pl: words(
    'kurier*, dostaw*, dostarcz*, przesyłk*, paczk*, wysyłk*, paczkomat*, doręcz*, obsługa klienta, obsługi klienta, infolini*',
    'reklamacj*, reklamow*, gwarancj*, zwrot pieniędzy, odesł*, uszkodzon*, wadliw*, pęknięt*, zbit*, niekompletn*',
    'jakość, jakości, materiał*, tkanin*, kolor*, rozmiar*, smak*, zapach*, działa, działał*, wykonan*, wygod*, cena, ceny',
    'zepsut*, złaman*, inny, inna, inną, brak, brakuj*, pust*',
    'ale, lecz, jednak, natomiast, oraz, i, a',
  ),
  en: words(
    'courier*, deliver*, parcel*, shipping, shipment, shipped, dispatch*, postman, customer service',
    'complaint*, warranty, refund*, sent it back, send it back, returned, damaged, defective, faulty, cracked, incomplete',
    'quality, material*, fabric*, colour*, color*, size, sizes, taste*, smell*, works, worked, fit, fits, comfort*, price',
    'broken, broke, wrong, missing, empty, used',
    'but, however, though, although, and, while',
  ),
  bg: words(
    'куриер*, доставк*, достав*, пратк*, колет*, изпращ*, обслужван*, еконт, спиди',
    'рекламаци*, гаранци*, връщане*, възстановяване на сумата, повреден*, дефектн*, спукан*, счупен*, непълн*',
    'качеств*, материал*, плат, цвят*, цветове*, размер*, вкус*, мирис*, работи, работеше, удоб*, цена, цената',
    'счупи*, грешн*, липсва*, празн*',
    'но, обаче, и, а, докато',
  ),
  bs: words(
    'kurir*, dostav*, isporuk*, pošiljk*, paket, paketa, paketom, slanj*, usluga, usluge, podršk*',
    'reklamacij*, garancij*, povrat*, vraćen*, oštećen*, neisprav*, napuk*, nepotpun*',
    'kvalitet*, materijal*, tkanin*, boja, boje, boju, veličin*, okus*, miris*, radi, radio, udob*, cijen*',
    'slomljen*, pogrešn*, nedostaj*, praz*',
    'ali, međutim, i, a, dok',
  ),
  cs: words(
    'kurýr*, doručen*, doručil*, doručov*, dodán*, dodac*, zásilk*, balík*, doprav*, dopravc*, odeslán*, zákaznick* servis, infolink*',
    'reklamac*, reklamov*, záruk*, vrácen*, poškozen*, vadn*, prasklý, prasklá, prasklé, rozbit*, neúpln*, nekompletn*',
    'kvalit*, materiál*, látk*, barv*, velikost*, chuť, chutn*, vůně, funguj*, fungov*, pohodln*, cena, ceny, zpracován*',
    'zlomen*, špatn*, jiný, jiná, jinou, chyb*, prázdn*',
    'ale, avšak, však, nicméně, a, i, zatímco',
  ),
  da: words(
    'leveret, leveres, levering, leveringen, leveringstid*, kurer*, pakken, pakker, forsendelse*, fragt, fragten, fragtmand*, kundeservice*, transportør*',
    'reklamation*, reklamere*, garanti, garantien, refunder*, returner*, beskadiget, beskadigede, defekt, defekte, revnet, mangelfuld*, ufuldstændig*',
    'kvalitet*, materiale*, stoffet, farve*, størrelse*, smag, smager, smagen, lugter, lugten, virker, virkede, behagelig*, prisen, passer',
    'ødelagt*, forkert*, mangler, manglede, tom, tomt',
    'men, dog, og, mens',
  ),
  de: words(
    'lieferung*, lieferzeit*, geliefert*, kurier*, paket, pakete, pakets, paketbote*, paketdienst*, zustell*, zugestellt*, versand, versandt, versandzeit*, spedition*, postbote*, kundenservice, kundendienst, hotline',
    'reklam*, garantie*, rückerstatt*, erstattet, zurückgeschickt, zurückgesendet, umtausch*, umgetauscht, beschädigt*, defekt*, mangelhaft*, gesprungen*, unvollständig*',
    'qualität*, material*, stoff, stoffe, farbe*, größe*, geschmack*, schmeckt*, riecht, geruch*, funktionier*, verarbeit*, bequem*, preis*, passt*',
    'kaputt*, falsch*, fehlt, fehlte, fehlten, leer, leere, leeres',
    'aber, jedoch, doch, und, während, sondern',
  ),
  el: words(
    'κουριερ, courier, παραδοση*, παραδοθ*, παραλαβη*, δεμα, δεματα, δεματος, αποστολη*, μεταφορικ*, εξυπηρετηση*',
    'εγγυηση*, επιστροφη*, επεστρεψα, αποζημιωση*, χαλασμεν*, ελαττωματικ*, σπασμεν*, ραγισμεν*, ελλιπ*',
    'ποιοτητα*, υλικο, υλικα, υφασμα*, χρωμα*, μεγεθος, μεγεθη, γευση*, μυρωδια*, λειτουργει, λειτουργουσε, ανετ*, τιμη, τιμες',
    'λαθος, λειπει, λειπαν, αδει*',
    'αλλα, ομως, και, ενω',
  ),
  es: words(
    'repartidor*, mensajer*, entrega, entregas, entregar*, entregaron, paquete*, envío, envíos, enviaron, transportista*, atención al cliente',
    'reclamaci*, reclamar*, garantía*, reembols*, devolver*, devolví, devolución, dañad*, defectuos*, agrietad*, incomplet*',
    'calidad*, material*, tela, telas, color*, talla, tallas, tamaño*, sabor*, olor*, funciona*, cómod*, precio*',
    'rot*, equivocad*, falta, faltaba, vací*',
    'pero, sin embargo, aunque, y, e, mientras',
  ),
  et: words(
    'kuller*, tarne, tarnet*, tarnit*, saadetis*, pakk, pakki, paki, pakiautomaa*, kohaletoimeta*, klienditeenind*',
    'reklamatsioon*, garantii*, tagasta*, raha tagasi, kahjusta*, defekt*, mõranenud, katki, puudulik*',
    'kvaliteet*, kvaliteedi*, materjal*, kangas, värv*, suurus*, maitse*, lõhn*, töötab, töötas, mugav*, hind, hinna',
    'vale, puudu, puudus, tühi',
    'aga, kuid, ning, ja, samas',
  ),
  fi: words(
    'kuriiri*, toimitus, toimituksen, toimitusta, toimitusaik*, toimitettiin, paketti, paketin, pakettia, lähetys, lähetyksen, lähetettiin, kuljetus*, asiakaspalvelu*, posti, postin',
    'reklamaatio*, reklamoi*, takuu*, hyvityks*, palautin, palautus, palautuksen, vaurioitu*, viallin*, viallis*, rikkinäi*, haljen*, puutteelli*',
    'laatu*, laadu*, materiaal*, kangas, kankaan, väri*, koko, koot, maku, maun, haju*, tuoksu*, toimii, toimi, mukava*, hinta, hinnan',
    'rikki, väärä, väärän, puuttu*, tyhjä*',
    'mutta, kuitenkin, ja, sekä, kun taas',
  ),
  fr: words(
    'livré, livrée, livrés, livrées, livrer, livreur*, livraison*, coursier*, colis, expédi*, transporteur*, facteur, envoi, service client, sav',
    'réclam*, garantie*, rembours*, renvoyé*, retourné*, endommag*, défectueu*, fêlé*, abîmé*, incompl*',
    'qualité*, matière*, matériau*, tissu*, couleur*, taille*, goût*, odeur*, fonctionn*, confort*, prix',
    'cassé*, mauvais*, manqu*, vide',
    'mais, cependant, toutefois, et, tandis que',
  ),
  hr: words(
    'kurir*, dostav*, isporuk*, pošiljk*, paket, paketa, paketom, slanj*, usluga, usluge, podršk*',
    'reklamacij*, jamstv*, garancij*, povrat*, vraćen*, oštećen*, neisprav*, napuk*, nepotpun*',
    'kvalitet*, kvalitete, materijal*, tkanin*, boja, boje, boju, veličin*, okus*, miris*, radi, radio, udob*, cijen*',
    'slomljen*, pogrešn*, nedostaj*, praz*',
    'ali, međutim, i, a, dok',
  ),
  hu: words(
    'futár*, szállít*, kiszállít*, csomag, csomagot, csomagom, kézbesít*, küldemény*, feladás*, ügyfélszolgálat*',
    'reklamáci*, reklamál*, garanci*, jótáll*, visszatérít*, visszaküld*, sérült*, hibás*, repedt*, törött*, hiányos*',
    'minőség*, anyag*, szín*, méret*, íz, íze, ízű, szag*, illat*, működ*, kényelm*, ár, ára, árú',
    'eltör*, rossz, hiányz*, üres',
    'de, viszont, azonban, és, míg, pedig',
  ),
  it: words(
    'corriere, corrieri, consegn*, pacco, pacchi, spedizion*, spedit*, trasportator*, postino, servizio clienti, assistenza clienti',
    'reclam*, garanzia, rimbors*, restituit*, rispedit*, danneggiat*, difettos*, incrinat*, incomplet*',
    'qualità, material*, tessut*, colore, colori, taglia, taglie, misura, misure, gusto, sapor*, odor*, funzion*, comod*, prezz*',
    'rott*, sbagliat*, mancav*, manca, vuot*',
    'ma, però, tuttavia, e, ed, mentre',
  ),
  ja: words(
    '配送*, 配達*, 宅配*, 宅急便*, 荷物*, 発送*, 到着*, 運送*, 届く*, 届か*, 届い*, カスタマーサポート*',
    '返品*, 返金*, 交換*, 保証*, 不良品*, 破損*, 欠陥*, 割れて*, ひび*, 欠品*',
    '品質*, 質感*, 素材*, 生地*, 色*, サイズ*, 味*, 香り*, 匂い*, 臭い*, 使え*, 使い*, 動作*, 着心地*, 値段*, 価格*',
    '壊れ*, 間違*, 足り*, 空*',
    'でも, しかし, けど, けれど, ですが, そして',
  ),
  lt: words(
    'kurjer*, pristat*, siunt*, paštomat*, išsiunt*, siuntim*, klientų aptarnavim*',
    'reklamacij*, garantij*, grąžin*, pažeist*, brokuot*, defekt*, įskil*, nepiln*',
    'kokyb*, medžiag*, audin*, spalv*, dyd*, skon*, kvap*, veikia, veikė, patog*, kaina, kainos',
    'sulūž*, neteising*, trūk*, tušč*',
    'bet, tačiau, ir, o, nors',
  ),
  lv: words(
    'kurjer*, piegād*, sūtījum*, paka, paku, pakas, pakomāt*, nosūtī*, klientu apkalpošan*',
    'reklamācij*, garantij*, atgriez*, atmaks*, bojāt*, defekt*, ieplais*, nepilnīg*',
    'kvalitāt*, materiāl*, audum*, krās*, izmēr*, garš*, smarž*, darbojas, darbojās, ērt*, cena, cenas',
    'saplīs*, nepareiz*, trūk*, tukš*',
    'bet, tomēr, un, taču',
  ),
  nl: words(
    'bezorg*, koerier*, levering, leveringen, levertijd*, geleverd, pakket, pakketje, pakketten, verzend*, verzonden, vervoerder*, klantenservice',
    'klacht*, garantie*, terugbetaal*, teruggestuurd, retour*, beschadigd*, defect*, gebarsten, onvolledig*',
    'kwaliteit*, materia*, stof, kleur*, maat, maten, smaak*, smaakt*, geur*, werkt, werkte, comfortab*, prijs*, past',
    'kapot*, verkeerd*, ontbr*, leeg, lege',
    'maar, echter, en, terwijl, toch',
  ),
  no: words(
    'levert, leveres, levering, leveringen, leveringstid*, kurer*, pakken, pakker, forsendelse*, frakt, frakten, kundeservice*, posten, transportør*',
    'reklamasjon*, reklamere*, garanti, garantien, refunder*, returner*, skadet, defekt, defekte, sprukket, mangelfull*, ufullstendig*',
    'kvalitet*, materiale*, stoffet, farge*, størrelse*, smak, smaker, smaken, lukter, lukten, virker, fungerer, fungerte, behagelig*, prisen, passer',
    'ødelagt*, feil, mangler, manglet, tom, tomt',
    'men, likevel, og, mens',
  ),
  pt: words(
    'estafeta*, entrega, entregas, entregaram, entregue, encomenda*, envio, enviaram, transportadora*, correio, correios, apoio ao cliente',
    'reclamaç*, reclamar, garantia*, reembols*, devolvi, devoluç*, danificad*, defeituos*, rachad*, incomplet*',
    'qualidade*, material, materiais, tecido*, cor, cores, tamanho*, sabor*, cheiro*, funciona*, confort*, preço*',
    'partid*, errad*, falta, faltava, vazi*',
    'mas, porém, contudo, e, enquanto',
  ),
  ro: words(
    'curier*, livra*, livrare*, colet*, colete*, expedie*, transport, transportul, serviciul clienți, relații cu clienții',
    'reclamați*, garanți*, ramburs*, returna*, retur, deteriorat*, defect*, crăpat*, spart*, incomplet*',
    'calitat*, material*, țesătur*, culoare*, culori*, mărime*, gust*, miros*, funcționea*, confort*, preț*',
    'stricat*, greșit*, lips*, goal*',
    'dar, însă, și, iar, totuși',
  ),
  ru: words(
    'курьер*, доставк*, доставил*, доставлен*, посылк*, отправк*, отправил*, пункт выдачи, служба поддержки, обслуживан*',
    'рекламаци*, претензи*, гаранти*, возврат*, поврежден*, повреждён*, бракован*, дефект*, треснут*, некомплект*',
    'качеств*, материал*, ткан*, цвет, цвета, цветом, размер*, вкус*, запах*, работает, работал*, удобн*, цена, цены',
    'сломан*, сломал*, не тот, не та, пуст*',
    'но, однако, и, а, хотя',
  ),
  sk: words(
    'kuriér*, doručen*, doručil*, doručov*, dodan*, dodac*, zásielk*, balík*, doprav*, dopravc*, odoslan*, zákaznick* servis, infolink*',
    'reklamáci*, reklamov*, záruk*, vráten*, poškoden*, chybn*, prasknut*, rozbit*, neúpln*, nekompletn*',
    'kvalit*, materiál*, látk*, farb*, veľkost*, chuť, chutn*, vôň*, funguj*, fungov*, pohodln*, cena, ceny, spracovan*',
    'zlomen*, nesprávn*, iný, iná, inú, chýb*, prázdn*',
    'ale, avšak, však, a, i, zatiaľ čo',
  ),
  sl: words(
    'kurir*, dostav*, pošiljk*, paket, paketa, paketom, pošiljanj*, odprem*, podpora strankam',
    'reklamacij*, garancij*, vračil*, poškodovan*, okvar*, počen*, nepopoln*',
    'kakovost*, material*, tkanin*, barv*, velikost*, okus*, vonj*, deluje, deloval*, udob*, cena, cene',
    'zlomljen*, napačn*, manjka*, prazn*',
    'ampak, vendar, toda, in, a, medtem ko',
  ),
  sr: words(
    'kurir*, dostav*, isporuk*, pošiljk*, paket, paketa, paketom, slanj*, usluga, usluge, podršk*',
    'reklamacij*, garancij*, povraćaj*, vraćen*, oštećen*, neisprav*, napuk*, nepotpun*',
    'kvalitet*, materijal*, tkanin*, boja, boje, boju, veličin*, ukus*, miris*, radi, radio, udob*, cena, cene',
    'slomljen*, pogrešn*, nedostaj*, praz*',
    'ali, međutim, i, a, dok',
  ),
  sv: words(
    'levererad*, levererat, levererades, leverans, leveransen, leveranstid*, paketet, paket, försändelse*, frakt, frakten, fraktbolag*, kundtjänst*, transportör*, brevbärare*',
    'reklamation*, reklamera*, garanti, garantin, återbetal*, returner*, skickade tillbaka, skadad, skadat, defekt, defekta, spräckt, ofullständig*',
    'kvalitet*, material*, tyget, färg*, storlek*, smak, smakar, smaken, luktar, lukten, fungerar, fungerade, bekväm*, priset, passar',
    'trasig*, fel, saknas, saknades, tom, tomt',
    'men, dock, och, medan',
  ),
  tr: words(
    'kurye*, kargo*, teslimat*, teslim, gönderi*, dağıtım*, müşteri hizmet*',
    'şikayet*, garanti*, iade*, para iadesi, hasarl*, kusurlu*, arızalı*, çatlak*',
    'kalite*, malzeme*, kumaş*, renk*, rengi, beden*, boyut*, tadı, tat, koku*, çalış*, rahat*, fiyat*',
    'kırık*, kırıl*, yanlış*, eksik*, boş*',
    'ama, fakat, ancak, ve, oysa',
  ),
  uk: words(
    "кур'єр*, кур’єр*, доставк*, доставил*, доставлен*, посилк*, відправк*, відправил*, служба підтримки, обслуговуван*",
    'рекламаці*, претензі*, гаранті*, повернен*, пошкоджен*, бракован*, дефект*, тріснут*, некомплект*',
    'якіст*, якост*, матеріал*, тканин*, колір, кольор*, розмір*, смак*, запах*, працює, працював*, зручн*, ціна, ціни',
    'зламан*, зламав*, не той, не та, порожн*',
    'але, однак, проте, і, й, та, а, хоча',
  ),
  vi: words(
    'giao hàng*, shipper*, vận chuyển, gói hàng, bưu tá, gửi hàng, chăm sóc khách hàng',
    'khiếu nại, bảo hành, hoàn tiền, trả hàng, trả lại, đổi trả, hư hỏng, bị lỗi, nứt, bị vỡ, thiếu',
    'chất lượng, chất liệu, vải, màu, kích thước, kích cỡ, mùi, hương vị, hoạt động, thoải mái, giá',
    'vỡ, hỏng, sai, thiếu, trống',
    'nhưng, tuy nhiên, và, còn',
  ),
};
