import type { Locale } from '@app/contracts/common';

/** Families of abuse that every language words in its own way: lines of the lists’ notation, by what they are. */
interface FamilyLines {
  offensive: string;
  hate: string;
  threats: string;
}

const FAMILIES: Partial<Record<Locale, FamilyLines>> = {
  en: {
    offensive:
      'pimp, pimps, (move|shift|drag|haul|get) .. (your|that) .. (fat|lazy|huge|big|sorry) (ass|arse|butt|backside|behind|bum), fat (lump|blob|tub|bloke|bastard|woman|man|guy|girl|lady) .. (salad|diet|gym|eating|seats), tub of lard, worse than (hitler|nazis|animals|the nazis), (sick|twisted|filthy) (perverts|pervert|minds|mind|freaks|freak), (up|stick|shove) it up your *, wipe your * with *, spit in your *, spit on (you|him|her|them|your)',
    hate: '(crawl|piss|bugger|sod|swim|get lost|fuck off|clear off) (on|off)? (back|home) to (asia|africa|bangladesh|pakistan|india|china|mexico|syria|turkey|romania|albania|somalia|morocco|iran|iraq|afghanistan|philippines|vietnam|thailand|nepal|israel|ukraine|russia), slit eye~, slanty eyed, slanty, bogtrotter~, pansy, pansies, batty boy~, bender~ (behind|at|in), shirtlifter~, carpet muncher behind, lezza~, poofters, limp wristed, sodomite~, wog, wogs, golliwog~, half breed~, mongrel race, yid, yids, shylock~, ape like, uncle tom~, banana boat, not a real woman, man in a dress',
    threats:
      '(you|he|she|they) (will|ll|are going to|gonna|is going to)? .. (end up|wind up|finish) .. (wheelchair|hospital|morgue|coffin|ditch|six feet|grave|intensive care|obituar*), (line|lined|put|stand|stood) (you|them|these|those|people) .. against (a|the) wall, firing squad, (hope|wish) .. (kids|children|family|wife|mother|daughter|son) .. (starve|starves|die|dies|suffer|suffers|sick|cancer|killed|raped|crash), (break|cut|chop|saw|smash) .. (his|her|their|your|off his|off her) .. (hands|hand|fingers|finger|arms|arm|legs|tongue|balls|dick), (cut|chop) off (his|her|their|your), (one|a) good (slap|kick|punch|hiding|beating|thrashing), (smack|slap|punch|clock|deck|batter|lamp|belt|thump|hit|kick|headbutt) (you|him|her|them|that|the) .. (face|head|mouth|smug|teeth|receptionist|manager|owner|waiter|bitch|idiot|hard|next time), you will get what*, get what s coming, hunt (you|him|her|them) down',
  },
  de: {
    offensive:
      'zuhälter, puffmutter*, (beweg|heb|schieb|roll) .. (fetten|dicken|faulen|lahmen|breiten) (arsch|hintern), (fett|dick|rund|hässlich) wie (ein|eine|ne) (nilpferd|walross|schwein|sau|kuh|tonne|elefant|wal|fass|nacht|kröte|made), (blöde|dumme|alte|dämliche|hochnäsige|eingebildete|zickige) (schnepfe|pute|henne|kröte|hexe|ziege|schrulle|wachtel|fregatte|krähe|tröte|gewitterziege|bratze), ihr (pfeifen|flaschen|nieten|idioten|versager|luschen|betrüger und|hohlköpfe|schweinepriester|halunken|lumpen|verbrecher|drecks*), latten am zaun, tassen im schrank, sack voll *, (ekelhafte|widerliche|schmierige|perverse) (type|typen|kerle|säcke|lustmolche|lüstlinge|gestalten), begrapsch*',
    hate: '(verpisst|verpiss|haut|schert|verzieht) .. (zurück|heim|ab) .. (nach|in) (anatolien|afrika|asien|polen|rumänien|die türkei|syrien|afghanistan|arabien|marokko|albanien|den balkan|den busch|den urwald|indien|china|pakistan|russland|die ukraine|israel), schwuchtel*, warmer bruder, warme brüder, hinterlader, kampflesben, fidschis, (diese|scheiß|drecks) fidschi*, mohr raus, bimbo*, polacke*, itaker*, spaghettifresser*, tschusch*, jugo, jugos, piefke*, judensau*, judenpack, judenschwein*, saujud*, (juden|schwarze|schwule|türken|ausländer|moslems|zigeuner|neger|araber) (werden|gehören|sollten|sollen|dürfen) .. (nicht|nichts|raus|weg|verboten|vergast|eingesperrt|abgeschoben)',
    threats:
      '(solche|alle|euch|die alle|diese leute|solche leute|gehör*|sowas) .. (an|gegen) die wand, (den|einen) tod verdient, (geh*|geht) .. (elendig|jämmerlich|qualvoll) .. (zugrunde|ein|drauf), (hände|hand|finger|beine|arme|eier|zunge) .. (abhacken|brechen|abschneiden|abgehackt|ausreißen|gebrochen|abreißen|abfaulen), (zähne|zahn) (raus|ausschlagen), hau .. (zähne|fresse|schädel|nase), (landest|landet|endest|endet) .. (rollstuhl|krankenhaus|friedhof|grab|sarg|leichenhalle|intensivstation), (eine|paar) (aufs maul|in die fresse|auf die fresse|hinter die löffel|auf die schnauze|ins gesicht), gibt .. (aufs maul|auf die fresse|auf die schnauze|schläge)',
  },
  pl: {
    offensive:
      'alfons, alfonsy, alfonsów, alfonsem, sutener*, burdelmama, rusz* .. (dupę|dupsko|zadek|tyłek|cielsko), (twarz|morda|ryj|gęba) jak (ropuch*|świni*|knur*|dupa|małp*|koń|kobyła|zad*|chomik*), nasram*, nasrać, zafajdan*, zasmarkan* (gówniar*|kelner*|szef*|firm*), pluję (na|wam|ci), naplu* (ci|wam|mu|jej) .. (twarz|mordę|ryj|pysk), (rzeźnik|kat) (i|a) (sadyst*|nie)',
    hate: '(=wracaj|wracajcie|won|wypad|spadaj|spadajcie|wynoś|wynocha|wypierd*) .. (do|na) (azji|afryki|ukrainę|ukrainy|bangladeszu|indii|pakistanu|turcji|rumunii|izraela|syrii|wietnamu|chin|gruzji|białorusi|rosji|buszu|dżungli), skośno*, =homoś*, homosie, pedryl*, =pedzie, lesba, lesby, gejuch*, homoseksualist* .. (leczyć|leczenia|zakazać|wykastr*|spalić|izolować), kozojeb*, czarnuch*, parchat*, szmalcow*, koszerne gnidy, (brudasów|brudasy|brudasom)',
    threats:
      '(pod|o) mur* .. (rozstrzel*|z nimi|z wami), (powin*|zasługuj*|trzeba|należy|niech) .. (wisieć|wisi|zawisn*|dyndać|gryźć piach|gnić|zgnić|szubienic*|stryczek|kulk*|kula|czapę|rozstrzel*|ukamienow*|wykastrow*|obciąć), (oby|niech|żeby) .. (ręce|ręka|nogi|język|oczy|jaja) .. (uschł*|uschn*|odpadł*|odpadn*|połam*|zgni*|odjęło|wypłyn*), (wylądujesz|skończysz|wylądujecie|skończycie) .. (szpital*|wózku|kostnic*|grobie|piachu|rowie|trumnie|worku|na cmentarz*), (przypierd*|przywal*|zajeb*|wyjeb*|strzel*|przyłoż*|dowal*|trzepn*) .. (ci|mu|jej|wam) .. (łeb|ryj|mordę|pysk|gębę|zęby|twarz|kark|liść*|że), liścia w *, w papę *, do piachu',
  },
  cs: {
    offensive:
      '=pasák*, kuplíř*, kurevník*, (pohni|pohněte|hni|zvedni|hejbni) .. (zadkem|prdelí|řití|zadek|prdel|kostrou krávo), krávo*, (ksicht|držka|obličej|huba) jak* (ropuch*|prase|svin*|zadek|prdel|opice|kobyla), naser* si, poseru, naplivu *, plivu na (vás|tebe|ně)',
    hate: '(vraťte se|vrať se|táhn*|vypadn*) .. (do|na) (asie|afriky|ukrajiny|rumunska|turecka|vietnamu|číny|indie|sýrie|pakistánu|izraele|ruska|džungle|pralesa), žlut* (opič*|huba|huby|ksicht*|kůže|svin*), žluťas*, žluťoch*, šikmoo*, šikmook*, rákosník*, buzík*, buzici, buzna*, buzny, buzerant*, teplouš*, teplej (číšník|kluk|ksicht|hajzl*|personál), homouš*, lesba*, lesby, čokl* cikán*, cigoš*, cigoši, cigán*, bimbo*, opálen* .. (kradou|smradi), muslák*, arabáč*, koz*jeb*, černá huba, černý huby, banderov*',
    threats:
      '(takov*|vás|všechny|tyhle|tyto) .. (ke zdi|ke kůlu|před zeď), ke zdi s (nimi|vámi), (měl*|zaslouží*|patří*) .. (viset|na šibenici|oprátk*|kulku|kulka|gilotin*|výprask|přes držku|přes hubu|přes tlamu), (usekn*|usekat|uříz*|zlám*|přeráž*|přerazit|upadn*|uschn*) .. (ruce|ruku|prsty|nohy|pracky|hnáty|jazyk), (ruce|ruku|prsty|nohy|pracky|hnáty|jazyk) .. (usekn*|usekat|uříz*|zlám*|přeraz*|upadn*|uschn*), (dám|vrazím|natáhnu|vlepím|ubalím|střelím|napálím) (ti|vám|mu|jí|jim) .. (takovou|jednu|facku|pěstí|přes|do|ránu), (skončí*) .. (nemocnici|hrobě|márnici|rakvi|vozíku|příkopu|pod kytkama)',
  },
  sk: {
    offensive:
      '=pasák*, kupliar*, kurevník*, (pohni|pohnite|hni|zdvihni) .. (zadkom|riťou|zadok|riť|kostrou krava), (ksicht|držka|tvár|huba) ako (ropuch*|prasa|svin*|zadok|riť|opica|kobyla), napľujem *, pľujem na (vás|teba|nich), jebem *, jebem ti*, jebať *',
    hate: '(vráťte|vráť|ťahaj*|bežte|choďte|vypadn*) .. (do|na) (ázie|afriky|ukrajiny|rumunska|turecka|vietnamu|číny|indie|sýrie|pakistanu|izraela|ruska|džungle|pralesa), žlt* (opic*|huba|huby|ksicht*|svin*), žlťas*, šikmoo*, šikmook*, buzík*, buzíci, buzna*, buzny, buzerant*, teplouš*, teploš*, homouš*, lesba*, lesby, cigoš*, cigán*, bimbo*, muslák*, arabáč*, čierna huba, čierne huby, banderov*, maďarón*, maďar* (smrad*|svin*)',
    threats:
      '(takých|takýchto|vás|všetkých|týchto) .. (k múru|ku múru|k stene|pred múr), k múru s (nimi|vami), (mal*|zaslúži*|patr*) .. (visieť|na šibenici|oprátk*|guľku|guľka|gilotín*|výprask|po papuli|po hube|po tlame), (odťať|odseknúť|odrezať|dolámať|prerazi*|uschn*|odpadn*) .. (ruky|ruku|prsty|nohy|labky|jazyk), (ruky|ruku|prsty|nohy|jazyk) .. (odťať|odseknúť|odrezať|dolámať|prerazi*|uschn*|odpadn*), (dám|vrazím|vylepím|strelím|natiahnem) (ti|vám|mu|jej|im) .. (takú|jednu|facku|päsťou|po|do|ranu), dostaneš takú *, dostanete takú *, (skončí*) .. (nemocnici|hrobe|márnici|rakve|vozíku|priekope)',
  },
  hu: {
    offensive:
      'strici*, kerítőnő, (mozdítsd|emeld|vidd|told) .. (segged|seggedet|valagad|hájas*|a dagadt|kövér), (pofája|képe|feje|arca) (olyan)? mint (egy)? (disznó*|varangy*|segg*|ló*|majom*|patkány*), leköp* (a|az|téged|titeket|őket), köpök (rátok|rád|rájuk), szarok (rátok|rád|a fejetekre|a fejedre), baszódj*, baszódjatok*, baszd*, faszért, hentes (és|vagy) (szadist*|pszicho*), nagyseggű*, tehénseggű*',
    hate: '(menj|menjetek|takarod*|húzzatok|húzz|kotród*) .. (vissza|haza) .. (ázsiába|afrikába|ukrajnába|romániába|törökországba|kínába|indiába|szíriába|pakisztánba|izraelbe|oroszországba|a dzsungelbe|az őserdőbe|a fára|a balkánra|vietnámba), sárga (majm*|majom|féreg|férgek|patkány*|disznó*), ferdeszem*, ferde szemű*, vágottszem*, köcsögök, buzeráns*, langyi*, meleg (disznó*|undorító*|pincér undor*), ratyi*, leszbi*  undor*, bozgor*, oláh*ok, putri*, purdé*, retkes cigány*, niggerek',
    threats:
      '(ilyen*|őket|titeket|mind*) .. (falhoz|fal elé), falhoz (velük|veletek), (akasztófá*|kötél*|golyó*|kivégz*) .. (való*|érdemel*|velük|kell*|kéne), (törj*|törjék|törné*|vágj*|vágják|tépj*|száradj*|rohadj*) .. (kezét|kezüket|kezed|ujját|ujjait|lábát|nyelvét|karját|tököt|tökét|keze|lába|nyelve), (kapsz|kaptok|kap|lekeverek|bemosok|adok|beverek) .. (akkorát|egyet|egy akkorát|pofont|maflást|sallert|pofára|ököllel), (kórházban|tolószékben|temetőben|hullaházban|koporsóban|árokban) .. (végz*|köt*|leszel|lesztek)',
  },
  ro: {
    offensive:
      'proxenet*, pește ordinar, codoș*, codoașă, (mișcă|ridică|urnește) .. (curul|fundul|osânza|șuncile|dosul), libidinos*, (fața|mutra|botul) (ca|de) (broasc*|porc|cur|maimuț*|scroaf*|iap*), scuip (pe|pe voi|în), (mă)? (piș|pis|cac|cacă) pe (voi|tine|ei|gura), măcelar (și|ordinar|sadic), futu*, futu vă *',
    hate: '(întoarceți vă|întoarce te|duceți vă|cărați vă|marș|valea) .. (în|la|pe) (asia|africa|ucraina|turcia|china|india|nepal|siria|pakistan|israel|rusia|ungaria|junglă|șatră|copac|budapesta), (maimuț*|viermi|șobolani) (galben*), ochi oblici, chitai*, poponaut*, poponăut*, poponar*, bulangii, curiști, lesbi împuțit*, lesbiene împuțit*, cioroi*, tuciuri*, piradist*, puradel*, baragladin*, harap* împuț*, jidan*, ovrei* împuț*, arăboi*, musulmănoi*, bozgor*',
    threats:
      '(ăștia|aștia|voi|toți|asemenea|vă) .. la zid, la zid cu (ei|voi|ăștia|toți), (merită*|trebui*|ar trebui) .. (spânzura*|împușca*|glonț*|ștreang*|castra*|bătui*|bătaie|linșa*|bătuți|biciui*), (să) (îi|ii|vă|ți|i|le) (cadă|pice|putrezească|usuce|taie|rupă) .. (mâinile|mâna|picioarele|limba|dinții|ouăle|degetele|dintii|mainile), (dau|ard|trag|trosnesc|altoiesc|pocnesc|cârpesc) (una|o palmă|un pumn|două|o bătaie) , (îți|iti|vă|ii|îi) (dau|ard|trag|trosnesc) (una|o palmă|un pumn|două|vreo), (ajunge*|termin*|sfârș*) .. (spital|morgă|groapă|cimitir|sicriu|cărucior|șanț|scaun cu rotile)',
  },
  bg: {
    offensive:
      'сводник*, сводници, (мърдай|мръдни|вдигни|размърдай) .. (задник*|гъз*|дирник*|тлъстин*|кълки*), (мутра|лице|муцуна|физиономия) като (на)? (жаба|свиня|крава|гъз|маймуна|кон*|плъх), плюя (на|ви|ти|върху), сера (на|ви|ти|върху), пикая (на|ви|ти|върху), касапин (и|а не), да (ви|ти|го|ги|им|му) еба *, еба ви *, еба ти *',
    hate: '(връщай*|върни*|бягай*|марш|ходете|отивай*|вън) .. (в|във|на) (азия|африка|украйна|турция|румъния|китай|индия|сирия|пакистан|израел|русия|джунглата|катуна|дървото|палмата|анадола), жълт* (маймун*|плъх*|изрод*|свин*), кривоок*, обратни (на бара|на рецепц*|в кухн*|мръсн*|зад бара), дръпнат* очи, обратняк*, меки китки, мека китка, гей изрод*, лесбо изрод*, катунар*, цигансур*, арапи, араби мръс*, чифут*, турчуля*, кютук турс*, потурнак*',
    threats:
      '(такива*|тия|тези|вас|всички) .. (изправ*|застрел*|разстрел*) .. (до|на|пред|о) стена*, до стената с *, (заслужава*|трябва) .. (бесилк*|въже*|куршум*|бой|разстрел*|обес*|кастри*|пребия*|линч*), (да) (му|ви|ти|им|й|ѝ) (изсъхн*|отсъхн*|окапя*|отреж*|счуп*|отсек*|паднат) .. (ръц*|ръка*|крак*|език*|зъб*|пръст*|топк*), (ще) (ти|ви|му|им) (ударя|тресна|фрасна|шибна|забия|тегля|завъртя|сваля|набия|разбия|праснa) *, (свърши*|свършиш|озове*) .. (болница*|морга*|гроб*|ковчег*|количка*|канавка*)',
  },
  da: {
    offensive:
      'alfons, alfonsen, alfonser, alfonserne, luddovn*, (flyt|løft|rør) .. (fede|dovne|store|tykke) (røv|bagdel|numse|rumpe|ende), (fjæs|ansigt) som (en|et)? (gris|so|røv|ko|hest|tudse|rotte), spytter på (jer|dig|ham), skider på (jer|dig), pisser på (jer|dig), gå ad helvede *, (slagter|bøddel) og *',
    hate: '(skrid|smut|skrub) .. (hjem|tilbage) .. til (asien|afrika|tyrkiet|polen|rumænien|kina|indien|syrien|pakistan|somalia|israel|rusland|ukraine|grønland|junglen|mellemøsten|thailand|vietnam|filippinerne), skævøje*, gule (aber|svin|rotter|djævle), risgnaske*, svans*er bag, svansere, svanser, bøsserøv*, trækkerdreng, lebbe*, lebber, perker*, muhamed*ansvin, sorte (svin|aber|djævle|idioter), neger*, jødesvin*, jødeyngel, polakpak',
    threats:
      '(sådan|sådanne|dem|jer|alle|de) .. (stilles|stille|stillet) .. (op)? (ad|mod) .. (mur|muren|væg|væggen), (fortjener|burde|skulle) .. (hænge|galgen|nakkeskud|kuglen|skydes|henrettes|pryglet|tæves|en omgang|en lammer), (hug|hugge|skær|skære|bræk|brække|sav) .. (hænder*|hånden|hånd|fingre*|arme*|ben*|tunge*) .. (af|på), (hænder*|fingre*|ben*|arme*) .. (hugges|hakkes|brækkes|visne|rådne|falde) .. (af)?, (giver|stikker|langer|pander) (dig|jer|ham|hende) .. (en|slag|lussing|flad|knytnæve|på|lammer), (ender|havner) .. (hospitalet|kørestol|graven|kisten|lighuset|grøften)',
  },
  sv: {
    offensive:
      'hallick*, kopplerska, (flytta|lyft|rör) .. (på)? .. (feta|lata|tjocka|stora) (arsle|röv|rumpa|ända|häck|arslet|röven), (nuna|fejs|ansikte) som (en|ett)? (gris|sugga|röv|ko|häst|padda|råtta), spottar på (er|dig|honom), skiter på (er|dig), pissar på (er|dig), (slaktare|bödel) och *, slemmig (typ|gubbe|jävel|hallick|äckel|snubbe)',
    hate: '(stick|dra|försvinn|pys|=åk) .. (hem|tillbaka) .. till (asien|afrika|turkiet|polen|rumänien|kina|indien|syrien|pakistan|somalia|israel|ryssland|ukraina|djungeln|mellanöstern|thailand|vietnam|irak|iran|afghanistan), snedög*, sneögd*, gula (apor|svin|råttor|djävlar), risätare*, guling*, fikusar (i|bakom|på), sned ögon, bög*ar i, bögarna, lebb*, flata äckl*, blatte*, blattar, svartskall*, svartingar, neger*, negrer, kameljock*, turkjävel*, polackjävel*, judejävel*, judesvin*, judesvin, zigenar*, tattar*',
    threats:
      '(såna|sådana|dom|dem|er|alla|de) .. (ställas|ställa|ställs) .. (upp)? mot (en vägg|väggen|muren), nackskott*, arkebuser*, (förtjänar|borde|skulle) .. (hängas|galgen|nackskott|skjutas|avrättas|stryk|en smäll|piskas|slås), (hugg|hugga|kapa|skär|skära|bryt|bryta|såga) .. (händer*|hand|fingrar*|armar*|ben|benen|tunga*) , (händer*|fingrar*|ben*|armar*) .. (huggas|kapas|brytas|vissna|ruttna|falla) .. (av)?, (ge|ger|få|får|fått) .. (dig|er|honom|henne|du|ni)? .. (smäll|käftsmäll|örfil|snyting|knytnäve|stryk|spö), (hamnar|slutar) .. (sjukhus*|rullstol*|graven|kista*|bårhus*|diket)',
  },
  nl: {
    offensive:
      'pooier*, hoerenmadam*, hoerenbaas, (beweeg|til|schuif|verplaats|hijs) .. (dikke|vette|luie|grote) (reet|kont|hol|gat), (kop|smoel|gezicht|bek) als (een)? (varken|pad|rat|aap|paard|kont|reet|zeug), (spuug|spuw|schijt|pis) op (jullie|je|jou|hem), slager en *, gluiperige (pooier|vent|lul|baas|kerel|rat|oplichter), kolere*, de kolere',
    hate: '(rot|flikker|donder|sodemieter|opzouten|ga) (terug|op) naar (azië|afrika|turkije|polen|roemenië|china|india|syrië|pakistan|somalië|israël|rusland|oekraïne|marokko|suriname|de jungle|het oerwoud|bulgarije|het midden oosten|indonesië), spleetog*, spleetoog*, gele (apen|ratten|duivels|varkens), mietjes, mietje*, nichten achter, nichterig*, ruigpoot, ruigpoten, flikkers, lesbo teringwijf, zwartjoekel*, roetmop*, nikker*, kutmarokkan*, kutturk*, (die|vieze|stinkende) theedoek (op*|kop*), theedoekkop*, geitenneuker*, jodenkop*, smous*, kankerjood*, kankerpool*, polakken',
    threats:
      '(zulke|zulk|jullie|dit soort|dat soort|ze allemaal|die lui|allemaal) .. (tegen|voor) de muur, (verdien*|moet*|zou*) .. (strop|galg|kogel|nekschot|opgehangen|doodgeschoten|afgeranseld|pak slaag|klappen|opgeknoopt), (hak|hakken|snij|snijd|breek|zaag) .. (handen|hand|vingers|armen|benen|tong|ballen|lul) .. (eraf|af|er af)?, (handen|vingers|benen) .. (afhakken|afgehakt|breken|gebroken|afrotten|wegrotten), (sla|mep|ros|ram|beuk|timmer|trap|schop) (ik)? (je|jou|hem|haar|jullie|ze) .. (zo hard|in elkaar|verrot|tanden|ziekenhuis|bek|kop|smoel|moeder|neer|dood|kapot|verbouw*), ik (sla|mep|ros|ram|beuk|timmer|trap|schop) (je|jou|hem|haar|jullie|ze) *, (eindigt|eindigen|belandt|beland) .. (ziekenhuis|rolstoel|graf|kist|lijkenhuis|goot)',
  },
  es: {
    offensive:
      'proxeneta*, chulo de putas, (mueve|levanta|menea|arrastra) .. (culo|trasero|culazo), cara de (sapo|cerdo|culo|caballo|rata|mono), escupo (en|a|sobre), (me)? (cago|meo) (en|sobre) (vosotros|ustedes|tu|tus|vuestr*|la|su|sus|todos), carnicero (y|sin|sádico), que (os|te|le|les|se) (jodan|joda|den|follen|folle|zurzan|parta*|mueran|cojan|chinguen), bujarr*, bujarrón*',
    hate: '(volveos|vuélvete|largaos|lárgate|iros|vete|váyanse) .. (a|para) (asia|áfrica|marruecos|rumanía|china|india|siria|pakistán|ecuador|colombia|venezuela|israel|rusia|ucrania|tu país|la selva|turquía|perú|bolivia|haití), (monos|perros|ratas|cerdos) (amarill*), ojos rasgados, chinorri*, chinacos, bujarra*, mariconazo*, maricones, mariposón*, sarasa*, loca de mierda, bollera*, travelo*, negrata*, negro* de mierda, sudaca*, panchito*, machupichu*, guachupín*, moraco*, judiada*, judío* (de mierda|asqueros*|avaro*), gitanaco*, gitanada*',
    threats:
      '(contra|al) (el)? paredón, (merec*|deb*|habría que|hay que|tendrían que) .. (fusilar*|fusilad*|horca|colgar*|colgad*|tiro|balazo|paliza|castrar*|capar*|linchar*|azotar*|apalear*|garrote|guillotina), (que) (le|les|te|os|se) (corten|rompan|caigan|amputen|pudran|sequen|partan) .. (manos|mano|dedos|piernas|lengua|huevos|brazos|dientes|cara), (dar|doy|daré|meto|meter|voy a dar|soltar|pego) .. (hostia|hostias|ostia|puñetazo|bofetada|tortazo|guantazo|galleta|paliza|patada|madrazo|trompada), (acab*|termin*|va* a acabar) .. (hospital|silla de ruedas|cementerio|ataúd|morgue|cuneta|bajo tierra|hoyo)',
  },
  fr: {
    offensive:
      'maquereau (de|visqueux|à), un mac visqueux, proxénète*, (bouge|bougez|remue|lève|décolle) .. (cul|derche|fesses|popotin), (gueule|face|tronche) de (crapaud|porc|cul|cheval|rat|singe|truie), crache (sur|à la), (chie|pisse) (sur|à) (vous|toi|vos|ta|leur), boucher (et|sadique|sans), se faire (mettre|enculer|foutre|voir), allez (tous|toutes)? vous faire *, va te faire *',
    hate: '(retournez|rentrez|dégagez|dégage|barrez vous|casse toi|cassez vous) .. (en|au|dans|à|chez) (asie|afrique|algérie|maroc|tunisie|roumanie|turquie|chine|inde|syrie|pakistan|israël|russie|ukraine|votre pays|leur pays|ton pays|la jungle|eux|bled|mali|sénégal|congo), bridés, niakoué*, chinetoque*, face de citron, faces de citron, singes jaunes, péril jaune, tapette*, tarlouz*, tafioles, fiottes, gouines, brouteuse*, travelo*, négro*, bamboula*, bougnoul*, crouille*, youtre*, youpin*, feuj* (radin*|sale*), sale feuj, melon* dehors, manouche* (vol*|sale*), polack*, enturbanné*',
    threats:
      '(ceux là|vous|eux|tous|ça|ces gens) .. (coller|collez|fusill*) .. (au|contre le|contre un) (mur|poteau), (mérit*|faudrait|devr*|il faut) .. (fusill*|pend*|corde|balle|guillotin*|lynch*|castr*|tabass*|raclée|pendre|échafaud|exécut*), (coupe*|casse*|brise*|tranche*|arrache*) .. (mains|main|doigts|bras|jambes|langue|couilles|burnes), (mettre|mets|coller|colle|foutre|fous|envoyer|mérites) .. (droite|baffe|claque|gifle|raclée|mandale|branlée|rouste|torgnole|coup de boule|coup de poing|poing), (fini*|termin*) .. (hôpital|fauteuil roulant|cimetière|cercueil|morgue|fossé|six pieds)',
  },
  pt: {
    offensive:
      'proxeneta*, cafetão*, cafetina*, chulo (nojento|de merda|de putas), (mexe|levanta|arrasta|mova|mexa) .. (cu|rabo|bunda|bundão|peida|traseiro), cara de (sapo|porco|cu|cavalo|rato|macaco|bunda), cuspo (em|na|no|nos|na vossa), (cago|mijo|cag*) (em|para|na|no) (vocês|vós|todos|vossa|tua|cabeça|ti), carniceir* (sádic*|e|sem), bichona*',
    hate: '(voltem|some|sumam|desapareçam) .. (para|pra|pro|a|à) (ásia|áfrica|angola|brasil|índia|nepal|bangladesh|roménia|china|síria|paquistão|israel|rússia|ucrânia|a tua terra|selva|seu país|bolívia|venezuela|haiti|nordeste|senzala), olhos em bico, olho puxado, olhos puxados, amarelos (de merda|nojent*), macacos amarelos, bichona*, bichonas, boiola*, larilas, rabeta*, rabichola*, fufa*, fufas, sapatão, sapatonas, traveca*, preto* de merda, pretalhad*, escarumba*, macacada, crioulo* (de merda|nojento*), monhé*, ciganada*, judeu* (de merda|nojent*|forreta*|porco*), paraíba* (burro|de merda|nojento), baiano* (preguiços*|burro*)',
    threats:
      '(estes|esses|vocês|todos|esta gente|essa gente) .. encost* .. (parede|paredão|muro), ao paredão, fuzilad*, fuzilamento, (merec*|dev*|tinham|havia) .. (forca|enforcad*|tiro|bala|surra|castrad*|capad*|linchad*|chicotead*|porrada|guilhotina), (cortem|partam|quebrem|arranquem|caiam|sequem|apodreçam) .. (mãos|mão|dedos|pernas|língua|tomates|braços|dentes|cara), (levas|levar|dou|meto|espeto|enfio|apanhas|vou dar) .. (murro|estalo|soco|chapada|estalada|pêra|porrada|tareia|pontapé|tapa|bofetada|surra|uma que nem|nos cornos|na cara|nas trombas), (acab*|vais parar|vão parar) .. (hospital|cadeira de rodas|cemitério|caixão|morgue|vala|necrotério)',
  },
  hr: {
    offensive:
      'svodnik*, svodni*, makro jedan, makro*va, (miči|digni|makni|pomakni|mrdni|mičite) .. (dupe|guzic*|stražnjic*|bulj*|zadnjic*), (faca|njuška|glava|gubica) (kao|ko) (žab*|svinj*|guzic*|konj*|majmun*|štakor*), pljujem (na|vam|ti|po), serem (na|vam|ti|po), pišam (na|vam|ti|po), (mesar|koljač) a ne *, jebi* se*, jebite*',
    hate: '(vrati se|vratite se|mrš|marš|selite|gubi se|gubite se|tornjaj*) .. (u|na) (aziju|afriku|ukrajinu|rumunjsku|rumuniju|tursku|kinu|indiju|nepal|siriju|pakistan|izrael|rusiju|bosnu|srbiju|hrvatsku|albaniju|kosovo|džunglu|šumu|filipine|bangladeš), kosook*, žut* (majmun*|opic*|gamad*|štakor*), topli (brat|braća), pederčin*, homićčin*, lezbač*, lezba*, crnčug*, arapčin*, ciganštur*, čifut*, balij*, vlašk* (smrad*|gamad), šiptar*, (sami|sve sami|puno|hrpa) (cigani|cigana|balije|balija|šiptari|šiptara|pederi|pedera|nepalci|nepalaca|migranti|migranata)',
    threats:
      '(takve|vas|njih|sve njih|ovakve|te ljude) .. (pred|uza|uz) zid, na zid s *, (zaslužuj*|treba|trebalo|valja) .. (vješal*|vešal*|metak|štranga|štrik|konop*|batin*|kastrirati|odsjeći|odseći|obesiti|objesiti|strijeljati|streljati|linčovati), (odsjeć*|odsjeći|odseći|slomi*|polomi*|osuši*|otpad*|iščup*) .. (ruk*|prst*|nog*|jezik|jaja), (ruke|ruka|noge|prsti|jezik) .. (otpal*|otpadn*|osuši*|istrunu*|slomi*|odsjeć*|odseći), (dobit ćeš|dobićeš|dobiješ|dobit ćete|dobićete|opalit ću|opaliću|zviznut ću|zvajznuću|šljepit|lupit ću|lupiću|nokautira*|opalim|odvalim) .. (takvu|jednu po|jednu u|jednu preko|šamar*|šak*|batina*|batine|po|ti), (završi*) .. (bolnic*|grob*|mrtvačnic*|lijes*|kolicima|jarku)',
  },
  ru: {
    offensive:
      'сутенёр*, сутенер*, сводник*, (шевели|подними|двигай|тащи|оторви) .. (задниц*|жоп*|задом|тушу|тушк*|копыт*|булк*), (морда|рожа|лицо|харя) как (у)? (жаб*|свин*|коров*|жоп*|лошад*|обезьян*|крыс*|кирпич*), плюю (на|в) (вас|тебя|рожу|морду|него), насрать (на|вам|тебе) *, срать (на|я хотел) *, ебитесь*, ебись*, коновал и *, мясник (и|а не|чёртов|проклят*)',
    hate: '(вали*|езжай*|убирай*|возвращай*|катись|катитесь|пшли|проваливай*|чеши*) .. (в|на|к) (азию|африку|украину|турцию|китай|индию|сирию|израиль|узбекистан|таджикистан|киргизию|кавказ|аул|кишлак|джунгли|родину|пальму|чечню|дагестан|армению|азербайджан|горы|себе), узкоглаз*, узкоплён*, косоглаз*, желтоморд*, желтозад*, голубые (за барной|за стойкой|официант*|бармен*|работают), голубой (официант|бармен|админ*|за|противн*|персонал|хозя*), гомосят*, гомосек*, педрил*, пидр*, заднеприводн*, петушн*, лесбух*, трансух*, ниггер*, нигер, нигеры, негритос*, черножоп*, чернозад*, обезьяны чёрные, чурк*, хач*, хачи*, чучмек*, абрек* вонюч*, зверьё кавказ*, армяшк*, жидяр*, жидомасон*, жидьё, цыганьё, хохляндия, хохл* (тупы*|продажн*|вонюч*), кацап*, русня, рашк*, москал*',
    threats:
      '(таких|вас|их|этих|всех) .. к (стенке|стене), к стенке (их|таких|вас|всех), расстрел* (надо|вам|таких|по), (заслужива*|надо|пора|следует|стоит) .. (вешать|повесить|виселиц*|пулю|пуля|розг*|выпороть|кастриров*|линчев*|четвертов*|казнить|на кол|расстрел*|ремня), (руки|руку|ноги|язык|пальцы|яйца|уши|башку) .. (оторвать|оторву|отрубить|переломать|поотрывать|отсохн*|отсохли|выдернуть|повыдёргивать|обломать|вырвать), (чтоб|чтобы|пусть) .. (руки|язык|ноги|глаза) .. (отсох*|отвал*|вытек*|лопн*), (так)? (врежу|вмажу|двину|тресну|заеду|засвечу|втащу|пропишу|дам в|накостыляю|навешаю|наваляю) *, (окажешься|закончишь|попадёшь|очнёшься|окажетесь) .. (больниц*|реанимац*|морг*|гроб*|могил*|канав*|инвалидн*|кладбищ*|травм*)',
  },
  tr: {
    offensive:
      '(kaldır|kıpırdat|oynat|kımıldat|salla) .. (kıçını|götünü|popo*|kalçalarını|o koca), (suratı|yüzü|suratın) .. (domuz|kurbağa|at|maymun|fare|göt) gibi, tükürüyorum*, tüküreyim*, (sıçayım|sıçarım|işeyim|s çayım) *, (kasap|cellat) (mı|resmen|herif), amına *, amınıza *',
    hate: '(asya|afrika|suriye|afganistan|arabistan|ermenistan|yunanistan|israil|rusya|çin|hindistan|pakistan|irak|iran) (ya|ye|a|e|na|ne) (dönün|dön|gidin|git|defol*|siktir*), (asyaya|afrikaya|suriyeye|ülkenize|ülkene|memleketinize|köyünüze|dağa|dağlara) (dönün|dön|gidin|defol*), çekik göz* , çekik gözlü* , sarı (maymun*|domuz*|köpek*), nonoş*, nonoşlar, top oğlan*, ibneler, lubunya*, lezbiyen sapık*, yumuşak herif*, marsık*, gündüz feneri*, arabın (dölü|piçi), ermeni dölü, ermeni piçi, yahudi (köpeği|dölü|piçi|uşağı), kıptî, çingene (karısı|çocuğu|karı|piçi|dölü), kıro kürt*, dağ (kürdü|ayısı|ayıları)',
    threats:
      'duvara diz*, kurşuna diz*, ipe çek*, sallandır* .. (lazım|gerek|meydan*|bunları|bunu), asmak lazım *, asacaksın *, (asılmalı|asılsın), (idam|falaka*|kırbaç*|hadım) .. (bunlar*|bunu|lazım|edil*|yatır*), (elleri|eli|bacakları|bacağı|dili|parmakları|kolu|kolları|gözleri) .. (kırılsın|kopsun|çürüsün|kesilsin|kurusun|kesilmeli|kırılmalı|çıksın), (çakarım|çakacağım|patlatırım|yapıştırırım|gömerim|koyarım|indiririm|vururum|dalarım|tokatlarım) .. (sana|ağzına|suratına|kafana|bir tane|dünyan), (sana|size|ağzına|suratına|kafana) .. (çakarım|çakacağım|patlatırım|yapıştırırım|gömerim|indiririm|dalarım|tokat*|yumruk*), (hastanede|hastanelik|mezarda|morgda|tabutta|tekerlekli sandalyede) .. (biter*|uyan*|ol*|bul*|son*|ed*)',
  },
  vi: {
    offensive:
      'ma cô, tú bà, (nhấc|lê|xê|dịch|lết|dời) .. (mông|đít|thân lợn|xác lợn|cái thân|cái xác), mặt như (cóc|lợn|chó|đít|ngựa|khỉ|chuột|bánh bao thiu), nhổ vào (mặt|mồm|chúng|mày), khạc vào (mặt|mồm), (ỉa|đái) vào *, đồ tể*, đ m *, đm *, đmm*, cả lò *, cả lò nhà *, nhà mày *',
    hate: '(cút|xéo|biến|về|quay) .. (về)? (tàu|trung quốc|châu phi|campuchia|ấn độ|lào|ả rập|rừng|quê|nước mày|nước chúng mày|bắc kỳ|hàn quốc|nga), mắt hí, mắt lươn, (lũ|bọn|thằng|con|đám|mấy) (pê đê|bê đê|bóng|gay|les|ô môi|chuyển giới|ái|lại cái|bóng lộ|bóng chó), (lũ|bọn|thằng|đám) (mọi|rợ|da đen|đen|tàu|khựa|mít|hồi|ấn|cà ri|nhọ|bắc kỳ|parky|nam cầy|tây ba lô bẩn|ngụy|nhà quê bẩn)',
    threats:
      '(đem|lôi|mang|dựa) .. (ra)? (bắn|xử bắn|treo cổ|chém|thiến|tùng xẻo|dựa cột), dựa cột, (đáng|nên|phải) .. (xử bắn|tử hình|treo cổ|ăn đòn|ăn đạn|bị đánh|bị chém|thiến|bắn bỏ|bắn chết|đánh chết|no đòn), (chặt|bẻ|cắt|xẻo|đập) .. (tay|chân|ngón|lưỡi|chim|dái|mồm) .. (nó|mày|chúng|đi|thằng|con), (tao|ông|bố|tau|anh em tao) (cho|đấm|đập|tát|vả|đá|đạp|chém|xiên|nện|tẩn|phang|xử) *, (cho) .. (ăn đấm|một đấm|một trận|trận đòn|cái tát|vài nhát|nhát dao|bài học mày), (vào|nằm|lên|xuống) (viện|nhà xác|quan tài|xe lăn|hòm|mồ|nghĩa địa) .. (luôn|nhé|con|mày|ngay)',
  },
};

const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };
const split = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a language’s families, by the list that they belong to. */
export function familyLines(language: Locale): { offensive: string[]; hate: string[]; threats: string[] } {
  const lines = FAMILIES[MODEL[language] ?? language];
  return {
    offensive: split(lines?.offensive ?? ''),
    hate: split(lines?.hate ?? ''),
    threats: split(lines?.threats ?? ''),
  };
}
