import type { MarketLanguage } from './feature-words.ts';

/** Questions that may be asked about whatever a shop sells, each with what the seller answers. */
export const QUESTION_WORDS: Record<MarketLanguage, readonly (readonly [question: string, answer: string])[]> = {
  pl: [
    [
      'Czy produkt jest dobrze zapakowany do wysyłki? Ma być prezentem.',
      'Tak, pakujemy w karton z wypełnieniem. Na życzenie dokładamy papier prezentowy, wystarczy dopisać to w uwagach.',
    ],
    [
      'Ile dni trwa dostawa, jeśli zamówię dzisiaj wieczorem?',
      'Zamówienia złożone do północy wysyłamy następnego dnia roboczego, kurier potrzebuje zwykle jednego dnia.',
    ],
    [
      'Czy kolor w rzeczywistości jest taki jak na zdjęciach?',
      'Zdjęcia robimy w świetle dziennym, więc różnica jest niewielka. Przy sztucznym świetle kolor wydaje się nieco cieplejszy.',
    ],
    [
      'Czy można zwrócić produkt, jeśli nie będzie pasował?',
      'Tak, w ciągu 30 dni i bez podawania powodu. Etykietę zwrotną znajdziesz w paczce.',
    ],
    [
      'Jak długa jest gwarancja i co obejmuje?',
      'Dwa lata na wady materiału i wykonania. Reklamacje rozpatrujemy w ciągu tygodnia.',
    ],
    [
      'Czy da się dokupić części zamienne?',
      'Najczęściej potrzebne części mamy na stanie, o pozostałe pytamy producenta. Czekamy na nie zwykle około dwóch tygodni.',
    ],
  ],
  en: [
    [
      'Is it packed well enough to be sent as a present?',
      'Yes, in a padded box. Tell us in the remarks to the order and we add wrapping paper.',
    ],
    [
      'How many days does delivery take if I order tonight?',
      'What is ordered before midnight leaves us on the next working day, and is with you the day after.',
    ],
    [
      'Is the colour really the one in the pictures?',
      'We take our pictures in daylight, so the difference is small. In lamplight it looks a little warmer.',
    ],
    [
      'Can I send it back if it does not fit?',
      'Yes, within 30 days and without giving a reason. The label for the return is in the parcel.',
    ],
    [
      'How long is the guarantee, and what does it cover?',
      'Two years on faults of material and making. We answer complaints within a week.',
    ],
    [
      'Are there spare parts for it?',
      'We keep the common ones. Others we ask the maker for, which takes about two weeks.',
    ],
  ],
  de: [
    [
      'Ist es gut genug verpackt, um es direkt zu verschenken?',
      'Ja, in einem gepolsterten Karton. Auf Wunsch legen wir Geschenkpapier bei, ein Hinweis in der Bestellung genügt.',
    ],
    [
      'Wie lange dauert die Lieferung, wenn ich heute Abend bestelle?',
      'Was bis Mitternacht bestellt wird, geht am nächsten Werktag hinaus und ist einen Tag später da.',
    ],
    [
      'Entspricht die Farbe wirklich den Bildern?',
      'Wir fotografieren bei Tageslicht, der Unterschied ist gering. Bei Lampenlicht wirkt sie etwas wärmer.',
    ],
    [
      'Kann ich es zurückschicken, wenn es nicht passt?',
      'Ja, innerhalb von 30 Tagen und ohne Angabe von Gründen. Das Etikett für die Rücksendung liegt im Paket.',
    ],
    [
      'Wie lange gilt die Garantie, und was deckt sie ab?',
      'Zwei Jahre auf Fehler in Material und Verarbeitung. Reklamationen beantworten wir innerhalb einer Woche.',
    ],
    [
      'Gibt es Ersatzteile dafür?',
      'Die gängigen haben wir da. Andere fragen wir beim Hersteller an, das dauert etwa zwei Wochen.',
    ],
  ],
  ro: [
    [
      'Este ambalat destul de bine ca să îl pot face cadou?',
      'Da, într-o cutie căptușită. Scrieți-ne la observații și adăugăm hârtie de cadou.',
    ],
    [
      'Câte zile durează livrarea dacă fac comanda diseară?',
      'Ce se comandă până la miezul nopții pleacă în următoarea zi lucrătoare și ajunge a doua zi.',
    ],
    [
      'Culoarea este chiar cea din fotografii?',
      'Fotografiem la lumina zilei, deci diferența este mică. La lumina lămpii pare puțin mai caldă.',
    ],
    [
      'Îl pot returna dacă nu se potrivește?',
      'Da, în 30 de zile și fără să spuneți de ce. Eticheta de retur se află în colet.',
    ],
    [
      'Cât ține garanția și ce acoperă?',
      'Doi ani pentru defecte de material și de execuție. Răspundem la reclamații într-o săptămână.',
    ],
    [
      'Există piese de schimb?',
      'Pe cele obișnuite le avem în stoc. Pe celelalte le cerem producătorului, cam în două săptămâni.',
    ],
  ],
  hu: [
    [
      'Elég jól van csomagolva ahhoz, hogy ajándékba adjam?',
      'Igen, bélelt dobozban. Ha a megjegyzésbe beírja, díszcsomagolást is teszünk mellé.',
    ],
    [
      'Hány nap a szállítás, ha ma este rendelek?',
      'Amit éjfélig megrendelnek, a következő munkanapon feladjuk, és másnap megérkezik.',
    ],
    [
      'A szín tényleg olyan, mint a képeken?',
      'Nappali fénynél fényképezünk, ezért alig van eltérés. Lámpafénynél kicsit melegebbnek látszik.',
    ],
    [
      'Visszaküldhetem, ha nem megfelelő?',
      'Igen, 30 napon belül, indoklás nélkül. A visszaküldési címke a csomagban van.',
    ],
    [
      'Mennyi a jótállás, és mire terjed ki?',
      'Két év az anyag- és gyártási hibákra. A panaszokra egy héten belül válaszolunk.',
    ],
    [
      'Kapható hozzá pótalkatrész?',
      'A leggyakoribbakat raktáron tartjuk. A többit a gyártótól kérjük, ez körülbelül két hét.',
    ],
  ],
  cs: [
    [
      'Je zabalený tak, aby se dal rovnou darovat?',
      'Ano, v kartonu s výplní. Stačí napsat do poznámky a přidáme dárkový papír.',
    ],
    [
      'Kolik dní trvá doručení, když objednám dnes večer?',
      'Co je objednáno do půlnoci, odesíláme následující pracovní den a druhý den je u vás.',
    ],
    [
      'Je barva opravdu taková jako na fotkách?',
      'Fotíme za denního světla, takže rozdíl je malý. Při umělém světle působí trochu tepleji.',
    ],
    ['Dá se vrátit, když nebude vyhovovat?', 'Ano, do 30 dnů a bez udání důvodu. Štítek pro vrácení najdete v balíku.'],
    [
      'Jak dlouhá je záruka a co pokrývá?',
      'Dva roky na vady materiálu a zpracování. Na reklamace odpovídáme do týdne.',
    ],
    ['Jsou k němu náhradní díly?', 'Běžné máme skladem. O ostatní žádáme výrobce, trvá to asi dva týdny.'],
  ],
  sk: [
    [
      'Je zabalený tak, aby sa dal rovno darovať?',
      'Áno, v kartóne s výplňou. Stačí napísať do poznámky a pridáme darčekový papier.',
    ],
    [
      'Koľko dní trvá doručenie, keď objednám dnes večer?',
      'Čo je objednané do polnoci, odosielame nasledujúci pracovný deň a na druhý deň je u vás.',
    ],
    [
      'Je farba naozaj taká ako na fotkách?',
      'Fotíme pri dennom svetle, takže rozdiel je malý. Pri umelom svetle pôsobí trochu teplejšie.',
    ],
    ['Dá sa vrátiť, keď nebude vyhovovať?', 'Áno, do 30 dní a bez udania dôvodu. Štítok na vrátenie nájdete v balíku.'],
    [
      'Aká dlhá je záruka a čo pokrýva?',
      'Dva roky na chyby materiálu a spracovania. Na reklamácie odpovedáme do týždňa.',
    ],
    ['Sú k nemu náhradné diely?', 'Bežné máme na sklade. O ostatné žiadame výrobcu, trvá to asi dva týždne.'],
  ],
  bg: [
    [
      'Опакован ли е достатъчно добре, за да го подаря?',
      'Да, в подплатена кутия. Напишете ни в бележките и ще добавим подаръчна хартия.',
    ],
    [
      'Колко дни отнема доставката, ако поръчам довечера?',
      'Поръчаното до полунощ тръгва на следващия работен ден и пристига ден по-късно.',
    ],
    [
      'Цветът наистина ли е като на снимките?',
      'Снимаме на дневна светлина, затова разликата е малка. На лампа изглежда малко по-топъл.',
    ],
    [
      'Мога ли да го върна, ако не стане?',
      'Да, до 30 дни и без да посочвате причина. Етикетът за връщане е в пратката.',
    ],
    [
      'Колко е гаранцията и какво покрива?',
      'Две години за дефекти в материала и изработката. На рекламации отговаряме до седмица.',
    ],
    [
      'Има ли резервни части за него?',
      'Обичайните ги държим на склад. Другите поръчваме от производителя, отнема около две седмици.',
    ],
  ],
};
