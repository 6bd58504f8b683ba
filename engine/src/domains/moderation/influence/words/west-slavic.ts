import { entries } from '../../screening/words/word-list.ts';
import type { InfluenceWords } from './influence-words.ts';

export const pl: InfluenceWords = {
  money: entries`
    zwrot*, zwróc*, zwrac*, oddam*, oddajemy, oddaję, (oddać|oddać pani|oddać panu) .. (pieniądz*|kwot*), pieniądz*, pienięd*, kas*ę, gotówk*, bon, bony, bonu, bonem, bonów, voucher*, vouczer*, kupon*, rabat*, zniżk*, upust*, gratis*, za darmo, darmow*, bezpłatn*, prezent*, upomin*, rekompensat*, zrekompens*, wynagrodz*, nagrod*, premi*, przelej*, przelew*, (zapłacimy|zapłacę|wypłacimy|wypłacę), cashback*, obniżk*, kart* podarunkow*, w zamian, odwdzięcz*, dopłac*, złotych, gratyfikacj*
  `,
  reviews: entries`opini*, recenzj*, ocen, ocena, oceny, ocenę, ocenie, oceną, gwiazd*, komentarz*, wpis*, (pani|pana|twój|swój|tego) (post|tekst|posta), wystawion*, negatyw*`,
  changes: entries`
    =usuń*, usunąć, usunie, usuniesz, usuniecie, usunięci*, usunięt*, usuwa, usunął, usunęła, usunęłaby, usunąłby, usuwając*, usuwani*, skasować, skasuj*, skasuje, skasowani*, skasował, skasowała, wykasować, wykasuj*, kasuje*, kasujesz, zmienia, wycofuje*, podnosi*, pięciogwiazdk*, =zmień*, zmienić, zmieni, zmienisz, zmienicie, zmieniając*, zmiana, zmianę, zmianą, zmianie, zmienił, zmieniła, zmieniłaby, zmieniłby, wycofać, wycofa, wycofaj*, wycofasz, wycofani*, wycofał, wycofała, popraw, poprawić, poprawi, poprawisz, poprawieni*, edytować, edytuj*, edycj*, podnieść, podniesie*, podniesieni*, podwyższ*, zdjąć, zdejmie*, zdejmij*, zdjęci*, cofnąć, cofnie, cofnięci*, zaktualizować, zaktualizuj*, aktualizacj*, ukryć, ukryj*, złagodz*, zniknie, zniknąć, znikn*, zamieni*, przemyśleć, zweryfikować, (na|do) (5|pięć|pięciu|cztery) gwiazd*, (wystawi|wystawić|dać|da|dać) .. (5|pięć|pozytywn*), pozytywn* (opini*|ocen*|komentarz*|recenzj*)
  `,
  free: entries`niezależnie, bez względu, obojętnie, nie (musi|musisz|musicie|trzeba|oczekuj*|wymag*|prosim*|prosz*|jest konieczn*|ma potrzeby|wiąże), bez (warunk*|żadnych), bezwarunkow*, czy (zmieni*|usun*), nie (zmieni*|usun*), nawet jeśli`,
  but: entries`ale, lecz, jednak, natomiast`,
  owed: entries`reklamacj*, gwarancj*, napraw*, wymian*, wymieni*, zamówieni*, paczk*, spraw*`,
  ultimatum: entries`inaczej .. (my|nasz*|pani|pan|będzie*|spotka*|skier*|zgłos*|podejm*|wystąp*|nie), (w przeciwnym|w innym) (razie|wypadku), chyba że, (jeśli|jeżeli|jak) .. nie, ostatni* (ostrzeżeni*|szans*|wezwani*), w ciągu (24|48|dwóch|trzech) *, albo .. (my|nasz*|spotka*|skier*|zgłos*|podejm*|sąd*|będzie*), bo .. (inaczej|pożałuj*)`,
  onlyIf: entries`(tylko|dopiero) (gdy|jeśli|jeżeli|po|wtedy|jak|kiedy), pod warunkiem, dopóki, póki`,
  pressure: entries`
    (nasz*|mój|mojego|mecenas*|kancelari*|do) (prawni*|adwokat*|mecenas*|kancelari*|radc*) .... (skontaktu*|odezw*|wyśl*|pozw*|zajm*|przekaz*|zgłos*|wystąp*|napisz*|wezw*|pozew*), (skierujemy|skieruję|przekażemy|przekażę|kierujemy|przekazujemy|oddamy) .. (do sądu|na drogę|na policj*|do prawnik*|prawnik*|do kancelari*|do adwokat*|kancelari*|policj*|prokuratur*), (spotkamy|spotykamy|zobaczymy|widzimy) się w sądzie, (podam|podamy|pozw*) .. do sądu, pozwiemy, pozwę, pozew*, drog* (sądow*|prawn*), (kroki|kroków|krokami|konsekwencj*|działania) prawn*, prawne konsekwencj*, konsekwencje prawn*, (zgłosimy|zgłoszę|zawiadomimy|zawiadomię) .. (policj*|prokuratur*|urzęd*|organ*), zniesławi*, pomówi*, naruszeni* dóbr, (odszkodowani*|zadośćuczynieni*) .. (od pani|od pana|od ciebie|zażąd*|wystąp*|pozw*), (zażąda*|będziemy żądać|wystąpimy) .. odszkodowani*
    wiemy .. (gdzie|kim) .. (mieszka*|pracuj*|pani|pan|jesteś|uczą), wiem gdzie .. (mieszka*|pracuj*), (znamy|mamy) .. adres* .. (i wiemy|odwiedz*|przyjed*|wpadn*), (pracodawc*|szef*|rodzin*|żon*|męż*|sąsiad*) .. (powiadomi*|poinform*|dowie*|dowiedz*|napisz*|zadzwon*), (powiadomi*|poinform*|napisz*|zadzwon*) .. (pracodawc*|szef*|rodzin*|żony|męża|sąsiad*), pożału*, (dobrze|dwa razy|poważnie) .. (zastanow*|przemyśl*), zastanów się .. (dobrze|dwa|zanim), (opubliku*|upubliczn*|ujawni*|udostępni*) .. (nazwisk*|adres*|dane|danych|zdjęci*|numer*), czarn* list*, (poniesie*|ponieść|wyciągn*) .. konsekwencj*, będą konsekwencje, (zablokuj*|anuluj*|usuni*|straci*) .. (konto|konta|zamówieni*|gwarancj*), (stracić|utrat*) gwarancj*, (odwiedzimy|odwiedzę|przyjedziemy|przyjadę|wpadniemy) .. (panią|pana|cię|was|do), złoż* .. wizyt*, drogo .. kosztować, źle się skończy
  `,
  contact: entries`
    whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, priv, privie, prywatn* wiadomoś*, dm
    (zadzwoń*|dzwonić|zadzwonić|dzwoń*|telefonicznie|telefonicznym|telefonować|zatelefon*|infolini*), (przez|pod|kontakt*|nasz|pani|pana|twój) telefon*, (napisz*|pisać|napisać|prosimy o kontakt|kontakt*|skontaktować|skontaktuj*|porozmawia*|porozmawiać|załatw*|dogada*|omówi*|ustali*|odezw*|odpisz*|odpowiedz*) ... (prywatn*|bezpośredni*|mail*|e mail*|email*|na numer|telefon*|sms*|poza|priv*|na adres|nasz adres|cztery oczy|skrzynk*), poza (tą|tym|tą platform*|platform*|portal*|serwis*|systemem), (pani|pana|twój|swój|swojego|pański*) (mail|maila|e mail|adres mail*), numer* telefon*, na priv*, oddzwoni*
  `,
};

export const cs: InfluenceWords = {
  money: entries`
    vrátit*, vrátím*, vrácen*, vrác*, vrac*, peníze, peněz, penězi, refund*, poukaz*, poukáz*, voucher*, slev*, zdarma, bezplatn*, dárek, dárk*, dáreč*, kompenzac*, kompenzuj*, odškodn*, odměn*, bonus*, kupon*, kupón*, hotovost*, (zaplatíme|zaplatím|pošleme|pošlu|převedeme|vyplatíme) .. (korun*|peníz*|částk*|kč), náhrad*, na oplátku, výměnou, gratis, dobropis*, proplat*
  `,
  reviews: entries`recenz*, hodnocen*, hvězd*, komentář*, příspěv*, (váš|svůj|vašeho|svého|vaši|svou) (názor*|text|textu), posudek, posudk*, oznámkov*`,
  changes: entries`
    pětihvězd*, smaž*, smazat, smazán*, smazal*, vymaž*, vymazat, vymazán*, odstran*, odstraň*, odstraněn*, stáhn*, stažen*, =změň*, změnit, změní*, změnil, změnila, změnili, změněn*, změnu, změně, změnou, upravit, uprav, uprav*te, upraví*, upravil, upravila, upravili, úprav*, opravit, oprav*te, opraví*, přepsat, přepiš*, přehodnot*, zlepšit, zlepší*, zvýšit, zvyš*, zvýší*, navýš*, navyš*, aktualizuj*, aktualizovat, zmiz*, skryj*, skrýt, (na|dát|dáte|dejte) .. (5|pět|pěti) hvězd*, (pozitivní|lepší|kladn*) (recenz*|hodnocen*), zrušit, zruš*
  `,
  free: entries`bez ohledu, nezávisle, nemusíte, nemusíš, není (nutn*|třeba|potřeba|podmínk*), nežádáme, neočekáv*, nepožaduj*, bez podmín*, bezpodmínečn*, ať už, i když, nechceme`,
  but: entries`ale, avšak, však`,
  ultimatum: entries`(jinak|v opačném případě) ... (my|naš*|budeme|vás|vám|podáme|se|ne*), pokud .. (ne*|do), jestli .. (ne*), poslední (varování|šance|výzva), do (24|48|dvou|tří) *, nebo .. (vás|budeme|podáme|právn*|advok*|soud*), ledaže`,
  owed: entries`reklamac*, záruk*, oprav*, výměn*, vyměn*, objednávk*, zásilk*`,
  onlyIf: entries`(jen|pouze|teprve|až) (pokud|když|po|poté|tehdy), pod podmínkou, dokud`,
  pressure: entries`
    (náš|naš*|můj|mého|našemu|svého) (právní*|advokát*) .... (kontakt*|ozv*|obrát*|podá*|pošl*|předá*|žalov*|vyzv*|řeš*), (předáme|předám|předáváme|obrátíme) .. (právní*|advokát*|polici*|soud*), právní* (krok*|následk*|důsledk*|cest*|kroky), soudní* (cest*|žalob*|řízení), (uvidíme|sejdeme|potkáme) se u soudu, (žalob*|zažalujeme|žalovat|zažaluj*), (poženeme|pohnat|dáme) .. k soudu, trestní* oznámení, (podáme|podám) .. (žalob*|oznámení|policii|polici*), pomluv*, (náhradu|náhrady) škody .. (po vás|požad*|vymáh*|budeme), (požad*|vymáh*) .. náhrad* škody, poškozen* dobrého
    víme .. kde .. (bydlíte|bydlíš|pracujete|pracuješ|jste), vím .. kde .. (bydlí*|pracuje*), (známe|máme) .. adres* .. (přijed*|navštív*), (zaměstnavatel*|šéf*|rodin*|manžel*|soused*) .. (informuj*|napíš*|dozví*|kontaktuj*|zavolá*), (informuj*|kontaktuj*|napíš*|zavolá*) .. (zaměstnavatel*|šéf*|rodin*|manžel*), litovat, (budete|budeš) .. litovat, (dobře|dvakrát|pořádně) .. (rozmysl*|promysl*), zveřejn* .. (jméno|adres*|údaj*|fotk*|číslo), (černou|černé|černá|černém) listin*, (ponést|nést|mít) .. (následk*|důsledk*), (zablokuj*|zruš*|stornuj*) .. (účet|objednávk*|záruk*), (přijdete|přijít) o záruku, (navštívíme|zastavíme|přijedeme) .. (vás|k vám|doma|osobně), přijde .. draho
  `,
  contact: entries`
    whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, soukrom* zpráv*, dm
    (zavolejte|zavolej|zavolat|volejte|telefonujte|telefonick*|zavoláme|prozvoňte|infolink*), (na|po|přes|váš|svůj) telefon*, (napište|napiš|napsat|pište|kontaktujte|kontaktovat|ozvěte|ozvat|domluvme|domluvit|probrat|vyřešit|vyřešme|promluvme|spojte|odpovězte) ... (soukrom*|přímo|mail*|e mail*|email*|na číslo|na čísle|telefon*|sms*|mimo|na adresu|osobně|zprávy), mimo (tuto|tento|platform*|portál*|stránk*), (váš|vaše|svůj|své|tvoje|vašeho) (e mail|email|mail), telefonní* čísl*, mezi čtyřma očima
  `,
};

export const sk: InfluenceWords = {
  money: entries`
    vráti*, vráten*, vrátim*, vrac*, peniaze, peňaz*, refund*, poukaz*, poukáž*, voucher*, zľav*, zadarmo, bezplatn*, darček*, dar, kompenzác*, kompenzuj*, odškodn*, odmen*, bonus*, kupón*, hotovos*, (zaplatíme|zaplatím|pošleme|prevedieme|vyplatíme) .. (eur*|peniaz*|sum*), náhrad*, na oplátku, výmenou, gratis, dobropis*, preplat*
  `,
  reviews: entries`recenzi*, hodnoten*, hviezd*, komentár*, príspev*, (váš|svoj|vášho|svojho|vaše|svoje) (názor*|text|textu), posud*k*`,
  changes: entries`
    päťhviezd*, zmaž*, zmazať, zmazan*, zmazal*, vymaž*, vymazať, vymazan*, odstrán*, odstrániť, odstráň*, odstránen*, stiahn*, stiahnut*, =zmeň*, zmeniť, zmení*, zmenil, zmenila, zmenili, zmenen*, zmenu, zmene, zmenou, upraviť, uprav*te, upraví*, upravil, upravila, upravili, úprav*, opraviť, opravte, opraví*, prepísať, prepíš*, prehodnot*, zlepšiť, zlepší*, zvýšiť, zvýš*, zvýši*, navýš*, aktualizuj*, aktualizovať, zmizn*, skryť, skry*te, (na|dať|dáte|dajte) .. (5|päť|piatich) hviezd*, (pozitívn*|lepš*|kladn*) (recenzi*|hodnoten*), zrušiť, zruš*
  `,
  free: entries`bez ohľadu, nezávisle, nemusíte, nemusíš, nie je (nutn*|potrebn*|podmienk*), nežiadame, neočakáv*, nepožaduj*, bez podmien*, bezpodmienečn*, či už, aj keď, nechceme`,
  but: entries`ale, avšak, však`,
  ultimatum: entries`(inak|v opačnom prípade|ináč) ... (my|naš*|budeme|vás|vám|podáme|sa|ne*), ak .. (ne*|do), posledn* (varovanie|šanca|výzva), do (24|48|dvoch|troch) *, alebo .. (vás|budeme|podáme|právn*|advok*|súd*)`,
  owed: entries`reklamáci*, záruk*, oprav*, výmen*, vymen*, objednávk*, zásielk*`,
  onlyIf: entries`(len|iba|až) (ak|keď|po|potom|vtedy), pod podmienkou, kým, dokiaľ`,
  pressure: entries`
    (náš|naš*|môj|môjho|nášmu|svojho) (právni*|advokát*) .... (kontakt*|ozv*|obrát*|podá*|pošl*|odovzd*|žalov*|vyzv*|rieš*), (odovzdáme|odovzdám|obrátime|posúvame) .. (právni*|advokát*|políci*|súd*), právn* (krok*|následk*|dôsledk*|cest*), súdn* (cest*|žalob*|konani*), (uvidíme|stretneme) sa (na|pred) súd*, (žalob*|zažalujeme|žalovať|zažaluj*), (poženieme|pohnať|dáme) .. (na|pred) súd, trestn* oznámenie, (podáme|podám) .. (žalob*|oznámenie|políci*), ohovára*, (náhradu|náhrady) škody .. (od vás|požad*|vymáh*|budeme), (požad*|vymáh*) .. náhrad* škody, poškodzovani* dobrého
    vieme .. kde .. (bývate|bývaš|pracujete|pracuješ|ste), viem .. kde .. (býva*|pracuje*), (poznáme|máme) .. adres* .. (príd*|navštív*), (zamestnávateľ*|šéf*|rodin*|manžel*|sused*) .. (informuj*|napíš*|dozvi*|kontaktuj*|zavolá*), (informuj*|kontaktuj*|napíš*|zavolá*) .. (zamestnávateľ*|šéf*|rodin*|manžel*), ľutovať, oľutuj*, (dobre|dvakrát|poriadne) .. (rozmysl*|premysl*|zváž*), zverejn* .. (meno|adres*|údaj*|fotk*|číslo), (čierny|čiernu|čiernej|čiernom) (zoznam*|listin*), (niesť|mať|ponesiete) .. (následk*|dôsledk*), (zablokuj*|zruš*|stornuj*) .. (účet|objednávk*|záruk*), (prídete|prísť) o záruku, (navštívime|zastavíme|prídeme) .. (vás|k vám|doma|osobne), vyjde .. draho
  `,
  contact: entries`
    whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, súkromn* správ*, dm
    (zavolajte|zavolaj|zavolať|volajte|telefonujte|telefonick*|zavoláme|infolink*), (na|po|cez|váš|svoj) telefón*, (napíšte|napíš|napísať|píšte|kontaktujte|kontaktovať|ozvite|ozvať|dohodnime|dohodnúť|prebrať|vyriešiť|vyriešme|spojte|odpovedzte|odpíšte) ... (súkrom*|priamo|mail*|e mail*|email*|na číslo|na čísle|telefón*|sms*|mimo|na adresu|osobne|správy), mimo (tejto|tohto|platform*|portál*|stránk*), (váš|vaše|svoj|svoje|tvoje|vášho) (e mail|email|mail), telefónn* čísl*, medzi štyrmi očami
  `,
};
