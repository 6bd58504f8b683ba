import type { TextStock } from './stock.ts';

// prettier-ignore
export const pl: TextStock = {
  names: {
    female: ['Anna', 'Katarzyna', 'Magda', 'Ewa', 'Agnieszka', 'Joanna', 'Monika', 'Dorota', 'Beata', 'Iwona', 'Ola', 'Zofia', 'Natalia', 'Karolina', 'Justyna', 'Paulina', 'Teresa', 'Halina', 'Marta', 'Kinga'],
    male: ['Piotr', 'Tomasz', 'Marcin', 'Paweł', 'Michał', 'Krzysztof', 'Andrzej', 'Jakub', 'Adam', 'Łukasz', 'Grzegorz', 'Rafał', 'Kamil', 'Wojtek', 'Maciej', 'Jan', 'Bartek', 'Dawid', 'Robert', 'Marek'],
    initials: 'ABCDFGHJKLMNOPRSTWZŁŚ',
  },
  opening: {
    positive: [
      '[Bardzo polecam|Gorąco polecam|Szczerze polecam|Zdecydowanie polecam].',
      '[Jestem bardzo|Jestem naprawdę|Jestem w pełni] zadowolon{y/a}.',
      '[Wszystko|Całość|Od początku do końca wszystko] przebiegło [bez zarzutu|sprawnie|tak, jak powinno|bezproblemowo].',
      'Nie mam się do czego przyczepić, [a zwykle coś znajdę|naprawdę|choć bywam wymagając{y/a}].',
      '[Super|Świetnie|Rewelacja|Pełen profesjonalizm|Pierwsza klasa].',
      '[Korzystam|Wracam tu] już po raz [drugi|trzeci|kolejny] i [znowu|jak zawsze] jest dobrze.',
      'Pierwszy raz i [bardzo miłe zaskoczenie|od razu strzał w dziesiątkę|na pewno nie ostatni].',
      'Poleciła mi to miejsce [znajoma|siostra|koleżanka z pracy] i [miała rację|nie żałuję].',
      'Dawno nie był{em/am} tak [mile zaskoczon{y/a}|zadowolon{y/a}].',
      'Pięć gwiazdek to [nie przesada|uczciwa ocena|dokładnie tyle, ile trzeba].',
    ],
    mixed: [
      'Mam [mieszane uczucia|dość mieszane uczucia|trochę mieszane odczucia].',
      '[Średnio|Tak sobie|Przeciętnie|Bez zachwytów].',
      'Nie jest źle, ale [spodziewał{em/am} się więcej|mogło być lepiej|do ideału daleko].',
      'Są plusy i [są minusy|są też minusy].',
      '[Trochę|Nieco] się zawiodł{em/am}, choć [nie wszystko było złe|były też dobre strony].',
      'Ocena [pośrodku, bo|środkowa, ponieważ] nie wszystko zagrało.',
    ],
    negative: [
      '[Niestety|Z przykrością stwierdzam, że|Muszę napisać, że] jestem rozczarowan{y/a}.',
      '[Nie polecam|Odradzam|Zdecydowanie nie polecam].',
      '[Porażka|Kompletna porażka|Słabo|Bardzo słabo].',
      'Jestem [bardzo niezadowolon{y/a}|mocno rozczarowan{y/a}|zawiedzion{y/a}].',
      '[Nie tak to miało wyglądać|Nie tego się spodziewał{em/am}|Spodziewał{em/am} się czegoś zupełnie innego].',
      'Długo się zastanawiał{em/am}, czy [to opisać|pisać tę opinię], ale [inni powinni wiedzieć|warto ostrzec innych].',
      'Po dobrych opiniach [liczył{em/am} na więcej|spodziewał{em/am} się lepszego poziomu].',
      'Szkoda [czasu|nerwów|czasu i nerwów].',
    ],
  },
  occasion: {
    shops: ['Zamawiał{em/am} [prezent dla mamy|prezent dla brata|kilka drobiazgów do domu|kilka rzeczy naraz].', 'Zakupy [robił{em/am} wieczorem przez telefon|zrobił{em/am} w weekend|robił{em/am} na szybko przed świętami].', 'To było [moje pierwsze|moje drugie|kolejne moje] zamówienie tutaj.', 'Trafił{em/am} tu [przez wyszukiwarkę|z polecenia znajomych|przypadkiem].'],
    product: ['Kupił{em/am} [na prezent|dla siebie|dla mamy na urodziny|z myślą o wakacjach].', 'Szukał{em/am} czegoś takiego [od dawna|od kilku tygodni|już w zeszłym roku].', 'Mam to [od miesiąca|od dwóch tygodni|już pół roku|od kilku dni].', 'Wybrał{em/am} [po przeczytaniu opinii|po długim porównywaniu|trochę w ciemno].'],
    services: ['Potrzebował{em/am} [pomocy na już|kogoś sprawdzonego|terminu w tym samym tygodniu].', 'Trafił{em/am} tu [z polecenia sąsiada|z polecenia znajomych|przez internet].', 'Umówił{em/am} się [telefonicznie|przez stronę|na sobotę rano].', 'To była [moja pierwsza wizyta|moja druga wizyta|krótka sprawa].'],
    hotels: ['Spędziliśmy tu [trzy noce|długi weekend|tydzień z dziećmi|dwie noce].', 'Był{em/am} tu [służbowo|przejazdem|z przyjaciółmi|z rodzicami].', 'Przyjechaliśmy [na rocznicę|na ferie|poza sezonem|w środku lata].', 'Nocował{em/am} [jedną noc w drodze na południe|przy okazji wesela|z powodu szkolenia].'],
    restaurants: ['Byliśmy [w sobotę wieczorem|na niedzielnym obiedzie|w porze lunchu|całą rodziną].', 'Wpadł{em/am} [po pracy|przypadkiem|ze znajomymi|na szybki obiad].', 'Świętowaliśmy tu [urodziny|rocznicę ślubu|obronę córki].', 'Zamówiliśmy [dwa dania i deser|po zupie i drugim daniu|kilka rzeczy do podziału].'],
  },
  aspects: {
    shops: [
      {
        positive: ['[Wysyłka|Dostawa] [błyskawiczna|ekspresowa|bardzo szybka], [następnego dnia|dzień po zamówieniu] paczka była u mnie.', 'Paczka [przyszła|dotarła] [dzień przed terminem|dokładnie w terminie|szybciej, niż zakładał{em/am}].', 'Kurier [punktualny|uprzejmy|zadzwonił przed przyjazdem], a status przesyłki [cały czas było widać|zgadzał się co do godziny].', 'Zamówione [wieczorem|w poniedziałek|przed południem], wysłane [tego samego dnia|od razu|w ciągu kilku godzin].'],
        negative: ['Na paczkę [czekał{em/am} prawie dwa tygodnie|czekał{em/am} jedenaście dni], choć miały być [dwa dni|trzy dni].', 'Termin dostawy [przesuwano trzy razy|zmieniał się dwa razy], [bez żadnego wyjaśnienia|za każdym razem po moim pytaniu].', 'Przesyłka [utknęła w magazynie|wyszła dopiero po tygodniu], a [nikt mnie nie uprzedził|status się nie zmieniał].'],
      },
      {
        positive: ['[Zapakowane|Wszystko spakowane] [starannie|porządnie|bardzo solidnie], [nic nie miało prawa się uszkodzić|w środku nic się nie ruszało|z pomysłem i bez zbędnej folii].', 'Karton w idealnym stanie, w środku [miły liścik|papier zamiast plastiku|wszystko osobno zabezpieczone].', 'Widać, że ktoś pakował to [z głową|z sercem|uważnie].'],
        negative: ['Karton przyszedł [rozerwany|pogięty|mokry z jednej strony], a w środku [nie było żadnego wypełnienia|wszystko latało luzem].', 'Rzecz dotarła [porysowana|z pękniętym rogiem|pobrudzona], bo [była owinięta jedną warstwą folii|nikt jej nie zabezpieczył].', 'W paczce [brakowało jednej pozycji|była nie ta sztuka, którą zamawiał{em/am}].'],
      },
      {
        positive: ['Kontakt [wzorowy|bardzo dobry|bez zarzutu], na [wiadomość|pytanie] odpisali [w kwadrans|tego samego dnia|po kilku minutach].', 'Pani z obsługi [cierpliwie doradziła|pomogła dobrać rozmiar|wyjaśniła wszystko przez telefon].', 'Zwrot [przyjęli bez dyskusji|załatwili w dwa dni], pieniądze [wróciły od razu|oddane co do grosza].', 'Miał{em/am} pytanie [przed zakupem|już po zakupie] i dostał{em/am} [konkretną|rzeczową|wyczerpującą] odpowiedź.'],
        negative: ['Na [maila|wiadomość] [nikt nie odpowiedział|odpisali po sześciu dniach], telefon [głuchy|odbierany co trzeci raz].', 'Reklamacja [ciągnie się trzeci tydzień|rozpatrzona odmownie jednym zdaniem].', 'Obsługa [zbywa klienta gotowymi formułkami|każe czekać i nic z tego nie wynika].'],
      },
      {
        positive: ['Ceny [uczciwe|rozsądne|niższe niż gdzie indziej], [bez ukrytych kosztów|a wysyłka gratis].', 'Stosunek jakości do ceny [bardzo dobry|znakomity|trudny do pobicia].', 'Trafił{em/am} na [dobrą promocję|rabat], a i bez niej byłoby [warto|w porządku].'],
        negative: ['Za te pieniądze [spodziewał{em/am} się lepszej jakości|można kupić coś lepszego].', 'Koszt wysyłki [doliczono dopiero na końcu|nieproporcjonalny do zamówienia].', 'Promocja okazała się [pozorna|zwykłą ceną z przekreśloną wyższą].'],
      },
      {
        positive: ['Strona [czytelna|przejrzysta|prosta], zamówienie [zajęło trzy minuty|złożył{em/am} bez zakładania konta].', 'Wszystko [zgodne z opisem|dokładnie takie jak na zdjęciach|w stu procentach zgodne z zamówieniem].', '[Duży wybór|Bardzo ciekawy asortyment|Świetnie dobrany asortyment], [trudno poprzestać na jednej rzeczy|zawsze coś znajdę].'],
        negative: ['Towar [inny niż na zdjęciach|niezgodny z opisem], kolor [zupełnie nie ten|wyraźnie ciemniejszy].', 'Po opłaceniu okazało się, że [towaru nie ma na stanie|trzeba czekać na dostawę z fabryki].', 'Strona [zawiesiła się przy płatności|dwa razy zgubiła mój koszyk].'],
      },
    ],
    product: [
      {
        positive: ['Jakość [znakomita|bardzo dobra|lepsza, niż myślał{em/am}], [widać to od razu po wyjęciu z pudełka|od razu czuć, że to nie byle co].', '[Solidna rzecz|Porządna rzecz|Naprawdę dobra rzecz], [posłuży latami|warta uwagi].', 'Wykonanie [staranne|bez zarzutu], [nawet drobiazgi dopracowane|nic nie odstaje od obietnic].'],
        negative: ['Jakość [słaba|mizerna|dużo poniżej oczekiwań], [widać to na pierwszy rzut oka|szkoda mówić].', 'Po [tygodniu|kilku dniach|miesiącu] [nie nadaje się już do niczego|wygląda jak po roku].', '[Tandetna robota|Zrobione byle jak], [oszczędzono na wszystkim|szczegóły niedopracowane].'],
      },
      {
        positive: ['[Zgadza się z opisem|Zgodne z opisem|Dokładnie jak w opisie] [i zdjęciami|w każdym szczególe].', 'Na żywo [jeszcze ładniejsze niż na zdjęciu|wygląda świetnie|robi lepsze wrażenie].', 'Opis [uczciwy|rzetelny], [niczego nie upiększał|wiedział{em/am}, czego się spodziewać].'],
        negative: ['Na zdjęciach wygląda [o wiele lepiej|zupełnie inaczej].', 'Opis [pomija najważniejsze|mija się z prawdą], [czuję się oszukan{y/a}|inaczej bym nie kupił{/a}].', 'Przyszło coś [wyraźnie innego niż w opisie|mniejszego, niż wynikało z opisu].'],
      },
      {
        positive: ['Używamy [codziennie|prawie codziennie|całą rodziną] i [nie ma się do czego przyczepić|wszyscy są zachwyceni].', 'Sprawdza się [idealnie|doskonale|lepiej niż poprzedni zakup].', 'Obdarowana osoba [była zachwycona|bardzo się ucieszyła].', '[Spełnia|W pełni spełnia] moje oczekiwania.'],
        negative: ['W praktyce [się nie sprawdza|mało przydatne], [leży w szafie|odsyłam].', 'Miał być udany prezent, a [było mi wstyd|skończyło się na przeprosinach].', 'Użył{em/am} [dwa razy|raz] i [mam dość|więcej nie zamierzam].'],
      },
      {
        positive: ['[Warte|Jest warte] [swojej ceny|każdej złotówki].', 'W tej cenie [nie znalazł{em/am} nic lepszego|trudno o coś lepszego].', 'Za drugim razem kupił{em/am} też [dla siostry|dla rodziców|na zapas].'],
        negative: ['[Niewarte|Zupełnie niewarte] tych pieniędzy.', 'Cena [jak za coś z wyższej półki|przesadzona], a dostaje się [przeciętność|byle co].'],
      },
    ],
    services: [
      {
        positive: ['Termin [dostał{em/am} od ręki|znalazł się w dwa dni|dopasowano do mojej pracy].', 'Umówiona godzina [dotrzymana co do minuty|rzecz święta], [zero czekania|nie czekał{em/am} ani chwili].', 'Umawianie [proste|przez internet, bez wiszenia na telefonie], [dzień wcześniej przyszło przypomnienie|termin potwierdzony od razu].'],
        negative: ['Termin [odwołano godzinę przed|przekładano trzy razy].', 'Mimo umówionej godziny [czekał{em/am} pięćdziesiąt minut|nikt się nie zjawił].', 'Na termin [czeka się półtora miesiąca|trzeba polować tygodniami].'],
      },
      {
        positive: ['[Pełna fachowość|Widać doświadczenie|Fachowcy z prawdziwego zdarzenia], [na każde pytanie była odpowiedź|wiedzą, co robią].', 'Wszystko [spokojnie wytłumaczone|wyjaśnione po ludzku], [bez naciągania na dodatki|krok po kroku].', 'Problem rozpoznany [od razu|w pięć minut], choć [gdzie indziej rozkładano ręce|inni szukali tygodniami].'],
        negative: ['[Brak przygotowania|Mało fachowo], [sam{/a} musiał{em/am} tłumaczyć, o co chodzi|co chwilę ktoś musiał dopytywać].', 'Dwie osoby z zespołu [mówiły dwie różne rzeczy|nie umiały odpowiedzieć na proste pytanie].', 'Miał{em/am} wrażenie, że [uczą się na mnie|robią to pierwszy raz].'],
      },
      {
        positive: ['Efekt [przeszedł moje oczekiwania|znakomity|dokładnie taki, jak ustaliliśmy].', '[Zrobione dokładnie|Zrobione porządnie|Robota wykonana starannie], [po wszystkim zostawili porządek|nie trzeba było nic poprawiać].', 'Minęło [kilka miesięcy|pół roku] i [nadal wszystko w porządku|efekt się trzyma].'],
        negative: ['Po [tygodniu|kilku dniach] [wszystko wróciło do punktu wyjścia|trzeba było poprawiać u kogoś innego].', 'Efekt [daleki od ustaleń|byle jaki], [poprawki też nie pomogły|widać pośpiech].', '[Niedokończone|Zostawione w połowie], a [rachunek wystawiony za całość|na poprawkę czekam do dziś].'],
      },
      {
        positive: ['[Bardzo miła|Życzliwa|Sympatyczna] obsługa, [czuć, że im zależy|można zadzwonić i dopytać].', 'Kontakt [świetny|bez zarzutu], [oddzwaniają, kiedy obiecują|odpisują nawet wieczorem].', 'Atmosfera [spokojna|przyjazna], [nikt nie poganiał|od progu czuł{em/am} się dobrze].'],
        negative: ['[Telefon|Numer] [odbierany raz na pięć prób|wiecznie zajęty], [nikt nie oddzwania|na wiadomości cisza].', 'Ton rozmowy [opryskliwy|lekceważący], [jakby klient przeszkadzał|przeprosin nie usłyszał{em/am}].'],
      },
      {
        positive: ['Cena [zgodna z wyceną|uczciwa|podana z góry], [żadnych dopłat na koniec|bez niespodzianek].', 'Zapłacił{em/am} [mniej niż u konkurencji|tyle, ile ustaliliśmy], a [jakość wyższa|zakres większy].'],
        negative: ['Na koniec [doliczono rzeczy, o których nie było mowy|rachunek był o jedną trzecią wyższy].', '[Drogo|Za drogo] jak na [taki poziom|to, co zrobiono].'],
      },
    ],
    hotels: [
      {
        positive: ['Pokój [czysty|przestronny|jasny i czysty], łóżko [bardzo wygodne|takie, że nie chciało się wstawać].', '[Łazienka|Łazienka po remoncie] [lśniła|bez jednej plamki], [ręczniki zmieniane codziennie|ciśnienie wody świetne].', 'W pokoju [było wszystko, czego trzeba|czajnik, szlafroki i duże biurko], [widok z okna wspaniały|czuć dbałość o gości].'],
        negative: ['Pokój [duszny|zimny|wyraźnie zaniedbany], [wykładzina pamięta lepsze czasy|okno się nie domykało].', 'W łazience [grzyb na fugach|cieknąca bateria|zapach z odpływu], [zgłoszenie nic nie dało|nikt się tym nie przejął].', 'Materac [zapadnięty|twardy jak deska], [po nocy bolały mnie plecy|nie dało się wyspać].'],
      },
      {
        positive: ['Śniadania [obfite|różnorodne|przepyszne], [świeże pieczywo i lokalne sery|każdy znajdzie coś dla siebie|dobra kawa].', 'Na śniadaniu [wszystko na bieżąco uzupełniane|jajecznica robiona na zamówienie].'],
        negative: ['Śniadanie [ubogie|codziennie takie samo], [o dziewiątej świeciło już pustkami|kawa z automatu nie do picia].', 'Na śniadaniu [brakowało talerzy|trzeba było czekać na wolny stolik].'],
      },
      {
        positive: ['[Obsługa|Recepcja|Personel] [przemiła|uśmiechnięta|pomocna o każdej porze], [podpowiedzieli, co zobaczyć|załatwili wcześniejsze zameldowanie].', 'Gospodarze [serdeczni|z sercem do gości], [czuliśmy się jak u siebie|dzieci dostały kolorowanki].', 'Zameldowanie [trwało dwie minuty|bez kolejki i papierów].'],
        negative: ['Recepcja [nieuprzejma|wiecznie pusta|obrażona na cały świat], [o pomoc trzeba było prosić dwa razy|przeprosin brak].', 'Zameldowanie [trwało godzinę|dopiero po siedemnastej], bo [pokój nie był gotowy|nie było naszej rezerwacji].'],
      },
      {
        positive: ['[Lokalizacja|Położenie] [świetna|idealna|nie do przebicia], [wszędzie blisko pieszo|cisza, a do centrum kilka minut].', 'Okolica [piękna|spokojna i zielona], [idealna na spacery|szlak zaczyna się pod drzwiami].', 'Parking [na miejscu i bezpłatny|duży i wygodny], [dojazd prosty|do przystanku dwie minuty].'],
        negative: ['Do centrum [dalej, niż podano|pół godziny marszu ruchliwą drogą].', 'Parking [płatny i ciasny|na trzy samochody], [o czym nikt nie uprzedza|szukaliśmy miejsca po okolicy].'],
      },
      {
        positive: ['W nocy [zupełna cisza|cicho jak makiem zasiał], [wyspał{em/am} się jak nigdy|wypoczęliśmy].', 'Czystość [na najwyższym poziomie|wzorowa], [sprzątanie codziennie i dyskretnie|aż miło].'],
        negative: ['Ściany [cienkie jak papier|przepuszczają każdy dźwięk], [słychać rozmowy sąsiadów|do drugiej w nocy nie spaliśmy].', 'Klimatyzacja [huczała całą noc|nie działała mimo upału].'],
      },
    ],
    restaurants: [
      {
        positive: ['Jedzenie [pyszne|znakomite|wyborne], [porcje słuszne|wszystko świeże|smaki dobrze wyważone].', '[Zupa|Sos|Deser] [jak u babci|mistrzostwo|do dziś wspominam].', 'Widać, że [gotują ze świeżych składników|szef kuchni ma rękę], [żadnej drogi na skróty|każdy talerz dopieszczony].'],
        negative: ['Jedzenie [letnie|bez smaku|przesolone], [porcja mniejsza niż na zdjęciu|ledwo zjadł{em/am} połowę].', '[Mięso|Danie główne] [suche jak wiór|niedopieczone w środku|odgrzewane], [a kelner wzruszył ramionami|nikt nie zaproponował wymiany].', 'Z [pięciu|siedmiu] pozycji z karty [trzech nie było|połowy zabrakło].'],
      },
      {
        positive: ['Obsługa [uważna|z poczuciem humoru|przemiła], [doradziła świetne danie|pamiętała o dzieciach].', 'Kelnerka [znała całe menu na pamięć|dopytała o alergie], [wszystko podane z uśmiechem|nic nie trzeba było powtarzać].'],
        negative: ['Obsługa [nieobecna|zagubiona|niechętna], [o sztućce prosiliśmy dwa razy|pomylono dwa zamówienia].', 'Kelner [zapomniał o napojach|wyraźnie nie miał ochoty pracować].'],
      },
      {
        positive: ['Na [jedzenie|zamówienie] czekaliśmy [zaledwie kwadrans|krótko mimo pełnej sali].', 'Stolik [gotowy na umówioną godzinę|znalazł się nawet bez rezerwacji].'],
        negative: ['Na dania [czekaliśmy ponad godzinę|czekaliśmy siedemdziesiąt minut], choć [sala była w połowie pusta|zamówienie było proste].', 'Mimo rezerwacji [staliśmy kwadrans w przejściu|posadzono nas przy drzwiach].'],
      },
      {
        positive: ['[Wnętrze|Lokal] [przytulne|urządzony ze smakiem|z klimatem], [muzyka nie zagłusza rozmów|chce się zostać dłużej].', '[Ogródek|Taras] [uroczy|cichy i zielony], [kącik dla dzieci to strzał w dziesiątkę|czysto w każdym kącie].'],
        negative: ['W środku [głośno|duszno|zimno], [nie dało się rozmawiać|ubrania przeszły zapachem frytury].', 'Stoliki [lepkie|ustawione zbyt ciasno], [toaleta w opłakanym stanie|trudno się przecisnąć].'],
      },
      {
        positive: ['Ceny [uczciwe|jak na taką jakość niskie], [za obiad we dwoje zapłaciliśmy rozsądnie|lunch dnia to okazja].'],
        negative: ['Ceny [jak w stolicy|wygórowane], a [jakość baru mlecznego|porcje dla krasnoludków].', 'Na rachunku [znalazły się pozycje, których nie było na stole|doliczono serwis bez słowa].'],
      },
    ],
  },
  blemish: {
    shops: ['Jedyny minus to [dość droga wysyłka|brak płatności przy odbiorze|mały wybór punktów odbioru].', 'Mogliby [szybciej wysyłać potwierdzenie|dodać więcej zdjęć].', 'Pudełko [trochę przygniecione|za duże jak na zawartość], ale [w środku wszystko całe|to drobiazg].'],
    product: ['Kolor [odrobinę inny niż na ekranie|minimalnie ciemniejszy], ale [da się żyć|to drobiazg].', 'Instrukcja [mogłaby być lepsza|tylko po angielsku].', 'Gwiazdka mniej za [cenę|opakowanie].'],
    services: ['Trzeba było [chwilę poczekać|uzbroić się w cierpliwość], ale [było warto|rozumiem, że mają dużo pracy].', 'Trudno tam [zaparkować|trafić za pierwszym razem].', 'Mogliby [dłużej pracować w piątki|przyjmować płatność kartą].'],
    hotels: ['Pokój [mógłby być większy|nieco mniejszy niż na zdjęciach], ale [nam wystarczył|czysty].', 'Internet [czasem zwalniał|słabszy na górnym piętrze].', 'Szkoda, że śniadanie [dopiero od ósmej|kończy się tak wcześnie].'],
    restaurants: ['W weekend [trzeba rezerwować|bywa głośno].', 'Deserów [mogłoby być więcej|tylko dwa do wyboru].', 'Porcja [mogłaby być odrobinę większa|dość mała], ale [smaczna|to kwestia apetytu].'],
  },
  ending: {
    positive: ['[Na pewno|Z pewnością|Z przyjemnością] wrócę.', '[Polecam|Serdecznie polecam] [każdemu|wszystkim niezdecydowanym|z czystym sumieniem].', '[Dziękuję|Bardzo dziękuję|Dzięki] i [pozdrawiam|do następnego razu|oby tak dalej].', 'Będę polecać [znajomym|rodzinie i znajomym|dalej].', 'Tak powinno to wyglądać [wszędzie|u wszystkich|zawsze].', 'Trzymajcie [ten poziom|tak dalej].', '[Zostaję na dłużej|Macie stałego klienta].', 'Krótko mówiąc: [warto|bardzo warto|strzał w dziesiątkę].'],
    mixed: ['Może [następnym razem będzie lepiej|dam jeszcze jedną szansę|to był tylko gorszy dzień].', '[Jest nad czym popracować|Jest co poprawiać].', 'Ogólnie [trzy gwiazdki|przeciętnie|może być].', 'Nie wiem, czy [wrócę|zdecyduję się ponownie].', 'Potencjał jest, [wykonanie gorsze|reszta do poprawy].'],
    negative: ['[Nigdy więcej|Więcej tu nie wrócę|Ostatni raz].', 'Szukam [już innego miejsca|kogoś innego].', 'Mam nadzieję, że [ktoś wyciągnie wnioski|to się zmieni].', '[Radzę|Lepiej] [omijać|poszukać gdzie indziej|dobrze się zastanowić].', 'Czekam na [reakcję firmy|zwrot pieniędzy|jakiekolwiek wyjaśnienie].', 'Jedna gwiazdka [to i tak dużo|tylko dlatego, że zera nie ma|na zachętę].'],
  },
  answer: {
    thanks: ['[Dziękujemy|Bardzo dziękujemy|Pięknie dziękujemy] za [opinię|miłe słowa|tak dobrą ocenę].', 'Takie słowa [dodają nam skrzydeł|cieszą cały zespół|to dla nas najlepsza nagroda].', 'Cieszymy się, że [wszystko się udało|wszystko było jak trzeba].'],
    close: ['Zapraszamy [ponownie|znów|zawsze, gdy będzie potrzeba].', 'Do [zobaczenia|usłyszenia]!', 'Pozdrawiamy [serdecznie|ciepło|całym zespołem].'],
    apology: ['[Bardzo przepraszamy|Przepraszamy] za [tę sytuację|kłopot|rozczarowanie].', 'Przykro nam, że [tak wyszło|zawiedliśmy], [to nie nasz standard|nie tak pracujemy na co dzień].', 'Dziękujemy za szczerą opinię, choć [wolelibyśmy inną|nie jest miła].'],
    step: ['Sprawdziliśmy, co się stało: [zawiniła nasza organizacja|w tym tygodniu brakowało nam rąk do pracy], [już to poprawiliśmy|zmieniliśmy sposób pracy].', 'Kierownik [skontaktuje się w tej sprawie|omówił to z zespołem].', 'Prosimy o odpowiedź na wiadomość z numerem sprawy, [zaproponujemy rozwiązanie|chcemy to naprawić].', 'Poniesiony koszt [zwrócimy|zwróciliśmy dzisiaj].'],
    closeAfterApology: ['Mamy nadzieję na [drugą szansę|możliwość poprawy].', 'Jeszcze raz przepraszamy.', 'Wyciągniemy z tego [wnioski|naukę].'],
  },
};
