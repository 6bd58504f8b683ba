import { entries } from '../../screening/words/word-list.ts';
import type { InfluenceWords } from './influence-words.ts';

export const da: InfluenceWords = {
  money: entries`refunder*, tilbagebetal*, penge, pengene, beløbet, gavekort*, rabat*, rabatkode*, gratis, gave, gaver, kompens*, erstat*, belønn*, bonus*, kontant*, kupon*, værdikupon*, (betaler|betale|overfører) .. (dig|jer|kr|kroner), til gengæld, tilgodebevis*`,
  reviews: entries`anmeldelse*, bedømmelse*, kommentar*, stjerne*, vurdering*, omtale*, (din|jeres) (tekst|besked)`,
  changes: entries`slet, slette, sletter, slettet, fjern, fjerne, fjerner, fjernet, trække* .. tilbage, trækker .. tilbage, træk .. tilbage, ændr*, ret, rette, retter, rediger*, opdater*, forbedr*, hæv, hæve, hæver, skjul*, forsvind*, genovervej*, omskriv*, (give*|giver|til) .. (5|fem) stjerne*, (positiv|god|bedre) (anmeldelse*|bedømmelse*|vurdering*)`,
  free: entries`uanset, uafhængigt, (behøver|skal) .. ikke, ikke (nødvendig*|krav|kræver|forventer|beder), uden (betingelse*|modydelse|krav), ubetinget, også (selvom|hvis), selv om`,
  but: entries`men, dog`,
  we: entries`vi, jeg`,
  ultimatum: entries`ellers .. (vi|vores|du|bliver|må|kommer|får), medmindre, (hvis|såfremt) (du|i) .. ikke, (sidste) (advarsel|chance), inden (24|48|for) *, eller (vi|vores|også|så)`,
  pressure: entries`(vores|min) (advokat*|jurist*) .... (kontakt*|skriv*|hør*|tage*|sagsøg*|overtage*), (hør*) .. (vores|min) advokat*, (overgiv*|videregiv*|sende*) .. (advokat*|politi*|inkasso), (retslige|juridiske) (skridt|konsekvenser|følger), (sagsøg*|stævn*), (ses|mødes) i retten, politianmeld*, (anmelder|anmelde) (dig|jer|det)? (til)? politi*, anmelder dig, injurie*, bagvask*, ærekrænk*, erstatningskrav, (vi|jeg) ved .. hvor .. (bor|arbejder), (kontakt*|informer*|ring*|fortæl*) .. (din|jeres) (arbejdsgiver|chef|familie|mand|kone), (kommer til at|vil) fortryde, fortryder, tænk .. (godt|to gange), (offentliggør*|dele|deler) .. (dit|din|dine) (navn|adresse|oplysninger|billede), sortliste*, (få|får|have) .. konsekvenser, (lukke*|spærre*|annuller*|mister) .. (konto|ordre|bestilling|garanti*), (komme* forbi|besøge*) .. (dig|jer|hjemme)`,
  contact: entries`whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, privat besked*, pb, dm, (ring|ringe|ringer|telefonisk), (på|per|over) telefon*, (skriv|skrive|kontakt|tal|tale|løse|svar|mail) ... (privat*|direkte|mail|e mail|email|telefon*|på nummer|sms|uden for|personligt), uden for (denne|platform*|siden|portal*), (dit|jeres) (nummer|telefonnummer|mobilnummer|mail), (din|jeres) (mail|e mail|email|telefon)`,
};

export const no: InfluenceWords = {
  ...da,
  money: [
    ...da.money,
    ...entries`refunder*, tilbakebetal*, pengene tilbake, gavekort*, rabatt*, gave, kompens*, erstatning, i bytte, til gjengjeld, kontant*`,
  ],
  reviews: [...da.reviews, ...entries`anmeldels*, omtal*, vurdering*, stjern*, kommentar*`],
  changes: [
    ...da.changes,
    ...entries`slett, slette, sletter, slettet, fjern*, endr*, trekk* .. tilbake, trekke* .. tilbake, rett*, redigere*, oppdater*, hev, heve, forbedre*, skjul*, forsvinn*, (gi|gir|til) .. (5|fem) stjerner`,
  ],
  free: [
    ...da.free,
    ...entries`uavhengig, trenger .. ikke, må .. ikke, ikke (nødvendig|krav|krever|forventer|ber), uten (betingelse*|krav|motytelse), selv om`,
  ],
  ultimatum: [
    ...da.ultimatum,
    ...entries`ellers .. (vi|vår*|du|blir|må), med mindre, hvis du ikke, siste (advarsel|sjanse), innen (24|48) *`,
  ],
  pressure: [
    ...da.pressure,
    ...entries`(vår|våre|min) (advokat*|jurist*) .... (kontakt*|skriv*|hør*|ta*), (rettslige|juridiske) (skritt|konsekvenser|følger), (saksøk*|stevn*), (ses|møtes|sees) i retten, politianmeld*, ærekrenk*, bakvask*, vet .. hvor .. (bor|jobber|arbeider), (kontakt*|informer*|ring*|fortell*) .. (din|deres) (arbeidsgiver|sjef|familie|mann|kone), (arbeidsgiver*|sjefen) .. (din)? .. (kontakt*|informer*|ring*), angre, angrer, tenk .. (godt|to ganger), (offentliggjør*|dele*) .. (navnet|adressen|ditt|din|dine), svarteliste*, (få|får) .. konsekvenser, (stenge*|sperre*|kanseller*|mister) .. (konto*|ordre*|bestilling*|garanti*)`,
  ],
  contact: [
    ...da.contact,
    ...entries`privat melding*, (ring|ringe), (på|per|over) telefon*, (skriv|kontakt|ta kontakt|snakk*|løs*|svar) ... (privat*|direkte|e post|epost|mail|telefon*|på nummer|sms|utenfor), utenfor (denne|plattform*|siden|portal*), (ditt|din) (nummer|telefonnummer|mobilnummer|e post|epost|e postadresse)`,
  ],
};

export const sv: InfluenceWords = {
  money: entries`återbetal*, pengar, pengarna, återbäring, presentkort*, rabatt*, rabattkod*, gratis, gåva, gåvor, present, presenter, kompens*, ersätt*, belön*, bonus*, kontant*, kupong*, (betalar|betala|swishar|swisha|överför*), i utbyte, i gengäld, tillgodokvitto*, värdecheck*`,
  reviews: entries`recension*, omdöme*, betyg*, stjärn*, kommentar*, inlägg*, (din|er) (text|åsikt)`,
  changes: entries`radera*, ta bort, tar bort, tas bort, tagit bort, (ta|tar|tas|dra|drar|dras) .. (bort|tillbaka|ner), ändra*, ändrar, ändras, rätta*, redigera*, uppdatera*, förbättra*, höj*, dölj*, försvinn*, ompröva*, skriv* om, (ge|ger|till) .. (5|fem) stjärnor, (positiv|bättre|bra) (recension*|omdöme*|betyg*)`,
  free: entries`oavsett, oberoende, (behöver|måste) .. (inte|inget), inte (nödvändig*|krav|kräver|förväntar|ber), utan (villkor|krav|motprestation), villkorslös*, även om`,
  but: entries`men, dock`,
  we: entries`vi, jag`,
  ultimatum: entries`(annars|i annat fall) .. (vi|vår*|du|blir|måste|kommer), i annat fall, såvida, om du inte, (sista) (varning*|chans*), inom (24|48) *, eller (vi|vår*|så)`,
  pressure: entries`(vår|våra|min) (advokat*|jurist*) .... (kontakt*|skriv*|hör*|ta*|stäm*), (lämna*|överlämna*) .. (advokat*|polis*|inkasso), (rättsliga|juridiska) (åtgärder|steg|följder|konsekvenser|processer), (stämma|stämmer|stämning) .. (dig|er), (stäm*) dig, (ses|möts|syns) i (rätten|domstol*), polisanmäl*, (anmäl*) .. (polis*|dig), förtal*, (skadestånd*) .. (kräv*|av dig|begär*), (vi|jag) vet .. var .. (bor|jobbar|arbetar), vet var du, (kontakt*|informera*|ring*|berätta*) .. (din|er) (arbetsgivare|chef|familj|man|fru), (kommer att|får|ska) ångra, tänk .. (noga|två gånger), (publicera*|lägga ut|offentliggör*) .. (ditt|din|dina) (namn|adress|uppgifter|bild), svartlist*, (få|får) .. konsekvenser, (spärra*|stänga*|avboka*|förlora*) .. (konto*|order*|beställning*|garanti*), (hälsa på|komma förbi|besöka) .. (dig|er|hemma)`,
  contact: entries`whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, privat meddelande*, pm, dm, (ring|ringa|ringer|telefonledes), (på|per|via|över) telefon*, (skriv|kontakta|hör av|prata*|lös*|svara|mejla|maila) ... (privat*|direkt|mejl|mail|e post|telefon*|på nummer|sms|utanför|personligen), (mejla|maila) (oss|mig), utanför (den|plattform*|sidan|portal*), (ditt|din) (nummer|telefonnummer|mobilnummer|mejl|mail|e post|e postadress)`,
};

export const fi: InfluenceWords = {
  money: entries`hyvity*, hyvitä*, palaut*, palautamme rahat, rahat, rahaa, rahan*, lahjakort*, alennus*, alennuksen, ilmais*, ilmaiseksi, lahja, lahjan, korvau*, korvaa*, palkkio*, bonus*, käteis*, kuponk*, (maksamme|maksan), vastineeksi, vastapalveluk*`,
  reviews: entries`arvostelu*, arvio, arvion, arvionne, arviosi, arviota, arvioinnin, tähteä, tähden, tähti*, kommentti*, kommentin*, palaut*tteen, palautteen*`,
  changes: entries`poista*, poisto*, muuta, muutatte, muutat, muuttaa, muuttaisi*, muutta*, muokkaa*, korjaa, korjaatte, korjata, peru*, vedä .. pois, vetää .. pois, vetäkää .. pois, nosta*, parantaa, parannat*, päivit*, piilot*, katoa*, harkit* uudelleen, (5|viisi|viiden|viiteen) täht*, positiivi* (arvostelu*|arvio*)`,
  free: entries`riippumatta, huolimatta, ei (tarvitse|ole pakko|edellyt*|vaadi*|ole ehto*), emme (pyydä|vaadi|odota|edellytä), ilman (ehtoja|vastapalvelu*), ehdoitta, vaikka`,
  but: entries`mutta, kuitenkin`,
  ultimatum: entries`(muuten|muutoin|muussa tapauksessa) .. (me|joudumme|otamme|teemme|asianajaja*|ette|et|on*), (muussa tapauksessa), ellet, ellette, jos .. (ette|et|ei), viimeinen (varoitus|mahdollisuus), (24|48) tunnin, tai (me|asianajaja*|otamme)`,
  pressure: entries`(asianajaja*|lakimie*) .... (yhtey*|ottaa|kirjoit*|haast*|hoit*|kuul*|siir*), (siirrämme|annamme|luovut*) .. (asianajaja*|lakimie*|poliisi*), (oikeudelli*|oikeustoim*|laki*) (toimi*|seuraam*|toimenpite*), oikeustoim*, (haastamme|haastaa|haaste*) .. oikeuteen, (näemme|tavataan|nähdään) oikeudessa, (rikosilmoitu*|poliisille|poliisiin), kunnianloukkau*, herjau*, (vahingonkorvau*) .. (vaadi*|teiltä|sinulta), (tiedämme|tiedän) .. missä .. , (ilmoit*|soit*|kerro*) .. (työnantaj*|pomo*|perhe*|miehe*|vaimo*), (työnantaj*|pomo*) .. (ilmoit*|soit*|kerro*), kadu*, (harkit*|mieti*) .. (tarkkaan|kahdesti), (julkais*|jaamme) .. (nimesi|nimenne|osoittees*|tietosi|tietonne|kuvasi|kuvanne), (nimesi|nimenne|osoittees*|tietosi|tietonne|kuvasi|kuvanne) .. julkais*, musta* lista*, (seurauks*) .. (on|teille|sinulle|vakav*), (estämme|peruutamme|menetä*) .. (tili*|tilau*|takuu*), (käymme|tulemme) .. (kylässä|käymään|luonanne|luonasi)`,
  contact: entries`whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, yksityisviesti*, yksityisesti, (soita|soitat*|soittakaa|soittaa|puhelimitse), (kirjoita*|ota yhteyttä|ottakaa yhteyttä|laita|lähetä|keskustel*|sovitaan|hoidetaan|vasta*) ... (yksityis*|suoraan|sähköposti*|mail*|puhel*|numeroon|tekstiviest*|ulkopuol*), (palvelun|alustan|sivuston|tämän) .. ulkopuol*, (puhelinnumero*|sähköpostiosoit*)`,
};

export const et: InfluenceWords = {
  money: entries`tagasta*, tagasimak*, raha, rahas*, raha tagasi, kinkekaar*, allahind*, soodust*, tasuta, kingit*, kompens*, hüvit*, preemia*, boonus*, sularah*, kupong*, (maksame|maksan|kanname), vastutasuks, vastu`,
  reviews: entries`arvustus*, hinnang*, tagasisi*, kommentaar*, tärn*, täht*, hinde*, hinne*, arvamus*`,
  changes: entries`kustut*, eemalda*, muutke, muuta, muudate, muutma, muutmis*, muudaks*, muudatus*, võt* .. (maha|tagasi), võta* .. (maha|tagasi), paranda*, toimeta*, uuenda*, tõst*, peida*, kaob, kaoks, kaoma, (5|viis|viie) (tärn*|täht*), positiiv* (arvustus*|hinnang*)`,
  free: entries`sõltumata, hoolimata, olenemata, ei (pea|ole vaja|nõua|eelda|palu|oota), ilma (tingimus*|vastutasu*), tingimusteta, isegi kui`,
  but: entries`aga, kuid, ent`,
  ultimatum: entries`(muidu|vastasel juhul) .. (me|meie|oleme|pöördume|te|teie|ei), vastasel juhul, kui .. (ei), viimane (hoiatus|võimalus), (24|48) tunni, või (me|meie|pöördume)`,
  pressure: entries`(meie|minu) (advokaa*|jurist*) .... (võt*|ühend*|kirjut*|pöördu*|esita*|andm*), (anname|pöördume|edasta*) .. (advokaa*|jurist*|politsei*|kohtu*), (õigus*|juriidilis*) (samm*|tagajär*|meetme*), (kohtusse|kohtus) .. (anname|kaeba*|näeme|kohtume|pöördume), (anname|kaeba*|näeme|kohtume|pöördume) .. (kohtusse|kohtus), politseis*, laim*, (teame|tean) .. kus .. , (teavita*|helista*|räägi*) .. (tööand*|ülemus*|per*|mehe*|naise*), (tööand*|ülemus*) .. (teavita*|helista*), kahetse*, mõtle* .. (hästi|kaks korda|hoolega), avalda* .. (nime*|aadres*|andme*|foto*), must* nimekir*, (on|tule*) .. tagajär*, (blokeeri*|tühista*|kaota*) .. (konto*|tellimus*|garantii*), (külasta*|tuleme) .. (teid|sind|teie juurde|koju)`,
  contact: entries`whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, privaatsõnum*, (helista*|telefonitsi), telefoni teel, telefoninumb*, (kirjuta*|võtke|võta|räägi*|lahenda*|vasta*) ... (privaat*|otse|meil*|e post*|e kir*|telefon*|numbril|sms*|väljaspool), väljaspool (seda|platvorm*|portaal*|lehte), (teie|oma|sinu) (e post*|meil*)`,
};
