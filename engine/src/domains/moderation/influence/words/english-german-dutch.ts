import { entries } from '../../screening/words/word-list.ts';
import type { InfluenceWords } from './influence-words.ts';

export const en: InfluenceWords = {
  money: entries`
    refund*, reimburs*, (money|price|cash|amount) back, voucher*, coupon*, gift*, discount*, rebate*, compensat*, bonus*, reward*, cashback
    (free|complimentary) (item|product|month|night|meal|delivery|upgrade|dinner|stay|coffee|shipping|sample|*), free of charge, for free, store credit, credit note
    (pay|wire|paypal|tip) you, (send|transfer|give|get|offer|wire) (you)? .. (money|cash|credit), cash, in (return|exchange), your while, something in it for you, goodwill payment
  `,
  reviews: entries`
    (your|the|this|that|these|a|negative|bad|online|public|star|poor|low|harsh|unfair|whole|it) (review|comment|feedback|opinion|post|entry|score|grade|assessment), (your|the|this|that) * (review|comment|feedback|post), reviews, comments, rating*, star, stars, review (is|was|of|from|about|on|and|be|were|has|online|here|now|today|to)
    what you (wrote|have written|ve written|posted)
  `,
  changes: entries`
    delet*, remov*, eras*, withdraw*, retract*, amend*, revis*, rewrit*, modif*, reconsider*, disappear*, vanish*, edit, edits, editing, edited, change, changing, changes, update, updating, raise, raising, improve, improving, upgrade, increase, increasing, adjust*, pull, hide, hiding, gone, replace
    (once|after|when|if|is|gets|be|been|you|have|has|it) (changed|updated|raised|improved), (take|taking|takes|taken|took|get|getting|bring) ... (down|back|off|offline|away), (goes|go|gone|going) (away|up), (give|leave|make|turn|set|put|award|post|bring|with|to|into|write) ... (five|5|four|4) (star|stars), (five|5) (star|stars) (review|rating|instead), positive (review|one|rating), turn ... positive
  `,
  free: entries`
    no need, not (necessary|asking|ask|expect|expecting|need|have to|required|obliged|depend|conditional), please (do not|don t), either way, (don|won|needn|doesn) t (need|have to|ask|expect|want|depend|require|mean), no (obligation|condition*|strings|pressure), regardless, whether, irrespective, independent*, no matter, even if you (do not|don t|keep), never ask, you (need|must) not, without (asking|expecting|you)
  `,
  but: entries`but, however`,
  we: entries`we, i`,
  owed: entries`complaint*, claim*, warranty, repair*, exchange*, replacement*, your (case|order|parcel|problem|request)`,
  ultimatum: entries`otherwise .. (we|our|i|you), or else, or (we|i|our|you) .. (will|ll|are|have|shall|must|lawyer*|take|go), unless you, unless (it|this|the), (if|should) you (do not|don t|refuse|fail|won t|decline|keep|leave|insist), if (it|this|the review) (is not|isn t|stays|is still|remains), (last|final) (warning|chance|notice), before (it|this|things) (gets|get|turns), you have (24|48|two|three|until) *`,
  onlyIf: entries`only (if|when|once|after), not until, until you, as long as .. (review|rating|it|comment), no .. (until|before|unless)`,
  pressure: entries`
    (we|our|i|us) .... (sue|sueing|suing), sue you, (take|taking|see|meet|drag|bring) you (all|both)? to court, (see|meet) you in court, taken to court, (press|pressing|file|filing) (criminal)? (charges|complaint) .. (against|for|you), legal (action|steps|proceedings|consequences|measures|demand) .. (against|will follow|for you|you), (we|our) .. (take|start|begin|initiate|consider|considering|open|prepare|preparing) legal (action|steps|proceedings|measures), (lawyer|lawyers|attorney*|solicitor*|legal team|legal department) .. (will|is going to|to|are ready|is ready|shall|would) .. (contact|write|sue|deal|act|take|hear|send|get in touch|pursue|handle you), hear from (our|my) (lawyer*|attorney*|solicitor*|legal), (hand|handed|pass|passed|give|gave|forward*) .... (lawyer*|attorney*|solicitor*|police), (involve|bring in|instruct|engage|consult) .. (lawyer*|attorney*|solicitor*|police)
    (report*|go) (you)? to the police, (liable|pay) for (damages|defamation|slander|libel), defam*, libel*, slander*, (claim|sue|seek|demand) .. damages
    (have|got) your (home|private) address, we (know|found out|have found out) (where|who|which|what time) (you|your|school), (tell|inform|call|write to|contact|talk to|speak to) your (employer|boss|family|wife|husband|neighbours|neighbors|work|workplace|landlord|university|school), (publish*|post*|share|make public) .. your (name|address|photo|picture|data|number|messages|order|details), (you|you ll|you will|youll) (will|ll|would|might|may|could)? (deeply|really|soon)? regret, be sorry (for|about|that) (this|it|what|you|your), think (carefully|twice|hard|again) about, (face|suffer|bear) .. consequences, there will be consequences, consequences for you, (blacklist*|ban|block) (you|your), (cancel|void|lose|withdraw) (your|the) (warranty|guarantee|account|membership|order|booking|reservation), make your life, make sure (that)? (nobody|no one|you never|everyone), bad things, accidents happen, (come|visit|drop|stop) (and|by)? (see|visit|round|by) .. (you|your house|your home|your place), pay you a visit
  `,
  contact: entries`
    whatsapp, whats app, telegram, viber, signal app, messenger, wechat, instagram, facebook, skype, snapchat, dm, dms, (direct|private) message*, pm us
    (call|phone|ring|text|email|e mail|mail|message|whatsapp|dm) (us|me|our|my|back), (write|message|talk|speak|contact|reach|chat|discuss|settle|sort|solve|continue|reply|answer|turn|get in touch) ... (privately|in private|directly|by phone|by email|by e mail|by mail|over the phone|on the phone|via email|off the record|off platform|offline|personally|to us at|to me at|us at|me at|our inbox), (outside|off|away from) (of)? (this|the) (platform|portal|site|website|page|system), (contact|reach) (us|me|our) (directly|at|on|via|by|through|privately|customer|office|hotline), (give|send|leave|tell|share|what is|what s|drop) .. your (phone|mobile|telephone|number|email|e mail|private|cell), (our|my) (hotline|phone number|mobile|mobile number|email|e mail|number is), get in touch (with us|by|on|at|directly|via), (call|phone|video call) you (back|today|tomorrow|personally)?, (you|your) phone number
  `,
};

export const de: InfluenceWords = {
  money: entries`
    *erstatt*, erstatt*, rückerstatt*, gutschein*, rabatt*, nachlass*, preisnachlass*, gutschrift*, geld zurück, *geld*, kostenlos*, kostenfrei*, gratis*, geschenk*, schenken, entschädig*, entgegenkommen*, bonus*, prämie*, belohn*, wertcoupon*, coupon*, umsonst, im gegenzug, dafür .. (bekommen|erhalten|geben|zahlen|überweisen), überweis*, (zahlen|bezahlen) (wir)? (ihnen|dir), kaufpreis*, auszahl*, als dank*, aufmerksamkeit, spendier*, in bar, bares
  `,
  reviews: entries`
    bewertung*, *bewertung, *bewertungen, rezension*, *rezension, meinung, kommentar*, (stern|sterne|sternen), beitrag, beurteilung*, (ihr|ihren|den|deinen|dein|der|euren) (text|eintrag|kommentar), note, sternebewertung*, *sterne bewertung, was sie geschrieben
  `,
  changes: entries`
    rücknahme*, lösch*, gelöscht*, entfern*, zurücknehm*, zurückzieh*, zurückgezogen, zurückgenommen, (nehmen|nimmst|nimmt|ziehen|ziehst) ... zurück, zurückzunehmen, zurückzuziehen, änder*, abänder*, abzuändern, geändert, umänder*, (geben|setzen|machen) ... (5|fünf) sterne*, auf (5|fünf|4|vier) sterne*, anpass*, anzupassen, angepasst, überarbeit*, korrigier*, revidier*, verbesser*, anheb*, angehoben, erhöh*, aufwert*, hochsetz*, (positiv|positive|positiven|bessere|gute) (bewertung*|rezension*|note), verschwind*, raus, herausnehm*, rausnehm*, offline, herunternehm*, überdenk*, umwandel*, umschreib*, (nehmen|nimmst) ... (herunter|runter|raus|heraus), weg, verzicht*
  `,
  free: entries`
    unabhängig, egal, gleichgültig, (müssen|brauchen|musst|brauchst|sollen) .. (nicht|nichts|keine), nicht (nötig|erforderlich|notwendig|verpflichtet|verlangen|erwarten|bitten), ob (sie|du|ihr), (auch|selbst) wenn, ohne (bedingung*|gegenleistung|dass), bedingungslos, keine (bedingung*|verpflichtung*|gegenleistung), erwarten (wir|dafür) .. (nicht|keine), nichts (zu ändern|ändern), ohne .. zu (ändern|löschen)
  `,
  but: entries`aber, jedoch, allerdings`,
  we: entries`wir, ich`,
  owed: entries`reklamation*, garantie*, gewährleistung*, reparatur*, reparieren, umtausch*, ersatz*, ihr* (fall|anliegen|bestellung|paket|problem)`,
  ultimatum: entries`(sonst|ansonsten|andernfalls|anderenfalls) ... (wir|unser*|sie|ihr|ihre|ihnen|ich|gibt), (andernfalls|anderenfalls), es sei denn, (wenn|falls|sofern|sollten) (sie|du) ... nicht, letzte (warnung|chance|mahnung|frist), innerhalb von (24|48|zwei|drei) *, binnen (24|48) *, bis (morgen|heute|freitag|montag)`,
  onlyIf: entries`nur (wenn|dann|nach|unter|gegen), erst (wenn|nach|nachdem|dann), solange .. (bewertung*|rezension*|kommentar*), vorher (gibt|erhalten|bekommen|keine)`,
  pressure: entries`
    (unser*|meinem|mein|meinen|einen|einem|ein|vom) (anwalt*|anwält*|rechtsanwalt*|rechtsanwält*|rechtsabteilung|juristen) .... (kontakt*|einschalt*|übergeb*|übergibt|melden|meldet|wenden|hören|beauftrag*|schreiben|schreibt|vorgeh*|geht|prüft|klag*|verklag*), (anwalt|rechtsanwalt|anwälte|polizei) (eingeschaltet|einschalten|einzuschalten|übergeben), (schalten|schalte|nehmen) .. (anwalt|rechtsanwalt|anwälte|polizei), (hören|höhren|post|brief|schreiben) .. (von|vom) .. (anwalt*|rechtsanwalt*|anwält*), (wir|unser*) ... verklag*, verklag* (sie|dich|wir), rechtliche* (schritte|konsequenzen|folgen|mittel|maßnahmen), gerichtlich (gegen|vorgehen|durchsetzen), sehen uns vor gericht, vor gericht (wieder|sehen|bringen|zerren), anzeige (erstatt*|gegen|wegen|bei der polizei), strafanzeige*, zeigen wir sie an, anzeigen .. wegen, schadenersatz* .. (fordern|verlangen|geltend|von ihnen|gegen sie), schadensersatz* .. (fordern|verlangen|geltend|von ihnen|gegen sie), verleumdung*, rufschädigung*, üble* nachrede, geschäftsschädigung*, unterlassung*
    wir wissen .. (wo|wer) (sie|du|ihre|deine), (wissen|kennen) .. (ihre adresse|ihren arbeitgeber|deine adresse|ihren wohnort), (ihren|deinen|ihrem|deinem|ihr|dein) (arbeitgeber|chef|vermieter|mann|partner|ehemann) .. (informier*|kontaktier*|anruf*|schreib*|melden|mitteil*|erzähl*), (informier*|kontaktier*) .. (ihren|deinen) (arbeitgeber|chef|vermieter|mann|partner), (bereuen|bereust|leidtun|leid tun), werden sie .. (noch)? bereuen, überlegen sie (es)? sich .. (gut|genau|zweimal), (ihren|deinen|ihre|deine) (namen|adresse|daten|foto|anschrift) .. veröffentlich*, veröffentlich* .. (ihren|deinen|ihre|deine) (namen|adresse|daten|foto|anschrift), (unangenehme|ernste|schwere|teure|böse) (folgen|konsequenzen), (konsequenzen|folgen) für (sie|dich), wird (es)? (teuer|ungemütlich|unangenehm) (für|werden), wird teuer, schwarze liste, (ihr|dein) (konto|kundenkonto|bestellung|garantie|buchung) .. (sperr*|gesperrt|storni*|erlischt|verfällt|löschen), (garantie|gewährleistung) (erlischt|verfällt|verlieren), (besuchen|vorbeikommen|kommen .. vorbei|statten) .. (sie|dir|dich|ihnen|besuch|vorbei), einen besuch ab
  `,
  contact: entries`
    whatsapp, telegram, viber, threema, messenger, instagram, facebook, skype, privatnachricht*, direktnachricht*, pn
    (rufen|ruf|schreiben|schreib|melden|melde|kontaktieren|kontaktiere|mailen|erreichen|wenden|sprechen|klären|besprechen|simsen) ... (an|privat|direkt|telefonisch|persönlich|per mail|per e mail|per email|per telefon|per sms|per nachricht|unter|außerhalb|bei uns|auf unsere*), rufen sie (uns|mich|bitte|einfach), (uns|mich) anrufen, anruf*, (außerhalb|abseits) .. (plattform|portal*|seite|systems), telefonisch*, unter (der)? (nummer|telefonnummer|rufnummer), (ihre|deine|ihrer|deiner) (telefonnummer|handynummer|mobilnummer|rufnummer|nummer|private|e mail|email|mailadresse), (unsere|unserer|meine) (hotline|telefonnummer|handynummer|nummer|e mail|email|mailadresse), per (mail|e mail|email|telefon|sms|handy), privat (klären|schreiben|regeln|sprechen|besprechen), unter vier augen
  `,
};

export const nl: InfluenceWords = {
  money: entries`
    terugbetal*, terugstort*, geld terug, (geld|bedrag|aankoopbedrag|prijs) .. (terug|terugkrijg*), vergoed*, cadeaubon*, waardebon*, tegoedbon*, bon, bonnen, korting*, kortingscode*, kortingsbon*, gratis, kosteloos*, cadeau*, compens*, beloning*, bonus*, tegoed, in ruil, contant*, (betalen|geven|sturen|storten|overmaken) (wij|we|ik)? (u|je|jou) .. (geld|euro), terug te betalen, schadeloos*, crediteren, creditnota
  `,
  reviews: entries`recensie*, review*, beoordeling*, *beoordeling, ster, sterren, *sterren*, opmerking*, reactie, waardering, (uw|je|jouw) (bericht|commentaar|mening|score)`,
  changes: entries`
    verwijder*, wis, wissen, gewist, aanpas*, aangepast, aan te passen, (past|pas|passen) ... aan, wijzig*, gewijzigd, verander*, herzie*, intrek*, ingetrokken, in te trekken, (trekt|trek|trekken) ... in, weghaal*, weghal*, weg te halen, weggehaald, (haalt|haal|halen) ... (weg|offline), offline, verbeter*, verhoog*, verhogen, bijwerk*, bij te werken, (werkt|werk) ... bij, corriger*, (geeft|geven|geef|maakt|maken|maak) ... (5|vijf) sterren, naar (5|vijf) sterren, (positieve|goede|betere) (recensie|review|beoordeling), verdwijn*, weg, heroverweeg*, herschrijf*, herschrijven
  `,
  free: entries`ongeacht, los van, hoeft .. niet*, hoeven .. niet*, niet (nodig|verplicht|verlangen|verwachten|vragen), geen (verplichting|voorwaarde*|tegenprestatie), of (u|je) .. (wel|niet|nu), ook als, zonder (voorwaarde*|tegenprestatie|dat), onvoorwaardelijk`,
  but: entries`maar, echter`,
  we: entries`we, wij, ik`,
  ultimatum: entries`anders ... (we|wij|ons|onze|u|je|krijgt), zo niet, tenzij, (als|indien) (u|je) ... niet, laatste (waarschuwing|kans), binnen (24|48) *`,
  owed: entries`klacht*, garantie*, reparatie*, ruil*, bestelling*, pakket*`,
  onlyIf: entries`(alleen|enkel|pas) (als|wanneer|nadat|na|indien), zolang, totdat, eerst`,
  pressure: entries`
    (onze|mijn|een) (advocaat|advocaten|jurist*|juridische) .... (contact|schrijven|inschakel*|opneemt|opnemen|neemt|sturen|stuurt|horen|overdrag*), (advocaat|politie) (in|inschakel*|ingeschakeld), schakelen .. (advocaat|jurist|politie), (horen|hoort) .. van .. (advocaat|jurist), juridische (stappen|actie|maatregelen|gevolgen|consequenties), (voor|naar) (de|het) (rechter|gerecht|rechtbank) .. (slepen|dagen|brengen|stappen|zien|gaan), voor de rechter, (dagen|slepen) (we|wij)? u, aangifte (doen|tegen|van|wegens), smaad, laster*, schadevergoeding .. (eisen|vorderen|van u), schadeclaim*
    we weten .. (waar|wie) (u|je), wij weten .. (waar|wie) (u|je), (uw|je) (werkgever|baas|man|vrouw|partner|buren|verhuurder) .. (informeren|bellen|contacteren|inlichten|laten weten), (inlichten|informeren|contacteren|bellen) .. (uw|je) (werkgever|baas|partner), spijt (van|krijgen), (berouwen|betreuren) .. zult, denk .. (goed|twee keer|nog eens) na, (uw|je) (naam|adres|gegevens|foto) .. (publiceren|openbaar|plaatsen|delen), (publiceren|plaatsen|delen) .. (uw|je) (naam|adres|gegevens|foto), zwarte lijst, (gevolgen|consequenties) (voor u|voor je|hebben), (garantie|account|bestelling) (vervalt|kwijt|blokker*|annuler*), (uw|je) (account|bestelling|garantie) .. (blokker*|annuler*|vervallen|intrekken), langskomen bij (u|je), bezoekje brengen, komen .. langs
  `,
  contact: entries`
    whatsapp, whatsappen, appen, telegram, viber, signal, messenger, instagram, facebook, skype, privébericht*, dm
    belt u, bel ons, (bel|belt|bellen|mail|mailt|mailen|app|appt|sms) (ons|mij|me|naar|even|gerust), (schrijf|schrijft|neem|neemt|spreek|spreken|contacteer|overleggen|regelen|bespreken|stuur|reageer) ... (privé|rechtstreeks|telefonisch|persoonlijk|per mail|per e mail|via mail|via e mail|buiten|op nummer|via de telefoon), buiten (dit|het|deze) (platform|portaal|site|website), telefonisch*, (uw|je) (telefoonnummer|mobiele|nummer|e mailadres|mailadres|privé), (ons|onze|mijn) (telefoonnummer|hotline|nummer|e mailadres|mailadres), contact (op|opnemen) (via|per|met ons op), op het nummer
  `,
};
