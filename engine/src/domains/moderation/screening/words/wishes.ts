import type { Locale } from '@app/contracts/common';

/** Harm that is wished upon somebody without a word for killing: lorries, illness, a roof that falls. */
interface WishWords {
  /** “I hope”, “may”, “let”. */
  wish: string;
  /** What should come over them. */
  harm: string;
  /** Said of a people’s ways as a noun: “gypsy business”, “Jewish greed”; in full, with the adjective. */
  ethnic: string;
  vice: string;
}

const WISHES: Partial<Record<Locale, WishWords>> = {
  en: {
    wish: 'hope (you|he|she|they|your|his|her|their|the owner|the manager|a|the)|hopefully|wish (you|him|her|them)|may (you|he|she|they|your)',
    harm: 'truck|lorry|bus runs|train hits|run over|gets hit|get hit|cancer|tumour|tumor|stroke|heart attack|aids|plague|falls on your|collapses on|choke|never wake|suffer|in pain|painful|crash|die|rot|bleed|miscarr*|go blind|drop dead|fall down the stairs|break (a|your|his|her|their) (leg|neck|back)|roof falls|burn|burns',
    ethnic:
      'jewish|jew|gypsy|gipsy|arab|muslim|african|paki|pakistani|indian|chinese|polish|romanian|albanian|mexican|black|asian|turkish|russian|nigerian|faggot|gay|immigrant|migrant|foreign',
    vice: 'greed|greediness|tricks|trickery|scam|scams|scammers|swindle|swindlers|thieves|thievery|stinginess|mentality|stench|stink|mafia|filth|vermin|gang|invasion|bloodsuckers|usury|usurers|conspiracy|lies|liars|scum|trash|savages|money grabb*|penny pinch*|cheapness',
  },
  de: {
    wish: 'hoffentlich|(ich)? hoffe|wünsche (dir|euch|ihm|ihr|ihnen|dem|der|allen)|möge* (dich|euch|ihn|sie|der|die|dir)?|soll* (dich|euch|ihn|sie|dir|ihm)',
    harm: 'laster|lkw|lastwagen|überfahren|überfährt|krebs|tumor|schlaganfall|herzinfarkt|aids|pest|ersticken|erstickt|verrecken|verreckt|krepier*|unfall|tot|stirbt|sterbt|sterben|verrott*|verblut*|erblind*|dach (fällt|stürzt)|den hals br*|das genick|blitz|eingehen wie',
    ethnic:
      'jüdisch*|juden|zigeuner*|türkisch*|arabisch*|polnisch*|rumänisch*|russisch*|afrikanisch*|muslimisch*|schwule|ausländische|albanisch*|asylanten*',
    vice: 'gier|geldgier|habgier|abzocke|abzocker*|wucher*|betrüger*|diebe|diebesbande|mentalität|geiz|gestank|mafia|dreck|pack|bande|clan|clans|geschäftemacher*|halsabschneider*|blutsauger*|sippe|sippschaft|gesindel|invasion|verschwörung|tricks',
  },
  pl: {
    wish: 'oby|żeby|niech|mam nadzieję że|życzę (ci|wam|mu|jej|im|właśc*|szef*|temu)|abyś|abyście',
    harm: 'tir|tramwaj|autobus|pociąg przejech*|rozjedzie|rozjechał*|przejedzie|przejechał*|potrąci*|rak|raka|rakiem|zawał*|wylew*|guza|hiv|trąd|zaraza|zeżarł*|zeżre|pokręci*|połam*|udław*|udusił*|zadław*|skręcił* kark|sparaliżow*|oślep*|spadł*|runął|runie|zawaliła .. (łb*|głow*|łeb)|zawalił* .. (łb*|głow*|łeb)|zdech*|spłon*|zgni*|piorun|utop*|wyzdych*|umar*|umrz*|krew zalała|cierpie*',
    ethnic:
      'żydowsk*|cygańsk*|arabsk*|ukraińsk*|murzyńsk*|tureck*|rumuńsk*|rusk*|banderowsk*|muzułmańsk*|pedalsk*|gejowsk*|ciapat*|azjatyck*',
    vice: 'mentalność*|chciwość*|skąpstw*|lichw*|oszust*|złodziejstw*|krętactw*|szwindel*|kombinator*|mafia|mafię|banda|bandę|smród|brud|syf|hołota|dzicz|sztuczki|metody|spisek|robactwo|najazd|zaraza|pazerność*|wyzysk*|sk*rwysy*|plemię|nasienie|ścierwo',
  },
  cs: {
    wish: 'ať|kéž|doufám|snad|přeju|přeji|aby',
    harm: 'kamion|náklaďák|tramvaj|vlak přejel*|přejede|přejel*|srazí|srazil*|rakovin*|nádor*|mrtvic*|infarkt*|mor|hiv|udus*|zadus*|oslep*|ochrn*|zlom* (vaz|nohu|nohy|krk)|spadne na hlavu|spadne na (vás|tebe)|blesk|trefí šlak|šlak trefí|klepne|umř*|chcíp*|zdech*|shnij*|trp*|zkape*|zkap*|pojde*',
    ethnic:
      'židovsk*|cikánsk*|cigánsk*|arabsk*|ukrajinsk*|vietnamsk*|muslimsk*|negersk*|tureck*|rumunsk*|romsk*|ruské|buzerantsk*|teploušsk*',
    vice: 'lichv*|lakot*|chamtivost*|vychcan*|mentalit*|podvod*|zloděj*|křiváctv*|mafi*|band*|smrad*|špín*|pakáž*|verbež*|sběř*|metody|triky|svině|spiknutí|invaze|držgrešl*|chátra|lůza|hrabiv*',
  },
  sk: {
    wish: 'nech|kiež|dúfam|snáď|prajem|aby|želám',
    harm: 'kamión|nákladiak|električka|vlak prejd*|prejde|prešl*|zrazí|zrazil*|rakovin*|nádor*|mŕtvic*|porážk*|infarkt*|mor|hiv|udus*|zadus*|oslep*|ochrn*|zlom* (väz|nohu|nohy|krk)|spadne na hlavu|spadne na (vás|teba)|blesk|trafí šľak|šľak trafí|umr*|zdoch*|skap*|zhnij*|trp*',
    ethnic:
      'židovsk*|cigánsk*|arabsk*|ukrajinsk*|vietnamsk*|moslimsk*|negersk*|tureck*|rumunsk*|rómsk*|maďarsk*|ruské|buzerantsk*|teplošsk*',
    vice: 'úžer*|lakomosť*|lakomstv*|chamtivosť*|mentalit*|podvod*|zlodej*|špekulác*|špekulant*|mafi*|band*|smrad*|špin*|pakáž*|zberb*|háveď|metódy|triky|svine|sprisahan*|invázi*|chátra|lúza|hrabiv*',
  },
  hu: {
    wish: 'remélem|bárcsak|kívánom|hogy|legyen|kívánok|csak|inkább',
    harm: 'kamion .. (elüssön|elüt|elüti|át)|(elüssön|elüt) .. (kamion|busz|vonat|villamos)|elgázol*|rákos leszel|rákot kap*|rákos legy*|rákod|agyvérz*|szívroham*|daganat*|leprás*|megfullad*|fulladj*|megvakul*|lebénul*|kitöri .. nyak*|nyakad|rád szakad*|rátok szakad*|rád dől*|rátok dől*|villám csap*|megdögl*|dögöl*|megrohad*|elpusztul*|szenvedj*|kínok között|felrobban*',
    ethnic: 'zsidó|cigány|arab|román|oláh|ukrán|néger|muszlim|migráns|kínai|buzi|török|orosz|tót',
    vice: 'uzsora|uzsorás*|kapzsiság*|mentalitás*|csalás*|csaló*|tolvaj*|tolvajbanda|maffia*|banda|bandája|bűz|kosz|csürhe|trükk*|módszer*|mocsok|hordák|horda|fajzat*|fajta|söpredék|összeesküv*|pénzéhség|banditák|smucig*|zsugori*',
  },
  ro: {
    wish: 'sper|să|dea dumnezeu|de v ar|de te ar|de ar|fie',
    harm: 'calce (un)? (tir|tren|mașin*|camion*|autobuz*)|tir|cancer|cancerul|cancere|infarct*|avc|tumor*|ciumă|ciuma|sufoc*|înec*|orb*|paraliz*|rupi gâtul|rupeți gâtul|frângi gâtul|cadă (tavanul|acoperișul)|trăsnească|mori|muriți|moară|putrez*|crăpi|crăpați|crape|suferi*|dea (boala|strechea|damblaua)',
    ethnic:
      'jidovesc|jidovească|jidănești|evreiesc|evreiască|evreiești|țigănesc|țigănească|țigănești|tiganesc|tiganeasca|arăbesc|turcesc|musulman|unguresc|ungurească|rusesc|poponăresc',
    vice: 'lăcomi*|zgârcenie|zgârceni*|mentalitate*|șmecheri*|hoți*|furt*|ciordeal*|escrocheri*|mafi*|bandă|bande|put*re|duhoare|mizeri*|metod*|apucătur*|tertip*|șatr*|cămăt*|tupeu*|nesimțir*|nație|neam',
  },
  bg: {
    wish: 'дано|да|нека|надявам се|пожелавам|желая',
    harm: 'камион|тир|блъсне|блъснат|прегази|прегазят|сгази|рак|инфаркт|инсулт|тумор|чума|задави*|удави*|ослепе*|парализ*|счупи* врата|падне таван*|падне на глав*|гръм удари|гръмне|пукне*|умре*|умир*|изгние*|гние*|страда*|хване рак|тресне|отрови* се',
    ethnic:
      'еврейск*|чифутск*|циганск*|арабск*|турск*|украинск*|руск*|мюсюлманск*|негърск*|румънск*|педерастк*|гейск*|ромск*|сирийск*|мангалск*',
    vice: 'алчност*|лихвар*|мошен*|измам*|кражб*|крадц*|стиснатост*|манталитет*|мафи*|банд*|смрад*|мръсоти*|сган|сганта|номер*|методи|тарикатл*|паплач|боклуц*|нашестви*|шмекер*|далавер*|гадост*|воня|скръндзавост*',
  },
  da: {
    wish: 'håber|gid|ønsker|må|forhåbentlig',
    harm: 'lastbil .. (køre*|rammer|over)|bil .. kører (dig|jer|ham|hende|dem)|kører (dig|jer|ham|hende|dem) (ned|over)|kræft|tumor|hjerteanfald|blodprop|pest|aids|kvæles|kvælt|blind|lam|brækker (halsen|nakken|benet)|loftet falder|lynet|dør|dø|rådner|krepere*|lider|ulykke*',
    ethnic:
      'jødisk*|sigøjner*|arabisk*|muslimsk*|tyrkisk*|polsk*|rumænsk*|russisk*|afrikansk*|perker*|bøsse*|somalisk*',
    vice: 'griskhed|grådighed|nærighed|fupnummer|svindel*|svindler*|tyveri|tyve|tyveknægte|mentalitet|mafia*|bande*|stank|skidt|pak|tricks|fiduser|snyd|snyderi|invasion|rakkerpak|åger*|gerrighed|metoder',
  },
  sv: {
    wish: 'hoppas|önskar|må|förhoppningsvis|måtte',
    harm: 'lastbil .. (kör*|träffar|över)|bil kör .. (dig|er|honom|henne|dem)|kör över (dig|er|honom|henne|dem)|cancer|tumör|hjärtinfarkt|stroke|pest|aids|kvävs|kvävas|blind|förlamad|bryter (nacken|benet|halsen)|taket rasar|blixten|dör|dö|ruttnar|lider|krepera*|olycka*',
    ethnic:
      'judisk*|judiska|zigenar*|romsk*|arabisk*|muslimsk*|turkisk*|polsk*|rumänsk*|rysk*|afrikansk*|blatte*|bög*|somalisk*|tattar*',
    vice: 'girighet*|snålhet*|bluff*|bedrägeri*|bedragare|stöld*|tjuvar|tjuvligor|mentalitet*|maffia*|liga|ligor|stank|skit|pack|fasoner|trick|fuffens|ockr*|invasion|slödder|metoder|fusk',
  },
  nl: {
    wish: 'hoop|hopelijk|wens|moge|mag|moge',
    harm: 'vrachtwagen .. (rijdt|over|dood)|trein .. (rijdt|over|dood)|overreden|rijdt .. (dood|plat)|aangereden|kanker|tumor|hartaanval|beroerte|pest|aids|tering|tyfus|stikt|stikken|blind|verlamd|breekt .. (nek|been|poten)|dak instort|bliksem|doodgaat|doodgaan|sterft|sterven|crepeer*|creper*|verrot|verrotten|lijdt|ongeluk|branden|afbrandt',
    ethnic:
      'joodse|jodenstreek|zigeuner*|arabische|islamitische|turkse|marokkaanse|poolse|roemeense|russische|afrikaanse|homo|albanese|negroïde',
    vice: 'hebzucht|gierigheid|inhaligheid|oplichters*|oplichterij|bedrog|bedriegers|dieven|dievenbende|diefstal|mentaliteit|maffia|bende|stank|vuil|tuig|trucs|streken|woeker*|invasie|gespuis|gajes|methodes|praktijken',
  },
  es: {
    wish: 'ojalá|ojala|espero que|deseo que|así|que te|que os|que le|que les',
    harm: 'camión|camion|tren (te|os|le|les)|atropelle|atropellen|cáncer|cancer|infarto|ictus|tumor|peste|sida|ahogues|ahoguéis|ahoguen|asfixi*|ciego|ciegos|paralític*|rompas (el cuello|la crisma|las piernas)|caiga (el techo|encima)|rayo|mueras|muera|mueran|muráis|pudras|pudra|pudran|revient*|sufras|sufra|sufran|dé (algo|un infarto)|parta un rayo|quemes|quemen',
    ethnic:
      'judía|judío|judíos|judías|gitana|gitanos|gitano|mora|moro|moros|árabe|árabes|musulmana|rumana|rumanos|sudaca|sudacas|negra|negro|china|chinos|marica|maricas|indio|indios|panchito*|haitian*',
    vice: 'avaricia|codicia|tacañería|usura|usurero*|estafa|estafador*|robo|ladrones|mentalidad|mafia|mafiosos|peste a|mugre|gentuza|trampa*|artimaña*|invasión|asqueros*|tacaños|ratas|apestos*|pestilent*|de mierda|chusma|roñosos',
  },
  fr: {
    wish: 'j espère|espérons|souhaite|puisse*|que le|qu un|qu une|pourvu',
    harm: 'camion .. (écras*|roule|passe|renvers*|percut*)|bus .. (écras*|roule|renvers*)|train .. (écras*|roule|percut*)|cancer|infarctus|avc|tumeur|peste|sida|étouffe*|étouffiez|aveugle|paralysé*|casse* .. (cou|jambes|nuque)|plafond .. tombe|foudre|crève*|creviez|meure|mourr*|mouriez|pourriss*|souffr*|accident|brûl*',
    ethnic:
      'juif|juive|juifs|juives|feuj|feujs|gitan|gitane|gitans|rom|roms|arabe|arabes|rebeu|musulman|musulmane|noir|noire|nègre|turc|turque|roumain|roumaine|chinois|chintok|pédé|africain|africains|youpin|youpins',
    vice: 'radin|radins|radine|cupid*|avarice|rapace*|usurier*|escroc*|arnaque*|vol|voleur*|mentalité|mafia|mafieux|puanteur|puant*|crasse|crasseu*|racaille|magouille*|combine*|invasion|de merde|dégueu*|sauvage*|profiteur*|pingre*|hypocrite*',
  },
  pt: {
    wish: 'espero que|tomara|oxalá|desejo que|que te|que vos|que um|que o|quem dera',
    harm: 'camião|caminhão|comboio .. passe|trem .. passe|atropel*|cancro|câncer|enfarte|infarto|avc|tumor|peste|sida|sufoc*|engasg* e morr*|ceg* e|paralític*|parta* .. (pescoço|pernas|cornos)|teto .. (caia|cabeça)|raio|morras|morra|morram|apodreç*|rebent*|sofras|sofra|sofram|queime*|ard*|exploda*',
    ethnic:
      'judeu|judia|judeus|judaica|cigano|cigana|ciganos|árabe|árabes|muçulman*|preto|preta|pretos|brasileir*|brazuca|zuca|roman*|chinês|chineses|indian*|monhé|monhés|paneleir*|viado*|nordestin*|african*',
    vice: 'avareza|ganância|forreta|forretas|usura|agiota*|vigarice|vigarista*|burla*|burlões|roubo|ladroagem|ladrões|mentalidade|máfia|fedor|fedorent*|imundície|imund*|gentalha|trafulhice*|esquemas|invasão|nojent*|escumalha|pão duro|mão de vaca|trapaceir*',
  },
  hr: {
    wish: 'dabogda|nadam se|neka|da bog da|želim|daj bože|dao bog|nek',
    harm: 'kamion|vlak pregazi*|tramvaj|bus pregazi*|pregazi*|zgazi*|rak|raka|infarkt*|moždani|tumor*|kuga|sida|uguši*|zaguši*|zadavi*|oslijepi*|oslepi*|oduze*|slomi* (vrat|noge|kičmu)|pao krov|padne krov|padne plafon|grom|crk*|umr*|trun*|istrun*|pati*|izgor*|poginu*|krep*|riknu*',
    ethnic:
      'židovsk*|jevrejsk*|cigansk*|arapsk*|muslimansk*|tursk*|albansk*|šiptarsk*|srpsk*|bosansk*|crnačk*|rusk*|pedersk*|nepalsk*|migrantsk*|kinesk*|romsk*',
    vice: 'pohlepa|pohlepu|škrtost*|lihvar*|prevar*|varanj*|krađ*|lopovluk*|lopov*|mentalitet*|mafij*|band*|smrad*|prljavštin*|bagra|ološ|šljam|fora|fore|trikov*|metod*|gamad|invazij*|najezd*|škrtic*|cicij*|horde',
  },
  ru: {
    wish: 'чтоб|чтобы|пусть|надеюсь|желаю|дай бог|хоть бы|да чтоб',
    harm: 'грузовик|камаз|поезд переед*|трамвай|переед*|переех*|собьёт|собьет|сбила|рак|раком|инфаркт*|инсульт*|опухол*|чума|спид|подави*|задохн*|ослеп*|парализ*|сломал* (шею|ноги|хребет)|потолок рухн*|крыша рухн*|рухн* .. (голов*|вас)|молния|сдох*|умер*|умр*|сгни*|гни*|страда*|мучи*|сгор*|лопн*|провал* (вы|под)|отсох*|покалеч*|разорв*',
    ethnic:
      'жидовск*|еврейск*|цыганск*|арабск*|чурк*|кавказск*|узбекск*|таджикск*|мусульманск*|негритянск*|турецк*|армянск*|азербайдж*|грузинск*|хохляцк*|хохл*|бандеровск*|педерастическ*|гейск*|нерусск*|азиатск*',
    vice: 'жадност*|алчност*|скупост*|ростовщич*|мошенн*|обман*|воровств*|ворь*|воров|менталитет*|мафи*|банд*|вонь|вони|грязь|сброд|замашк*|уловк*|шайк*|нашестви*|жлобств*|штучки|хитрожоп*|рожа|рожи|морда|морды|отродь*|кодла|наглост*|повадк*|туп*',
  },
  tr: {
    wish: 'inşallah|umarım|allah|dilerim|keşke',
    harm: 'kamyon|tır|tren ez*|ezer|ezsin|ezilir*|kanser|kalp krizi|felç|tümör|veba|aids|boğul*|kör ol*|felç ol*|boynun* kır*|tavan .. çök*|başınıza yık*|başına yık*|yıldırım|geber*|ölürsün*|ölsün*|ölün|öl|ölürler|çürürsün*|çürüsün*|kahrol*|acı çekersin*|yanarsın*|yansın*|yanın|cayır cayır|belanı*|belası*|batarsın*|sürün*',
    ethnic:
      'yahudi|çingene|arap|suriyeli|afgan|kürt|ermeni|rum|yunan|zenci|afrikalı|pakistanlı|mülteci|göçmen|roman|ibne|alevi|gavur|rus|iranlı',
    vice: 'açgözlülüğü|açgözlüsü|cimriliği|cimrisi|tefeci*|dolandırıcı*|hırsızlığı|hırsızı|hırsızları|zihniyeti|kafası|mafyası|çetesi|kokusu|pisliği|sürüsü|oyunu|oyunları|numarası çek*|işgali|istilası|yuvası|dolu|kurnazlığı|köpeği|pintisi|pinti|pintiliği|uyanıklığı|domuzu|terbiyesizliği',
  },
  vi: {
    wish: 'mong|cầu|cầu cho|ước gì|chúc|hi vọng|hy vọng',
    harm: 'xe tải .. (cán|đâm|tông|húc)|xe (cán|đâm|tông|húc)|tàu (cán|đâm|tông)|cán chết|tông chết|ung thư|đột quỵ|nhồi máu|u não|dịch hạch|sida|hiv|chết|chết sặc|nghẹn chết|mù mắt|liệt|gãy cổ|gãy chân|sập trần|sập nhà|sét đánh|tai nạn|thối rữa|cháy nhà|cháy rụi|tuyệt tự|khổ cả đời',
    ethnic:
      'do thái|tàu|trung quốc|ấn độ|hồi giáo|ả rập|da đen|đồng tính|bê đê|campuchia|dân tộc|bắc kỳ|thanh hóa|châu phi',
    vice: 'tham lam|keo kiệt|bủn xỉn|lừa đảo|lừa lọc|ăn cắp|trộm cắp|bẩn thỉu|hôi hám|mọi rợ|xảo quyệt|gian xảo|gian manh|khôn lỏi|cho vay nặng lãi|ghê tởm|kinh tởm|toàn lừa',
  },
  it: {
    wish: 'spero che|spero|auguro|che ti|che vi|magari|possa|possiate',
    harm: 'camion|treno .. (investa|travolga)|investa|travolga|cancro|infarto|ictus|tumore|peste|aids|soffoch*|strozz*|cieco|paralizz*|rompi* .. (collo|gambe)|tetto .. (crolli|cada)|fulmine|muoia|muori|moriate|crepa|crepi|crepiate|marcisc*|soffra|soffriate|bruci*',
    ethnic:
      'ebreo|ebrea|ebraica|ebraico|zingaro|zingara|zingaresca|arabo|araba|musulmano|musulmana|negro|negra|rumeno|rumena|albanese|marocchino|terrone|terrona|cinese|frocio|africano|africana',
    vice: 'avidità|avarizia|tirchieria|tirchio|usura|usuraio|truffa|truffatore|furto|ladro|ladra|mentalità|mafia|puzza|puzzolente|sporcizia|gentaglia|trucchi|invasione|schifoso|schifosa|di merda|feccia|spilorcio',
  },
};
/** Threats whose words stand in an order of their own. */
const MORE: Partial<Record<Locale, string[]>> = {
  hu: [
    '(fel|le|el|ki|rá|agyon|szét|be) (kéne|kellene|kell|kellett volna|fogom|fogjuk|fogják) .. (gyújtani|égetni|robbantani|akasztani|lőni|irtani|verni|ütni|törni|végezni)',
  ],
  tr: [
    '(kafanıza|kafana|kafasına|alnına|alnınıza|beynine|beyninize) .. (kurşun|mermi)',
    '(kurşun|mermi) .. (kafanıza|kafana|kafasına|alnına|beynine)',
  ],
  en: ['(need|needs|deserve|deserves) .. (bullet|bullets|noose|rope around|hiding|kicking|lynching)'],
  de: [
    '(gehört|gehören|verdient|verdienen) .. (kugel|strick|galgen|abgeknallt|erschossen|aufgeknüpft|an die wand gestellt|tracht prügel|verprügelt)',
  ],
};
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr', no: 'da' };

/** Whom a wish is for; the reader or somebody named before. */
const PEOPLE: Partial<Record<Locale, string>> = {
  en: 'you|your|him|her|them|he|she|they|owner|manager|driver|chef|staff|waiter|family',
  de: 'dich|euch|dir|ihn|ihm|ihr|ihnen|du|chef|fahrer|kellner|besitzer|inhaber|alle|familie',
  pl: 'cię|ci|was|wam|go|mu|ją|jej|ich|im|ty|wy|kierowc*|szef*|właścicie*|rodzin*|kucharz*|kelner*|oszu*|złodziej*',
  cs: 'tě|ti|vás|vám|ho|mu|ji|jí|je|jim|šéf*|majitel*|řidič*|rodin*|kuchař*|zloděj*',
  sk: 'ťa|ti|vás|vám|ho|mu|ju|jej|ich|im|šéf*|majiteľ*|vodič*|šofér*|rodin*|kuchár*|zlodej*',
  hu: '*',
  ro: 'te|vă|ți|vi|îl|o|îi|le|va|tine|voi|familia|patron*|șofer*|ti',
  bg: 'те|ви|го|я|ги|ти|му|им|вас|теб|шеф*|собственик*|шофьор*|семейств*',
  da: 'dig|jer|ham|hende|dem|du|i|han|hun|de|ejeren|chefen|chaufføren|familie',
  sv: 'dig|er|honom|henne|dem|dom|du|ni|han|hon|ägaren|chefen|chauffören|familj',
  nl: 'je|jou|jullie|hem|haar|hen|hij|zij|ze|eigenaar|baas|chauffeur|familie',
  es: 'te|os|le|les|lo|los|la|tu|vosotros|ustedes|dueño|jefe|conductor|familia|se',
  fr: 'te|t|vous|toi|lui|le|les|la|tu|leur|patron|gérant|chauffeur|famille|se|s',
  pt: 'te|vos|lhe|lhes|o|a|os|você|vocês|tu|dono|chefe|motorista|família|se|ti|por cima',
  hr: 'te|vas|ti|vam|ga|mu|je|ju|joj|ih|im|šef*|vlasnik*|vozač*|obitelj*|porodic*',
  ru: 'тебя|вас|тебе|вам|ты|вы|его|ему|её|ее|ей|их|им|хозя*|директор*|водител*|семь*|повар*',
  tr: '*',
  vi: 'mày|chúng mày|bọn mày|tụi mày|nó|chúng nó|bọn nó|thằng|con|lũ|cả nhà|mụ|ông chủ|bà chủ',
  it: 'ti|vi|gli|le|li|te|voi|lui|lei|loro|titolare|proprietario|autista|famiglia|tu',
};

const splitTop = (list: string): string[] => list.split(/\|(?![^(]*\))/);
const linesOf = (list: string): string[] => {
  const phrases = splitTop(list);
  const plain = phrases.filter((phrase) => !phrase.includes('('));
  return [...(plain.length > 0 ? [`(${plain.join('|')})`] : []), ...phrases.filter((phrase) => phrase.includes('('))];
};

/** The lines that these words make for a language’s lists of threats and of hate. */
export function wishLines(language: Locale): { threats: string[]; hate: string[] } {
  const model = MODEL[language] ?? language;
  const words = WISHES[model];
  const people = PEOPLE[model];
  if (!words || !people) return { threats: [], hate: [] };
  const wishes = linesOf(words.wish);
  const harms = linesOf(words.harm);
  const somebody = people === '*' ? '' : `(${people})`;
  return {
    threats: [
      ...(MORE[model] ?? []),
      ...wishes.flatMap((wish) =>
        harms.flatMap((harm) =>
          somebody === ''
            ? [`${wish} ... ${harm}`]
            : [
                `${wish} .. ${somebody} .. ${harm}`,
                `${wish} .. ${harm} .. ${somebody}`,
                ...(harm.includes('..') || /\((?:you|he|dir|ci|ti)\|/.test(wish) ? [`${wish} .. ${harm}`] : []),
              ],
        ),
      ),
    ],
    hate: [`(${words.ethnic}) (${words.vice})`, `(${words.vice}) (${words.ethnic})`],
  };
}
