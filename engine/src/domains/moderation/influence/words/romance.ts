import { entries } from '../../screening/words/word-list.ts';
import type { InfluenceWords } from './influence-words.ts';

export const fr: InfluenceWords = {
  money: entries`
    rembours*, argent, remise*, réduction*, rabais, ristourne*, bon d achat, bons d achat, bon de réduction, chèque*, avoir de *, un avoir, gratuit*, offert, offerte, offrons, offrir, cadeau*, dédommag*, compens*, indemnis*, geste commercial, récompens*, prime, code promo, coupon*, virement*, espèces, (payer|verser|payons|versons|verserons|paierons), en échange, en contrepartie, en retour
  `,
  reviews: entries`avis, commentaire*, évaluation*, étoile*, (votre|la|une|cette|ta) (note|notation|critique|publication|appréciation), (ce que vous avez écrit)`,
  changes: entries`
    supprim*, suppression*, effac*, retir*, retrait, enlev*, modifi*, modification*, chang*, corrig*, rectifi*, revoir, revoyez, réécri*, amélior*, augment*, remont*, relev*, mettre à jour, mettez à jour, mise à jour, remplac*, masqu*, cach*, dispar*, (mettre|mettez|mettiez|donner|donnez|laisser|passer|passez|contre) .. (5|cinq) étoile*, (avis|note|commentaire) positi*, reconsidér*
  `,
  free: entries`indépendamment, peu importe, quel que soit, quelle que soit, (n|ne) .. (pas|aucun) (besoin|obligé*|tenu*|nécessaire|oblig*), (n|ne) (demandons|attendons|exigeons) .. (pas|rien), sans (condition*|contrepartie|obligation|aucune), même si, que vous (modifiiez|changiez|supprimiez)`,
  but: entries`mais, cependant, toutefois`,
  we: entries`nous, on, je`,
  ultimatum: entries`(sinon|autrement) .. (nous|notre|nos|vous|on|je|pas), (dans le cas|à défaut|faute de quoi|sans quoi), si vous (ne|refusez|maintenez), à moins (que|de), (dernier|dernière) (avertissement|chance), sous (24|48) *, d ici (demain|ce soir|lundi), ou (bien)? (nous|notre|alors)`,
  owed: entries`réclamation*, garantie*, réparation*, échange*, commande*, colis`,
  onlyIf: entries`(seulement|uniquement) (si|après|quand|lorsque), (une fois|dès) .. (avis|supprimé|retiré|modifié|changé), qu (après|une fois|à condition), (à|sous) (la)? condition, tant que, jusqu à ce`,
  pressure: entries`
    (notre|nos|mon|un) (avocat*|juriste*|conseil juridique|service juridique) .... (contact*|saisi*|prend*|écri*|entendre|poursui*|transm*|occup*|charg*), (transm*|confi*|remet*) .. (à)? (notre|nos|un|la) (avocat*|juriste*|police|service juridique), (entendre|nouvelles) .. (avocat*|juriste*), (poursuite*|action*|suite*|démarche*|conséquence*|mesures) (judiciaire*|légale*|juridique*|en justice), (poursuivre|poursuivrons|attaquer|assigner|assignerons|traîner|porter plainte|portons plainte|porterons plainte|déposer plainte|déposons plainte|déposerons plainte), (devant|au) (le)? tribunal, (retrouver*|verrons|voir) .. (tribunal|justice), diffamation*, diffamatoire*, calomni*, dommages et intérêts .. , (réclam*|demander*) .. dommages
    (nous|on|je) (savons|sait|sais) .. (où|qui) (vous|tu), (savons|sait|connaissons) .. (où vous|votre domicile|où tu), (votre|ton) (employeur|patron|famille|mari|femme|conjoint|chef) .. (inform*|contact*|prévien*|saura|appel*|apprendr*), (inform*|contact*|prévenir|préviendrons|appel*|écri*) .. (votre|ton) (employeur|patron|famille|mari|femme|conjoint|chef), regretter*, réfléchi* .. (bien|deux fois), (publi*|divulgu*|diffus*|rendre public*) .. (votre|vos|ton) (nom|adresse|données|photo|numéro|coordonnées), liste noire, (conséquences|suites) (pour vous|graves|fâcheuses), aurez .. (ennuis|problèmes), (bloqu*|annul*|suspend*|perdr*) .. (votre|vos|la) (compte|commande|garantie|réservation), (passer|passerons|rendre visite|venir) .. (chez vous|vous voir|à votre domicile), rendre visite, coûter* .. cher
  `,
  contact: entries`
    whatsapp, telegram, viber, signal, messenger, instagram, facebook, skype, (message|messages) (privé|privés|direct|directs), en privé, mp, dm
    (appelez|téléphonez|téléphoner|téléphonique|hotline), (nous|vous|m) (appeler|rappeler|rappelons|joindre), (par|au|numéro de|votre|notre) téléphone, (écrivez|écrire|contactez|contacter|répondez|parlons|discutons|discuter|régler|réglons|voir|envoyez) ... (privé|directement|mail|e mail|email|courriel|téléphone|sms|au numéro|dehors|hors|personnellement), (en dehors|hors) de (cette|ce|la|le) (plateforme|site|portail), (votre|ton|notre|mon) (mail|e mail|email|portable|adresse mail|adresse e mail|courriel), contactez (nous|moi)
  `,
};

export const es: InfluenceWords = {
  money: entries`
    reembols*, devol*, devuelv*, dinero, descuento*, rebaja, vale, vales, cupon*, cupón*, gratis, gratuit*, regal*, compens*, indemniz*, recompensa*, bono, bonos, bonificación*, efectivo, (pagar|pagaremos|pagamos|abonar*|abonamos|transferir*), código promocional, tarjeta regalo, a cambio, saldo, cheque*, detalle para usted, invitamos
  `,
  reviews: entries`reseña*, opinión*, opinion*, valoración*, valoracion*, comentario*, estrella*, calificación*, calificacion*, puntuación*, puntuacion*, crítica*, evaluación*, (su|tu|la) nota`,
  changes: entries`
    elimin*, borr*, quit*, retir*, suprim*, cambi*, modific*, modifiqu*, correg*, corrij*, rectific*, rectifiqu*, edit*, actualiz*, mejor*, sub*, aument*, eleva, elevar, ocult*, desaparec*, desaparezca, reconsider*, (poner|ponga|pone|pongas|dar|da|dé|dejar|deje|deja) .. (5|cinco) estrella*, (reseña|opinión|valoración) (positiv*|mejor), reescrib*
  `,
  free: entries`independientemente, sin importar, da igual, no (tiene|tienes|hace|es|necesita|necesitas|pedimos|esperamos|exigimos|debe|está|estás) .. (que|falta|necesario|oblig*|nada|a cambio|modific*|cambi*|elimin*|borr*), sin (condicion*|compromiso|obligación|pedir|contrapartida), aunque, tanto si, cambie o no`,
  but: entries`pero, sin embargo`,
  we: entries`nosotros, hemos`,
  ultimatum: entries`(de lo contrario|si no|en caso contrario|de otro modo) .. (nosotros|nuestro*|nos|tendr*|le|te|tomar*|no|vamos|acudi*|habrá), de lo contrario, si (no|se niega), a menos que, salvo que, (último|última) (aviso|oportunidad|advertencia), en (24|48) horas, o (nuestros|tomaremos|acudiremos|iremos|le|te)`,
  owed: entries`reclamación*, reclamacion*, garantía*, reparación*, cambio del, pedido*, paquete*`,
  onlyIf: entries`(solo|sólo|únicamente) (si|cuando|después|tras|una vez), una vez (que|eliminad*|borrad*|cambiad*), a condición, siempre (y cuando|que), mientras, hasta que`,
  pressure: entries`
    (nuestro*|mi|un) (abogad*|departamento jurídico|servicio jurídico|equipo legal) .... (contact*|poner*|demand*|escribir*|denunci*|enviar*|tomar*|encarg*), (pasar*|remit*|entreg*|pondr*|poner) .. (abogad*|policía|manos de nuestro*), (acciones|medidas|consecuencias|vías|pasos) (legal*|judicial*|jurídic*), (acciones|medidas|consecuencias) .. legal*, demandar*, demanda (contra|judicial|por), denunciar* .. (policía|usted|por|ante), (denunciaremos|denunciarle|denunciarte), (nos vemos|veremos|vernos|llevar*) .. (tribunal*|juicio|juzgado*), difam*, calumni*, (reclamar*|exigir*) .. (daños|perjuicios|indemnización)
    sabemos .. (dónde|donde|quién|quien) .. (vive*|trabaja*|es|está*|eres), (su|tu) (jefe|empleador|empresa|familia|marido|mujer|esposa|esposo|pareja) .. (inform*|contact*|avis*|llamar*|sabrá*|enter*), (inform*|contact*|avis*|llam*|hablar*) .. (a|con) (su|tu) (jefe|empleador|empresa|familia|marido|mujer|esposa|pareja), arrepent*, arrepient*, (piénse*|piense|piensa|piénsa*) .. (bien|dos veces), (public*|publiqu*|difund*|divulg*) .. (su|tu|sus|tus) (nombre|dirección|datos|foto*|número), lista negra, (consecuencias|problemas) (para usted|para ti|graves|serias), (tendrá*|habrá|sufrir*|atenerse|aténgase) .. (consecuencias|problemas), (bloque*|cancel*|anul*|perder*) .. (su|tu|la) (cuenta|pedido|garantía|reserva), (visitar*|pasar*|pasaremos|iremos) .. (su casa|tu casa|por su|por tu|a verle|a verte), una visita, salir* .. car*
  `,
  contact: entries`
    whatsapp, wasap, guasap, telegram, viber, signal, messenger, instagram, facebook, skype, (mensaje*|mensajes) (privad*|direct*), por privado, en privado, md, dm
    (llámenos|llame|llámame|llámanos|llamar|llama|llamarnos|telefónicamente|por tlf), (por|al|su|tu|número de) teléfono, (escriba*|escríba*|escribe*|escríbe*|contact*|contáct*|hable*|hablar|hablemos|resolver*|resolvamos|tratar*|conteste|respond*|envíe*|póng*) ... (privad*|directamente|correo|email|e mail|mail|teléfono|al número|sms|fuera|personalmente), fuera de (esta|este|la|el) (plataforma|sitio|página|portal|web), (su|tu|nuestro|mi) (móvil|correo|email|e mail|mail|celular), póngase en contacto
  `,
};

export const it: InfluenceWords = {
  money: entries`
    rimbors*, soldi, denaro, sconto, sconti, buono, buoni, buono sconto, voucher*, gratis, gratuit*, omaggi*, regal*, risarci*, compens*, indennizz*, ricompens*, premio, bonus*, coupon*, contanti, bonifico*, (paghiamo|pagheremo|versiamo|verseremo|pagare), codice promozionale, carta regalo, in cambio, restituiamo, restituir*, restituzione, accredit*
  `,
  reviews: entries`recension*, opinion*, valutazion*, commento, commenti, stell*, giudizi*, feedback, (il suo|la sua|il tuo|la tua) (voto|nota|critica|post)`,
  changes: entries`
    cancell*, elimin*, rimuov*, rimoss*, rimozion*, togli*, tolg*, tolta, tolto, ritir*, modific*, modifich*, cambi*, corregg*, corrett*, rettific*, rettifich*, aggiorn*, miglior*, alz*, aument*, nascond*, spari*, riconsider*, rived*, (mettere|mette|metta|metti|dare|dà|dia|lasciare|lascia|lasci) .. (5|cinque) stelle, (recensione|valutazione|opinione) (positiv*|miglior*), riscriv*
  `,
  free: entries`indipendentemente, a prescindere, non (deve|devi|serve|è|occorre|chiediamo|pretendiamo|vogliamo|c|importa) .. (necessari*|obblig*|modific*|cambi*|cancell*|elimin*|nulla|niente|che|bisogno|in cambio), senza (condizion*|impegno|obbligo|chiedere|nulla), anche se, che (la|lo)? (modifichi|cambi|cancelli) o (no|meno)`,
  but: entries`ma, però, tuttavia`,
  we: entries`noi, abbiamo`,
  ultimatum: entries`(altrimenti|in caso contrario|diversamente|sennò) .. (noi|nostr*|ci|dovremo|la|le|saremo|non|procederemo|agiremo), (altrimenti|in caso contrario), se (non|si rifiuta), a meno che, (ultimo|ultima) (avviso|avvertimento|possibilità|occasione), entro (24|48) *, o (i nostri|procederemo|agiremo|ci vediamo)`,
  owed: entries`reclam*, garanzia, riparazion*, sostituzion*, ordine*, pacco`,
  onlyIf: entries`(solo|soltanto|unicamente) (se|dopo|quando|una volta), una volta .. (cancellat*|rimoss*|modificat*|eliminat*), a condizione, a patto, purché, finché, fino a quando`,
  pressure: entries`
    (nostr*|mio|un|il) (avvocat*|legal*|ufficio legale) .... (contatt*|scriver*|quereler*|agir*|proceder*|inviar*|far* viv*|occup*), (passer*|trasmetter*|affider*|consegner*) .. (avvocat*|legal*|polizia), (vie|azioni|azione|conseguenze|misure|provvedimenti) legal*, (azioni|conseguenze) giudiziari*, querel*, denunciar* .. (polizia|lei|per|ti), (denunceremo|denunciarla|denuncia per|denuncia alla|denuncia contro), (vediamo|vedremo|ritroveremo|portare|porteremo|citare) .. (tribunale|giudizio), in tribunale, diffam*, calunni*, (chieder*|pretend*) .. (danni|risarcimento danni)
    sappiamo .. (dove|chi) .. (abita*|vive*|lavora*|è|sei), (il suo|il tuo|la sua|la tua|suo|tuo) (datore|capo|famiglia|marito|moglie|azienda|compagn*) .. (inform*|contatt*|avvis*|chiam*|saprà|verrà a), (inform*|contatt*|avvis*|avvert*|chiam*|scriver*) .. (suo|tuo|sua|tua) (datore|capo|famiglia|marito|moglie|azienda), pentir*, pentirà*, (ci pensi|pensaci|rifletta|ci rifletta) .. (bene|due volte), (pubblich*|divulgh*|diffond*|renderemo pubblic*) .. (suo|tuo|suoi|tuoi) (nome|indirizzo|dati|foto|numero), (lista nera|blacklist), (conseguenze|guai) (per lei|per te|gravi|serie), (ne|le) (subirà|pagherà) .. conseguenze, (blocch*|annull*|perder*|sospend*) .. (suo|sua|tuo|tua|la|il) (account|ordine|garanzia|prenotazione), (verremo|passeremo|venire) .. (a trovar*|casa sua|da lei|da te), costerà .. car*, car* .. costerà
  `,
  contact: entries`
    whatsapp, telegram, viber, signal, messenger, instagram, facebook, skype, (messaggio|messaggi) privat*, in privato, privatamente, dm
    (chiami|chiama|chiamaci|chiamarci|chiamare|telefoni|telefonate|telefonare|telefonicamente|telefonata), (per|al|suo|tuo|di) telefono, (scriva|scrivi|scriverci|contatti|contattaci|contattarci|parliamo|parlare|risolviamo|risolvere|discutere|risponda|mandi|invii|scrivete*) ... (privat*|direttamente|mail|e mail|email|telefono|al numero|sms|fuori|personalmente), (fuori|al di fuori) (da|di|dalla|dal) (questa|questo|piattaforma|sito|portale), (suo|tuo|nostro|mio) (cellulare|indirizzo e mail|indirizzo email|email|e mail|mail), ci contatti
  `,
};

export const ro: InfluenceWords = {
  money: entries`
    ramburs*, return*, înapoi*, bani, banii, banilor, reducer*, discount*, voucher*, cupon*, gratuit*, gratis, cadou*, compens*, despăgub*, recompens*, premiu, bonus*, numerar, (plătim|plătesc|vom plăti|virăm|vira), card cadou, în schimb, la schimb, lei, restitui*, credit în cont
  `,
  reviews: entries`recenzi*, părer*, opini*, review*, comentari*, stea, stele, stelel*, evaluar*, calificativ*, (nota|notă|notei), ce ați scris`,
  changes: entries`
    șterg*, șters*, ștearg*, elimin*, înlătur*, retrag*, retras*, modific*, schimb, schimba, schimbați, schimbat, schimbarea, schimbi, corect*, edit*, actualiz*, îmbunătăț*, crește*, măr*i*, ridic*, ascund*, dispăr*, dispar*, reconsider*, revizu*, (dați|da|dai|lăsați|puneți|acordați|oferiți) .. (5|cinci) stele, (recenzie|părere|notă) (pozitiv*|mai bun*), la (5|cinci) stele
  `,
  free: entries`indiferent, fără (condiți*|obligați*|a cere|nicio), nu (trebuie|este|e|sunteți|cerem|așteptăm|vă cerem|dorim|solicităm) .. (nevoie|necesar|oblig*|să|nimic|în schimb), necondiționat, chiar dacă, independent`,
  but: entries`dar, însă`,
  ultimatum: entries`(altfel|altminteri|în caz contrar) .. (noi|nostr*|vom|vă|ne|nu|o să), (în caz contrar), dacă nu, (ultim*) (avertis*|șans*), în (24|48) de ore, sau .. (vom|noi|avocat*|ne vedem|instanț*)`,
  owed: entries`reclamați*, garanți*, repara*, înlocui*, comand*, colet*`,
  onlyIf: entries`(doar|numai) (dacă|după|când|atunci), cu condiția, decât (dacă|după), cât timp, până (când|nu)`,
  pressure: entries`
    (avocat*|jurist*|departamentul juridic) (nostr*|noștri|meu)? .... (contact*|scri*|da* în judecată|acțion*|trimit*|ocup*|lua* legătura), (transmit*|pred*|înaint*) .. (avocat*|poliți*), (acțiuni|acțiune|măsuri|consecințe|demers*|pași) (legal*|juridic*|în justiție|în instanță), (dăm|da|chem*|vedem|întâlnim) .. (în|la) (judecată|tribunal|instanță), în judecată, (plângere|reclamație|sesiz*) .. (poliți*|penal*), plângere penală, defăim*, calomni*, (pretind*|cer*|solicit*) .. (daune|despăgubiri) .. (de la|dumneavoastră)
    știm .. unde .. (locui*|lucr*|sta*), știm .. cine sunt*, (angajator*|șef*|famili*|soț*|soți*) .. (inform*|anunț*|contact*|afl*|sun*), (inform*|anunț*|contact*|sun*) .. (angajator*|șef*|famili*|soțul|soția), regret*, (gândiți|gândește) .. (bine|de două ori), (public*|dezvălui*|divulg*) .. (numele|adresa|datele|poza|numărul), list* neagr*, (consecințe|urmări|probleme) (pentru dumneavoastră|pentru tine|grave|serioase), (suporta|suportați|avea) .. consecinț*, (bloc*|anul*|pierde*) .. (contul|comanda|garanți*|rezervarea), (vizit*|trecem|venim) .. (pe la|acasă|la dumneavoastră|o vizită), o vizită, costa .. scump
  `,
  contact: entries`
    whatsapp, telegram, viber, signal, messenger, instagram, facebook, skype, (mesaj|mesaje) privat*, în privat, dm
    (sunați|sună|suna|telefonic|telefonați), (la|prin|de) telefon, (scrieți|scrie|contactați|contacta|vorbim|discut*|rezolv*|răspundeți|trimiteți) ... (privat*|direct*|mail*|e mail|email*|telefon*|la numărul|sms|afara|personal), în afara (acestei|acestui|platform*|site*|portal*), (telefonul|adresa|emailul|mailul) (dumneavoastră|ta|tău|nostru|de mail|de e mail|de email), numărul de telefon
  `,
};

export const pt: InfluenceWords = {
  money: entries`
    reembols*, devol*, dinheiro, desconto*, vale, vales, voucher*, cupão, cupões, cupom, grátis, gratuit*, presente*, oferta, ofert*mos, compens*, indemniz*, indeniz*, recompens*, bónus, bônus, (pagar|pagamos|pagaremos|transferimos), em troca, crédito, numerário
  `,
  reviews: entries`avaliaç*, opinião, opiniões, comentário*, estrela*, crítica*, classificaç*, review*, pontuaç*`,
  changes: entries`
    apag*, apagu*, elimin*, remov*, retir*, exclu*, alter*, mud*, modific*, modifiqu*, corrij*, corrig*, edit*, atualiz*, melhor*, aument*, sub*, ocult*, desaparec*, reconsider*, (dar|dê|der|deixar|deixe|pôr|colocar) .. (5|cinco) estrelas, (avaliação|opinião) positiv*
  `,
  free: entries`independentemente, sem (condiç*|compromisso|obrigaç*|pedir), não (precisa|é|tem|pedimos|esperamos|exigimos|deve) .. (necessári*|obrig*|de|que|nada|em troca), mesmo que, quer (altere|mude|apague)`,
  but: entries`mas, porém, contudo`,
  we: entries`nós`,
  ultimatum: entries`(caso contrário|senão|de outra forma) .. (nós|noss*|vamos|iremos|teremos|não|será), caso contrário, se não, a menos que, (último|última) (aviso|oportunidade), em (24|48) horas, ou (vamos|os nossos|teremos)`,
  pressure: entries`
    (noss*|meu|um) (advogad*|departamento jurídico) .... (contact*|process*|escrev*|envi*|entrar*|trat*), (ações|medidas|consequências|vias) (legais|judiciais|jurídicas), (processar|processá*|processaremos|levar* .. tribunal), em tribunal, (queixa|participação) .. (polícia|crime|contra), difam*, calúni*, (exigir*|pedir*) .. indemnização .. (de si|por), sabemos .. (onde|quem) .. (mora*|vive*|trabalha*|é), (inform*|contact*|avis*|lig*) .. (seu|sua|teu) (patrão|empregador|chefe|família|marido|mulher), arrepend*, pens* .. (bem|duas vezes), (public*|divulg*) .. (seu|sua|seus|teu) (nome|morada|endereço|dados|foto), lista negra, consequências (para si|graves|sérias), (bloque*|cancel*|perder*) .. (sua|seu|a) (conta|encomenda|garantia), (uma)? visita (a sua casa|em casa)
  `,
  contact: entries`
    whatsapp, telegram, viber, signal, messenger, instagram, facebook, skype, (mensagem|mensagens) (privad*|diret*), em privado, dm
    (ligue|liga|telefone nos|telefonicamente), (por|seu|teu|nosso|de) (telefone|telemóvel), (escreva*|contacte*|contate*|fale|falar|resolver*|responda|envie) ... (privad*|diretamente|mail|e mail|email|telefone|para o número|sms|fora|pessoalmente), fora d* (plataforma|site|portal), (seu|teu|nosso) (email|e mail|mail)
  `,
};
