import type { Locale } from '@app/contracts/common';

/** Three things that abusive texts say in every language, taken apart so that their words may come in any order. */
interface ClicheWords {
  /** “Somebody should set fire to this hole.” Wishes and intentions, not reports of a fire. */
  burn: string;
  place: string;
  /** “Women like that belong in the kitchen.” */
  women: string;
  belong: string;
  kitchen: string;
  /** “Looks like a fat hippo.” */
  fat: string;
  animals: string;
  /** “Shut your filthy mouth.” */
  shut: string;
  mouth: string;
}

const CLICHES: Partial<Record<Locale, ClicheWords>> = {
  en: {
    burn: 'burn|burns|torch|set fire|bomb|blow up|bulldoze and',
    place:
      'this hole|hellhole|shithole|this dump|dump|this place|this shop|this restaurant|this hotel|your place|your shop|your restaurant|your hotel|your house|to the ground|this rathole|this pigsty|your business',
    women: 'women|woman|females|broads|chicks|girls',
    belong: 'belong|belongs|should stay|should be|should go|place is|stick to|get back',
    kitchen: 'in the kitchen|to the kitchen|the kitchen|the stove|at the stove|at home',
    fat: 'fat|bloated|obese|ugly|greasy',
    animals: 'hippo|hippos|whale|walrus|elephant|gorilla|sow|seal|toad|hog|troll|ogre|baboon|orangutan|buffalo',
    shut: 'shut|close|zip',
    mouth:
      'your (filthy|dirty|fat|stupid|ugly|damn|fucking|big|lying)? (mouth|trap|gob|hole|face|cakehole|pie hole|beak)',
  },
  de: {
    burn: 'anzünden|niederbrennen|abfackeln|abbrennen|in brand stecken|in brand setzen|sprengen|in die luft jagen',
    place:
      'drecksloch|loch|bude|laden|saftladen|hotel|restaurant|schuppen|dreckladen|drecksladen|hütte|kaschemme|scheißladen|lokal|kneipe|haus',
    women: 'weiber|frauen|weib|frau|weibern|emanzen',
    belong: 'gehören|gehört|sollten|sollte|sollen',
    kitchen: 'in die küche|hinter den herd|an den herd|zurück an den herd|an den kochtopf',
    fat: 'fette|fettes|fetter|dicke|dickes|hässliche*|aufgedunsene*',
    animals:
      'nilpferd|walross|wal|elefant|gorilla|kröte|mastschwein|flusspferd|robbe|warzenschwein|orang*|pavian|trampel|troll',
    shut: 'halt|haltet|halts|mach|schließ',
    mouth:
      '(dein|deine|eure|euer|das|die) (dreckig*|verdammt*|blöd*|fett*|verlogen*|dumm*|groß*)? (maul|fresse|schnauze|klappe|mund|kauleiste)',
  },
  pl: {
    burn: 'spalic|podpalic|wysadzic|puscic z dymem|zburzyc i|spali|podpali|wysadzi|zrownac z ziemia',
    place:
      'nore|nora|bude|lokal|hotel|restauracje|knajpe|sklep|dziure|speluna|spelune|to miejsce|ten syf|ten burdel|melina|meline|chlew|pierdolnik|chalupe|wasz|wasza',
    women: 'baby|kobiety|babom|kobieta|baba|babsztyle|takie',
    belong: 'powinny|powinna|miejsce|nadaja sie|nadaje sie|niech|wracac',
    kitchen: 'w kuchni|do garow|do kuchni|przy garach|przy garnkach|do garow|przy zlewie',
    fat: 'grub*|tlust*|spasion*|obrzydliw*|wielk*|brzydk*',
    animals:
      'hipopotam*|wieloryb*|slonic*|goryl*|ropuch*|maciora|locha|knur*|wieprz*|foka|swinia|krowa|orangutan*|mors|pawian*|morswin*|tucznik*',
    shut: 'zamknij|zamknijcie|stul|stulcie|zawrzyj',
    mouth:
      '(ten|te|swoj|swoja|swoje|ta|twoj*)? (brudn*|parszyw*|glup*|klamliw*|wstretn*|smierdzac*|nieprzyzwoit*)? (ryj|morde|pysk|gebe|dziob|jadaczke|japę|jape|usta)',
  },
  cs: {
    burn: 'spálit|zapálit|podpálit|vyhodit do vzduchu|odpálit|vypálit|srovnat se zemí|zbourat a',
    place: 'díru|pajzl|podnik|hotel|restauraci|krám|hospodu|barák|brloh|chlív|kůlnu|obchod|bordel|putyku',
    women: 'ženský|ženské|ženská|ženy|baby|žena|ženský',
    belong: 'patří|měly|měla|mají|má',
    kitchen: 'ke sporáku|k plotně|do kuchyně|v kuchyni|za plotnu|k vařečce|u plotny',
    fat: 'tlust*|ošklív*|oškliv*|nechutn*|vypasen*|vykrmen*',
    animals:
      'hroch*|velryb*|slon*|gorila|goril*|ropuch*|prase|svině|bachyně|tuleň|mrož|orangutan*|pavián*|vorvaň*|kráva|prasnice',
    shut: 'drž|držte|zavři|zavřete',
    mouth:
      '(tu|ty|svou|tvou|svoji|si)? (svou|tvou|svoji)? (špinav*|drz*|prolhan*|hloup*|blb*|prostořek*)? (hubu|držku|tlamu|klapačku|pusu|pysk)',
  },
  sk: {
    burn: 'spáliť|zapáliť|podpáliť|vyhodiť do vzduchu|odpáliť|vypáliť|zrovnať so zemou|zbúrať a',
    place: 'dieru|pajzel|podnik|hotel|reštauráciu|krám|krčmu|barák|brloh|chliev|obchod|bordel|búdu',
    women: 'ženské|ženská|ženy|baby|žena|ženskí',
    belong: 'patria|patrí|mali|mala|majú|má',
    kitchen: 'k sporáku|ku sporáku|do kuchyne|v kuchyni|za sporák|k varechke|pri sporáku|k šporhetu',
    fat: 'tučn*|tlst*|škared*|odporn*|vykŕmen*|vypasen*',
    animals:
      'hroch*|veľryb*|slon*|gorila|goril*|ropuch*|prasa|sviňa|tuleň|mrož|orangutan*|pavián*|krava|prasnica|bravčisko',
    shut: 'drž|držte|zavri|zavrite|zatvor|zatvorte',
    mouth:
      '(tú|ten|svoju|tvoju|si)? (svoju|tvoju)? (špinav*|drz*|klamárs*|hlúp*|sprost*|prerieknut*)? (hubu|papuľu|tlamu|klapačku|ústa|pysk|držku)',
  },
  hu: {
    burn: 'felgyújtani|felgyújtania|felgyújtanom|felrobbantani|leégetni|porig égetni|felégetni|felgyújtanám|felrobbantanám',
    place:
      'lyuk*|ezt a|odú*|hely*|hotel*|étterm*|bolt*|putri*|krimó*|kócerájt|kuplerájt|szálloda|szállodát|kocsmá*|üzlet*|disznóól*',
    women: 'nő*|nők*|asszony*|csaj*|liba|libák',
    belong: 'helyük|helye|való|valók|kellene|kéne|maradni*',
    kitchen: 'konyhában|konyhába|fakanál*|tűzhely*|mosogató*',
    fat: 'kövér|dagadt|ronda|hájas|csúnya|hízott',
    animals:
      'víziló*|bálna|bálná*|elefánt*|gorilla|gorillá*|varangy*|disznó*|koca|kocá*|rozmár*|orangután*|pávián*|tehén|fóka',
    shut: 'fogd be|fogjátok be|csukd be|tartsd',
    mouth:
      '(a|azt a)? (mocskos|büdös|hazug|nagy|ocsmány|rohadt|hülye)? (pofád*|szád*|szátok*|pofátok*|csőröd*|lepcses*)',
  },
  ro: {
    burn: 'dea foc|dau foc|dăm foc|incendieze|arunce în aer|arunce in aer|ardă|să ardă|da foc|pună foc|puna foc|demoleze si',
    place:
      'gaura|gaură|hotel*|restaurant*|magazin*|cocina|cocină|spelunca|speluncă|local*|maghernita|magherniță|cocioaba|cocioabă|bomba asta|locul asta|locul ăsta|jegul ăsta',
    women: 'femeile|femeia|femei|muierile|muierea|gagicile',
    belong: 'ar trebui|locul|trebuie|să stea|sa stea',
    kitchen: 'la cratita|la cratiță|in bucatarie|în bucătărie|la bucătărie|la oale',
    fat: 'gras*|grasă|gras|urat*|urât*|umflat*|obez*',
    animals:
      'hipopotam*|balena|balenă|elefant*|gorila|gorilă|broasca|broască|scroafa|scroafă|porc*|vaca|vacă|foca|focă|urangutan*|morsa|babuin*|purcea',
    shut: 'inchide|închide|taci din|tacă|ține|tine|inchideti|închideți',
    mouth: '(ti|ți|va|vă)? (gura|pliscul|fleanca|clanța|clanta|botul|ciocul|muia)',
  },
  bg: {
    burn: 'запали*|изгори*|взриви*|подпали*|опожари*|срине и',
    place: 'дупка*|бардак*|хотел*|ресторант*|магазин*|кочина*|кръчма*|заведение*|барака*|свърталище*|бордей*|коптор*',
    women: 'жени|жените|жена|женоря*|женска*|женище*',
    belong: 'да си стоят|стоят|трябва|мястото|място|да стоят|принадлежат|да ходят|да си',
    kitchen: 'в кухнята|кухнята|при тенджерите|до печката|при печката|на печката|по кухните',
    fat: 'дебел*|тлъст*|грозн*|угоен*|подпухнал*',
    animals:
      'хипопотам*|кит|слон*|горила|горил*|жаба|крастав*|свиня|прасе|крава|морж*|орангутан*|павиан*|бегемот*|тюлен*|кашалот*',
    shut: 'затвори*|затваряй*|млъкни|дръж',
    mouth: '(си|ти)? (мръсн*|глупав*|тъп*|лъжлив*|гадн*|шибан*)? (уста*|човка*|плювалник*|муцуна*|джука*|паст*)',
  },
  da: {
    burn: 'brænde|brænder ned|sprænge|sætte ild til|futte|jævne med jorden|nedbrænde',
    place:
      'hul|hullet|bule|bulen|stedet|hotellet|restauranten|butikken|biksen|rønnen|lortet|lortehul|lorten|svinestien|jeres',
    women: 'kvinder|kvinde|kællinger|fruentimmere|damer',
    belong: 'hører til|hører hjemme|burde|skulle|skal|bør',
    kitchen: 'i køkkenet|køkkenet|ved kødgryderne|bag komfuret|ved komfuret|til kødgryderne',
    fat: 'fed|fede|fedt|tyk|grim|opsvulmet',
    animals: 'flodhest|hval|elefant|gorilla|tudse|so|gris|hvalros|orangutang|bavian|sæl|ko|trold|svin',
    shut: 'luk|hold|klap',
    mouth: '(din|dit|jeres)? (beskidte|store|dumme|klamme|løgnagtige|fede|lede)? (mund|kæft|gab|klap|smækfjæs|røv)',
  },
  no: {
    burn: 'brenne ned|tenne på|sprenge|sette fyr på|jevne med jorda',
    place:
      'hull|hullet|bule|bula|stedet|hotellet|restauranten|butikken|sjappa|rønna|dritten|drittstedet|grisebingen|deres',
    women: 'kvinner|kvinne|kjerringer|kjerring|damer|kvinnfolk',
    belong: 'hører hjemme|hører til|burde|skulle|skal|bør',
    kitchen: 'på kjøkkenet|kjøkkenet|ved kjøkkenbenken|bak komfyren|til kjøkkenbenken',
    fat: 'feit|feite|fet|fete|tjukk|stygg',
    animals: 'flodhest|hval|elefant|gorilla|padde|purke|gris|hvalross|orangutang|bavian|sel|ku|troll',
    shut: 'lukk|hold',
    mouth:
      '(den|din|ditt|deres)? (skitne|store|dumme|ekle|stygge|løgnaktige|feite)? (munn|munnen|kjeft|kjeften|trynet|smella)',
  },
  sv: {
    burn: 'bränna|bränna ner|tända eld|spränga|sätta eld på|jämna med marken|elda upp',
    place: 'hål|hålet|stället|hotellet|restaurangen|butiken|haket|kyffet|skiten|rucklet|svinstian|sylta|sylten',
    women: 'kvinnor|kvinna|kärringar|kärring|fruntimmer|brudar',
    belong: 'hör hemma|borde|ska|skulle|hör',
    kitchen: 'i köket|köket|vid spisen|bakom spisen',
    fat: 'fet|feta|fett|tjock|tjocka|ful|fula',
    animals: 'flodhäst|val|elefant|gorilla|padda|sugga|gris|valross|orangutang|babian|säl|ko|kossa|troll',
    shut: 'håll|stäng|knip',
    mouth:
      '(din|ditt|er|era)? (smutsiga|stora|dumma|äckliga|fula|lögnaktiga|feta)? (mun|käft|käften|trut|gap|klaff|flabb)',
  },
  es: {
    burn: 'quemar|quemarle|prender fuego|prenderle fuego|incendiar|volar|dinamitar|echar gasolina|pegarle fuego|pegar fuego',
    place:
      'antro|este sitio|este lugar|el hotel|este hotel|este restaurante|el local|este local|esta tienda|cuchitril|tugurio|pocilga|este agujero|vuestro|vuestra|la tienda|el restaurante|chiringuito|changarro',
    women: 'mujeres|mujer|tías|viejas|hembras|feminazis',
    belong: 'deberían|deberia|debería|deben|lugar|sitio|que se|a',
    kitchen: 'en la cocina|a la cocina|a fregar|fregando|a limpiar platos|a su casa a',
    fat: 'gord*|fe*|obes*|inflad*|asqueros*|enorme',
    animals:
      'hipopótamo*|ballena|elefante|elefanta|gorila|sapo|cerda|foca|morsa|orangután|babuino|vaca|puerca|chancha|orca|manatí',
    shut: 'cierra|cerrad|cierre|cierren|calla|callad',
    mouth:
      '(esa|la|tu|tus|vuestra|su)? (sucia|puta|maldita|asquerosa|mentirosa|cochina|apestosa)? (boca|bocaza|hocico|bocota|trompa|jeta)',
  },
  fr: {
    burn: 'brûler|incendier|cramer|foutre le feu|mettre le feu|faire sauter|raser et',
    place:
      'taudis|trou|ce restaurant|cet hôtel|ce magasin|cette boutique|ce bouge|bouge|cette gargote|ce boui boui|la baraque|ce lieu|cet endroit|votre restaurant|votre hôtel|votre magasin|porcherie|ce bordel|cette boîte',
    women: 'femmes|femme|bonnes femmes|gonzesses|meufs|femelles',
    belong: 'devraient|doivent|place|feraient mieux|devrait|restent',
    kitchen: 'à la cuisine|en cuisine|aux fourneaux|derrière les fourneaux|dans la cuisine|à la maison',
    fat: 'gros|grosse|moche|laide|énorme|obèse',
    animals:
      'hippopotame|baleine|éléphant|gorille|crapaud|truie|phoque|morse|orang outan|babouin|vache|cachalot|mammouth|guenon|otarie',
    shut: 'ferme|fermez|ferme la',
    mouth: '(ta|votre|la)? (sale|grande|grosse|putain de|vilaine)? (bouche|gueule|trappe|clapet|claque merde|bec)',
  },
  hr: {
    burn: 'spaliti|zapaliti|dignuti u zrak|dići u zrak|podmetnuti požar|sravniti sa zemljom|spalit|zapalit',
    place:
      'rupu|rupetinu|hotel|restoran|lokal|trgovinu|prodavnicu|birtiju|kafanu|jazbinu|svinjac|ovo mjesto|ovo mesto|kafić|radnju|ćumez',
    women: 'žene|žena|babe|ženske|ženama',
    belong: 'trebaju|treba|trebale|mjesto|mesto|pripadaju|spadaju|moraju',
    kitchen: 'u kuhinji|u kuhinju|za štednjak|za šporet|iza štednjaka|uz šporet|kraj šporeta|u kuhinju',
    fat: 'debel*|ružn*|pretil*|ugojen*|odvratn*',
    animals:
      'nilski konj|nilskog konja|kit|slon*|goril*|žab*|krmač*|svinj*|krav*|morž*|orangutan*|pavijan*|tuljan*|kitova|krastač*',
    shut: 'začepi|začepite|zaveži|zavežite|zatvori|zatvorite|umukni',
    mouth:
      '(tu|ta|svoju|svoja|te)? (svoju|svoja)? (prljav*|smrdljiv*|lažljiv*|glup*|pogan*|jezičav*)? (usta|gubicu|njušku|labrnju|laloku)',
  },
  nl: {
    burn: 'platbranden|afbranden|in de fik steken|opblazen|in brand steken|affikken|plat branden|slopen en',
    place:
      'krot|hol|tent|zaak|toko|het hotel|dit hotel|het restaurant|dit restaurant|de winkel|deze winkel|gribus|zwijnenstal|keet|dit gat|kot',
    women: 'vrouwen|vrouw|wijven|wijf|meiden|dames',
    belong: 'horen|hoort|moeten|zouden|thuis',
    kitchen: 'in de keuken|achter het aanrecht|aan het aanrecht|achter het fornuis|de keuken in|naar de keuken',
    fat: 'vet|vette|dik|dikke|lelijk|lelijke',
    animals: 'nijlpaard|walvis|olifant|gorilla|pad|zeug|varken|walrus|orang oetan|baviaan|zeehond|koe|zeekoe|trol',
    shut: 'hou|houd|houden',
    mouth:
      '(je|jullie|die)? (vuile|grote|smerige|domme|vieze|leugenachtige|stomme)? (bek|mond|smoel|muil|waffel|kop|klep)',
  },
  pt: {
    burn: 'pegar fogo|pôr fogo|deitar fogo|botar fogo|tacar fogo|atear fogo|queimar|incendiar|explodir|mandar pelos ares',
    place:
      'buraco|espelunca|esse lugar|este lugar|este hotel|esse hotel|este restaurante|esse restaurante|esta loja|essa loja|tasco|pocilga|chiqueiro|antro|pardieiro|este sítio|muquifo|birosca|vosso|vossa',
    women: 'mulheres|mulher|gajas|fêmeas|mulherada',
    belong: 'deviam|deveriam|devia|deveria|lugar|devem|é na',
    kitchen: 'na cozinha|pra cozinha|para a cozinha|no tanque|no fogão|a lavar loiça|a lavar pratos|pilotar fogão',
    fat: 'gord*|fei*|obes*|inchad*|nojent*|enorme',
    animals:
      'hipopótamo|baleia|elefante|elefanta|gorila|sapo|porca|foca|morsa|orangotango|babuíno|vaca|leitoa|orca|cachalote',
    shut: 'cala|cale|calem|fecha|feche|fechem',
    mouth: '(essa|a|sua|tua|esse|o)? (boca|bico|matraca|focinho|bocarra)',
  },
  ru: {
    burn: 'сожгите|сжечь|спалить|спалите|подожгите|поджечь|взорвите|взорвать|сожгу|сожжём|сожжем|подпалить',
    place:
      'дыру|дыра|гадюшник|шарашк*|клоповник|отель|гостиницу|ресторан|магазин|кафе|заведение|забегаловку|притон|контору|свинарник|помойку|сарай|лавочку|рыгаловку',
    women: 'бабам|баб|бабы|женщинам|женщины|баба|бабе',
    belong: 'место|должны|пусть|надо|пора|сидеть|идите|иди',
    kitchen: 'на кухне|на кухню|у плиты|к плите|борщ*|за плитой|у мойки',
    fat: 'жирн*|толст*|страшн*|уродлив*|разжиревш*|туш*',
    animals:
      'бегемот*|кит|кита|слон*|горилл*|жаб*|свинь*|свиномат*|корова|корову|морж*|орангутан*|бабуин*|тюлен*|хряк*|носорог*|кашалот*|мартышк*',
    shut: 'закрой|закройте|заткни|заткните|захлопни|прикрой',
    mouth:
      '(свой|свою|свои|ваш|вашу|твой|твою)? (грязн*|поган*|вонюч*|лжив*|гнил*|мерзк*|тупой|тупую)? (рот|пасть|хлебало|варежку|рыло|хавальник|хлеборезку|ротик|рты|морду)',
  },
  uk: {
    burn: 'спаліть|спалити|підпалити|підпаліть|підірвати|підірвіть|спалю',
    place:
      'діру|дірка|готель|ресторан|магазин|кафе|заклад|кубло|притон|контору|свинарник|смітник|сарай|лавочку|крамницю|забігайлівку',
    women: 'бабам|баби|жінкам|жінки|баба|жінок',
    belong: 'місце|повинні|мають|хай|нехай|сидіти|йдіть',
    kitchen: 'на кухні|на кухню|біля плити|до плити|борщ*|коло плити',
    fat: 'жирн*|товст*|страшн*|потворн*|гладк*',
    animals: 'бегемот*|кит|кита|слон*|горил*|жаб*|свин*|корова|корову|морж*|орангутан*|тюлен*|кнур*|носорог*',
    shut: 'закрий|закрийте|заткни|заткніть|стули|стуліть',
    mouth:
      '(свій|свою|свого|свого рота|ваш|твій)? (брудн*|погану|поган*|смердюч*|брехлив*)? (рот|рота|пащу|пельку|писок|рило|хавальник|губу)',
  },
  tr: {
    burn: 'yaksın|yakmalı|yakmak|yakın|ateşe ver*|kundakla*|havaya uçur*|bombala*|kül et*|yıksın|yakıp',
    place:
      'deliği|delik|mekanı|oteli|restoranı|dükkanı|burayı|yeri|lokantayı|barakayı|inini|ahırı|çöplüğü|batakhaneyi|kafeyi|izbeyi|mağazayı',
    women: 'kadınların|kadınlar|kadının|karıların|karılar|kızların',
    belong: 'yeri|yerleri|dönsün|otursun|kalsın|gitsin|gidip|işi',
    kitchen: 'mutfak|mutfakta|mutfağa|evi|bulaşık*|yemek yapsın',
    fat: 'şişko|şişman|yağlı|çirkin|iri|koca',
    animals:
      'su aygır*|suaygır*|balina*|fil|file|goril*|kurbağa*|domuz*|inek|ineğe|fok|mors|orangutan*|babun*|manda*|camış*|gergedan*',
    shut: 'kapa|kapat|kapatın|kapayın|tut',
    mouth: '(o|şu)? (pis|kirli|yalancı|aptal|koca|lanet|iğrenç)? (ağzını|ağzınızı|çeneni|çenenizi|gaganı)',
  },
  vi: {
    burn: 'đốt|phóng hỏa|đặt bom|cho nổ|thiêu rụi|san bằng',
    place:
      'cái ổ|ổ chuột|cái quán|quán này|cái lỗ|khách sạn này|nhà hàng này|cái hang|cái chuồng|tiệm này|cái tiệm|cửa hàng này|chỗ này|cái chỗ|cái động',
    women: 'đàn bà|phụ nữ|lũ đàn bà|bọn đàn bà|con gái|mấy mụ',
    belong: 'nên|chỉ nên|chỉ đáng|phải|chỉ|về',
    kitchen: 'ở trong bếp|trong bếp|vào bếp|xó bếp|rửa bát|nấu cơm',
    fat: 'béo|mập|xấu|béo ú|béo phì',
    animals:
      'hà mã|cá voi|con voi|đười ươi|khỉ đột|con cóc|lợn nái|heo nái|hải cẩu|hải mã|bò mộng|con lợn|con heo|con bò|con trâu',
    shut: 'câm|ngậm|đóng|khóa',
    mouth: '(cái|mẹ|ngay|ngay cái)? (mồm|miệng|mõm|họng|mỏ) (thối|chó|hôi|dơ|lại|vào|bẩn)?',
  },
  it: {
    burn: 'bruciare|dare fuoco|dar fuoco|incendiare|far saltare|radere al suolo',
    place:
      'buco|topaia|posto|questo posto|albergo|hotel|ristorante|negozio|locale|bettola|porcile|catapecchia|stamberga|tugurio',
    women: 'donne|donna|femmine|femmina',
    belong: 'dovrebbero|devono|dovrebbe|posto|stiano|tornino',
    kitchen: 'in cucina|ai fornelli|a lavare i piatti|a casa a',
    fat: 'grass*|brutt*|obes*|cicciona|enorme',
    animals:
      'ippopotamo|balena|elefante|gorilla|rospo|scrofa|foca|tricheco|orango|babbuino|vacca|maiale|orca|capodoglio|cinghiale',
    shut: 'chiudi|chiudete|tappa|cuciti',
    mouth: '(quella|la|tua|vostra)? (sporca|lurida|brutta|maledetta|schifosa)? (bocca|boccaccia|fogna|becco)',
  },
};

/** Bosnian and Serbian share the Croatian list. */
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** The lines that these words make, for a language's lists of insults, hate and threats. */
export function clicheLines(language: Locale): { offensive: string[]; hate: string[]; threats: string[] } {
  const words = CLICHES[MODEL[language] ?? language];
  if (!words) return { offensive: [], hate: [], threats: [] };
  const [burn, place, women, belong, kitchen, fat, animals, shut] = [
    words.burn,
    words.place,
    words.women,
    words.belong,
    words.kitchen,
    words.fat,
    words.animals,
    words.shut,
  ].map((group) => `(${group})`);
  return {
    offensive: [`${fat} (*)? ${animals}`, `${animals} (*)? ${fat}`, `${shut} ${words.mouth}`],
    hate: [
      `${women} .. ${belong} .. ${kitchen}`,
      `${women} .. ${kitchen} .. ${belong}`,
      `${belong} .. ${women} .. ${kitchen}`,
      `${kitchen} .. ${belong} .. ${women}`,
      `${kitchen} .. ${women} .. ${belong}`,
    ],
    threats: [`${burn} ... ${place}`, `${place} ... ${burn}`],
  };
}
