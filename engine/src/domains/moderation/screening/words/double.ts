import type { Locale } from '@app/contracts/common';

/** Words that are an insult or a warning in one sentence and an animal, a dish, a tool or good advice in the next. */
export interface DoubleWords {
  /** Beginnings of insults that also name an animal, a plant, a dish, a tool or a part of one. */
  insults: string;
  /** Beginnings of words that show that things, beasts or food are spoken of. */
  topics: string;
  /** Where one may stumble: a warning there is kind. */
  hazards: string;
}

export const DOUBLE: Partial<Record<Locale, DoubleWords>> = {
  en: {
    insults:
      'ass|asses|donkey|cow|sow|pig|hog|goat|rat|snake|viper|cock|tit|tits|pans|fag|bastard|cuckold|dyke|shag|nut|screw|hoe|ho|dick|willy|fanny|pussy|tart|fruit|queen|monkey|ape|leech|toad|weasel|chink|cracker|spade|spastic|mongol|mongrel|puss|balls|knob|tool|plonk|beaver|wench|hag|witch|swine|vermin|parasite|worm|cockroach|maggot|scum|rod|boob|lame',
    topics:
      'pup|litter|whelp|breed|vet|vets|kennel|leash|paw|hoof|hooves|stable|farm|zoo|pet|aquarium|terrarium|cage|collar|spay|neuter|groom|bird|feed|plant|bloom|blossom|flower|garden|seed|bulb|nursery|shrub|recipe|sauce|dish|roast|stew|gravy|soup|dessert|menu|chop|fried|baked|grill|pudding|cook|butcher|taste|tasted|file|hammer|drill|chisel|wrench|nail|bolt|plier|saw|tool|plumb|valve|pipe|paint|fabric|wool|thread|sewing|novel|museum|village|river|street|pub|inn|bay|island|airport|express|brand|model|engine|flour|cheese|wine|beer|ale',
    hazards:
      'stair|step|beam|ice|icy|slipp|wet|floor|cellar|door|ceiling|kerb|curb|threshold|bump|hill|path|lift|ladder|spic|chil|hot|slope|road',
  },
  de: {
    insults:
      'zieg|kuh|kühe|sau|säue|schwein|esel|affe|hund|hünd|köter|ratte|schlange|otter|natter|hahn|huhn|gans|furz|fürz|arsch|pimmel|schwanz|nüss|nuss|eier|sack|mohr|schwul|tunte|mongol|spast|krüppel|mist|hexe|ochs|kamel|wanze|zecke|laus|läuse|made|wurm|parasit|ungeziefer|pack|gesindel|bastard|flasche|pfeife|lappen|trottel|rammler|muschi|mieze|kater|pack',
    topics:
      'tierarzt|tierärzt|zücht|welpe|wurf|stall|hof|bauernhof|zoo|gehege|terrarium|aquarium|futter|leine|halsband|kastr|meerschwein|kaninchen|pferd|huf|weide|tier|haustier|blüh|blume|garten|gärtner|pflanze|samen|zwiebel|strauch|staude|beet|rezept|soße|sauce|gericht|braten|gebraten|suppe|nachtisch|dessert|speise|karte|geschmort|gegrillt|schmeck|geback|käse|wurst|wein|bier|metzger|werkzeug|feile|hammer|bohr|zange|schraub|säge|dübel|siphon|ventil|rohr|lack|stoff|wolle|garn|museum|dorf|bach|straße|gasse|bucht|insel|berg|paket|express|marke|modell|motor|roman',
    hazards:
      'trepp|stufe|balken|eis|glatt|nass|boden|keller|tür|decke|schwelle|hügel|weg|leiter|scharf|heiß|steil|straße|kopf',
  },
  pl: {
    insults:
      'suk|żmij|krow|krów|świni|osioł|osł|baran|małp|kozioł|koz|koza|szczur|gnid|wesz|pijaw|robak|kur|kogut|indyk|ptak|gęś|gęsi|kaczk|dup|jaj|cyc|pał|pedał|ciot|śmieć|śmieci|padal|bydł|bydl|lach|łach|lamp|ruchań|czarn|dziad|baba|bab|karzeł|mongol|kalek|wiedźm|pajac|debil|kundel|pies|psy|hien|sęp|pasożyt|kołek|klępa|locha|knur|wieprz|cap|ropuch|gad|łajza|cymbał|palant|tłuk|tuman',
    topics:
      'weterynarz|hodow|szczeni|miot|szczen|stajni|obor|zagrod|zoo|terrari|akwari|karm|smycz|obroż|steryliz|kastr|lecznic|gospodarstw|koń|konie|konia|zwierz|owczar|rasow|kwitn|kwiat|ogród|ogrod|roślin|nasion|cebul|krzew|sadzon|doniczk|przepis|sos|danie|dania|piecz|zup|deser|menu|smaż|grill|smak|ciast|pierog|ser|wędlin|kiełbas|wino|piwo|rzeźnik|pilnik|młot|wiert|klucz|śrub|pił|syfon|zawór|rur|farb|tkanin|wełn|włócz|muzeum|wieś|wsi|rzek|ulic|zatok|wysp|gór|paczk|mark|model|silnik|powieś|rower|gitar',
    hazards:
      'schod|stop|belk|lód|lodzie|ślisk|mokr|podłog|piwnic|drzwi|sufit|próg|progu|górk|ścieżk|drabin|ostr|gorąc|strom|drog',
  },
  fr: {
    insults:
      'chien|cochon|truie|vache|âne|bouc|chèvre|rat|serpent|vipère|poule|coq|dinde|oie|cul|queue|pet|pédé|tapette|gouine|folle|garce|bâtard|batard|singe|porc|cafard|parasite|vermine|crapaud|morue|thon|mouche|blaireau|andouille|cruche|cloche|gourde|tarte|patate|boudin|bougnat|gland|moule|chatte|mongol',
    topics:
      'vétérinaire|élev|chiot|portée|niche|étable|ferme|zoo|terrarium|aquarium|laisse|collier|croquette|cheval|animal|animaux|stéril|fleur|fleuri|jardin|plante|graine|bulbe|arbust|pépini|recette|sauce|plat|rôti|soupe|dessert|menu|carte|grill|frit|cuit|fondu|mijot|goût|fromage|vin|bière|charcut|boucher|lime|marteau|perceuse|vis|clé|scie|siphon|valve|tuyau|peinture|tissu|laine|fil|musée|village|rivière|rue|baie|île|mont|colis|marque|modèle|moteur|roman|auberge',
    hazards:
      'escalier|marche|poutre|glace|glissant|verglas|mouill|sol|cave|porte|plafond|seuil|pente|chemin|échelle|chaud|route|tête',
  },
  es: {
    insults:
      'perr|cerd|puerc|vaca|burr|asn|cabr|rata|víbora|serpiente|gallin|pavo|zorr|lob|culo|huevo|concha|chocho|cuern|moro|moros|bastard|mierd|mono|monos|cucarach|parásit|sapo|rana|buitre|piojo|pedo|caca|teta|almeja|conej|chancho|lagart',
    topics:
      'veterinari|cría|criador|cachorr|camada|cuadra|granja|zoo|terrario|acuario|correa|collar|pienso|caballo|animal|esteril|flor|jardín|jardin|planta|semilla|bulbo|arbusto|vivero|receta|salsa|plato|asad|sopa|postre|menú|carta|plancha|frit|cocid|guis|sabor|queso|vino|cerveza|carnicer|chuleta|brazo|lima|martillo|taladro|tornillo|llave|sierra|sifón|válvula|tubo|pintura|tela|lana|hilo|museo|pueblo|río|calle|bahía|isla|monte|paquete|marca|modelo|motor|novela|raza',
    hazards:
      'escaler|escalón|peldaño|viga|hielo|resbal|mojad|suelo|sótano|puerta|techo|umbral|cuesta|camino|escalera|picante|caliente|carretera|cabeza',
  },
  it: {
    insults:
      'cagn|maial|porc|scrof|vacc|asin|capr|ratt|vipera|serp|gallin|oca|oche|tacchin|zoccol|culo|palle|uccell|fic|tette|finocch|omo|bastard|scimmi|scarafagg|parassit|rosp|verme|pidocch|sorc|bestia|cretin|pesce|cane|cani|mucca|racchi|pecor',
    topics:
      'veterinari|allevat|cuccioli|cucciolat|stalla|fattoria|zoo|terrario|acquario|guinzaglio|collare|crocchett|cavall|animal|steril|fior|giardin|piant|semi|bulbo|bulbi|arbust|vivaio|ricetta|sugo|salsa|piatto|piatti|arrost|zuppa|dolce|menù|menu|carta|griglia|fritt|cott|sapore|formaggi|vino|birra|macell|insalat|lima|martello|trapano|vite|viti|chiave|sega|sifone|valvola|tubo|vernice|tessuto|lana|filo|museo|paese|fiume|baia|isola|monte|pacco|marca|modello|motore|romanzo|pasta|razza',
    hazards:
      'scal|gradin|trave|ghiaccio|scivol|bagnat|pavimento|cantina|porta|soffitto|soglia|salita|sentiero|piccant|bollent|strada|testa',
  },
  nl: {
    insults:
      'teef|teven|varken|zeug|koe|koei|ezel|geit|rat|slang|adder|kip|haan|gans|eikel|kont|reet|aars|mof|moor|flikker|nicht|bastaard|hond|honden|aap|apen|parasiet|luis|worm|pad|kreng|trut|muts|doos|pannenkoek|druif|droplul|zak|poes|snol|ballen|mongool',
    topics:
      'dierenarts|fokker|pup|nest|stal|boerderij|dierentuin|terrarium|aquarium|riem|halsband|brokken|paard|dier|sterilis|castrer|bloei|bloem|tuin|plant|zaad|bol|bollen|struik|kwekerij|recept|saus|gerecht|gebraden|soep|toetje|dessert|menu|kaart|gegrild|gebakken|gestoofd|smaak|smaken|kaas|wijn|bier|slager|vijl|hamer|boor|schroef|sleutel|zaag|sifon|klep|buis|verf|stof|wol|garen|museum|dorp|rivier|straat|baai|eiland|berg|pakket|merk|model|motor|roman|ras',
    hazards: 'trap|tree|balk|ijs|glad|nat|vloer|kelder|deur|plafond|drempel|helling|pad|ladder|heet|pittig|weg|hoofd',
  },
  cs: {
    insults:
      'fen|fena|feny|čuba|čubk|svin|prase|prasat|kráv|krav|osel|osl|kozel|koza|koz|krys|had|zmij|slepic|kohout|krocan|husa|husy|prdel|prd|vejce|koule|ocas|cikán|židů|buzer|teplouš|bastard|parchant|opic|šváb|parazit|červ|ropuch|veš|vši|dobyt|hovad|svíčkov|vůl|volsk|beran|čuně|pes|psi|čubč',
    topics:
      'veterin|chov|štěň|štěn|vrh|stáj|statek|farm|zoo|terári|akvári|vodítk|obojek|granul|kůň|koně|zvíř|steriliz|kastr|kvet|květ|zahrad|rostlin|semen|semín|cibul|keř|školk|recept|omáč|jídl|pečen|polév|dezert|menu|smažen|gril|dušen|chut|sýr|víno|pivo|řezník|smetan|kuřec|vepřov|hověz|pilník|kladiv|vrták|šroub|klíč|pila|pilu|sifon|ventil|trubk|barv|látk|vln|příz|muzeum|vesnic|řek|ulic|zátok|ostrov|hor|balík|značk|model|motor|román|plemen|toalet|záchod|splach',
    hazards: 'schod|trám|led|klouz|kluzk|mokr|podlah|sklep|dveř|strop|práh|prah|kop|cest|žebřík|pálív|hork|strm|hlav',
  },
  sk: {
    insults:
      'suk|suka|fen|sviň|svin|prasa|prasat|krav|somár|koz|potkan|had|zmij|sliepk|kohút|moriak|hus|rit|riť|prd|vajc|gule|chvost|buzer|teploš|bastard|opic|šváb|parazit|červ|ropuch|voš|dobyt|hovad|sučk|pes|psy|baran|vôl',
    topics:
      'veterin|chov|šteň|šteniat|vrh|stajň|statok|farm|zoo|terári|akvári|vodítk|obojok|granul|kôň|kone|zvier|steriliz|kastr|kvit|kvet|záhrad|rastlin|semen|cibul|ker|škôlk|recept|omáč|jedl|pečen|poliev|dezert|menu|vyprážan|gril|dusen|chut|syr|víno|pivo|mäsiar|smotan|kurac|bravčov|hovädz|pilník|kladiv|vrták|skrutk|kľúč|píla|sifón|ventil|rúrk|farb|látk|vln|múzeum|dedin|riek|ulic|záliv|ostrov|hor|balík|značk|model|motor|román|plemen|toalet|záchod',
    hazards: 'schod|trám|ľad|klzk|šmyk|mokr|podlah|pivnic|dver|strop|prah|kop|cest|rebrík|pálív|horúc|strm|hlav',
  },
  hu: {
    insults:
      'szuka|szuk|disznó|malac|tehén|tehen|szamár|kecske|patkány|kígyó|vipera|tyúk|kakas|liba|segg|tojás|golyó|transz|buzi|köcsög|fattyú|majom|csótány|féreg|béka|varangy|tetű|barom|marha|ökör|birka|kutya|korcs|fos|banya|boszorkány|dög|pulyka|pöcs',
    topics:
      'állatorvos|tenyészt|kölyk|kölyök|alom|istálló|tanya|farm|állatkert|terrárium|akvárium|póráz|nyakörv|táp|ló|lovak|állat|ivartalan|virág|virágz|kert|növény|mag|hagyma|cserje|faiskola|recept|szósz|étel|sült|leves|desszert|menü|rántott|grill|párolt|íz|sajt|bor|sör|hentes|pörkölt|disznótor|reszelő|kalapács|fúró|csavar|kulcs|fűrész|szifon|szelep|cső|festék|szövet|gyapjú|fonal|múzeum|falu|folyó|utca|öböl|sziget|hegy|csomag|márka|modell|motor|regény|fajta',
    hazards:
      'lépcső|gerenda|jég|jeges|csúsz|vizes|padló|pince|ajtó|plafon|küszöb|domb|út|létra|csípős|forró|meredek|fej',
  },
  ro: {
    insults:
      'cățe|cățel|porc|scroaf|vac|vacă|măgar|capr|șobolan|șarpe|viper|găin|cocoș|curcan|gâsc|cur|fund|ouă|coaie|poponar|bastard|maimuț|gândac|parazit|vierme|broasc|păduch|bou|boi|oaie|câine|javr|vrăjitoare|dobitoc|bomb',
    topics:
      'veterinar|crescător|pui|căței|grajd|fermă|ferma|zoo|terariu|acvariu|lesă|zgardă|hran|cal|cai|animal|steriliz|înflor|floare|flori|grădin|plant|semin|bulb|arbust|pepinier|rețet|sos|mâncare|fript|friptur|supă|ciorb|desert|meniu|grătar|prăjit|gust|brânz|vin|bere|măcelar|pil|ciocan|burghiu|șurub|cheie|fierăstrău|sifon|robinet|țeav|vops|stof|lân|muzeu|sat|râu|stradă|golf|insul|munte|colet|marc|model|motor|roman|rasă|prețuri|prăjitur',
    hazards:
      'scar|scări|treapt|trepte|grind|gheață|alunec|ud|podea|pivniț|ușă|tavan|prag|deal|drum|scară|iute|fierbinte|abrupt|cap',
  },
  bg: {
    insults:
      'кучк|куче|кучет|свин|прасе|крав|магар|коз|плъх|змия|усойниц|кокошк|петел|пуйк|гъск|гъз|задник|яйц|топк|негър|негр|евре|чифут|транс|хомо|педал|копеле|маймун|хлебарк|паразит|червей|жаб|въшк|говед|овц|овен|пес|мръс|вещиц|боклук',
    topics:
      'ветеринар|развъд|кученц|кутрет|обор|ферм|зоо|терариум|аквариум|каишк|нашийник|гранул|кон|коне|животн|кастр|цъфт|цвет|градин|растен|семен|луковиц|храст|разсадник|рецепт|сос|ястие|печен|супа|десерт|меню|пържен|скара|задушен|вкус|сирен|вино|бира|месар|пила|чук|бормашин|винт|ключ|трион|сифон|кран|тръб|боя|плат|вълн|музей|село|рек|улиц|залив|остров|планин|пратк|марк|модел|мотор|роман|пород',
    hazards: 'стълб|стъпал|греда|лед|хлъзг|мокр|под|мазе|врат|таван|праг|хълм|път|люто|горещ|стръм|глав',
  },
  ru: {
    insults:
      'сук|суч|свин|коров|осёл|осел|осл|ишак|козёл|козел|козл|коз|крыс|зме|гадюк|куриц|петух|индюк|гус|яйц|негр|жид|транс|гомо|голуб|петуш|ублюд|обезьян|таракан|паразит|черв|жаб|вошь|вши|скот|баран|овц|пёс|пес|псы|кобел|шавк|дворняг|бабк|ведьм|дурак|дурн|бык',
    topics:
      'ветеринар|ветклиник|заводчик|питомник|щен|помёт|конюшн|ферм|зоопарк|террариум|аквариум|поводок|ошейник|корм|конь|кони|лошад|животн|стерилиз|кастр|цвет|цвёл|сад|растен|семен|луковиц|куст|рассад|рецепт|соус|блюд|жарен|запеч|суп|десерт|меню|гриль|тушён|тушен|вкус|сыр|вино|пиво|мясник|холодец|студень|напильник|молоток|дрель|винт|шуруп|ключ|пил|сифон|кран|труб|краск|ткань|шерст|пряж|музей|деревн|рек|улиц|залив|остров|гор|посылк|марк|модел|мотор|роман|пород',
    hazards:
      'лестниц|ступен|балк|лёд|лед|скольз|мокр|пол|подвал|двер|потол|порог|холм|дорог|острое|острый|горяч|крут|голов',
  },
  uk: {
    insults:
      'сук|суч|свин|коров|осел|осл|віслюк|козел|козл|коз|щур|гадюк|змі|курк|півен|індик|гус|яйц|негр|жид|транс|гомо|підар|голуб|ублюд|мавп|тарган|паразит|черв|жаб|воша|скот|баран|вівц|пес|пси|шавк|відьм|бидл|дурн|бик',
    topics:
      'ветеринар|заводчик|розплідник|цуцен|стайн|ферм|зоопарк|тераріум|акваріум|повідець|нашийник|корм|кінь|коні|тварин|стериліз|кастр|цвіт|квіт|сад|рослин|насін|цибулин|кущ|розсад|рецепт|соус|страв|смажен|запечен|суп|десерт|меню|гриль|тушков|смак|сир|вино|пиво|м ясник|холодець|напилок|молоток|дриль|гвинт|шуруп|ключ|пилк|сифон|кран|труб|фарб|тканин|вовн|пряж|музей|село|рік|вулиц|заток|острів|гор|посилк|марк|модел|мотор|роман|пород',
    hazards: 'сход|балк|лід|слизьк|мокр|підлог|підвал|двер|стел|поріг|пагорб|дорог|гостр|гаряч|крут|голов',
  },
  hr: {
    insults:
      'kuj|kučk|svinj|praset|krav|magar|koz|jarac|štakor|pacov|zmij|kokoš|pijet|petao|puran|ćur|gusk|guz|dupe|jaj|muda|čifut|peder|kopil|majmun|žohar|bubašvab|parazit|crv|žab|uš|stok|ovc|ovan|ker|pas|psi|džukel|vještic|veštic|smrad|konj|vol',
    topics:
      'veterin|uzgaj|odgaj|šten|leglo|štal|farm|zoo|terarij|akvarij|povod|ogrlic|granul|konj|životinj|kastr|steriliz|cvjet|cvet|vrt|bašt|biljk|sjeme|seme|lukovic|grm|rasadnik|recept|umak|sos|jelo|jela|pečen|juh|sup|desert|meni|prženo|pržen|gril|roštilj|okus|ukus|sir|vino|pivo|mesar|turpij|čekić|bušilic|vijak|šaraf|ključ|pil|sifon|ventil|cijev|cev|boj|tkanin|vun|muzej|selo|rijek|reka|ulic|zaljev|otok|ostrv|planin|paket|mark|model|motor|roman|pasmin',
    hazards:
      'stepen|stuba|gred|led|klizav|sklisk|mokr|pod|podrum|vrat|strop|plafon|prag|brd|put|cest|ljut|vruć|strm|glav',
  },
  sl: {
    insults:
      'psic|kuzl|svinj|praši|krav|osel|osl|koz|podgan|kač|gad|kokoš|petelin|puran|gos|rit|jajc|črnc|peder|pankrt|opic|ščurk|parazit|črv|žab|uši|govedo|ovc|ovn|pes|pse|čarovnic|vol',
    topics:
      'veterin|vzredit|mladič|leglo|hlev|kmetij|živalsk|terarij|akvarij|povod|ovratnic|briket|konj|žival|steriliz|cvet|vrt|rastlin|seme|čebulic|grm|drevesnic|recept|omak|jed|pečen|juh|sladic|meni|ocvrt|žar|dušen|okus|sir|vino|pivo|mesar|pil|kladiv|vrtalnik|vijak|ključ|žag|sifon|ventil|cev|barv|tkanin|volna|muzej|vas|rek|ulic|zaliv|otok|gor|paket|znamk|model|motor|roman|pasm',
    hazards: 'stopnic|tram|led|spolz|moker|mokr|tla|klet|vrat|strop|prag|hrib|pot|cest|pekoč|vroč|strm|glav',
  },
  da: {
    insults:
      'tæve|tispe|svin|gris|so|ko|køer|æsel|ged|buk|rotte|slange|hugorm|høne|hane|kalkun|gås|røv|numse|nosser|æg|sigøjner|jøde|bøsse|bastard|køter|hund|abe|kakerlak|parasit|orm|tudse|lus|får|heks',
    topics:
      'dyrlæge|opdræt|hvalp|kuld|stald|gård|zoo|terrarium|akvarium|snor|halsbånd|foder|hest|dyr|sterilis|blomst|have|plante|frø|løg|busk|planteskole|opskrift|sovs|ret|stegt|steg|suppe|dessert|menu|grill|smag|ost|vin|øl|slagter|fil|hammer|bor|skrue|nøgle|sav|vandlås|ventil|rør|maling|stof|uld|garn|museum|landsby|å|gade|bugt|ø|bjerg|pakke|mærke|model|motor|roman|race',
    hazards: 'trappe|trin|bjælke|is|glat|våd|gulv|kælder|dør|loft|tærskel|bakke|vej|stige|stærk|varm|stejl|hoved',
  },
  sv: {
    insults:
      'tik|tikar|tiken|svin|gris|sugga|ko|kor|kossa|åsna|get|bock|råtta|orm|huggorm|höna|tupp|kalkon|gås|röv|rumpa|ägg|zigenar|bög|bastard|hund|byracka|apa|kackerlack|parasit|mask|padda|lus|får|häxa',
    topics:
      'veterinär|uppföd|valp|kull|stall|gård|zoo|terrarium|akvarium|koppel|halsband|foder|häst|djur|sterilis|blom|trädgård|planta|växt|frö|lök|buske|recept|sås|rätt|stekt|stek|soppa|dessert|meny|grill|smak|ost|vin|öl|slaktar|fil|hammare|borr|skruv|nyckel|såg|vattenlås|ventil|rör|färg|tyg|ull|garn|museum|by|ås|gata|vik|ö|berg|paket|märke|modell|motor|roman|ras',
    hazards: 'trapp|steg|bjälk|is|hal|våt|golv|källar|dörr|tak|tröskel|backe|väg|stege|stark|het|brant|huvud',
  },
  no: {
    insults:
      'tispe|svin|gris|purke|ku|kyr|esel|geit|bukk|rotte|slange|hoggorm|høne|hane|kalkun|gås|ræv|rumpe|egg|sigøyner|jøde|soper|bastard|hund|kjøter|ape|kakerlakk|parasitt|mark|padde|lus|sau|heks|tøs',
    topics:
      'veterinær|dyrlege|oppdrett|valp|kull|fjøs|gård|zoo|terrarium|akvarium|bånd|halsbånd|fôr|hest|dyr|sterilis|blomst|hage|plante|frø|løk|busk|oppskrift|saus|rett|stekt|steik|suppe|dessert|meny|grill|smak|ost|vin|øl|slakter|fil|hammer|bor|skrue|nøkkel|sag|vannlås|ventil|rør|maling|stoff|ull|garn|museum|bygd|elv|gate|bukt|øy|fjell|pakke|merke|modell|motor|roman|rase',
    hazards: 'trapp|trinn|bjelke|is|glatt|våt|gulv|kjeller|dør|tak|terskel|bakke|vei|stige|sterk|varm|bratt|hode',
  },
  fi: {
    insults:
      'nartt|nart|sika|siat|sian|lehm|aasi|vuoh|pukki|rotta|käärme|kyy|kana|kukko|kalkkun|hanhi|muna|kives|mustalai|neeker|juuta|hintti|äpärä|koira|rakki|apina|torakka|loine|mato|rupikonna|täi|lammas|noita|ämmä',
    topics:
      'eläinlääk|kasvatta|pentu|penn|pentue|navetta|talli|maatila|eläintarha|terraario|akvaario|hihna|pant|ruoka|hevo|eläin|steriloi|kukk|puutarha|kasvi|siemen|sipuli|pensa|taimi|resepti|kastike|annos|paist|keitto|jälkiruoka|menu|lista|grill|hauduet|maku|maist|juusto|viini|olut|teurasta|viila|vasara|pora|ruuvi|avain|saha|vesilukko|venttiili|putki|maali|kangas|villa|lanka|museo|kylä|joki|katu|lahti|saari|vuori|paketti|merkki|malli|moottori|romaani|rotu',
    hazards:
      'portai|rappu|askel|palk|jää|liuka|märk|lattia|kellari|ovi|katto|kynnys|mäki|tie|tikk|tuli|kuuma|jyrkk|pää',
  },
  et: {
    insults:
      'emane|lita|siga|sea|lehm|eesel|kits|sokk|rott|madu|rästik|kana|kukk|kalkun|hani|tagumik|muna|mustla|neeger|juut|pede|värdjas|koer|krants|ahv|prussak|parasiit|uss|kärnkonn|täi|lammas|nõid',
    topics:
      'loomaarst|kasvata|kutsika|pesakond|laut|tall|talu|loomaaed|terraarium|akvaarium|rihm|kaelarihm|toit|hobu|loom|steriliseer|õi|lill|aed|taim|seeme|sibul|põõsa|retsept|kaste|roog|praa|supp|magustoit|menüü|grill|hauta|mait|juust|vein|õlu|lihunik|viil|haamer|puur|kruvi|võti|saag|sifoon|ventiil|toru|värv|kangas|vill|lõng|muuseum|küla|jõgi|tänav|laht|saar|mägi|pakk|mark|mudel|mootor|romaan|tõug',
    hazards: 'trepp|aste|tala|jää|libe|märg|põrand|kelder|uks|lagi|lävi|mägi|tee|redel|terav|kuum|järsk|pea',
  },
  lv: {
    insults:
      'kuce|cūk|govs|ēzel|kaza|āzis|žurk|čūsk|odze|vist|gaili|tītar|zos|dibe|pakaļ|ola|čigān|nēģer|žīd|pede|bastard|suns|suņ|krancis|pērtiķ|tarakān|parazīt|tārp|krup|uts|ait|ragan|muļķ',
    topics:
      'veterinār|audzētāj|kucēn|metien|kūt|staļļ|sēt|zoodārz|terārij|akvārij|pavad|kaklasiks|barīb|zirg|dzīvniek|steriliz|zied|puķ|dārz|augs|augi|sēkl|sīpol|krūm|recept|mērc|ēdien|cept|cepet|zup|desert|ēdienkart|grill|sautēt|garš|sier|vīn|alus|miesniek|vīl|āmur|urb|skrūv|atslēg|zāģ|sifon|ventil|caurul|krās|audum|vilna|muzej|ciem|up|iel|līc|sala|kaln|paka|mark|model|motor|romān|šķirn',
    hazards: 'kāpn|pakāp|sij|led|slid|slapj|grīd|pagrab|durv|griest|slieksn|kaln|ceļ|ass|karst|stāv|galv',
  },
  lt: {
    insults:
      'kalė|kales|kalyt|kiaul|paršas|karv|asil|ožk|ožys|žiurk|gyvat|angis|višt|gaid|kalakut|žąs|subin|šikn|kiauš|čigon|žyd|pyder|bastard|šun|šuo|beždžion|tarakon|parazit|kirm|rupūž|utėl|avis|ragan|kvail',
    topics:
      'veterinar|veisėj|šuniuk|vada|tvart|ūkis|zoologij|terarium|akvarium|pavad|antkakl|pašar|arkl|gyvūn|steriliz|žyd|gėl|sod|augal|sėkl|svogūn|krūm|recept|padaž|patiekal|kept|keps|sriub|desert|meniu|grill|trošk|skon|sūr|vyn|alus|mėsinink|dild|plakt|gręžt|varžt|rakt|pjūkl|sifon|ventil|vamzd|daž|audin|vilna|muziej|kaim|up|gatv|įlank|sala|kaln|siunt|mark|model|varikl|roman|veisl',
    hazards: 'laipt|pakop|sij|led|slid|šlap|grind|rūs|dur|lub|slenkst|kaln|keli|aštr|karšt|stat|galv',
  },
  el: {
    insults:
      'σκύλ|σκυλ|γουρούν|γουρουν|αγελάδ|γάιδ|κατσίκ|τράγο|αρουραί|φίδ|οχιά|κότα|κόκορ|γαλοπούλ|χήνα|αυγ|γύφτ|τσιγγάν|μαύρ|εβραί|τρανς|ομο|πούστ|μπάσταρδ|μαϊμού|κατσαρίδ|παράσιτ|σκουλήκ|βάτραχ|ψείρ|βόδι|πρόβατ|μάγισσ',
    topics:
      'κτηνίατρ|εκτροφ|κουτάβ|γέννα|στάβλ|φάρμα|ζωολογικ|τερράριουμ|ενυδρεί|λουρί|κολάρο|τροφή|άλογ|ζώο|ζώα|στείρωσ|ανθ|λουλούδ|κήπο|φυτ|σπόρο|βολβ|θάμν|φυτώρι|συνταγ|σάλτσ|πιάτο|πιάτα|ψητ|σούπ|γλυκό|μενού|τηγαν|σχάρα|γεύσ|τυρί|κρασί|μπύρα|χασάπ|λίμα|σφυρί|τρυπάν|βίδ|κλειδί|πριόν|σιφόν|βαλβίδ|σωλήν|μπογιά|ύφασμ|μαλλί|μουσεί|χωριό|ποτάμ|κόλπ|νησί|βουν|δέμα|μάρκα|μοντέλ|κινητήρ|μυθιστόρ|ράτσα',
    hazards:
      'σκάλ|σκαλοπάτ|δοκάρ|πάγο|γλιστρ|βρεγμέν|πάτωμα|υπόγει|πόρτα|ταβάν|κατώφλι|λόφο|δρόμο|πικάντ|καυτ|απότομ|κεφάλ',
  },
  pt: {
    insults:
      'cadela|cachorr|porc|porca|vaca|burr|cabra|cabr|bode|rata|rato|cobra|víbora|galinh|galo|peru|ganso|cu|bunda|rabo|ovo|colh|tomates|preto|bicha|viado|veado|bastard|macac|barata|parasit|verme|sapo|piolho|boi|ovelha|cão|cães|punhet|bruxa|piranha|galinha|pica|jumento',
    topics:
      'veterinári|criador|filhote|ninhada|cachorrinh|estábul|quinta|fazenda|zoo|terrário|aquário|trela|coleira|ração|cavalo|anima|esteril|castr|flor|jardim|planta|semente|bolbo|bulbo|arbusto|viveiro|receita|molho|prato|assad|sopa|sobremesa|menu|ementa|cardápio|grelhad|frit|guisad|sabor|queijo|vinho|cerveja|talho|açougue|bacalhau|lima|martelo|broca|furadeira|parafuso|chave|serra|sifão|válvula|tubo|cano|tinta|tecido|lã|fio|museu|aldeia|vila|rio|baía|ilha|monte|encomenda|marca|modelo|motor|romance|raça|peixe',
    hazards:
      'escada|degrau|viga|gelo|escorreg|molhad|chão|cave|porão|porta|teto|soleira|ladeira|caminho|picante|quente|estrada|cabeça',
  },
  tr: {
    insults:
      'köpek|it|domuz|inek|eşek|keçi|teke|fare|sıçan|yılan|engerek|tavuk|horoz|hindi|kaz|kıç|yumurta|çingene|zenci|yahudi|ibne|piç|maymun|hamamböceği|parazit|solucan|kurbağa|bit|öküz|koyun|sığır|cadı|ayı|dana',
    topics:
      'veteriner|yetiştiric|yavru|ahır|çiftlik|hayvanat|teraryum|akvaryum|tasma|mama|at |hayvan|kısırlaş|çiçek|açtı|bahçe|bitki|tohum|soğan|çalı|fidan|tarif|sos|yemek|yemeğ|kızart|çorba|tatlı|menü|ızgara|haşla|lezzet|tad|peynir|şarap|bira|kasap|köfte|eğe|çekiç|matkap|vida|anahtar|testere|sifon|vana|boru|boya|kumaş|yün|müze|köy|nehir|sokak|körfez|ada|dağ|kargo|marka|model|motor|roman|cins',
    hazards: 'merdiven|basamak|kiriş|buz|kaygan|ıslak|zemin|bodrum|kapı|tavan|eşik|yokuş|yol|acı|sıcak|dik|baş',
  },
  vi: {
    insults:
      'chó|lợn|heo|bò|lừa|dê|chuột|rắn|gà|ngỗng|vịt|đít|mông|trứng|khỉ|gián|giun|cóc|chấy|trâu|cừu|phân|phù thủy|mọi|bê đê',
    topics:
      'thú y|trại|giống|con non|chuồng|nông trại|sở thú|bể|dây dắt|vòng cổ|thức ăn|ngựa|thú|đẻ|hoa|nở|vườn|cây|hạt|củ|bụi|công thức|sốt|món|nướng|canh|súp|tráng miệng|thực đơn|chiên|xào|luộc|vị|ngon|phô mai|rượu|bia|thịt|lòng|giũa|búa|khoan|vít|chìa|cưa|van|ống|sơn|vải|len|bảo tàng|làng|sông|phố|vịnh|đảo|núi|kiện|hiệu|mẫu|máy|tiểu thuyết',
    hazards: 'cầu thang|bậc|xà|băng|trơn|ướt|sàn|hầm|cửa|trần|ngưỡng|dốc|đường|cay|nóng|đầu',
  },
  ja: {
    insults:
      '犬|雌犬|メス犬|豚|牛|馬|ヤギ|鼠|ネズミ|蛇|ヘビ|鶏|尻|ケツ|卵|玉|猿|サル|ゴキブリ|虫|蛙|カエル|羊|ブタ|魔女|死ね|ちんこ|たま',
    topics:
      '獣医|ブリーダー|子犬|仔犬|匹|産み|牧場|動物|水族|首輪|リード|餌|フード|花|咲|庭|植物|種|球根|苗|レシピ|ソース|料理|焼|スープ|デザート|メニュー|揚げ|煮|味|美味|おいし|チーズ|ワイン|ビール|肉|ホルモン|ケーキ|やすり|ハンマー|ドリル|ネジ|のこ|管|塗料|布|毛糸|博物館|村|川|湾|島|山|小説|品種',
    hazards: '階段|段差|梁|氷|滑|濡れ|床|地下|ドア|天井|敷居|坂|道|辛|熱|頭',
  },
};
