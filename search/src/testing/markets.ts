/** What invented companies of one market are named after. */
export interface Market {
  country: string;
  tld: string;
  /** Beginnings, middles and ends of invented names, in the market's own letters. */
  syllables: readonly [readonly string[], readonly string[], readonly string[]];
  /** Written before or after the name. */
  trades: readonly string[];
  suffixes: readonly string[];
  cities: readonly (readonly [city: string, region: string])[];
  /** Names are written without spaces. */
  unspaced?: boolean;
}

const split = (text: string): string[] => text.split(' ');

const cities = (text: string): [string, string][] =>
  text.split(', ').map((pair) => {
    const [city = '', region = ''] = pair.split('/');
    return [city, region];
  });

export const MARKETS: readonly Market[] = [
  {
    country: 'PL',
    tld: 'pl',
    syllables: [
      split('Kowal Wiśni Zieliń Łąk Żół Brzoz Dąbrow Świer Górn Krak Bałt Mazo Słone Jagód Pszcz Chmiel'),
      split('a e i o ow ecz ań arz isz uch ół ęd'),
      split('ski eks pol czyk land mix owa ex dom ka'),
    ],
    trades: split('Hotel Restauracja Sklep Apteka Księgarnia Zajazd Piekarnia Serwis Kwiaciarnia Drogeria Auto Meble'),
    suffixes: ['sp. z o.o.', 'S.A.', '', '', ''],
    cities: cities(
      'Warszawa/Mazowieckie, Kraków/Małopolskie, Łódź/Łódzkie, Wrocław/Dolnośląskie, Poznań/Wielkopolskie, Gdańsk/Pomorskie, Białystok/Podlaskie, Rzeszów/Podkarpackie',
    ),
  },
  {
    country: 'DE',
    tld: 'de',
    syllables: [
      split('Müll Schröd Weiß Grün Schön Kühn Bäck Hof Stein Licht Braun Groß Jäg Köhl Rhein Wald'),
      split('er en el ing au ei ens ern ör ich'),
      split('mann hausen bach dorf berg markt werk feld stadt'),
    ],
    trades: split('Hotel Gasthaus Apotheke Buchhandlung Bäckerei Autohaus Möbelhaus Blumen Werkstatt Shop Brauerei'),
    suffixes: ['GmbH', 'AG', 'e.K.', '', ''],
    cities: cities(
      'Berlin/Berlin, München/Bayern, Köln/Nordrhein-Westfalen, Hamburg/Hamburg, Düsseldorf/Nordrhein-Westfalen, Nürnberg/Bayern, Leipzig/Sachsen',
    ),
  },
  {
    country: 'CZ',
    tld: 'cz',
    syllables: [
      split('Dvoř Novot Růž Černý Zeleň Příbr Žiž Štěp Hrad Řezní Krum Beran'),
      split('á a e ou í ov ič en ek'),
      split('ka ský ník ov ice mír land'),
    ],
    trades: split('Hotel Restaurace Obchod Lékárna Knihkupectví Pekárna Květiny Servis Hospoda Penzion'),
    suffixes: ['s.r.o.', 'a.s.', '', ''],
    cities: cities(
      'Praha/Praha, Brno/Jihomoravský, Ostrava/Moravskoslezský, Plzeň/Plzeňský, České Budějovice/Jihočeský',
    ),
  },
  {
    country: 'GB',
    tld: 'co.uk',
    syllables: [
      split('Ash Black Cold Dun Elder Fair Green Hart Kings Long Mill North Oak Stone Whit York'),
      split('er en ing le on s by field'),
      split('ton ford ham well wood worth bridge'),
    ],
    trades: split('Hotel Restaurant Shop Pharmacy Books Bakery Florist Garage Furniture Inn Cafe Traders'),
    suffixes: ['Ltd', '& Sons', '', '', ''],
    cities: cities('London/England, Manchester/England, Edinburgh/Scotland, Cardiff/Wales, Bristol/England'),
  },
  {
    country: 'DK',
    tld: 'dk',
    syllables: [
      split('Sør Ærø Bjørn Østr Åby Køb Grøn Skov Rød Høj'),
      split('en e er el ing'),
      split('gaard lund by vig holm skov'),
    ],
    trades: split('Hotel Kro Butik Apotek Boghandel Bageri Blomster Værksted'),
    suffixes: ['ApS', 'A/S', '', ''],
    cities: cities('København/Hovedstaden, Århus/Midtjylland, Ålborg/Nordjylland, Odense/Syddanmark'),
  },
  {
    country: 'UA',
    tld: 'com.ua',
    syllables: [
      split('Кали Черв Зел Дніпр Соня Буков Карп Вишн Золот Київ Степ Гай'),
      split('на о е ен ів а ич ов'),
      split('ка ський град дар маркет сад ник'),
    ],
    trades: split('Готель Ресторан Магазин Аптека Книгарня Пекарня Квіти Кафе Меблі'),
    suffixes: ['ТОВ', '', ''],
    cities: cities('Київ/Київ, Львів/Львівська, Одеса/Одеська, Харків/Харківська'),
  },
  {
    country: 'BG',
    tld: 'bg',
    syllables: [
      split('Роз Бал Вит Рил Слън Мор Гор Злат Тра Пир'),
      split('а о е ов ин ен'),
      split('ски град ница чев кия'),
    ],
    trades: split('Хотел Ресторант Магазин Аптека Книжарница Пекарна Цветя Механа'),
    suffixes: ['ООД', 'ЕООД', '', ''],
    cities: cities('София/София, Пловдив/Пловдив, Варна/Варна, Бургас/Бургас'),
  },
  {
    country: 'GR',
    tld: 'gr',
    syllables: [
      split('Παπα Αγ Καλ Μεγ Χρυσ Νικ Ελαί Θάλ Ηλι Βασ'),
      split('δό ά ι ο ού ασ ων'),
      split('πουλος ίδης άκης α ος ία'),
    ],
    trades: split('Ξενοδοχείο Ταβέρνα Κατάστημα Φαρμακείο Βιβλιοπωλείο Φούρνος Άνθη'),
    suffixes: ['Α.Ε.', 'Ε.Π.Ε.', '', ''],
    cities: cities('Αθήνα/Αττική, Θεσσαλονίκη/Κεντρική Μακεδονία, Πάτρα/Δυτική Ελλάδα, Ηράκλειο/Κρήτη'),
  },
  {
    country: 'JP',
    tld: 'jp',
    syllables: [
      split('銀 東 西 桜 松 竹 さくら 花 富士 みどり サン 青 金 山 海 光'),
      split('座 京 風 の 月 川 田 ノ 本 木'),
      split('屋 堂 亭 館 軒 庵 荘 店'),
    ],
    trades: split('ホテル 旅館 寿司 書店 薬局 カフェ ラーメン 食堂'),
    suffixes: ['株式会社', '', '', ''],
    cities: cities('東京/東京都, 大阪/大阪府, 京都/京都府, 横浜/神奈川県, 札幌/北海道'),
    unspaced: true,
  },
  {
    country: 'TR',
    tld: 'com.tr',
    syllables: [
      split('Yıl Güneş Çiç Şahin Öz Işık Kara Gül Deniz İpek'),
      split('dız li ek er an oğ'),
      split('oğlu lar can taş kent'),
    ],
    trades: split('Otel Lokanta Mağaza Eczane Kitabevi Fırın Çiçekçi Mobilya'),
    suffixes: ['A.Ş.', 'Ltd. Şti.', ''],
    cities: cities('İstanbul/İstanbul, Ankara/Ankara, İzmir/İzmir, Diyarbakır/Diyarbakır'),
  },
];
