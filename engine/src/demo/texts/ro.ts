import type { TextStock } from './stock.ts';

// prettier-ignore
export const ro: TextStock = {
  names: {
    female: ['Maria', 'Elena', 'Ioana', 'Andreea', 'Mihaela', 'Cristina', 'Alina', 'Gabriela', 'Raluca', 'Simona', 'Daniela', 'Ana', 'Roxana', 'Oana', 'Monica', 'Carmen', 'Adriana', 'Alexandra', 'Bianca', 'Loredana'],
    male: ['Andrei', 'Alexandru', 'Mihai', 'Ion', 'Gheorghe', 'Cristian', 'Adrian', 'Florin', 'Bogdan', 'Radu', 'Vlad', 'Ștefan', 'Marius', 'Ionuț', 'Cătălin', 'Daniel', 'Sorin', 'George', 'Dan', 'Răzvan'],
    initials: 'ABCDFGILMNOPRSȘTȚVZ',
  },
  opening: {
    positive: [
      'Recomand [cu încredere|cu drag|cu căldură|tuturor].',
      'Sunt [foarte|extrem de|pe deplin|cu adevărat] mulțumit{/ă}.',
      '[Totul|De la început până la sfârșit, totul] [a mers bine|a decurs fără probleme|a fost așa cum trebuie|a mers ca pe roate].',
      'Sunt [destul de|de obicei] [exigent{/ă}|{pretențios/pretențioasă}], dar aici [nu prea am ce reproșa|am mai mult cuvinte de laudă].',
      '[Super|Excelent|Minunat|Bravo|Nota zece], [așa trebuie făcut|nu mai e nimic de adăugat|sunt încântat{/ă}].',
      'Mi-a [depășit|întrecut] [cu mult|clar] așteptările.',
      'Nu mă așteptam la [mare lucru|prea multe] și am fost [plăcut|foarte plăcut] surprins{/ă}.',
      '[O prietenă|Fratele meu|O colegă|Un vecin] mi-a dat ideea și [a avut dreptate|nu regret|bine am făcut că am ascultat].',
      'De mult nu am mai fost atât de [mulțumit{/ă}|plăcut surprins{/ă}|încântat{/ă}].',
      'Cinci stele [pe deplin meritate|dau rar, dar aici fără ezitare|nu e deloc prea mult].',
      '[Și de data asta|Din nou|Încă o dată], [numai de bine|foarte mulțumit{/ă}|o experiență reușită].',
      'Se [vede|simte] că [lucrul e făcut cu grijă|cineva a fost atent la detalii].',
    ],
    mixed: [
      '[Părerile mele sunt|Impresiile mele sunt] [împărțite|amestecate].',
      '[Așa și așa|Nici bine, nici rău|De nota șapte|Acceptabil, nimic mai mult].',
      'Nu e rău, dar [mă așteptam la mai mult|se putea și mai bine|până la perfect e cale lungă].',
      'Are [și plusuri, și minusuri|părți bune și părți mai slabe|și lumini, și umbre].',
      'Sunt [puțin|oarecum|un pic] dezamăgit{/ă}, deși [nu totul a fost rău|unele lucruri au fost în regulă].',
      'Trei stele, pentru că [nu s-au potrivit toate|unele lucruri au fost bune, altele mai puțin].',
      '[Unele lucruri|Câteva lucruri] [mi-au plăcut|au fost bune], altele [mai puțin|deloc|m-au dezamăgit].',
    ],
    negative: [
      '[Din păcate|Din nefericire|Sincer], sunt [foarte|tare|extrem de] dezamăgit{/ă}.',
      '[Nu recomand|Nu recomand nimănui|Din păcate, nu pot recomanda|Din partea mea, nerecomandat].',
      '[O mare dezamăgire|Dezamăgire totală|Din păcate, un eșec|De data asta nu a ieșit bine].',
      'Sunt [foarte nemulțumit{/ă}|destul de supărat{/ă}|cu adevărat nemulțumit{/ă}].',
      '[Nu așa mi-am imaginat|Nu mă așteptam la așa ceva|Mă așteptam la cu totul altceva].',
      'M-am gândit mult dacă [să scriu|să las o părere], dar [e bine să știe și alții|nu pot să tac].',
      'După atâtea păreri bune, mă așteptam la [mult mai mult|cu totul altceva|alt nivel].',
      'Păcat de [bani|timp|timp și bani|timp și nervi].',
    ],
  },
  occasion: {
    shops: [
      'Am comandat [un cadou pentru mama|un cadou pentru fratele meu|câteva mărunțișuri pentru casă|mai multe lucruri deodată|ceva pentru vacanță].',
      'Comanda am făcut-o [seara, de pe telefon|în weekend|pe fugă, înainte de sărbători|în pauza de masă].',
      'Aveam nevoie [urgent de un înlocuitor|de un lucru anume|de un cadou de ultim moment|de ceva pentru o zi de naștere].',
      'De obicei cumpăr [mai mult din magazine|direct de la raft|doar rar de pe internet].',
    ],
    product: [
      'Căutam așa ceva [de mult|de câteva săptămâni|de multă vreme].',
      'Am cumpărat produsul [acum o lună|acum jumătate de an|acum câteva săptămâni|astă-vară].',
      'Am ales [după multe comparații|după ce am citit părerile|mai mult din instinct|dintre mai multe variante].',
      'A fost [o cumpărătură de moment|o cumpărătură plănuită din timp|un fel de încercare].',
    ],
    services: [
      'Aveam nevoie de [ajutor urgent|cineva de încredere|o programare cât mai rapidă|cineva din apropiere].',
      'Programarea am făcut-o [telefonic|pe site|la fața locului].',
      'Era vorba despre [un lucru mărunt|o treabă mai mare|ceva amânat de mult|ceva urgent].',
      'Înainte [am comparat mai multe oferte|am căutat mult|am citit multe păreri].',
    ],
    hotels: [
      'Am stat [trei nopți|un weekend prelungit|o săptămână cu copiii|două nopți].',
      'Am fost aici [cu serviciul|la un curs|cu prietenii|cu părinții].',
      'Am venit [pentru aniversarea căsătoriei|în vacanță|în afara sezonului|cu bicicletele].',
      'Ne-am cazat aici [pentru o nuntă din zonă|în drum spre sud|înaintea unui zbor de dimineață|cu ocazia unei drumeții].',
    ],
    restaurants: [
      'Am fost [sâmbătă seara|la prânzul de duminică|la ora prânzului|cu toată familia].',
      'Am intrat [după serviciu|din întâmplare|cu colegii|pentru un prânz rapid].',
      'Am sărbătorit aici [o zi de naștere|aniversarea căsătoriei|absolvirea fiicei noastre].',
      'Am comandat [două feluri principale și un desert|ciorbă și felul doi|mai multe platouri de împărțit|câte puțin din toate].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['Livrarea a fost [foarte rapidă|surprinzător de rapidă|promptă], [a doua zi aveam coletul|a venit totul la o zi după comandă].', 'Coletul a ajuns [cu o zi mai devreme|exact la termen|mai repede decât credeam].', 'Curierul a fost [punctual|amabil|foarte politicos], iar coletul s-a putut urmări [tot timpul|aproape la minut].', 'Comandat [seara|luni|dimineața], expediat [în aceeași zi|imediat|în câteva ore].'],
        negative: ['Am așteptat coletul [aproape două săptămâni|unsprezece zile], deși promiteau [două|trei] zile.', 'Termenul de livrare s-a amânat de [trei|două] ori, [fără nicio explicație|și am aflat mereu doar pentru că am întrebat].', 'Coletul [a stat zile întregi în depozit|a plecat abia după o săptămână], [dar nimeni nu m-a anunțat|iar starea comenzii nu s-a schimbat deloc].'],
      },
      {
        positive: ['Totul a fost ambalat [cu grijă|temeinic|foarte sigur], [nimic nu avea cum să se strice|fără munți de plastic|fiecare lucru separat].', 'Cutia a ajuns impecabil, [cu un bilețel drăguț înăuntru|cu hârtie în loc de folie|fără ca ceva să se fi mișcat înăuntru].', 'Se vede că cineva a împachetat [cu cap|cu suflet|cu atenție].'],
        negative: ['Cutia a venit [ruptă|turtită|udă], iar înăuntru [nu era niciun fel de umplutură|totul se plimba liber].', 'Produsul era [zgâriat|ciobit la un colț|murdar], pentru că [avea doar un strat de folie|nimeni nu l-a protejat].', 'În colet [lipsea un produs|era altceva decât comandasem].'],
      },
      {
        positive: ['Comunicarea a fost [exemplară|foarte plăcută|ușoară], la [mesaj|întrebare] mi-au răspuns [într-un sfert de oră|în aceeași zi|în câteva minute].', 'Doamna de la telefon [m-a sfătuit cu răbdare|m-a ajutat să aleg mărimea|mi-a explicat totul pe îndelete].', 'Returul [a fost acceptat fără discuții|s-a rezolvat în două zile], iar banii [au venit imediat|s-au întors până la ultimul leu].', 'Am avut o întrebare [înainte de cumpărare|după cumpărare] și am primit un răspuns [clar|sincer|amănunțit].'],
        negative: ['La [e-mail|mesaj] [nu a reacționat nimeni|mi-au răspuns abia după șase zile], iar la telefon [nu răspunde nimeni|se răspunde când și când].', 'Reclamația [se lungește de trei săptămâni|a fost respinsă într-o singură frază].', 'Serviciul de relații cu clienții [trimite doar răspunsuri-șablon|promite, dar nu se întâmplă nimic].'],
      },
      {
        positive: ['Prețurile sunt [corecte|rezonabile|mai mici decât în altă parte], [fără costuri ascunse|iar transportul a fost gratuit].', 'Raportul calitate-preț este [foarte bun|excelent|greu de întrecut].', 'Am prins [o ofertă bună|o reducere], dar și fără ea [ar fi meritat|prețul ar fi fost în regulă].'],
        negative: ['La banii ăștia [mă așteptam la o calitate mai bună|găsești ceva mai bun în altă parte].', 'Transportul [a fost adăugat abia la final|a fost mult prea scump pentru ce am comandat].', 'Reducerea era [doar de fațadă|de fapt prețul obișnuit].'],
      },
      {
        positive: ['Site-ul este [clar|simplu|rapid], iar comanda [durează trei minute|se poate face și fără cont].', 'Produsul [corespunde descrierii|este exact ca în poze|este exact ce am comandat].', '[Au o ofertă variată|Au de unde alege|Sortimentul e foarte bine ales], [nu mă opresc niciodată la un singur lucru|mereu găsesc ceva].'],
        negative: ['Produsul [arată altfel decât în poze|nu corespunde descrierii], iar culoarea e [complet diferită|vizibil mai închisă].', 'Abia după plată am aflat că [produsul nu e pe stoc|trebuie să aștept marfa de la producător].', 'Site-ul [s-a blocat la plată|mi-a golit coșul de două ori].'],
      },
    ],
    product: [
      {
        positive: ['Calitatea este [excelentă|foarte bună|mai bună decât credeam], [se vede de cum deschizi cutia|se simte imediat].', '[Un lucru făcut serios|O alegere foarte bună|O cumpărătură reușită], [merită atenție|o să mă bucure mult timp].', 'Se vede că [cineva s-a gândit bine|nu s-a făcut economie unde nu trebuie], [chiar și la detalii|rar mai găsești așa ceva].'],
        negative: ['Calitatea este [slabă|modestă|mult sub așteptări], [se vede de la prima privire|nu are rost să înfrumusețez].', 'După [puțin timp|câteva zile] arăta [ca după un an|destul de uzat].', 'E făcut [de mântuială|în grabă|neglijent], [s-a economisit la toate|grija pentru detalii lipsește].'],
      },
      {
        positive: ['Corespunde [exact|întru totul|în cele mai mici detalii] [descrierii|pozelor și descrierii].', 'În realitate [e și mai frumos decât în poză|arată și mai bine|îmi place mai mult decât în fotografii].', 'Descrierea este [sinceră|exactă|corectă], [nu înfrumusețează nimic|am știut la ce să mă aștept].'],
        negative: ['În poze arată [mult mai bine|cu totul altfel].', 'Descrierea [trece sub tăcere esențialul|nu corespunde realității], [mă simt păcălit{/ă}|altfel nu aș fi cumpărat].', 'A venit ceva [cu totul diferit față de|mult mai mic față de] [descriere|ce scria pe site].'],
      },
      {
        positive: ['Îl folosim [în fiecare zi|aproape zilnic|cu toții acasă] și [toți îl laudă|până acum nu avem de ce ne plânge].', 'Își face treaba [exact cum trebuie|cum nu se poate mai bine], [mai bine decât cel dinainte|nici nu cer mai mult].', '[Toată familia|Până și soacra mea, destul de exigentă,|Chiar și tata] [spune numai lucruri bune|îl folosește cu plăcere].', 'Mi-a îndeplinit așteptările [pe deplin|din toate punctele de vedere].'],
        negative: ['În practică [nu prea e de folos|nu s-a dovedit util], [acum stă în dulap|îl trimit înapoi].', 'L-am folosit [de două ori|o dată] și [mi-a ajuns|nu mai am de gând să repet].', 'La noi acasă [nimeni nu vrea să îl folosească|nu a convins pe nimeni|nu s-a obișnuit nimeni cu el].'],
      },
      {
        positive: ['Merită [toți banii|fiecare leu|prețul cerut].', 'La prețul ăsta [nu am găsit nimic mai bun|nu ai cum să dai greș].', 'Ceva asemănător costă în altă parte [aproape dublu|mult mai mult].'],
        negative: ['[Din păcate,|Sincer,|Pur și simplu] nu merită banii.', 'Prețul e [ca pentru ceva mai bun|exagerat], iar ce primești e [cel mult mediocru|făcut fără grijă].'],
      },
    ],
    services: [
      {
        positive: ['Am primit programare [imediat|în două zile|la o oră potrivită cu serviciul meu].', 'Ora stabilită a fost respectată [la minut|întocmai], [fără să aștept|am intrat imediat].', 'Programarea [e simplă|durează puțin], [cu o zi înainte am primit un memento|confirmarea vine pe loc].'],
        negative: ['Programarea a fost [anulată cu o oră înainte|mutată de trei ori].', 'Deși aveam oră fixă, [am așteptat cincizeci de minute|nu era nimeni acolo].', 'Pentru o programare se așteaptă [șase săptămâni|o veșnicie], [chiar și pentru un lucru mărunt|iar listă de așteptare nu există].'],
      },
      {
        positive: ['[Profesionalism adevărat|Oameni care își cunosc meseria|Se vede experiența], [au avut răspuns la fiecare întrebare|știu ce fac].', 'Mi-au explicat totul [cu calm|pe înțelesul meu|pas cu pas], [fără să îmi bage pe gât altceva|fără termeni complicați].', 'Și-au dat seama [imediat|în cinci minute] despre ce e vorba, [în altă parte ridicau din umeri|alții au bâjbâit săptămâni întregi].'],
        negative: ['Păreau [nepregătiți|destul de nepricepuți], [a trebuit să le explic eu despre ce e vorba|trebuiau să întrebe mereu pe altcineva].', 'Doi oameni din echipă [mi-au spus două lucruri diferite|nu au știut să răspundă la o întrebare simplă].', 'Am avut impresia că [învață pe mine|fac asta pentru prima dată].'],
      },
      {
        positive: ['Rezultatul e [mai bun decât speram|excelent|exact cum am stabilit].', 'Lucru [serios|temeinic|făcut cu grijă], [nu a trebuit refăcut nimic|rar mai vezi așa ceva].', 'Au trecut [câteva luni|șase luni] și [totul e în continuare în regulă|sunt la fel de mulțumit{/ă}].'],
        negative: ['După [o săptămână|câteva zile] [totul era ca înainte|a trebuit să repare altcineva].', 'Rezultatul [nu e cel stabilit|e făcut de mântuială], [nici a doua încercare nu a ajutat|se vede graba].', 'Au lăsat treaba [pe jumătate|neterminată], [dar au cerut toți banii|iar remedierea o aștept și azi].'],
      },
      {
        positive: ['Oameni [foarte drăguți|amabili|deschiși], [se vede că le pasă de clienți|poți oricând să suni și să întrebi].', 'Comunicarea a fost [foarte bună|ireproșabilă], [sună înapoi când promit|răspund și seara].', 'Atmosfera e [liniștită|prietenoasă|plăcută], [nu te grăbește nimeni|te simți bine din prima].'],
        negative: ['La telefon [răspund abia din a cincea încercare|sună mereu ocupat], [înapoi nu sună|iar mesajele rămân fără răspuns].', 'Mi s-a vorbit [urât|de sus], [de parcă deranjam|iar scuze nu am primit].'],
      },
      {
        positive: ['Prețul a fost [cel din ofertă|corect|clar de la început], [fără adaosuri la final|fără surprize].', 'Am plătit [mai puțin decât în altă parte|exact cât am stabilit], iar [nota a fost ușor de înțeles|de negociat nu a fost nevoie].'],
        negative: ['La final [au adăugat lucruri despre care nu s-a vorbit|nota a fost cu o treime mai mare].', '[Scump|Mult prea scump] pentru [nivelul acesta|ce s-a făcut].'],
      },
    ],
    hotels: [
      {
        positive: ['Camera era [curată|spațioasă|luminoasă și curată], iar patul [foarte comod|atât de bun, că nu ne venea să ne trezim].', 'Baia [strălucea de curățenie|era proaspăt renovată], [prosoapele se schimbau zilnic|cu presiune bună la apă].', 'În cameră aveam [tot ce trebuie|de la fierbător până la halate], [plus o priveliște minunată|se simte grija pentru oaspeți].'],
        negative: ['Camera era [fără aer|rece|vizibil neîngrijită], [mocheta a văzut zile mai bune|fereastra nu se închidea bine].', 'În baie [era mucegai între plăci|picura robinetul|mirosea a canalizare], [am anunțat degeaba|nu i-a păsat nimănui].', 'Salteaua era [lăsată|tare ca scândura], [dimineața mă durea spatele|de dormit nici vorbă].'],
      },
      {
        positive: ['Micul dejun a fost [bogat|variat|excelent], [cu pâine proaspătă și brânzeturi locale|găsește fiecare ceva pe gust|iar cafeaua chiar bună].', 'La micul dejun [se completa tot timpul|ouăle se făceau pe loc, la cerere].'],
        negative: ['Micul dejun a fost [sărăcăcios|același în fiecare zi], [la nouă nu mai era mare lucru|cafeaua de la automat nu se putea bea].', 'La micul dejun [lipseau farfuriile|am așteptat să se elibereze o masă].'],
      },
      {
        positive: ['[Personalul|Cel de la recepție] a fost [foarte amabil|zâmbitor|de ajutor la orice oră], [am primit sfaturi despre ce să vedem|s-a putut intra mai devreme în cameră].', 'Gazdele sunt [primitoare|foarte calde], [ne-am simțit ca acasă|pentru copii au cărți de colorat].', 'Cazarea [a durat două minute|s-a făcut fără coadă și fără hârțoage].'],
        negative: ['La recepție [personalul e nepoliticos|nu e mai niciodată cineva|ești privit de sus], [a trebuit să cerem ajutor de două ori|scuze nu am primit].', 'Am primit camera abia [după o oră de așteptare|după ora cinci după-amiaza], pentru că [nu era gata|nu ne găseau rezervarea].'],
      },
      {
        positive: ['Poziția este [excelentă|ideală|greu de întrecut], [ajungi peste tot pe jos|liniște, dar la câteva minute de centru].', 'Zona este [superbă|liniștită și verde], [numai bună de plimbări|traseul începe chiar de la ușă].', 'Parcarea este [lângă hotel și gratuită|mare și comodă], [se ajunge ușor|iar stația e la două minute].'],
        negative: ['Până în centru este [mai mult decât scrie|o jumătate de oră pe jos, pe lângă un drum aglomerat].', 'Parcarea este [cu plată și îngustă|de trei mașini], [lucru de care nu te anunță nimeni|am căutat loc prin împrejurimi].'],
      },
      {
        positive: ['Noaptea e [liniște deplină|o liniște minunată], [am dormit buștean|chiar ne-am odihnit].', 'Curățenia este [exemplară|la cel mai înalt nivel], [se face zilnic și discret|ți-e mai mare dragul].'],
        negative: ['Pereții sunt [ca de hârtie|foarte subțiri], [se aude fiecare vorbă de la vecini|până la două noaptea nu am dormit].', 'Aerul condiționat [a huruit toată noaptea|nu se putea regla].'],
      },
    ],
    restaurants: [
      {
        positive: ['Mâncarea a fost [delicioasă|excelentă|foarte gustoasă], [porții pe măsură|totul proaspăt|cu gusturi bine echilibrate].', '[Ciorba|Desertul|Sosul] [ca la bunica|a meritat drumul|o adevărată încântare].', 'Se simte că [gătesc cu ingrediente proaspete|bucătarul se pricepe], [semipreparate aici nu există|fiecare farfurie e făcută cu drag].'],
        negative: ['Mâncarea a fost [călduță|fără gust|prea sărată], [porția mai mică decât în poză|jumătate am lăsat în farfurie].', '[Carnea|Mâncarea principală] era [uscată de tot|crudă la mijloc|doar reîncălzită], [iar ospătarul a ridicat din umeri|nimeni nu a propus să o schimbe].', 'Din cele [șase|șapte] feluri cerute, [trei nu erau|jumătate se terminaseră].'],
      },
      {
        positive: ['Servirea a fost [atentă|cu umor|foarte plăcută], [ni s-a recomandat un fel grozav|s-au gândit și la copiii de la masa vecină].', 'Chelnerița [știa meniul pe de rost|ne-a întrebat singură de alergii], [a adus totul cu zâmbetul pe buze|nimic nu a trebuit repetat].'],
        negative: ['Servirea a fost [absentă|haotică|făcută în silă], [am cerut tacâmurile de două ori|s-au încurcat două comenzi].', 'Ospătarul [a uitat de băuturi|nu prea avea chef de lucru].'],
      },
      {
        positive: ['Am așteptat [doar un sfert de oră|foarte puțin, deși era plin] până a venit [mâncarea|comanda].', 'Masa [era pregătită la ora stabilită|s-a găsit și fără rezervare].'],
        negative: ['Am așteptat mâncarea [mai bine de o oră|șaptezeci de minute], deși [jumătate din local era gol|ceream ceva simplu].', 'Chiar și cu rezervare, [am stat un sfert de oră la intrare|ne-au așezat lângă ușă].'],
      },
      {
        positive: ['[Localul|Interiorul] este [primitor|amenajat cu gust|plin de farmec], [muzica te lasă să vorbești|îți vine să mai stai].', '[Grădina|Terasa] este [încântătoare|liniștită și verde], [colțul pentru copii e o idee excelentă|e curat peste tot].'],
        negative: ['Înăuntru era [zgomot mare|un aer greu|frig], [nu îți venea să stai mult|hainele ne miroseau a prăjeală].', 'Mesele [sunt prea înghesuite|erau lipicioase], [toaleta într-o stare jalnică|abia ai pe unde să treci].'],
      },
      {
        positive: ['Prețurile sunt [corecte|mici pentru o astfel de calitate], [nota ne-a surprins plăcut|meniul zilei merită].', 'Pentru [o asemenea calitate|asemenea porții] [în altă parte plătești mult mai mult|aici chiar plătești puțin].'],
        negative: ['Prețurile sunt [ca în capitală|exagerate], [iar calitatea e de cantină|iar porțiile sunt minuscule].', 'Pe notă [erau lucruri care nu au ajuns la masă|au trecut, fără o vorbă, și o taxă de servire].'],
      },
    ],
  },
  blemish: {
    shops: ['Un mic minus: [transportul e cam scump|nu se poate plăti ramburs|sunt puține puncte de ridicare].', 'Ar putea [trimite confirmarea mai repede|pune mai multe poze|oferi mai multe variante de plată].', 'Cutia era [puțin turtită|prea mare pentru ce conținea], dar [înăuntru totul era întreg|e un lucru mărunt].'],
    product: ['Culoarea e [puțin diferită față de ecran|cu o nuanță mai închisă], dar [mă pot obișnui|e un lucru mărunt].', 'Descrierea din cutie [putea fi mai bună|e cam scurtă].', 'O stea în minus pentru [preț|ambalaj].', 'Ar putea fi ceva mai [ieftin|puțin ambalat].'],
    services: ['A trebuit să aștept [puțin|un pic], dar [a meritat|înțeleg că au mult de lucru].', 'Prin zonă [se parchează greu|e greu de nimerit din prima].', 'Mi-ar plăcea [un program mai lung vinerea|să se poată plăti cu cardul].'],
    hotels: ['Camera [putea fi mai mare|e ceva mai mică decât în poze], dar [nouă ne-a ajuns|curată a fost].', 'Wi-Fi-ul [mai încetinea uneori|e mai slab la ultimul etaj].', 'Păcat că micul dejun [începe abia la opt|se termină așa devreme].'],
    restaurants: ['În weekend [e nevoie de rezervare|poate fi zgomot].', 'Deserturi [ar putea fi mai multe|sunt doar câteva].', 'Porția [putea fi puțin mai mare|e cam mică], dar [a fost gustoasă|e o chestiune de gust].'],
  },
  ending: {
    positive: [
      '[Aș repeta oricând|Aș alege la fel oricând|Cu drag, și a doua oară|Cu siguranță încă o dată].',
      '[Recomand|Recomand din inimă] [oricui|celor care ezită|mai departe|cu inima împăcată].',
      '[Mulțumesc|Mulțumesc frumos|Mii de mulțumiri] și [țineți-o tot așa|numai bine|mult succes].',
      'O să le spun și [prietenilor|familiei|colegilor].',
      'Așa ar trebui să fie [peste tot|mereu].',
      '[Tot înainte|Păstrați nivelul|Rămâneți așa].',
      'Pe scurt: [merită|o alegere excelentă|chiar merită].',
      '[Jos pălăria|Nota zece cu felicitări|Felicitări].',
    ],
    mixed: [
      'Poate [data viitoare va fi mai bine|mai dau o șansă|a fost doar o zi proastă].',
      '[Mai e de lucrat|Mai sunt lucruri de îmbunătățit|E loc de mai bine].',
      'Per total, [trei stele|mediu|acceptabil].',
      'Nu știu dacă [aș alege la fel|mai încerc o dată].',
      'Potențial există, [execuția e mai slabă|restul trebuie îmbunătățit].',
    ],
    negative: [
      '[Niciodată|Nu mai repet|A fost ultima dată].',
      'Data viitoare [aleg altceva|merg în altă parte|caut în altă parte].',
      'Sper [să tragă cineva învățăminte|să se schimbe lucrurile].',
      '[Vă sfătuiesc|Sfatul meu este] [să căutați în altă parte|să vă gândiți bine].',
      'Aștept [o reacție din partea firmei|banii înapoi|o explicație].',
      'O stea [e și așa mult|doar pentru că zero nu se poate|cu indulgență].',
    ],
  },
  answer: {
    thanks: ['Vă mulțumim [mult|din suflet|frumos] pentru [părere|cuvintele frumoase|o apreciere atât de frumoasă].', 'Asemenea cuvinte [ne dau aripi|bucură întreaga echipă|sunt cea mai frumoasă răsplată].', 'Ne bucurăm că [totul a fost în regulă|sunteți mulțumiți|totul a ieșit așa cum v-ați dorit].'],
    close: ['Vă așteptăm [cu drag|oricând|și data viitoare].', 'Pe [curând|data viitoare]!', 'Cu [drag|prietenie|cele mai bune gânduri], [întreaga echipă|toată echipa noastră].'],
    apology: ['Ne cerem [scuze|sincer scuze|mii de scuze] pentru [situația creată|neplăceri|dezamăgire].', 'Ne pare rău că [s-a ajuns aici|v-am dezamăgit], [nu acesta este standardul nostru|de obicei nu lucrăm așa].', 'Vă mulțumim pentru sinceritate, deși [am fi preferat alte vești|nu ne este ușor să citim asta].'],
    step: ['Am verificat ce s-a întâmplat: [am greșit la organizare|în acea săptămână ne lipseau oameni], [am remediat deja|am schimbat modul de lucru].', 'Conducerea [vă va contacta în acest sens|a discutat situația cu echipa].', 'Vă rugăm să răspundeți la mesajul nostru cu numărul cazului, [vă propunem o soluție|am vrea să îndreptăm lucrurile].', 'Suma cheltuită [v-o returnăm|v-am returnat-o astăzi].'],
    closeAfterApology: ['Sperăm la [o a doua șansă|ocazia de a îndrepta lucrurile].', 'Ne cerem scuze [încă o dată|din nou].', 'Vom trage [învățăminte|concluziile necesare].'],
  },
};
