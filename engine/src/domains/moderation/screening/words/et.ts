import { entries } from './word-list.ts';
import type { WordList } from './word-list.ts';

export const et: WordList = {
  everywhere: entries`
    türa, türapea*, tõpranäg*, vittu, vitupea*, persevest*, perseauk*, munnipea*, munnisuge*, litsakas*, mine persse, minge persse, käi persse, käige persse, mine putsi, mine vittu, minge vittu, keppige end*, keppi ennast
  `,
  offensive: entries`
    putsi, puts, munn, lits, litsid, perse, perset, perses, persest, perseauk*, persse, sitt, sita, sitapea*, sitakott*, sitane, sitased, sitaaugud, sitaauk, sitt koht, pask, paska, paskhaak, kuradi (idioot*|värdja*|lits*|loll*|sead|siga|tõpra*|varga*|ahv*|pede*|mölakas*|persse*|raibe*|molkus*|debiil*), värdjas*, värdja*, tõbras*, tõprad, tõpra, =raisk, raisad, raibe, raiped, mölakas*, mölakad, mölaka*, molkus*, molku*, idioot*, idiootid, debiilik*, debiil*, imbetsill*, kretiin*, kreptiin, lollakas*, lollpea*, lollid, lambapea*, eesel, eeslid, tohman*, puupea*, ajukääbik*, ajuvaba*, ajusurnu*, alaareng*, mongol, mongolid, vaimuhaig*, hullumeels* (eit|mutt), jobu, jobud, jobukakk, tropp, tropid, tolvan*, pätt, pätid, pätikari, (paks|loll|vana|kole|räpane|laisk|haisev|kuradi|vastik|jälk|lollid|paksud) (lehm*|siga|sead|mutt|mutid|eit|eided|nõid|rott|rotid|ahv|ahvid|koer|koerad|lits*|kits|kotlet|tõbras), (te olete|teie olete|sa oled|sina oled|olete|oled) (kõik|ainult|lihtsalt|üks|mingid|täielik*)?  (sead|siga|loomad|loom|rotid|rott|ahvid|ahv|parasiidid|parasiit|prügi|sitt|klounid|kloun|loll|lollid|närukael*|rämps|jäätis), inimrämps*, inimsaast*, rämpsinimes*, sodiinimes*, =saast, =saastad, saastane (mats|siga|lehm), närukael*, pervert*, pedofiil*, psühhopaat*, lödipüks*, luuser*, joodik*, kaabakas*, kaabaka*, pea lõuad, pidage lõuad, lõuad kinni, suu kinni (loll|lits|lehm*), kao põrgusse, kaduge põrgusse, mine põrgusse, minge põrgusse, põlege põrgus, laku perset, lakkuge perset, söö sitta, sööge sitta, imege munni, ime munni
  `,
  hate: entries`
    neeger* (välja|haise*|ahv*|loom*), neegriahv*, nigger*, nekru*, tibla*, tiblad, tiblasid, tibladel*, venelased (välja|rämps|haise*), juudisiga*, juudid (ahju|gaasi*|välja), juudirott*, mustlasrämps*, mustlased (välja|varga*|rämps), pilusilm*, kaltsupea*, kaltsakas araab*, pedekari, pede, peded, pederast*, homosiga*, homod (välja|haige*|ahju), lesbar*, moslemid (välja|terrorist*|rämps), pagulased (välja|rämps|parasii*), pagulasrämps*, gaasikamber*, gaasikambri*, heil hitler, hitleril oli õigus, hitler oleks*, eesti eestlastele valged*, valge võim
    (kuradi|räpa*|haise*|laisa*|loll*|ahne*|neetud|jälg*|sitas*|vastik*) (juu*|moslem*|araab*|neeg*|mustla*|venela*|homo*|pede*|välisma*|pagula*|tibla*|sisserända*|ukrainla*|türkla*|hiinla*|soomla*|lätla*|must*)
    (mine*|minge|tagasi|käi*) .. (aafrikasse|venemaale|sinna kust|oma maale|džunglisse|türgisse|hiinasse|süüriasse|ukrainasse), vihkan .. (juute|moslemeid|neegreid|mustlasi|homosid|pedesid|venelasi|tiblasid|pagulasi|araablasi), naiste koht on *
  `,
  threats: entries`
    (põletan|süütan|panen) .. (poe|kõrtsi|hotelli|restorani|putka) .. (maha|põlema)?
    (tapan|tapame|löön|mõrvan|lasen|pussitan|kägistan|vägistan|põletan|põletame|peksan|peksame|õhin|lõhun|hävitan|leian|leiame|uputan|poon) .. (sind|su|teid|teie|teda|kõik|maha|surnuks|hotelli|restorani|poe|maja|perse*|läbi|üles|segi), (põletan|põletame|süütan|panen põlema|lasen õhku) .. (maha|hotelli|restorani|poe|maja|teie|selle|urka), lasen õhku, maha põleta*, pomm* .. (hotelli|restorani|poodi|majja|alla), tean kus (sa|te|su|teie) (ela*|tööta*|laps*), tean kus sa *, (murran|löön|lõikan|rebin|väänan|peksan) .. (kaela*|kõri*|pea*|näo*|hambad|jalad|luud|nina|käed|sõrmed|põlved|lõuad|kolju*|aknad*), kõri läbi*, saad peksa, saate peksa, kuul pähe, kuul (otsaette|otsa ette|kuklasse), nuga selga, nuga kõhtu, nuga kõri*, sure, surge, surge ära, sure ära, tapa ennast, tapa end*, tapke end*, poo ennast*, pooge end*, (loodan|soovin) .. (sured|surete|sureksid|vähk*|põlete|põled|mädane*|kannata*|surma), (väärid|väärite|väärib|tuleks|peaks|tuleb) .. (surma|kuuli|maha lasta|tappa|üles puua|põletada|peksa|gaasitada|hukata|mättasse|hävitada), päevad on loetud, vaata selja taha, hoia (selg|lapsi|end hoolega), tulen .. (noaga|püssiga|kirvega|kurikaga|relvaga|pesapallikurikaga|bensiini*|poistega|püstoliga), veri lenda*, veri voola*
  `,
  mild: entries`
    kurat, kuradi, pagan*, neetud, loll, rumal*, vargad, varas, petis*, petturid, sitasti, jama, nõme*
  `,
  allow: entries`
    surematu*
  `,
};
