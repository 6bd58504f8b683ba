import type { TextStock } from './stock.ts';

// prettier-ignore
export const hu: TextStock = {
  names: {
    female: ['Anna', 'Katalin', 'Zsuzsanna', 'Erzsébet', 'Ilona', 'Éva', 'Mária', 'Ágnes', 'Judit', 'Andrea', 'Mónika', 'Krisztina', 'Eszter', 'Réka', 'Orsolya', 'Nóra', 'Tímea', 'Edit', 'Dóra', 'Viktória'],
    male: ['László', 'István', 'József', 'János', 'Zoltán', 'Sándor', 'Gábor', 'Ferenc', 'Attila', 'Péter', 'Tamás', 'Zsolt', 'Tibor', 'András', 'Csaba', 'Balázs', 'Gergő', 'Bence', 'Máté', 'Ádám'],
    initials: 'ABCDFGHJKLMNPRSTVZ',
  },
  opening: {
    positive: [
      '[Csak ajánlani tudom|Bátran ajánlom|Szívből ajánlom|Mindenkinek ajánlom].',
      '[Nagyon|Teljesen|Maximálisan|Abszolút] elégedett vagyok.',
      '[Minden|Az elejétől a végéig minden] [rendben ment|simán ment|úgy történt, ahogy kell|gördülékenyen zajlott].',
      '[Elég|Meglehetősen|Általában] kritikus vagyok, de itt [nehéz kifogást találni|inkább csak dicsérni tudok].',
      '[Szuper|Remek|Kiváló|Fantasztikus|Príma], [ezt így kell csinálni|nincs is mit hozzátenni|le a kalappal].',
      '[Messze|Bőven|Kellemesen] felülmúlta [a várakozásaimat|az elvárásaimat].',
      'Nem vártam [túl sokat|különösebben sokat], és [kellemesen csalódtam|nagyon kellemes meglepetés ért].',
      '[A barátnőm|A testvérem|Egy kollégám|A szomszédom] ajánlotta, és [igaza lett|nem bántam meg|hálás vagyok a tippért].',
      '[Rég|Ritkán] voltam ennyire [elégedett|kellemesen meglepve].',
      'Az öt csillag [nem túlzás|teljesen megérdemelt|nálam ritka, de most jár].',
      '[Ezúttal is|Most is|Ismét] [csak elismeréssel szólhatok|nagyon elégedett vagyok].',
      '[Látszik|Érződik], hogy [lelkiismeretes munka van mögötte|valaki odafigyelt a részletekre].',
    ],
    mixed: [
      '[Vegyes|Kissé vegyes|Elég felemás] érzéseim vannak.',
      '[Közepes|Elmegy kategória|Se nem jó, se nem rossz|Átlagos, nem több].',
      'Nem rossz, de [többre számítottam|lehetne jobb is|a tökéletestől messze van].',
      '[Van jó és rossz oldala|Vannak előnyei és hátrányai|Akadtak pozitívumok és negatívumok is].',
      '[Kicsit|Némileg|Kissé] csalódott vagyok, bár [nem volt minden rossz|volt, ami rendben volt].',
      'Három csillag, mert [nem minden stimmelt|volt jó is, meg kevésbé jó is].',
      '[Volt, ami tetszett|Volt, ami bevált], [volt, ami nem|más kevésbé|de akadt csalódás is].',
    ],
    negative: [
      '[Sajnos|Őszintén szólva|Meg kell mondanom,] [nagyot|elég nagyot|nagyon nagyot] csalódtam.',
      '[Nem ajánlom|Senkinek sem ajánlom|Sajnos nem tudom ajánlani|Jó szívvel nem ajánlhatom].',
      '[Nagy csalódás|Egy merő csalódás|Sajnos mellényúltam|Ez most nem jött össze].',
      '[Nagyon elégedetlen|Eléggé mérges|Kifejezetten csalódott] vagyok.',
      '[Nem erre számítottam|Egészen mást vártam|Ilyesmivel ritkán találkozom].',
      'Sokáig gondolkodtam, [megírjam-e|írjak-e értékelést], de [jobb, ha mások is tudják|nem hagyhatom szó nélkül].',
      'A sok jó értékelés után [jóval többet|egészen mást|magasabb színvonalat] vártam.',
      'Kár [a pénzért|az időért|az időért és a pénzért|az időért és az idegeskedésért].',
    ],
  },
  occasion: {
    shops: [
      '[Anyukámnak vettem ajándékot|A testvéremnek kerestem ajándékot|Pár apróságot rendeltem a lakásba|Egyszerre több dolgot rendeltem|A nyaralásra vettem ezt-azt].',
      '[Este, telefonról|Hétvégén|Az ünnepek előtt, kapkodva|Ebédszünetben] rendeltem.',
      '[Gyorsan kellett pótolnom valamit|Egy bizonyos dolgot kerestem|Szülinapra kellett valami|Az utolsó pillanatban kellett egy ajándék].',
      '[Általában inkább boltban vásárolok|Ritkán rendelek az interneten|Többnyire személyesen szeretek vásárolni].',
    ],
    product: [
      '[Már régóta|Hetek óta|Hónapok óta] kerestem ilyesmit.',
      '[Nagyjából egy hónapja|Fél éve|Pár hete|Még a nyáron] vettem.',
      '[Hosszas hasonlítgatás|Az értékelések elolvasása|Némi tétovázás] után választottam.',
      '[Hirtelen ötlet volt|Régóta tervezett vásárlás volt|Kicsit vaktában vettem].',
    ],
    services: [
      '[Sürgősen kellett a segítség|Megbízható embert kerestem|Mielőbb szerettem volna időpontot|A közelben kerestem valakit].',
      'Az időpontot [telefonon|a honlapon|személyesen] egyeztettem.',
      '[Csak apróságról|Nagyobb dologról|Egy régóta halogatott dologról|Sürgős ügyről] volt szó.',
      'Előtte [több ajánlatot is összehasonlítottam|sokáig keresgéltem|sok értékelést elolvastam].',
    ],
    hotels: [
      '[Három éjszakát|Egy hosszú hétvégét|Egy hetet a gyerekekkel|Két éjszakát] töltöttünk itt.',
      '[Üzleti úton|Egy képzés miatt|A barátaimmal|A szüleimmel] jártam itt.',
      '[Az évfordulónkra|A szünidőben|Szezonon kívül|Kerékpárral] érkeztünk.',
      '[Egy közeli esküvő miatt|Dél felé menet|Egy hajnali repülőút előtt|Egy túra során] szálltunk meg itt.',
    ],
    restaurants: [
      '[Szombat este|Vasárnapi ebéden|Ebédidőben|Az egész családdal] voltunk itt.',
      '[Munka után|Véletlenül|A kollégákkal|Egy gyors ebédre] tértem be.',
      '[Egy barátunk születésnapját|A házassági évfordulónkat|A lányunk diplomáját] ünnepeltük itt.',
      '[Két főételt és egy desszertet|Levest és főételt|Több fogást közösen|Mindenből egy kicsit] rendeltünk.',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['A [szállítás|kiszállítás] [villámgyors|nagyon gyors|szupergyors] volt, [másnap már nálam volt a csomag|a rendelést követő napon megjött minden].', 'A csomag [egy nappal korábban|pontosan időben|a vártnál hamarabb] megérkezett.', 'A futár [pontos|segítőkész|nagyon kedves] volt, a csomagot [végig|szinte percre pontosan] követni lehetett.', '[Este|Hétfőn|Délelőtt] adtam le a rendelést, [még aznap|azonnal|pár órán belül] feladták.'],
        negative: ['[Majdnem két hetet|Tizenegy napot] vártam a csomagra, pedig [két|három] napot ígértek.', 'A szállítás időpontját [háromszor|kétszer] módosították, [minden magyarázat nélkül|és ezt mindig csak a kérdésemre árulták el].', 'A csomag [napokig állt a raktárban|csak egy hét után indult el], [de senki nem szólt|az állapota közben nem változott].'],
      },
      {
        positive: ['[Gondosan|Rendesen|Nagyon biztonságosan] becsomagolták, [semmi sem sérülhetett meg|ráadásul halom műanyag nélkül|mindent külön].', 'A doboz hibátlanul megérkezett, [benne egy kedves üzenettel|fólia helyett papírral kitömve|belül semmi sem mozdult el].', 'Látszik, hogy [ésszel|szeretettel|odafigyeléssel] csomagolták.'],
        negative: ['A doboz [szakadtan|összenyomva|átázva] érkezett, belül pedig [semmi kitöltés nem volt|minden szanaszét volt].', 'A termék [karcos|a sarkán repedt|koszos] volt, mert [csak egy réteg fólia védte|egyszerűen bedobták a dobozba].', 'A csomagból [hiányzott egy tétel|más került elő, mint amit rendeltem].'],
      },
      {
        positive: ['Az ügyfélszolgálat [mintaszerű|nagyon kedves|segítőkész], [az üzenetemre|a kérdésemre] [negyedórán belül|még aznap|perceken belül] válaszoltak.', 'A telefonos hölgy [türelmesen tanácsot adott|segített a méret kiválasztásában|mindent nyugodtan elmagyarázott].', 'A visszaküldést [szó nélkül|két nap alatt] elintézték, a pénzt [azonnal|az utolsó forintig] visszakaptam.', '[Vásárlás előtt|Vásárlás után] volt egy kérdésem, és [egyértelmű|őszinte|részletes] választ kaptam.'],
        negative: ['[Az e-mailemre|Az üzenetemre] [senki sem reagált|csak hat nap után válaszoltak], a telefont [nem veszik fel|csak néha veszik fel].', 'A reklamációt [három hete húzzák|egyetlen mondattal elutasították].', 'Az ügyfélszolgálat [csak sablonszöveggel válaszol|ígérget, de nem történik semmi].'],
      },
      {
        positive: ['Az árak [korrektek|barátságosak|alacsonyabbak, mint máshol], [rejtett költség nincs|ráadásul a szállítás ingyenes volt].', 'Az ár-érték arány [nagyon jó|kiváló|nehezen felülmúlható].', '[Jó akciót|Jó kedvezményt] fogtam ki, de anélkül is [megérte volna|rendben lett volna az ár].'],
        negative: ['Ennyi pénzért [jobb minőséget vártam|máshol jobbat lehet kapni].', 'A szállítási díjat [csak a legvégén számolták hozzá|túlzónak találtam a rendeléshez képest].', 'Az akció [csak látszat volt|valójában a rendes árat jelentette].'],
      },
      {
        positive: ['A webáruház [áttekinthető|egyszerű|gyors], a rendelés [három perc volt|regisztráció nélkül is ment].', 'A termék [megfelel a leírásnak|pont olyan, mint a képeken|pontosan az, amit rendeltem].', '[Nagy a választék|Remek a választék|Jól összeválogatott a kínálat], [nehéz egy dolognál megállni|mindig találok valamit].'],
        negative: ['A termék [más, mint a képeken|nem felel meg a leírásnak], a színe [teljesen eltér|jóval sötétebb].', 'Csak fizetés után derült ki, hogy [a termék nincs készleten|a gyártótól kell megvárni a szállítmányt].', 'A honlap [fizetéskor lefagyott|kétszer is kiürítette a kosaramat].'],
      },
    ],
    product: [
      {
        positive: ['A minősége [kiváló|nagyon jó|jobb, mint gondoltam], [ez kibontáskor rögtön látszik|ezt azonnal érezni].', '[Tisztességes munka|Nagyon jó választás|Igazán jó vétel], [érdemes rá figyelni|sokáig örülök majd neki].', 'Látszik, hogy [átgondolták|nem a rossz helyen spóroltak], [még az apróságokban is|ilyet ma ritkán látni].'],
        negative: ['A minősége [gyenge|siralmas|messze elmarad attól, amit vártam], [ez első ránézésre látszik|nincs mit szépíteni rajta].', 'Már [rövid idő|néhány nap] után [úgy nézett ki, mintha egyéves volna|elég viseltes lett].', '[Összecsapott|Igénytelen|Gyenge] munka, [mindenen spóroltak|a gondosságnak nyoma sincs].'],
      },
      {
        positive: ['[Pontosan|Teljesen|Minden részletében] megfelel [a leírásnak|a képeknek és a leírásnak].', 'Élőben [még szebb, mint a képen|még jobban mutat|jobban tetszik, mint a fotókon].', 'A leírás [őszinte|pontos|hiteles], [semmit sem szépít|tudtam, mire számítsak].'],
        negative: ['A képeken [sokkal jobban|egészen másképp] néz ki.', 'A leírás [a lényeget hallgatja el|nem felel meg a valóságnak], [becsapva érzem magam|különben nem vettem volna meg].', 'Olyasmi érkezett, ami [láthatóan más|jóval kisebb], mint [a leírásban|amit rendeltem].'],
      },
      {
        positive: ['[Minden nap|Szinte naponta|Otthon mindannyian] használjuk, és [mindenki dicséri|eddig nincs rá panasz].', 'Pont azt [nyújtja|tudja], amit kell, [ráadásul jobban, mint az előző|ennél többet nem is várok tőle].', '[Az egész család|A kritikus anyósom is|Még apukám is] [nagyon szereti|el van tőle ragadtatva].', '[Teljes mértékben|Minden szempontból] beváltotta a reményeimet.'],
        negative: ['A gyakorlatban [nem vált be|alig lehet hasznát venni], [most a szekrényben áll|visszaküldöm].', '[Kétszer|Egyszer] használtam, [ennyi elég is volt|többször nem tervezem].', 'Nálunk [senki sem akarja használni|senkit sem győzött meg|senki sem tudta megszokni].'],
      },
      {
        positive: ['[Minden forintot megér|Bőven megéri az árát|Ennyi pénzért kifejezetten jó vétel].', 'Ennyiért [nem találtam jobbat|nem lehet vele mellényúlni].', 'Hasonló máshol [majdnem a duplájába|jóval többe] kerül.'],
        negative: ['[Sajnos|Szerintem|Egyszerűen] nem éri meg az árát.', 'Az ára [olyan, mint egy jobb terméké|túlzó], cserébe [legfeljebb közepeset|valami igénytelent] kap az ember.'],
      },
    ],
    services: [
      {
        positive: ['[Azonnal|Két napon belül|A munkaidőmhöz igazodva] kaptam időpontot.', 'A megbeszélt időt [percre pontosan|pontosan] betartották, [várakozás nem volt|rögtön sorra kerültem].', 'Az időpontfoglalás [egyszerű|pillanatok kérdése], [előző nap emlékeztetőt is küldtek|azonnal visszaigazolták].'],
        negative: ['Az időpontot [egy órával előtte lemondták|háromszor is áttették].', 'Hiába volt fix időpont, [ötven percet vártam|senki nem volt ott].', 'Időpontra [hat hetet|egy örökkévalóságot] kell várni, [apróság miatt is|várólista pedig nincs].'],
      },
      {
        positive: ['[Teljes szakértelem|Igazi profik|Látszik a tapasztalat], [minden kérdésre volt válasz|tudják, mit csinálnak].', 'Mindent [nyugodtan|közérthetően|lépésről lépésre] elmagyaráztak, [semmit sem akartak rám tukmálni|szakzsargon nélkül].', '[Rögtön|Öt perc alatt] rájöttek, mi a teendő, [máshol csak széttárták a kezüket|mások hetekig csak találgattak].'],
        negative: ['[Felkészületlennek|Kevéssé szakszerűnek] tűntek, [nekem kellett elmagyaráznom, miről van szó|folyton meg kellett kérdezniük valakit].', 'A csapat két tagja [két különböző dolgot mondott|egy egyszerű kérdésre sem tudott felelni].', 'Az volt az érzésem, hogy [rajtam tanulnak|először csinálnak ilyet].'],
      },
      {
        positive: ['Az eredmény [jobb, mint reméltem|kitűnő|pontosan az, amiben megállapodtunk].', '[Alapos|Gondos|Becsületes] munka, [semmit sem kellett kijavítani|ma már ritka az ilyen].', 'Azóta eltelt [pár hónap|fél év], és [még mindig minden rendben|továbbra is elégedett vagyok vele].'],
        negative: ['[Egy hét|Néhány nap] múlva [minden ugyanott tartott, mint előtte|másnak kellett kijavítania].', 'Az eredmény [nem az, amiben megállapodtunk|összecsapott], [a második próbálkozás sem segített|érződik a kapkodás].', '[Félkészen|Befejezetlenül] hagyták, [de a teljes összeget kérték|a javításra máig várok].'],
      },
      {
        positive: ['[Nagyon kedves|Közvetlen|Segítőkész] emberek, [érződik, hogy fontos nekik az ügyfél|bármikor lehet telefonálni és kérdezni].', 'A kommunikáció [remek|kifogástalan], [ha ígérik, vissza is hívnak|este is válaszolnak].', 'A légkör [nyugodt|barátságos|kellemes], [senki sem sürget|az ember rögtön jól érzi magát].'],
        negative: ['Telefonon [szinte elérhetetlenek|csak sokadik próbálkozásra érhetők el], [vissza nem hívnak|az üzenetekre nem felelnek].', '[Udvariatlanul|Lekezelően] beszéltek velem, [mintha zavarnám őket|bocsánatot sem kértek].'],
      },
      {
        positive: ['Az ár [az ajánlat szerinti|korrekt|az elejétől világos] volt, [a végén nem volt felár|meglepetés nélkül].', '[Kevesebbet fizettem, mint máshol|Pontosan a megbeszélt összeget fizettem], és [a számla is áttekinthető volt|még alkudnom sem kellett].'],
        negative: ['A végén [olyasmit is felszámoltak, amiről szó sem volt|harmadával több lett a számla].', '[Drága|Túl drága] [ehhez a színvonalhoz képest|ahhoz képest, amit elvégeztek].'],
      },
    ],
    hotels: [
      {
        positive: ['A szoba [tiszta|tágas|világos és tiszta] volt, az ágy [nagyon kényelmes|olyan, hogy nem akartunk felkelni].', 'A fürdőszoba [ragyogott|frissen volt felújítva], [naponta cserélték a törölközőt|a víznyomás is remek].', 'A szobában [minden megvolt|vízforraló, köntös és nagy íróasztal is volt], [a kilátás pedig gyönyörű|érezni a vendégekre fordított figyelmet].'],
        negative: ['A szoba [levegőtlen|hideg|láthatóan lelakott] volt, [a szőnyeg jobb napokat is látott|az ablakot nem lehetett rendesen becsukni].', 'A fürdőszobában [penészes volt a fuga|csöpögött a csap|lefolyószag volt], [hiába szóltunk|ez senkit sem érdekelt].', 'A matrac [besüppedt|deszkakemény] volt, [reggelre megfájdult a hátam|aludni nem lehetett rajta].'],
      },
      {
        positive: ['A reggeli [bőséges|változatos|kitűnő], [friss pékáru és helyi sajtok|mindenki talál kedvére valót|még a kávé is jó].', 'Reggelinél [folyamatosan pótoltak mindent|kérésre készítették a rántottát].'],
        negative: ['A reggeli [szegényes|minden nap ugyanaz] volt, [kilencre alig maradt valami|az automata kávéja ihatatlan].', 'Reggelinél [nem volt elég tányér|szabad asztalra kellett várni].'],
      },
      {
        positive: ['A [személyzet|recepció] [nagyon kedves|mosolygós|bármikor segítőkész] volt, [tippeket adtak, mit érdemes megnézni|a korai érkezést is megoldották].', 'A házigazdák [szívélyesek|igazán vendégszeretők], [otthon éreztük magunkat|a gyerekeknek kifestőt is tartanak].', 'A bejelentkezés [két perc volt|sorállás és papírozás nélkül ment].'],
        negative: ['A recepciós [udvariatlan|szinte sosem elérhető|láthatóan unott] volt, [kétszer kellett segítséget kérni|bocsánatkérés sem volt].', 'A szobát [egy óra várakozás után|csak délután öt után] kaptuk meg, mert [nem volt kész|nem találták a foglalásunkat].'],
      },
      {
        positive: ['Az elhelyezkedése [kitűnő|ideális|verhetetlen], [minden elérhető gyalog|csendes, mégis pár percre van a központ].', 'A környék [gyönyörű|nyugodt és zöld], [sétákhoz ideális|a turistaút az ajtóban kezdődik].', 'A parkoló [helyben van és ingyenes|tágas és kényelmes], [könnyű megközelíteni|a megálló két percre van].'],
        negative: ['A központ [messzebb van, mint írják|félórás séta egy forgalmas út mentén].', 'A parkoló [fizetős és szűk|három autónak elég], [erre előre senki sem figyelmeztet|a környéken kellett helyet keresnünk].'],
      },
      {
        positive: ['Éjszaka [teljes a csend|csodás a nyugalom], [úgy aludtam, mint a bunda|igazán kipihentük magunkat].', 'A tisztaság [példás|magas színvonalú], [naponta és észrevétlenül takarítanak|öröm nézni].'],
        negative: ['A falak [papírvékonyak|minden hangot átengednek], [hallani, mit beszélnek a szomszédban|hajnali kettőig nem aludtunk].', 'A klíma [egész éjjel zúgott|szabályozhatatlan volt].'],
      },
    ],
    restaurants: [
      {
        positive: ['Az étel [nagyon finom|kiváló|ízletes] volt, [az adagok bőségesek|minden friss|szépen eltalált ízekkel].', '[A leves|A szósz|A desszert] [olyan, mint a nagymamámé|maga a tökély|megérte az utat].', 'Érezni, hogy [friss alapanyagból főznek|a szakács ért hozzá], [félkész áru nincs|minden tányéron ott a gondosság].'],
        negative: ['Az étel [langyos|íztelen|elsózott] volt, [az adag kisebb, mint a képen|a felét otthagytam].', '[A hús|A főétel] [száraz|belül nyers|csak felmelegített] volt, [a pincér pedig vállat vont|cserét senki nem ajánlott].', 'A kért [hat|hét] fogásból [három nem volt|a fele elfogyott].'],
      },
      {
        positive: ['A kiszolgálás [figyelmes|humoros|nagyon kedves] volt, [remek ételt ajánlottak|a szomszéd asztal gyerekeire is gondoltak].', 'A pincérnő [fejből tudta az étlapot|magától rákérdezett az allergiákra], [mindent mosolyogva hozott|semmit sem kellett kétszer mondani].'],
        negative: ['A személyzet [alig látszott|kapkodott|kedvetlen volt], [kétszer kértünk evőeszközt|két rendelést összekevertek].', 'A pincér [elfelejtette az italunkat|láthatóan unta a munkáját].'],
      },
      {
        positive: ['[Az ételre|A rendelésre] [csak negyedórát|teltház mellett is alig] vártunk.', 'Az asztalunk [a megbeszélt időre kész volt|foglalás nélkül is hamar meglett].'],
        negative: ['[Több mint egy órát|Hetven percet] vártunk az ételre, pedig [félig üres volt a hely|egyszerű dolgot kértünk].', 'Hiába foglaltunk, [negyedórát álltunk a bejáratnál|az ajtó mellé ültettek].'],
      },
      {
        positive: ['A [belső tér|hely] [hangulatos|ízlésesen berendezett|otthonos], [a zene mellett is lehet beszélgetni|szívesen marad tovább az ember].', 'A [kerthelyiség|terasz] [bájos|csendes és zöld], [a gyereksarok remek ötlet|mindenhol tisztaság van].'],
        negative: ['Bent [nagy zaj|rossz levegő|hideg] volt, [nem volt jó sokáig ott ülni|a ruhánk átvette az olajszagot].', 'Az asztalok [ragadtak|túl közel vannak egymáshoz], [a mosdó siralmas állapotban|alig lehet elférni].'],
      },
      {
        positive: ['Az árak [korrektek|ehhez a minőséghez képest alacsonyak], [a számla kellemes meglepetés volt|a napi menü nagyon megéri].', 'Ilyen [minőségért|adagokért] [máshol jóval többet kérnek|itt igazán nem sokat kérnek].'],
        negative: ['Az árak [fővárosiak|eltúlzottak], [a minőség viszont a menzát idézi|az adagok viszont aprók].', 'A számlán [olyan tétel is volt, amit nem is kaptunk|szó nélkül ott volt a szervizdíj].'],
      },
    ],
  },
  blemish: {
    shops: ['Apró mínusz: [drága a szállítás|nincs utánvét|kevés az átvételi pont].', '[Hamarabb is küldhetnék a visszaigazolást|Több fénykép is elférne az oldalon|Jó lenne több fizetési mód].', 'A doboz [kicsit benyomódott|fölöslegesen nagy volt], de [belül minden ép volt|ez apróság].'],
    product: ['A színe [kicsit más, mint a képernyőn|egy árnyalattal sötétebb], de [ezzel együtt lehet élni|ez apróság].', 'A mellékelt leírás [lehetne jobb|elég szűkszavú].', 'Egy csillag levonás [az ár|a csomagolás] miatt.', 'Lehetne valamivel [olcsóbb|kevésbé túlcsomagolt].'],
    services: ['[Egy kicsit|Egy keveset] várni kellett, de [megérte|megértem, hogy sok a munkájuk].', '[Nehéz a közelben parkolni|Elsőre nehéz odatalálni].', 'Jó lenne [pénteken hosszabb nyitvatartás|a kártyás fizetés].'],
    hotels: ['A szoba [lehetne nagyobb|valamivel kisebb, mint a képeken], de [nekünk elég volt|tiszta volt].', 'A wifi [néha lelassult|a felső emeleten gyengébb].', 'Kár, hogy a reggeli [csak nyolckor kezdődik|ilyen korán véget ér].'],
    restaurants: ['Hétvégén [foglalni kell|hangos tud lenni a hely].', 'Desszertből [lehetne több|csak pár van].', 'Az adag [lehetne egy kicsivel nagyobb|inkább kicsi], de [ízlett|ez ízlés dolga].'],
  },
  ending: {
    positive: [
      '[Bármikor újra|Szívesen, bármikor újra|Legközelebb is ezt választom].',
      '[Ajánlom|Jó szívvel ajánlom] [mindenkinek|azoknak is, akik haboznak|a barátaimnak is].',
      '[Köszönöm|Nagyon köszönöm|Köszönet], [csak így tovább|további sok sikert|szép napot].',
      '[A barátaimnak|A családomnak|Az irodában] is mesélek róla.',
      'Így kellene [mindenhol|mindig].',
      '[Így tovább|Tartsák ezt a szintet|Maradjon is így].',
      'Röviden: [megéri|remek választás|telitalálat].',
      '[Egy nagy piros pont|Csillagos ötös|Kalapemelés].',
    ],
    mixed: [
      'Talán [legközelebb jobb lesz|adok még egy esélyt|csak rossz napot fogtam ki].',
      '[Van mit fejleszteni|Van min dolgozni|Van még hova fejlődni].',
      'Összességében [három csillag|közepes|még elmegy].',
      'Nem tudom, [legközelebb is ezt választanám-e|megpróbálom-e újra].',
      'Van benne lehetőség, [a kivitelezés sántít|de a többin javítani kell].',
    ],
    negative: [
      '[Soha többet|Ez volt az utolsó alkalom|Többet nem].',
      'Legközelebb [mást választok|máshova megyek|máshol nézek körül].',
      'Remélem, [valaki levonja a tanulságot|változik a helyzet].',
      '[Azt tanácsolom, hogy|Jobb, ha] mindenki [nézzen körül máshol|gondolja meg kétszer].',
      'Várom [a cég válaszát|a pénzem visszatérítését|a magyarázatot].',
      'Az egy csillag [is sok|csak azért jár, mert nulla nincs|inkább csak biztatás].',
    ],
  },
  answer: {
    thanks: ['[Köszönjük|Nagyon köszönjük|Hálásan köszönjük] [az értékelését|a kedves szavait|a szép véleményt].', 'Az ilyen szavak [erőt adnak nekünk|örömmel töltik el a csapatot|jelentik nekünk a legszebb elismerést].', 'Örülünk, hogy [minden rendben volt|elégedett velünk|minden a kívánsága szerint alakult].'],
    close: ['[Szeretettel várjuk|Örömmel várjuk] [legközelebb is|máskor is].', '[Viszontlátásra|A közeli viszontlátásra]!', 'Üdvözlettel [az egész csapat|minden munkatársunk].'],
    apology: ['[Elnézést kérünk|Őszintén elnézést kérünk|Nagyon sajnáljuk, és elnézést kérünk] [a történtekért|a kellemetlenségért|a csalódásért].', 'Sajnáljuk, hogy [így alakult|csalódást okoztunk], [ez nem a megszokott színvonalunk|általában nem így dolgozunk].', 'Köszönjük az őszinteségét, bár [szívesebben olvastunk volna mást|nem könnyű ezt olvasni].'],
    step: ['Utánanéztünk, mi történt: [a szervezésünk hibázott|azon a héten kevesen voltunk], [ezt azóta kijavítottuk|átalakítottuk a munkamenetet].', 'A vezetőnk [megkeresi Önt ezzel kapcsolatban|megbeszélte az esetet a csapattal].', 'Kérjük, válaszoljon üzenetünkre az ügyszám megadásával, [megoldást javaslunk|szeretnénk helyrehozni].', 'A felmerült költséget [megtérítjük|ma visszafizettük].'],
    closeAfterApology: ['Bízunk [egy második esélyben|abban, hogy jóvátehetjük].', 'Még egyszer [elnézést kérünk|bocsánatot kérünk].', 'Levonjuk belőle a [tanulságot|szükséges következtetést].'],
  },
};
