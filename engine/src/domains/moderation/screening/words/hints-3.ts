import type { Locale } from '@app/contracts/common';
import type { HintWords } from './hints.ts';

/** The hints of the rest. */
export const LAST_HINTS: Partial<Record<Locale, HintWords>> = {
  no: {
    know: 'jeg vet|vi vet|jeg har sett|jeg kjenner|jeg har funnet|jeg har ditt|jeg har deres',
    life: 'slutter|=vakt|skift|går hjem|kjører hjem|sykler hjem|=hjem|bor|parkerer|barn|datter|sønn|kone|familie|skole|barnehage|hvilken buss|hvilken bil|skilt|alene om natta|adresse|sover',
    pity: 'synd om|vært synd|ville være synd|dumt hvis|leit hvis|håper ikke noe|ulykker skjer|man vet aldri|kan jo skje',
    harm: 'brenn|brann|brant|ild|flamme|bensin|fyrstikk|ulykke|skjer|skjedde|rute|vindu|dekk|forsvinn|murstein|ramle|falle',
    advice:
      'sjekke bremsene|bremse|livsforsikring|brannforsikring|godt forsikret|se deg over skulderen|over skulderen|vi ses igjen|vi møtes igjen|kommer tilbake med|kjenner folk|avlegge et besøk|venter utenfor|venter på deg|etter stengetid|mørk bakgate|vet ikke hvem jeg er|bli kjent med meg',
    groups:
      'somali|arab|muslim|tyrk|polakk|polsk|rumen|neger|innvandr|flyktning|utlending|jøde|kines|syrer|afghan|sigøyner|rom|sånne folk|den slags folk|pakist|litau|same',
    slight:
      'hvordan de er|vet jo|sånne folk|den slags|passe veska|pass på veska|stjel|i blodet|i genene|hjem til|der de kommer|for mange|ikke stole|stole på|like alle|vanlige folk|ekte nordmenn|vår kultur|hygiene|stinker|lukter|trygd|burde ikke|bør ikke|ikke velkommen|oversvøm|etter at',
    kinds: 'kvinner|=kvinne|kvinnfolk|jenter|homo|lesb|trans|soper|handikapp|rullestol|pensjonist|feite|autist',
    place:
      'på kjøkkenet|kjøkken|hjemme|hører ikke|hører hjemme|ingenting å gjøre|ikke noe å gjøre|ikke normal|syk|ekkel|gamlehjem|institusjon|vekk fra barn|forby|kan ikke',
    mind: 'hjerne|forstand|=iq|intelligens|ansikt|fjes|manerer|oppdragelse',
    small:
      'reke|ert|høne|amøbe|gris|svin|ape|murstein|potet|valnøtt|gullfisk|esel|=ku|skjell|mygg|fjøs|dørmatte|sagflis',
    better: 'burde være|bør være|bør passe|bør vokte|vær forsiktig|om jeg var|ikke glem|hyggeligere|høfligere',
    jibe: 'mistet i gulvet|falt på hodet|i stedet for hjerne|to hjerneceller',
    offer:
      'gratis|prosent|rabattkode|=kode|koden|kupong|halv pris|penger innen|uten papirer|med ordet|passord|per stykk|på bestilling',
    lure: 'gå heller|heller til|kom til oss|kom hjem til meg|prøv vår|min salong|rundt hjørnet|smålån|raskt lån|lån|spør etter|jeg skriver|jeg tilbyr|fem stjerner for',
  },
  fi: {
    know: 'tiedän|tiedämme|näin|tunnen|sain selville|minulla on',
    life: 'pääsee töistä|vuoro|kotiin|kotona|asuu|asut|parkkeeraa|lapset|lapsesi|tytär|tytär|poika|vaimo|perhe|koulu|päiväkoti|millä bussilla|millä autolla|rekisteri|yksin illalla|osoite|nukkuu|reittiä',
    pity: 'olisi sääli|sääli jos|harmi jos|olisi harmi|toivottavasti ei|onnettomuuksia sattuu|ikinä ei tiedä|koskaan ei tiedä',
    harm: 'pala|palo|tuli|liekk|bensa|tulitik|onnettomuu|sattu|tapahtu|ikkuna|rengas|renkaa|katoa|tiili|putoa',
    advice:
      'jarrut|jarrunsa|henkivakuutus|palovakuutus|hyvin vakuut|olkansa yli|olan yli|tavataan vielä|nähdään vielä|tulen takaisin|tunnen ihmisiä|käymme kylässä|odotan ulkona|odotamme ulkona|sulkemisajan jälkeen|pimeällä kujalla|et tiedä kuka|ette tiedä kuka',
    groups:
      'somali|romani|mustalai|arab|muslim|turkkilai|venäläi|ryss|virolai|neekeri|maahanmuut|pakolai|ulkomaalai|juutalai|kiinalai|syyrialai|irakilai|sellainen kansa|semmoinen porukka',
    slight:
      'millaisia ne|millaisia he|kaikki samanlaisia|sellaista porukkaa|laukusta|pidä kiinni|varastaa|varasta|veressä|geeneissä|takaisin sinne|mistä tulivat|liikaa|ei voi luottaa|luottaa|tavalliset ihmiset|oikeat suomalaiset|meidän kulttuuri|hygienia|haisee|sosiaali|ei pitäisi|eivät kuulu|tervetulleita|sen jälkeen kun|siitä asti|siitä lähtien',
    kinds: 'naiset|=nainen|naisten|akat|tytöt|homo|lesbo|trans|vammai|pyörätuoli|vanhukset|eläkeläi|lihava|autist',
    place:
      'keittiö|hellan|kotona|eivät kuulu|ei kuulu|ei ole asiaa|normaali|sairas|sairaita|ällött|laitokse|pois lasten|kieltää|eivät osaa|ei osaa',
    mind: 'aivot|järki|äly|=äo|naama|käytös|tavat|kasvatus',
    small:
      'katkarav|herne|kana|kanan|ameeba|sika|sian|apina|tiili|peruna|pähkinä|kultakala|aasi|lehmä|simpukka|hyttynen|navetta|ovimatto|sahanpuru',
    better:
      'kannattaisi olla|olisi parempi|varokoon|ole varovainen|olkaa varovai|hänen sijassaan|älä unohda|ystävällisempi|kohteliaampi',
    jibe: 'pudonnut päälleen|tiputettu|aivojen tilalla|kaksi aivosolua',
    offer:
      'ilmais|maksutta|prosent|alennuskood|=koodi|koodilla|kuponki|puoleen hintaan|rahat tunni|ilman papereita|sanalla|tunnussana|kappale|tilauksesta',
    lure: 'menkää|mieluummin|tulkaa meille|tule luokseni|kokeilkaa meidän|salonkini|kulman takana|kulman taakse|pikalaina|laina|kysykää|kirjoitan|tarjoan|viisi tähteä',
  },
  et: {
    know: 'ma tean|tean|teame|nägin|tunnen|sain teada|mul on',
    life: 'lõpetab|vahetus|koju|kodus|elab|elad|pargib|lapsed|lapsi|tütar|tütre|poeg|naine|pere|kool|lasteaed|mis bussiga|mis autoga|numbrimär|üksi öösel|aadress|magab|teed ta',
    pity: 'oleks kahju|kahju kui|oleks kurb|loodetavasti ei|õnnetusi juhtub|iial ei tea|kunagi ei tea',
    harm: 'põle|tuli|tulekahju|leek|bensiin|tikk|õnnetu|juhtu|akna|aken|rehv|kadu|tellis|kukku',
    advice:
      'pidurid|pidureid|elukindlustus|tulekindlustus|hästi kindlustatud|üle õla|veel kohtume|näeme veel|tulen tagasi|tunnen inimesi|tuleme külla|ootan väljas|ootame väljas|pärast sulgemist|pimedas tänavas|ei tea kellega|ei tea kes ma',
    groups:
      'venela|mustla|rom|araab|moslem|türkla|ukrainla|neeg|immigran|pagula|välismaala|juudi|juut|hiinla|süürla|selline rahvas|see rahvas|lätla|soomla',
    slight:
      'mis rahvas|missugused nad|kõik ühesugused|selline rahvas|hoidke kotist|kotist kinni|varasta|veres|geenides|tagasi sinna|kust tulid|liiga palju|ei saa usaldada|usalda|normaalsed inimesed|päris eestla|meie kultuur|hügieen|haise|toetus|ei tohiks|ei peaks|ei kuulu|sellest ajast',
    kinds:
      'naised|=naine|naiste|eided|tüdrukud|homo|gei|lesbi|trans|invaliid|ratastool|vanurid|pensionär|paksud|autist',
    place:
      'köök|pliidi|kodus|ei kuulu|pole asja|ei ole asja|normaal|haige|rõve|vastik|hooldekod|lastest eemal|keelata|ei oska',
    mind: 'aju|mõistus|intelligents|=iq|nägu|kombed|kasvatus',
    small:
      'kana|hernes|amööb|sea|siga|ahvi|ahv|tellis|kartul|pähkel|kuldkala|eesel|lehm|krevet|sääsk|laut|uksematt|saepuru',
    better: 'parem oleks|võiks olla|olgu ettevaatlik|ole ettevaatlik|tema asemel|ära unusta|viisakam|lahkem',
    jibe: 'pea peale kukkunud|kukkus pea peale|aju asemel|kaks ajurakku',
    offer:
      'tasuta|protsen|sooduskood|=kood|koodiga|kupong|poole hinnaga|raha tunni|ilma paberiteta|sõnaga|parooliga|tükk|tellimisel',
    lure: 'minge parem|parem minge|minge|tulge meile|tule minu juurde|proovige meie|minu salong|nurga taga|kiirlaen|laen|küsige|kirjutan|pakun|viis tärni',
  },
  lv: {
    know: 'es zinu|zinu|zinām|redzēju|pazīstu|uzzināju|man ir',
    life: 'beidz|maiņ|mājās|dzīvo|kur stāv|novieto|bērni|bērnus|meita|dēls|sieva|ģimen|skola|skolā|bērnudārz|ar kādu autobusu|ar kādu mašīnu|numur|viena naktī|adrese|guļ|pa kuru ceļu',
    pity: 'būtu žēl|žēl ja|ceru ka nekas|cerams nekas|nelaimes gadās|nekad nevar zināt',
    harm: 'nodeg|deg|uguns|liesm|benzīn|sērkociņ|avārij|nelaim|notik|logs|logi|riep|pazud|ķieģel|kritīs|aizdeg',
    advice:
      'bremzes|dzīvības apdrošināšan|labi apdrošin|pār plecu|vēl tiksimies|vēl redzēsimies|atnākšu ar|pazīstu cilvēkus|apciemosim|gaidīšu ārā|gaidu ārā|pēc slēgšanas|tumšā ielā|nezini ar ko|nezināt ar ko',
    groups:
      'čigān|rom|krievi|krievu|arāb|musulm|turki|ukrain|nēģer|imigrant|bēgļ|ārzemniek|ebrej|žīd|ķīnieš|sīrieš|tāda tauta|tādi ļaudis|lietuvieš|indieš',
    slight:
      'kādi viņi|visi vienādi|tāda tauta|pieskatiet|sargājiet|som|zog|zagļ|asinīs|gēnos|atpakaļ uz|no kurienes|par daudz|nevar uzticēties|neuzticieties|normāli cilvēki|īsti latvieši|mūsu kultūr|higiēn|smird|pabalst|nevajadzētu|nedrīkstētu|nav vietas|kopš',
    kinds: 'sieviet|=sieva|bābas|meitenes|gej|homo|lesb|trans|invalīd|ratiņkrēsl|pensionār|resn|autist',
    place:
      'virtuv|pie plīts|mājās|nav vietas|nav ko|normāl|slim|pretīg|pansionāt|prom no bērniem|aizliegt|neprot|nemāk',
    mind: 'smadzen|prāts|inteliģenc|=iq|ģīm|seja|manier|audzināšan',
    small:
      'vist|zirn|amēb|cūk|pērtiķ|ķieģel|kartupe|riekst|zelta zivtiņ|ēzel|govs|garnel|odu|kūt|kājslauķ|zāģu skaidas',
    better: 'labāk lai|lai uzmanās|uzmanies|uzmanieties|viņa vietā|viņas vietā|neaizmirsti|laipnāk|pieklājīgāk',
    jibe: 'nokritis uz galvas|krita uz galvas|smadzeņu vietā|divas smadzeņu',
    offer:
      'bez maksas|par brīvu|procent|=kods|kodu|kupon|par puscenu|nauda stund|bez dokument|ar vārdu|paroli|gabalā|pēc pasūtījuma',
    lure: 'labāk ejiet|labāk pie|nāciet pie|nāc pie manis|izmēģiniet mūsu|mans salons|aiz stūra|ātrais kredīts|aizdevum|kredīt|jautājiet|rakstu|piedāvāju|piecas zvaigznes',
  },
  lt: {
    know: '=žinau|žinom|žinome|mačiau|pažįstu|sužinojau|turiu',
    life: 'baigia|pamain|namo|namuose|gyvena|kur stato|statosi|vaikai|vaikus|dukra|dukr|sūnus|žmona|šeim|mokykl|darželi|kokiu autobusu|kokia mašina|numer|viena naktį|adres|miega|kuriuo keliu',
    pity: 'būtų gaila|gaila jei|tikiuosi nieko|nelaimių pasitaiko|niekada nežinai|gaila būtų',
    harm: 'sudeg|degs|ugnis|gaisr|liepsn|benzin|degtuk|avarij|nelaim|nutik|lang|padang|dings|plyt|kris|užsilieps|uždeg',
    advice:
      'stabdžius|gyvybės draudim|gerai apsidraud|per petį|dar susitiksim|dar pasimatysim|grįšiu su|pažįstu žmonių|aplankysim|lauksiu lauke|laukiu lauke|po uždarymo|tamsioje gatvėje|nežinai su kuo|nežinot su kuo',
    groups:
      'čigon|rom|rusai|rusų|arab|musulmon|turk|ukrain|baltarus|negr|juodaod|imigrant|pabėgėl|užsieniet|žyd|kinie|siri|tokia tauta|tokie žmonės|lenk|latvi|indai',
    slight:
      'kokie jie|visi vienodi|tokia tauta|saugokit|saugokite|rankin|pinigin|vagia|vagi|kraujyje|genuose|atgal į|iš kur|per daug|negalima pasitikėti|nepasitikėk|normalūs žmonės|tikri lietuviai|mūsų kultūr|higien|smird|pašalp|neturėtų|ne vieta|nuo tada|nuo kai',
    kinds: 'moter|=boba|bobos|merginos|gėj|homo|lesb|trans|neįgal|vežimėl|pensinink|stori|autist',
    place:
      'virtuv|prie puodų|namie|namuose|ne vieta|nėra ką|normal|serg|ligon|šlykšt|prieglaud|nuo vaikų|uždrausti|nemoka',
    mind: 'smegen|protas|protą|intelekt|=iq|snuk|veid|manier|auklėjim',
    small: 'vištos|višta|žirn|ameb|kiaul|beždžion|plyt|bulv|riešut|žuvyt|asil|karv|krevet|uod|tvart|kilimėl|pjuven',
    better:
      'geriau tegul|tegul saugosi|saugokis|saugokitės|būk atsarg|jo vietoje|jos vietoje|nepamiršk|malonesn|mandagesn',
    jibe: 'nukritęs ant galvos|krito ant galvos|vietoj smegenų|dvi smegenų',
    offer:
      'nemokam|veltui|procent|=kodas|kodu|kupon|už pusę kainos|puse kainos|pinigai per|be dokument|su žodžiu|slaptažod|už vienetą|pagal užsakymą',
    lure: 'geriau eikite|geriau pas|ateikite pas|ateik pas mane|išbandykit mūsų|mano salon|už kampo|greita paskola|paskol|kredit|klauskite|rašau|siūlau|penkios žvaigžd',
  },
  el: {
    know: '=ξέρω|ξέρουμε|είδα|έμαθα|γνωρίζω|έχω τη διεύθυνση|έχω την πινακίδα',
    life: 'σχολά|τελειώνει|βάρδια|σπίτι|πού μένει|πού μένεις|που μένει|παρκάρει|παιδιά|κόρη|γιο|γυναίκα του|γυναίκα σου|οικογένεια|σχολείο|νηπιαγωγείο|ποιο λεωφορείο|τι αμάξι|πινακίδα|μόνη τη νύχτα|διεύθυνση|κοιμάται|από πού γυρνά',
    pity: 'κρίμα θα|κρίμα αν|θα ήταν κρίμα|κρίμα να|ελπίζω να μη|ατυχήματα συμβαίνουν|ποτέ δεν ξέρεις',
    harm: 'φωτιά|καεί|κάηκε|καίγ|φλόγ|βενζίν|σπίρτ|ατύχημα|συμβεί|πάθει|τζάμι|τζάμια|βιτρίν|λάστιχ|εξαφαν|πέσει',
    advice:
      'ελέγξει τα φρένα|τα φρένα|ασφάλεια ζωής|ασφάλεια πυρός|πίσω του|την πλάτη σου|θα ξαναβρεθούμε|θα τα ξαναπούμε|θα έρθω με|ξέρω κόσμο|θα σας επισκεφτούμε|σε περιμένω έξω|σας περιμένω έξω|μετά το κλείσιμο|σκοτεινό σοκάκι|δεν ξέρεις ποιος|δεν ξέρετε ποιος',
    groups:
      'αλβαν|πακιστα|τσιγγάν|ρομά|γύφτ|άραβ|μουσουλμ|τούρκ|ρουμάν|βούλγαρ|μετανάστ|πρόσφυγ|ξένοι|εβραί|κινέζ|σύρι|τέτοιος λαός|αυτός ο λαός|γεωργιαν|ουκραν',
    slight:
      'ξέρουμε τι|τι είναι|όλοι ίδιοι|η ράτσα|τέτοιοι|προσέχετε|τσάντ|πορτοφόλ|κλέβ|στο αίμα|στα γονίδια|στη χώρα τους|από κει που|πολλοί|εμπιστ|κανονικοί άνθρωποι|αληθινοί έλληνες|ο πολιτισμός μας|υγιεινή|βρωμ|μυρίζ|επιδόματα|δεν έπρεπε|δεν έχουν θέση|από τότε',
    kinds: 'γυναίκες|=γυναίκα|κοπέλες|γκέι|ομοφυλόφιλ|λεσβί|τρανς|ανάπηρ|αμαξίδι|γέροι|γριές|συνταξιούχ|χοντρ|αυτιστ',
    place:
      'κουζίνα|στα κατσαρόλια|στο σπίτι|δεν έχει θέση|δεν έχουν θέση|καμία δουλειά|φυσιολογικ|άρρωστ|αηδ|ίδρυμα|γηροκομείο|μακριά από παιδιά|απαγορ|δεν ξέρουν',
    mind: 'μυαλό|εγκέφαλ|νοημοσύν|=iq|μούρη|φάτσα|τρόπους|αγωγή',
    small:
      'κότας|κότα|μπιζέλι|αμοιβάδ|γουρούν|γουρουν|μαϊμού|τούβλο|πατάτα|καρύδι|χρυσόψαρ|γάιδαρ|αγελάδ|γαρίδα|κουνούπι|στάβλο|σφαλιάρ|πριονίδι',
    better: 'καλύτερα να|καλά θα κάνει|να προσέχει|πρόσεχε|προσέχετε|στη θέση του|στη θέση της|μην ξεχνάς|πιο ευγενικ',
    jibe: 'έπεσε στο κεφάλι|πέσει με το κεφάλι|αντί για μυαλό|δύο εγκεφαλικά',
    offer:
      'δωρεάν|τζάμπα|τοις εκατό|κωδικό|κωδικός|κουπόνι|μισή τιμή|χρήματα σε|χωρίς χαρτιά|χωρίς δικαιολογ|με τη λέξη|το κομμάτι|κατά παραγγελία',
    lure: 'πηγαίνετε|καλύτερα στο|ελάτε σε|έλα σε μένα|δοκιμάστε το δικό μας|το σαλόνι μου|στη γωνία|γρήγορο δάνειο|δάνει|ζητήστε|ρωτήστε για|γράφω|προσφέρω|πέντε αστέρια για',
  },
  pt: {
    know: '=sei|sabemos|eu vi|já vi|conheço|descobri|tenho a matrícula|tenho o endereço|tenho a morada',
    life: '=sai|termina o turno|turno|para casa|pra casa|onde mora|onde vive|onde moras|estaciona|filhos|filha|esposa|mulher dele|tua mulher|família|escola|creche|que autocarro|qual ônibus|que carro|matrícula|placa do carro|sozinha à noite|endereço|morada|dorme|por onde',
    pity: 'uma pena se|pena se|seria uma pena|era uma pena|seria pena|tomara que não|espero que não|acidentes acontecem|nunca se sabe|seria triste se',
    harm: 'ardess|arder|fogo|chamas|queim|pegar fogo|pegasse fogo|incêndio|gasolina|fósforo|acidente|acontec|vidro|vitrine|montra|pneu|desaparec|tijolo|cair|caísse',
    advice:
      'verifique os freios|os freios|os travões|seguro de vida|seguro de incêndio|bem segurad|olhar para trás|olhe para trás|ainda nos vemos|ainda nos encontramos|volto com|conheço gente|fazer uma visita à noite|fazer uma visitinha|espero lá fora|te espero lá fora|depois do fecho|depois de fechar|beco|não sabe com quem|não sabes com quem|vão saber quem eu sou',
    groups:
      'cigan|brasileir|angolan|africano|árabe|muçulman|judeu|chines|indianos|nepales|imigrante|estrangeir|refugiad|venezuelan|bolivian|nordestin|essa gente|esta gente|ucranian|romen|paquist',
    slight:
      'sabemos como|como eles são|sabe como são|essa gente|esse tipo|todos iguais|cuidado com as malas|cuidado com a carteira|cuidado com a bolsa|roub|no sangue|nos genes|para a terra deles|de onde vieram|demasiados|não se pode confiar|não confiem|gente normal|portugueses de verdade|nossa cultura|higiene|cheira mal|fede|subsídio|bolsa família|não deviam|não deveriam|invad|desde que',
    kinds:
      'mulheres|=mulher|raparigas|moças|gays|=gay|homossex|lésbic|trans|veado|deficient|cadeirante|cadeira de rodas|gordos|gordas|autist',
    place:
      'cozinha|fogão|tanque|em casa|não serve|não servem|não tem lugar|não têm lugar|nada que fazer|não deviam|não devia|não é normal|não são normais|doent|nojo|asilo|longe das crianças|proibir|não sabe|não sabem',
    mind: 'cérebro|=qi|inteligência|=cara|modos|educação|neurónio|neurônio',
    small:
      'galinha|ervilha|ameba|mosquito|porco|macaco|tijolo|batata|noz|peixe|burro|vaca|camarão|mula|chiqueiro|porta|alface|chapada|serradura|serragem',
    better:
      'faria bem|era melhor|seria melhor ele|que tenha cuidado|tenha cuidado|tem cuidado|cuidado com ele|no lugar del|não se esqueç|mais simpático|mais educad',
    jibe: 'caiu de cabeça|cair de cabeça|no lugar do cérebro|dois neur',
    offer:
      'grátis|de graça|por cento|código|cupão|cupom|metade do preço|dinheiro numa hora|dinheiro em uma|sem papéis|sem fiador|com a palavra|a unidade|por encomenda',
    lure: 'vão antes|melhor ir|é melhor o|venham a|venham até|vem cá|experimentem o nosso|no meu salão|meu estúdio|ao virar da esquina|na esquina|empréstimo rápido|empréstimo|perguntem pel|escrevo|ofereço|cinco estrelas por|usem o meu',
  },
  tr: {
    know: 'biliyorum|biliyoruz|gördüm|öğrendim|tanıyorum|plakası bende|adresi bende',
    life: 'kaçta çık|vardiya|eve hangi|hangi yoldan|evine|evini|nerede otur|nerede yaşa|nereye park|çocuk|kızı|kızın|oğlu|karısı|karın|ailen|ailesi|okul|kreş|hangi otobüs|hangi araba|plaka|gece yalnız|adres|uyu',
    pity: 'yazık olur|yazık olurdu|çok yazık|umarım bir şey|allah korusun|kazalar olur|belli olmaz|üzücü olur',
    harm: 'yan|ateş|yangın|alev|benzin|kibrit|kaza|başına|cam|vitrin|lastik|kaybol|tuğla|kırıl|düş|tutuş',
    advice:
      'frenlerini kontrol|frenleri|hayat sigortası|yangın sigortası|arkana bak|arkanı kolla|arkasını kolla|yine görüşeceğiz|görüşeceğiz|tekrar karşılaş|arkadaşlarla gel|adamlarım|ziyaretinize|ziyaret edeceğ|dışarıda bekli|çıkışta bekli|kapanıştan sonra|karanlık sokak|kiminle uğraş|kim olduğumu|beni tanıyacak',
    groups:
      'suriyeli|afgan|arap|çingene|roman|kürt|ermeni|yahudi|rum|göçmen|mülteci|yabancı|pakistan|zenci|siyahi|rus|ukrayna|böyle millet|bu millet|alevi|çinli',
    slight:
      'nasıl olduklarını|ne olduklarını|hepsi aynı|bu millet|bu tip|bu ırk|çantanıza|çantana|cüzdan|çal|hırsız|kanlarında|genlerinde|ülkelerine|memleketlerine|geldikleri|çok fazla|güven olmaz|güvenilmez|güvenmeyin|normal insan|gerçek türk|kültürümüz|hijyen|kokuyor|koku|yardım al|çalışmamalı|olmamalı|işgal|beri',
    kinds:
      'kadınlar|=kadın|karılar|kızlar|gey|eşcinsel|lezbiyen|trans|ibne|engelli|tekerlekli|yaşlılar|emekli|şişman|otistik',
    place:
      'mutfa|ocağın|evinde otur|evde otur|işi ne|işi yok|yeri yok|yeri değil|olmaz|normal değil|hasta|iğrenç|huzurevi|çocuklardan uzak|yasak|beceremez|anlamaz',
    mind: 'beyni|beyin|aklı|zekâ|zeka|=iq|surat|yüzü|terbiye|görgü',
    small:
      'tavuk|tavuğ|bezelye|amip|domuz|maymun|tuğla|patates|ceviz|balık|eşek|inek|öküz|karides|sivrisinek|ahır|odun|kapı|talaş',
    better: 'dikkat etsin|dikkatli ol|iyi olur|kendine dikkat|ayağını denk|yerinde olsam|unutma|daha kibar|daha nazik',
    jibe: 'kafasının üstüne düş|kafa üstü|beyin yerine|iki beyin hücresi',
    offer:
      'bedava|ücretsiz|indirim kodu|=kod|kodu|kupon|yarı fiyat|bir saatte para|evraksız|kelimesiyle|şifresiyle|tanesi|sipariş üzerine|=yüzde',
    lure: 'gidin|onun yerine|bize gelin|bana gelin|benim salon|köşedeki|hızlı kredi|kredi|borç|yazıyorum|yazılır|sunuyorum|beş yıldız|yorumlar',
  },
  vi: {
    know: 'biết|tao biết|tôi biết|tìm ra|đã thấy|có địa chỉ|có biển số',
    life: 'mấy giờ tan|tan ca|tan làm|đường nào về|về nhà|nhà ở đâu|nhà nó|sống ở|đỗ xe|con cái|con gái|con trai|con nhỏ|vợ|gia đình|trường|học ở|xe buýt|biển số|một mình ban đêm|địa chỉ|ngủ',
    pity: 'tiếc thật nếu|tiếc nếu|thật tiếc|đáng tiếc nếu|mong là không|ai biết được|tai nạn là chuyện|biết đâu',
    harm: 'bốc cháy|cháy|lửa|hỏa hoạn|xăng|diêm|tai nạn|xảy ra|chuyện gì|kính|cửa kính|lốp|biến mất|gạch|ngã',
    advice:
      'kiểm tra phanh|bảo hiểm nhân thọ|bảo hiểm cháy|nhìn sau lưng|ngoái lại|sẽ gặp lại|còn gặp lại|anh em tao|dẫn anh em|quen người|chờ ngoài|đợi ngoài|đợi ở cửa|sau giờ đóng cửa|hẻm tối|không biết tao là ai|chưa biết tao',
    groups:
      'người miền núi|dân tộc|người tàu|trung quốc|người hồi|da đen|châu phi|ấn độ|khmer|campuchia|người chăm|hà nội|bắc kỳ|nam kỳ|thanh hóa|nghệ an|nhập cư|dân nhập cư|dân tỉnh|tây ba lô|bọn người|đám người|dân quê',
    slight:
      'biết chúng nó|chúng nó thế nào|thế nào rồi|như nhau cả|toàn như nhau|giống này|loại người|giữ túi|giữ ví|cẩn thận|ăn cắp|ăn trộm|trong máu|bản chất|cút về|về nước|quá nhiều|không tin được|đừng tin|người bình thường|người tử tế|văn hóa mình|vệ sinh|hôi|bẩn|không nên cho|không được|từ khi',
    kinds:
      'đàn bà|phụ nữ|con gái|gay|đồng tính|les|chuyển giới|pê đê|khuyết tật|xe lăn|người già|ông già|bà già|béo|tự kỷ',
    place:
      'vào bếp|xó bếp|ở nhà|không nên|không có chỗ|không được|không bình thường|bệnh hoạn|bệnh|ghê|tởm|trại|xa trẻ|cấm|biết gì',
    mind: 'cái não|bộ não|đầu óc|=iq|bản mặt|cái mặt|cư xử',
    small: 'bã đậu|gà|lợn|khỉ|bò|trâu|cá vàng|hạt đậu|viên gạch|củ khoai|muỗi|tôm|lừa|chuồng|mùn cưa',
    better: 'nên cẩn thận|cẩn thận đấy|liệu hồn|liệu mà|coi chừng|nên tử tế|đừng quên|nhớ đấy',
    jibe: 'óc bã đậu|óc lợn|óc bò|óc trâu|ngã đập đầu|rơi đập đầu|thay cho não|hai tế bào não',
    offer:
      'miễn phí|phần trăm|mã giảm|=mã|nhập mã|phiếu|nửa giá|có tiền trong|không cần giấy|đọc chữ|mật khẩu|một cái|theo yêu cầu',
    lure: 'nên qua|qua quán|hãy đến|đến chỗ|ghé chỗ|thử chỗ|chỗ tôi|bên tôi|bên mình|tiệm của tôi|đầu góc|góc đường|vay nhanh|vay tiền|hỏi anh|viết thuê|nhận viết|cung cấp|năm sao giá',
  },
  ja: {
    know: '知ってる|知っている|分かってる|わかってる|見たから|調べた|突き止めた|特定した|把握して',
    life: '何時に上が|帰り道|どの道|帰る|家の場所|家がどこ|住所|どこに住|駐車|子供|娘|息子|家族|嫁|奥さん|学校|保育園|何時のバス|ナンバー|夜道|ひとり|シフト|退勤',
    pity: '残念だよな|残念だな|もったいない|惜しい|何もないといい|何が起きるか|事故ってあるから|起こらないといいね|起きないといいね',
    harm: '火事|燃え|火が|放火|ガソリン|事故|割れ|ガラス|パンク|消え|壊れ|何か起|火でも|火が出|火の',
    advice:
      'ブレーキ|生命保険|火災保険|背後に気をつけ|後ろに気をつけ|夜道には気をつけ|また会うことに|仲間を連れて|仲間と行く|知り合いに頼|挨拶に行く|待ち伏せ|外で待ってる|出口で待ってる|閉店後|暗い道|俺が誰か|覚えてろ|覚えておけ|ただじゃ済ま|後悔させ',
    groups:
      '外国人|中国人|韓国人|朝鮮|黒人|ベトナム人|ネパール人|インド人|移民|難民|イスラム|ムスリム|ユダヤ|部落|在日|アジア系|あの国の|クルド|ブラジル人',
    slight:
      'あの連中|あいつらは|どんなかわかる|みんな同じ|国民性|民族性|荷物に気をつけ|財布に気をつけ|盗|血が|遺伝|国に帰|帰れ|多すぎ|信用できない|信用する|普通の人|本物の日本人|日本人だけ|文化じゃない|不衛生|臭|におう|来るな|入れるな|雇うな|民度|になってから',
    kinds:
      '女に|女の|女が|女は|女なんか|女性に|ゲイ|同性愛|レズ|トランス|ホモ|オカマ|障害者|車椅子|老人|年寄り|ジジイ|デブ|自閉',
    place:
      '台所|家に引っ込|引っ込んでろ|家にいろ|無理|向いてない|やめさせ|普通じゃない|異常|病気|気持ち悪|気色悪|施設|子供に近づけ|禁止|できない|隔離|来ないで',
    mind: '脳みそ|脳|頭の中|知能|=IQ|顔|教養|育ち',
    small: '鶏並|鶏|豆|アメーバ|豚|猿|サル|レンガ|じゃがいも|金魚|ロバ|牛|蚊|虫|空っぽ|小学生|幼稚園児|便所|おがくず',
    better:
      '気をつけたほうがいい|気をつけたほうが|注意したほうが|丁寧にしたほうが|優しくしたほうが|忘れるな|覚えて|愛想よく',
    jibe: '頭から落ち|頭を打っ|脳の代わり|脳細胞',
    offer: '無料|タダ|割引|コード|クーポン|半額|即日融資|書類不要|合言葉|一件|ご注文|パーセント',
    lure: 'に行った方が|へ行った方が|うちの店|うちに|私の店|角の|すぐそこの|融資|ローン|お金貸し|まで連絡|書きます|代行|星五つ',
  },
};
