import type { TextStock } from './stock.ts';

// prettier-ignore
export const sk: TextStock = {
  names: {
    female: ['Mária', 'Zuzana', 'Katarína', 'Jana', 'Anna', 'Eva', 'Monika', 'Lucia', 'Martina', 'Andrea', 'Ivana', 'Lenka', 'Viera', 'Miroslava', 'Kristína', 'Simona', 'Dana', 'Natália', 'Gabriela', 'Slávka'],
    male: ['Peter', 'Jozef', 'Ján', 'Martin', 'Milan', 'Marek', 'Tomáš', 'Michal', 'Miroslav', 'Juraj', 'Štefan', 'Lukáš', 'Matej', 'Ľubomír', 'Vladimír', 'Rastislav', 'Andrej', 'Dušan', 'Patrik', 'Filip'],
    initials: 'ABČDFGHJKLMNPRSŠTVZ',
  },
  opening: {
    positive: [
      '[Môžem len odporučiť|Vrelo odporúčam|Určite odporúčam|Odporúčam všetkým].',
      'Som [veľmi|naozaj|maximálne|nadmieru] spokojn{ý/á}.',
      '[Všetko|Od začiatku do konca všetko] prebehlo [hladko|v poriadku|tak, ako má|k mojej spokojnosti].',
      'Zvyknem byť [dosť|celkom|poriadne] kritick{ý/á}, no tu [niet veľmi čo vyčítať|musím pochváliť].',
      '[Super|Skvelé|Paráda|Výborné|Špička], [netreba viac dodávať|takto si to predstavujem|som nadšen{ý/á}].',
      'Moje očakávania to [jednoznačne|výrazne|príjemne] prekonalo.',
      'Veľa som od toho nečakal{/a} a bol{/a} som [milo|veľmi príjemne] prekvapen{ý/á}.',
      '[Odporučila mi to kamarátka|Odporučil mi to kolega|Poradila mi to sestra|Odporučil mi to sused] a [neľutujem|som za ten tip {rád/rada}|som za tú radu vďačn{ý/á}].',
      'Tak [spokojn{ý/á}|milo prekvapen{ý/á}] som [dávno|už dlho] nebol{/a}.',
      'Päť hviezdičiek [nie je nič prehnané|si to naozaj zaslúži|dávam málokedy, tu bez váhania].',
      '[Aj tentoraz|Znova|Opäť] [veľká spokojnosť|som úplne spokojn{ý/á}].',
      '[Vidno|Cítiť], že [to niekto robí poctivo|si s tým niekto dal záležať].',
      'Klobúk dolu, [takto sa to má robiť|takých veľa nie je|patrí sa to napísať].',
    ],
    mixed: [
      'Mám [zmiešané|trochu zmiešané|dosť rozporuplné] pocity.',
      '[Taký priemer|Ujde to|Nič moc, ale ani prepadák|Nenadchne, neurazí].',
      'Nie je to zlé, ale [čakal{/a} som viac|mohlo to byť lepšie|k dokonalosti to má ďaleko].',
      'Má to [svoje plusy aj mínusy|silnejšie aj slabšie stránky|dobré aj menej dobré stránky].',
      'Som [trochu|mierne|trošku] sklaman{ý/á}, hoci [nie všetko bolo zlé|niečo bolo aj v poriadku].',
      'Tri hviezdičky, lebo [nie všetko sadlo|niečo bolo dobré a niečo menej].',
      '[Niečo|Všeličo] [sa mi páčilo|bolo fajn], niečo [menej|vôbec nie|zas sklamalo].',
    ],
    negative: [
      '[Bohužiaľ|Musím povedať, že|Úprimne povedané] som [veľmi|naozaj|dosť] sklaman{ý/á}.',
      '[Neodporúčam|Rozhodne neodporúčam|Nemôžem odporučiť|Za mňa neodporúčam].',
      '[Veľké sklamanie|Jedno veľké sklamanie|Bohužiaľ prepadák|Toto sa nepodarilo].',
      'Som [veľmi nespokojn{ý/á}|poriadne nahnevan{ý/á}|dosť rozčarovan{ý/á}].',
      '[Takto som si to nepredstavoval{/a}|Niečo také som nečakal{/a}|Predstavoval{/a} som si to úplne inak].',
      'Dlho som váhal{/a}, či [to mám napísať|recenziu vôbec písať], ale [ostatní by to mali vedieť|nechcem mlčať].',
      'Po toľkých dobrých recenziách som čakal{/a} [oveľa viac|niečo úplne iné|lepšiu úroveň].',
      'Škoda [peňazí|času|času aj peňazí|času a nervov].',
    ],
  },
  occasion: {
    shops: [
      'Objednával{/a} som [darček pre mamu|darček pre brata|pár drobností do domácnosti|viacero vecí naraz|niečo na dovolenku].',
      'Nakupoval{/a} som [večer cez mobil|cez víkend|narýchlo pred sviatkami|cez obednú prestávku].',
      'Potreboval{/a} som [rýchlu náhradu|jednu konkrétnu vec|darček na poslednú chvíľu|niečo k narodeninám].',
      'Bežne nakupujem [skôr v kamennom obchode|radšej osobne|cez internet len zriedka].',
    ],
    product: [
      'Niečo také som hľadal{/a} [už dlhšie|niekoľko týždňov|celú večnosť].',
      'Kúpil{/a} som to [asi pred mesiacom|pred pol rokom|pred pár týždňami|minulé leto].',
      'Vyberal{/a} som [dlho a dôkladne|podľa recenzií|skôr pocitovo|z viacerých podobných].',
      'Bol to [nákup z rýchleho rozhodnutia|dlho plánovaný nákup|tak trochu pokus].',
    ],
    services: [
      'Potreboval{/a} som [rýchlo pomôcť|niekoho spoľahlivého|termín čo najskôr|niekoho nablízku].',
      'Termín som si {dohodol/dohodla} [telefonicky|cez web|osobne na mieste].',
      'Išlo [len o drobnosť|o väčšiu vec|o vec, ktorú som dlho odkladal{/a}|o niečo súrne].',
      'Predtým som [porovnával{/a} viacero ponúk|dlho hľadal{/a}|čítal{/a} recenzie].',
    ],
    hotels: [
      'Strávili sme tu [tri noci|predĺžený víkend|týždeň s deťmi|dve noci].',
      'Bol{/a} som tu [služobne|kvôli školeniu|s priateľmi|s rodičmi].',
      'Prišli sme [na výročie|cez prázdniny|mimo sezóny|na bicykloch].',
      'Ubytovali sme sa tu [kvôli svadbe v okolí|cestou na juh|pred ranným odletom|počas turistiky].',
    ],
    restaurants: [
      'Boli sme tu [v sobotu večer|na nedeľnom obede|v čase obeda|s celou rodinou|s kamarátmi].',
      '{Prišiel/Prišla} som sem [po práci|náhodou|s kolegami|na rýchly obed].',
      'Oslavovali sme tu [narodeniny|výročie svadby|dcérinu promóciu].',
      'Objednali sme si [dve hlavné jedlá a dezert|polievku a hlavné jedlo|viacero vecí na spoločný stôl|z každého rožka troška].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['[Doručenie|Dodanie] [bleskové|veľmi rýchle|expresné], [na druhý deň bol balík u mňa|už deň po objednaní bolo všetko doma].', 'Balík prišiel [o deň skôr, než sľubovali|presne v termíne|rýchlejšie, než som čakal{/a}].', 'Kuriér bol [presný|ochotný|veľmi milý] a zásielku sa dalo [celý čas sledovať|sledovať takmer na minútu].', 'Objednané [večer|v pondelok|doobeda], odoslané [ešte v ten deň|hneď|v priebehu pár hodín].'],
        negative: ['Na balík som čakal{/a} [skoro dva týždne|jedenásť dní], hoci mal prísť do [dvoch|troch] dní.', 'Termín doručenia sa [trikrát|dvakrát] posúval, [bez akéhokoľvek vysvetlenia|dozvedel{/a} som sa to vždy až na otázku].', 'Zásielka [niekoľko dní trčala v sklade|odišla až po týždni] a [nikto nedal vedieť|stav sa vôbec nemenil].'],
      },
      {
        positive: ['Zabalené [starostlivo|poriadne|veľmi bezpečne], [nič sa nemohlo poškodiť|navyše bez kopy plastu|každá vec zvlášť].', 'Krabica prišla v bezchybnom stave, [vnútri milý lístoček|namiesto fólie papier|vnútri sa nič nepohlo].', 'Vidno, že to niekto balil [s rozumom|s láskou|pozorne].'],
        negative: ['Krabica prišla [roztrhnutá|dokrčená|premočená] a vnútri [chýbala akákoľvek výplň|všetko voľne lietalo].', 'Tovar bol [poškriabaný|na rohu prasknutý|zašpinený], lebo [ho chránila len jedna vrstva fólie|ho nikto nezabezpečil].', 'V balíku [chýbala jedna položka|bol iný kus, než som objednal{/a}].'],
      },
      {
        positive: ['Komunikácia [vzorná|veľmi milá|bez problémov], na [správu|otázku] odpovedali [do štvrťhodiny|ešte v ten deň|o pár minút].', 'Pani na telefóne mi [trpezlivo poradila|pomohla vybrať veľkosť|všetko pokojne vysvetlila].', 'Vrátenie tovaru [prebehlo bez rečí|vybavili za dva dni], peniaze [prišli hneď|vrátili do posledného centu].', 'Mal{/a} som otázku [pred nákupom|až po nákupe] a dostal{/a} som [jasnú|poctivú|vyčerpávajúcu] odpoveď.'],
        negative: ['Na [e-mail|správu] [nikto nereagoval|odpovedali až o šesť dní], telefón [nikto nedvíha|dvíhajú len občas].', 'Reklamácia [sa ťahá tretí týždeň|bola zamietnutá jedinou vetou].', 'Zákaznícka podpora [odpovedá len šablónami|sľubuje, ale nič sa nedeje].'],
      },
      {
        positive: ['Ceny sú [férové|rozumné|nižšie než inde], [bez skrytých poplatkov|doprava navyše zadarmo].', 'Pomer ceny a kvality je [veľmi dobrý|vynikajúci|ťažko prekonateľný].', 'Natrafil{/a} som na [dobrú akciu|zľavu], ale aj bez nej by [to stálo za to|bola cena v poriadku].'],
        negative: ['Za tie peniaze [som čakal{/a} lepšiu kvalitu|sa dá inde kúpiť niečo lepšie].', 'Poštovné [prirátali až na samom konci|bolo vzhľadom na objednávku premrštené].', 'Zľava bola [len naoko|v skutočnosti bežná cena].'],
      },
      {
        positive: ['E-shop je [prehľadný|jednoduchý|svižný], objednávka [trvala tri minúty|išla aj bez registrácie].', 'Tovar [zodpovedá popisu|je presne ako na fotkách|je presne to, čo som objednal{/a}].', 'Nakupovať tu je [radosť|hračka], všetko má hlavu aj pätu.', '[Veľký výber|Skvelý výber|Pekne zostavený sortiment], [málokedy zostane pri jednej veci|vždy si niečo vyberiem].'],
        negative: ['Tovar [vyzerá inak než na fotkách|nezodpovedá popisu], farba je [úplne iná|výrazne tmavšia].', 'Až po zaplatení som sa dozvedel{/a}, že [tovar nie je na sklade|treba čakať na dodávku od výrobcu].', 'Web [zamrzol pri platení|mi dvakrát vymazal košík].'],
      },
    ],
    product: [
      {
        positive: ['Kvalita je [vynikajúca|veľmi dobrá|lepšia, než som čakal{/a}], [vidno to hneď po rozbalení|je to jasné na prvý pohľad].', '[Solídna vec|Poctivá vec|Naozaj dobrá kúpa], [stojí za pozornosť|dlho mi bude robiť radosť].', 'Vidno, že [nad tým niekto premýšľal|sa nešetrilo na nesprávnom mieste], [aj v maličkostiach|dnes to už nie je bežné].'],
        negative: ['Kvalita je [slabá|mizerná|hlboko pod očakávaním], [vidno to na prvý pohľad|niet čo prikrášľovať].', 'Už po [krátkom čase|niekoľkých dňoch] to vyzeralo [ako po roku|dosť ošúchane].', '[Ledabolá práca|Lacné vyhotovenie|Nedbalé spracovanie], [šetrilo sa na všetkom|nikto si nedal záležať].'],
      },
      {
        positive: ['[Presne|Úplne|V každom detaile] zodpovedá [popisu|fotkám aj popisu].', 'Naživo [je to ešte krajšie než na obrázku|to pôsobí ešte lepšie|sa mi to páči viac než na fotkách].', 'Popis je [poctivý|presný|pravdivý], [nič neprikrášľuje|vedel{/a} som, čo čakať].'],
        negative: ['Na fotkách to vyzerá [oveľa lepšie|úplne inak].', 'Popis [zamlčuje to najdôležitejšie|nezodpovedá skutočnosti], [cítim sa oklaman{ý/á}|inak by som to nekúpil{/a}].', 'Prišlo niečo [zjavne iné|výrazne menšie], než [bolo v popise|som objednal{/a}].'],
      },
      {
        positive: ['Používame to [každý deň|skoro denne|celá rodina] a [všetci si to chvália|zatiaľ nie je dôvod sťažovať sa].', 'Slúži [presne tak, ako má|spoľahlivo], [a lepšie než to predchádzajúce|viac od toho nechcem].', '[Celá rodina|Aj náročná svokra|Dokonca aj otec] si to [pochvaľuje|nevie vynachváliť].', 'Moje očakávania to splnilo [do bodky|v každom smere].'],
        negative: ['V praxi [sa to neosvedčilo|je to skoro nanič], [teraz to leží v skrini|posielam to späť].', 'Použil{/a} som to [dvakrát|raz] a [stačilo mi to|viac to neplánujem].', 'U nás doma [to nikto nechce používať|to nikoho nenadchlo|si na to nikto nezvykol].'],
      },
      {
        positive: ['Tá cena je [primeraná|úplne v poriadku|za takú kvalitu nízka].', 'Za túto cenu [som nič lepšie {nenašiel/nenašla}|neurobíte chybu].', 'Niečo porovnateľné stojí inde [skoro dvojnásobok|výrazne viac].'],
        negative: ['Za tie peniaze to [bohužiaľ|naozaj|jednoducho] nestojí.', 'Cena [ako za niečo lepšie|premrštená], a dostanete [nanajvýš priemer|niečo odfláknuté].'],
      },
    ],
    services: [
      {
        positive: ['Termín som dostal{/a} [hneď|do dvoch dní|taký, aby mi vyšiel s prácou].', 'Dohodnutý čas dodržali [na minútu|presne], [bez čakania|hneď som {prišiel/prišla} na rad].', 'Objednanie [je jednoduché|trvalo len chvíľku], [deň vopred prišla pripomienka|termín hneď potvrdili].'],
        negative: ['Termín [hodinu vopred zrušili|trikrát presúvali].', 'Hoci bol čas dohodnutý, [čakal{/a} som päťdesiat minút|nikto tam nebol].', 'Na termín sa čaká [šesť týždňov|celú večnosť], [aj kvôli maličkosti|poradovník nevedú].'],
      },
      {
        positive: ['[Maximálna profesionalita|Skutoční odborníci|Vidno skúsenosti], [na každú otázku mali odpoveď|vedia, čo robia].', 'Všetko [pokojne|zrozumiteľne|krok za krokom] vysvetlili, [nič navyše nevnucovali|bez zbytočných odborných slov].', '[Hneď|Za päť minút] zistili, o čo ide, [inde len krčili plecami|iní tápali celé týždne].'],
        negative: ['Pôsobili [nepripravene|dosť neodborne], [{sám/sama} som musel{/a} vysvetľovať, o čo ide|stále sa museli niekoho pýtať].', 'Dvaja ľudia z tímu [mi povedali dve rôzne veci|nevedeli odpovedať na jednoduchú otázku].', 'Mal{/a} som pocit, že [sa na mne učia|to robia prvý raz].'],
      },
      {
        positive: ['Výsledok je [lepší, než som dúfal{/a}|výborný|presne podľa dohody].', 'Robota [ako sa patrí|na jednotku|spravená poctivo], [nič nebolo treba prerábať|dnes sa to len tak nevidí].', 'Je to už [pár mesiacov|pol roka] a [všetko je stále v poriadku|stále som s tým spokojn{ý/á}].'],
        negative: ['Po [týždni|niekoľkých dňoch] [bolo všetko ako predtým|to po nich musel opravovať niekto iný].', 'Výsledok [nezodpovedá dohode|je odfláknutý], [nepomohol ani druhý pokus|vidno, že sa ponáhľali].', 'Nechali to [napoly hotové|nedorobené], [zaplatiť som však musel{/a} všetko|na nápravu čakám dodnes].'],
      },
      {
        positive: ['[Veľmi milí|Príjemní|Ústretoví] ľudia, [cítiť, že im na zákazníkoch záleží|kedykoľvek sa dá zavolať a opýtať].', 'Komunikácia [skvelá|bez chyby], [volajú späť, keď to sľúbia|odpíšu aj večer].', 'Atmosféra je [pokojná|priateľská|príjemná], [nikto na vás nenalieha|človek sa hneď cíti dobre].'],
        negative: ['Telefón [zdvihnú na piaty pokus|je večne obsadený], [späť nevolajú|na správy nereagujú].', 'Správali sa [nepríjemne|povýšenecky], [akoby som otravoval{/a}|ospravedlnenia som sa nedočkal{/a}].'],
      },
      {
        positive: ['Cena bola [podľa ponuky|férová|jasná od začiatku], [bez doplatkov na konci|žiadne prekvapenie].', 'Zaplatil{/a} som [menej než inde|presne dohodnutú sumu] a [účet bol prehľadný|nemusel{/a} som zjednávať cenu].'],
        negative: ['Na konci [prirátali veci, o ktorých nebola reč|bol účet o tretinu vyšší].', '[Drahé|Príliš drahé] na [takú úroveň|to, čo urobili].'],
      },
    ],
    hotels: [
      {
        positive: ['Izba bola [čistá|priestranná|svetlá a čistá], posteľ [veľmi pohodlná|taká, že sa nechcelo vstávať].', 'Kúpeľňa [žiarila čistotou|bola nanovo prerobená], [uteráky menili každý deň|tlak vody výborný].', 'Na izbe bolo [všetko potrebné|všetko od kanvice po župany], [k tomu krásny výhľad|cítiť starostlivosť o hostí].'],
        negative: ['Izba bola [zatuchnutá|studená|viditeľne zanedbaná], [koberec má to najlepšie za sebou|okno sa nedalo dovrieť].', 'V kúpeľni [bola pleseň v škárach|kvapkal kohútik|bolo cítiť odpad], [upozornenie nič nezmenilo|nikoho to nezaujímalo].', 'Matrac bol [preležaný|tvrdý ako doska], [ráno ma bolel chrbát|vyspať sa nedalo].'],
      },
      {
        positive: ['Raňajky [bohaté|pestré|výborné], [čerstvé pečivo a miestne syry|každý si vyberie|aj káva bola dobrá].', 'Na raňajkách [všetko priebežne dopĺňali|robili vajíčka na želanie].'],
        negative: ['Raňajky boli [chudobné|každý deň rovnaké], [o deviatej už skoro nič neostalo|káva z automatu sa nedala piť].', 'Na raňajkách [chýbali taniere|sa čakalo na voľný stôl].'],
      },
      {
        positive: ['[Recepcia|Obsluha] bola [veľmi milá|usmievavá|ochotná v každú hodinu], [poradili nám, čo vidieť|vyšli v ústrety so skorším príchodom].', 'Majitelia sú [srdeční|pohostinní], [cítili sme sa ako doma|pre deti majú omaľovánky].', 'Check-in [trval dve minúty|prebehol bez čakania a papierovania].'],
        negative: ['Recepčná bola [nepríjemná|večne preč|otrávená], [o pomoc sme museli žiadať dvakrát|ospravedlnenia sme sa nedočkali].', 'Ubytovali nás až [po hodine čakania|po piatej poobede], lebo [izba nebola pripravená|nevedeli nájsť našu rezerváciu].'],
      },
      {
        positive: ['Poloha je [skvelá|ideálna|ťažko prekonateľná], [všade sa dá dôjsť pešo|ticho, a pritom kúsok do centra].', 'Okolie je [krásne|tiché a zelené], [ideálne na prechádzky|turistický chodník začína hneď za dverami].', 'Parkovanie [priamo pri dome a zadarmo|pohodlné], [príjazd jednoduchý|na zastávku dve minúty].'],
        negative: ['Do centra je to [ďalej, než uvádzajú|pol hodiny pešo popri rušnej ceste].', 'Parkovisko je [platené a tesné|len pre tri autá], [na čo nikto neupozorní|miesto sme hľadali po okolí].'],
      },
      {
        positive: ['V noci je tu [úplný pokoj|krásne ticho], [spal{/a} som ako zabit{ý/á}|naozaj sme si oddýchli].', 'Čistota je [príkladná|na vysokej úrovni], [upratuje sa denne a nenápadne|radosť pozrieť].'],
        negative: ['Steny sú [ako z papiera|veľmi tenké], [počuť každé slovo od susedov|do druhej v noci sme nespali].', 'Klimatizácia [hučala celú noc|sa nedala regulovať].'],
      },
    ],
    restaurants: [
      {
        positive: ['Jedlo bolo [výborné|vynikajúce|veľmi chutné], [porcie poctivé|všetko čerstvé|chute krásne vyvážené].', '[Polievka|Omáčka|Kapustnica] [ako od starej mamy|bola dokonalá|stála za cestu].', 'Vidno, že [varia z čerstvých surovín|kuchár vie, čo robí], [žiadne polotovary|každý tanier je vyladený].'],
        negative: ['Jedlo bolo [vlažné|bez chuti|presolené], [porcia menšia než na fotke|polovicu som nechal{/a} na tanieri].', '[Mäso|Hlavné jedlo] bolo [úplne suché|vnútri surové|len zohriate], [čašník iba pokrčil plecami|výmenu nám nikto neponúkol].', 'Zo [šiestich|siedmich] jedál, ktoré sme chceli, [tri nemali|polovica sa minula].'],
      },
      {
        positive: ['Obsluha bola [pozorná|vtipná|veľmi milá], [skvele nám poradila s výberom|myslela aj na deti pri vedľajšom stole].', 'Čašníčka [poznala celý lístok naspamäť|sa sama spýtala na alergie], [všetko priniesla s úsmevom|nič nebolo treba opakovať].'],
        negative: ['Obsluha bola [skoro neviditeľná|zmätená|neochotná], [o príbory sme prosili dvakrát|poplietla dve objednávky].', 'Čašník [zabudol na naše nápoje|zjavne nemal chuť pracovať].'],
      },
      {
        positive: ['Na [jedlo|objednávku] sme čakali [len štvrťhodinu|krátko, hoci bolo plno].', 'Stôl bol [pripravený na dohodnutú hodinu|voľný aj bez rezervácie].'],
        negative: ['Na jedlo sme čakali [vyše hodiny|sedemdesiat minút], hoci [bolo poloprázdno|nešlo o nič zložité].', 'Aj s rezerváciou sme [stáli štvrťhodinu pri vchode|dostali stôl pri dverách].'],
      },
      {
        positive: ['[Interiér|Podnik] je [útulný|vkusne zariadený|plný atmosféry], [hudba neruší pri rozhovore|nechce sa odísť].', '[Záhradka|Terasa] je [čarovná|tichá a zelená], [detský kútik je výborný nápad|všade je čisto].'],
        negative: ['Vnútri bolo [hlučno|dusno|chladno], [dlho sa tam vydržať nedalo|oblečenie nám načuchlo fritézou].', 'Stoly [sa lepili|sú príliš natesno], [toalety v žalostnom stave|sotva sa dá prejsť].'],
      },
      {
        positive: ['Ceny sú [férové|na takú kvalitu nízke], [účet nás milo prekvapil|denné menu sa oplatí].', 'Za [takú kvalitu|toľko jedla] sa [inde platí oveľa viac|tu platí naozaj málo].'],
        negative: ['Ceny [ako v centre metropoly|prehnané], [kvalita ako v jedálni|porcie maličké].', 'Na účte [boli veci, ktoré na stole neboli|bol bez jediného slova poplatok za servis].'],
      },
    ],
  },
  blemish: {
    shops: ['Drobné mínus: [drahšia doprava|chýba dobierka|málo výdajných miest].', 'Mohli by [skôr posielať potvrdenie|pridať viac fotiek|ponúknuť viac spôsobov platby].', 'Krabica bola [trochu pretlačená|zbytočne veľká], ale [vnútri bolo všetko celé|to je maličkosť].'],
    product: ['Farba je [trochu iná než na obrazovke|o odtieň tmavšia], ale [dá sa s tým žiť|to je maličkosť].', 'Priložený popis [by mohol byť lepší|je dosť stručný].', 'Hviezdička dole za [cenu|obal].', 'Mohlo by to byť o niečo [lacnejšie|úspornejšie balené].'],
    services: ['Musel{/a} som [chvíľku|trochu] počkať, ale [stálo to za to|chápem, že majú veľa práce].', '[Horšie sa tam parkuje|Na prvý raz sa tam ťažko trafí].', 'Uvítal{/a} by som [dlhšie otváracie hodiny v piatok|platbu kartou].'],
    hotels: ['Izba [by mohla byť väčšia|je o niečo menšia než na fotkách], ale [nám stačila|čistá bola].', 'Wi-Fi [občas spomalila|je na hornom poschodí slabšia].', 'Škoda, že raňajky [začínajú až o ôsmej|končia tak skoro].'],
    restaurants: ['Cez víkend [treba rezerváciu|tu býva hlučno].', 'Dezertov [by mohlo byť viac|majú len zopár].', 'Porcia [by mohla byť o kúsok väčšia|je skôr menšia], ale [chutilo mi|to je vec názoru].'],
  },
  ending: {
    positive: [
      '[Kedykoľvek|Určite|S radosťou] znova.',
      '[Odporúčam|Vrelo odporúčam] [každému|všetkým, čo váhajú|s čistým svedomím|ďalej].',
      '[Ďakujem|Veľmi pekne ďakujem|Vďaka] a [len tak ďalej|teším sa nabudúce|prajem pekný deň].',
      'Budem to odporúčať [kamarátom|rodine aj známym|ďalej].',
      'Takto má vyzerať [poctivá robota|dobrá práca].',
      '[Držím palce|Nech sa darí|Vydržte].',
      'Skrátka [stojí to za to|výborná voľba|trefa do čierneho].',
      '[Palec hore|Oba palce hore|Za mňa jednotka].',
    ],
    mixed: [
      'Možno [to nabudúce bude lepšie|tomu dám ešte šancu|to bol len slabší deň].',
      '[Treba ešte popracovať|Je čo zlepšovať|Priestor na zlepšenie tu je].',
      'Celkovo [tri hviezdičky|priemer|ešte ujde].',
      'Neviem, či [sa pre to rozhodnem znova|to ešte skúsim].',
      'Potenciál to má, [vyhotovenie zaostáva|zvyšok treba zlepšiť].',
    ],
    negative: [
      '[Nikdy viac|Už nikdy|Bolo to naposledy].',
      'Nabudúce [skúsim niekoho iného|skúsim niečo iné|pôjdem inam].',
      'Dúfam, že [sa z toho niekto poučí|sa to zmení].',
      '[Radím|Odporúčam] [poobzerať sa inde|dobre si to rozmyslieť].',
      'Čakám na [reakciu firmy|vrátenie peňazí|nejaké vysvetlenie].',
      'Jedna hviezdička [je aj tak veľa|len preto, že nula sa nedá|na povzbudenie].',
    ],
  },
  answer: {
    thanks: ['[Ďakujeme|Veľmi pekne ďakujeme|Srdečne ďakujeme] za [recenziu|milé slová|také pekné hodnotenie].', 'Takéto slová [nám dodávajú energiu|potešia celý tím|sú pre nás najväčšou odmenou].', 'Tešíme sa, že [sa všetko podarilo|ste spokojní|bolo všetko, ako má byť].'],
    close: ['Budeme sa tešiť [na vás nabudúce|na ďalšie stretnutie].', 'Do skorého [videnia|počutia]!', '[Srdečne|Veľmi pekne] vás zdraví [celý tím|celý náš kolektív].'],
    apology: ['[Veľmi|Úprimne|Naozaj] sa ospravedlňujeme za [túto situáciu|nepríjemnosti|sklamanie].', 'Mrzí nás, že [to takto dopadlo|sme vás sklamali], [to nie je náš štandard|takto bežne nepracujeme].', 'Ďakujeme za úprimnosť, hoci [by sme radšej čítali niečo iné|sa nám to nečíta ľahko].'],
    step: ['Zistili sme, čo sa stalo: [chyba bola v našej organizácii|v ten týždeň nám chýbali ľudia], [už sme to napravili|zmenili sme postup].', 'Vedúci [sa vám v tejto veci ozve|to prebral s tímom].', 'Odpovedzte, prosím, na našu správu s číslom prípadu, [navrhneme riešenie|radi to napravíme].', 'Vynaložené náklady [vám vrátime|sme vám dnes vrátili].'],
    closeAfterApology: ['Dúfame v [druhú šancu|príležitosť napraviť to].', 'Ešte raz sa [ospravedlňujeme|úprimne ospravedlňujeme].', 'Vezmeme si z toho [ponaučenie|poučenie do budúcnosti].'],
  },
};
