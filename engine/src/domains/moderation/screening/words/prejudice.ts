import type { Locale } from '@app/contracts/common';

/** Contempt for groups of people, in any order: “lazy X”, “these thieving X”, “X are all criminals”. Nouns, not adjectives: a dirty Turkish bath offends nobody. */
interface PrejudiceWords {
  contempt: string;
  groups: string;
  /** “Fat as a pig”: the comparison that makes a person an animal. */
  likened: string;
  /** Sent back to a hole, a cave or a zoo. */
  sentBack: string;
}

const PREJUDICE: Partial<Record<Locale, PrejudiceWords>> = {
  en: {
    contempt:
      'dirty|filthy|stinking|smelly|lazy|greedy|thieving|lying|fucking|bloody|goddamn|disgusting|subhuman|uncivilized|uncivilised|criminal|stupid|worthless|scheming|barbaric|illiterate',
    groups:
      'jews|gypsies|arabs|muslims|blacks|immigrants|migrants|foreigners|refugees|mexicans|africans|pakis|pakistanis|turks|albanians|romanians|ukrainians|gays|lesbians|homosexuals|queers|negroes|latinos|somalis|nigerians|kurds|syrians|bulgarians|slavs|hindus|hispanics|homos|trannies|asians|jew|gypsy|arab|muslim|immigrant|migrant|foreigner|refugee|mexican|paki|pakistani|albanian|romanian|turk|transgender|transgenders|transvestite|trannies|trans freaks|transgender freaks',
    likened:
      '(dumb|thick|stupid|fat|ugly|dense) as (a|an|two|pig|dog)? (pig|pigs|pigshit|shit|rock|rocks|brick|bricks|cow|whale|hippo|donkey|dog|post|plank|planks|short planks|sin|mule|stump)',
    sentBack:
      '(crawl|go|get|slither|climb|creep) back .. (hole|cave|sewer|swamp|jungle|zoo|cage|gutter|rock you|pigsty|trees|tree)',
  },
  de: {
    contempt:
      'dreckig*|stinkend*|faul*|klauend*|diebisch*|verlogen*|gierig*|geizig*|scheiß*|verdammt*|kriminell*|widerlich*|minderwertig*|ungewaschen*|asozial*|dumm*|verlaust*|versifft*|primitiv*',
    groups:
      'juden|zigeuner*|araber*|muslime*|moslems|schwarze|schwarzen|neger*|ausländer*|asylanten|flüchtlinge*|migranten|türken|polen|rumänen|bulgaren|albaner|afrikaner*|syrer|afghanen|russen|ukrainer|chinesen|inder|homos|schwule|schwulen|lesben|kurden|marokkaner|tschetschenen|pakistaner|vietnamesen|niggerpack|nigger|jude|araber|türke|pole|rumäne|bulgare|albaner|syrer|afghane|russe|ukrainer|chinese|schwuler|marokkaner|moslem|transe|transen|pakistaner|vietnamese|kurde|serbe|grieche',
    likened:
      '(dumm|fett|blöd|dämlich|hässlich|doof|strunzdumm) wie (ein|eine|ne|n|die|das)? (brot|stroh|sau|schwein|kuh|wal|esel|bohnenstroh|scheiße|stück|walross|nilpferd|nacht|mastschwein|ochse|schiff|dreck)',
    sentBack:
      '(kriech*|geht|geh|verzieht|verzieh|zurück|ab) .. (in euer loch|in dein loch|in eure höhle|in deine höhle|in den busch|in die gosse|in den zoo|auf die bäume|in den urwald|in den stall|in euren stall|unter euren stein)',
  },
  pl: {
    contempt:
      'brudn*|smierdzac*|leniw*|zlodziejsk*|klamliw*|parszyw*|chciw*|jeban*|pierdol*|cholern*|podl*|zasran*|obrzydliw*|glup*|bezczeln*|wszaw*|zawszon*|dzik*|prymitywn*',
    groups:
      'zyd*|zydzi|cygan*|cyganie|arab*|arabowie|muzulman*|murzyn*|czarni|czarnych|czarnuch*|imigran*|uchodzc*|obcokrajow*|turkow|turki|turcy|ukraincy|ukraincow|ukraincom|rumun*|bialorusin*|rosjan*|ruskich|ruskie swinie|ruscy|niemcy|niemcow|afrykan*|hindus*|chinczy*|wietnamcy|wietnamcow|azjat*|gejow|geje|pedalow|pedaly|lesb*|ciapak*|ciapat*|gruzin*|homos|turek|arab|rumun|ruski|ukrainiec|niemiec|murzyn|hindus|wietnamiec|chinczyk|gruzin|bialorusin|rosjanin|transy|trans|transwest*',
    likened:
      '(glup*|tlust*|grub*|brzydk*|tep*|durn*) jak (but|buty|swinia|swinie|krowa|krowy|wieprz|noc|osiol|baran|barany|tuczni*|knur|locha|stodola|kloc|pien|wieloryb|worek)',
    sentBack:
      '(wracaj*|wlaz*|idz*|wypad|won|spierd*|wynocha|wynos*|schowaj*) .. (do nory|do swojej nory|do rynsztok*|do dziury|do zoo|na drzewo|na drzewa|do dzungli|do chlewu|do klatki|do obory|do swojego chlewu)',
  },
  cs: {
    contempt:
      'špinav*|smrad*|líní|lín*|zloděj*|prolhan*|zasran*|posran*|chamtiv*|hnusn*|odporn*|zavšiven*|zkurven*|zatracen*|podřadn*|blb*|primitivn*|drz*|nemakačenk*',
    groups:
      'židi|židy|židům|židů|žid|židáci|cikán*|cigán*|cigoš*|arabové|araby|arabů|arabům|muslim*|negři|negry|negrů|negr|černoš*|černoch*|černý huby|ukrajinc*|ukáčk*|rusáci|rusáky|vietnamc*|vietnamci|rákosníci|rumuni|turci|migrant*|imigrant*|uprchlí*|cizinc*|buzerant*|buzny|buzíci|teplouš*|lesby|slováci|poláci|skopčáci|romové|romy|romáci|čmoud*|turek|turci|arab|rus|ukrajinec|polák|vietnamec|rumun|maďar|afghánec|pákistánec|ind|albánec|čečenec|transk*|transvest*',
    likened:
      '(blb*|tlust*|hloup*|tup*|oškliv*|škared*|pitom*) jak* (tágo|prase|prasata|kráva|krávy|poleno|necky|troky|vůl|sud|bečka|noc|pytel|dub|velryba|čuně|tele|bota|patník|šutr|dřevo|slon|štoudev|svině)',
    sentBack:
      '(zalez*|vra*|táhn*|bež*|běž*|jdi|jděte|vlez*) .. (do díry|do nory|do kanálu|na strom|na stromy|do džungle|do chlíva|do zoo|do klece|do jeskyně|do pralesa)',
  },
  sk: {
    contempt:
      'špinav*|smradľav*|smrad*|leniv*|zlodej*|klamár*|zasran*|posrat*|chamtiv*|hnusn*|odporn*|zavšiven*|skurven*|prekliat*|podradn*|sprost*|primitívn*|drz*',
    groups:
      'židi|židov|židom|žid|židáci|cigán*|cigáň*|cigoš*|arabi|arabov|arabom|moslim*|negri|negrov|neger|černoš*|černoch*|ukrajinc*|ukáč*|rusáci|rusákov|vietnamc*|rumuni|turci|migrant*|imigrant*|utečenc*|cudzinc*|buzerant*|buzny|teploš*|lesby|česi|maďari|maďarov|poliaci|rómovia|rómov|čmud*|čmoud*|turek|turci|arab|rus|ukrajinec|poliak|vietnamec|rumun|maďar|afganec|pakistanec|ind|albánec|čech|transk*|transvest*',
    likened:
      '(sprost*|tlst*|tučn*|hlúp*|tup*|škared*|blb*|pripečen*) ako (peň|prasa|prasatá|krava|kravy|poleno|vôl|sud|bečka|noc|vrece|dub|veľryba|teľa|topánka|slon|sviňa|dlaha|motyka|tĺk|brav)',
    sentBack:
      '(zalez*|vrá*|tiahni*|ťahaj*|choď*|vlez*|bež*) .. (do diery|do nory|do kanála|na strom|na stromy|do džungle|do chlieva|do zoo|do klietky|do jaskyne|do pralesa)',
  },
  hu: {
    contempt:
      'büdös|mocskos|koszos|lusta|tolvaj|hazug|kapzsi|rohadt|szaros|undorító|tetves|retkes|kurva|kibaszott|alsóbbrendű|buta|hülye|primitív|bűnöző|élősködő|piszkos|szutykos',
    groups:
      'zsidó*|cigány*|cigó*|arab*|muszlim*|muzulmán*|néger*|migráns*|bevándorló*|menekült*|külföldi*|román*|oláh*|ukrán*|orosz*|szerb*|szlovák*|tót*|török*|kínai*|vietnámi*|indiai*|buzi*|homokos*|leszbikus*|meleg*|roma|romák*|afrikai*|albán*|transz*|travesztit*|szír*|afgán*|pakisztáni*|lengyel*',
    likened:
      '(hülye|buta|kövér|ronda|ostoba|csúnya|dagadt|dagi|rusnya|büdös) mint (a|az|egy)? (tök|disznó|malac|tehén|bálna|föld|seggem|szamár|ökör|birka|liba|éjszaka|varangy|béka|csizma|víziló|hordó|bűn|görény|borz)',
    sentBack:
      '(menj*|mássz*|takarodj*|húzz*|vissza) .. (lyukba|lyukadba|odúba|csatornába|fára|dzsungelbe|ólba|állatkertbe|ketrecbe|barlangba|putriba|lyukatokba)',
  },
  ro: {
    contempt:
      'imputit*|împuțit*|jegos*|murdar*|lenes*|leneș*|hoti|hoți|mincinos*|lacom*|nenorocit*|puturos*|scarbos*|scârbos*|nespalat*|nespălat*|prosti|proști|borât*|ordinar*|infract*|spurcat*|primitiv*|cretini*',
    groups:
      'evrei*|jidan*|tigan*|țigan*|tiganii|arabi*|arabii|musulman*|negri|negrii|cioroi*|imigrant*|refugiati*|refugiați*|straini|străini*|unguri*|ungurii|bozgor*|ucraineni*|rusi|ruși*|turci*|bulgari|chinezi*|nepalezi*|vietnamezi*|pakistanezi*|indieni*|poponari*|homosexuali*|gay|lesbiene*|rromi*|romi|moldoveni*|olteni|evreu|jidan|tigan|țigan|arab|musulman|negru|cioroi|imigrant|ungur|rus|turc|ucrainean|chinez|nepalez|poponar|homosexual|travestit*|moldovean',
    likened:
      '(prost*|proast*|gras*|grasă|urât*|urat*|tâmpit*|tampit*|bou) (ca|cat|cât) (o|un)? (noaptea|scroafa|scroafă|porc*|vaca|vacă|oaia|oaie|bou*|cizma|gard|butoi|balena|balenă|magar*|măgar*|dracu*|hipopotam|capra|capră|zidul|pământul)',
    sentBack:
      '(intoarce*|întoarce*|du te|duceti va|duceți vă|mars|marș|inapoi|înapoi|carati va|cărați vă) .. (in gaura|în gaură|in gaură|in canal|în canal|in copac|în copac|in copaci|în copaci|in jungla|în junglă|in cocina|în cocină|in pestera|în peșteră|la zoo|in satra|în șatră)',
  },
  bg: {
    contempt:
      'мръсн*|смрадлив*|смърдящ*|смърдлив*|мързелив*|крадлив*|лъжлив*|алчн*|скапан*|шибан*|гадн*|гнусн*|въшлив*|долн*|проклет*|тъпи|прост*|примитивн*|нагл*|вонящ*',
    groups:
      'евреи*|чифут*|цигани*|циганите|манга*|араби*|арабите|мюсюлман*|негри*|негрите|чернилк*|мигранти*|имигранти*|бежанци*|чужденци*|турци*|турците|украинци*|руснаци*|румънци*|македонци*|сърби*|албанци*|китайци*|виетнамци*|индийци*|пакистанци*|гейове*|педерасти*|педали*|лесбийки*|роми*|ромите|африканци*|турчин|циганин|евреин|негър|арабин|украинец|руснак|румънец|македонец|сърбин|албанец|китаец|педераст|педал|травестит*|мангал',
    likened:
      '(тъп*|дебел*|глупав*|грозн*|прост*) (като|кат) (галош|свиня|прасе|крава|бъчва|гъз|пън|магаре|вол|нощта|патка|кокошка|кит|слон|гьон|овца|тухла|задник|буре|бивол)',
    sentBack:
      '(върни*|върнете*|връщай*|марш|бягай*|пълзи*|пълзете|прибирай*) .. (в дупката|в дупката си|в канала|на дървото|по дърветата|в джунглата|в кочината|в зоопарка|в клетката|в пещерата|в гетото|в помията)',
  },
  da: {
    contempt:
      'beskidte|stinkende|dovne|tyvagtige|løgnagtige|grådige|fucking|skide|forbandede|klamme|ulækre|kriminelle|dumme|primitive|usle|møg|ledede|lusede|satans',
    groups:
      'jøder*|sigøjnere*|arabere*|muslimer*|sorte|negre*|negere*|indvandrere*|flygtninge*|udlændinge*|tyrkere*|somaliere*|polakker*|rumænere*|perkere*|afrikanere*|pakistanere*|syrere*|kurdere*|russere*|ukrainere*|kinesere*|homoer*|bøsser*|lebber*|grønlændere*|svenskere*|migranter*|romaer*|indere|jøde|sigøjner|araber|muslim|neger|tyrker|perker|polak|rumæner|somalier|transe|transer|russer|pakistaner',
    likened:
      '(dum|fed|dumme|fede|grim|grimme|tyk) som (en|et)? (dør|gris|svin|ko|bræt|hval|hest|so|spand|tønde|æsel|hovedet|natten|flodhest|høne|pose)',
    sentBack:
      '(kryb|gå|kravl|skrid|kom|rejs) tilbage .. (hul|hullet|kloakken|hule|hulen|junglen|træerne|zoo|svinestien|stalden|rendestenen)',
  },
  no: {
    contempt:
      'skitne|stinkende|late|tyvaktige|løgnaktige|grådige|jævla|forbanna|ekle|motbydelige|kriminelle|dumme|primitive|lusete|satans|helvetes',
    groups:
      'jøder*|sigøynere*|arabere*|muslimer*|svarte|svartinger|negre*|innvandrere*|flyktninger*|utlendinger*|tyrkere*|somaliere*|polakker*|rumenere*|pakkiser*|afrikanere*|pakistanere*|syrere*|kurdere*|russere*|ukrainere*|kinesere*|homoer*|homser*|lesber*|samer|svensker*|migranter*|indere|jøde|sigøyner|araber|muslim|neger|tyrker|pakkis|polakk|rumener|somalier|transe|transer|russer',
    likened:
      '(dum|feit|dumme|feite|stygg|tjukk) som (en|et|ei)? (brød|gris|ku|stokk|hval|hest|purke|brett|tønne|esel|natta|flodhest|dør|høne|sau|strømpe)',
    sentBack:
      '(kryp|gå|kravl|dra|reis) tilbake .. (hull|hullet|kloakken|hule|hulen|jungelen|trærne|zoo|grisebingen|fjøset|rennesteinen)',
  },
  sv: {
    contempt:
      'smutsiga|stinkande|lata|tjuvaktiga|ljugande|giriga|jävla|förbannade|äckliga|vidriga|kriminella|dumma|primitiva|lusiga|satans|helvetes|snåla|illaluktande',
    groups:
      'judar*|judarna|zigenare*|araber*|muslimer*|svarta|svartskallar*|negrer*|invandrare*|flyktingar*|utlänningar*|turkar*|somalier*|polacker*|rumäner*|blattar*|afrikaner*|pakistanier*|syrier*|kurder*|ryssar*|ukrainare*|kineser*|homon|bögar*|flator*|lebbor*|romer*|samer*|finnar*|migranter*|indier*|danskar*|norrmän*|jude|zigenare|arab|muslim|neger|turk|blatte|polack|rumän|somalier|transa|transor|transorna|ryss|svartskalle|finne',
    likened:
      '(dum|fet|dumma|feta|ful|fula|tjock|korkad) som (en|ett)? (spån|gris|ko|tåg|val|häst|sugga|stock|tunna|åsna|natten|flodhäst|dörr|höna|får|säck|gås|korv|limpa|bräda)',
    sentBack:
      '(kryp|gå|kravla|åk|stick|dra|res) tillbaka .. (hål|hålet|kloaken|håla|hålan|djungeln|träden|zoo|svinstian|ladugården|rännstenen|grottan|grotta)',
  },
  es: {
    contempt:
      'sucios|sucias|asqueros*|apestos*|vagos|vagas|ladrones|mentiros*|avaros|codicios*|tacaños|putos|putas|malditos|inmund*|delincuentes|estúpidos|incultos|piojos*|cochinos|hediond*|salvajes|mugros*',
    groups:
      'judíos|judios|gitanos|gitanas|moros|moras|árabes|arabes|musulmanes|negros|negras|inmigrantes|refugiados|extranjeros|sudacas|panchitos|rumanos|africanos|chinos|marroquíes|marroquies|mexicanos|venezolanos|colombianos|bolivianos|peruanos|indios|maricones|gays|homosexuales|lesbianas|turcos|rusos|ucranianos|pakistaníes|haitianos|paraguayos|mapuches|moro|mora|gitano|gitana|judío|judio|sudaca|panchito|rumano|árabe|musulmán|maricón|marica|marroquí|turco|pakistaní|travelo|travesti',
    likened:
      '(tont*|gord*|fe*|burr*|estúpid*|estupid*|inútil|más tont*|más gord*|más fe*) (como|que) (una|un|el|la)? (vaca*|cerd*|piedra*|burro*|foca*|ballena*|puerc*|chanch*|zapato|mierda|pie|pecado|asno|mula|ladrillo|bota|culo|pato|poste)',
    sentBack:
      '(volved|vuelve*|vuelvan|regres*|vete|idos|arrástr*|métete|meteos) .. (a tu agujero|a vuestro agujero|a su agujero|a la cloaca|a la alcantarilla|a la selva|a la cueva|al árbol|al zoo|a la pocilga|al monte|al corral|a las cavernas|a tu jaula)',
  },
  fr: {
    contempt:
      'sales|puants|puantes|fainéants|fainéantes|voleurs|menteurs|crasseux|radins|cupides|putain de|maudits|dégueulasses|répugnants|délinquants|stupides|incultes|pouilleux|sauvages|arriérés|parasites|immondes',
    groups:
      'juifs|juives|gitans|gitanes|roms|arabes|musulmans|noirs|nègres|immigrés|migrants|réfugiés|étrangers|roumains|africains|chinois|turcs|marocains|algériens|tunisiens|maghrébins|pakistanais|indiens|russes|ukrainiens|polonais|albanais|homos|pédés|gouines|lesbiennes|homosexuels|bougnoules|asiatiques|syriens|afghans|beurs|rebeus|manouches|romanos|juif|gitan|arabe|rom|roumain|turc|marocain|algérien|immigré|migrant|bougnoule|pédé|travelo|trans|asiatique|chinois',
    likened:
      '(bête|bêtes|con|conne|cons|grosse|gros|moche|laide|laid|stupide|idiote|grasse|gras) comme (une|un|ses|leurs|tes|vos|la|le|mes)? (pieds|vache*|truie*|balai|manche|porc*|cochon*|baleine*|âne*|oie|dinde|pou|poux|pot|merde|chaussette*|bûche|lune|cul|thon|valise|panier|huître|moule|hippopotame|boulet|table)',
    sentBack:
      '(retourne*|retournez|rentre*|rentrez|repars|repartez|rampe*) .. (dans ton trou|dans votre trou|dans leur trou|dans ta grotte|dans votre grotte|aux égouts|dans les égouts|dans la jungle|au zoo|dans ta cage|dans vos cages|dans le caniveau|dans la porcherie|dans vos arbres|dans ton arbre|dans ta brousse|dans la savane)',
  },
  hr: {
    contempt:
      'prljav*|smrdljiv*|lijen*|lenj*|lopovsk*|lažljiv*|pohlepn*|usran*|zasran*|jeben*|odvratn*|gadn*|ušljiv*|proklet*|primitivn*|glup*|škrt*|nemakl*|bezobrazn*|divlj*',
    groups:
      '=židov*|jevrej*|čifut*|cigan*|cigani|cigo|arap*|musliman*|balij*|crnc*|crnci|crnac|crnčug*|crnčuge|migrant*|imigrant*|izbjeglic*|izbeglic*|stranc*|stranci|srb*|srbi|srbe|hrvat*|bosanc*|bosanci|bošnja*|albanc*|šiptar*|turc*|turci|kinez*|rumunj*|rumuni|bugar*|ukrajinc*|rusi|ruse|peder*|gejev*|lezb*|homić*|vlaj*|crnogorc*|slovenc*|romi|rome|nepalc*|indijc*|afrikanc*|turčin|srbin|hrvat|albanac|rom|rus|ukrajinac|čifutin|peder|transić*|travestit*|rumunj|bugarin|kinez',
    likened:
      "(glup*|debel*|ružn*|tup*|bedast*|lud*) (ko|kao|k o|k'o) (top|svinja|svinje|krava|krave|konj|noć|bačva|kit|tele|vol|magarac|ovca|kobila|stup|točak|kurac|krmača|slon|panj|noga|drvo|guska|ćuskija|bure|lopta|prase)",
    sentBack:
      '(vrat*|marš|mrš|puz*|gub*|bjež*|idi*|idite|nos*|zavuc*) .. (u rupu|u jazbinu|u kanalizaciju|na drvo|na drveće|u džunglu|u svinjac|u zoološki|u kavez|u špilju|u pećinu|u šumu|u štalu|u prašumu)',
  },
  nl: {
    contempt:
      'vieze|vuile|smerige|stinkende|luie|stelende|diefachtige|liegende|gierige|hebzuchtige|kut|kanker|tering|tyfus|rot|gore|achterlijke|criminele|domme|primitieve|asociale|walgelijke|verdomde|inhalige|laffe',
    groups:
      "joden|jood|zigeuners|arabieren|moslims|negers|zwarten|zwartjes|marokkanen|turken|buitenlanders|vluchtelingen|asielzoekers|polen|roemenen|bulgaren|antillianen|surinamers|afrikanen|chinezen|indiërs|pakistanen|syriërs|russen|oekraïners|albanezen|homo's|homos|flikkers|potten|lesbo's|koerden|somaliërs|belgen|duitsers|moffen|allochtonen|migranten|roma|turk|marokkaan|arabier|zigeuner|neger|pool|roemeen|moslim|flikker|jood|travo|transen|trans|rus|chinees|syriër|buitenlander",
    likened:
      '(dom|vet|lelijk|dik|stom|achterlijk|zo dom|zo vet|zo dik|zo lelijk) als (een|het|de)? (varken|koe|achtereind|kont|deur|os|ezel|walvis|zeug|bakbeest|nijlpaard|nacht|gans|stoeptegel|baksteen|rund|stront|poep|ton)',
    sentBack:
      '(kruip|ga|rot|donder|sodemieter|opgerot) .. (terug in je hol|terug in jullie hol|in je hol|naar het riool|in het riool|terug de boom|in de boom|naar de jungle|naar het oerwoud|naar de dierentuin|in je kooi|in de goot|naar je grot|in je grot|naar je varkensstal)',
  },
  pt: {
    contempt:
      'sujos|sujas|imund*|nojent*|fedorent*|fedid*|preguiços*|ladrões|mentiros*|gananc*|avarent*|malditos|malditas|putas|criminosos|estúpidos|ignorantes|porcos|selvagens|piolhos*|desgraçad*|safados|vagabundos|asqueros*',
    groups:
      'judeus|ciganos|ciganas|árabes|muçulmanos|pretos|pretas|negros|negras|crioulos|imigrantes|refugiados|estrangeiros|monhés|brasileiros|zucas|romenos|africanos|chineses|indianos|paquistaneses|nepaleses|angolanos|nordestinos|baianos|paraibas|bolivianos|venezuelanos|haitianos|gays|viados|bichas|paneleiros|sapatões|fufas|lésbicas|homossexuais|turcos|russos|ucranianos|índios|mouros|favelados|judeu|cigano|cigana|árabe|muçulmano|monhé|imigrante|zuca|romeno|indiano|paquistanês|nepalês|turco|viado|bicha|paneleiro|traveco|travesti|nordestino',
    likened:
      '(burr*|gord*|fei*|estúpid*|estupid*|tont*|bronc*) (como|que|que nem|feito|feita) (uma|um|a|o)? (porta|porca|porco|vaca|baleia|cavalo|pedra|jumento|jumenta|burro|calhau|penedo|pneu|bota|hipopótamo|leitoa|cavalgadura|capivara|mula|foca|trovões|cocô|diabo|bode)',
    sentBack:
      '(volt*|regress*|rasteja*|vão|vai|mete*) .. (para o buraco|pro buraco|para o teu buraco|para o vosso buraco|para o esgoto|pro esgoto|para a selva|pra selva|para a caverna|pra caverna|para a árvore|pra árvore|para o zoo|pro zoológico|para a pocilga|pro chiqueiro|para o chiqueiro|pra jaula|para a jaula|pra senzala|para a sarjeta|para a barraca)',
  },
  ru: {
    contempt:
      'грязн*|вонюч*|ленив*|воровск*|вороват*|лживы*|жадн*|сран*|поган*|паршив*|проклят*|мерзк*|тупые|тупых|тупым|чертов*|чёртов*|подлы*|дики*|вшив*|немыт*|черножоп*|преступн*|необразованн*|убоги*',
    groups:
      'евре*|жид*|цыган*|араб*|арабы|мусульман*|негр*|негры|чурк*|чурок|хач*|черномаз*|таджик*|узбек*|киргиз*|кавказц*|чечен*|дагестан*|азер*|армян*|грузин*|мигрант*|беженц*|иностранц*|нерусск*|гастарбайтер*|турк*|турки|турок|китайц*|вьетнамц*|индус*|хохл*|хохлы|украинц*|молдаван*|пиндос*|гомик*|педик*|пидор*|геи|геев|лесбиян*|румын*|поляк*',
    likened:
      '(туп*|жирн*|глуп*|страшн*|тупая|тупой) как (пробка|пробки|свинья|свиньи|корова|коровы|бревно|баран|бараны|сапог|валенок|пень|кит|ведро|бочка|жаба|табуретка|дерево|осёл|осел|сарай|боров|слон|кувалда|атомная война|смертный грех|чёрт|черт|дуб|полено)',
    sentBack:
      '(ползи*|ползите|вали*|возвращай*|убирай*|лезь*|лезьте|катись|катитесь|марш) .. (в нору|в свою нору|в канализацию|на пальму|на дерево|на деревья|в джунгли|в свинарник|в зоопарк|в клетку|в пещеру|в хлев|в помойку|в аул|в кишлак|под камень)',
  },
  uk: {
    contempt:
      'брудн*|смердюч*|лінив*|ледач*|злодійськ*|злодійкуват*|брехлив*|жадібн*|сран*|поган*|паршив*|проклят*|мерзенн*|тупі|тупих|клят*|підл*|дик*|вошив*|немит*|злочинн*',
    groups:
      'євре*|жид*|циган*|араб*|араби|мусульман*|негр*|негри|чурк*|хач*|чорномаз*|таджик*|узбек*|кавказц*|чечен*|азер*|вірмен*|грузин*|мігрант*|біженц*|переселенц*|іноземц*|турк*|турки|турків|китайц*|індус*|москал*|кацап*|росіян*|русн*|молдаван*|гомик*|педик*|підор*|геї|геїв|лесбі*|румун*|поляк*|мадяр*',
    likened:
      '(туп*|жирн*|дурн*|страшн*|товст*) (як|мов) (пробка|свиня|корова|колода|баран|чобіт|пень|кит|відро|бочка|жаба|осел|сарай|кнур|слон|дуб|поліно|валянок|двері)',
    sentBack:
      '(повзи*|повзіть|вертай*|повертай*|забирай*|лізь*|котись|котіться) .. (в нору|у свою нору|в свою нору|в каналізацію|на пальму|на дерево|у джунглі|в джунглі|в свинарник|у свинарник|в зоопарк|у клітку|в печеру|у хлів)',
  },
  tr: {
    contempt:
      'pis|kokan|leş|tembel|hırsız|yalancı|açgözlü|cimri|iğrenç|lanet|kahrolası|aşağılık|cahil|barbar|medeniyetsiz|şerefsiz|sapık|pislik|bitli|ilkel|suçlu|kokuşmuş',
    groups:
      'yahudiler*|araplar*|araplara|araplarla|çingeneler*|kürtler*|suriyeliler*|afganlar*|afganlı*|mülteciler*|göçmenler*|zenciler*|ermeniler*|rumlar*|yunanlar*|yunanlılar*|ruslar*|ukraynalılar*|çinliler*|hintliler*|pakistanlılar*|romanlar*|aleviler*|eşcinseller*|ibneler*|travestiler*|siyahlar*|yabancılar*|iranlılar*|iraklılar*|gavurlar*|afrikalılar*|lezler*|arap|yahudi|çingene|kürt|suriyeli|afgan|mülteci|zenci|ermeni|rum|yunan|roman|ibne|travesti|gavur',
    likened:
      '(domuz|inek|öküz|eşek|balina|manda|ayı|hayvan|camış|fil|odun|kütük|kazma|dana|fıçı) (gibi|kadar) (şişman|şişko|aptal|salak|çirkin|kaba|kilolu|yağlı|mal|tembel|pis|kokan|kafasız|kokuyor)',
    sentBack:
      '(deliğine|deliğinize|inine|ininize|lağıma|mağarana|mağaranıza|ormana|ağaca|ağacına|ağaçlara|ahıra|ahırınıza|kafesine|kafesinize|hayvanat bahçesine|dağa|dağınıza|çöplüğe) .. (dön*|gir*|git*|gid*|çık*)',
  },
  vi: {
    contempt:
      'bẩn thỉu|hôi hám|lười biếng|trộm cắp|ăn cắp|dối trá|tham lam|hạ đẳng|bần tiện|thấp kém|mọi rợ|man rợ|dơ bẩn|dơ dáy|hôi thối|ngu dốt|ngu si|tội phạm|bẩn|rác rưởi|khốn nạn|keo kiệt',
    groups:
      'người do thái|bọn do thái|lũ do thái|bọn da đen|lũ da đen|người da đen|bọn ả rập|lũ ả rập|bọn hồi giáo|lũ hồi giáo|bọn ấn độ|lũ ấn độ|bọn tàu|lũ tàu|bọn trung quốc|lũ trung quốc|bọn khựa|bọn đồng tính|lũ đồng tính|bọn gay|bọn bê đê|bọn dân tộc|lũ dân tộc|bọn nhập cư|lũ nhập cư|bọn miên|bọn campuchia|bọn lào|bọn hàn|bọn mỹ đen|bọn châu phi|lũ châu phi|bọn bắc kỳ|bọn nam kỳ|bọn di gan',
    likened:
      '(ngu|béo|xấu|mập|dốt|đần|bẩn|tham|lười) (như|hơn) (con)? (bò|lợn|heo|chó|trâu|ma|quỷ|khỉ|lừa|voi|hủi|cú|gấu|ỉn|cóc|ma lem|chuột cống)',
    sentBack:
      '(cút|biến|chui|quay|xéo|về) .. (về lỗ|lại lỗ|về cái lỗ|về hang|vào hang|về rừng|lên cây|xuống cống|về chuồng|vào chuồng|vào sở thú|về ổ)',
  },
  it: {
    contempt:
      'sporchi|sporche|puzzolenti|pigri|ladri|bugiardi|avari|tirchi|schifosi|schifose|maledetti|luridi|lerci|delinquenti|stupidi|ignoranti|incivili|pidocchiosi|selvaggi|parassiti|fottuti|bastardi',
    groups:
      'ebrei|zingari|zingare|arabi|musulmani|negri|neri|marocchini|immigrati|clandestini|extracomunitari|stranieri|rifugiati|rumeni|albanesi|africani|cinesi|indiani|pakistani|nigeriani|tunisini|rom|slavi|russi|ucraini|polacchi|gay|froci|lesbiche|omosessuali|terroni|meridionali|napoletani|turchi|beduini|cingalesi|ebreo|zingaro|zingara|arabo|musulmano|marocchino|immigrato|rumeno|albanese|frocio|turco|terrone|negro|clandestino|travestito',
    likened:
      '(stupid*|grass*|brutt*|scem*|ignorant*) (come|quanto) (una|un|la|il)? (capra|capre|maiale|maiali|vacca|mucca|balena|scrofa|asino|somaro|mulo|oca|gallina|fame|peste|porco|cesso|scarpa|sasso)',
    sentBack:
      "(torn*|striscia*|vai|andate|rientr*) .. (nel tuo buco|nel vostro buco|nella tua tana|nella vostra tana|nelle fogne|nella fogna|sull'albero|sugli alberi|nella giungla|allo zoo|nella gabbia|nel porcile|nella grotta|nelle caverne)",
  },
};

/** Bosnian and Serbian share the Croatian list. */
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** The lines that these words make for a language's list of hate, in every order, and for its list of insults. */
export function prejudiceLines(language: Locale): { hate: string[]; offensive: string[] } {
  const words = PREJUDICE[MODEL[language] ?? language];
  if (!words) return { hate: [], offensive: [] };
  const { contempt, groups, likened, sentBack } = words;
  return { hate: [`(${contempt}) (*)? (${groups})`, `(${groups}) (*)? (${contempt})`], offensive: [likened, sentBack] };
}
