import type { TextStock } from './stock.ts';

// prettier-ignore
export const de: TextStock = {
  names: {
    female: ['Sabine', 'Claudia', 'Petra', 'Julia', 'Katharina', 'Monika', 'Susanne', 'Andrea', 'Stefanie', 'Birgit', 'Lena', 'Heike', 'Nicole', 'Anja', 'Franziska', 'Ursula', 'Lisa', 'Renate', 'Aylin', 'Johanna'],
    male: ['Thomas', 'Michael', 'Andreas', 'Stefan', 'Markus', 'Jürgen', 'Christian', 'Uwe', 'Florian', 'Daniel', 'Tobias', 'Sebastian', 'Klaus', 'Matthias', 'Jan', 'Frank', 'Dieter', 'Felix', 'Emre', 'Lukas'],
    initials: 'ABDEFGHJKLMNPRSTWZ',
  },
  opening: {
    positive: [
      '[Sehr empfehlenswert|Klare Empfehlung|Absolute Empfehlung|Kann ich nur weiterempfehlen].',
      'Ich bin [rundum|sehr|wirklich|mehr als] zufrieden.',
      '[Alles|Von A bis Z alles|Von Anfang bis Ende alles] [bestens|wunderbar|so, wie man es sich wünscht|einwandfrei].',
      'Ich habe [sonst immer|sonst gern|normalerweise] etwas zu meckern, [diesmal kaum|aber hier fällt es mir schwer].',
      '[Super|Spitze|Klasse|Top|Hervorragend], [ich bin begeistert|genau so muss das sein|mehr muss man eigentlich nicht sagen].',
      'Meine Erwartungen wurden [klar|deutlich|bei Weitem] übertroffen.',
      'Ich hatte [nicht allzu viel|ehrlich gesagt wenig] erwartet und wurde [positiv|sehr angenehm] überrascht.',
      '[Eine Freundin|Mein Bruder|Eine Kollegin|Mein Nachbar] hatte mir [davon vorgeschwärmt|dazu geraten], und [das zu Recht|ich bereue es nicht].',
      'So [zufrieden|angenehm überrascht] war ich [lange nicht mehr|selten].',
      'Fünf Sterne [sind hier nicht übertrieben|gibt es von mir selten, hier aber gern|sind völlig verdient].',
      'Ich bin [auch diesmal|wieder einmal|immer wieder] [sehr zufrieden|begeistert].',
      'Hier stimmt [einfach|wirklich] [das Gesamtpaket|die Leistung|die Qualität].',
    ],
    mixed: [
      'Ich bin [zwiegespalten|etwas hin- und hergerissen|nicht ganz überzeugt].',
      '[Geht so|Durchwachsen|Eher Durchschnitt|Ganz in Ordnung, mehr aber auch nicht].',
      'Nicht schlecht, aber [ich hatte mehr erwartet|da ist noch Luft nach oben|perfekt ist anders].',
      'Es gibt [Licht und Schatten|gute und weniger gute Seiten|Pluspunkte, aber auch Minuspunkte].',
      '[Etwas|Ein wenig|Leicht] enttäuscht, [obwohl nicht alles schlecht war|auch wenn es gute Seiten gab].',
      'Drei Sterne, weil [nicht alles gepasst hat|manches gut und manches weniger gut war].',
      '[Einiges|Manches] [hat mir gefallen|war gut], anderes [leider nicht|weniger|gar nicht].',
    ],
    negative: [
      '[Leider bin ich|Ich bin leider|Ehrlich gesagt bin ich] [sehr enttäuscht|wirklich enttäuscht|schwer enttäuscht].',
      '[Nicht zu empfehlen|Keine Empfehlung|Kann ich leider nicht empfehlen|Von mir gibt es keine Empfehlung].',
      '[Eine einzige Enttäuschung|Ein Reinfall|Leider ein Fehlgriff|Das war wohl nichts].',
      'Ich bin [sehr unzufrieden|ziemlich verärgert|richtig sauer].',
      '[Das hatte ich mir anders gedacht|Damit hatte ich nicht gerechnet|So etwas erlebe ich selten].',
      'Ich habe lange überlegt, ob ich [das schreibe|eine Bewertung abgebe], aber [andere sollen es wissen|es muss gesagt werden].',
      'Nach den vielen guten Bewertungen hatte ich [deutlich mehr|etwas ganz anderes|ein anderes Niveau] erwartet.',
      'Schade um [das Geld|die Zeit|Zeit und Geld|Zeit und Nerven].',
    ],
  },
  occasion: {
    shops: [
      'Ich habe [ein Geschenk für meine Mutter|ein Geschenk für meinen Bruder|ein paar Kleinigkeiten fürs Haus|gleich mehrere Sachen|etwas für den Urlaub] bestellt.',
      'Bestellt habe ich [abends am Handy|am Wochenende|kurz vor den Feiertagen|in der Mittagspause].',
      'Ich brauchte [schnell Ersatz|etwas ganz Bestimmtes|noch ein Mitbringsel|etwas für einen Geburtstag].',
      'Normalerweise kaufe ich [eher im Laden um die Ecke|lieber vor Ort|selten im Internet].',
    ],
    product: [
      'Nach so etwas hatte ich [schon länger|seit Wochen|seit einer Ewigkeit] gesucht.',
      'Gekauft habe ich es [vor gut einem Monat|vor einem halben Jahr|vor ein paar Wochen|im letzten Sommer].',
      'Entschieden habe ich mich [nach langem Vergleichen|nach dem Lesen der Bewertungen|eher spontan|aus dem Bauch heraus].',
      'Es war [ein Spontankauf|ein lange geplanter Kauf|ein Tipp aus dem Bekanntenkreis].',
    ],
    services: [
      'Ich brauchte [kurzfristig Hilfe|jemanden, auf den Verlass ist|recht schnell einen Termin|jemanden in der Nähe].',
      'Den Termin hatte ich [telefonisch|über die Website|direkt vor Ort] vereinbart.',
      'Es ging [nur um eine Kleinigkeit|um eine etwas größere Sache|um etwas lange Aufgeschobenes|um etwas Dringendes].',
      'Ich habe vorher [einige Angebote verglichen|lange gesucht|ein paar Bewertungen gelesen].',
    ],
    hotels: [
      'Wir waren [drei Nächte|ein langes Wochenende|eine Woche mit den Kindern|zwei Nächte] hier.',
      'Ich war [geschäftlich|auf der Durchreise|mit Freunden|mit meinen Eltern] hier.',
      'Wir kamen [zum Hochzeitstag|in den Ferien|in der Nebensaison|mit dem Rad].',
      'Übernachtet haben wir [wegen einer Hochzeit in der Nähe|auf dem Weg in den Süden|vor einem frühen Flug|während einer Wandertour].',
    ],
    restaurants: [
      'Wir waren [am Samstagabend|zum Sonntagsessen|in der Mittagspause|mit der ganzen Familie|zu viert] da.',
      'Ich war [nach der Arbeit|ganz spontan|mit Freunden|mit einer Kollegin] hier essen.',
      'Wir haben hier [einen Geburtstag|unseren Hochzeitstag|den Abschluss unserer Tochter] gefeiert.',
      'Bestellt haben wir [zwei Hauptgerichte und ein Dessert|Vorspeise und Hauptgang|mehrere Kleinigkeiten zum Teilen|einmal quer durch die Karte].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['[Die Lieferung|Der Versand] war [blitzschnell|superschnell|sehr flott], [am nächsten Tag war alles da|schon am Tag nach der Bestellung lag das Paket vor der Tür].', 'Das Paket kam [einen Tag früher als angekündigt|pünktlich zum genannten Termin|schneller als gedacht].', 'Der Paketbote war [pünktlich|freundlich|sehr hilfsbereit], und die Sendung ließ sich [jederzeit verfolgen|bis auf die Stunde genau verfolgen].', '[Abends|Am Montag|Am Vormittag] bestellt, [noch am selben Tag|sofort|innerhalb weniger Stunden] verschickt.'],
        negative: ['Auf das Paket habe ich [fast zwei Wochen|elf Tage] gewartet, obwohl [zwei|drei] Tage Lieferzeit angegeben waren.', 'Der Liefertermin wurde [dreimal|zweimal] verschoben, [ohne jede Erklärung|immer erst auf meine Nachfrage hin].', 'Die Sendung [hing tagelang im Lager fest|ging erst nach einer Woche raus], und [niemand hat Bescheid gegeben|am Status änderte sich nichts].'],
      },
      {
        positive: ['[Sorgfältig|Ordentlich|Sehr sicher] verpackt, [da konnte nichts kaputtgehen|und das ganz ohne Plastikberge|alles einzeln geschützt].', 'Der Karton kam in tadellosem Zustand an, [mit einer netten Karte dabei|mit Papier statt Folie|innen ist nichts verrutscht].', 'Man merkt, dass hier jemand [mit Verstand|mit Liebe|aufmerksam] einpackt.'],
        negative: ['Der Karton kam [aufgerissen|völlig zerdrückt|feucht] an, und innen [fehlte jedes Füllmaterial|flog alles lose herum].', 'Die Ware war [zerkratzt|an einer Ecke gesprungen|verschmutzt], weil [nur eine Lage Folie drum war|sie niemand geschützt hat].', 'Im Paket [fehlte ein Artikel|lag etwas, das ich nie bestellt hatte].'],
      },
      {
        positive: ['Der Kontakt war [vorbildlich|sehr nett|unkompliziert], auf meine [Nachricht|Frage] kam [nach einer Viertelstunde|noch am selben Tag|nach wenigen Minuten] eine Antwort.', 'Die Dame am Telefon hat [mich geduldig beraten|mir bei der Größe geholfen|alles in Ruhe erklärt].', 'Eine Rücksendung wurde [ohne Diskussion|anstandslos|innerhalb von zwei Tagen] bearbeitet, das Geld war [sofort|vollständig|kurz darauf] zurück.', 'Ich hatte [vor dem Kauf|nach dem Kauf] eine Frage und bekam eine [klare|ehrliche|ausführliche] Antwort.'],
        negative: ['Auf meine [Mail|Nachricht] [hat niemand reagiert|kam erst nach sechs Tagen etwas], am Telefon [geht keiner ran|hängt man ewig in der Warteschleife].', 'Die Reklamation [zieht sich seit drei Wochen|wurde mit einem einzigen Satz abgelehnt].', 'Der Kundendienst [antwortet nur mit Textbausteinen|vertröstet einen, und dann passiert nichts].'],
      },
      {
        positive: ['Die Preise sind [fair|vernünftig|günstiger als anderswo], [ohne versteckte Kosten|und der Versand war gratis].', 'Das Preis-Leistungs-Verhältnis ist [sehr gut|hervorragend|kaum zu schlagen].', 'Ich habe [eine gute Aktion|einen Rabatt] erwischt, aber auch ohne wäre es [den Preis wert|in Ordnung] gewesen.'],
        negative: ['Für das Geld [hätte ich bessere Qualität erwartet|bekommt man anderswo mehr].', 'Die Versandkosten [tauchten erst ganz am Ende auf|standen in keinem Verhältnis zur Bestellung].', 'Das Angebot war [in Wahrheit der normale Preis|nur mit einem erfundenen Streichpreis ein Angebot].'],
      },
      {
        positive: ['Die Seite ist [übersichtlich|gut aufgebaut|schnell], die Bestellung [war in drei Minuten erledigt|ging auch ohne Kundenkonto].', 'Die Ware ist [wie beschrieben|genau wie auf den Fotos|exakt das, was ich bestellt habe].', '[Große Auswahl|Tolle Auswahl|Ein schön zusammengestelltes Sortiment], [da bleibt es nie bei einem Teil|ich finde immer etwas].'],
        negative: ['Die Ware sieht [anders aus als auf den Fotos|nicht so aus wie beschrieben], die Farbe ist [eine ganz andere|deutlich dunkler].', 'Erst nach dem Bezahlen erfuhr ich, dass [der Artikel gar nicht vorrätig ist|er erst beim Hersteller nachbestellt werden muss].', 'Die Seite [hing beim Bezahlen|hat zweimal meinen Warenkorb geleert].'],
      },
    ],
    product: [
      {
        positive: ['Die Qualität ist [hervorragend|sehr gut|besser als gedacht], [das sieht man gleich beim Auspacken|das merkt man sofort].', '[Eine solide Sache|Ein rundes Produkt|Ein wirklich guter Kauf], [den zweiten Blick wert|daran werde ich lange Freude haben].', 'Man merkt, dass [hier mitgedacht wurde|nicht am falschen Ende gespart wurde], [auch bei den Kleinigkeiten|das gibt es nicht mehr oft].'],
        negative: ['Die Qualität ist [schwach|dürftig|weit unter dem, was ich erwartet hatte], [das sieht man auf den ersten Blick|da braucht man nichts schönzureden].', 'Schon nach [kurzer Zeit|wenigen Tagen] sah es [aus wie nach einem Jahr|ziemlich mitgenommen aus].', '[Lieblos|Billig|Schlampig] gemacht, [gespart wurde an allem|von Sorgfalt keine Spur].'],
      },
      {
        positive: ['Es entspricht [genau|voll und ganz|in jedem Punkt] [der Beschreibung|dem, was auf der Seite steht].', 'In echt [ist es noch schöner als auf dem Bild|macht es noch mehr her|gefällt es mir sogar besser].', 'Die Beschreibung ist [ehrlich|zutreffend|genau], [hier wird nichts beschönigt|ich wusste, was mich erwartet].'],
        negative: ['Auf den Fotos sieht es [viel besser|ganz anders] aus.', 'Die Beschreibung [verschweigt das Wichtigste|stimmt so nicht], [ich fühle mich getäuscht|sonst hätte ich es nicht gekauft].', 'Geliefert wurde etwas [deutlich anderes als beschrieben|deutlich Kleineres als beschrieben].'],
      },
      {
        positive: ['Bei uns ist es [jeden Tag|fast täglich|ständig] im Einsatz, [und alle mögen es|bisher ohne Grund zur Klage].', 'Es tut [genau|zuverlässig], was es soll, [und das richtig gut|besser als der Vorgänger].', '[Die ganze Familie|Sogar meine kritische Schwiegermutter|Auch mein Vater] ist [begeistert|sehr angetan].', 'Es erfüllt meine Erwartungen [voll und ganz|in jeder Hinsicht].'],
        negative: ['Im Alltag [taugt es wenig|bewährt es sich nicht], [jetzt liegt es im Schrank|es geht zurück].', 'Ich habe es [zweimal|einmal] benutzt, [das hat gereicht|ein weiteres Mal tue ich mir das nicht an].', '[Weder ich noch meine Familie|Niemand bei uns] [kann damit etwas anfangen|war davon überzeugt].'],
      },
      {
        positive: ['Es ist [seinen Preis|jeden Cent] wert.', 'Zu diesem Preis [habe ich nichts Besseres gefunden|kann man nichts falsch machen].', 'Vergleichbares kostet [anderswo|sonst meist] [deutlich mehr|fast das Doppelte].'],
        negative: ['Das Geld ist es [nicht|leider nicht|wirklich nicht] wert.', 'Bezahlt habe ich [einen stolzen Preis|wie für etwas Besseres], bekommen [höchstens Mittelmaß|etwas Liebloses].'],
      },
    ],
    services: [
      {
        positive: ['Einen Termin bekam ich [sofort|innerhalb von zwei Tagen|passend zu meinen Arbeitszeiten].', 'Die vereinbarte Zeit wurde [auf die Minute|genau] eingehalten, [ganz ohne Warten|ich kam sofort dran].', 'Die Terminvergabe ist [unkompliziert|schnell erledigt], [am Tag davor kam eine Erinnerung|die Bestätigung kam sofort].'],
        negative: ['Der Termin wurde [eine Stunde vorher abgesagt|dreimal verschoben].', 'Trotz fester Uhrzeit [musste ich fünfzig Minuten warten|war niemand da].', 'Auf einen Termin wartet man [sechs Wochen|ewig], [selbst bei Kleinigkeiten|eine Warteliste gibt es nicht].'],
      },
      {
        positive: ['[Absolut kompetent|Echte Profis|Hier sind Fachleute am Werk], [auf jede Frage gab es eine Antwort|die wissen, was sie tun].', 'Alles wurde [in Ruhe|verständlich|Schritt für Schritt] erklärt, [ohne mir etwas aufzuschwatzen|ohne Fachchinesisch].', 'Man hat [sofort|in fünf Minuten] erkannt, worum es ging, [woanders hatte man nur mit den Schultern gezuckt|andere hatten wochenlang gerätselt].'],
        negative: ['[Schlecht vorbereitet|Wenig fachkundig], [ich musste selbst erklären, worum es geht|ständig musste jemand nachfragen].', 'Zwei Mitarbeiter [erzählten mir zwei verschiedene Dinge|konnten eine einfache Frage nicht beantworten].', 'Ich hatte das Gefühl, [dass an mir geübt wird|die machen das zum ersten Mal].'],
      },
      {
        positive: ['Das Ergebnis ist [besser als erhofft|ausgezeichnet|genau wie besprochen].', '[Saubere Arbeit|Gründliche Arbeit|Sehr sorgfältig gearbeitet], [da musste nichts nachgebessert werden|das sieht man nicht mehr oft].', 'Das ist jetzt [ein paar Monate|ein halbes Jahr] her, und [es ist immer noch alles in Ordnung|ich bin nach wie vor froh darüber].'],
        negative: ['Nach [einer Woche|wenigen Tagen] [war alles wieder wie vorher|musste jemand anders nachbessern].', 'Das Ergebnis ist [weit von der Absprache entfernt|lieblos], [der zweite Versuch half auch nicht|man merkt die Eile].', 'Die Sache blieb [halb fertig|unfertig], [berechnet wurde trotzdem alles|auf die Nachbesserung warte ich bis heute].'],
      },
      {
        positive: ['[Sehr nette|Freundliche|Ausgesprochen herzliche] Leute, [man merkt, dass ihnen etwas an den Kunden liegt|man kann jederzeit anrufen und nachfragen].', 'Die Kommunikation war [super|vorbildlich], [Rückrufe kamen wie versprochen|sogar abends kam noch eine Antwort].', 'Die Atmosphäre ist [entspannt|angenehm|familiär], [niemand hetzt|man fühlt sich gleich gut aufgehoben].'],
        negative: ['Telefonisch [erreicht man nur mit viel Glück jemanden|ist kein Durchkommen], [zurückgerufen wird nicht|auf Nachrichten kommt nichts].', 'Der Ton war [unfreundlich|herablassend], [als würde man stören|ein Wort der Entschuldigung gab es nicht].'],
      },
      {
        positive: ['Der Preis war [wie im Angebot|fair|von Anfang an klar], [ohne Aufschläge am Ende|ohne Überraschungen].', 'Bezahlt habe ich [weniger als anderswo|genau das, was abgemacht war], und [das ganz ohne Feilschen|die Rechnung war gut verständlich].'],
        negative: ['Am Ende [standen Dinge auf der Rechnung, von denen nie die Rede war|war die Rechnung um ein Drittel höher].', '[Teuer|Viel zu teuer] für [diese Leistung|das, was gemacht wurde].'],
      },
    ],
    hotels: [
      {
        positive: ['Das Zimmer war [sauber|geräumig|hell und sauber], das Bett [sehr bequem|so gut, dass wir verschlafen haben].', 'Das Bad war [blitzblank|frisch renoviert], [jeden Tag gab es neue Handtücher|und die Dusche hatte richtig Druck].', 'Im Zimmer gab es [alles, was man braucht|Wasserkocher, Bademäntel und einen großen Schreibtisch], [dazu ein herrlicher Blick|alles mit viel Liebe zum Detail].'],
        negative: ['Das Zimmer war [stickig|kalt|sichtlich abgewohnt], [der Teppich hatte seine besten Tage hinter sich|das Fenster schloss nicht richtig].', 'Im Bad [war Schimmel in den Fugen|tropfte der Hahn|roch es nach Abfluss], [unser Hinweis änderte nichts|das hat niemanden gekümmert].', 'Die Matratze war [durchgelegen|bretthart], [am Morgen tat mir der Rücken weh|an Schlaf war nicht zu denken].'],
      },
      {
        positive: ['Das Frühstück war [reichhaltig|abwechslungsreich|ausgezeichnet], [mit frischen Brötchen und Käse aus der Region|für jeden war etwas dabei|und der Kaffee richtig gut].', 'Am Frühstücksbuffet wurde [ständig nachgelegt|das Rührei frisch zubereitet].'],
        negative: ['Das Frühstück war [dürftig|jeden Tag dasselbe], [um neun war schon vieles leer|der Automatenkaffee ungenießbar].', 'Beim Frühstück [fehlten Teller|mussten wir auf einen freien Tisch warten].'],
      },
      {
        positive: ['[Die Mitarbeiter|Die Leute am Empfang|Alle im Team] waren [herzlich|sehr freundlich|zu jeder Uhrzeit hilfsbereit], [es gab gute Ausflugstipps|ein früher Check-in war kein Problem].', 'Die Gastgeber sind [herzlich|mit dem Herzen dabei], [wir haben uns wie zu Hause gefühlt|für Kinder liegen Malbücher bereit].', 'Der Check-in [dauerte zwei Minuten|ging ohne Schlange und Papierkram].'],
        negative: ['An der Rezeption war man [unfreundlich|sichtlich genervt|nie da, wenn man jemanden brauchte], [um Hilfe mussten wir zweimal bitten|eine Entschuldigung kam auch nicht].', 'Der Check-in [dauerte eine Stunde|ging erst nach siebzehn Uhr], weil [das Zimmer nicht fertig war|unsere Reservierung nicht zu finden war].'],
      },
      {
        positive: ['Die Lage ist [super|ideal|kaum zu übertreffen], [alles ist zu Fuß erreichbar|ruhig und doch nur wenige Minuten ins Zentrum].', 'Die Umgebung ist [wunderschön|ruhig und grün], [ideal für Spaziergänge|der Wanderweg beginnt vor der Tür].', 'Der Parkplatz ist [direkt am Haus und kostenlos|groß und bequem], [die Anfahrt einfach|zur Haltestelle sind es zwei Minuten].'],
        negative: ['Ins Zentrum ist es [weiter als angegeben|eine halbe Stunde zu Fuß an einer lauten Straße entlang].', 'Der Parkplatz ist [teuer und eng|für drei Autos gedacht], [worauf vorher niemand hinweist|wir haben ewig im Viertel gesucht].'],
      },
      {
        positive: ['Nachts ist es [völlig ruhig|herrlich still], [ich habe geschlafen wie ein Stein|wir haben uns richtig erholt].', 'Die Sauberkeit ist [vorbildlich|auf höchstem Niveau], [gereinigt wird täglich und unauffällig|da kann man nichts sagen].'],
        negative: ['Die Wände sind [dünn wie Papier|sehr hellhörig], [man hört jedes Gespräch von nebenan|bis zwei Uhr nachts war kein Schlaf möglich].', 'Die Klimaanlage [brummte die ganze Nacht|ließ sich nicht regulieren].'],
      },
    ],
    restaurants: [
      {
        positive: ['Das Essen war [köstlich|hervorragend|richtig lecker], [die Portionen ordentlich|alles frisch|sehr fein abgeschmeckt].', '[Die Suppe|Die Soße|Der Nachtisch] [schmeckte wie bei Oma|war ein Gedicht|war allein schon den Weg wert].', 'Man schmeckt, dass [frisch gekocht wird|in der Küche jemand sein Handwerk versteht], [Fertigprodukte gibt es hier nicht|jeder Teller ist mit Liebe angerichtet].'],
        negative: ['Das Essen war [lauwarm|fade|versalzen], [die Portion kleiner als auf dem Bild|die Hälfte habe ich stehen lassen].', '[Das Fleisch|Der Hauptgang] war [staubtrocken|innen noch roh|nur aufgewärmt], [und der Kellner zuckte mit den Schultern|Ersatz bot uns niemand an].', 'Von [fünf|sieben] Gerichten, die wir wollten, [waren drei aus|gab es die Hälfte nicht mehr].'],
      },
      {
        positive: ['Der Service war [aufmerksam|humorvoll|überaus freundlich], [die Empfehlung war ein Volltreffer|auch an die Kinder am Nebentisch wurde gedacht].', 'Die Kellnerin [kannte die Karte auswendig|fragte von sich aus nach Allergien], [alles kam mit einem Lächeln|nichts musste man zweimal sagen].'],
        negative: ['Das Personal war [kaum zu sehen|überfordert|lustlos], [um Besteck mussten wir zweimal bitten|zwei Bestellungen wurden verwechselt].', 'Der Kellner [hat unsere Getränke vergessen|hatte sichtlich keine Lust].'],
      },
      {
        positive: ['Auf [das Essen|unsere Bestellung] haben wir [nur eine Viertelstunde|trotz vollem Haus kaum] gewartet.', 'Der Tisch war [zur vereinbarten Zeit fertig|sogar ohne Reservierung schnell gefunden].'],
        negative: ['Auf das Essen haben wir [über eine Stunde|siebzig Minuten] gewartet, obwohl [das Lokal halb leer war|es nichts Kompliziertes war].', 'Trotz Reservierung [standen wir eine Viertelstunde im Eingang|saßen wir direkt an der Tür].'],
      },
      {
        positive: ['[Das Lokal|Der Gastraum] ist [gemütlich|geschmackvoll eingerichtet|liebevoll gestaltet], [bei der Musik kann man sich noch unterhalten|da bleibt man gern länger sitzen].', '[Der Biergarten|Die Terrasse] ist [wunderschön|ruhig und grün], [die Spielecke eine prima Idee|und alles ist sehr gepflegt].'],
        negative: ['Drinnen war es [laut|stickig|kalt], [lange hält man es da nicht aus|danach rochen unsere Sachen nach Frittierfett].', 'Die Tische [klebten|stehen viel zu eng], [und die Toilette war in einem traurigen Zustand|man kommt kaum durch].'],
      },
      {
        positive: ['Die Preise sind [fair|für diese Qualität günstig], [die Rechnung hat uns angenehm überrascht|das Mittagsmenü ist ein Schnäppchen].', 'Für [das Gebotene|diese Qualität] zahlt man [anderswo deutlich mehr|hier wirklich nicht viel].'],
        negative: ['Die Preise sind [wie in der Großstadt|gesalzen], [die Qualität ist die einer Kantine|die Portionen sind winzig].', 'Auf der Rechnung [standen Sachen, die nie am Tisch waren|war ohne ein Wort ein Aufschlag fürs Gedeck].'],
      },
    ],
  },
  blemish: {
    shops: ['Einziger kleiner Minuspunkt: [der Versand ist recht teuer|es gibt keinen Kauf auf Rechnung|es gibt wenige Abholpunkte].', 'Schön wären [eine schnellere Versandbestätigung|mehr Fotos|etwas mehr Zahlungsarten].', 'Der Karton war [etwas eingedrückt|viel zu groß für den Inhalt], aber [innen war alles heil|das ist eine Kleinigkeit].'],
    product: ['Die Farbe ist [etwas anders als am Bildschirm|eine Spur dunkler], aber [damit kann ich leben|das ist eine Kleinigkeit].', 'Die beiliegende Beschreibung [könnte besser sein|ist etwas knapp].', 'Einen Stern Abzug gibt es für [den Preis|die Verpackung].', 'Etwas [günstiger|weniger Verpackung] dürfte es sein.'],
    services: ['Ich musste [einen Moment|ein wenig] warten, aber [es hat sich gelohnt|die haben eben viel zu tun].', 'Die [Parkplätze sind knapp|Parkplatzsuche ist mühsam|Adresse ist beim ersten Mal schwer zu finden].', 'Schön wäre es, wenn [freitags länger geöffnet wäre|man mit Karte zahlen könnte].'],
    hotels: ['Das Zimmer [könnte größer sein|ist etwas kleiner als auf den Fotos], aber [uns hat es gereicht|sauber ist es].', 'Das WLAN [war manchmal langsam|ist im obersten Stock schwach].', 'Schade, dass das Frühstück [erst um acht beginnt|so früh endet].'],
    restaurants: ['Am Wochenende [muss man reservieren|kann es laut werden].', 'Bei den Desserts [dürfte die Auswahl größer sein|gab es nur zwei zur Wahl].', 'Die Portion [könnte einen Tick größer sein|ist eher klein], aber [geschmeckt hat es|das ist wohl Ansichtssache].'],
  },
  ending: {
    positive: [
      '[Jederzeit|Immer|Sehr] gerne wieder.',
      '[Ich empfehle es|Das empfehle ich] [jedem|allen Unentschlossenen|mit gutem Gewissen|von Herzen] weiter.',
      '[Danke|Vielen Dank|Herzlichen Dank], [weiter so|bis zum nächsten Mal|und viele Grüße].',
      'Ich werde es [meinen Freunden|Familie und Freunden|im Büro] weitererzählen.',
      'So sollte es [überall|immer] sein.',
      '[Bitte bleibt so|Haltet dieses Niveau|Macht weiter so].',
      'Kurz gesagt: [es lohnt sich|eine sehr gute Wahl|ein Volltreffer].',
      '[Daumen hoch|Beide Daumen hoch|Note eins].',
    ],
    mixed: [
      'Vielleicht [klappt es beim nächsten Mal besser|gebe ich dem Ganzen noch eine Chance|war es nur ein schlechter Tag].',
      '[Da geht noch mehr|Da ist noch einiges zu tun|Da muss man noch nacharbeiten].',
      'Insgesamt [drei Sterne|Durchschnitt|gerade noch in Ordnung].',
      'Ob ich [mich wieder dafür entscheide|es noch einmal versuche], weiß ich [noch nicht|nicht].',
      'Potenzial ist da, [an der Umsetzung hapert es|der Rest muss besser werden].',
    ],
    negative: [
      '[Nie wieder|Einmal und nie wieder|Das war das letzte Mal].',
      'Ich [suche mir etwas anderes|bin künftig anderswo Kunde|schaue mich schon anderswo um].',
      'Ich hoffe, dass [jemand daraus lernt|sich hier etwas ändert].',
      '[Ich kann nur raten|Mein Rat ist], [sich anderswo umzusehen|sich das gut zu überlegen].',
      'Ich warte auf [eine Reaktion der Firma|mein Geld|irgendeine Erklärung].',
      'Ein Stern [ist noch geschmeichelt|nur, weil null nicht geht|als Ansporn].',
    ],
  },
  answer: {
    thanks: ['[Vielen Dank|Herzlichen Dank|Wir danken Ihnen] für [Ihre Bewertung|die freundlichen Worte|dieses schöne Lob].', 'So ein Feedback [spornt uns an|freut das ganze Team|ist für uns der schönste Lohn].', 'Es freut uns sehr, dass [alles geklappt hat|Sie zufrieden sind|alles nach Ihren Wünschen war].'],
    close: ['Wir freuen uns, wenn Sie [wiederkommen|uns weiterempfehlen|bald wieder an uns denken].', 'Bis [bald|zum nächsten Mal]!', '[Herzliche|Viele|Freundliche] Grüße [vom ganzen Team|von uns allen].'],
    apology: ['Wir bitten [aufrichtig|herzlich|Sie] um Entschuldigung für [diesen Vorfall|den Ärger|die Enttäuschung].', 'Es tut uns leid, dass [es so gelaufen ist|wir Sie enttäuscht haben], [das ist nicht unser Anspruch|so arbeiten wir sonst nicht].', 'Danke für Ihre offenen Worte, auch wenn wir [uns andere gewünscht hätten|sie nicht gern lesen].'],
    step: ['Wir sind der Sache nachgegangen: [der Fehler lag bei unserer Planung|uns fehlten in dieser Woche Leute], [das haben wir inzwischen behoben|die Abläufe sind nun geändert].', 'Die Leitung [meldet sich dazu noch bei Ihnen|hat den Fall mit dem Team besprochen].', 'Bitte antworten Sie mit der Vorgangsnummer auf unsere Nachricht, [wir schlagen Ihnen eine Lösung vor|wir möchten das wiedergutmachen].', 'Die Kosten [erstatten wir Ihnen|haben wir Ihnen heute erstattet].'],
    closeAfterApology: ['Wir hoffen auf [eine zweite Chance|die Gelegenheit, es besser zu machen].', 'Wir bitten nochmals um [Entschuldigung|Verständnis].', 'Wir nehmen uns das [zu Herzen|zur Lehre].'],
  },
};
