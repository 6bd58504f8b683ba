import type { Locale } from '@app/contracts/common';
import type { HintWords } from './hints.ts';

/** The hints of the other languages. */
export const MORE_HINTS: Partial<Record<Locale, HintWords>> = {
  hu: {
    know: 'tudom|tudjuk|láttam|kiderítettem|megtudtam|ismerem|megvan a rendszám|megvan a cím',
    life: 'mikor végez|merre megy|hazamegy|haza|hol lakik|hol laksz|hol laktok|hol parkol|parkol|gyerek|lánya|fia |felesége|feleséged|család|iskola|iskolába|óvoda|melyik busz|milyen autó|rendszám|egyedül éjjel|cím|alszik|műszak',
    pity: 'kár lenne|kár volna|sajnálnám ha|remélem nem|nehogy|baleset bármikor|sosem lehet tudni|ki tudja mi',
    harm: 'leég|kigyullad|tűz|láng|felgyújt|benzin|gyufa|baleset|történ|ablak|kirakat|gumi|eltűn|tégla|betör|leesik',
    advice:
      'a fékeit|a fékeket|fékjét|életbiztosítás|tűzbiztosítás|jól biztosít|hátra nézz|nézzen a háta mögé|még találkozunk|még látjuk egymást|visszajövök a|a testvéreim majd|ismerek embereket|meglátogatunk|meglátogatlak|megvárlak|megvárunk|kint várlak|zárás után|sötét utcá|nem tudod kivel|nem tudjátok kivel',
    groups:
      'roma|romák|cigány|ukrán|román|zsidó|arab|muszlim|muzulmán|néger|migráns|bevándorl|menekült|külföldi|kínai|vietnami|török|ez a nép|az ilyenek|ezek az emberek',
    slight:
      'tudjuk milyenek|milyenek ezek|mind ilyen|mind egyforma|ez a fajta|ezek a népek|figyelj a táská|vigyázz a táská|táskád|lopnak|lop|vérükben|génjei|menjenek haza|ahonnan jött|túl sok|nem lehet bízni|ne bízz|normális ember|igazi magyar|a mi kultúránk|higiénia|büdös|szaporod|segély|elözönl|nem kellene|nem valók|nem való|mióta|amióta',
    kinds: '=nők|=nő|nőnek|asszony|lányok|meleg|buzi|leszbi|transz|fogyatékos|kerekesszék|nyugdíjas|kövér|autista',
    place:
      'konyhá|a konyhába|fakanál|otthon|semmi keresnivaló|nincs keresnivaló|nem való|nem normális|beteg|undorító|intézet|bezár|gyerekek közel|betiltani|nem értenek',
    mind: 'esze|agya|észből|intelligenci|=iq|=képe|arca|modora|neveltetés|fej',
    small:
      'tyúk|borsó|amőba|disznó|majom|csirke|légy|szúnyog|tégla|krumpli|dió|aranyhal|ökör|birka|ól|pofon|cipőméret|fűrészpor',
    better:
      'jobban tenné|jobban teszi|vigyázzon|vigyázz magadra|jó lenne ha|kedvesebb|udvariasabb|a helyében|ne felejtse|csak mondom|legyen óvatos',
    jibe: 'fejre esett|a fejére ejt|fejére esett|agy helyett|két agysejt|nem egy észlény',
    offer:
      'ingyen|százalék|kuponkód|=kód|kóddal|féláron|fél áron|pénz egy órán|papírok nélkül|bár nélkül|jelszóra|darabja|megrendelésre',
    lure: 'inkább menj|inkább a|menjetek|gyertek hozzánk|gyere hozzám|próbáljátok ki a mi|szalonom|a sarkon|gyors kölcsön|gyorskölcsön|kölcsön|keressék|keressétek|írok|kínálok|öt csillag|használd a',
  },
  ro: {
    know: '=știu|știm|am aflat|am văzut|cunosc|avem numărul|am numărul',
    life: 'la ce oră termin|termină|iese din tură|=tura|merge acasă|acasă|unde stă|unde locui|unde stai|unde parc|parcheaz|copiii|fiica|fiul|soția|nevasta|familia|școal|grădiniț|ce autobuz|ce mașină|numărul mașinii|singură noaptea|adresa|doarme|pe unde',
    pity: 'ar fi păcat|păcat dacă|păcat să|sper să nu|să sperăm că nu|doamne ferește|accidentele se întâmplă|nu se știe niciodată|se mai întâmplă',
    harm: 'foc|ard|arde|incendi|flăcăr|benzin|chibrit|accident|întâmpl|geam|vitrin|cauciuc|dispar|cărămid|cad|sparg',
    advice:
      'verifice frânele|frânele|asigurare de viață|asigurare de incendiu|bine asigurat|uite te în spate|uitați vă în spate|ne mai vedem|ne mai întâlnim|vin cu băieții|mă întorc cu|cunosc oameni|vă facem o vizită|îți fac o vizită|te aștept afară|vă aștept afară|după închidere|alee întunec|nu știi cu cine|nu știți cu cine',
    groups:
      'țigan|rom|romi|arab|musulman|negri|negru|ucrain|evrei|jidan|unguri|maghiar|imigranți|refugiați|străini|chinez|turci|moldoven|ăștia|nația asta|oamenii ăștia|nepalez|indieni|oamenii ăștia',
    slight:
      'știm noi cum|știm cum sunt|cum sunt ei|toți la fel|nația asta|neamul ăsta|grijă la geantă|grijă la portofel|fură|furat|în sânge|în gene|la ei acasă|de unde au venit|prea mulți|nu te poți încrede|nu aveți încredere|oameni normali|români adevărați|cultura noastră|igienă|miros|put|ajutor social|n ar trebui|nu au ce căuta|de când',
    kinds:
      'femei|=femeie|fete|muieri|gay|homosex|lesb|trans|poponar|handicap|scaun cu rotile|bătrân|pensionar|gras|autist',
    place:
      'la cratiță|la bucătărie|în bucătărie|acasă|ce căuta|n are ce|nu au ce|nu sunt normali|nu e normal|bolnav|scârb|azil|departe de copii|interzi',
    mind: 'creier|minte|intelect|=iq|moacă|față|maniere|educați|mutr',
    small: 'găin|bătut|mazăre|ameb|porc|maimuț|măgar|cărămid|cartof|nuc|țânțar|pește|vac|oai|cocin|bou|pantof|rumeguș',
    better:
      'ar face bine|să aibă grijă|ai grijă|aveți grijă|ar trebui să fie mai|mai bine ar|în locul lui|în locul ei|nu uita|mai amabil|mai politicos',
    jibe: 'căzut în cap|scăpat în cap|în loc de creier|doi neuroni|nu l duce',
    offer:
      'gratis|gratuit|la sută|=cod|cod promo|codul|cupon|jumătate de preț|bani într o oră|bani în|fără acte|fără adeverinț|bucata|la comandă|cu parola|cu cuvântul',
    lure: 'mai bine mergeți|mergeți la|mai bine la|veniți la|vino la mine|încercați|salonul meu|după colț|împrumut rapid|credit rapid|împrumut|întrebați de|scriu|ofer|cinci stele pentru|folosiți',
  },
  bg: {
    know: '=знам|знаем|видях|разбрах|научих|познавам|имам номера',
    life: 'в колко свършва|свършва|смяна|прибира|вкъщи|къде живе|къде паркира|паркира|децата|дъщеря|сина|жена му|жена ти|семейство|училище|градина|автобус|кола кара|номера на кола|сама вечер|адрес|спи|по кой път',
    pity: 'жалко ще е|жалко би било|ще е жалко|дано не|дано нищо|всичко се случва|злополуки стават|никога не се знае',
    harm: 'изгор|пожар|огън|пламн|запал|бензин|кибрит|катастроф|злополук|случи|прозор|витрин|гуми|изчезн|тухл|счуп|падн',
    advice:
      'провери спирачките|спирачките|застраховка живот|застраховка пожар|добре застрахован|обръща зад|гледа зад гърба|пак ще се видим|ще се видим пак|ще дойда с приятели|познавам хора|ще ви навестим|ще те чакам|ще ви чакам|чакам отвън|след затваряне|тъмна уличка|не знаеш с кого|не знаете с кого',
    groups:
      'циган|ром|роми|араб|мюсюлман|негр|турци|турчин|украин|евре|мигрант|имигрант|бежанц|чужденц|китайц|сирийц|тези хора|тая нация|такива хора|руснац|македон',
    slight:
      'знаем ги какви|какви са|всички са|тая порода|тази порода|пазете си|пазете чант|крадат|крад|в кръвта|в гените|да си ходят|откъдето са|твърде много|не им вярвайте|не може да им се вярва|нормални хора|истински българи|наш|култура|хигиена|мирише|смърд|помощи|не бива|не трябва|откакто',
    kinds: 'жени|=жена|момичета|гей|педераст|лесбий|транс|инвалид|увреждан|количка|пенсионер|дебел|аутист',
    place:
      'в кухнята|кухня|у дома|вкъщи|няма работа|няма място|нямат място|не са нормални|ненормалн|болн|отврат|старчески|далеч от деца|забран|не стават|не става',
    mind: 'мозък|акъл|интелигент|=iq|мутра|лице|възпитани|обноски',
    small: 'кокошк|бой|грах|амеб|прасе|свин|маймун|тухл|картоф|орех|комар|риб|магар|овц|кочина|врабч|талаш',
    better:
      'да внимава|внимавай|внимавайте|по добре да|добре ще е да|да бъде по любез|на негово място|на нейно място|не забравяй|по учтив|по мил',
    jibe: 'падал на главата|паднал на глава|падал няколко пъти на главата|вместо мозък|две клетки',
    offer:
      'безплатн|гратис|процент|=код|промо код|купон|на половин цена|пари до час|пари за час|без документи|с дума|с парола|на бройка|по поръчка',
    lure: 'по добре при|по добре идете|елате при|ела при мен|опитайте наш|моя салон|зад ъгъла|бърз кредит|кредит|питайте за|пиша|предлагам|пет звезди за|ползвайте моя',
  },
  ru: {
    know: '=знаю|=знаем|видел|видела|узнал|узнала|выяснил|пробил номер|у меня есть адрес|у меня есть номер',
    life: 'во сколько|заканчивает|смен|идёт домой|домой|где живёт|где живет|где живёте|где живешь|где жив|паркует|дет|дочк|сын|жен|семь|школ|садик|на каком автобус|на какой машин|номер машин|одна вечером|адрес|спит|какой дорогой|ходит с работы',
    pity: 'жалко будет|жаль будет|будет жалко|будет жаль|было бы жаль|обидно будет|не дай бог|всякое бывает|мало ли что|несчастные случаи|всякое случается',
    harm: 'сгор|пожар|огонь|огн|загор|подж|бензин|спичк|авари|случи|стекл|витрин|шин|колёс|исчезн|пропад|кирпич|упад',
    advice:
      'проверит тормоза|проверь тормоза|проверьте тормоза|тормоза в|тормоза прове|страховку жизни|застраху|страховка от пожара|оглядыва|почаще оборачив|ещё встретимся|еще встретимся|ещё увидимся|приеду с ребятами|приду с друзьями|знаю людей|навестим вас|заглянем к вам после|подожду у|подождём у|буду ждать|жду на выходе|после закрытия|в тёмном переулке|не знаешь с кем|не знаете с кем|вы меня ещё узнаете|вы меня запомните',
    groups:
      'таджик|узбек|киргиз|кавказ|цыган|евре|жид|араб|мусульман|негр|африкан|азербайджан|армян|дагестан|чечен|чурк|украин|китайц|мигрант|приезж|понаехал|нерусск|гастарбайтер|эта нация|этот народ|этих людей|такие люди',
    slight:
      'знаете что за народ|что за народ|что за люди|какие они|все они|следите за|берегите|кошел|воруют|вор|в крови|в генах|к себе|домой пусть|откуда приехали|понаехали|слишком много|нельзя доверять|не доверяйте|нормальные люди|нормальных людей|русских людей|для русских|наша культура|гигиен|вонь|воня|плодятся|не место|нечего делать|не должны|раньше было|чистоплотн|с тех пор',
    kinds:
      'бабам|баба|бабы|женщин|девки|геи|=гей|геев|лесби|транс|педик|голубы|инвалид|коляск|старик|пенсионер|старух|толст|жирн|аутист',
    place:
      'борщ|на кухне|на кухню|у плиты|дома|нечего делать|не место|делать нечего|не должны|ненормальн|больн|против природы|мерзк|противн|дурдом|интернат|подальше от детей|запретить|не умеют',
    mind: 'мозг|мозги|=ум|ума|интеллект|=iq|рожа|рожей|лицо|манер|воспитан',
    small:
      'куриц|курин|кирпича|горох|амёб|свин|обезьян|табурет|картошк|орех|комар|рыб|осёл|осл|баран|сара|хлев|пробк|валенок|муравь|улитк|тапк|опилки',
    better:
      'пусть побережётся|пусть бережётся|пусть осторожн|пусть поосторож|будьте осторож|будь осторож|осторожнее|советую быть|лучше бы ему|на его месте|на её месте|не забудь|повежлив|вежливее|подобрее|недолго проход',
    jibe: 'уронили головой|уронили в детстве|вместо мозг|две извилин|одна извилин|туп как|не блещ',
    offer:
      'бесплатн|процент|промокод|=код|по коду|купон|за полцены|полцены|деньги за час|без справок|без документов|по слову|пароль|за штуку|на заказ',
    lure: 'лучше идите|лучше в|лучше к|идите к|приходите к нам|приходи ко мне|попробуйте наш|мой салон|за углом|быстрый займ|быстрый кредит|займ|кредит|спрашивайте|спросите|пишу|пять звёзд за|используйте мой|=предлагаю',
  },
  uk: {
    know: '=знаю|=знаємо|бачив|бачила|дізнав|з ясував|маю адресу|маю номер',
    life: 'о котрій|закінчує|змін|додому|де живе|де мешкає|паркує|діт|доньк|дочк|син|дружин|родин|сім|школ|садоч|яким автобусом|якою машиною|номер машин|сама ввечері|адрес|спить|якою дорогою',
    pity: 'шкода буде|буде шкода|жаль буде|було б шкода|не дай боже|всяке буває|нещасні випадки|хтозна що|мало що',
    harm: 'згор|пожеж|вогонь|загор|підпал|бензин|сірник|аварі|трапи|станеться|скл|вітрин|шин|колес|зникн|цегл|впад',
    advice:
      'перевірить гальма|перевір гальма|гальма|страхування життя|застрахув|оглядай|озирай|ще зустрінемось|ще побачимось|приїду з хлопцями|прийду з друзями|знаю людей|навідаємось|зачекаю біля|чекатиму|після закриття|темному провулку|не знаєш з ким|не знаєте з ким|ви мене ще',
    groups:
      'циган|ром|рома|євре|жид|араб|мусульман|негр|африкан|кавказ|азербайджан|вірмен|москал|росіян|китайц|мігрант|приїжд|переселен|чужинц|ця нація|цей народ|такі люди|індус|угорц|румун',
    slight:
      'знаєте які вони|які вони|що за народ|усі вони|всі вони|пильнуйте|бережіть|гаман|сумк|крадуть|крад|в крові|в генах|до себе|звідки приїхали|забагато|не можна довіряти|не довіряйте|нормальні люди|справжн|наша культура|гігієн|смерд|не місце|нічого робити|не повинні|раніше було|відколи|з тих пір',
    kinds: 'жінк|баба|баби|дівки|геї|=гей|лесбі|транс|підар|інвалід|візк|пенсіонер|товст|жирн|аутист',
    place:
      'на кухн|біля плити|борщ|вдома|нічого робити|не місце|не повинн|ненормальн|хвор|гидк|будинок для|подалі від дітей|заборонити|не вміють',
    mind: 'мозок|розум|інтелект|=iq|пика|пики|обличчя|манер|виховання',
    small:
      'курк|цеглин|горох|амеб|свин|мавп|табурет|картопл|горіх|комар|риб|осел|осл|баран|хлів|пробк|равлик|тапк|тирса',
    better:
      'хай стережеться|хай обережн|нехай обережн|будьте обережн|обережніше|стережіться|на його місці|на її місці|не забудь|ввічливіш|краще б йому',
    jibe: 'упустили на голову|впав на голову|замість мозку|дві звивин|одна звивин',
    offer:
      'безкоштовн|відсотк|промокод|=код|за кодом|купон|за півціни|гроші за годину|без довідок|без документів|за словом|пароль|за штуку|на замовлення',
    lure: 'краще йдіть|краще в|краще до|ідіть до|приходьте до нас|приходь до мене|спробуйте наш|мій салон|за рогом|швидка позика|позик|кредит|питайте|пишу|пропоную|п ять зірок за',
  },
  hr: {
    know: '=znam|=znamo|vidio sam|vidjela sam|video sam|videla sam|saznao|saznala|imam adresu|imam broj tablic|poznajem',
    life: 'kad završava|završava|smjen|smen|ide doma|ide kući|kući|doma|gdje živi|gde živi|gdje stanuje|gde stanuje|parkira|djec|dec|kćer|ćerk|sin|žen|obitelj|porodic|škol|vrtić|kojim busom|koji auto|tablic|sama noću|adres|spava|kojim putem|kuda',
    pity: 'bila bi šteta|šteta bi bila|šteta da|šteta ako|nadam se da se ne|nesreće se događaju|nesreće se dešavaju|nikad se ne zna|svašta se dogodi|svašta se desi|ne daj bože',
    harm: 'izgor|vatr|požar|plamen|zapal|benzin|šibic|nesreć|dogod|desi|prozor|izlog|gum|nestan|cigl|razbi|pad',
    advice:
      'provjeri kočnice|proveri kočnice|kočnice|životno osiguranje|osiguranje od požara|dobro osigur|osvrći|gleda preko ramena|vidjet ćemo se|vidimo se još|videćemo se|doći ću s|dolazim s ekipom|znam ljude|posjetit ćemo|posetićemo|čekam te vani|čekam vas|čekat ću|čekaću|nakon zatvaranja|posle zatvaranja|mračnoj ulici|ne znaš s kim|ne znate s kim|upoznat ćete me|upoznaćete me',
    groups:
      'cigan|rom|romi|roma|arap|musliman|crnc|srb|hrvat|bosanac|bosanc|albanac|albanc|šiptar|nepalc|indijc|migrant|izbjeglic|izbeglic|stranac|stranc|kinez|ukrajin|turci|židov|jevrej|balij|ta nacija|taj narod|takvi ljudi|ti ljudi',
    slight:
      'znamo kakvi|kakvi su|svi su isti|ta sorta|taj soj|pazite na|čuvajte|torb|tašn|novčanik|kradu|krad|u krvi|u genima|nek idu|neka idu|odakle su došli|previše|ne može vjerovati|ne može verovati|ne vjerujte|ne verujte|normalni ljudi|pravi hrvati|pravi srbi|naši ljudi|naša kultura|higijen|smrd|socijaln|ne bi smjeli|ne bi smeli|nemaju što tražiti|nemaju šta|prije je bilo|pre je bilo|otkad|otkako',
    kinds:
      'žene|=žena|ženama|ženske|babe|djevojk|devojk|gej|peder|lezb|trans|invalid|kolicima|starci|penzioner|umirovljen|debel|autist',
    place:
      'u kuhinju|u kuhinji|za štednjak|uz šporet|doma|kod kuće|nemaju što|nemaju šta|nema što|nema šta|nije mjesto|nije mesto|nisu normalni|nije normaln|bolesn|odvratn|u dom|dalje od djece|dalje od dece|zabraniti|ne zna|ne znaju|nisu za',
    mind: 'mozak|mozga|pamet|inteligenc|=iq|facu|faca|lice|manire|odgoj|vaspitan',
    small:
      'kokoš|šamar|graš|ameb|svinj|majmun|cigl|krumpir|krompir|orah|komar|rib|magar|ovc|svinjac|vrap|puž|kamen|cipel|piljevin',
    better:
      'neka pazi|nek pazi|bolje bi mu|bolje bi joj|pazi se|pazite se|budi oprez|na njegovom mjestu|na njenom mjestu|na njegovom mestu|ne zaboravi|ljubazniji|pristojniji',
    jibe: 'pao na glavu|pala na glavu|umjesto mozga|umesto mozga|dvije moždane|dve moždane',
    offer:
      'besplatn|gratis|posto|=kod|kodom|promo kod|kupon|upola cijene|pola cijene|u pola cene|novac za sat|novac u sat|bez papira|uz riječ|uz reč|uz lozinku|po komadu|po narudžbi|druga je besplatna',
    lure: 'bolje kod|bolje idite|radije idite|dođite k nama|dođite kod|probajte naš|moj salon|iza ugla|brzi zajam|brzi kredit|pozajmic|pitajte za|pišem|nudim|pet zvjezdica za|bolje u|bolje je',
  },
  sl: {
    know: '=vem|=vemo|videl sem|videla sem|izvedel|izvedela|imam naslov|poznam',
    life: 'kdaj konča|konča|izmen|domov|kje živi|kje stanuje|parkira|otrok|hčer|hči|sin|žen|družin|šol|vrtec|avtobus|kakšen avto|registrsk|sama ponoči|naslov|spi|po kateri poti|katero pot',
    pity: 'škoda bi bilo|škoda če|bi bilo škoda|upam da se ne|nesreče se zgodijo|nikoli ne veš|bog ne daj',
    harm: 'pogor|zgor|ogenj|požar|plamen|zažg|bencin|vžigalic|nesreč|zgod|okn|izložb|gum|izgin|opek|razbi|pade|zagor',
    advice:
      'preveri zavore|zavore|življenjsko zavarovanje|zavarovanje proti požaru|dobro zavarov|čez ramo|se še vidiva|se še vidimo|se še srečava|pridem s|poznam ljudi|obiskali vas|počakam te|počakal te bom|čakal zunaj|po zaprtju|temni ulici|ne veš s kom|ne veste s kom',
    groups:
      'cigan|rom|romi|arab|musliman|črnc|bosan|srb|hrvat|albanc|šiptar|migrant|begunc|tujc|kitajc|ukrajin|jud|čefur|južnjak|ta narod|takšni ljudje|ti ljudje|indijc|nepalc',
    slight:
      'vemo kakšni|kakšni so|vsi so enaki|ta sorta|pazite na|čuvajte|torbic|denarnic|kradejo|krad|v krvi|v genih|naj gredo|od koder so|preveč|ne zaupajte|ne moreš zaupati|normalni ljudje|pravi slovenci|naša kultura|higien|smrd|socialn|ne bi smeli|nimajo kaj|včasih je bilo|odkar',
    kinds: 'žensk|=žene|babe|dekleta|gej|peder|lezb|trans|invalid|vozičk|starci|upokojen|debel|avtist',
    place:
      'v kuhinjo|v kuhinji|za štedilnik|doma|nima kaj|nimajo kaj|ni za|niso za|niso normalni|ni normaln|bolan|boln|ogabn|v dom|proč od otrok|prepovedati|ne znajo',
    mind: 'možgan|pamet|inteligenc|=iq|=faco|obraz|manire|vzgoj',
    small:
      'kokoš|klofut|grah|ameb|praši|svinj|opic|opek|krompir|oreh|komar|rib|osel|osla|ovc|svinjak|vrab|polž|žagovin',
    better:
      'naj pazi|naj se pazi|bolje bi bilo zanj|bolje bi bilo zanjo|pazi se|pazite se|bodi previd|na njegovem mestu|ne pozabi|prijaznejši|vljudnejši',
    jibe: 'padel na glavo|padla na glavo|namesto možganov|dve možganski',
    offer:
      'zastonj|brezplač|odstotk|=koda|kodo|kupon|za polovico|pol cene|denar v uri|brez papirjev|z besedo|z geslom|na kos|po naročilu',
    lure: 'raje pojdite|bolje pri|pridite k|pridi k meni|poskusite naš|moj salon|za vogalom|hitro posojilo|posojil|vprašajte za|pišem|ponujam|pet zvezdic za',
  },
  da: {
    know: 'jeg ved|vi ved|jeg har set|jeg kender|jeg har fundet|jeg har dit|jeg har jeres',
    life: 'har fri|fyraften|vagt|cykler hjem|går hjem|kører hjem|hjem|bor|parkerer|børn|datter|søn|kone|familie|skole|børnehave|hvilken bus|hvilken bil|nummerplade|alene om natten|adresse|sover',
    pity: 'ærgerligt hvis|ville være ærgerligt|synd hvis|ville være synd|håber ikke der|ulykker sker|man ved aldrig|det kunne jo|trist hvis',
    harm: 'brænd|brand|ild|flamme|benzin|tændstik|ulykke|skete|sker|rude|ruder|dæk|forsvind|mursten|falder|gik galt',
    advice:
      'tjekke bremserne|bremser|livsforsikring|brandforsikring|godt forsikret|se dig over skulderen|over skulderen|vi ses igen|vi mødes igen|kommer tilbage med|kender folk|aflægge et besøg|kommer på besøg|venter udenfor|venter på dig|efter lukketid|mørk gyde|ved ikke hvem jeg er|lære mig at kende',
    groups:
      'somali|arab|muslim|perker|tyrk|polak|polsk|rumæn|neger|indvandr|flygtning|udlænding|jøde|kines|syrer|afghan|sigøjner|roma|de folk|den slags folk|litau|ukrain|grønlænder',
    slight:
      'hvordan de er|ved jo|den slags|de folk|pas på tasken|passe på|stjæl|i blodet|i generne|hjem til|hvor de kommer fra|for mange|ikke stole|stole på|ens alle|normale mennesker|rigtige danskere|vores kultur|hygiejne|stinker|lugter|kontanthjælp|bør ikke|burde ikke|ikke velkomne|oversvømm|siden der|efter at der',
    kinds: 'kvinder|=kvinde|kvindfolk|piger|bøsse|lesb|homo|trans|handicap|kørestol|pensionist|fede|autist',
    place:
      'i køkkenet|køkken|hjemme|hører ikke|hører til|intet at gøre|ikke noget at gøre|ikke normal|syg|klamt|ulækk|plejehjem|institution|væk fra børn|forbyd|kan ikke finde ud',
    mind: 'hjerne|forstand|=iq|intelligens|ansigt|fjæs|manerer|opdragelse',
    small:
      'reje|ært|høne|amøbe|gris|svin|abe|mursten|kartoffel|valnød|guldfisk|æsel|ko |muslin|myg|stald|dørmåtte|savsmuld',
    better:
      'burde være|må hellere|skulle passe på|bør passe på|pas på dig selv|pas hellere|vær forsigtig|hvis jeg var ham|glem ikke|venligere|høfligere',
    jibe: 'tabt på gulvet|faldet på hovedet|i stedet for hjerne|to hjerneceller',
    offer:
      'gratis|procent|rabatkode|=kode|koden|kupon|halv pris|penge inden|uden papirer|med ordet|kodeord|pr styk|på bestilling',
    lure: 'gå hellere|hellere til|kom til os|kom hjem til mig|prøv vores|min salon|om hjørnet|hurtigt lån|lån|spørg efter|jeg skriver|jeg tilbyder|fem stjerner for',
  },
  sv: {
    know: 'jag vet|vi vet|jag har sett|jag känner|jag har tagit reda|jag har ditt|jag har er',
    life: 'slutar|skift|går hem|åker hem|cyklar hem|=hem|bor|parkerar|barn|dotter|son|familj|skola|dagis|förskola|vilken buss|vilken bil|registrering|ensam på kvällen|adress|sover|=fru|=frun',
    pity: 'synd om|vore synd|skulle vara synd|tråkigt om|hoppas inget|olyckor händer|man vet aldrig|kan ju hända|ledsamt om',
    harm: 'brinn|brann|brand|eld|lågor|bensin|tändstick|olycka|händer|hände|rutor|fönster|däck|försvinn|tegelsten|ramla|gå snett',
    advice:
      'kolla bromsarna|bromsar|livförsäkring|brandförsäkring|väl försäkra|titta dig över axeln|över axeln|vi ses igen|vi träffas igen|kommer tillbaka med|känner folk|hälsa på ikväll|väntar utanför|väntar på dig|efter stängning|mörk gränd|vet inte vem jag är|lära känna mig',
    groups:
      'somali|arab|muslim|turk|polack|polsk|rumän|neger|invandr|flykting|utlänning|jude|judar|kines|syrier|afghan|zigenar|romer|sånt folk|det där folket|de där människorna|iraki|eritrean',
    slight:
      'hur de är|vet ju|sånt folk|den sorten|passa väskan|akta väskan|stjäl|i blodet|i generna|hem till|där de kommer|för många|inte lita|lita på|likadana|vanligt folk|riktiga svenskar|vår kultur|hygien|stinker|luktar|bidrag|borde inte|ska inte|inte välkomna|översvämm|sedan det|sedan de',
    kinds: 'kvinnor|=kvinna|fruntimmer|tjejer|bög|lesb|homo|trans|handikapp|rullstol|pensionär|feta|autist',
    place:
      'i köket|köket|vid spisen|hemma|hör inte hemma|hör hemma|inget att göra|inte normal|sjuk|äckl|institution|hem för|bort från barn|förbjud|kan inte',
    mind: 'hjärna|förstånd|=iq|intelligens|ansikte|nuna|hyfs|uppfostran',
    small:
      'räka|ärta|höna|amöba|gris|svin|apa|tegelsten|potatis|valnöt|guldfisk|åsna|=ko|mussla|mygga|ladugård|dörrmatta|sågspån',
    better:
      'borde vara|bör vara|bör akta|ska akta sig|borde akta|var försiktig|om jag vore|glöm inte|trevligare|artigare',
    jibe: 'tappad i golvet|ramlat på huvudet|tappades på huvudet|i stället för hjärna|istället för hjärna|två hjärnceller|hjärnlös',
    offer:
      'gratis|procent|rabattkod|=kod|koden|kupong|halva priset|pengar inom|utan papper|med ordet|lösenord|styck|på beställning',
    lure: 'gå hellere|gå hellre|hellre till|kom till oss|kom hem till mig|prova vår|min salong|runt hörnet|snabblån|lån|fråga efter|jag skriver|jag erbjuder|fem stjärnor för',
  },
};
