import type { Locale } from '@app/contracts/common';
import type { HintWords } from './hints.ts';

/** Hints of some languages; `hints-2.ts` has the others. */
export const HINTS: Partial<Record<Locale, HintWords>> = {
  en: {
    know: 'i know|we know|i found out|i have found out|i now know|i saw|i have seen|i ve seen|i learned|i figured out|it is easy to find out|somebody told me|i followed|i have your|got your|we have your',
    life: 'finishes|finish work|clocks off|=shift|which bus|way home|walks home|walk home|drives home|goes home|go home|where you live|where she lives|where he lives|where they live|=parks|=park your|home address|her kids|his kids|your kids|your children|her daughter|his daughter|your daughter|your wife|your family|which school|goes to school|what car|number plate|alone at night|sleep at night|leaves work|her house|his house|your house|your street|locks up|which nights|kids at|children at|daughters|sons|at the school',
    pity: 'pity if|shame if|would be a shame|would be a pity|be sad if|be terrible if|be unfortunate if|hope nothing|hate for|hate to see|things tend to|things happen|accidents happen|who knows what|you never know|wouldn t want|would not want|better pray|awful if|tragic if',
    harm: 'burn|burned|burnt|=fire|flames|accident|petrol|matches|windows|smashed|happened to|happen to|something happen|brick through|slashed|tyres|tires|disappear|to the ground|fall off|falls off|get hurt|go wrong|dropped a match|lit a match|a match',
    advice:
      'check his brakes|check her brakes|check your brakes|check the brakes|look under your car|look under his car|life insurance|fire insurance|insurance is paid|insurance paid up|watch out at night|watch yourself|look over your shoulder|looking over your shoulder|sleep with one eye|lock your doors|lock your door at night|you won t see me coming|will not see me coming|we ll meet again|we will meet again|you know what happens|know people who|i know people|my cousins will|my brothers will|my mates will|some friends of mine|with my friends|pay you a visit|paying you a visit|paying him a visit|come by after closing|after closing time|in a dark alley|wait outside|waiting outside|be waiting for|waiting round the back|be waiting round|at closing time for|found in the canal|found in the river|found in a ditch|learning to walk again|not be seen again',
    groups:
      'people from africa|people from asia|those people|that lot|indians|poles|polish|russians|chinese|roma|travellers|muslim|islam|foreign staff|dark skinned|with accents|brown people|black people|black staff|jewish',
    slight:
      'you know what they|what they are like|know how they|how they are|that kind of people|those kind of people|those people|their kind|his kind|her kind|that sort|like that everywhere|watch your bag|watch your purse|hide your|count your change|keep an eye on your|in their blood|in their nature|typical of them|not our culture|not welcome|should not be allowed|shouldn t be allowed|should not be serving|shouldn t be serving|should not serve|stay in their|go back|where they came from|back home|taking over|take over|too many of|full of them|full of those|can t be trusted|cannot be trusted|never trust|all the same|no hygiene|stinks|used to be clean|used to be decent|normal people|real english|our own people|not proper|breed like|on benefits|ever since',
    kinds:
      'women|=woman|females|=girls|=gays|=gay|lesbian|trans|homosexual|disabled|wheelchair|autistic|=old people|pensioners|elderly|fat people|=lgbt',
    place:
      'belong in the kitchen|in a kitchen|back to the kitchen|to the kitchen|stay at home|stay home|should not be allowed|shouldn t be allowed|should not be|shouldn t be|no place|no business|not fit|can t drive|cannot drive|can t do|cannot do|don t belong|not normal|=sick|=disease|unnatural|put me off my food|in an institution|kept away from|away from children|hidden away|in public|not let in',
    mind: 'brain|brains|=iq|intellect|intelligence|=face|=mind|manners|personality|charm|education',
    small:
      'wet sponge|pea|peanut|gnat|goldfish|hen|chicken|amoeba|=brick|potato|turnip|cabbage|shoe size|single digit|room temperature|slapped|backside|doorknob|plank|sewer|toilet|pigsty|gorilla|=pig|monkey|walnut|snail|sheep|houseplant|cactus|dead fish|sawdust',
    better:
      'had better|should better|better be|would do well|might want to be|should be nicer|be more polite|be nicer|be careful|take care|watch it|watch out|just saying|think twice|remember that|do not forget|don t forget',
    jibe: 'dropped on his head|dropped on her head|dropped on their head|fell on his head|fell on her head|brain dead|not the sharpest|sharpest tool|lights are on but|two brain cells|sawdust for brains|one brain cell|few sandwiches short|oxygen thief|waste of oxygen|waste of space|waste of skin',
    offer:
      'second cup free|second one is free|free with the word|for free with|percent off|half the price|half price|=code|promo code|voucher|coupon|discount code|gets you|free month|on the house with|money within|money in an hour|no paperwork|no credit check|without documents|a piece|per review|to order|on request',
    lure: 'try our|come to us|come to our|go to the|better go to|rather go to|try us|instead at|with me|at my place|my salon|my studio|our family|just round the corner|around the corner|ask for mr|quick loan|fast loan|loans|cheap loan|i write|we write|five stars for|use my|my invite|i do the same|i offer',
  },
  de: {
    know: 'ich weiß|wir wissen|ich weiss|hab gesehen|habe gesehen|hab herausgefunden|habe herausgefunden|rausgefunden|ich kenne|wir kennen|ich hab mir|ich habe mir',
    life: 'feierabend|schicht|wo sie wohnt|wo er wohnt|wo ihr wohnt|wo du wohnst|wo sie parkt|wo er parkt|=parkt|nach hause|heimweg|heimgeht|heimfährt|schule|kita|kindergarten|ihre kinder|seine kinder|deine kinder|eure kinder|deine familie|seine familie|ihre familie|deine tochter|ihre tochter|seine frau|deine frau|welchen bus|welches auto|kennzeichen|allein nachts|adresse|schlafzimmer|haustür|grundschule|töchter|söhne|=kinder',
    pity: 'schade wenn|wäre doch schade|wär doch schade|wäre schade|jammerschade|nicht dass|hoffentlich passiert|hoffe es passiert|kann schnell|kann schon mal|geht schnell mal|passiert schnell|wer weiß was|man weiß ja nie|wäre bedauerlich|tät mir leid wenn|unfälle passieren',
    harm: 'brenn|brannt|feuer|flammen|abbrenn|abfackel|unfall|zustößt|zustoß|passiert|scheiben|fenster|benzin|streichholz|streichhölz|reifen|ziegelstein|verschwind|schiefgeh|runterfall|stürz',
    advice:
      'bremsen prüfen|bremsleitung|bremsen checken|bremsen nachsehen|bremsen kontrollieren|unters auto|unter ihr auto|unter sein auto|lebensversicherung|brandversicherung|feuerversicherung|gut versichert|umdrehen wenn|über die schulter|nicht allein im dunkeln|nachts nicht allein|warte draußen|warten draußen|nach ladenschluss|nach feierabend vorbei|man sieht sich immer|sehen uns wieder|wir sehen uns noch|kenne leute die|statten euch einen besuch|besuch abstatten|mit meinen kumpels|werdet mich noch kennenlernen|wirst mich noch kennenlernen|mich kennenlernen|dunkle ecke|im dunkeln auf|breche ich dem|breche ich ihm|breche ich der|breche ihm die|breche dem',
    groups:
      'ausländ|polen|polnisch|russen|rumän|syrer|afghan|araber|türk|inder|chines|flüchtling|migrant|muslim|kopftuch|afrikan|zigeuner|roma|sinti|jude|jüdisch|ukrain|albaner|bulgar|solche leute|dieses volk|diese leute|osteurop|südländ|dunkelhäut',
    slight:
      'weiß man ja|wissen ja|man kennt|kennt man ja|was los ist|wie die sind|wie die ticken|diese leute|dieses volk|solche leute|von denen|liegt denen im blut|im blut|in den genen|auf die tasche|tasche festhalten|handtasche|geldbeutel|klau|stehlen|zurück in|wo sie herkommen|heimat|nicht hierher|haben hier nichts|hier nichts verloren|nichts verloren|überfremd|kein wunder|unsere leute|früher war|keine hygiene|ungewaschen|riecht|stinkt|vermehren|sozialhilfe|bürgergeld|echte deutsche|alle gleich|nicht trauen|kann man nicht trauen|zu viele|seit da|seit dort|seitdem',
    kinds: 'frauen|=frau|weiber|mädchen|schwule|lesb|behindert|rollstuhl|rentner|trans|homo|dicke|autist|tunte',
    place:
      'an den herd|in die küche|nicht in eine|haben da nichts|haben hier nichts|nichts zu suchen|nichts verloren|gehören nicht|gehört nicht|gehören ins heim|ins heim|nicht normal|krank|können das nicht|kann das nicht|können kein|ekelhaft|abartig|wegsperr|nicht unter|nicht auf menschen|soll zu hause|zuhause bleiben|kinder kriegen',
    mind: 'hirn|gehirn|verstand|=iq|intelligenz|gesicht|visage|benehmen|manieren|charme|horizont|bildung',
    small:
      'erbse|spatz|huhn|amöbe|zimmertemperatur|raumtemperatur|schuhgröße|toastbrot|brot|schweinestall|sau|schwein|fliege|goldfisch|stein|kartoffel|walnuss|gartenzwerg|kühlschrank|bratpfanne|affe|kaktus|türstopper|ziegel|garnele|qualle|axt im wald|teller|sägemehl|stroh',
    better:
      'sollte lieber|sollte besser|täte gut|wäre besser|lieber netter|sei vorsichtig|pass auf|passt auf|soll aufpassen|aufpassen|nur mal so|denkt dran|vergiss nicht|würde ich mir gut überlegen|höflicher sein|freundlicher sein',
    jibe: 'stroh im kopf|nicht die hellste|hellste kerze|zwei gehirnzellen|hirntot|hirnlos|nicht alle tassen|latten am zaun|platzverschwendung|sauerstoffverschwend|dümmer als|zu dumm|auf den kopf gefallen',
    offer:
      'gratis|kostenlos|umsonst|prozent|rabattcode|=code|gutschein|halber preis|halbe preis|hälfte|geld in einer|geld sofort|ohne schufa|ohne unterlagen|pro stück|auf bestellung|stichwort|codewort|losungswort',
    lure: 'geht lieber|lieber zu|lieber in|besser zu|kommt zu uns|komm zu mir|kommt zu mir|probiert unser|mein studio|meinem salon|um die ecke|schnellkredit|kredit|fragt nach|nach herrn|ich schreibe|ich biete|wir bieten|fünf sterne für|nutzt mein',
  },
  fr: {
    know: 'je sais|on sait|nous savons|j ai vu|je connais|j ai trouvé|j ai noté|on connaît',
    life: 'sort du travail|finit son service|=sort|sortez|termine|rentre chez|habite|habitez|se gare|gare sa|vos enfants|ses enfants|tes enfants|votre femme|sa fille|votre fille|ta famille|votre famille|quelle école|son école|quel bus|son chemin|quelle rue|domicile|la nuit seule|toute seule le soir|votre maison|sa voiture|dort|finit|par où|à quelle heure|filles|école|fils',
    pity: 'dommage si|dommage qu|ce serait dommage|serait dommage|serait bête|serait triste|espérons qu|pourvu qu|un accident est vite|ça arrive vite|on ne sait jamais|va savoir',
    harm: 'feu|brûl|incendie|flamme|accident|vitrine|vitres|essence|allumette|arriv|cass|pneus|disparaît|disparaiss|cramer|crame|tomb',
    advice:
      'vérifie bien ses freins|vérifier ses freins|vérifier vos freins|vos freins|ses freins|tes freins|assurance vie|assurance incendie|bien assuré|regarde derrière|regardez derrière|derrière toi|derrière vous le soir|on se reverra|on va se revoir|je repasserai avec|je reviendrai avec|je connais des gens|rendre une petite visite|rendre visite ce soir|après la fermeture|t attends dehors|vous attends dehors|attends à la sortie|attendre à la sortie|dans une ruelle|vous allez entendre parler de moi|tu vas me connaître|vous ne savez pas qui je suis',
    groups:
      'roumain|arabe|africain|maghréb|musulman|voilée|roms|gitan|juif|chinois|turc|albanais|polonais|étrangers|migrants|immigré|ces gens|gens du voyage|portugais|algérien|marocain',
    slight:
      'on connaît ces|ces gens là|comme ils sont|sait comment ils|on sait comment|on sait ce que|gens là|leur pays|rentrent chez|chez eux|plus chez nous|surveille son sac|surveillez vos sacs|surveillez votre|planquez|vol|dans le sang|dans leurs gènes|leur nature|trop de|envahi|pas notre culture|pas confiance|tous pareils|tous les mêmes|normaux|vrais français|n ont rien à faire|pas servir|hygiène|sent mauvais|allocations|avant c était|depuis qu|d où ils|rien à faire',
    kinds: 'femme|femmes|filles|gonzesses|gays|=gay|homo|lesb|trans|handicap|fauteuil|=gros|=grosse|autist|pédés',
    place:
      'casseroles|cuisine|fourneaux|maison|rien à faire|n a rien à|pas sa place|pas leur place|ne devrait pas|ne devraient pas|pas normal|malade|contre nature|dégoût|institution|asile|hospice|loin des enfants|interdire',
    mind: '=qi|=q i|cerveau|cervelle|tête|gueule|manières|éducation|intelligence|charme|visage',
    small:
      'huître|poule|moineau|petit pois|moule|bulot|poisson rouge|porc|cochon|pigeon|pois chiche|courge|patate|navet|limace|âne|singe|amibe|frigo|porte de prison|claques|gifle|noix|sciure',
    better:
      'ferait bien|feriez bien|ferais bien|ferait mieux|devrait être plus|soyez prudent|attention à|qu il fasse attention|qu elle fasse attention|je dis ça|n oubliez pas|plus aimable|plus poli',
    jibe: 'tombé sur la tête|tombée sur la tête|bercé trop près|plâtre à la place|à la place du cerveau|pas la lumière|pas inventé|neurone|à côté de la plaque',
    offer:
      'gratuit|offert|pour cent|code promo|=code|bon de réduction|moitié prix|moitié moins|argent en une heure|sans justificatif|sans document|pièce|sur commande|mot de passe|avec le mot',
    lure: 'allez plutôt|plutôt chez|mieux chez|venez chez|essayez notre|mon salon|mon institut|coin de la rue|au coin|prêt rapide|crédit rapide|demandez monsieur|demandez m|je rédige|je propose|cinq étoiles pour|utilisez mon',
  },
  es: {
    know: '=sé|sabemos|ya sé|he visto|conozco|conocemos|averigü|me he enterado|tengo apuntad',
    life: '=sale|salís|termina el turno|acaba el turno|turno|vuelve a casa|vuelves a casa|dónde vive|donde vive|dónde vives|donde vives|aparca|sus hijos|tus hijos|vuestros hijos|su hija|tu hija|su mujer|tu mujer|tu familia|su familia|colegio|qué autobús|qué coche|matrícula|sola de noche|su casa|tu casa|vuestra casa|duerme',
    pity: 'lástima si|lástima que|una lástima|una pena|pena que|pena si|ojalá no|esperemos que no|no vaya a ser|los accidentes pasan|nunca se sabe|vaya a pasar|sería triste',
    harm: 'ardi|arder|quem|fuego|llamas|incendi|accidente|cristales|escaparate|gasolina|cerilla|pas|ocurr|ruedas|desaparec|rompi|caer|cayer',
    advice:
      'revise los frenos|revisa los frenos|mire los frenos|los frenos|seguro de vida|seguro de incendios|bien asegurad|mira detrás|mirar atrás|mirando atrás|cuida tu espalda|nos volveremos a ver|nos veremos las caras|volveré con|conozco a gente|hacerle una visita|haceros una visita|a la salida te espero|os espero fuera|te espero fuera|esperando a la salida|callejón|no sabes con quién|vas a saber quién soy|os vais a enterar|te vas a enterar|cuando cierren|después del cierre',
    groups:
      'rumano|moros|marroqu|gitano|chinos|sudamerican|latinos|inmigrant|extranjer|musulm|árabe|judío|africano|pakistan|ecuatorian|colombian|venezolan|esa gente|esta gente|polacos|ucranian',
    slight:
      'ya se sabe|cómo son|como son|esa gente|esa gentuza|esa clase|vigilar el bolso|vigila el bolso|vigilad|cuidado con el bolso|cuidado con la cartera|rob|en la sangre|lo llevan en|su país|a su país|de donde vinieron|nos invaden|invadi|demasiados|no son de fiar|no te fíes|no os fiéis|todos iguales|gente normal|españoles de verdad|los de aquí|nuestra cultura|no deberían|higiene|huele|ayudas|paguitas|no se integran|antes era|desde que',
    kinds:
      'mujer|mujeres|tías|chicas|gays|=gay|lesb|trans|homosex|discapacit|minusválid|silla de ruedas|gordos|gordas|autist|maricon',
    place:
      'fregar|cocina|a su casa|en casa|no pinta|no pintan|no deberían|no debería|no vale|no valen|no sirven|no sirve|no es normal|no son normales|enferm|antinatural|asco|residencia|encerrad|lejos de los niños|prohibir',
    mind: 'cerebro|=ci|=c i|coeficiente|inteligencia|=cara|modales|educación|neurona|luces',
    small:
      'mosquito|gallina|culo|guisante|pez|ameba|cerdo|cabra|burro|mono|ladrillo|patata|almeja|nuez|mejillón|calamar|cuadra|pocilga|alcornoque|mula|perro|vinagre|bofetada|serrín',
    better:
      'le convendría|le convendria|más le vale|más os vale|mejor que sea|debería ser más|que tenga cuidado|tenga cuidado|tened cuidado|ten cuidado|yo que él|yo que ella|no olvid|más amable',
    jibe: 'caer de cabeza|cayó de cabeza|en lugar de cerebro|no tiene dos dedos|dos neuronas|muy cort|pocas luces',
    offer:
      'gratis|por ciento|código|cupón|mitad de precio|dinero en una hora|sin aval|sin nómina|sin papeles|por encargo|con la palabra|la unidad',
    lure: 'mejor id|mejor ir|id a|mejor en|venid a|ven a mi|probad nuestr|mi salón|mi estudio|a la vuelta|en la esquina|préstamo rápido|préstamos|preguntad por|escribo|ofrezco|cinco estrellas por|usad mi',
  },
  it: {
    know: '=so|sappiamo|ho visto|conosco|ho scoperto|ho capito|mi sono segnato',
    life: 'stacca|finisce il turno|turno|torna a casa|tornate a casa|che strada|dove abit|dove viv|parcheggi|i suoi figli|i tuoi figli|vostri figli|sua figlia|tua figlia|sua moglie|tua moglie|tua famiglia|scuola|quale autobus|che macchina|targa|da sola di notte|casa sua|casa tua|casa vostra|dorm|esce dal lavoro',
    pity: 'un peccato se|peccato se|sarebbe un peccato|speriamo che non|spero che non|non vorrei che|gli incidenti capitano|non si sa mai|capita in fretta|dispiacerebbe se',
    harm: 'fuoco|fiamme|bruci|brucias|incendi|incidente|vetrin|vetri|benzina|fiammifer|succed|capit|gomme|pneumatici|spar|romp|cad',
    advice:
      'controllare i freni|controlli i freni|i freni|assicurazione sulla vita|polizza|bene assicurat|guardati le spalle|guardatevi le spalle|guardarsi le spalle|ci rivedremo|ci rivediamo|torno con|tornerò con|conosco gente|fare una visita|vi faccio visita|ti aspetto fuori|vi aspetto fuori|vicolo|dopo la chiusura|non sai chi sono|saprete chi sono|imparerai a conoscermi',
    groups:
      'rumeni|rumen|albanes|marocchin|africani|=negri|zingari|rom|cinesi|arabi|musulman|ebrei|stranieri|immigrat|extracomunitar|slavi|ucrain|polacchi|pakistan|indiani|terroni|meridional|quella gente|questa gente|quella gente',
    slight:
      'si sa come|come sono fatti|quella gente|certa gente|questa gente|attenti alla borsa|attenzione alla borsa|attenti al portafogli|rubano|rub|nel sangue|a casa loro|loro paese|tornino|da dove vengono|invasi|troppi|non ci si può fidare|non fidatevi|tutti uguali|gente normale|veri italiani|nostra cultura|igiene|puzza|non dovrebbero|sussidi|una volta era|da quando',
    kinds:
      'donne|=donna|ragazze|gay|lesbic|trans|omosess|disabil|handicap|sedia a rotelle|anzian|grass|ciccion|autistic',
    place:
      'in cucina|ai fornelli|a casa|in officina non|non servono|non serve|non dovrebbe|non capiscono|non è posto|non è il posto|non è lavoro|non sono normali|non è normale|malat|contro natura|schifo|ospizio|istituto|lontano dai bambini|vietare',
    mind: 'cervello|=qi|=q i|intelligenza|faccia|modi|maniere|educazione|neuron|testa',
    small:
      'gallina|schiaffi|moscerino|pisello|ameba|maiale|porco|scimmia|capra|mattone|patata|cozza|vongola|porcile|asino|zucca|culo|criceto|noce|pesce|mulo|lumaca|segatura',
    better:
      'gli converrebbe|le converrebbe|farebbe bene|fareste bene|farebbe meglio|dovrebbe essere più|stia attent|stai attent|state attent|fossi in lui|fossi in lei|non dimenti|più gentile',
    jibe: 'caduto di testa|caduta di testa|al posto del cervello|due neuroni|non è una cima|poco svegli',
    offer:
      'gratis|per cento|codice|buono sconto|metà prezzo|soldi in un|senza busta paga|senza documenti|su ordinazione|con la parola|cadaun',
    lure: 'meglio andare|andate da|andate al|meglio da|venite da|provate la nostra|mio salone|mio studio|dietro l angolo|prestito rapido|prestiti|chiedete di|chiedete del|scrivo|offro|cinque stelle per|usate il mio',
  },
  pl: {
    know: '=wiem|wiemy|widziałem|widziałam|sprawdziłem|sprawdziłam|dowiedziałem|dowiedziałam|znam|ustaliłem|ustaliłam|mam wasz|mam twój|mam jego|mam jej',
    life: 'kończy zmianę|kończy prac|kończysz|kończycie|wraca do domu|wracasz|wracacie|którędy|gdzie mieszka|gdzie pani mieszka|gdzie parkuj|parkuje|dzieci|córk|syn chodzi|synek|żona|żonę|rodzin|szkoł|przedszkol|jakim autem|jakim samochodem|którym autobusem|rejestracj|sama wieczor|sama po nocy|adres|do pracy i z pracy|śpi|wychodzi z pracy',
    pity: 'szkoda by było|byłoby szkoda|szkoda byłoby|byłaby szkoda|żal by było|oby nic|żeby tylko nic|wypadki chodzą|różnie bywa|różne rzeczy się|nigdy nie wiadomo|kto wie co',
    harm: 'zapali|spali|spłon|pożar|ogień|z dymem|benzyn|zapałk|wypadek|wypadki|szyb|coś się stało|coś się stanie|stała krzywda|przydarzy|opon|zniknął|zniknie|cegł|zawali',
    advice:
      'sprawdzi hamulce|sprawdź hamulce|sprawdzcie hamulce|sprawdzić hamulce|hamulce w|zajrzy pod auto|polisę na życie|ubezpieczenie od ognia|ubezpieczenie na życie|dobrze ubezpieczen|ogląda się za siebie|oglądać się za siebie|oglądaj się za siebie|jeszcze się spotkamy|jeszcze się policzymy|jeszcze się zobaczymy|policzymy się|przyjdę z kolegami|przyjadę z kolegami|znam ludzi|złoży wizytę|złożymy wizytę|złożę wizytę|odwiedzę was po|po zamknięciu|czekam pod|poczekam pod|poczekamy pod|czekać pod sklepem|ciemnej ulicy|ciemnym zaułku|nie wiecie z kim|nie wiesz z kim zad|popamięta|zapamiętacie mnie|lepiej nie pokazuje|nie pokazuje na osiedlu|długo nie pochodzi',
    groups:
      'ukraińc|ukrain|cygan|romów|romowie|=romami|żyd|arab|muzułman|murzyn|czarnoskór|hindus|gruzin|białorus|rosjan|rusk|niemc|wietnam|imigrant|uchodźc|obcokrajow|turk|azjat|ciapat|kolorow|ta nacja|ten naród|takich ludzi|ci ludzie|przyjezdn|tacy jak oni',
    slight:
      'wiadomo jaki|wiadomo jacy|jacy oni są|jaki to naród|ten naród|ta nacja|taki naród|tacy są|wszyscy tacy|pilnuj|pilnujcie|strach zostawić|chować torebk|kradn|kraść|ukradn|we krwi|w genach|do siebie|skąd przyszli|skąd przyjechali|u siebie|nie u nas|za dużo|nie ufa|nie można ufać|nasi ludzie|normalnych ludzi|prawdziwych polak|dla polaków|nie nasza kultura|higien|śmierdz|mnożą|na zasiłk|zasiłki|nie powinni|nie powinno się|nie wpuszczać|zalewają|opanowali|kiedyś było|odkąd',
    kinds:
      'kobiet|=baby|=baba|babom|dziewczyn|=geje|=gej|gejów|lesbij|trans|homo|niepełnosprawn|wózk|kalek|starych|staruch|emeryt|grub|autyst|=lgbt|starsi ludzie',
    place:
      'do kuchni|do garów|do garnków|przy garach|w domu|nie powinn|nie nadają|nie nadaj|nie ma czego szukać|nie mają czego szukać|nienormaln|nie są normalni|chor|obrzydliw|zamkną|do zakładu|do domu starców|z dala od dzieci|od dzieci|nie dla|zabronić|zakazać',
    mind: 'rozum|mózg|inteligencj|=iq|gęb|twarz|=minę|kultur|maniery|wychowani|horyzont',
    small:
      'orzesz|zlew|kur|ameb|but|groch|groszk|ptasi|osł|osioł|świni|chlew|obor|stodoł|cegł|małp|krow|ziemniak|kalosz|kołek|śledź|ryb|muchy|komar|ścian|buraka|barana|kapust|trociny',
    better:
      'niech uważa|niech lepiej|lepiej niech|lepiej żeby|radzę uważać|radziłbym|radziłabym|powinien być milszy|uważaj|uważajcie|uważać|pamiętaj|pamiętajcie|grzeczniej|milszy|tak tylko mówię|na jego miejscu|na jej miejscu|długo nie pochodzi',
    jibe: 'spadł na głowę|spadła na głowę|na głowę w dzieciństwie|upadł na głowę|zamiast mózgu|dwie szare komórki|nie grzeszy rozumem|dwóch szarych',
    offer:
      'gratis|za darmo|za pół ceny|procent|=kod|kodem|kod rabatow|kupon|na hasło|pieniądze w godzin|bez bik|bez zaświadcz|decyzja w|na zamówienie|sztuka|za sztukę|taniej',
    lure: 'lepiej wpadnij|lepiej idźcie|lepiej iść|wpadnij do|zapraszam do|zapraszam na|u mnie|mój salon|moim salonie|za rogiem|szybkie pożyczk|szybka pożyczk|pożyczk|chwilówk|pytać o pana|do pana|piszę prace|piszę opinie|oferuję|pięć gwiazdek za|skorzystaj z mojego',
  },
  nl: {
    know: 'ik weet|wij weten|we weten|ik heb gezien|ik ken|ik heb uitgezocht|heb je kenteken|ik heb zijn|ik heb haar',
    life: 'klaar is|vrij is|dienst|naar huis|fietst|woont|woon|parkeert|kinderen|dochter|zoontje|vrouw|gezin|school|creche|welke bus|welke auto|kenteken|alleen over straat|thuis|slaapt|adres',
    pity: 'zonde als|zonde zijn als|jammer als|jammer zijn als|zou zonde|zou jammer|zou toch jammer|hopelijk gebeurt|ongeluk zit in|je weet maar nooit|kan zomaar',
    harm: 'fik|brand|vlam|afbrand|ongeluk|overkomt|overkom|gebeur|ruiten|ruit|benzine|lucifer|banden|verdwijn|baksteen|misgaat|valt',
    advice:
      'zijn remmen|haar remmen|je remmen|remmen nakijken|remmen checken|levensverzekering|brandverzekering|goed verzekerd|over je schouder|achterom kijken|komen elkaar nog tegen|elkaar nog wel tegen|we zien elkaar nog|kom terug met|ken mensen die|bezoekje brengen|op bezoek komen|wacht je op|wachten je op|wacht buiten|na sluitingstijd|donker steegje|je weet niet wie ik ben|leren kennen',
    groups:
      'polen|poolse|marokkan|turken|turkse|buitenland|surinam|antillian|arab|moslim|hoofddoek|negers|zigeuner|roma|joden|joodse|chinez|roemen|bulgar|syri|asielzoek|vluchteling|dat volk|dit volk|die lui|dat soort',
    slight:
      'hoe dat volk|hoe ze zijn|hoe die zijn|dat volk|dat soort|die lui|weet je wel|op je tas|tas letten|op je spullen|stelen|jatten|in hun bloed|in de genen|eigen land|terug naar|waar ze vandaan|te veel|niet te vertrouwen|vertrouw|allemaal hetzelfde|echte nederlanders|normale mensen|eigen volk|niet onze cultuur|hygiëne|stinkt|uitkering|overspoel|vroeger was|sinds',
    kinds:
      'vrouwen|=vrouw|wijven|meiden|homo|lesb|trans|gehandicapt|rolstoel|invalide|bejaard|oudjes|ouderen|dikke|autist',
    place:
      'in de keuken|naar de keuken|achter het aanrecht|aanrecht|thuisblijven|thuis blijven|horen niet|hoort niet|niks te zoeken|niets te zoeken|kunnen dat niet|niet normaal|ziek|vies|walgelijk|tehuis|inrichting|weg van kinderen|verbieden|opsluiten',
    mind: 'hersens|hersenen|verstand|=iq|intelligentie|=kop|gezicht|manieren|opvoeding|hoofd',
    small:
      'garnaal|pap|mug|kip|erwt|amoebe|varken|zwijn|aap|schoenmaat|baksteen|aardappel|walnoot|goudvis|ezel|koe|deurmat|kropsla|mossel|zwijnenstal|kamertemperatuur|zaagsel',
    better:
      'kan beter|mag wel|zou maar|doet er goed aan|beter oppassen|moet oppassen|pas op|kijk uit|wees voorzichtig|zou er goed aan|vergeet niet|wat aardiger|beleefder',
    jibe: 'op zijn hoofd gevallen|op haar hoofd gevallen|in plaats van hersens|twee hersencellen|niet de slimste|niet al te snugger',
    offer:
      'gratis|procent|kortingscode|=code|kortingsbon|halve prijs|geld binnen|zonder bkr|zonder papieren|per stuk|op bestelling|met het woord|wachtwoord',
    lure: 'ga liever|liever naar|beter naar|kom naar|probeer ons|mijn salon|mijn studio|om de hoek|snelle lening|lening|vraag naar|ik schrijf|ik bied|vijf sterren voor|gebruik mijn',
  },
  cs: {
    know: '=vím|víme|viděl jsem|viděla jsem|zjistil|zjistila|znám|máme tvoj|mám tvoj|mám jeho|mám její',
    life: 'končí|chodí domů|jde domů|jezdí domů|kudy|bydlí|bydlíš|bydlíte|parkuje|děti|dcer|syn|manželk|ženu|rodin|škol|školk|jakým autem|jakým autobusem|značku|sama v noci|adres|spí|z práce',
    pity: 'byla by škoda|škoda kdyby|by byla škoda|bylo by škoda|mrzelo by|aby se nic|snad se nic|nehody se stávají|člověk nikdy neví|kdo ví co',
    harm: 'vyho|shoř|hoře|oheň|požár|plamen|benzín|zápalk|nehod|stalo|stane|rozbi|okna|výloh|pneumatik|zmize|cihl|spadl|spadn|chytl|chytn',
    advice:
      'zkontroluje brzdy|zkontroluj brzdy|brzdy|životní pojistk|pojistku na život|pojištění proti požáru|dobře pojištěn|ohlíží|ohlížet se|ohlížej|ještě se potkáme|ještě se uvidíme|však se uvidíme|přijdu s kamarád|přijedu s kamarád|znám lidi|navštívíme vás|přijdu si pro|počkám si|počkáme si|čekat venku|po zavíračce|v temné uličce|nevíš s kým|nevíte s kým|ještě mě poznáte',
    groups:
      'ukrajin|romov|romy|romů|cikán|cigán|vietnam|arab|muslim|černoš|židi|židů|židy|rusák|rusové|rumun|uprchlí|cizinc|migrant|indov|mongol|nepřizpůsobiv|takoví lidé|tihle lidé|ten národ|slovák|polác',
    slight:
      'víme co jsou|co jsou zač|víme jací|jací jsou|ví každý|všichni stejní|ten národ|tahle sorta|ta sorta|hlídejte|hlídej si|pozor na kabelk|pozor na tašk|krad|mají v krvi|v krvi|v genech|odkud přišli|domů|u nás nemají|nemají co dělat|moc jich|nevěř|nedá se jim|normální lidi|slušní lidé|praví češi|naše lidi|naši kultur|hygien|smrd|množí|dávk|neměli by|nepatří|dřív tu|od té doby|co tam',
    kinds:
      '=ženy|=žena|ženská|ženské|ženský|holky|gay|teplouš|lesb|trans|homosex|postižen|vozíčkář|důchodc|tlust|autist',
    place:
      'k plotně|do kuchyně|u plotny|do servisu nepatř|nepatř|nemá co|nemají co|doma|nejsou normální|není normální|nenormální|nemoc|odporn|hnus|do ústav|zavřít|od dětí|zakázat|neumí',
    mind: 'mozek|mozku|rozum|inteligenc|=iq|ksicht|obličej|způsoby|vychován|kultur|tvář',
    small:
      'slepic|facku|hráš|hrách|améb|slimák|prase|chlív|osl|osel|opic|brambor|cihl|pařez|ryb|komár|muš|boty|ořech|kapr|tele|piliny',
    better:
      'ať si dá pozor|dá pozor|ať radši|radši ať|měl by být milejší|dej si pozor|dejte si pozor|být jím|na jeho místě|na jejím místě|nezapomeň|slušnější|milejší',
    jibe: 'spadl na hlavu|spadnout na hlavu|spadla na hlavu|místo mozku|dvě mozkové|nepobral',
    offer:
      'zdarma|zadarmo|procent|=kód|kódem|slevový kód|kupon|za polovinu|poloviční|peníze do|bez registru|bez doklad|na objednávku|na heslo|za kus',
    lure: 'radši běžte|raději běžte|raději do|lepší je|přijďte k nám|přijď ke mně|zkuste naš|můj salon|za rohem|rychlá půjčk|půjčk|ptejte se po|píšu|nabízím|pět hvězd za|použijte můj',
  },
  sk: {
    know: '=viem|vieme|videl som|videla som|zistil|zistila|poznám|máme tvoj|mám tvoj|mám jeho|mám jej',
    life: 'končí|chodí domov|ide domov|kadiaľ|býva|bývaš|bývate|parkuje|deti|dcér|syn|manželk|ženu|rodin|škol|škôlk|akým autom|autobusom|značku|sama v noci|adres|spí|z práce',
    pity: 'bola by škoda|škoda keby|by bola škoda|bolo by škoda|mrzelo by|aby sa nič|hádam sa nič|nehody sa stávajú|človek nikdy nevie|ktovie čo',
    harm: 'vyho|zhor|hore|oheň|požiar|plame|benzín|zápalk|nehod|stalo|stane|rozbi|okná|výklad|pneumatik|zmizn|tehl|spadn|spadl|chyti',
    advice:
      'skontroluje brzdy|skontroluj brzdy|brzdy|životnú poistk|životné poisten|dobre poisten|obzerá|obzerať sa|ešte sa stretneme|ešte sa uvidíme|prídem s kamarát|poznám ľudí|navštívime vás|počkám si|počkáme si|čakať vonku|po záverečnej|v tmavej uličke|nevieš s kým|neviete s kým|ešte ma spoznáte',
    groups:
      'ukrajin|róm|cigán|vietnam|arab|moslim|černoš|židi|židov|rusi|rusov|rumun|utečenc|cudzinc|migrant|maďar|neprispôsobiv|takí ľudia|títo ľudia|ten národ|česi|poliac',
    slight:
      'vieme akí|akí sú|čo sú zač|všetci rovnakí|ten národ|tá sorta|dávajte si pozor|strážte|pozor na kabelk|pozor na tašk|kradn|krad|majú v krvi|v krvi|v génoch|odkiaľ prišli|domov|u nás nemajú|nemajú čo robiť|veľa ich|neverte|normálni ľudia|slušní ľudia|praví slováci|naši ľudia|našu kultúr|hygien|smrd|množia|dávk|nemali by|nepatria|kedysi tu|odkedy|odvtedy',
    kinds: '=ženy|=žena|ženská|ženské|baby|gay|teploš|lesb|trans|homosex|postihnut|vozíčkar|dôchodc|tlst|autist',
    place:
      'k sporáku|do kuchyne|pri sporáku|nepatr|nemá čo|nemajú čo|doma|nie sú normálni|nie je normáln|nenormáln|chor|odporn|hnus|do ústav|zavrieť|od detí|zakázať|nevedia',
    mind: 'mozog|mozgu|rozum|inteligenc|=iq|ksicht|tvár|spôsoby|vychovan|kultúr',
    small:
      'sliepk|facku|hrách|hrášok|améb|slimák|prasa|chliev|somár|opic|zemiak|tehl|peň|ryb|komár|muš|topánk|orech|teľa|piliny',
    better:
      'nech si dá pozor|dá pozor|nech radšej|radšej nech|mal by byť milší|daj si pozor|dajte si pozor|na jeho mieste|na jej mieste|nezabudni|slušnejší|milší',
    jibe: 'spadol na hlavu|spadnúť na hlavu|spadla na hlavu|namiesto mozgu|dve mozgové|nepobral',
    offer:
      'zadarmo|gratis|percent|=kód|kódom|zľavový kód|kupón|za polovicu|peniaze do|bez registra|bez doklad|na objednávku|na heslo|za kus',
    lure: 'radšej choďte|radšej do|lepšie je|príďte k nám|príď ku mne|skúste naš|môj salón|za rohom|rýchla pôžičk|pôžičk|pýtajte sa na|píšem|ponúkam|päť hviezd za|použite môj',
  },
};
