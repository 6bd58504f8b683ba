import type { Locale } from '@app/contracts/common';

/**
 * Words of threats in any order: what is done, to which part of the body, to whom. “I'd love to knock the owner's teeth
 * out” and its kin have too many orders to be written down as phrases.
 */
interface ViolenceWords {
  /** Hurting: counts together with a part of the body and a person. */
  hurt: string;
  /** Killing: counts together with a person. Only forms in which somebody wants or says he will. */
  kill: string;
  body: string;
  /** People whom a review can threaten, and the reader. */
  people: string;
  /** What nobody brings to a hotel: counts with the word for “with”. */
  weapons: string;
}

const VIOLENCE: Partial<Record<Locale, ViolenceWords>> = {
  en: {
    hurt: 'knock|smash|punch|kick|bash|rip|tear|cave|crack|snap|slash|stomp|pull',
    kill: 'murder|strangle|stab|behead|lynch|slaughter|kill|shoot|stab|hang|poison|choke|gut|drown|execute|beat up|run over',
    body: 'teeth|face|skull|jaw|nose|neck|throat|kneecaps|ribs|eyes',
    people:
      "you|your|u|ur|owner|owners|owner's|boss|boss's|manager|manager's|waiter|waitress|chef|chef's|cook|receptionist|driver|driver's|him|his|staff|seller",
    weapons:
      'with (a|an|my|some) (baseball bat|bat and|gun|shotgun|rifle|pistol|machete|molotov|petrol can|can of petrol|can of gasoline|bomb|flamethrower), (come|coming|back|return|wait*|visit|round|there|deserve*|you|him|them|staff|owner|manager) .. with (a|an|my|some) (axe|crowbar|sledgehammer|chainsaw|iron bar|blade)',
  },
  de: {
    hurt: 'ausschlagen|einschlagen|brechen|zertrümmern|polieren|umdrehen|abschneiden|aufschlitzen|abreißen|eintreten|zerschlagen|ausreißen|abhacken|durchschneiden|einprügeln|verdreschen',
    kill: 'umbringen|erschießen|abstechen|erwürgen|erschlagen|abknallen|totschlagen|aufhängen|ermorden|vergiften|steinigen|abfackeln',
    body: 'zähne|fresse|schädel|knochen|nase|genick|hals|kehle|kiefer|beine|rippen|gesicht|finger|augen|kniescheiben|visage',
    people:
      'dir|dich|euch|chef|chefs|besitzer|besitzers|inhaber|kellner|kellnern|koch|leuten dort|ihm|ihn|verkäufer|fahrer|geschäftsführer|personal|wirt',
    weapons:
      'mit (dem|einem|einer|nem|meinem|ner|der|meiner) (baseballschläger*|messer in|pistole|knarre|axt|schrotflinte|machete|brechstange|benzinkanister|molotow*|kanister benzin|vorschlaghammer|gewehr|schlagring|kalaschnikow)',
  },
  pl: {
    hurt: 'wybilbym|wybil*|wybije|wybic|polamal*|polamie|polamac|zlamal*|zlamie|obil*|obije|obic|rozwalil*|rozwale|rozwalic|rozbil*|rozbije|rozbic|skopal*|skopie|urwal*|urwe|urwac|poderznal*|poderzne|obcial*|obetne|obciac|wydrapal*|wydrapie|rozkwasil*|przestawil*|przestawie|przetracil*|wyrwal*|wyrwe|dalbym|strzelilbym',
    kill: 'zabilbym|zabije|zabic|zastrzelilbym|zastrzelic|udusilbym|udusic|powiesic|powiesilbym|zadzgac|zatluc|zatluklbym|zarznac|zamordowac|utopic|spalic zywcem|rozstrzelac|zlinczowac|zadzgam|zadzgamy|zaszlachtuje|zarzne|udusze|zastrzele|zatluke|powiesze|spale zywcem|otruje|zamorduje|dojade',
    body: 'zeby|zebow|ryj|morde|leb|pysk|gebe|nogi|rece|kosci|nos|kark|szczeke|glowe|gardlo|zebra|twarz|palce|oczy|kolana',
    people:
      'kierownik*|szef*|wlascicie*|kelner*|kucharz*|recepcjonist*|sprzedaw*|dostawc*|kierowc*|ci|wam|mu|jej|im|cie|was|obsludze|obsluge|tobie|menadzer*|menedzer*|jego',
    weapons:
      'z (kijem|siekiera|pistoletem|maczeta|bronia|bejsbol*|nozem po|lomem|koktajl*|benzyna|kanistrem|karabinem|strzelba|mlotem|kosa na|kastetem|kalasznikow*|granatem)',
  },
  cs: {
    hurt: 'vyrazil*|vyrazím|vyrazit|zlámal*|zlámu|zlámat|rozbil*|rozbiju|rozbít|rozmlátil*|rozmlátím|přerazil*|přerazím|přerazit|utrhl*|utrhnu|uřízl*|uříznu|podřízl*|podříznu|nakopal*|nakopu|vymlátil*|vymlátím|zpřerážel*|zpřerážím|useknul*|zakroutil*|zakroutím|vypíchl*|urazil*|urazím',
    kill: 'zabil bych|zabila bych|zabiju|zabít|zastřelil bych|zastřelit|uškrtil bych|uškrtit|oběsit|ubodat|umlátit|zavraždit|utopit|upálit|postřílet|zlynčovat|zastřelím|uškrtím|zapíchnu|zapíchnout|podříznu|podříznout|ubodám|umlátím|zavraždím|oběsím|utopím|přejedu|otrávím|picnu',
    body: 'zuby|hubu|držku|tlamu|hlavu|lebku|nohy|ruce|čelist|krk|kosti|nos|ksicht|prsty|kolena|žebra|oči|hnáty',
    people:
      'šéf*|majitel*|číšník*|kuchař*|recepční*|prodavač*|řidič*|vedoucí*|ti|vám|mu|jí|jim|tě|vás|personál*|obsluze|manažer*',
    weapons:
      's (basebal*|baseball*|pistolí|bouchačkou|sekerou|mačetou|kvérem|brokovnicí|páčidlem|benzínem|molotov*|kladivem na|kudlou|boxerem|kanystrem|samopalem|puškou|palicí)',
  },
  sk: {
    hurt: 'vybil*|vybijem|vybiť|vyrazil*|vyrazím|vyraziť|dolámal*|dolámem|dolámať|polámal*|polámem|rozbil*|rozbijem|rozbiť|rozmlátil*|rozmlátim|prerazil*|prerazím|odtrhol|odtrhnem|odrezal*|odrežem|podrezal*|podrežem|nakopal*|nakopem|vymlátil*|vymlátim|vykrútil*|vykrútim|odsekol',
    kill: 'zabil by som|zabila by som|zabijem|zabiť|zastrelil by som|zastreliť|zaškrtil by som|zaškrtiť|obesiť|dobodať|umlátiť|zavraždiť|utopiť|upáliť|postrieľať|zlynčovať|zastrelím|uškrtím|zapichnem|zapichnúť|podrežem|podrezať|dobodám|umlátim|zavraždím|obesím|utopím|prejdem autom|otrávim|dopichám',
    body: 'zuby|hubu|papuľu|tlamu|hlavu|lebku|nohy|ruky|čeľusť|krk|kosti|nos|ksicht|prsty|kolená|rebrá|oči|držku',
    people:
      'šéf*|majiteľ*|čašní*|kuchár*|recepčn*|predavač*|vodič*|vedúc*|ti|vám|mu|jej|im|ťa|vás|personál*|obsluhe|manažér*',
    weapons:
      's (bejzbal*|basebal*|baseball*|pištoľou|sekerou|mačetou|brokovnicou|páčidlom|benzínom|molotov*|kladivom na|boxerom|kanistrom|samopalom|puškou|palicou), so (sekerou|zbraňou|samopalom)',
  },
  hu: {
    hurt: 'kivern*|kiverem|beverné*|beverem|bevern*|eltörn*|eltöröm|széttörn*|összetörn*|letépn*|letépem|levágn*|levágom|elvágn*|kitekern*|kitekerem|szétrúgn*|betörn*|betöröm|kitörn*|kitöröm|leharap*|kikaparn*|kikaparom|szétvern*|szétverem',
    kill: 'megölném|megölöm|megölni|lelőném|lelőni|megfojtanám|megfojtani|felakasztani|felakasztanám|leszúrnám|leszúrni|agyonverném|agyonverni|agyonlőni|meggyilkolni|megmérgezném|kinyírnám|kinyírni|meglincselném|leszúrom|megfojtom|lelövöm|agyonverem|felakasztom|megmérgezem|kinyírom|elvágom a torkát|megkéselem|elgázolom',
    body: 'fogát|fogait|fogad|fogaid*|pofáját|pofád*|fejét|fejed*|lábát|lábad*|kezét|kezed*|nyakát|nyakad*|orrát|orrod*|csontjait|csontja*|torkát|torkod*|állkapcs*|képét|arcát|szemét|térdét',
    people:
      'főnök*|tulaj*|pincér*|szakács*|recepciós*|eladó*|sofőr*|neked|nektek|neki|téged|titeket|személyzet*|vezető*|menedzser*|a|az',
    weapons:
      '(egy)? (baseballütővel|baseball ütővel|pisztollyal|bozótvágóval|machetével|sörétessel|puskával|molotov*|benzineskannával|boxerrel|késsel a kezemben), (megyek|jövök|visszajövök|odamegyek|bemegyek|várlak|várok rád) .. (baltával|fejszével|kalapáccsal|feszítővassal|láncfűrésszel)',
  },
  ro: {
    hurt: 'sparge|sparg|rupe|rup|zdrobi|zdrobesc|scoate|scot|muta|mut|tăia|tai|smulge|smulg|crăpa|crăp|frânge|frâng|strivi|strivesc|sucească|suci|sucesc',
    kill: 'omorî|omori|omor|ucide|ucid|împușca|impusca|împușc|strangula|strânge de gât|înjunghia|injunghia|spânzura|spanzura|linșa|otrăvi|da foc|dau foc|îneca|decapita|împuște|omoare|înjunghii|injunghii|omoram|omorâm|strang de gat|strâng de gât|spanzur|spânzur|otravesc|otrăvesc|calc cu masina|tai gatul|tai gâtul',
    body: 'dinții|dintii|fața|fata|gura|capul|picioarele|mâinile|mainile|oasele|nasul|gâtul|gatul|falca|fălcile|botul|coastele|degetele|ochii|beregata|genunchii|mutra',
    people:
      'șef*|sef*|patron*|chelner*|bucătar*|bucatar*|recepționer*|receptioner*|vânzător*|vanzator*|șofer*|sofer*|iti|îți|va|vă|le|ii|îi|i|manager*|administrator*|personalul*',
    weapons:
      'cu (o bâtă|o bata|bâta|bata de*|un topor|un pistol|pistolul|un cuțit la|o macetă|o maceta|un molotov|o canistră|o canistra|benzină|un levier|o rangă|o pușcă|o pusca|o grenadă|un baros|toporul)',
  },
  bg: {
    hurt: 'избил|избия|избие*|счупил|счупя|счупи*|строшил|строша|разбил|разбия|размазал|размажа|откъснал|откъсна|отрязал|отрежа|прерязал|прережа|смазал|смажа|изкъртил|изкъртя|изтръгнал|изтръгна|извъртял|пръснал|пръсна|смачкал|смачкам',
    kill: 'убил бих|бих убил|убия|да убие*|застрелял|застрелям|удушил|удуша|обесил|обеся|наръгал|наръгам|пребил|пребия|заклал|заколя|отровил|линчувал|утрепал|утрепя|гръмнал|гръмна|намушкам|отровя|линчувам|прегазя|обезглавя|колим|пречукам|очистя|закопая',
    body: 'зъбите|зъби|муцуната|мутрата|главата|краката|ръцете|костите|носа|врата|гърлото|челюстта|физиономията|лицето|пръстите|ребрата|очите|черепа|коленете',
    people:
      'шефа|шефът|собственик*|управител*|сервитьор*|готвач*|рецепционист*|продавач*|шофьор*|ти|ви|му|й|им|те|го|персонала|мениджър*',
    weapons:
      'с (бухалка|бухалката|бейзболна*|пистолет|пистолета|брадва|брадвата|мачете|пушка|пушката|тояга|лост|коктейл молотов|туба бензин|бензин и|чук в|бокс|автомат|резачка|граната)',
  },
  da: {
    hurt: 'slå|slår|smadre|smadrer|brække|brækker|knuse|knuser|flække|flækker|sparke|sparker|skære|skærer|rive|river|banke|banker|hakke|vride',
    kill: 'dræbe|myrde|skyde|stikke ned|kvæle|hænge|tæve|lynche|halshugge|slå ihjel|pløkke|banke|brænde af|forgifte|stikker ham|stikker jeg ham|myrder|skyder|kvæler|hænger|tæver|forgifter|kører over|slår ihjel',
    body: 'tænder|tænderne|fjæset|ansigtet|kraniet|kæben|næsen|nakken|halsen|benene|knæene|ribbenene|armene|fingrene|øjnene|knæskaller',
    people:
      'chefen|chefens|ejeren|ejerens|tjeneren|tjenerens|kokken|kokkens|receptionisten|sælgeren|chaufføren|dig|jer|din|jeres|ham|hans|hende|personalet|bestyreren|direktøren|manageren',
    weapons:
      'med (et|en|mit|min)? (baseballbat|bat og|økse|øksen|pistol|pistolen|haglgevær|machete|koben|molotovcocktail|dunk benzin|benzindunk|jernstang|knojern|motorsav|gevær|riffel)',
  },
  no: {
    hurt: 'slå|slår|smadre|knuse|knuser|brekke|brekker|sparke|sparker|kutte|kutter|rive|river|banke|banker|hogge|vri',
    kill: 'drepe|myrde|skyte|knivstikke|kvele|henge|denge|lynsje|halshugge|slå i hjel|banke opp|brenne ned|forgifte|stikker|dreper|myrder|skyter|kveler|henger|denger|forgifter|kjører over|slår i hjel|knivstikker',
    body: 'tennene|tenner|trynet|ansiktet|skallen|kjeven|nesa|nesen|nakken|halsen|beina|knærne|ribbeina|armene|fingrene|øynene|kneskålene',
    people:
      'sjefen|sjefens|eieren|eierens|kelneren|kokken|resepsjonisten|selgeren|sjåføren|deg|dere|din|deres|ham|hans|henne|personalet|betjeningen|bestyreren',
    weapons:
      'med (et|en|ei)? (balltre|baseballballtre|baseballkølle|øks|pistol|hagle|machete|brekkjern|molotovcocktail|bensinkanne|kanne bensin|jernstang|motorsag|gevær|rifle)',
  },
  sv: {
    hurt: 'slå|slår|krossa|krossar|knäcka|knäcker|bryta|bryter|spräcka|spräcker|sparka|sparkar|skära|skär av|riva|sliter|slita|banka|hugga|vrida|mosa',
    kill: 'döda|mörda|skjuta|knivhugga|strypa|hänga|lyncha|halshugga|slå ihjäl|spöa|bränna ner|förgifta|misshandla|hugger|dödar|mördar|skjuter|stryper|hänger|spöar|förgiftar|kör över|slår ihjäl|knivhugger',
    body: 'tänderna|tänder|fejset|ansiktet|skallen|käken|näsan|nacken|halsen|benen|knäna|revbenen|armarna|fingrarna|ögonen|knäskålarna|trynet',
    people:
      'chefen|chefens|ägaren|ägarens|servitören|servitrisen|kocken|receptionisten|säljaren|chauffören|föraren|dig|er|din|era|honom|hans|henne|personalen|föreståndaren',
    weapons:
      'med (ett|en|mitt|min)? (basebollträ|baseballträ|basebollsträ|yxa|yxan|pistol|pistolen|hagelgevär|hagelbössa|machete|kofot|molotovcocktail|bensindunk|dunk bensin|järnrör|motorsåg|gevär|knogjärn)',
  },
  es: {
    hurt: 'romper*|rompería|rompo|partir*|partiría|parto|reventar*|reventaría|reviento|arrancar*|arrancaría|arranco|cortar*|cortaría|sacar*|sacaría|machacar*|destrozar*|retorcer*|rajar*|rajaría|hundir*|aplastar*|volar*|volaría',
    kill: 'mataría|matar a|matarlo|matarlos|matarla|estrangular*|ahorcar*|apuñalar*|fusilar*|degollar*|linchar*|asesinar*|envenenar*|descuartizar*|pegarle un tiro|pegarles un tiro|quemarlos vivos|apuñalo|mato|estrangulo|ahorco|degüello|acuchillo|fusilo|linchamos|asesino|enveneno|atropello|descuartizo|acuchillar*|apuñalaría|estrangularía',
    body: 'dientes|cara|boca|cráneo|craneo|huesos|nariz|cuello|garganta|piernas|mandíbula|mandibula|cabeza|costillas|dedos|ojos|rodillas|jeta|hocico',
    people:
      'jefe|jefa|dueño|dueña|dueno|camarero|camarera|cocinero|recepcionista|conductor|vendedor|encargado|encargada|gerente|te|os|ti|vosotros|ustedes|mesero|mesera|personal|repartidor',
    weapons:
      'con (un|una|mi|el|la) (bate|bates|hacha|pistola|escopeta|machete|navaja en|barra de hierro|palanca|cóctel molotov|bidón de gasolina|lata de gasolina|motosierra|puño americano|rifle|martillo y|bomba|granada|palo de)',
  },
  fr: {
    hurt: 'casser|casserais|péter|pèterais|briser|briserais|éclater|éclaterais|fracasser|défoncer|défoncerais|arracher|arracherais|couper|trancher|trancherais|tordre|démolir|exploser|crever|broyer|refaire|enfoncer',
    kill: 'tuer|tuerais|étrangler|étranglerais|égorger|poignarder|fusiller|pendre|lyncher|assassiner|empoisonner|buter|buterais|abattre|flinguer|massacrer|décapiter|brûler vif|plante|poignarde|étrangle|égorge|bute|flingue|massacre|tue|planter|planterais|poignarderais|égorgerais|éventrer|écraser avec|renverser avec|saigne|saigner',
    body: 'dents|gueule|crâne|os|nez|cou|gorge|jambes|mâchoire|tête|côtes|doigts|yeux|genoux|tronche|bras|visage|nuque',
    people:
      'patron|patronne|gérant|gérante|serveur|serveuse|cuisinier|réceptionniste|chauffeur|vendeur|vendeuse|directeur|te|toi|ta|vous|vos|votre|lui|livreur|chef|propriétaire',
    weapons:
      "avec (une|un|ma|mon|la|le) (batte|hache|fusil|flingue|pistolet|machette|barre de fer|pied de biche|cocktail molotov|bidon d'essence|jerrican|jerricane|tronçonneuse|poing américain|carabine|kalachnikov|masse|bombe|grenade|lance flammes)",
  },
  hr: {
    hurt: 'izbi*|izbit|slomi*|slomit|polomi*|polomit|razbi*|razbit|prebi*|prebit|odreza*|odrezat|prereza*|prerezat*|iščupa*|iščupat|zavrnu*|zavrnut|smrska*|smrskat|nabi*|nabit|raskrva*|otkinu*',
    kill: 'ubio bih|ubila bih|ubiti|ubit|zaklati|zaklat|zadaviti|zadavit|upucati|upucat|objesiti|obesiti|izbosti|premlatiti|linčovati|otrovati|streljati|strijeljati|zatući|spaliti živ*|izbost*|izbodem|zaklat ću|zakoljem|upucam|zadavim|ubijem|ubit ću|ubiću|zaklaću|izbošću|otrujem|pregazit ću|premlatim',
    body: 'zube|zubi|njušku|gubicu|glavu|lubanju|lobanju|noge|ruke|čeljust|vilicu|vrat|kosti|nos|prste|koljena|kolena|rebra|oči|labrnju|grkljan',
    people:
      'šef*|vlasnik*|gazd*|konobar*|kuhar*|kuvar*|recepcionar*|prodavač*|vozač*|voditelj*|menadžer*|ti|vam|mu|joj|im|te|vas|osoblj*|direktor*',
    weapons:
      '(s|sa) (bejzbol*|baseball*|palicom u|pištoljem|sjekirom|sekirom|mačetom|sačmaricom|pajserom|benzinom|molotov*|kanistrom|čekićem u|bokserom|kalašnjikov*|puškom|toljagom|motorkom|bombom)',
  },
  nl: {
    hurt: 'slaan|sla|breken|breek|trappen|trap|schoppen|schop|snijden|snij|rukken|ruk|rammen|ram|beuken|beuk|hakken|verbouwen|omdraaien|doorsnijden|doorsnijd|afsnijden|inslaan|uitslaan|intrappen|verbrijzelen',
    kill: 'vermoorden|doodschieten|neerschieten|wurgen|neersteken|ophangen|doodslaan|lynchen|vergiftigen|afmaken|onthoofden|afslachten|kapotslaan|verzuipen|steek|vermoord|wurg|schiet|sla dood|maak af|steken|hang op|vergiftig|rij dood|rij omver|onthoofd|slacht af',
    body: 'tanden|bek|smoel|schedel|botten|neus|nek|keel|strot|benen|kaak|kop|ribben|vingers|ogen|knieën|knieschijven|gezicht',
    people:
      'baas|eigenaar|eigenares|ober|kok|receptionist|receptioniste|verkoper|chauffeur|manager|je|jou|jullie|hem|zijn|haar|personeel|bezorger|directeur',
    weapons:
      'met (een|mijn|de) (honkbalknuppel|knuppel|bijl|pistool|geweer|machete|koevoet|molotovcocktail|jerrycan|blik benzine|kettingzaag|boksbeugel|hamer in|ijzeren staaf|jachtgeweer|moker|bom|handgranaat|breekijzer)',
  },
  pt: {
    hurt: 'partir*|partia|parto|quebrar*|quebrava|quebro|rebentar*|rebentava|rebento|arrebentar*|arrancar*|arrancava|arranco|cortar*|cortava|esmagar*|torcer*|furar*|rasgar*|desfazer*|afundar*|estourar*',
    kill: 'matar|mataria|matava|matá|estrangular*|esganar*|esfaquear*|enforcar*|fuzilar*|degolar*|linchar*|assassinar*|envenenar*|esquartejar*|dar um tiro|dar-lhe um tiro|queimar vivo*|esfaqueio|mato|estrangulo|esgano|enforco|degolo|fuzilo|assassino|enveneno|atropelo|esquartejo|esfaqueava|esfaquearia|esganava',
    body: 'dentes|cara|focinho|fuças|trombas|crânio|ossos|nariz|pescoço|garganta|pernas|queixo|mandíbula|cabeça|costelas|dedos|olhos|joelhos|cornos',
    people:
      'chefe|dono|dona|empregado|empregada|garçom|garçonete|cozinheiro|rececionista|recepcionista|motorista|vendedor|vendedora|gerente|te|ti|vos|vocês|você|lhe|lhes|patrão|funcionário|funcionária|gajo',
    weapons:
      'com (um|uma|o|a|meu|minha) (taco|bastão|machado|pistola|espingarda|caçadeira|facão|catana|pé de cabra|cocktail molotov|coquetel molotov|bidão de gasolina|galão de gasolina|motosserra|soqueira|marreta|barra de ferro|bomba|granada|revólver|pau na)',
  },
  ru: {
    hurt: 'выбил*|выбить|выбью|сломал*|сломать|сломаю|переломал*|переломать|переломаю|разбил бы|разбить|разобью|набил*|набить|набью|оторвал*|оторвать|оторву|отрезал*|отрезать|отрежу|перережу|свернул*|свернуть|сверну|проломил*|проломить|проломлю|перерезал*|перерезать|вырвал*|вырвать|вырву|раскроил*|раскроить|размозжить|начистил*|начистить',
    kill: 'убил бы|убила бы|убить|застрелить|застрелил бы|пристрелить|пристрелил бы|задушить|задушил бы|придушить|придушил бы|повесить|зарезать|зарезал бы|прирезать|линчевать|отравить|расстрелять|сжечь заживо|прибить|прибил бы|закопать|утопить|зарежу|убью|застрелю|пристрелю|задушу|придушу|повешу|прирежу|отравлю|закопаю|прибью|порешу|завалю|перееду|утоплю|грохну',
    body: 'зубы|морду|рожу|череп|кости|нос|шею|горло|ноги|руки|челюсть|голову|ребра|рёбра|пальцы|глаза|колени|башку|рыло|харю',
    people:
      'директор*|хозя*|владельц*|официант*|повар*|администратор*|продав*|водител*|менеджер*|тебе|вам|ему|ей|им|тебя|вас|начальник*|управляющ*|курьер*|персонал*',
    weapons:
      'с (битой|пистолетом|ружьём|ружьем|топором|мачете|обрезом|монтировкой|бензином|канистрой|молотом|бензопилой|кастетом|автоматом|гранатой|арматурой|коктейлем молотова|кувалдой|травматом)',
  },
  uk: {
    hurt: 'вибив*|вибити|виб ю|зламав*|зламати|зламаю|переламав*|переламати|переламаю|розбити|розіб ю|набити|наб ю|відірвав*|відірвати|відірву|відрізати|відріжу|скрутити|скручу|проломити|перерізати|вирвати|вирву|натовкти|розтрощити',
    kill: 'вбив би|вбила б|вбити|убити|застрелити|пристрелити|задушити|придушити|повісити|зарізати|лінчувати|отруїти|розстріляти|спалити живцем|закопати|втопити|прибити|заріжу|вб ю|уб ю|застрелю|пристрелю|задушу|придушу|повішу|отрую|закопаю|прибью|завалю|втоплю|переїду',
    body: 'зуби|морду|пику|череп|кістки|ніс|шию|горло|ноги|руки|щелепу|голову|ребра|пальці|очі|коліна|рило',
    people:
      'директор*|хазя*|господар*|власник*|офіціант*|кухар*|адміністратор*|продав*|воді*|менеджер*|тобі|вам|йому|їй|їм|тебе|вас|начальник*|керівник*|персонал*',
    weapons:
      '(з|із|зі) (битою|пістолетом|рушницею|сокирою|мачете|обрізом|монтуванням|бензином|каністрою|молотом|бензопилою|кастетом|автоматом|гранатою|арматурою|кувалдою)',
  },
  tr: {
    hurt: 'dök*|kır*|dağıt*|patlat*|parçala*|kes*|sök*|kopar*|ez*|yar*|indir*|deş*|oy*|çıkar*',
    kill: 'öldürmek|öldürürdüm|öldüresim|öldüreceğim|boğmak|boğasım|vurmak|bıçaklamak|asmak istiyorum|gebertmek|gebertesim|kesmek istiyorum|linç etmek|dövmek|dövesim|zehirlemek|yakmak istiyorum|bıçaklarım|bıçaklayacağım|öldürürüm|gebertirim|boğarım|vururum|keserim|döverim|asarım|zehirlerim|ezerim|parçalarım|gömerim|yakarım',
    body: 'dişlerini|dişini|suratını|suratına|kafasını|kafanı|ağzını|burnunu|bacaklarını|kollarını|kemiklerini|boynunu|boğazını|çenesini|çeneni|kaburgalarını|parmaklarını|gözlerini|dizlerini|yüzünü|yüzüne',
    people:
      'müdür*|patron*|sahib*|garson*|aşçı*|resepsiyon*|satıcı*|şoför*|sürücü*|senin|sizin|seni|sizi|onun|personel*|yönetici*|kurye*',
    weapons:
      '(beyzbol sopasıyla|beysbol sopasıyla|silahla|tabancayla|palayla|bıçakla geleceğ*|molotofla|benzin bidonuyla|muştayla|pompalıyla|bombayla), (sopayla|tüfekle|baltayla|satırla|levyeyle|motorlu testereyle|çekiçle) .. (gel*|dal*|gir*|bekl*|döv*|kafa*)',
  },
  vi: {
    hurt: 'đập|đấm|bẻ|đánh|chặt|cắt|vặn|xé|móc|cứa|đá|tát|phang|nện|đạp',
    kill: 'giết|bóp cổ|đâm chết|bắn chết|treo cổ|chém chết|thiêu sống|đầu độc|đập chết|chôn sống|cắt cổ|siết cổ|đâm|chém|bắn|xiên|tẩn|xử|thịt|đâm thủng',
    body: 'răng|mặt|đầu|mồm|mũi|cổ|họng|chân|tay|xương|hàm|sọ|sườn|ngón tay|mắt|đầu gối|gáy',
    people:
      'mày|chúng mày|tụi mày|bọn mày|thằng chủ|thằng quản lý|con chủ|thằng nhân viên|con nhân viên|con lễ tân|thằng lễ tân|thằng bếp|thằng đầu bếp|thằng tài xế|bọn nó|chúng nó|mụ chủ|bà chủ|ông chủ',
    weapons:
      '(với|mang|cầm|vác|xách) (theo)? (gậy|súng|dao phay|mã tấu|rìu|búa đến|búa tới|bom|lựu đạn|can xăng|xà beng|tuýp sắt|kiếm|đao|côn)',
  },
  it: {
    hurt: 'spaccare|spaccherei|spacco|rompere|romperei|spezzare|spezzerei|staccare|staccherei|strappare|strapperei|tagliare la|tagliare le|sfondare|sfonderei|torcere|fracassare|cavare|caverei|sfasciare|gonfiare',
    kill: 'ammazzare|ammazzerei|uccidere|ucciderei|strangolare|strangolerei|strozzare|accoltellare|sparare|sparerei|impiccare|linciare|avvelenare|sgozzare|decapitare|bruciare viv*|fucilare|accoltello|ammazzo|uccido|strangolo|strozzo|sparo|impicco|avveleno|sgozzo|sgozzerei|accoltellerei|investo|massacro',
    body: 'denti|faccia|muso|cranio|ossa|naso|collo|gola|gambe|mascella|testa|costole|dita|occhi|ginocchia|braccia|grugno',
    people:
      'capo|titolare|proprietario|proprietaria|cameriere|cameriera|cuoco|receptionist|autista|venditore|direttore|gestore|ti|te|vi|voi|gli|loro|commesso|commessa|fattorino|personale',
    weapons:
      'con (un|una|la|il|mia|mio)? (mazza|ascia|accetta|pistola|fucile|machete|spranga|piede di porco|molotov|tanica|motosega|tirapugni|martello in|bomba|granata|lupara|kalashnikov|katana)',
  },
};

/** Bosnian and Serbian share the Croatian list. */
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** The lines that these words make for a language's list of threats, in every order. */
export function violenceLines(language: Locale): string[] {
  const words = VIOLENCE[MODEL[language] ?? language];
  if (!words) return [];
  const { hurt, kill, body, people, weapons } = words;
  const [h, k, b, p] = [hurt, kill, body, people].map((group) => `(${group})`);
  return [
    `${h} .. ${b} .. ${p}`,
    `${h} .. ${p} .. ${b}`,
    `${p} .. ${h} .. ${b}`,
    `${p} .. ${b} .. ${h}`,
    `${b} .. ${p} .. ${h}`,
    `${k} ... ${p}`,
    `${p} ... ${k}`,
    ...weapons.split(', '),
  ];
}
