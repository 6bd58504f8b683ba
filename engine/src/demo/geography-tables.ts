import type { MarketCountry } from './types.ts';

/**
 * A town of the demo: name in the data package, name as written there (empty: the same), start of its postcodes,
 * start of its national phone numbers, and what may stand there beside the usual.
 * Phone numbers: Ofcom's and the Bundesnetzagentur's numbers for films where there are some; elsewhere a zero after
 * the area code, which no subscriber has. So nobody is called by the demo.
 */
export type Town = readonly [data: string, local: string, postcode: string, phone: string, tag?: 'sea' | 'mountains'];

// prettier-ignore
export const REGIONS: Record<MarketCountry, Record<string, string>> = {
  PL: {
    72: 'dolnośląskie', 73: 'kujawsko-pomorskie', 74: 'łódzkie', 75: 'lubelskie', 76: 'lubuskie', 77: 'małopolskie',
    78: 'mazowieckie', 79: 'opolskie', 80: 'podkarpackie', 81: 'podlaskie', 82: 'pomorskie', 83: 'śląskie',
    84: 'świętokrzyskie', 85: 'warmińsko-mazurskie', 86: 'wielkopolskie', 87: 'zachodniopomorskie',
  },
  GB: { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
  DE: {
    '01': 'Baden-Württemberg', '02': 'Bayern', '03': 'Bremen', '04': 'Hamburg', '05': 'Hessen', '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen', '08': 'Rheinland-Pfalz', '09': 'Saarland', 10: 'Schleswig-Holstein',
    11: 'Brandenburg', 12: 'Mecklenburg-Vorpommern', 13: 'Sachsen', 14: 'Sachsen-Anhalt', 15: 'Thüringen', 16: 'Berlin',
  },
  RO: {
    '01': 'Alba', '02': 'Arad', '03': 'Argeș', '04': 'Bacău', '05': 'Bihor', '06': 'Bistrița-Năsăud', '07': 'Botoșani',
    '08': 'Brăila', '09': 'Brașov', 10: 'București', 11: 'Buzău', 12: 'Caraș-Severin', 13: 'Cluj', 14: 'Constanța',
    15: 'Covasna', 16: 'Dâmbovița', 17: 'Dolj', 18: 'Galați', 19: 'Gorj', 20: 'Harghita', 21: 'Hunedoara',
    22: 'Ialomița', 23: 'Iași', 25: 'Maramureș', 26: 'Mehedinți', 27: 'Mureș', 28: 'Neamț', 29: 'Olt', 30: 'Prahova',
    31: 'Sălaj', 32: 'Satu Mare', 33: 'Sibiu', 34: 'Suceava', 35: 'Teleorman', 36: 'Timiș', 37: 'Tulcea',
    38: 'Vaslui', 39: 'Vâlcea', 40: 'Vrancea', 41: 'Călărași', 42: 'Giurgiu', 43: 'Ilfov',
  },
  HU: {
    '01': 'Bács-Kiskun', '02': 'Baranya', '03': 'Békés', '04': 'Borsod-Abaúj-Zemplén', '05': 'Budapest',
    '06': 'Csongrád-Csanád', '08': 'Fejér', '09': 'Győr-Moson-Sopron', 10: 'Hajdú-Bihar', 11: 'Heves',
    12: 'Komárom-Esztergom', 14: 'Nógrád', 16: 'Pest', 17: 'Somogy', 18: 'Szabolcs-Szatmár-Bereg',
    20: 'Jász-Nagykun-Szolnok', 21: 'Tolna', 22: 'Vas', 23: 'Veszprém', 24: 'Zala',
  },
  CZ: {
    52: 'Praha', 78: 'Jihomoravský kraj', 79: 'Jihočeský kraj', 80: 'Kraj Vysočina', 81: 'Karlovarský kraj',
    82: 'Královéhradecký kraj', 83: 'Liberecký kraj', 84: 'Olomoucký kraj', 85: 'Moravskoslezský kraj',
    86: 'Pardubický kraj', 87: 'Plzeňský kraj', 88: 'Středočeský kraj', 89: 'Ústecký kraj', 90: 'Zlínský kraj',
  },
  SK: {
    '01': 'Banskobystrický kraj', '02': 'Bratislavský kraj', '03': 'Košický kraj', '04': 'Nitriansky kraj',
    '05': 'Prešovský kraj', '06': 'Trenčiansky kraj', '07': 'Trnavský kraj', '08': 'Žilinský kraj',
  },
  BG: {
    38: 'Благоевград', 39: 'Бургас', 40: 'Добрич', 41: 'Габрово', 42: 'София (столица)', 43: 'Хасково',
    44: 'Кърджали', 45: 'Кюстендил', 46: 'Ловеч', 47: 'Монтана', 48: 'Пазарджик', 49: 'Перник', 50: 'Плевен',
    51: 'Пловдив', 52: 'Разград', 53: 'Русе', 54: 'Шумен', 55: 'Силистра', 56: 'Сливен', 57: 'Смолян', 58: 'София',
    59: 'Стара Загора', 60: 'Търговище', 61: 'Варна', 62: 'Велико Търново', 63: 'Видин', 64: 'Враца', 65: 'Ямбол',
  },
};

// prettier-ignore
export const TOWNS: Record<MarketCountry, readonly Town[]> = {
  PL: [
    ['Warsaw', 'Warszawa', '0', '220'], ['Łódź', '', '9', '420'], ['Kraków', '', '3', '120'],
    ['Wrocław', '', '5', '710'], ['Poznań', '', '6', '610'], ['Gdańsk', '', '80', '580', 'sea'],
    ['Szczecin', '', '70', '910'], ['Bydgoszcz', '', '85', '520'], ['Lublin', '', '20', '810'],
    ['Katowice', '', '40', '320'], ['Białystok', '', '15', '850'], ['Gdynia', '', '81', '580', 'sea'],
    ['Częstochowa', '', '42', '340'], ['Toruń', '', '87', '560'], ['Kielce', '', '25', '410'],
    ['Gliwice', '', '44', '320'], ['Bielsko-Biala', 'Bielsko-Biała', '43', '330', 'mountains'],
    ['Olsztyn', '', '10', '890'], ['Rzeszów', '', '35', '170'], ['Opole', '', '45', '770'],
    ['Sopot', '', '81', '580', 'sea'], ['Kołobrzeg', '', '78', '940', 'sea'],
    ['Świnoujście', '', '72', '910', 'sea'], ['Zakopane', '', '34', '180', 'mountains'],
    ['Karpacz', '', '58', '750', 'mountains'], ['Krynica-Zdrój', '', '33', '180', 'mountains'],
  ],
  GB: [
    ['London', '', 'SE', '2079460'], ['Birmingham', '', 'B', '1214960'], ['Liverpool', '', 'L', '1514960'],
    ['Nottingham', '', 'NG', '3069990'], ['Sheffield', '', 'S', '1144960'], ['Bristol', '', 'BS', '1174960'],
    ['Glasgow', '', 'G', '1414960'], ['Leicester', '', 'LE', '1164960'], ['Edinburgh', '', 'EH', '1314960'],
    ['Leeds', '', 'LS', '1134960'], ['Cardiff', '', 'CF', '2920180'], ['Manchester', '', 'M', '1614960'],
    ['Reading', '', 'RG', '1184960'], ['Belfast', '', 'BT', '2896496'], ['Newcastle upon Tyne', '', 'NE', '1914980'],
    ['York', '', 'YO', '3069990'], ['Norwich', '', 'NR', '3069990'], ['Bath', '', 'BA', '3069990'],
    ['Brighton', '', 'BN', '3069990', 'sea'], ['Bournemouth', '', 'BH', '3069990', 'sea'],
    ['Whitby', '', 'YO', '3069990', 'sea'], ['Llandudno', '', 'LL', '3069990', 'sea'],
    ['Keswick', '', 'CA', '3069990', 'mountains'], ['Aviemore', '', 'PH', '3069990', 'mountains'],
  ],
  DE: [
    ['Berlin', '', '10', '3023125'], ['Hamburg', '', '20', '4066969'], ['Munich', 'München', '80', '8999998'],
    ['Köln', '', '50', '2214710'], ['Frankfurt am Main', '', '60', '6990009'], ['Stuttgart', '', '70', '7110'],
    ['Düsseldorf', '', '40', '2110'], ['Dortmund', '', '44', '2310'], ['Essen', '', '45', '2010'],
    ['Bremen', '', '28', '4210'], ['Hannover', '', '30', '5110'], ['Leipzig', '', '04', '3410'],
    ['Nürnberg', '', '90', '9110'], ['Dresden', '', '01', '3510'], ['Bonn', '', '53', '2280'],
    ['Münster', '', '48', '2510'], ['Freiburg', 'Freiburg im Breisgau', '79', '7610', 'mountains'],
    ['Erfurt', '', '99', '3610'], ['Lübeck', '', '23', '4510', 'sea'], ['Rostock', '', '18', '3810', 'sea'],
    ['Westerland', '', '25', '46510', 'sea'], ['Garmisch-Partenkirchen', '', '82', '88210', 'mountains'],
    ['Oberstdorf', '', '87', '83220', 'mountains'],
  ],
  RO: [
    ['Bucharest', 'București', '0', '210'], ['Iaşi', '', '70', '2320'], ['Cluj-Napoca', '', '40', '2640'],
    ['Timişoara', '', '30', '2560'], ['Craiova', '', '20', '2510'], ['Constanţa', '', '90', '2410', 'sea'],
    ['Galaţi', '', '80', '2360'], ['Braşov', '', '50', '2680', 'mountains'], ['Ploieşti', '', '10', '2440'],
    ['Oradea', '', '41', '2590'], ['Bacău', '', '60', '2340'], ['Arad', '', '31', '2570'], ['Piteşti', '', '11', '2480'],
    ['Sibiu', '', '55', '2690'], ['Târgu-Mureş', 'Târgu Mureș', '54', '2650'], ['Baia Mare', '', '43', '2620'],
    ['Suceava', '', '72', '2300'], ['Mangalia', '', '90', '2410', 'sea'], ['Sinaia', '', '10', '2440', 'mountains'],
    ['Predeal', '', '50', '2680', 'mountains'],
  ],
  HU: [
    ['Budapest', '', '1', '10'], ['Debrecen', '', '40', '520'], ['Miskolc', '', '35', '460'],
    ['Szeged', '', '67', '620'], ['Pécs', '', '76', '720'], ['Győr', '', '90', '960'], ['Nyíregyháza', '', '44', '420'],
    ['Kecskemét', '', '60', '760'], ['Székesfehérvár', '', '80', '220'], ['Szombathely', '', '97', '940'],
    ['Szolnok', '', '50', '560'], ['Kaposvár', '', '74', '820'], ['Veszprém', '', '82', '880'],
    ['Sopron', '', '94', '990'], ['Eger', '', '33', '360'], ['Siófok', '', '86', '840'],
    ['Keszthely', '', '83', '830'], ['Kőszeg', '', '97', '940', 'mountains'], ['Gyöngyös', '', '32', '370', 'mountains'],
  ],
  CZ: [
    ['Prague', 'Praha', '1', '20'], ['Brno', '', '60', '540'], ['Ostrava', '', '70', '590'],
    ['Pilsen', 'Plzeň', '30', '370'], ['Olomouc', '', '77', '580'], ['Liberec', '', '46', '480', 'mountains'],
    ['České Budějovice', '', '37', '380'], ['Hradec Králové', '', '50', '490'], ['Ústí nad Labem', '', '40', '470'],
    ['Pardubice', '', '53', '460'], ['Zlín', '', '76', '570'], ['Kladno', '', '27', '310'], ['Opava', '', '74', '550'],
    ['Karlovy Vary', '', '36', '350'], ['Jihlava', '', '58', '560'], ['Český Krumlov', '', '38', '380'],
    ['Harrachov', '', '51', '480', 'mountains'], ['Špindlerův Mlýn', '', '54', '490', 'mountains'],
    ['Rožnov pod Radhoštěm', '', '75', '570', 'mountains'],
  ],
  SK: [
    ['Bratislava', '', '81', '220'], ['Košice', '', '04', '550'], ['Prešov', '', '08', '510'], ['Nitra', '', '94', '370'],
    ['Žilina', '', '01', '410'], ['Banská Bystrica', '', '97', '480'], ['Trnava', '', '91', '330'],
    ['Trenčín', '', '91', '320'], ['Martin', '', '03', '430'], ['Zvolen', '', '96', '450'],
    ['Michalovce', '', '07', '560'], ['Piešťany', '', '92', '330'], ['Komárno', '', '94', '350'],
    ['Poprad', '', '05', '520', 'mountains'], ['Liptovský Mikuláš', '', '03', '440', 'mountains'],
    ['Vysoké Tatry', '', '06', '520', 'mountains'],
  ],
  BG: [
    ['Sofia', 'София', '1', '20'], ['Plovdiv', 'Пловдив', '40', '320'], ['Varna', 'Варна', '90', '520', 'sea'],
    ['Burgas', 'Бургас', '80', '560', 'sea'], ['Ruse', 'Русе', '70', '820'], ['Stara Zagora', 'Стара Загора', '60', '420'],
    ['Pleven', 'Плевен', '58', '640'], ['Sliven', 'Сливен', '88', '440'], ['Shumen', 'Шумен', '97', '540'],
    ['Haskovo', 'Хасково', '63', '380'], ['Blagoevgrad', 'Благоевград', '27', '730'],
    ['Veliko Tŭrnovo', 'Велико Търново', '50', '620'], ['Gabrovo', 'Габрово', '53', '660'],
    ['Sozopol', 'Созопол', '81', '550', 'sea'], ['Nesebar', 'Несебър', '82', '554', 'sea'],
    ['Balchik', 'Балчик', '96', '579', 'sea'], ['Smolyan', 'Смолян', '47', '301', 'mountains'],
    ['Bansko', 'Банско', '27', '749', 'mountains'], ['Velingrad', 'Велинград', '46', '359', 'mountains'],
  ],
};

export const TIME_ZONES: Record<MarketCountry, string> = {
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  RO: 'Europe/Bucharest',
  HU: 'Europe/Budapest',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  BG: 'Europe/Sofia',
};
