import { entries } from '../../screening/words/word-list.ts';
import type { InfluenceWords } from './influence-words.ts';

export const hu: InfluenceWords = {
  money: entries`
    visszatérít*, visszafizet*, visszautal*, visszaad*, pénz*, vételár*, utalvány*, kupon*, kedvezmény*, ingyen*, ajándék*, kárpótol*, kártalanít*, kompenz*, jutalm*, jutalom*, bónusz*, készpénz*, voucher*, (fizetünk|utalunk|kifizetjük|átutaljuk|fizetek), cserébe, ennek fejében, fejében, jóváír*, térítés*, térítünk
  `,
  reviews: entries`értékelés*, vélemény*, csillag*, hozzászólás*, komment*, bejegyzés*, kritik*`,
  changes: entries`
    töröl*, törli*, törlé*, töröl*né, eltávolít*, levesz*, leveszi*, levenné, vegye le, visszavon*, visszavonja, módosít*, megváltoztat*, változtat*, javít*, kijavít*, átír*, szerkeszt*, emel, emeli, emelje, felemel*, feljavít*, frissít*, elrejt*, eltűn*, átgondol*, (5|öt) csillagos*, (5|öt) csillagra, pozitív (értékelés*|vélemény*), leszed*, cserél*
  `,
  free: entries`függetlenül, nem (kell|szükséges|kérjük|várjuk|elvárás|feltétel|kötelez*), feltétel nélkül, akkor is ha, mindegy, (akár) .. (akár)`,
  but: entries`de, azonban, viszont`,
  ultimatum: entries`(különben|ellenkező esetben|egyébként|máskülönben) .. (mi|ügyvéd*|kénytelen*|jogi*|nem|ön*|fel*), (különben|ellenkező esetben), ha .. nem, (utolsó) (figyelmeztetés*|esély*|lehetőség*), (24|48) órán belül, vagy .. (jogi*|ügyvéd*|bíróság*|feljelent*)`,
  owed: entries`panasz*, reklamáció*, garanci*, javít*, cseré*, rendelés*, csomag*`,
  onlyIf: entries`(csak|kizárólag) (akkor|ha|miután|azután|után), azzal a feltétellel, feltéve, amíg, csak .. után`,
  pressure: entries`
    ügyvéd* .... (keres*|fordul*|ír*|intéz*|átad*|jelentkez*|lép*|perel*|kap*), (átadjuk|átadom|fordulunk|fordulok) .. (ügyvéd*|jogász*|rendőrség*|bíróság*), (ügyvéd*|jogász*|rendőrség*|bíróság*) .. (fordulunk|fordulok|átadjuk), jogi (lépés*|út*|következmény*|eljárás*|eszköz*), (beperel*|pereljük|perelni|pert indít*), (bíróság*) .. (találkoz*|viszünk|látjuk|visszük), feljelent*, rágalmaz*, becsületsért*, hitelront*, (kártérítés*) .. (követel*|igény*|kér* öntől|perel*)
    tudjuk .. (hol|ki|hogy hol) .. (lak*|dolgoz*|él*|ön), (munkáltató*|főnök*|család*|férj*|feleség*|munkahely*) .. (értesít*|szól*|tájékoztat*|felhív*|megtud*|ír*), (értesít*|tájékoztat*|felhív*|megkeres*) .. (munkáltató*|főnök*|család*|férj*|feleség*|munkahely*), megbán*, (jól|kétszer|alaposan) .. gondol*, gondolja .. (jól|meg kétszer|alaposan), (nyilvánosság*|közzétes*|közzé tes*|kitesz*|megoszt*) .. (nevé*|címé*|adata*|fotó*|telefonszám*), (nevé*|címé*|adata*|fotó*) .. (nyilvánosság*|közzé*|megoszt*|kitesz*), fekete list*, feketelist*, (súlyos|komoly|kellemetlen) következmény*, következménye* .. (lesz*|viseli*|számíts*), (letiltj*|törölj*|elvesz*) .. (fiók*|rendelés*|garanci*|jótállás*), (garanci*|jótállás*|fiók*) .. (elvesz*|letiltj*|megszűn*), (meglátogat*|elmegyünk|felkeres*) .. (otthon*|önt*|önhöz*|lakás*), látogatást tesz*, sokba .. kerül*
  `,
  contact: entries`
    whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, privát üzenet*, privátban
    (hívjon|hívj|hívjanak|hívja|telefonon|telefonál*|csörög*), (írjon|írj|írjanak|keressen|keress|lépjen|beszéljük|beszéljünk|intézzük|egyeztess*|rendezzük|válaszoljon) ... (privát*|közvetlenül|mail*|e mail*|email*|telefon*|számon|sms*|kívül*|személyesen|címre), (platform*|oldal*|felület*|portál*) kívül*, (telefonszám*|mobilszám*|e mail cím*|email cím*), négyszemközt
  `,
};
