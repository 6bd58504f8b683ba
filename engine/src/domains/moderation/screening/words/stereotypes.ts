import type { Locale } from '@app/contracts/common';

/**
 * What is said of peoples, faiths and other groups as a whole: “typical X”, “X steal”, “X out”. A group
 * alone is no insult, and adjectives are left out: a Jewish bakery and gypsy music are neutral.
 */
interface StereotypeWords {
  /** The groups, as nouns. */
  peoples: string;
  /** Before the group: “typical”, “what do you expect from”, “infested with”. */
  lead?: string;
  /** Right after it: “you X, you”. */
  after?: string;
  /** Said of it, before or after, within a sentence. */
  said: string;
  /** That it should go, or be let nowhere. */
  out: string;
}

const STEREOTYPES: Partial<Record<Locale, StereotypeWords>> = {
  en: {
    peoples:
      'jews|jew|gypsies|gyppos|pikeys|arabs|muslims|blacks|africans|pakis|pakistanis|romanians|albanians|nigerians|somalis|immigrants|migrants|refugees|indians|asians|mexicans|turks|kurds|syrians|gays|lesbians|homosexuals|homos|trannies|cripples',
    lead: 'typical|what (do|can|did|would) (you|one|u) expect (from|of)|nothing but|overrun (by|with)|infested with|swarming with|crawling with',
    said: 'steal|steals|stealing|thieves|thief|criminals|vermin|rats|parasites|scum|animals|cockroaches|plague|filthy|stink|stinks|greedy|ripping|rip you off|crooks|cheats|liars|savages|monkeys|subhuman|inferior|only care about money|only want money|only think (of|about) money|after your money|good for nothing|can t be trusted|cannot be trusted|never trust',
    out: 'not be allowed|shouldn t be allowed|be banned|deport|deported|go home|go back to|get out of (our|this|my) country|send them (back|home)|kick them out|throw them out|don t hire|not hire|never hire|shouldn t be hired|not be hired|don t belong|do not belong',
  },
  de: {
    peoples:
      'juden|jude|zigeuner|zigeunern|zigeunerpack|araber|arabern|muslime|muslimen|moslems|neger|negern|afrikaner|ausländer|ausländern|asylanten|flüchtlinge|migranten|türken|türke|polen|rumänen|bulgaren|albaner|syrer|afghanen|kurden|russen|marokkaner|schwule|schwulen|lesben|behinderte|behinderten|roma|transen',
    lead: 'typisch (die)?|was (will|soll|kann) man (von)? (den|diesen|solchen)? .. erwarten von|was erwartet man .. von|lauter|nichts als',
    after: 'eben|halt|raus|pack|gesindel|schweine',
    said: 'klauen|klaut|stehlen|diebe|diebespack|ratten|ungeziefer|parasiten|schmarotzer|abschaum|tiere|affen|plage|stinken|stinkt|gierig|geldgierig|geldgeil|verbrecher|kriminelle|betrüger|bescheißen|lügner|faul|dreckig|untermenschen|nur ans geld|nur aufs geld|nur geld im|letzte hemd',
    out: 'raus|abschieben|abgeschoben|gehören nicht|haben hier nichts verloren|nicht einstellen|nicht arbeiten dürfen|verboten|rauswerfen|vergasen|nach hause schicken|zurück in (ihr|eure|die) heimat|geht (nach hause|heim)',
  },
  pl: {
    peoples:
      'żyd|żydy|żydzi|żydów|żydach|żydom|żydki|cygan|cyganie|cyganów|cygany|cyganami|cyganom|romowie|romów|arab|arabowie|arabów|araby|arabami|muzułmanie|muzułmanów|murzyn|murzyni|murzynów|murzyny|czarnuchy|imigranci|imigrantów|uchodźcy|uchodźców|ukraińcy|ukraińców|ukraińcami|ukraincy|ukraincow|ukry|ruscy|ruskich|rumuni|rumunów|turcy|turków|hindusi|hindusów|ciapaci|wietnamcy|wietnamców|gruzini|gruzinów|geje|gejów|pedały|lesby|lesbijki|niepełnosprawni|kaleki',
    lead: 'typowi|typowe|typowy|czego (się)? (można)? spodziewać (się)? po|czego oczekiwać od|jak to',
    after: 'jedne|jedni|jeden|pieprzone|won',
    said: 'kradną|kradnie|złodzieje|złodziei|śmierdzą|śmierdzi|brudasy|brud|szczury|robactwo|pasożyty|zwierzęta|bydło|małpy|hołota|plaga|chciwi|leniwi|oszuści|oszukują|kłamią|bandyci|tylko kasa|tylko pieniądze|tylko kasę|tylko forsa|tylko o kasie|tylko o pieniądzach|pieniądze im w głowie|kasa im w głowie',
    out: 'won|wypad|wynocha|do siebie|do domu|do swojego kraju|nie powinni|nie powinno się|nie zatrudniać|nie zatrudniajcie|zakazać|wygnać|deportować|wyrzucić|do gazu|nie wpuszczać|wracajcie',
  },
  cs: {
    peoples:
      'žid|židi|židé|židů|židáci|židák|cikán|cikáni|cikánů|cikány|cigáni|cigoši|romové|romů|arabové|arabů|araby|arabi|muslimové|muslimů|muslimy|negři|negr|negrů|negry|černoši|černochů|ukrajinci|ukrajinců|ukáčka|ukáčků|vietnamci|vietnamců|vietnamce|rákosníci|migranti|migrantů|imigranti|uprchlíci|uprchlíků|rusáci|rumuni|rumunů|turci|turků|afričani|afričanů|buzeranti|teplouši|lesby|gayové|postižení|mrzáci',
    lead: 'typický|typičtí|typicky|samí|co (čekat|čekáte|čekáš|se dá čekat|chcete) .. od',
    after: 'jedni|jeden|jedna|ven',
    said: 'kradou|krade|kradou|zloději|zlodějů|smrdí|špína|krysy|havěť|paraziti|zvířata|dobytek|opice|verbež|pakáž|mor|chamtiví|líní|podvodníci|podvádí|lžou|lháři|jen prachy|jenom prachy|jen peníze|jen o peníze|jen na prachy|prachy je zajímaj*',
    out: 'ven|pryč|domů|táhněte|táhnout|vraťte se|do své země|neměli by|nemají tu co|nepatří|nezaměstnávat|nezaměstnávejte|zakázat|vyhnat|vyhodit|deportovat|do plynu|vystěhovat',
  },
  sk: {
    peoples:
      'žid|židi|židia|židov|židáci|cigán|cigáni|cigánov|cigáňi|cigoši|rómovia|rómov|arabi|arabov|moslimovia|moslimov|moslimi|negri|neger|negrov|černosi|černochov|ukrajinci|ukrajincov|ukáčka|vietnamci|vietnamcov|migranti|migrantov|imigranti|utečenci|utečencov|rusáci|rumuni|rumunov|turci|turkov|maďari|maďarov|afričania|buzeranti|teploši|lesby|postihnutí|mrzáci',
    lead: 'typický|typickí|typicky|samí|čo (čakať|čakáte|čakáš|sa dá čakať|chcete) .. od',
    after: 'jedni|jeden|jedna|von',
    said: 'kradnú|kradne|zlodeji|zlodejov|smrdia|smrdí|špina|potkany|háveď|paraziti|zvieratá|dobytok|opice|zberba|mor|chamtiví|leniví|podvodníci|podvádzajú|klamú|klamári|len prachy|len peniaze|len na prachy|len o peniaze|na prachy myslia|na peniaze myslia',
    out: 'von|preč|domov|ťahajte|vráťte sa|do svojej krajiny|nemali by|nemajú tu čo|nepatria|nezamestnávať|nezamestnávajte|zakázať|vyhnať|vyhodiť|deportovať|do plynu|vysťahovať',
  },
  hu: {
    peoples:
      'zsidó|zsidók|zsidókat|zsidóktól|zsidókkal|cigány|cigányok|cigányokkal|cigányokat|cigányoktól|cigók|cigó|romák|arabok|arabokkal|muszlimok|muzulmánok|négerek|néger|négerekkel|migránsok|migránsokkal|bevándorlók|menekültek|románok|oláhok|ukránok|oroszok|törökök|kínaiak|vietnámiak|indiaiak|buzik|homokosok|melegek|leszbikusok|fogyatékosok|nyomorékok',
    lead: 'tipikus|mit (vársz|várjon az ember|várhatunk|várunk|lehet várni) .. (a|ezektől az|ilyen)?',
    said: 'lop|lopnak|lopnak|tolvaj|tolvajok|büdös|büdösek|bűzlenek|mocskos|mocskosak|koszosak|patkányok|férgek|élősködők|állatok|majmok|csürhe|söpredék|pénzéhes|kapzsi|lusták|csalók|csalnak|átvernek|hazudnak|bűnözők|csak a pénz',
    out: 'kifelé|takarodjatok|takarodjanak|menjetek haza|menjenek haza|haza|nem kellene|nem szabadna|ne alkalmaz*|nem valók|ki kell*|be kéne tiltani|kitiltani|kiirtani|gázkamrába',
  },
  ro: {
    peoples:
      'evrei|evreii|evreilor|jidani|jidanii|jidanilor|țigani|țiganii|țiganilor|tigani|tiganii|țiganul|rromi|rromii|arabi|arabii|musulmani|musulmanii|negri|negrii|cioroi|cioroii|imigranți|imigranții|refugiați|refugiații|unguri|ungurii|bozgori|ucraineni|ucrainenii|ruși|rușii|turci|turcii|nepalezi|nepalezii|indieni|indienii|poponari|poponarii|homosexuali|homosexualii|handicapați|handicapații',
    lead: 'tipic|tipici|la ce să te aștepți de la|ce (să)? aștepți de la|ce (pretenții|așteptări) .. de la',
    after: 'ăștia|astia|dracului|afară',
    said: 'fură|fura|hoți|hoții|hoti|împuțiți|imputiti|put|puțiți|jegoși|șobolani|paraziți|animale|maimuțe|vite|gunoaie|scursuri|lacomi|leneși|escroci|înșală|mincinoși|infractori|numai la bani|doar la bani|numai bani|doar bani',
    out: 'afară|plecați|cărați-vă|duceți-vă acasă|în țara voastră|în țara lor|la ei acasă|nu ar trebui|n ar trebui|nu au ce căuta|n au ce căuta|nu angajați|interziși|dați afară|deportați|la gazare',
  },
  bg: {
    peoples:
      'евреи|евреите|чифути|чифутите|цигани|циганите|циганин|мангали|мангалите|роми|ромите|араби|арабите|мюсюлмани|мюсюлманите|негри|негрите|чернилки|мигранти|мигрантите|имигранти|бежанци|бежанците|турци|турците|украинци|украинците|руснаци|руснаците|румънци|румънците|македонци|албанци|китайци|виетнамци|индийци|гейове|гейовете|педали|педерасти|лесбийки|инвалиди',
    lead: 'типични|типично|типичен|какво (да)? (очакваш|очаквате|очакваме) .. от',
    after: 'такива|мръсни|вън',
    said: 'крадат|краде|крадци|смърдят|смърди|мръсни|плъхове|паразити|животни|маймуни|добитък|измет|боклуци|сган|алчни|мързеливи|измамници|мамят|лъжат|лъжци|престъпници|само за пари|само пари',
    out: 'вън|марш|да си ходят|да се махат|да си ходите|не трябва да|не бива да|нямат място|нямат работа|не наемайте|забран*|изгонете|изгонят|депорт*|на сапун|да ги изгонят|вървете си',
  },
  da: {
    peoples:
      'jøder|jøderne|jøde|sigøjnere|sigøjnerne|sigøjner|arabere|araberne|muslimer|muslimerne|negre|negere|negerne|indvandrere|indvandrerne|flygtninge|tyrkere|tyrkerne|somaliere|polakker|polakkerne|rumænere|rumænerne|perkere|perkerne|afrikanere|syrere|kurdere|bøsser|lebber|handicappede|romaer|grønlændere',
    lead: 'typisk|typiske|hvad (kan man|kan du|skal man|havde man) forvente (af|fra)|ikke andet end|vrimler med',
    said: 'stjæler|stjæle|tyve|tyveknægte|stinker|lugter|rotter|utøj|parasitter|dyr|aber|afskum|udskud|grådige|dovne|svindlere|snyder|lyver|løgnere|kriminelle|kun penge|kun på penge|pengegriske',
    out: 'ud|hører ikke|rejs hjem|skrid hjem|tag hjem|gå hjem|hjem hvor|må ikke|burde ikke|bør ikke|skal ikke|ikke ansætte*|ansæt ikke|forbydes|udvises|smid dem',
  },
  no: {
    peoples:
      'jøder|jødene|jøde|sigøynere|sigøynerne|arabere|araberne|muslimer|muslimene|negre|negrer|svartinger|innvandrere|innvandrerne|flyktninger|tyrkere|somaliere|polakker|polakkene|rumenere|pakkiser|pakkisene|afrikanere|syrere|kurdere|homser|lesber|funksjonshemmede|samer|rom folk',
    lead: 'typisk|typiske|hva (kan man|kan du|skal man|hadde man) forvente (av|fra)|ikke annet enn|kryr av',
    said: 'stjeler|stjele|tyver|stinker|lukter|rotter|utøy|parasitter|dyr|aper|avskum|grådige|late|svindlere|lurer|lyver|løgnere|kriminelle|bare penger|kun penger|bare på penger',
    out: 'ut|hører ikke|reis hjem|dra hjem|gå hjem|kom dere hjem|får ikke|burde ikke|bør ikke|skal ikke|ikke ansett*|ikke ansette*|forbys|kastes ut|utvises',
  },
  sv: {
    peoples:
      'judar|judarna|jude|zigenare|zigenarna|araber|araberna|muslimer|muslimerna|negrer|svartskallar|blattar|invandrare|invandrarna|flyktingar|turkar|turkarna|somalier|polacker|polackerna|rumäner|afrikaner|syrier|kurder|bögar|bögarna|flator|funktionshindrade|romer|romerna|samer',
    lead: 'typiskt|typiska|typisk|vad (kan man|kan du|ska man|hade man) (förvänta|vänta) (sig|dig)? (av|från)|kryllar av|inget annat än',
    said: 'stjäl|stjäla|tjuvar|stinker|luktar|råttor|ohyra|parasiter|djur|apor|avskum|slödder|giriga|lata|bedragare|lurar|ljuger|lögnare|kriminella|bara pengar|bara på pengar',
    out: 'ut|hör inte hemma|åk hem|dra hem|stick hem|gå hem|ska inte|borde inte|bör inte|får inte|anställ inte|inte anställa|förbjudas|utvisas|kastas ut',
  },
  es: {
    peoples:
      'judíos|judío|gitanos|gitano|gitanas|moros|moro|moras|árabes|musulmanes|inmigrantes|refugiados|sudacas|sudaca|panchitos|rumanos|africanos|marroquíes|mexicanos|venezolanos|colombianos|bolivianos|peruanos|maricones|gays|homosexuales|lesbianas|travelos|discapacitados|minusválidos|haitianos|negratas|subsaharianos|ucranianos',
    lead: 'típicos|qué (se puede|puedes|podemos|vas a|cabe)? esperar de|plagado de|infestado de|no hay más que',
    after: 'de mierda|fuera|asquerosos|tenían que ser',
    said: 'roban|roba|robar|ladrones|ladrón|chorizos|ratas|plaga|parásitos|animales|monos|escoria|chusma|basura|apestan|huelen mal|sucios|guarros|avaros|tacaños|vagos|estafan|estafadores|mentirosos|delincuentes|solo piensan en dinero|sólo piensan en el dinero|solo les importa el dinero|solo quieren dinero|no sirven',
    out: 'fuera|a su país|a vuestro país|a tu país|echarlos|expulsar*|deportar*|no deberían|no debería|prohibir*|no contrat*|que se vayan|váyanse|largo de aquí|iros a|volved a|no tienen que estar|a la cámara de gas',
  },
  fr: {
    peoples:
      'juifs|juif|feujs|gitans|gitan|roms|romanos|manouches|arabes|rebeus|bougnoules|musulmans|nègres|renois|immigrés|migrants|réfugiés|roumains|africains|turcs|marocains|algériens|tunisiens|maghrébins|pakistanais|albanais|homos|pédés|gouines|homosexuels|lesbiennes|handicapés|syriens|afghans|blédards',
    lead: 'typique de ces|(que|quoi|à quoi) (peut on|voulez vous|veux tu|s|faut il)? (attendre|attends|attendez) .. (des|de ces|d|de)|infesté de',
    after: 'de merde|dehors',
    said: 'volent|vole tout|voleurs|voleur|rats|vermine|parasites|animaux|singes|racaille|racailles|cafards|ordures|plaie|puent|sentent mauvais|sales|crasseux|radins|avares|fainéants|arnaqueurs|menteurs|escrocs|délinquants|qu au fric|qu à l argent|que le fric|que l argent|au fric',
    out: 'dehors|chez eux|chez vous|dans leur pays|dans votre pays|renvoyer|expulser|expulsés|devraient pas|devrait pas|interdire|interdits|n embauch*|embauchez pas|rentrez|au four|pas leur place|rien à faire',
  },
  hr: {
    peoples:
      '=židovi|=židova|=židove|=židov|=židi|jevreji|jevreja|čifuti|čifuta|čifute|cigani|cigana|cigane|ciganima|cigo|cigići|=romi|arapi|arapa|muslimani|muslimana|muslimane|balije|balija|crnci|crnaca|crnčuge|migranti|migranata|imigranti|izbjeglice|izbeglice|srbi|srba|hrvati|hrvata|bosanci|bosanaca|albanci|albanaca|šiptari|šiptara|šiptare|šiptar|turci|turaka|kinezi|nepalci|nepalaca|indijci|filipinci|pederi|pedera|pedere|lezbe|lezbače|invalidi|bogalji|ustaše|četnici',
    lead: 'tipični|tipično|tipičan|što (očekivati|očekuješ|očekujete|čekati) .. od|šta (očekivati|očekuješ|očekujete) .. od',
    after: 'jedni|jedan|jedna|van|prokleti',
    said: 'kradu|krade|lopovi|lopova|smrde|smrdi|prljavi|štakori|pacovi|gamad|paraziti|životinje|majmuni|stoka|ološ|bagra|pohlepni|škrti|lijeni|lenji|varaju|prevaranti|lažu|lažovi|kriminalci|samo novac|samo lova|samo pare|samo na novac|samo na lovu|samo na pare',
    out: '=van|napolje|marš|kući|idite kući|u svoju zemlju|gdje im je mjesto|ne bi smjeli|ne bi trebali|ne bi smeli|ne zapošljav*|zabraniti|istjerati|oterati|protjerati|proterati|deportirati|nemaju što|nemaju šta|na vrbe|ubij',
  },
  nl: {
    peoples:
      'joden|jood|jodenstreek|zigeuners|zigeuner|arabieren|moslims|moslim|negers|neger|zwarten|zwartjes|marokkanen|turken|buitenlanders|vluchtelingen|asielzoekers|polen|roemenen|bulgaren|antillianen|surinamers|afrikanen|syriërs|somaliërs|koerden|allochtonen|migranten|homo s|homos|flikkers|potten|gehandicapten|invaliden',
    lead: 'typisch (weer)?|typische|wat (kun|kan|mag|wil|had) (je|men|u) .. verwachten van|wat verwacht je .. van|niks dan|niets dan|stikt .. van de',
    after: 'eruit|oprotten|weer',
    said: 'jatten|jat|stelen|steelt|dieven|ratten|ongedierte|parasieten|beesten|apen|tuig|uitschot|schorem|stinken|stinkt|gierig|inhalig|geldwolven|lui|oplichters|bedriegen|leugenaars|criminelen|alleen om geld|alleen aan geld|alleen maar geld|alleen maar om geld',
    out: 'eruit|oprotten|rot op|terug naar|naar huis|eigen land|horen hier niet|horen niet|zouden niet|moeten niet|mogen niet|niet aannemen|neem geen|verbieden|uitzetten|wegsturen|geen plaats|ga terug',
  },
  pt: {
    peoples:
      'judeus|judeu|ciganos|cigano|ciganada|árabes|muçulmanos|crioulos|imigrantes|refugiados|monhés|brasileiros|brazucas|zucas|romenos|africanos|indianos|paquistaneses|nepaleses|angolanos|nordestinos|baianos|paraíbas|bolivianos|venezuelanos|haitianos|viados|bichas|paneleiros|sapatões|homossexuais|gays|lésbicas|aleijados|favelados|indostânicos|bangladeshis',
    lead: 'típicos|o que (se pode|se espera|esperar|esperas|você espera|esperam) .. (de|dos|desses|destes)|infestado de|tinha que ser',
    after: 'de merda|de um raio|fora',
    said: 'roubam|rouba|roubar|ladrões|ladrão|gatunos|ratos|praga|parasitas|animais|macacos|escória|ralé|lixo|fedem|cheiram mal|fede|imundos|porcos|avarentos|forretas|preguiçosos|vigaristas|mentirosos|bandidos|criminosos|só pensam em dinheiro|só pensam no dinheiro|só querem dinheiro|essa porcaria',
    out: 'fora|para a sua terra|para a vossa terra|pra sua terra|para o seu país|expuls*|deport*|não deviam|não deveriam|não devia|proibi*|não contrat*|vão embora|voltem para|voltem pra|correr com eles',
  },
  it: {
    peoples:
      'ebrei|ebreo|giudei|zingari|zingaro|zingare|rom|arabi|musulmani|negri|negro|marocchini|immigrati|clandestini|extracomunitari|rifugiati|rumeni|albanesi|africani|pakistani|nigeriani|tunisini|slavi|froci|frocio|omosessuali|lesbiche|gay|terroni|terrone|napoletani|bengalesi|handicappati|mongoloidi',
    lead: 'tipici|cosa (ti|vi|ci si)? (aspetti|aspettate|può aspettare|aspettarsi) .. (da|dai|dagli)',
    after: 'di merda|fuori|schifosi',
    said: 'rubano|ruba|ladri|ladro|topi|ratti|feccia|parassiti|animali|bestie|scimmie|piaga|gentaglia|puzzano|puzza|sporchi|luridi|tirchi|avari|pigri|imbroglioni|truffatori|bugiardi|delinquenti|criminali|solo ai soldi|solo i soldi|pensano ai soldi',
    out: 'fuori|a casa loro|a casa vostra|al loro paese|al vostro paese|cacciarli|espellere|espulsi|non dovrebbero|vietare|non assum*|tornate|tornino|rimpatri*|ai forni',
  },
  ru: {
    peoples:
      'евреи|еврей|евреев|жиды|жид|жидов|цыгане|цыган|цыганам|цыганами|арабы|арабов|мусульмане|мусульман|негры|негров|негр|чурки|чурок|чурка|хачи|хачей|черномазые|таджики|таджиков|узбеки|узбеков|киргизы|кавказцы|кавказцев|чеченцы|дагестанцы|азеры|азербайджанцы|армяне|армян|грузины|мигранты|мигрантов|беженцы|беженцев|нерусские|нерусских|гастарбайтеры|гастарбайтеров|хохлы|хохлов|украинцы|украинцев|молдаване|индусы|гомики|геи|геев|педики|педиков|лесбиянки|инвалиды',
    lead: 'типичные|типичный|типично|чего (ещё|еще)? (ждать|ожидать|хотеть) .. от|понаехали',
    after: 'вонючие|поганые|вон',
    said: 'воруют|ворует|воры|ворьё|ворье|воняют|воняет|грязные|крысы|паразиты|животные|обезьяны|скот|быдло|отбросы|мразь|мрази|жадные|ленивые|мошенники|обманывают|врут|преступники|только о деньгах|только деньги|лишь бы денег|нелюди|чума',
    out: 'вон|валите|пусть валят|убирайтесь|домой|на родину|в свой аул|не должны|нельзя|нельзя пускать|не место|не брать|не нанимайте|запретить|гнать|выгнать|депорт*|в печь|нечего делать',
  },
  uk: {
    peoples:
      'євреї|євреїв|жиди|жид|жидів|цигани|циган|циганами|араби|арабів|мусульмани|мусульман|негри|негрів|чурки|чурок|таджики|узбеки|кавказці|чеченці|азери|вірмени|вірмен|грузини|мігранти|мігрантів|біженці|біженців|переселенці|переселенців|москалі|москалів|кацапи|кацапів|росіяни|румуни|мадяри|індуси|геї|геїв|підори|гомики|лесбійки|інваліди',
    lead: 'типові|типовий|типово|чого (ще)? (чекати|очікувати|хотіти) .. від|понаїхали',
    after: 'смердючі|кляті|геть',
    said: 'крадуть|краде|злодії|крадії|смердять|смердить|брудні|щури|паразити|тварини|мавпи|худоба|бидло|покидьки|наволоч|жадібні|ліниві|шахраї|обманюють|брешуть|злочинці|тільки про гроші|лише про гроші|тільки гроші',
    out: 'геть|забирайтесь|забирайтеся|додому|на батьківщину|не повинні|не можна|не місце|не брати|не наймайте|заборонити|гнати|вигнати|депорт*|на гілляку|нема чого робити',
  },
  tr: {
    peoples:
      'yahudiler|yahudilerin|yahudi|araplar|arapların|arap|çingeneler|çingenelerin|çingene|kürtler|kürtlerin|kürt|suriyeliler|suriyelilerin|suriyeli|afganlar|afganların|mülteciler|mültecilerin|göçmenler|zenciler|zenci|ermeniler|ermenilerin|ermeni|rumlar|yunanlılar|romanlar|romanların|aleviler|alevilerin|eşcinseller|ibneler|travestiler|engelliler|gavurlar|pakistanlılar|iranlılar|afrikalılar',
    after: 'dölleri|dölü|piçleri|defolsun|işte|tohumu|sürüsü|dolmuş|kaynıyor',
    said: 'hırsız|hırsızlar|hırsızlık|çalıyor|çalıyorlar|çalar|pis|pisler|kokuyor|kokuyorlar|fare|haşere|parazit|asalak|hayvan|hayvanlar|maymun|açgözlü|cimri|tembel|dolandırıcı|yalancı|suçlu|para düşünür|dertleri para|tek dertleri|ne beklersin|ne beklenir|ne bekliyorsunuz',
    out: 'defol|defolun|defolsun|defolsunlar|ülkelerine|ülkenize|gitsin|gitsinler|çalıştırılma*|çalıştırmayın|işe alma*|izin verilme*|yasaklan*|kovun|kovulmalı|sınır dışı',
  },
  vi: {
    peoples:
      'bọn tàu|lũ tàu|tàu khựa|dân tàu|bọn khựa|bọn trung quốc|lũ trung quốc|bọn do thái|người do thái|bọn da đen|lũ da đen|người da đen|bọn mọi|lũ mọi|bọn ả rập|bọn hồi giáo|người hồi giáo|bọn ấn độ|dân ấn độ|bọn đồng tính|lũ đồng tính|bọn gay|bọn bê đê|lũ bê đê|bọn dân tộc|dân tộc thiểu số|bọn nhập cư|dân nhập cư|bọn cam|bọn miên|bọn khuyết tật|bọn bắc kỳ|bọn parky|bọn namkiki|dân bắc kỳ|dân thanh hóa|bọn thanh hóa|bọn nghệ an',
    lead: 'đúng chất|mong chờ gì ở|trông mong gì ở|mong gì ở',
    said: 'trộm|ăn cắp|trộm cắp|lừa đảo|hôi|hôi hám|bẩn|bẩn thỉu|thối|chuột|ký sinh trùng|súc vật|thú vật|khỉ|cặn bã|tham lam|keo kiệt|lười|lười biếng|dối trá|chỉ biết tiền|chỉ nghĩ đến tiền|mọi rợ|vô học',
    out: 'cút|cút về|về nước|xéo|đuổi|không nên thuê|đừng thuê|cấm|không được phép|biến|tống cổ',
  },
  el: {
    peoples:
      'εβραίοι|εβραίος|εβραίους|οβριοί|γύφτοι|γύφτους|γύφτος|τσιγγάνοι|τσιγγάνους|άραβες|μουσουλμάνοι|μουσουλμάνους|αράπηδες|αλβανοί|αλβανούς|πακιστανοί|πακιστανούς|μετανάστες|λαθρομετανάστες|λάθρο|πρόσφυγες|τούρκοι|ρουμάνοι|βούλγαροι|αδερφές|πούστηδες|ανάπηροι',
    lead: 'τυπικοί|τυπικό|κλασικοί|τι περιμένεις από|τι να περιμένεις από',
    said: 'κλέβουν|κλέφτες|βρωμάνε|βρωμούν|βρωμιάρηδες|ποντίκια|αρουραίοι|παράσιτα|ζώα|μαϊμούδες|κατακάθια|σκουπίδια|τσιγκούνηδες|τεμπέληδες|απατεώνες|ψεύτες|εγκληματίες|μόνο τα λεφτά|μόνο το χρήμα',
    out: 'έξω|στη χώρα σας|στη χώρα τους|στο σπίτι τους|δεν πρέπει|δεν έπρεπε|απαγορε*|μην προσλ*|να φύγουν|απέλαση|διώξτε',
  },
  fi: {
    peoples:
      'juutalaiset|juutalainen|juutalaisia|mustalaiset|mustalaisia|mustalainen|manne|mannet|manneja|arabit|arabeja|muslimit|muslimeja|neekerit|neekereitä|neekeri|mamut|mamuja|maahanmuuttajat|maahanmuuttajia|pakolaiset|pakolaisia|somalit|somaleja|ryssät|ryssiä|ryssä|venäläiset|virolaiset|turkkilaiset|kurdit|homot|hinttarit|lesbot|vammaiset|romanit|romaneja',
    lead: 'tyypilliset|tyypillistä|tyypillinen|mitä (voi)? odottaa',
    said: 'varastaa|varastavat|varkaita|varas|haisee|haisevat|likaisia|rottia|loisia|syöpäläisiä|eläimiä|apinoita|roskaväkeä|saastaa|ahneita|laiskoja|huijareita|huijaavat|valehtelevat|rikollisia|vain rahaa|vain raha',
    out: 'ulos|menkää kotiin|kotimaahansa|takaisin kotiin|ei saisi|eivät saisi|ei pitäisi|älkää palkatko|kieltää|karkottaa|pois suomesta|eivät kuulu|takaisin sinne',
  },
  et: {
    peoples:
      'juudid|juut|juute|mustlased|mustlasi|mustlane|araablased|moslemid|moslemeid|neegrid|neegreid|neeger|mustanahalised|immigrandid|migrandid|pagulased|pagulasi|tiblad|tibla|venelased|venkud|ukrainlased|pederastid|peded|homod|lesbid|invaliidid',
    lead: 'tüüpilised|tüüpiline|mida (sa)? oodata',
    said: 'varastavad|vargad|varas|haisevad|haiseb|räpased|rotid|parasiidid|loomad|ahvid|rämps|ahned|laisad|petturid|petavad|valetavad|kurjategijad|ainult raha',
    out: 'välja|koju|oma maale|ei tohiks|ära palka|ärge palgake|keelata|minge tagasi|kohver vagun|ei kuulu',
  },
  lv: {
    peoples:
      'ebreji|žīdi|žīds|žīdus|žīdiem|čigāni|čigānus|čigāns|čigāniem|arābi|musulmaņi|nēģeri|nēģerus|imigranti|migranti|bēgļi|krievi|okupanti|ukraiņi|pediņi|pederasti|geji|lesbietes|invalīdi|uzbeki',
    lead: 'tipiski|tipisks|ko (var)? gaidīt no',
    said: 'zog|zagļi|smird|netīri|žurkas|parazīti|dzīvnieki|lopi|pērtiķi|atkritumi|alkatīgi|slinki|krāpnieki|krāpj|melo|noziedznieki|tikai nauda|tikai naudu',
    out: 'ārā|mājās|uz savu zemi|nedrīkst|nevajadzētu|nepieņemiet|aizliegt|brauciet|vācieties|izraidīt|nav vietas',
  },
  lt: {
    peoples:
      'žydai|žydas|žydų|čigonai|čigonų|čigonas|čigonus|arabai|musulmonai|negrai|negras|juodaodžiai|imigrantai|migrantai|pabėgėliai|rusai|ruskiai|lenkai|ukrainiečiai|baltarusiai|pederastai|gėjai|lesbietės|neįgalieji|invalidai|azijiečiai',
    lead: 'tipiški|tipiškas|ko (gali)? tikėtis iš',
    said: 'vagia|vagys|dvokia|smirdi|purvini|žiurkės|parazitai|gyvuliai|gyvūnai|beždžionės|šiukšlės|godūs|tinginiai|sukčiai|apgaudinėja|meluoja|nusikaltėliai|tik pinigai|tik apie pinigus',
    out: 'lauk|namo|į savo šalį|neturėtų|negalima|nesamdykite|uždrausti|išvaryti|varykit|deportuoti|ne vieta',
  },
  sl: {
    peoples:
      '=židi|=židje|=židov|=žid|judje|cigani|ciganov|cigan|romi|arabci|arabcev|muslimani|muslimanov|zamorci|črnci|črncev|migranti|migrantov|begunci|beguncev|čefurji|čefurjev|čefur|bosanci|bosancev|albanci|albancev|šiptarji|šiptarjev|srbi|pedri|pedrov|lezbijke|invalidi',
    lead: 'tipični|tipično|kaj (lahko)? (pričakuješ|pričakovati|pričakujete) .. od',
    after: 'ven|prekleti',
    said: 'kradejo|krade|tatovi|smrdijo|smrdi|umazani|podgane|golazen|paraziti|živali|opice|izmeček|drhal|pohlepni|leni|goljufi|goljufajo|lažejo|lažnivci|kriminalci|samo denar|samo za denar',
    out: 'ven|domov|v svojo državo|ne bi smeli|ne zaposlujte|prepovedati|izgnati|nagnati|poberite se|ne spadajo|nimajo kaj',
  },
};

/** Bosnian and Serbian share the Croatian list. */
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** Disgust at the mere sight of a group, in the same sentence. */
const DISGUST: Partial<Record<Locale, string>> = {
  en: 'disgusting|gross|yuck|eww*|ugh|makes me sick|revolting|sickening|horrible people|creeps me out|wouldn t eat|too many|for my taste|not served|shouldn t be served',
  de: 'ekelhaft|eklig|pfui|igitt|widerlich|angeekelt|zum kotzen|bäh|nicht bedient|angewidert|kotzen',
  pl: 'obrzydliw*|ohyda|fuj|ohydn*|rzyg*|wstręt*|strach jeść|nie do zniesienia|plugast*|niech wraca*|bleh',
  cs: 'fuj|hnus|odporn*|nechutn*|blít|zvracet|humus|ble|strach jíst',
  sk: 'fuj|hnus|odporn*|nechutn*|grcať|vracať|humus|ble|strach jesť',
  hu: 'undorító*|pfuj|fúj|gusztustalan*|hány*|förtelm*|rémes|szörny*',
  ro: 'scârbo*|scarbo*|puah|bleah|îngrozitor*|oribil*|greață|vomit*|dezgust*|grețos*|jalea',
  bg: 'отврат*|гнус*|гадост|фуй|повръща*|ужас|пфу|погнуса',
  da: 'klamt|adr|ulækkert|føj|væmmelig*|brække mig|bvadr|kvalmt|afskyeligt',
  no: 'ekkelt|æsj|fysj|motbydelig*|kvalm*|usj|avskyelig',
  sv: 'äckligt|äckel|usch|fy fan|vidrigt|motbjudande|spy|blä|kräk*',
  nl: 'walgelijk*|bah|smerig|vies|jakkes|getver*|kots*|gadver*|weerzinwekkend',
  es: 'asco|asqueros*|puaj|repugna*|vomitar|arcadas|qué horror|horror|da miedo comer',
  fr: 'dégueu*|dégoût*|beurk|berk|répugnant*|écoeur*|écœur*|vomir|gerber|quelle horreur|la honte',
  pt: 'nojo|nojent*|credo|repugna*|vomitar|asco|eca|que horror|horrível',
  it: 'schifo|bleah|disgust*|ribrezzo|vomit*|che orrore|puah|rivoltante',
  hr: 'odvratn*|fuj|gadi|gadno|gnusn*|povraća*|bljak|užas|bljuv*',
  ru: 'фу|противно|мерз*|гадость|отврат*|тошнит|омерз*|блевать|ужас|жуть',
  uk: 'фу|огид*|гидко|бридко|нудить|жах|мерз*|блювати',
  tr: 'iğrenç*|öğk|tiksin*|mide bulan*|midem bulan*|pis|rezalet|iğreniyor*|kus*|başka bir şey değil|pinti|cimri',
  vi: 'ghê|ghê tởm|tởm|kinh tởm|gớm|buồn nôn|kinh khủng|phát ói|sợ không dám ăn',
  fi: 'ällöttävää|yök|kuvottavaa|inhottavaa|oksettaa',
  et: 'jälk|öäk|vastik|rõve|okse',
  lv: 'pretīgi|fui|riebīgi|vemt',
  lt: 'šlykštu|fui|bjauru|vemti',
  sl: 'fuj|gnusno|odvratno|bruhat*|ogabno',
  el: 'αηδία|αίσχος|σιχαίν*|ξερατό|μπλιαχ',
};

/** The lines that these words make for a language's list of hate. */
export function stereotypeLines(language: Locale): string[] {
  const words = STEREOTYPES[MODEL[language] ?? language];
  if (!words) return [];
  const { peoples, lead, after, said, out } = words;
  // A lead may itself hold groups, which do not nest: each is a line.
  const leads = splitTop(lead ?? '')
    .filter(Boolean)
    .map((phrase) => `${phrase} (${peoples})`);
  const disgust = DISGUST[MODEL[language] ?? language];
  return [
    ...leads,
    ...(disgust ? [`(${peoples}) .... (${disgust})`] : []),
    ...(after ? [`(${peoples}) (${after})`] : []),
    ...linesOf(said).flatMap((phrase) => [`(${peoples}) .... ${phrase}`, `${phrase} .. (${peoples})`]),
    ...linesOf(out).flatMap((phrase) => [`(${peoples}) .... ${phrase}`, `${phrase} .. (${peoples})`]),
  ];
}

/** The alternatives of a list: parted by `|`, but not inside brackets. */
const splitTop = (list: string): string[] => list.split(/\|(?![^(]*\))/);

/** All alternatives without brackets in one line, each other one in a line of its own. */
function linesOf(list: string): string[] {
  const phrases = splitTop(list);
  const plain = phrases.filter((phrase) => !phrase.includes('('));
  return [`(${plain.join('|')})`, ...phrases.filter((phrase) => phrase.includes('('))];
}
