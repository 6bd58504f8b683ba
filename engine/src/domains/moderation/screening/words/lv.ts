import { entries } from './word-list.ts';
import type { WordList } from './word-list.ts';

export const lv: WordList = {
  everywhere: entries`
    pimpis, pimpji, pimpja*, pizda, pizdec*, pidaras*, pidars, pidari, ej dirst, ejiet dirst, ej pisties, ejiet pisties, ej nahuj, ejiet nahuj, nahuj, nahuja*, kuce tāda, kuces dēl*, bļaģ*, =bļed*, bļe, jobans, jobanie, jobnut*
  `,
  offensive: entries`
    mauka, maukas, mauku*
    dirsa, dirsā, dirsu, dirsas, dirst, dirsēj*, dirslaiž*, dirsgal*, sūds, sūdi, sūda, sūdu, sūdabrāl*, sūdīgi ļaudis, mēsls, mēsli (jūs|cilvēk*|tādi), kuce, kuces, kuci, slampa, slampas, padauza, padauzas, ielene, ielenes, prostitūta (tāda|veca), pežs, peža, pežas, pist, pisies, =piš*, izpis*, sapis*, izdrāz*, drāziet*, drāzies, krāns tev, pipele, loceklis tāds, idiots, idioti, idiote, idiot*, debils, debīls, debīli*, debiķ*, debil*, imbecil*, kretīn*, kretin*, stulbenis*, stulbeņ*, stulbene*, mulķis*, mulķi, mulķe, dumiķ*, dumbrāl*, muļķis, muļķi, muļķe, muļķa*, lohs, lohi, lops, lopi, lopu bars, lopiņi, lopa, cūka (veca|resna|netīra|tu|tāda), cūkas (vecas|resnas|netīras|jūs|tādas), āzis tāds, ēzelis, ēzeļi, ēzel*, auni, govs (resna|veca|tu|dumja|stulba), govis (resnas|vecas|stulbas), (resna|stulba|veca|netīra|slinka|pretīga|dumja|resnās|stulbās|vecās|neglīta) (govs|cūka|kuce|mauka|ragana|pērtiķ*|žurka|zoss|aita|vista|kaza|slampa|suns), ragana, maita, maitas, maitasgabal*, draņķis*, draņķ*, nelieš*, nelietis*, nelieti, izdzimten*, izdzimums*, padibene*, salašņas*, atkritumi (jūs|cilvēk*), cilvēku atkritum*, parazīti*, tārpi, tārps tāds, žurkas (jūs|tādas), (jūs|tu|jūs esat|tu esi|esat) (visi|tikai|tāds|tāda|tādi|īsti)?  (lopi|lops|cūkas|cūka|žurkas|žurka|pērtiķi|pērtiķis|parazīti|parazīts|atkritumi|atkritums|mēsli|mēsls|sūdi|suņi|klauni|klauns|stulbi|stulbs|stulba|nulle|utis|kretīni|aitas), garīgi atpalik*, atpalicis, atpalikuš* (idiot*|deb*), slims uz galvas, slimi uz galvas, psihopāt*, pervers*, pedofil*, pedofīl*, bomzis, bomži, =alkaš*, aizver (muti|rīkli|žaunas), aizveriet (muti|rīkli|žaunas), aizveries, aizverieties, ej ellē, ejiet ellē, ej bekot, ejiet bekot, brauc ellē, deg ellē, dedziet ellē, laiz manu *, laiziet manu *, =sūkā (manu|man|mani), ēd sūdus, ēdiet sūdus, rij sūdus
  `,
  hate: entries`
    nēģeri (ārā|smird*|pērtiķ*), nēģeris (smird*|pērtiķ*), nigger*, melnais pērtiķ*, melnie pērtiķi, =žīds, žīdi, žīdu, žīdiem, žīdel*, žīdi uz *, čigāni (ārā|zagļi|smird*|netīr*), čigān* smird*, krievu cūk*, krieveļi, krievelis, krievel*, vatņik*, okupant* (krievu|ārā), šķībac*, šaurac*, pedīt*, pediki, =pediņ*, pederast*, geji (ārā|slimi|pretīg*), lezb*, musulmaņi (ārā|terorist*), bēgļi (ārā|parazīt*), arābi (ārā|smird*), gāzes kamer*, uz krāsnīm, heil hitler, hitleram bija taisn*, latvija latviešiem krievi ārā, baltā vara
    (netīr*|smirdīg*|sasodīt*|stulb*|slink*|nolādēt*|mantkārīg*|pretīg*|sūda|jobani*|zaglīg*) (ebrej*|žīd*|čigān*|arāb*|musulmaņ*|nēģer*|krievi|krievs|krievu|krievel*|imigrant*|bēgļ*|gej*|homoseksuāl*|ukraiņ*|poļi|poļu|lietuvieš*|igauņ*|melnie|melnādain*|ķīnieš*|turki|ārzemniek*)
    (ej*|ejiet|brauc*|brauciet|vācies|vācieties|tinies|tinieties) .. (uz āfriku|uz krieviju|atpakaļ uz|uz savu zemi|uz džungļiem|uz izraēlu|uz turciju|no kurienes), ienīstu .. (ebrejus|žīdus|čigānus|arābus|musulmaņus|nēģerus|krievus|gejus|pederastus|imigrantus|bēgļus), sieviešu vieta *
  `,
  threats: entries`
    (nodedzināšu|aizdedzināšu) .. (veikal*|viesnīc*|restorān*|bār*|kafejn*)
    (nogalināšu|nosišu|nogalināsim|nosistu|nošaušu|nošausim|noduršu|saduršu|nožņaugšu|izvarošu|sadedzināšu|nodedzināšu|nodedzināsim|piekaušu|piekausim|sasitīšu|sapersīšu|uzspridzināšu|uzlaidīšu gaisā|saspridzināšu|pakāršu|noslīcināšu|iznīcināšu|atradīšu|noindēšu|nogriezīšu|sadauzīšu|salauzīšu|izsitīšu|pārgriezīšu|pārlauzīšu|noraušu|sašaušu) .. (tevi|jūs|tev|jums|viņu|viņus|visus|viesnīc*|restorān*|veikal*|māj*|jūsu|tavu|tavas|galvu|rīkli|kājas|rokas|kaulus|zobus|kaklu|kauli*|degunu|pirkstus|seju|purn*|žokli|pie zemes), (tevi|jūs|tev|jums) .. (nogalināšu|nosišu|nošaušu|noduršu|nožņaugšu|izvarošu|sadedzināšu|piekaušu|pakāršu|atradīšu|nogalināsim|piekausim|salauzīšu|pārgriezīšu|izsitīšu|apglabāšu), uzlaist gaisā, bumba .. (viesnīcā|veikalā|restorānā|zem|jūsu), (ielikšu|nolikšu|ielikšu jums) bumbu, zinu kur (tu|jūs|dzīvo*|strādā*|tavi|tavs), lode (pierē|galvā|pakausī), nazi (mugurā|vēderā|ribās|rīklē), nosprāgsti*, nosprāgstiet*, sprāgsti*, sprāgstiet*, mirsti, mirstiet, nomirsti, nomirstiet, pakaries, pakarieties, nošaujies, nogalini sevi, ceru .. (nomirs*|nosprāg*|sadeg*|vēz*|sapūs*|ciest*|avārij*|sprāg*), novēlu .. (nomirt|vēzi|nosprāgt|nāvi|sadegt), (pelnījis|pelnījuši|pelni|pelnāt|vajag|vajadzētu|jāno*) .. (nāvi|lodi|nošaut|pakārt|nogalināt|sadedzināt|piekaut|nosist|pērienu|apšaut|iznīcināt|nomirt|nosprāgt), jānošauj, jāpakar, jāapšauj, jūsu dienas ir skaitītas, tavas dienas ir skaitītas, skaties .. mugur*, uzmanies .. (naktī|bērn*|ģimen*|muguru|uz ielas|tumsā), (atnākšu|atbraukšu|nākšu|būšu) .. (ar nazi|ar ieroci|ar pistoli|ar cirvi|ar beisbola|ar benzīnu|ar bisi|ar draugiem|ar čaļiem|ar lauzni), tecēs asinis, asinis tecēs, līs asinis
  `,
  mild: entries`
    velns, velna, sasodīts, sūdīg*, stulb*, zagļi, zaglis, krāpniek*, krāpnieki, nolādēts, draņķīg*, mulķīb*, dumj*
  `,
  allow: entries`
    sukād*
  `,
};
