import type { Locale } from '@app/contracts/common';

/** Violence that is promised for the next meeting, and fires that are wished upon people in their house. */
interface MenaceWords {
  /** “If I meet”, “when I see”, “should I catch”. */
  meet: string;
  /** “I’ll kill, beat, shoot”: what the speaker then does. */
  harm: string;
  /** To burn or to blow up. */
  burn: string;
  /** “With you inside.” */
  inside: string;
}

const MENACES: Partial<Record<Locale, MenaceWords>> = {
  en: {
    meet: 'if i (ever)? (see|meet|catch|find|get)|when i (see|meet|catch|find|get)|next time i (see|meet|catch)|wait (till|until) i (see|meet|catch|find|get)|if i get my hands',
    harm: 'kill|beat (him|her|them|you)|punch|shoot|stab|smash|strangle|break (his|her|their|your)|knock (his|her|their|your)|slap|run (him|her|them|you) over|throttle',
    burn: 'burn|burned|burnt|burns|torch|torched|set fire|on fire|blow up|blown up|bomb',
    inside:
      'with (you|them|him|her|everyone|all of you|the owner|the staff) (all|still)? (inside|in it)|you inside|while you are in|with you lot',
  },
  de: {
    meet: 'wenn ich .. (erwische|treffe|sehe|begegne|kriege|finde)|falls ich .. (erwische|treffe|sehe|begegne)|sollte ich .. (treffen|sehen|erwischen|begegnen)|beim nächsten mal|treff ich|erwisch ich',
    harm: 'bringe ich|bring ich|schlage ich|schlag ich|erschieße ich|erschieß ich|knall ich|knalle ich|stech* ich|verprügel* ich|prügel* ich|hau ich|breche ich|brech ich|bringe .. um|mach ich .. kalt|erwürg* ich|poliere ich|polier ich|fahr ich .. um|tot',
    burn: 'anzünden|abfackeln|niederbrennen|abbrennen|verbrennen|brennen|sprengen|gehört .. angezündet|angezündet',
    inside:
      'mit (euch|dir|denen|ihm|ihr|allen|dem chef|samt|allem) .. (drin|drinnen|darin)|samt (euch|dir|personal|besitzer|inhaber|chef)|mitsamt',
  },
  pl: {
    meet: 'jak .. (spotkam|zobaczę|dorwę|złapię|znajdę|dopadnę)|jeśli .. (spotkam|zobaczę|dorwę|złapię)|jeżeli .. (spotkam|zobaczę|dorwę)|niech .. (spotkam|zobaczę|dorwę)|następnym razem',
    harm: 'zabiję|zajebię|zatłukę|pobiję|zastrzelę|uduszę|połamię|obiję|rozwalę|skopię|przejadę|zadźgam|wpierdol|zarżnę|rozjadę|dostanie w|urwę',
    burn: 'spalić|spali|spalił|podpalić|podpali|podpalił|spłonąć|spłonie|spłonęła|wysadzić|wysadzi|puścić z dymem|zjarać',
    inside: '(razem)? z (wami|tobą|nimi|nim|właścicielem|obsługą) (w środku)?|w środku',
  },
  cs: {
    meet: 'jestli .. (potkám|uvidím|chytím|chytnu|najdu)|až .. (potkám|uvidím|chytím|chytnu|najdu)|když .. (potkám|uvidím|chytím|chytnu)|jak .. (potkám|uvidím|chytnu)|příště',
    harm: 'zabiju|zabiji|zmlátím|zastřelím|uškrtím|rozbiju|zlámu|přerazím|přejedu|zaškrtím|ubiju|podřežu|nakopu|dostane přes|zapíchnu|odprásknu',
    burn: 'podpálit|zapálit|vypálit|spálit|shořet|shoří|podpálil|zapálil|vyhodit do vzduchu|odpálit|uhořet',
    inside: '(i|aj)? s (váma|vámi|tebou|nima|nimi|majitelem) (uvnitř)?|uvnitř|vevnitř',
  },
  sk: {
    meet: 'ak .. (stretnem|uvidím|chytím|nájdem)|keď .. (stretnem|uvidím|chytím|nájdem)|jak .. (stretnem|uvidím|chytím)|až .. (stretnem|uvidím)|nabudúce',
    harm: 'zabijem|zmlátim|zastrelím|uškrtím|rozbijem|dolámem|prerazím|prejdem|zaškrtím|ubijem|podrežem|nakopem|dostane po|zapichnem|odstrelím',
    burn: 'podpáliť|zapáliť|vypáliť|spáliť|zhorieť|zhorí|podpálil|zapálil|vyhodiť do vzduchu|odpáliť|uhorieť',
    inside: '(aj|i)? s (vami|tebou|nimi|ním|majiteľom) (vnútri)?|vnútri|dnu',
  },
  hu: {
    meet: 'ha .. (találkozom|meglátom|meglátlak|elkapom|elkaplak|megtalálom|látom)|ha még egyszer|ha (újra|megint)',
    harm: 'megölöm|megöllek|kinyírom|kinyírlak|megverem|megverlek|lelövöm|lelőlek|megfojtom|agyonverem|agyonütöm|beverem|széttöröm|szétverem|kitekerem|eltöröm|leszúrom|elütöm|elgázolom|kitaposom|pofán|felkötöm',
    burn: 'gyújtani|felgyújtani|felgyújtaná|rágyújtani|meggyújtani|felrobbantani|leégetni|felégetni|elégetni|gyújtsa|felgyújtsa|leégjen|égjen',
    inside:
      'rátok|rád|rájuk|veletek|veled|bennégjetek|bennégj|bent vagytok|bennetek|benne vagytok|ti is bent|mindenkivel',
  },
  ro: {
    meet: 'dacă .. (întâlnesc|prind|văd|găsesc|dau de)|daca .. (intalnesc|prind|vad|gasesc|dau de)|când .. (prind|văd|întâlnesc)|data viitoare',
    harm: 'omor|ucid|bat|împușc|impusc|sparg|rup|strâng de gât|calc cu mașina|tai|înjunghii|spintec|snopesc|dau cu pumnul|iau la bătaie|îi dau una',
    burn: 'foc|ardă|arde|ardeți|incendi*|arunce în aer|aruncat în aer|explodeze|dat foc',
    inside: 'cu (voi|tine|ei|el|toți|patronul) (cu tot)? (înăuntru|în el|în ea)|cu voi cu tot|înăuntru',
  },
  bg: {
    meet: 'ако .. (срещна|видя|хвана|намеря|пипна)|като .. (срещна|видя|хвана|намеря|пипна)|щом .. (срещна|видя|хвана)|само да .. (срещна|видя|хвана)|следващия път',
    harm: 'ще .. (убия|пребия|застрелям|удуша|смажа|счупя|разбия|утрепя|заколя|намушкам|смачкам|прегазя|гръмна|размажа)',
    burn: 'запали|запаля|подпали|подпаля|изгори|изгоря|изгорите|взриви|взривя|гръмне',
    inside: 'с (вас|теб|тях|него|собственика) (вътре|заедно)|заедно с (вас|теб|тях)|вътре',
  },
  da: {
    meet: 'hvis jeg .. (møder|ser|fanger|finder)|når jeg .. (møder|ser|fanger|finder)|næste gang jeg|møder jeg|ser jeg',
    harm: 'slår .. ihjel|slår jeg|dræber|skyder jeg|tæver jeg|smadrer jeg|kvæler jeg|banker jeg|stikker jeg .. ned|kører jeg .. over|brækker jeg|får .. bank',
    burn: 'brænde|brændes|brændt|sætte ild|sættes ild|futte|futtes|sprænge|sprænges',
    inside: 'med (jer|dig|dem|ham|hende|ejeren) (alle)? (indeni|inde|i|indenfor|derinde)',
  },
  no: {
    meet: 'hvis jeg .. (møter|ser|får tak i|finner)|om jeg .. (møter|ser|får tak i)|når jeg .. (møter|ser|får tak i|finner)|neste gang jeg|møter jeg|ser jeg',
    harm: 'slår .. i hjel|slår .. ihjel|slår jeg|dreper|skyter jeg|denger jeg|knuser jeg|kveler jeg|banker jeg|stikker jeg|kjører jeg .. over|brekker jeg|får .. juling',
    burn: 'brenne|brennes|brent|sette fyr|tenne på|sprenge|sprenges',
    inside: 'med (dere|deg|dem|ham|henne|eieren) (alle)? (inni|inne|i|innendørs|der inne)',
  },
  sv: {
    meet: 'om jag .. (möter|träffar|ser|får tag i|hittar)|när jag .. (möter|träffar|ser|får tag i|hittar)|nästa gång jag|möter jag|ser jag|träffar jag',
    harm: 'slår .. ihjel|slår jag|dödar|skjuter jag|spöar jag|krossar jag|stryper jag|knivhugger|kör jag .. över|bryter jag|knäcker jag|får .. stryk|smäller jag',
    burn: 'bränna|brännas|bränt|sätta eld|tända eld|elda upp|spränga|sprängas|brinna',
    inside: 'med (er|dig|dem|honom|henne|ägaren) (alla)? (i|inne|inuti|där inne|kvar)',
  },
  es: {
    meet: 'si .. (veo|encuentro|pillo|cojo|agarro|cruzo)|como .. (vea|encuentre|pille|coja|agarre|vuelva a ver)|cuando .. (vea|encuentre|pille|coja|agarre)|la próxima vez',
    harm: 'mato|mataré|parto|reviento|pego|rompo|disparo|apuñalo|estrangulo|arranco|atropello|doy una paliza|doy un tiro|pegaré|pegar un tiro|hostias|rajo|ahogo|cargo',
    burn: 'quemar|queme|quemen|quemarlo|quemaros|arder|arda|prender fuego|prendan fuego|prenderle fuego|pegar fuego|pegarle fuego|volar por los aires|incendi*|fuego',
    inside:
      'con (vosotros|ustedes|ellos|él|ella|todos|el dueño) (todos)? (dentro|adentro)|contigo (dentro|adentro)|con todos ustedes',
  },
  fr: {
    meet: 'si je .. (croise|vois|revois|attrape|retrouve|rencontre|chope)|quand je .. (croise|vois|attrape|retrouve|chope)|la prochaine fois|que je .. (croise|revoie|retrouve|attrape)',
    harm: 'tue|bute|tuer|buter|casse|défonce|éclate|étrangle|flingue|plante|égorge|massacre|démolis|fracasse|frappe|mets une balle|écrase',
    burn: 'brûler|brûle|brûlez|brûlent|cramer|crame|foutre le feu|mettre le feu|mette le feu|foute le feu|incendier|exploser|sauter',
    inside:
      'avec (vous|toi|eux|lui|elle|tout le monde|le patron) (tous)? (dedans|à l intérieur)|vous dedans|toi dedans',
  },
  hr: {
    meet: 'ako .. (sretnem|vidim|uhvatim|nađem|ulovim|srećem)|kad .. (sretnem|vidim|uhvatim|nađem|ulovim)|samo da .. (sretnem|vidim|uhvatim)|sljedeći put|sledeći put',
    harm: 'ubit ću|ubiću|ubijem|prebit ću|prebiću|razbit ću|razbiću|slomit ću|slomiću|zadavit ću|upucat ću|upucaću|zaklat ću|zaklaću|pregazit ću|izbost ću|polomit ću|ću .. (ubiti|prebiti|razbiti|slomiti|zadaviti|upucati|zaklati|pregaziti)',
    burn: 'zapaliti|zapali|zapale|spaliti|spali|izgorjeti|izgori|izgorite|izgorjela|dići u zrak|dignuti u zrak|digne u zrak|baciti bombu|bombu',
    inside: '(zajedno)? s (vama|tobom|njima|njim|gazdom|vlasnikom) (unutra)?|sa (svima|svim|vama) .. unutra|unutra',
  },
  nl: {
    meet: 'als ik .. (tegenkom|zie|pak|vind|ontmoet|te pakken krijg)|wanneer ik .. (tegenkom|zie|vind)|zodra ik .. (tegenkom|zie)|volgende keer dat ik|kom ik .. tegen',
    harm: 'maak ik .. (af|dood|kapot)|sla ik|vermoord ik|schiet ik|steek ik|wurg ik|breek ik|schop ik|trap ik|ram ik|rijd ik .. (om|over|dood)|sloop ik|dood',
    burn: 'in de fik|in brand|platbranden|afbranden|verbranden|opblazen|affikken|fikken|de fik in',
    inside: 'met (jullie|jou|je|hen|hem|iedereen|de eigenaar) (allemaal|allen)? (erin|er in|daarin|nog binnen|binnen)',
  },
  pt: {
    meet: 'se .. (apanho|apanhar|encontro|encontrar|vejo|vir|pego|pegar|cruzo)|quando .. (apanhar|encontrar|vir|pegar)|da próxima vez',
    harm: 'mato|matarei|vou matar|parto|rebento|arrebento|bato|quebro|tiro|esfaqueio|estrangulo|esgano|atropelo|dou um tiro|dou porrada|encho de porrada|meto uma bala|espanco|degolo',
    burn: 'fogo|queimar|queimado|queimem|queime|arder|arda|incendi*|explodir|bomba',
    inside:
      'contigo (lá)? dentro|com (vocês|todos|eles|ele|ela|vós|o dono) (todos|lá)? (dentro|lá dentro)|convosco (lá)? dentro',
  },
  it: {
    meet: 'se .. (incontro|vedo|becco|prendo|trovo|rivedo)|quando .. (incontro|vedo|becco|prendo|trovo)|la prossima volta',
    harm: 'ammazzo|uccido|spacco|rompo|sparo|accoltello|strozzo|strangolo|gonfio|investo|massacro|meno|sgozzo|faccio fuori|prendo a pugni|spezzo',
    burn: 'bruciare|bruci|brucino|bruciato|dare fuoco|dar fuoco|desse fuoco|incendiare|esplodere|saltare in aria|fuoco',
    inside: 'con (voi|te|loro|lui|lei|tutti|il titolare) (tutti)? (dentro|all interno)',
  },
  ru: {
    meet: 'если .. (встречу|увижу|поймаю|найду|попадётся|попадется)|ещё раз .. (встречу|увижу|поймаю)|еще раз .. (встречу|увижу|поймаю)|когда .. (встречу|увижу|поймаю|найду)|встречу .. (водителя|курьера|его|её|ее|тебя|вас)|увижу .. (курьера|водителя|тебя)|попадись|попадётся мне|попадется мне',
    harm: 'убью|прибью|застрелю|пристрелю|зарежу|задушу|придушу|набью|сломаю|разобью|изобью|переломаю|оторву|перееду|покалечу|урою|закопаю|порву|грохну|морду|башку',
    burn: 'сжечь|сожгите|сжёг|сжег|спалить|поджечь|подожжёт|подожжет|подожгите|подожгу|сгорите|сгорели|взорвать|взорвите|гори',
    inside: 'вместе с (вами|тобой|ними|ним|хозяином|персоналом|владельцем)|с вами внутри|внутри',
  },
  uk: {
    meet: 'якщо .. (зустріну|побачу|спіймаю|знайду|впіймаю)|коли .. (зустріну|побачу|спіймаю|знайду)|ще раз .. (зустріну|побачу|спіймаю)|попадись|потрапиш мені',
    harm: 'вб ю|уб ю|приб ю|застрелю|пристрелю|заріжу|задушу|придушу|наб ю|зламаю|розіб ю|поламаю|відірву|переїду|закопаю|порву|морду',
    burn: 'спалити|спаліть|підпалити|підпалить|підпаліть|згоріли|згоріти|підірвати|підірвіть|щоб згор*',
    inside: '(разом)? з (вами|тобою|ними|ним|хазяїном|господарем|власником) (всередині)?|всередині',
  },
  tr: {
    meet: 'bir daha görürsem|görürsem|yakalarsam|karşılaşırsam|rastlarsam|bulursam|elime geçerse|elime geçersen|karşıma çıkarsa|karşıma çıkarsan',
    harm: 'öldür*|geber*|döverim|döveceğim|vururum|vuracağım|kırarım|kıracağım|keserim|boğarım|patlatırım|dağıtırım|bıçaklarım|ezerim|parçalarım|sıkarım',
    burn: 'yakması|yakmalı|yakmak|yaksın|yaksınlar|yakılmalı|yanın|yanarsınız|yanasınız|ateşe ver*|kundakla*|havaya uçur*|bombala*|yakacağım|yakarım',
    inside: 'sizinle|seninle|onlarla|içindekilerle|hepinizle|içindeyken|içinde sizle|siz içindeyken|sizle',
  },
  vi: {
    meet: 'gặp lại|mà gặp|gặp (mày|nó|thằng|con)|để tao gặp|thấy mặt|lần sau gặp|bắt được',
    harm: 'giết|đánh chết|đập chết|chém|đâm|bắn|đấm vỡ|đấm gãy|bẻ cổ|bóp cổ|tẩn|đập vỡ|đập nát|đánh gãy|chém chết|xử',
    burn: 'đốt|thiêu|thiêu rụi|phóng hỏa|châm lửa|đặt bom|cho nổ',
    inside:
      'cả (chúng mày|lũ chúng mày|bọn mày|tụi mày|chủ lẫn)|chúng mày trong|lũ chúng mày trong|bọn mày trong|với mày',
  },
  el: {
    meet: 'αν .. (δω|συναντήσω|πιάσω|βρω|πετύχω)|όταν .. (δω|πιάσω|βρω|πετύχω)|την επόμενη φορά|άμα .. (δω|πιάσω|πετύχω)',
    harm: 'σκοτώσω|σκοτώνω|δείρω|σπάσω|πυροβολήσω|μαχαιρώσω|πνίξω|σφάξω|πατήσω|ξαπλώσω|λιώσω',
    burn: 'κάψει|κάψουν|κάψω|καεί|καείτε|βάλει φωτιά|βάλουν φωτιά|ανατινάξει|φωτιά',
    inside: 'μαζί με (εσάς|σας|αυτούς)|με εσάς μέσα|με σας μέσα|μέσα',
  },
  fi: {
    meet: 'jos .. (tapaan|näen|kohtaan|saan kiinni|löydän)|kun .. (tapaan|näen|saan kiinni|löydän)|ensi kerralla',
    harm: 'tapan|hakkaan|ammun|puukotan|kuristan|murskaan|katkaisen|pieksen|lyön|vedän turpaan|ajan yli',
    burn: 'polttaa|polttakaa|tuleen|räjäyttää|palakaa|poltettava',
    inside: 'teidän kanssa|te sisällä|teidät sisällä|teidän sisällä|sinun kanssasi|kaikki sisällä',
  },
  et: {
    meet: 'kui .. (kohtan|näen|leian|kätte saan)|järgmine kord',
    harm: 'tapan|peksan|lasen maha|kägistan|löön|murran|pussitan|sõidan üle',
    burn: 'põletada|maha põletada|süüdata|õhku lasta|põlema',
    inside: 'koos (teiega|sinuga|nendega|omanikuga)|teie sees|teiega sees',
  },
  lv: {
    meet: 'ja .. (satikšu|redzēšu|noķeršu|atradīšu)|kad .. (satikšu|redzēšu|noķeršu)|nākamreiz',
    harm: 'nogalināšu|nositīšu|sasitīšu|nošaušu|nožņaugšu|salauzīšu|noduršu|sadošu|iesitīšu|sabraukšu',
    burn: 'nodedzināt|dedzināt|aizdedzināt|uzspridzināt|sadedzināt',
    inside: '(kopā)? ar (jums|tevi|viņiem|īpašnieku) (iekšā)?|iekšā',
  },
  lt: {
    meet: 'jei .. (sutiksiu|pamatysiu|pagausiu|rasiu)|kai .. (sutiksiu|pamatysiu|pagausiu)|kitą kartą',
    harm: 'užmušiu|nužudysiu|sumušiu|nušausiu|pasmaugsiu|sulaužysiu|papjausiu|nudursiu|suvažinėsiu|primušiu',
    burn: 'sudeginti|padegti|deginti|susprogdinti|sudegtų|padegtų',
    inside: '(kartu)? su (jumis|tavimi|jais|savininku) (viduje)?|viduje',
  },
  sl: {
    meet: 'če .. (srečam|vidim|dobim|najdem|ujamem)|ko .. (srečam|vidim|dobim|najdem|ujamem)|naslednjič',
    harm: 'ubil bom|bom ubil|ubijem|pretepem|bom pretepel|ustrelim|bom ustrelil|zadavim|zlomim|razbijem|zakoljem|povozim|prebutam',
    burn: 'zažgati|zažge|požgati|požge|skuriti|zgorite|razstreliti|v zrak',
    inside: '(skupaj)? z (vami|njimi|njim|lastnikom) .. noter|z vami vred|s tabo vred|s teboj .. noter|notri',
  },
};

/** Bosnian and Serbian share the Croatian list. */
const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

/** A line for each of the alternatives that hold brackets, and one for all others. */
function linesOf(list: string): string[] {
  const phrases = list.split(/\|(?![^(]*\))/);
  const plain = phrases.filter((phrase) => !phrase.includes('('));
  return [...(plain.length > 0 ? [`(${plain.join('|')})`] : []), ...phrases.filter((phrase) => phrase.includes('('))];
}

const pairs = (one: readonly string[], other: readonly string[], gap: string): string[] =>
  one.flatMap((first) => other.map((second) => `${first} ${gap} ${second}`));

/** The lines that these words make for a language's list of threats. */
export function menaceLines(language: Locale): string[] {
  const words = MENACES[MODEL[language] ?? language];
  if (!words) return [];
  const [meet, harm, burn, inside] = [words.meet, words.harm, words.burn, words.inside].map(linesOf);
  return [...pairs(meet!, harm!, '....'), ...pairs(burn!, inside!, '....'), ...pairs(inside!, burn!, '...')];
}
