import type { TextStock } from './stock.ts';

// prettier-ignore
export const it: TextStock = {
  names: {
    female: ['Giulia', 'Francesca', 'Chiara', 'Sara', 'Valentina', 'Federica', 'Silvia', 'Elisa', 'Martina', 'Paola', 'Laura', 'Alessandra', 'Roberta', 'Elena', 'Anna', 'Ilaria', 'Simona', 'Giorgia', 'Serena', 'Daniela'],
    male: ['Marco', 'Andrea', 'Luca', 'Matteo', 'Alessandro', 'Francesco', 'Davide', 'Stefano', 'Lorenzo', 'Simone', 'Giuseppe', 'Roberto', 'Paolo', 'Antonio', 'Riccardo', 'Federico', 'Giovanni', 'Fabio', 'Daniele', 'Enrico'],
    initials: 'ABCDFGLMNPRSTVZ',
  },
  opening: {
    positive: [
      '[Consigliatissimo|Lo consiglio vivamente|Consigliato al cento per cento|Consiglio senza riserve].',
      'Sono [molto|davvero|pienamente|più che] soddisfatt{o/a}.',
      '[Tutto|Dall’inizio alla fine, tutto] [ottimo|è andato benissimo|è filato liscio|come doveva essere].',
      'Di solito sono [piuttosto esigente|avar{o/a} di complimenti|un tipo pignolo], ma qui [posso solo parlare bene|mi tolgo il cappello].',
      '[Ottimo|Fantastico|Perfetto|Eccellente|Super], [sono entusiasta|così si fa|non c’è altro da aggiungere].',
      'Le mie aspettative sono state [ampiamente|decisamente|di gran lunga] superate.',
      'Non mi aspettavo [granché|tanto] e sono rimast{o/a} [piacevolmente|molto piacevolmente] sorpres{o/a}.',
      '[Un’amica|Mio fratello|Una collega|Un vicino] me ne aveva parlato bene, [e a ragione|e non mi sono pentit{o/a}].',
      'Era da tempo che non restavo così [content{o/a}|soddisfatt{o/a}|piacevolmente sorpres{o/a}].',
      'Cinque stelle [meritatissime|senza esitazione|che do di rado].',
      '[Ancora una volta|Di nuovo|Come sempre], [tutto bene|sono content{o/a}|un’ottima esperienza].',
      'Si vede [la cura per i dettagli|la passione di chi ci lavora|l’attenzione per il cliente].',
    ],
    mixed: [
      '[Sono un po’ combattut{o/a}|Giudizio a metà|Impressioni contrastanti|Non mi ha convint{o/a} del tutto].',
      '[Così così|Niente di speciale|Niente di che|Sufficiente, niente di più].',
      'Non male, ma [mi aspettavo di più|si può fare meglio|la perfezione è un’altra cosa].',
      'Ci sono [pro e contro|luci e ombre|cose buone e altre meno].',
      'Sono [un po’|leggermente] delus{o/a}, anche se [non tutto è stato negativo|qualcosa di buono c’è].',
      'Tre stelle, perché [non tutto ha funzionato|alcune cose vanno bene e altre no].',
      '[Alcune|Certe] cose mi sono piaciute, altre [meno|per niente|decisamente meno].',
    ],
    negative: [
      '[Purtroppo sono|Sinceramente sono|Devo dire che sono] [molto|davvero|estremamente] delus{o/a}.',
      '[Non lo consiglio|Sconsigliato|Lo sconsiglio|Purtroppo non posso consigliarlo].',
      '[Una grande delusione|Delusione totale|Un vero disastro|Molto male].',
      'Sono [molto insoddisfatt{o/a}|parecchio arrabbiat{o/a}|davvero scontent{o/a}].',
      '[Non me l’aspettavo così|Mi aspettavo tutt’altro|Di rado mi è capitato qualcosa del genere].',
      'Ci ho pensato a lungo prima di [scrivere|lasciare una recensione], ma [è giusto che si sappia|non posso tacere].',
      'Con tante recensioni positive mi aspettavo [molto di più|tutt’altro|un altro livello].',
      '[Soldi buttati|Tempo perso|Tempo e soldi persi|Tempo e pazienza sprecati].',
    ],
  },
  occasion: {
    shops: [
      'Ho ordinato [un regalo per mia madre|un regalo per mio fratello|qualche cosetta per la casa|più cose insieme|qualcosa per le vacanze].',
      'Ho fatto l’ordine [la sera dal telefono|nel fine settimana|poco prima delle feste|in pausa pranzo].',
      'Mi serviva [qualcosa con urgenza|un articolo ben preciso|un regalo dell’ultimo minuto|qualcosa per un compleanno].',
      'Di solito compro [nei negozi fisici|vicino a casa|poco su internet].',
    ],
    product: [
      'Cercavo qualcosa del genere da [tempo|settimane|mesi].',
      'L’ho comprato [un mese fa|sei mesi fa|qualche settimana fa|l’estate scorsa].',
      'Ho scelto [dopo molti confronti|dopo aver letto le recensioni|quasi d’impulso|a istinto].',
      'È stato [un acquisto d’impulso|un acquisto ben ponderato|un acquisto su consiglio].',
    ],
    services: [
      'Mi serviva [un aiuto urgente|una persona affidabile|un appuntamento in tempi brevi|qualcuno vicino a casa].',
      'Ho prenotato [per telefono|dal sito|di persona].',
      'Si trattava di [una piccola cosa|una cosa piuttosto seria|una cosa che rimandavo da tempo|un’urgenza].',
      'Prima di scegliere ho [confrontato diversi preventivi|cercato a lungo|letto parecchie recensioni].',
    ],
    hotels: [
      'Siamo rimasti [tre notti|un fine settimana lungo|una settimana con i bambini|due notti].',
      'Ci sono stat{o/a} [per lavoro|per un corso|con amici|con i miei genitori].',
      'Siamo venuti [per il nostro anniversario|in vacanza|fuori stagione|in bicicletta].',
      'Abbiamo dormito qui [per un matrimonio in zona|in viaggio verso sud|prima di un volo all’alba|durante un’escursione].',
    ],
    restaurants: [
      'Ci siamo stati [di sabato sera|per il pranzo della domenica|a pranzo|con tutta la famiglia|in quattro].',
      'Sono entrat{o/a} [dopo il lavoro|per caso|con dei colleghi|per un pranzo veloce].',
      'Abbiamo festeggiato qui [un compleanno|l’anniversario di matrimonio|la laurea di nostra figlia].',
      'Abbiamo preso [due secondi e un dolce|antipasto e primo|più piatti da dividere|un po’ di tutto].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['La spedizione è stata [velocissima|rapidissima|fulminea], [il giorno dopo avevo già il pacco|è arrivato tutto il giorno dopo].', 'Il pacco è arrivato [con un giorno di anticipo|puntuale nella data indicata|prima di quanto pensassi].', 'Il corriere è stato [puntuale|gentile|molto disponibile] e la spedizione si poteva seguire [in ogni momento|quasi al minuto].', 'Ordinato [la sera|di lunedì|la mattina], spedito [il giorno stesso|subito|nel giro di poche ore].'],
        negative: ['Ho aspettato il pacco [quasi due settimane|undici giorni], mentre i giorni promessi erano [due|tre].', 'La consegna è stata rimandata [due|tre] volte, [senza alcuna spiegazione|e lo scoprivo solo chiedendo].', 'Il pacco [è rimasto fermo per giorni in magazzino|è partito solo dopo una settimana], [senza che nessuno mi avvisasse|e lo stato non cambiava mai].'],
      },
      {
        positive: ['L’imballaggio era [curato|solido|molto accurato], [niente poteva rompersi|senza montagne di plastica|con ogni cosa protetta a parte].', 'La scatola è arrivata in perfette condizioni, [con un bigliettino simpatico|con carta al posto della plastica|senza che nulla si fosse mosso].', 'Si vede che il pacco è stato preparato [con criterio|con il cuore|con attenzione].'],
        negative: ['La scatola è arrivata [strappata|schiacciata|bagnata] e dentro [non c’era alcun riempimento|ballava tutto].', 'L’articolo era [graffiato|scheggiato in un angolo|sporco], perché [c’era un solo strato di pellicola|nessuno l’aveva protetto].', 'Nel pacco [mancava un articolo|c’era una cosa che non avevo ordinato].'],
      },
      {
        positive: ['L’assistenza è [esemplare|molto gentile|efficiente], [al messaggio|alla domanda] hanno risposto [in un quarto d’ora|il giorno stesso|in pochi minuti].', 'La signora al telefono [mi ha consigliat{o/a} con pazienza|mi ha aiutat{o/a} con la taglia|mi ha spiegato tutto con calma].', 'Il reso [è stato accettato senza discussioni|si è risolto in due giorni] e i soldi [sono arrivati subito|sono tornati fino all’ultimo centesimo].', 'Avevo una domanda [prima dell’acquisto|dopo l’acquisto] e ho ricevuto una risposta [chiara|onesta|dettagliata].'],
        negative: ['[Alla mail|Al messaggio] [non ha risposto nessuno|hanno risposto dopo sei giorni] e al telefono [squilla a vuoto|si resta in attesa un’eternità].', 'Il reclamo [va avanti da tre settimane|è stato respinto con una sola frase].', 'L’assistenza [risponde con frasi fatte|promette, ma poi non succede nulla].'],
      },
      {
        positive: ['I prezzi sono [onesti|ragionevoli|più bassi che altrove], [senza costi nascosti|e la spedizione era gratuita].', 'Il rapporto qualità-prezzo è [molto buono|ottimo|difficile da battere].', 'Ho approfittato di [una promozione|uno sconto], ma anche senza [ne sarebbe valsa la pena|il prezzo era giusto].'],
        negative: ['Per questi soldi [mi aspettavo una qualità migliore|altrove si trova di meglio].', 'Le spese di spedizione [sono comparse solo alla fine|erano sproporzionate rispetto all’ordine].', 'La promozione era [solo di facciata|in realtà il prezzo di sempre].'],
      },
      {
        positive: ['Il sito è [chiaro|comodo|veloce] e l’ordine [si fa in tre minuti|si può fare anche senza registrarsi].', 'L’articolo [corrisponde alla descrizione|è proprio come nelle foto|è esattamente quello che avevo ordinato].', '[Ampia scelta|Bella scelta|Assortimento davvero curato], [non mi fermo mai a una cosa sola|trovo sempre qualcosa].'],
        negative: ['L’articolo [è diverso dalle foto|non corrisponde alla descrizione] e il colore è [tutt’altro|decisamente più scuro].', 'Solo dopo il pagamento ho saputo che [l’articolo non era disponibile|bisognava aspettare il produttore].', 'Il sito [si è bloccato al pagamento|mi ha svuotato il carrello due volte].'],
      },
    ],
    product: [
      {
        positive: ['La qualità è [ottima|molto buona|migliore di quanto pensassi], [si vede appena aperto il pacco|si sente subito].', '[Un buon prodotto|Un ottimo acquisto|Un acquisto azzeccato], [me lo godrò a lungo|ne vale la pena].', 'Si vede che [è ben pensato|non si è risparmiato sulle cose importanti], [e si apprezza|cosa ormai rara].'],
        negative: ['La qualità è [scarsa|mediocre|molto sotto le aspettative], [si vede a colpo d’occhio|inutile girarci intorno].', 'Dopo [poco tempo|qualche giorno] sembrava [vecchio di un anno|già piuttosto usurato].', 'È fatto [alla bell’e meglio|in fretta|senza cura], [hanno risparmiato su tutto|ai dettagli non ha pensato nessuno].'],
      },
      {
        positive: ['Corrisponde [esattamente|in tutto|punto per punto] [alla descrizione|a quanto scritto sul sito].', 'Dal vivo [è ancora più bello che in foto|fa ancora più figura|mi piace anche di più].', 'La descrizione è [onesta|precisa|fedele], [non abbellisce nulla|sapevo cosa aspettarmi].'],
        negative: ['Nelle foto sembra [molto meglio|tutt’altra cosa].', 'La descrizione [tace le cose importanti|non dice il vero], [mi sento ingannat{o/a}|altrimenti non l’avrei comprato].', 'Mi è arrivato qualcosa di [molto diverso|ben più piccolo] rispetto [alla descrizione|a quanto promesso].'],
      },
      {
        positive: ['Lo usiamo [tutti i giorni|quasi ogni giorno|in famiglia] e [siamo tutti contenti|per ora nessuna lamentela].', 'Fa [benissimo|egregiamente] il suo dovere, [non chiedo di più|l’ho preso per questo].', '[Tutta la famiglia|Perfino mia suocera, che è esigente,|Anche mio padre] [ne parla bene|lo usa volentieri|l’ha promosso].', 'Ha soddisfatto le mie aspettative [in pieno|sotto ogni aspetto].'],
        negative: ['All’atto pratico [serve a poco|non convince], [ora sta nell’armadio|lo rimando indietro].', 'L’ho usato [due volte|una volta] e [mi è bastato|non intendo ripetere].', 'In casa [non piace a nessuno|nessuno lo vuole usare|non ha convinto nessuno].'],
      },
      {
        positive: ['Vale [il suo prezzo|quello che costa|ogni centesimo].', 'A questo prezzo [non ho trovato di meglio|non si può sbagliare].', 'Altrove una cosa simile costa [quasi il doppio|parecchio di più].'],
        negative: ['[Purtroppo|Sinceramente|A mio parere] non vale quello che costa.', 'Il prezzo è [da prodotto migliore|esagerato] e quello che si riceve è [al massimo mediocre|fatto senza cura].'],
      },
    ],
    services: [
      {
        positive: ['Mi hanno dato un appuntamento [subito|nel giro di due giorni|compatibile con i miei orari].', 'L’orario concordato è stato rispettato [al minuto|alla lettera], [senza nessuna attesa|cosa non scontata].', 'Prenotare è [semplice|questione di un minuto], [il giorno prima arriva un promemoria|e la conferma arriva subito].'],
        negative: ['L’appuntamento è stato [annullato un’ora prima|spostato tre volte].', 'Nonostante l’orario fissato, [ho aspettato cinquanta minuti|non c’era nessuno].', 'Per un appuntamento si aspetta [un mese e mezzo|un’eternità], [anche per una sciocchezza|e una lista d’attesa non c’è].'],
      },
      {
        positive: ['[Veri professionisti|Gente del mestiere|Persone competenti], [hanno una risposta per ogni domanda|sanno quello che fanno].', 'Mi hanno spiegato tutto [con calma|in modo chiaro|passo dopo passo], [senza rifilarmi extra|senza paroloni].', 'Hanno capito il problema [subito|in cinque minuti], [mentre altrove allargavano le braccia|dove altri avevano brancolato per settimane].'],
        negative: ['Mi sono sembrati [poco preparati|piuttosto incerti], [ho dovuto spiegare io cosa c’era da fare|dovevano sempre chiedere a qualcun altro].', 'Due persone dello staff [mi hanno detto due cose diverse|non hanno saputo rispondere a una domanda semplice].', 'Ho avuto l’impressione che [facessero pratica su di me|lo facessero per la prima volta].'],
      },
      {
        positive: ['Il risultato è [migliore di quanto sperassi|ottimo|proprio quello concordato].', '[Lavoro pulito|Lavoro serio|Lavoro fatto a regola d’arte], [non c’è stato nulla da rifare|non se ne vedono più tanti].', 'Sono passati [alcuni mesi|sei mesi] [ed è ancora tutto a posto|e sono ancora content{o/a}].'],
        negative: ['Dopo [una settimana|pochi giorni] [era tutto come prima|ha dovuto rimediare qualcun altro].', 'Il risultato è [lontano da quanto concordato|approssimativo], [il secondo tentativo non è servito|si vede la fretta].', 'Il lavoro è rimasto [a metà|incompiuto], [ma l’hanno fatto pagare tutto|e sto ancora aspettando].'],
      },
      {
        positive: ['Persone [molto simpatiche|gentili|alla mano], [si vede che tengono ai clienti|si può chiamare e chiedere in ogni momento].', 'La comunicazione è stata [ottima|impeccabile], [richiamano quando lo promettono|rispondono anche la sera].', 'L’atmosfera è [tranquilla|amichevole|piacevole], [nessuno ti mette fretta|ci si sente subito a proprio agio].'],
        negative: ['Al telefono [rispondono una volta su cinque|è sempre occupato], [non richiamano|e i messaggi restano senza risposta].', 'Mi hanno parlato [in modo sgarbato|con sufficienza], [come se disturbassi|senza una parola di scuse].'],
      },
      {
        positive: ['Il prezzo è stato [quello del preventivo|onesto|chiaro fin dall’inizio], [senza aggiunte alla fine|senza sorprese].', 'Ho pagato [meno che altrove|esattamente quanto concordato], [la fattura era chiarissima|senza dover trattare].'],
        negative: ['Alla fine [hanno aggiunto cose di cui non si era parlato|il conto è salito di un terzo].', '[Caro|Troppo caro] per [questo livello|quello che è stato fatto].'],
      },
    ],
    hotels: [
      {
        positive: ['La camera era [pulita|spaziosa|luminosa e pulita], il letto [molto comodo|così comodo che non ci si voleva alzare].', 'Il bagno [brillava|era appena rinnovato], [gli asciugamani venivano cambiati ogni giorno|e la doccia aveva un buon getto].', 'In camera c’era [tutto il necessario|di tutto, dal bollitore agli accappatoi], [e la vista era splendida|si nota la cura per gli ospiti].'],
        negative: ['La camera era [poco arieggiata|fredda|visibilmente trascurata], [la moquette aveva visto giorni migliori|la finestra si incastrava].', 'In bagno [c’era muffa tra le piastrelle|gocciolava il rubinetto|si sentiva odore di scarico], [segnalarlo non è servito|non è importato a nessuno].', 'Il materasso era [sfondato|duro come una tavola], [la mattina avevo mal di schiena|impossibile dormire].'],
      },
      {
        positive: ['La colazione è [abbondante|varia|ottima], [con pane fresco e formaggi locali|c’è qualcosa per tutti|e il caffè è buono].', 'A colazione [il buffet veniva rifornito di continuo|le uova erano preparate al momento].'],
        negative: ['La colazione è [povera|sempre uguale], [alle nove non c’era quasi più niente|il caffè della macchinetta era imbevibile].', 'A colazione [mancavano i piatti|abbiamo dovuto aspettare un tavolo].'],
      },
      {
        positive: ['Alla reception sono stati [gentilissimi|cordiali|disponibili a ogni ora], [ci hanno consigliato cosa vedere|ci hanno dato la camera in anticipo].', 'I padroni di casa sono [cordiali|squisiti], [ci siamo sentiti a casa|per i bambini ci sono libri da colorare].', 'Il check-in [è durato due minuti|è stato senza code e senza scartoffie].'],
        negative: ['Alla reception [sono scortesi|non c’è quasi mai nessuno|ti guardano dall’alto in basso], [abbiamo dovuto chiedere aiuto due volte|e di scuse neanche l’ombra].', 'Abbiamo avuto la camera [dopo un’ora di attesa|solo dopo le cinque del pomeriggio], perché [non era pronta|non trovavano la prenotazione].'],
      },
      {
        positive: ['La posizione è [ottima|ideale|imbattibile], [si va ovunque a piedi|tranquilla ma a pochi minuti dal centro].', 'I dintorni sono [bellissimi|tranquilli e verdi], [perfetti per passeggiare|il sentiero parte davanti alla porta].', 'Il parcheggio è [in loco e gratuito|ampio e comodo], [ci si arriva facilmente|e la fermata è a due minuti].'],
        negative: ['Il centro è [più lontano di quanto scritto|a mezz’ora a piedi lungo una strada rumorosa].', 'Il parcheggio è [a pagamento e stretto|per tre auto], [e nessuno lo dice prima|così abbiamo girato per il quartiere].'],
      },
      {
        positive: ['Di notte [c’è silenzio assoluto|è tutto tranquillo], [ho dormito come un sasso|ci siamo riposati davvero].', 'La pulizia è [esemplare|impeccabile], [passano ogni giorno senza disturbare|è un piacere].'],
        negative: ['Le pareti sono [di carta|sottilissime], [si sente ogni parola dei vicini|fino alle due di notte non si dormiva].', 'L’aria condizionata [ha ronzato tutta la notte|non si poteva regolare].'],
      },
    ],
    restaurants: [
      {
        positive: ['Si mangia [benissimo|divinamente|davvero bene], [con porzioni abbondanti|con ingredienti freschi|con sapori ben equilibrati].', '[Il dolce|Il sugo|L’antipasto] [ricordava la cucina della nonna|valeva il viaggio|era una meraviglia].', 'Si sente che [scelgono ingredienti freschi|il cuoco sa il fatto suo], [di surgelato non c’è nulla|ogni piatto è curato].'],
        negative: ['I piatti erano [tiepidi|insipidi|troppo salati] e [la porzione era più piccola che in foto|metà è rimasta lì].', 'La carne era [secca come una suola|cruda all’interno|soltanto riscaldata] e [il cameriere ha alzato le spalle|nessuno ha proposto di cambiarla].', 'Dei [sei|sette] piatti che volevamo, [ne mancavano tre|metà era finita].'],
      },
      {
        positive: ['Il servizio è stato [attento|simpatico|gentilissimo], [ci hanno consigliato un piatto eccezionale|hanno pensato anche ai bambini del tavolo accanto].', 'La cameriera [conosceva il menù a memoria|ci ha chiesto delle allergie] e [ha servito tutto con il sorriso|non abbiamo dovuto ripetere nulla].'],
        negative: ['Il servizio è stato [assente|confuso|svogliato], [abbiamo chiesto le posate due volte|hanno scambiato due ordinazioni].', 'Il cameriere [ha dimenticato le bibite|non aveva voglia di lavorare].'],
      },
      {
        positive: ['[I piatti sono arrivati|Ci hanno serviti] [in un quarto d’ora|in fretta, nonostante la sala piena].', 'Il tavolo [era pronto all’ora concordata|si è trovato anche senza prenotazione].'],
        negative: ['Abbiamo aspettato [più di un’ora|settanta minuti] per mangiare, anche se [il locale era mezzo vuoto|avevamo ordinato cose semplici].', 'Nonostante la prenotazione, [siamo rimasti un quarto d’ora all’ingresso|ci hanno messi vicino alla porta].'],
      },
      {
        positive: ['Il locale è [accogliente|arredato con gusto|pieno di fascino], [la musica lascia parlare|viene voglia di fermarsi ancora].', '[La terrazza|La veranda] è [incantevole|tranquilla e verde], [l’angolo per i bambini è un’ottima idea|ed è tutto pulito].'],
        negative: ['Dentro [c’era chiasso|faceva caldo|faceva freddo], [non veniva voglia di restare|e i vestiti sapevano di fritto].', 'I tavoli [erano appiccicosi|sono troppo vicini] e [il bagno era in uno stato pietoso|il pavimento era sporco].'],
      },
      {
        positive: ['I prezzi sono [onesti|bassi per questa qualità], [il conto ci ha piacevolmente sorpresi|il menù del giorno è un affare].', 'Per [questa qualità|queste porzioni] [altrove si paga molto di più|qui si paga davvero poco].'],
        negative: ['I prezzi sono [da grande città|esagerati] e [la qualità è da mensa|le porzioni sono minuscole].', 'Sul conto [c’erano cose mai ordinate|hanno aggiunto il servizio senza dirlo].'],
      },
    ],
  },
  blemish: {
    shops: ['Unico neo: [la spedizione è un po’ cara|non si può pagare alla consegna|ci sono pochi punti di ritiro].', 'Potrebbero [confermare prima la spedizione|aggiungere altre foto|offrire più metodi di pagamento].', 'La scatola era [un po’ ammaccata|troppo grande per il contenuto], ma [dentro era tutto intatto|è un dettaglio].'],
    product: ['Il colore è [leggermente diverso da quello sullo schermo|un filo più scuro], ma [mi ci abituo|è un dettaglio].', 'La descrizione nella scatola [potrebbe essere migliore|è un po’ breve].', 'Una stella in meno per [il prezzo|l’imballaggio].', 'Potrebbe [costare un po’ meno|avere meno imballaggio].'],
    services: ['Ho dovuto aspettare [un po’|un momento], ma [ne è valsa la pena|capisco che abbiano molto lavoro].', 'In zona [si parcheggia a fatica|non è facile orientarsi la prima volta].', 'Sarebbe bello [un orario più lungo il venerdì|poter pagare con la carta].'],
    hotels: ['La camera [potrebbe essere più grande|è un po’ più piccola che in foto], ma [ci è bastata|era pulita].', 'Il wifi [a tratti rallentava|è più debole all’ultimo piano].', 'Peccato che la colazione [inizi solo alle otto|finisca così presto].'],
    restaurants: ['Nel fine settimana [bisogna prenotare|può esserci chiasso].', 'Di dolci [potrebbero essercene di più|ce n’erano solo due].', 'La porzione [potrebbe essere un po’ più grande|è piuttosto piccola], ma [era buona|dipende dall’appetito].'],
  },
  ending: {
    positive: [
      '[Lo rifarei subito|Ripeterò volentieri|Rifarei la stessa scelta|Non sarà l’ultima volta].',
      '[Consigliato|Da consigliare] [a tutti|a chi è indeciso|a occhi chiusi].',
      '[Grazie|Grazie mille|Mille grazie] e [continuate così|alla prossima|un saluto].',
      'Ne parlerò [agli amici|in famiglia|ai colleghi].',
      'Dovrebbe essere così [ovunque|sempre].',
      '[Continuate così|Mantenete questo livello|Non cambiate].',
      'In breve: [ne vale la pena|una scelta ottima|promosso a pieni voti].',
      '[Chapeau|Bravi davvero|Complimenti].',
    ],
    mixed: [
      'Forse [la prossima volta andrà meglio|darò un’altra possibilità|era solo una giornata storta].',
      '[C’è da lavorarci|Ci sono cose da migliorare|C’è margine per migliorare].',
      'Nel complesso [tre stelle|nella media|accettabile].',
      'Non so se [rifarei la stessa scelta|ci riproverò].',
      'Il potenziale c’è, [manca la realizzazione|il resto va sistemato].',
    ],
    negative: [
      '[Mai più|Non ripeterò|È stata l’ultima volta].',
      'La prossima volta [sceglierò altro|cercherò altrove|andrò altrove].',
      'Spero che [qualcuno ne tragga una lezione|le cose cambino].',
      '[Consiglio di|Il mio consiglio è di] [cercare altrove|pensarci bene].',
      'Aspetto [una risposta dall’azienda|il rimborso|una spiegazione].',
      'Una stella [è già tanto|perché zero non si può mettere|d’incoraggiamento].',
    ],
  },
  answer: {
    thanks: ['[Grazie|Grazie mille|Grazie di cuore] per [la recensione|le belle parole|un giudizio così bello].', 'Parole così [ci mettono le ali|fanno felice tutta la squadra|sono la ricompensa più bella].', 'Siamo felici che [tutto sia andato bene|sia stato tutto di Suo gradimento|tutto sia stato come desiderava].'],
    close: ['La aspettiamo [di nuovo|quando vuole|con piacere].', '[A presto|Alla prossima|Arrivederci a presto]!', '[Un caro saluto|Cordiali saluti|Un saluto affettuoso] da [tutto lo staff|tutti noi].'],
    apology: ['Ci scusiamo [sinceramente|molto|di cuore] per [l’accaduto|il disagio|la delusione].', 'Ci dispiace [che sia andata così|di non essere stati all’altezza], [non è il nostro standard|di solito lavoriamo diversamente].', 'Grazie per la sincerità, anche se [avremmo preferito altre parole|non è piacevole da leggere].'],
    step: ['Abbiamo verificato l’accaduto: [è stato un nostro errore di organizzazione|quella settimana ci mancava personale], e [abbiamo già rimediato|abbiamo cambiato il modo di lavorare].', 'La direzione [La contatterà in merito|ne ha parlato con lo staff].', 'La preghiamo di rispondere al nostro messaggio con il numero della pratica, [Le proporremo una soluzione|vorremmo rimediare].', 'La somma pagata [Le sarà rimborsata|Le è stata rimborsata oggi].'],
    closeAfterApology: ['Speriamo in [una seconda possibilità|un’occasione per rimediare].', 'Ancora una volta [ci scusiamo|Le chiediamo scusa].', 'Le Sue parole ci serviranno [da lezione|per migliorare].'],
  },
};
