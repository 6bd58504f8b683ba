import type { TextStock } from './stock.ts';

// prettier-ignore
export const cs: TextStock = {
  names: {
    female: ['Jana', 'Marie', 'Eva', 'Hana', 'Lenka', 'Kateřina', 'Lucie', 'Věra', 'Alena', 'Petra', 'Veronika', 'Jaroslava', 'Tereza', 'Martina', 'Michaela', 'Jitka', 'Helena', 'Zuzana', 'Barbora', 'Markéta'],
    male: ['Jiří', 'Jan', 'Petr', 'Josef', 'Pavel', 'Martin', 'Tomáš', 'Jaroslav', 'Miroslav', 'Zdeněk', 'Václav', 'Michal', 'František', 'Jakub', 'Milan', 'Karel', 'Lukáš', 'David', 'Vojtěch', 'Ondřej'],
    initials: 'ABČDFHJKLMNPRSŠTVZŽ',
  },
  opening: {
    positive: [
      '[Mohu jen doporučit|Vřele doporučuji|Určitě doporučuji|Všem doporučuji].',
      'Jsem [velmi|opravdu|naprosto|nadmíru] spokojen{ý/á}.',
      '[Vše|Všechno|Od začátku do konce všechno] proběhlo [hladce|v pořádku|tak, jak má|k plné spokojenosti].',
      'Bývám [dost|hodně|docela] kritick{ý/á}, ale tady [není moc co vytknout|musím chválit].',
      '[Super|Skvělé|Paráda|Výborné|Špička], [víc není třeba dodávat|takhle si to představuji|jsem nadšen{ý/á}].',
      'Moje očekávání to [jednoznačně|daleko|příjemně] předčilo.',
      'Moc jsem od toho nečekal{/a} a byl{/a} jsem [mile|velmi příjemně] překvapen{ý/á}.',
      '[Doporučila mi to kamarádka|Doporučil mi to kolega|Poradila mi to sestra|Doporučil mi to soused] a [nelituji|jsem za ten tip {rád/ráda}|jsem za tu radu vděčn{ý/á}].',
      'Tak [spokojen{ý/á}|mile překvapen{ý/á}] jsem [dlouho|už dávno] nebyl{/a}.',
      'Pět hvězd [není nic přehnaného|si to opravdu zaslouží|dávám málokdy, tady bez váhání].',
      '[I tentokrát|Znovu|Opět] [velká spokojenost|jsem naprosto spokojen{ý/á}].',
      'Je [vidět|znát], že [to někdo dělá poctivě|si s tím někdo dal práci].',
    ],
    mixed: [
      'Mám [smíšené|trochu smíšené|dost rozporuplné] pocity.',
      '[Takový průměr|Ujde to|Nic moc, ale ani propadák|Nenadchne, neurazí].',
      'Není to špatné, ale [čekal{/a} jsem víc|mohlo to být lepší|k dokonalosti to má daleko].',
      'Má to [své plusy i minusy|světlé i stinné stránky|silnější i slabší stránky].',
      'Jsem [trochu|mírně|lehce] zklaman{ý/á}, i když [ne všechno bylo špatně|něco bylo v pořádku].',
      'Tři hvězdy, protože [ne všechno sedělo|něco bylo dobré a něco méně].',
      '[Něco|Leccos] [se mi líbilo|bylo fajn], něco [méně|vůbec ne|naopak zklamalo].',
    ],
    negative: [
      '[Bohužel|Musím říct, že|Upřímně řečeno] jsem [velmi|opravdu|hodně] zklaman{ý/á}.',
      '[Nedoporučuji|Rozhodně nedoporučuji|Bohužel nemohu doporučit|Za mě nedoporučuji].',
      '[Velké zklamání|Jedno velké zklamání|Bohužel propadák|Tohle se nepovedlo].',
      'Jsem [velmi nespokojen{ý/á}|pěkně naštvan{ý/á}|dost rozladěn{ý/á}].',
      '[Takhle jsem si to nepředstavoval{/a}|Něco takového jsem nečekal{/a}|Představoval{/a} jsem si to úplně jinak].',
      'Dlouho jsem váhal{/a}, jestli [to mám napsat|recenzi vůbec psát], ale [ostatní by to měli vědět|nechci mlčet].',
      'Po tolika dobrých recenzích jsem čekal{/a} [mnohem víc|něco úplně jiného|lepší úroveň].',
      'Škoda [peněz|času|času i peněz|času a nervů].',
    ],
  },
  occasion: {
    shops: [
      'Objednával{/a} jsem [dárek pro mámu|dárek pro bratra|pár drobností do domácnosti|několik věcí najednou|něco na dovolenou].',
      'Nakupoval{/a} jsem [večer přes mobil|o víkendu|narychlo před svátky|v polední pauze].',
      'Potřeboval{/a} jsem [rychlou náhradu|jednu konkrétní věc|dárek na poslední chvíli|něco k narozeninám].',
      'Běžně nakupuji [spíš v kamenném obchodě|raději osobně|po internetu jen zřídka].',
    ],
    product: [
      'Něco takového jsem hledal{/a} [už delší dobu|několik týdnů|celou věčnost].',
      'Koupil{/a} jsem to [asi před měsícem|před půl rokem|před pár týdny|minulé léto].',
      'Vybíral{/a} jsem [dlouho a pečlivě|podle recenzí|spíš pocitově|z několika podobných].',
      'Byl to [nákup z rychlého rozhodnutí|dlouho plánovaný nákup|tak trochu pokus].',
    ],
    services: [
      'Potřeboval{/a} jsem [rychle pomoct|někoho spolehlivého|termín co nejdřív|někoho poblíž].',
      'Termín jsem si domluvil{/a} [telefonicky|přes web|osobně na místě].',
      'Šlo [jen o drobnost|o větší věc|o věc, kterou jsem dlouho odkládal{/a}|o něco naléhavého].',
      'Předtím jsem [porovnával{/a} několik nabídek|dlouho hledal{/a}|pročítal{/a} recenze].',
    ],
    hotels: [
      'Strávili jsme tu [tři noci|prodloužený víkend|týden s dětmi|dvě noci].',
      'Byl{/a} jsem tu [služebně|kvůli školení|s přáteli|s rodiči].',
      'Přijeli jsme [na výročí|o prázdninách|mimo sezonu|na kolech].',
      'Ubytovali jsme se tu [kvůli svatbě v okolí|cestou na jih|před ranním odletem|během pěšího výletu].',
    ],
    restaurants: [
      'Byli jsme tu [v sobotu večer|na nedělním obědě|v poledne|s celou rodinou|ve čtyřech].',
      '{Zašel/Zašla} jsem sem [po práci|náhodou|s přáteli|na rychlý oběd].',
      'Slavili jsme tu [narozeniny|výročí svatby|dceřinu promoci].',
      'Objednali jsme si [dvě hlavní jídla a dezert|polévku a hlavní jídlo|několik věcí na sdílení|od každého něco].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['[Doručení|Dodání] [bleskové|velmi rychlé|expresní], [druhý den byl balík u mě|už den po objednání bylo vše doma].', 'Balík dorazil [o den dřív, než slibovali|přesně v termínu|rychleji, než jsem čekal{/a}].', 'Kurýr byl [přesný|ochotný|velmi milý] a zásilku šlo [celou dobu sledovat|sledovat téměř na minutu].', 'Objednáno [večer|v pondělí|dopoledne], odesláno [ještě týž den|hned|během několika hodin].'],
        negative: ['Na balík jsem čekal{/a} [skoro dva týdny|jedenáct dní], i když měl přijít do [dvou|tří] dnů.', 'Termín doručení se [třikrát|dvakrát] posouval, [bez jakéhokoli vysvětlení|dozvěděl{/a} jsem se to vždy až na dotaz].', 'Zásilka [trčela několik dní ve skladu|odešla až po týdnu] a [nikdo nedal vědět|stav se vůbec neměnil].'],
      },
      {
        positive: ['Zabaleno [pečlivě|pořádně|velmi bezpečně], [nic se nemohlo poškodit|navíc bez hromady plastu|každá věc zvlášť].', 'Krabice dorazila v bezvadném stavu, [uvnitř milý lísteček|místo fólie papír|uvnitř se nic nepohnulo].', 'Je vidět, že to někdo balil [s rozumem|s láskou|pozorně].'],
        negative: ['Krabice dorazila [roztržená|zmačkaná|promočená] a uvnitř [chyběla jakákoli výplň|všechno volně lítalo].', 'Zboží bylo [poškrábané|v rohu prasklé|zašpiněné], protože [ho chránila jen jedna vrstva fólie|ho nikdo nezabezpečil].', 'V balíku [chyběla jedna položka|byl jiný kus, než jsem objednal{/a}].'],
      },
      {
        positive: ['Komunikace [vzorná|velmi milá|bez potíží], na [zprávu|dotaz] odpověděli [do čtvrt hodiny|ještě ten den|za pár minut].', 'Paní na telefonu mi [trpělivě poradila|pomohla vybrat velikost|všechno v klidu vysvětlila].', 'Vrácení zboží [proběhlo bez řečí|vyřídili za dva dny], peníze [přišly hned|vrátili do poslední koruny].', 'Měl{/a} jsem dotaz [před nákupem|až po nákupu] a dostal{/a} jsem [jasnou|poctivou|vyčerpávající] odpověď.'],
        negative: ['Na [e-mail|zprávu] [nikdo nereagoval|odpověděli až za šest dní], telefon [nikdo nebere|zvedají jen občas].', 'Reklamace [se táhne třetí týden|byla zamítnuta jedinou větou].', 'Zákaznická podpora [odpovídá jen šablonami|slibuje, ale nic se neděje].'],
      },
      {
        positive: ['Ceny jsou [férové|rozumné|nižší než jinde], [bez skrytých poplatků|doprava navíc zdarma].', 'Poměr ceny a kvality je [velmi dobrý|vynikající|těžko překonatelný].', 'Chytil{/a} jsem [dobrou akci|slevu], ale i bez ní by [to stálo za to|byla cena v pořádku].'],
        negative: ['Za ty peníze [jsem čekal{/a} lepší kvalitu|se dá jinde koupit něco lepšího].', 'Poštovné [přičetli až na samém konci|bylo vzhledem k objednávce přemrštěné].', 'Sleva byla [jen naoko|ve skutečnosti běžná cena].'],
      },
      {
        positive: ['E-shop je [přehledný|jednoduchý|svižný], objednávka [zabrala tři minuty|šla i bez registrace].', 'Zboží [odpovídá popisu|je přesně jako na fotkách|je přesně to, co jsem objednal{/a}].', '[Velký výběr|Skvělý výběr|Pěkně sestavený sortiment], [málokdy zůstane u jedné věci|vždycky si něco vyberu].'],
        negative: ['Zboží [vypadá jinak než na fotkách|neodpovídá popisu], barva je [úplně jiná|výrazně tmavší].', 'Až po zaplacení jsem se dozvěděl{/a}, že [zboží není skladem|se musí čekat na dodávku od výrobce].', 'Web [zamrzl při placení|mi dvakrát vymazal košík].'],
      },
    ],
    product: [
      {
        positive: ['Kvalita je [vynikající|velmi dobrá|lepší, než jsem čekal{/a}], [poznáte to hned po rozbalení|je to znát na první pohled].', '[Solidní věc|Poctivá věc|Opravdu dobrá koupě], [stojí za pozornost|dlouho mi bude dělat radost].', 'Je vidět, že [nad tím někdo přemýšlel|se nešetřilo na špatném místě], [i v maličkostech|to se dnes často nevidí].'],
        negative: ['Kvalita je [slabá|mizerná|hluboko pod očekáváním], [je to vidět na první pohled|není co přikrašlovat].', 'Už po [krátké době|několika dnech] to vypadalo [jako po roce|dost ošuntěle].', '[Odfláknutá práce|Levné provedení|Nedbalé zpracování], [šetřilo se na všem|o pečlivosti nemůže být řeč].'],
      },
      {
        positive: ['[Přesně|Naprosto|V každém detailu] odpovídá [popisu|fotkám i popisu].', 'Naživo [je to ještě hezčí než na obrázku|to působí ještě lépe|se mi to líbí víc než na fotkách].', 'Popis je [poctivý|přesný|pravdivý], [nic nepřikrašluje|věděl{/a} jsem, co čekat].'],
        negative: ['Na fotkách to vypadá [mnohem lépe|úplně jinak].', 'Popis [zamlčuje to nejdůležitější|neodpovídá skutečnosti], [cítím se oklaman{ý/á}|jinak bych to nekoupil{/a}].', 'Přišlo něco [zjevně jiného|výrazně menšího], než [bylo v popisu|jsem objednal{/a}].'],
      },
      {
        positive: ['Používáme to [každý den|skoro denně|celá rodina] a [všichni si to chválí|zatím není důvod si stěžovat].', 'Slouží [přesně tak, jak má|spolehlivě], [a lépe než to předchozí|víc od toho nechci].', '[Celá rodina|I náročná tchyně|Dokonce i táta] si to [pochvaluje|nemůže vynachválit].', 'Moje očekávání to splnilo [beze zbytku|ve všech směrech].'],
        negative: ['V praxi [se to neosvědčilo|je to skoro k ničemu], [teď to leží ve skříni|posílám to zpátky].', 'Použil{/a} jsem to [dvakrát|jednou] a [stačilo mi to|víckrát nehodlám].', 'U nás doma [to nikdo nechce používat|to nikoho nenadchlo|se s tím nikdo nesžil].'],
      },
      {
        positive: ['Ta cena je [odpovídající|naprosto v pořádku|za takovou kvalitu nízká].', 'Za tuhle cenu [jsem nic lepšího nenašel{/a}|neuděláte chybu].', 'Něco srovnatelného stojí jinde [skoro dvojnásobek|výrazně víc].'],
        negative: ['Ty peníze to [bohužel|opravdu|prostě] nestojí.', 'Cena [jako za něco lepšího|přemrštěná], a dostanete [nanejvýš průměr|něco odbytého].'],
      },
    ],
    services: [
      {
        positive: ['Termín jsem dostal{/a} [hned|do dvou dnů|tak, aby mi vyšel s prací].', 'Domluvený čas dodrželi [na minutu|přesně], [bez čekání|hned jsem {přišel/přišla} na řadu].', 'Objednání [je jednoduché|trvalo jen chvilku], [den předem přišla připomínka|termín hned potvrdili].'],
        negative: ['Termín [hodinu předem zrušili|třikrát přesouvali].', 'Přestože byl čas domluvený, [čekal{/a} jsem padesát minut|nikdo tam nebyl].', 'Na termín se čeká [šest týdnů|celou věčnost], [i kvůli maličkosti|pořadník nevedou].'],
      },
      {
        positive: ['[Naprostá profesionalita|Opravdoví odborníci|Je znát zkušenost], [na každou otázku měli odpověď|vědí, co dělají].', 'Všechno [v klidu|srozumitelně|krok za krokem] vysvětlili, [nic navíc nevnucovali|bez zbytečné hantýrky].', '[Hned|Za pět minut] poznali, o co jde, [jinde jen krčili rameny|jiní tápali několik týdnů].'],
        negative: ['Působili [nepřipraveně|dost neodborně], [{sám/sama} jsem musel{/a} vysvětlovat, o co jde|pořád se museli někoho ptát].', 'Dva lidé z týmu [mi řekli dvě různé věci|neuměli odpovědět na jednoduchou otázku].', 'Měl{/a} jsem pocit, že [se na mně učí|to dělají poprvé].'],
      },
      {
        positive: ['Výsledek je [lepší, než jsem doufal{/a}|výborný|přesně podle domluvy].', '[Poctivá|Důkladná|Pečlivá] práce, [nic se nemuselo předělávat|dnes se to jen tak nevidí].', 'Je to už [pár měsíců|půl roku] a [všechno je pořád v pořádku|pořád jsem s tím spokojen{ý/á}].'],
        negative: ['Po [týdnu|několika dnech] [bylo všechno jako předtím|to po nich musel opravovat někdo jiný].', 'Výsledek [neodpovídá domluvě|je odbytý], [nepomohl ani druhý pokus|je znát spěch].', 'Nechali to [napůl hotové|nedodělané], [zaplatit jsem ale musel{/a} všechno|na nápravu čekám dodnes].'],
      },
      {
        positive: ['[Velmi milí|Příjemní|Vstřícní] lidé, [je znát, že jim na zákaznících záleží|kdykoli se dá zavolat a zeptat].', 'Komunikace [skvělá|bez chyby], [volají zpátky, když to slíbí|odepíšou i večer].', 'Atmosféra je [klidná|přátelská|příjemná], [nikdo na vás nespěchá|člověk se hned cítí dobře].'],
        negative: ['Telefon [zvednou na pátý pokus|je věčně obsazený], [zpátky nevolají|na zprávy nereagují].', 'Jednání bylo [nepříjemné|přezíravé], [jako bych obtěžoval{/a}|omluvy jsem se nedočkal{/a}].'],
      },
      {
        positive: ['Cena byla [podle nabídky|férová|jasná od začátku], [bez doplatků na konci|žádné překvapení].', 'Zaplatil{/a} jsem [méně než jinde|přesně domluvenou částku] a [účet byl přehledný|nemusel{/a} jsem smlouvat].'],
        negative: ['Na konci [přičetli věci, o kterých nebyla řeč|byl účet o třetinu vyšší].', '[Drahé|Příliš drahé] na [takovou úroveň|to, co udělali].'],
      },
    ],
    hotels: [
      {
        positive: ['Pokoj byl [čistý|prostorný|světlý a čistý], postel [velmi pohodlná|taková, že se nechtělo vstávat].', 'Koupelna [zářila čistotou|byla nově opravená], [ručníky měnili každý den|tlak vody výborný].', 'Na pokoji bylo [všechno potřebné|vše od konvice po župany], [k tomu krásný výhled|je znát péče o hosty].'],
        negative: ['Pokoj byl [vydýchaný|studený|viditelně zanedbaný], [koberec už má to nejlepší za sebou|okno se nedalo dovřít].', 'V koupelně [byla plíseň ve spárách|kapal kohoutek|byl cítit odpad], [upozornění nic nezměnilo|nikoho to nezajímalo].', 'Matrace byla [proležená|tvrdá jako prkno], [ráno mě bolela záda|vyspat se nedalo].'],
      },
      {
        positive: ['Snídaně [bohaté|pestré|výborné], [čerstvé pečivo a místní sýry|každý si vybere|i káva byla dobrá].', 'Na snídani [všechno průběžně doplňovali|dělali vajíčka na přání].'],
        negative: ['Snídaně byla [chudá|každý den stejná], [v devět už skoro nic nezbylo|káva z automatu se nedala pít].', 'Na snídani [chyběly talíře|se čekalo na volný stůl].'],
      },
      {
        positive: ['[Recepce|Obsluha] byla [velmi milá|usměvavá|ochotná v každou hodinu], [poradili nám, co vidět|vyšli vstříc s dřívějším příjezdem].', 'Majitelé jsou [srdeční|pohostinní], [cítili jsme se jako doma|pro děti mají omalovánky].', 'Check-in [zabral dvě minuty|proběhl bez front a papírování].'],
        negative: ['Recepční byla [nepříjemná|věčně pryč|otrávená], [o pomoc jsme museli žádat dvakrát|omluvy jsme se nedočkali].', 'Ubytovali nás až [po hodině čekání|po páté odpoledne], protože [pokoj nebyl připravený|nemohli najít naši rezervaci].'],
      },
      {
        positive: ['Poloha je [skvělá|ideální|těžko překonatelná], [všude se dojde pěšky|klid, a přitom kousek do centra].', 'Okolí je [krásné|klidné a zelené], [ideální na procházky|turistická značka začíná u dveří].', 'Parkování [přímo u domu a zdarma|pohodlné], [příjezd snadný|na zastávku dvě minuty].'],
        negative: ['Do centra je to [dál, než uvádějí|půl hodiny pěšky podél rušné silnice].', 'Parkoviště je [placené a těsné|jen pro tři auta], [na což nikdo neupozorní|místo jsme hledali po okolí].'],
      },
      {
        positive: ['V noci je tu [naprostý klid|krásné ticho], [spal{/a} jsem jako dřevo|opravdu jsme si odpočinuli].', 'Čistota je [příkladná|na vysoké úrovni], [uklízí se denně a nenápadně|radost pohledět].'],
        negative: ['Stěny jsou [jako z papíru|hodně tenké], [je slyšet každé slovo od sousedů|do dvou do rána jsme nespali].', 'Klimatizace [hučela celou noc|se nedala regulovat].'],
      },
    ],
    restaurants: [
      {
        positive: ['Jídlo bylo [výborné|vynikající|moc dobré], [porce poctivé|vše čerstvé|chutě krásně vyvážené].', '[Polévka|Omáčka|Svíčková] [jako od babičky|byla dokonalá|stála za cestu].', 'Je poznat, že [vaří z čerstvých surovin|kuchař umí], [žádné polotovary|každý talíř je vyladěný].'],
        negative: ['Jídlo bylo [vlažné|bez chuti|přesolené], [porce menší než na fotce|půlku jsem nechal{/a} na talíři].', '[Maso|Hlavní jídlo] bylo [úplně suché|uvnitř syrové|jen ohřáté], [číšník jen pokrčil rameny|výměnu nám nikdo nenabídl].', 'Ze [šesti|sedmi] jídel, která jsme chtěli, [tři neměli|polovina došla].'],
      },
      {
        positive: ['Obsluha byla [pozorná|vtipná|velmi milá], [skvěle nám poradila s výběrem|myslela i na děti u vedlejšího stolu].', 'Servírka [znala celý lístek nazpaměť|se sama zeptala na alergie], [všechno přinesla s úsměvem|nic se nemuselo opakovat].'],
        negative: ['Obsluha byla [skoro neviditelná|zmatená|neochotná], [o příbory jsme prosili dvakrát|spletla dvě objednávky].', 'Číšník [zapomněl na naše pití|zjevně neměl chuť pracovat].'],
      },
      {
        positive: ['Na [jídlo|objednávku] jsme čekali [jen čtvrt hodiny|krátce, i když bylo plno].', 'Stůl byl [připravený na domluvenou hodinu|volný i bez rezervace].'],
        negative: ['Na jídlo jsme čekali [přes hodinu|sedmdesát minut], i když [bylo poloprázdno|nešlo o nic složitého].', 'I s rezervací jsme [stáli čtvrt hodiny u vchodu|dostali stůl u dveří].'],
      },
      {
        positive: ['[Interiér|Podnik] je [útulný|vkusně zařízený|s atmosférou], [hudba neruší při hovoru|nechce se odcházet].', '[Zahrádka|Terasa] je [kouzelná|tichá a zelená], [dětský koutek je výborný nápad|všude je čisto].'],
        negative: ['Uvnitř bylo [hlučno|dusno|chladno], [dlouho se tam vydržet nedalo|oblečení nám načichlo fritézou].', 'Stoly [lepily|jsou moc natěsnané], [toalety v žalostném stavu|sotva se dá projít].'],
      },
      {
        positive: ['Ceny jsou [férové|na takovou kvalitu nízké], [účet nás mile překvapil|polední menu se vyplatí].', 'Za [takovou kvalitu|tolik jídla] se [jinde platí mnohem víc|tu platí opravdu málo].'],
        negative: ['Ceny [jako v centru metropole|přehnané], [kvalita jako v jídelně|porce maličké].', 'Na účtu [byly věci, které na stole nebyly|byl bez jediného slova poplatek za servis].'],
      },
    ],
  },
  blemish: {
    shops: ['Drobné mínus: [dražší doprava|chybí platba na dobírku|málo výdejních míst].', 'Mohli by [dřív posílat potvrzení|přidat víc fotek|nabídnout víc způsobů platby].', 'Krabice byla [trochu promáčknutá|zbytečně velká], ale [uvnitř bylo vše celé|to je maličkost].'],
    product: ['Barva je [trochu jiná než na obrazovce|o odstín tmavší], ale [dá se s tím žít|to je maličkost].', 'Přiložený popis [by mohl být lepší|je dost stručný].', 'Hvězdička dolů za [cenu|obal].', 'Mohlo by to být o něco [levnější|úsporněji balené].'],
    services: ['Musel{/a} jsem [chvilku|trochu] počkat, ale [stálo to za to|chápu, že mají hodně práce].', 'Špatně se tam [parkuje|trefí napoprvé].', 'Uvítal{/a} bych [delší otevírací dobu v pátek|platbu kartou].'],
    hotels: ['Pokoj [by mohl být větší|je o něco menší než na fotkách], ale [nám stačil|čistý byl].', 'Wi-Fi [občas zpomalila|je v horním patře slabší].', 'Škoda, že snídaně [začíná až v osm|končí tak brzy].'],
    restaurants: ['O víkendu [je nutná rezervace|tu bývá hlučno].', 'Dezertů [by mohlo být víc|mají jen pár].', 'Porce [by mohla být o kousek větší|je spíš menší], ale [chutnalo mi|to je věc názoru].'],
  },
  ending: {
    positive: [
      '[Kdykoli|Určitě|S radostí] znovu.',
      '[Doporučuji|Vřele doporučuji] [každému|všem, kdo váhají|s klidným svědomím|dál].',
      '[Děkuji|Moc děkuji|Díky] a [jen tak dál|těším se na příště|hezký den].',
      'Budu to doporučovat [kamarádům|rodině i známým|dál].',
      'Takhle by to mělo vypadat [všude|vždycky].',
      '[Držte si tuhle úroveň|Vydržte|Pokračujte v tom].',
      'Zkrátka [stojí to za to|výborná volba|trefa do černého].',
      '[Palec nahoru|Oba palce nahoru|Za mě jednička].',
    ],
    mixed: [
      'Třeba [to příště bude lepší|tomu dám ještě šanci|to byl jen slabší den].',
      '[Je na čem pracovat|Je co zlepšovat|Prostor ke zlepšení tu je].',
      'Celkově [tři hvězdy|průměr|ještě ujde].',
      'Nevím, jestli [se pro to rozhodnu znovu|to ještě zkusím].',
      'Potenciál to má, [provedení pokulhává|zbytek chce zlepšit].',
    ],
    negative: [
      '[Nikdy více|Už nikdy|Bylo to naposledy].',
      'Příště [zkusím někoho jiného|zkusím něco jiného|půjdu jinam].',
      'Doufám, že [si z toho někdo vezme ponaučení|se to změní].',
      '[Radím|Doporučuji] [poohlédnout se jinde|si to dobře rozmyslet].',
      'Čekám na [reakci firmy|vrácení peněz|nějaké vysvětlení].',
      'Jedna hvězda [je i tak moc|jen proto, že nula nejde|na povzbuzenou].',
    ],
  },
  answer: {
    thanks: ['[Děkujeme|Moc děkujeme|Srdečně děkujeme] za [recenzi|milá slova|tak pěkné hodnocení].', 'Taková slova [nám dodávají energii|potěší celý tým|jsou pro nás největší odměnou].', 'Máme radost, že [se všechno povedlo|jste spokojeni|bylo vše, jak má být].'],
    close: ['Budeme se těšit [na vás příště|na další setkání].', 'Brzy [na shledanou|na viděnou]!', '[Srdečně|Moc] vás zdraví [celý tým|celý náš kolektiv].'],
    apology: ['[Velmi|Upřímně|Moc] se omlouváme za [tuto situaci|nepříjemnosti|zklamání].', 'Mrzí nás, že [to takhle dopadlo|jsme vás zklamali], [to není náš standard|takhle běžně nepracujeme].', 'Děkujeme za upřímnost, i když [bychom raději četli něco jiného|se nám to nečte snadno].'],
    step: ['Zjistili jsme, co se stalo: [chyba byla v naší organizaci|ten týden nám chyběli lidé], [už jsme to napravili|změnili jsme postup].', 'Vedoucí [se vám v této věci ozve|to probral s týmem].', 'Odpovězte prosím na naši zprávu s číslem případu, [navrhneme řešení|rádi to napravíme].', 'Vynaložené náklady [vám vrátíme|jsme vám dnes vrátili].'],
    closeAfterApology: ['Doufáme v [druhou šanci|příležitost to napravit].', 'Ještě jednou se [omlouváme|moc omlouváme].', 'Vezmeme si z toho [ponaučení|poučení do budoucna].'],
  },
};
