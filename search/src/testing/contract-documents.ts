import type { CompanyDocument, ProductDocument } from '../port.ts';
import { uuidOf } from './random.ts';

const SET = 0xc0de;

type Line = readonly [
  slug: string,
  name: string,
  kind: string,
  city: string,
  region: string,
  country: string,
  website?: string,
  grades?: readonly [count: number, rank: number],
];

/** Invented companies, each with something that search easily gets wrong. */
const LINES: readonly Line[] = [
  ['media-rynek', 'Media Rynek', 'shops', 'Warszawa', 'Mazowieckie', 'PL', 'https://www.mediarynek.pl/'],
  ['zielona-apteka', 'Zielona Apteka', 'shops', 'Łódź', 'Łódzkie', 'PL', 'http://zielona-apteka.example.pl'],
  ['zolw-i-syn', 'Żółw i Syn Sp. z o.o.', 'services', 'Rzeszów', 'Podkarpackie', 'PL'],
  ['kawiarnia-pod-lipa', 'Kawiarnia pod Lipą', 'restaurants', 'Kraków', 'Małopolskie', 'PL', 'podlipa.pl'],
  ['hotel-bryza', 'Hotel Bryza', 'hotels', 'Gdańsk', 'Pomorskie', 'PL', undefined, [900, 4.6]],
  ['hotel-bryza-sopot', 'Hotel Bryza Sopot', 'hotels', 'Sopot', 'Pomorskie', 'PL', undefined, [40, 4.9]],
  ['ksiegarnia-wieza', 'Księgarnia Wieża Słów', 'shops', 'Poznań', 'Wielkopolskie', 'PL', 'https://wiezaslow.pl/o-nas'],
  ['gorski', 'Górski', 'shops', 'Zakopane', 'Małopolskie', 'PL', 'https://sklep.gorski.pl/oferta?page=2'],
  ['gorskie-wyprawy', 'Górskie Wyprawy', 'services', 'Zakopane', 'Małopolskie', 'PL', 'https://wyprawy.pl'],
  ['zabia-polana', 'Żabia Polana', 'restaurants', 'Białystok', 'Podlaskie', 'PL', 'https://żabiapolana.pl'],
  ['r-and-b', 'R&B Wnętrza', 'shops', 'Wrocław', 'Dolnośląskie', 'PL'],
  ['kupuj-to', 'Kupuj.to', 'shops', 'Katowice', 'Śląskie', 'PL'],
  ['fitness-24h', '24h Fitness', 'services', 'Lublin', 'Lubelskie', 'PL', 'https://24h-fitness.pl'],
  ['baeckerei-mueller', 'Bäckerei Müller', 'shops', 'München', 'Bayern', 'DE', 'https://www.baeckerei-mueller.de'],
  ['grosse-strasse', 'Buchhandlung Große Straße', 'shops', 'Köln', 'Nordrhein-Westfalen', 'DE'],
  ['gasthaus-rose', 'Gasthaus zur Goldenen Rose', 'restaurants', 'Nürnberg', 'Bayern', 'DE', 'goldene-rose.de'],
  ['aero-kro', 'Ærøskøbing Kro', 'restaurants', 'Ærøskøbing', 'Syddanmark', 'DK'],
  ['oersted', 'Ørsted Cykler', 'shops', 'Århus', 'Midtjylland', 'DK', 'https://oersted-cykler.dk'],
  ['creme', 'Café Crème Brûlée', 'restaurants', 'Lyon', 'Auvergne-Rhône-Alpes', 'FR'],
  ['orangerie', "L'Orangerie", 'restaurants', 'Bordeaux', 'Nouvelle-Aquitaine', 'FR', 'https://lorangerie-bordeaux.fr'],
  ['dvorak', 'Dvořákovo knihkupectví', 'shops', 'Praha', 'Praha', 'CZ', 'https://dvorakovo.cz/'],
  ['beran', 'Beran a synové s.r.o.', 'services', 'Brno', 'Jihomoravský', 'CZ', 'https://beran.cz'],
  ['isik', 'Işık Kitabevi', 'shops', 'İstanbul', 'İstanbul', 'TR', 'https://isikkitabevi.com.tr'],
  ['sofrasi', 'Anadolu Sofrası', 'restaurants', 'Diyarbakır', 'Diyarbakır', 'TR'],
  ['kalyna', 'Ресторан Калина', 'restaurants', 'Київ', 'Київ', 'UA', 'https://kalyna-resto.com.ua'],
  ['maisternia', 'Львівська майстерня шоколаду', 'shops', 'Львів', 'Львівська', 'UA'],
  ['yizhachok', 'Їжачок', 'shops', 'Одеса', 'Одеська', 'UA'],
  ['chaika', 'Чайка', 'hotels', 'Варна', 'Варна', 'BG', 'https://chayka-varna.bg'],
  ['dunav', 'Хотел Дунав', 'hotels', 'Видин', 'Видин', 'BG'],
  ['djordje', 'Код Ђорђа', 'restaurants', 'Београд', 'Београд', 'RS'],
  ['nikolas', 'Ταβέρνα Ο Νικόλας', 'restaurants', 'Αθήνα', 'Αττική', 'GR', 'https://nikolas-taverna.gr'],
  ['kypseli', 'Βιβλιοπωλείο Κυψέλη', 'shops', 'Θεσσαλονίκη', 'Κεντρική Μακεδονία', 'GR'],
  ['ginza', '銀座すし本店', 'restaurants', '東京', '東京都', 'JP', 'https://ginzasushi.jp'],
  ['sakura', 'さくらホテル', 'hotels', '京都', '京都府', 'JP'],
  ['fuji', '富士書店', 'shops', '大阪', '大阪府', 'JP'],
  ['pho', 'Phở Bà Nghĩa', 'restaurants', 'Hà Nội', 'Hà Nội', 'VN'],
  ['dalat', 'Cà phê Đà Lạt', 'restaurants', 'Đà Lạt', 'Lâm Đồng', 'VN'],
  ['zeljo', 'Ćevabdžinica Željeznica', 'restaurants', 'Sarajevo', 'Sarajevo', 'BA'],
  ['tukor', 'Árvíztűrő Tükörbolt', 'shops', 'Győr', 'Győr-Moson-Sopron', 'HU'],
  ['ounapuu', 'Õunapuu Kohvik', 'restaurants', 'Tartu', 'Tartumaa', 'EE'],
  ['tiriac', 'Țesătoria Brașoveană', 'shops', 'Brașov', 'Brașov', 'RO'],
  ['senor', 'El Señor Peñalver', 'restaurants', 'A Coruña', 'Galicia', 'ES'],
  ['coracao', 'Pão do Coração', 'shops', 'São João da Madeira', 'Aveiro', 'PT'],
  // One host is a subdomain of the other, which has the better grades.
  ['alpenland', 'Alpenland Gruppe', 'services', 'Graz', 'Steiermark', 'AT', 'https://www.alpenland.at', [800, 4.8]],
  ['alpenland-laden', 'Alpenland Laden', 'shops', 'Graz', 'Steiermark', 'AT', 'https://laden.alpenland.at', [9, 3.2]],
  // Three steps of the ranking, the weaker match always with the better grades.
  ['nebula', 'Nebula', 'shops', 'Leeds', 'England', 'GB', undefined, [3, 3.1]],
  ['nebula-books', 'Nebula Books', 'shops', 'Leeds', 'England', 'GB', undefined, [30, 4.1]],
  ['old-nebula-inn', 'Old Nebula Inn', 'hotels', 'Leeds', 'England', 'GB', undefined, [300, 4.9]],
  // The same name three times: rank decides, then the number of reviews.
  ['copper-kettle-b', 'Copper Kettle', 'restaurants', 'York', 'England', 'GB', undefined, [10, 4.2]],
  ['copper-kettle-a', 'Copper Kettle', 'restaurants', 'Bath', 'England', 'GB', undefined, [10, 4.7]],
  ['copper-kettle-c', 'Copper Kettle', 'restaurants', 'Cardiff', 'Wales', 'GB', undefined, [90, 4.2]],
];

export const CONTRACT_COMPANIES: readonly CompanyDocument[] = LINES.map(
  ([slug, name, kind, city, region, country, website = null, [count, rank] = [20, 4]], i) => ({
    id: uuidOf(SET, i),
    slug,
    name,
    website,
    kind,
    category: kind === 'restaurants' ? 'dining' : 'general',
    city,
    region,
    country,
    count,
    rank,
  }),
);

export function contractCompany(slug: string): CompanyDocument {
  const found = CONTRACT_COMPANIES.find((company) => company.slug === slug);
  if (!found) throw new Error(`No company ${slug} in the contract's documents`);
  return found;
}

const product = (i: number, companySlug: string, slug: string, name: string): ProductDocument => ({
  id: uuidOf(SET + 1, i),
  companyId: contractCompany(companySlug).id,
  companySlug,
  slug,
  name,
  count: 5,
  rank: 4,
});

export const CONTRACT_PRODUCTS: readonly ProductDocument[] = [
  product(1, 'media-rynek', 'czajnik', 'Czajnik elektryczny Żubr 1,7 l'),
  product(2, 'media-rynek', 'ekspres', 'Ekspres ciśnieniowy Świt'),
  product(3, 'gorski', 'czajnik-turystyczny', 'Czajnik turystyczny'),
  product(4, 'fuji', 'dictionary', '日本語大辞典'),
  product(5, 'maisternia', 'truffles', 'Трюфелі з вишнею'),
];
