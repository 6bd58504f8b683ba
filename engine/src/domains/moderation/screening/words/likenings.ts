import type { Locale } from '@app/contracts/common';
import { calledPeople } from './insults.ts';

/** Who is called a beast, filth or an illness: “the cook is a filthy pig”. Animals without a person are a farm. */
interface LikeningWords {
  people: string;
  is: string;
  beasts: string;
}

const LIKENINGS: Partial<Record<Locale, LikeningWords>> = {
  en: {
    people:
      'owner|owners|manager|boss|chef|cook|waiter|waitress|waiters|staff|driver|courier|receptionist|doctor|dentist|mechanic|seller|cashier|barber|plumber|landlord|landlady|hostess|host|he|she|you|guy|woman|clerk|director',
    is: 'is|are|was|were',
    beasts:
      'pig|pigs|swine|rat|rats|snake|weasel|cockroach|cockroaches|donkey|hog|sow|turd|piece of dirt|scumbag|vermin|leech|leeches|mongoloid|spastic',
  },
  de: {
    people:
      'chef|chefin|inhaber|besitzer|koch|köchin|kellner|kellnerin|fahrer|bote|personal|rezeptionist|arzt|mechaniker|verkäufer|verkäuferin|kassiererin|friseur|vermieter|wirt|wirtin|er|sie|ihr|typ|alte|du',
    is: 'ist|sind|war|waren|seid|bist',
    beasts:
      'schwein|schweine|sau|säue|ratte|ratten|kuh|ziege|esel|kamel|affe|affen|ochse|schlange|köter|kakerlake|mongo|krüppel|dreck|stück dreck',
  },
  pl: {
    people:
      'właściciel*|szef*|kucharz*|kelner*|kierowca|kurier*|obsługa|recepcjonist*|lekarz*|dentyst*|mechanik*|sprzedawc*|sprzedawczyni|kasjerka|fryzjer*|kierowni*|on|ona|oni|facet|baba|wy|jesteście',
    is: 'to|jest|są|był|była|jak',
    beasts:
      'świnia|świnie|szczur*|krowa|osioł|osły|małpa|małpy|baran|barany|knur|locha|gnój|gnida|gnidy|wesz|mongoł|kaleka|ścierwo|bydlę|bydlak|bydło|żmija|gówniarz*|gówno',
  },
  cs: {
    people:
      'majitel*|šéf*|kuchař*|číšník*|servírka|řidič*|kurýr*|personál|obsluha|recepční|doktor*|zubař*|mechanik*|prodavač*|pokladní|kadeřn*|vedoucí|on|ona|oni|chlap|ženská|jste',
    is: 'je|jsou|byl|byla|jste|jak',
    beasts:
      'mongol|mongoloid|prase|prasata|svině|krysa|krysy|kráva|krávy|osel|opice|vůl|beran|hovado|hovada|dobytek|štěnice|veš|zmije|koza|mrzák|hajzl|hnůj',
  },
  sk: {
    people:
      'majiteľ*|šéf*|kuchár*|čašní*|vodič*|kuriér*|personál|obsluha|recepčn*|doktor*|zubár*|mechanik*|predavač*|pokladníčka|kadern*|vedúc*|on|ona|oni|chlap|ženská|ste',
    is: 'je|sú|bol|bola|ste|ako',
    beasts:
      'mongol|mongoloid|prasa|prasce|sviňa|svine|potkan|potkany|krava|kravy|somár|opica|opice|vôl|baran|hovädo|hovädá|dobytok|voš|zmija|koza|mrzák|hajzel|hnoj',
  },
  hu: {
    people:
      'tulajdonos|tulaj|főnök|szakács|pincér*|sofőr|futár|személyzet|recepciós|orvos|fogorvos|szerelő|eladó|pénztáros|fodrász|vezető|ő|ők|ti|ezek|fickó|nő',
    is: 'egy|mind|mint|olyan|valóságos',
    beasts:
      'disznó|disznók|patkány|patkányok|tehén|szamár|majom|majmok|ökör|birka|birkák|kígyó|féreg|férgek|csótány|tetű|mongol idióta|mongoloid|nyomorék|görény|dög',
  },
  ro: {
    people:
      'patron*|șef*|bucătar*|chelner*|ospătar*|șofer*|curier*|personal*|recepționer*|doctor*|medic*|mecanic*|vânzăto*|casier*|frizer*|manager*|el|ea|ei|tipul|sunteți',
    is: 'e|este|sunt|era|erau|sunteți|ca',
    beasts:
      'un porc|porcul|niște porci|scroafă|șobolan|șobolani|vacă|vaci|măgar|măgari|maimuță|bou|boi|oaie|șarpe|gândac|gândaci|mongoloid|handicapat|javră|javre|jeg',
  },
  bg: {
    people:
      'собственик*|шеф*|готвач*|сервитьор*|шофьор*|куриер*|персонал*|рецепционист*|лекар*|зъболекар*|механи*|продавач*|касиер*|фризьор*|управител*|той|тя|те|тоя|онази|сте',
    is: 'е|са|беше|бяха|сте|като',
    beasts:
      'свиня|свине|прасе|прасета|плъх|плъхове|крава|крави|магаре|магарета|маймуна|маймуни|вол|овца|змия|хлебарка|въшка|добитък|монголоид|инвалид|сакат|лайно|лайна|гнида|говедо|говеда',
  },
  da: {
    people:
      'chefen|ejeren|kokken|tjeneren|chaufføren|buddet|personalet|receptionisten|lægen|tandlægen|mekanikeren|sælgeren|ekspedienten|kassedamen|frisøren|bestyreren|han|hun|du',
    is: 'er|var|som|en flok|nogle',
    beasts:
      'svin|gris|grise|rotte|rotter|=ko|køer|æsel|abe|aber|=so|slange|lus|kakerlak|mongol|=nar|krøbling|spasser|kvæg|møgdyr',
  },
  no: {
    people:
      'sjefen|eieren|kokken|kelneren|servitøren|sjåføren|budet|personalet|betjeningen|resepsjonisten|legen|tannlegen|mekanikeren|selgeren|frisøren|han|hun|du',
    is: 'er|var|som|en gjeng|noen',
    beasts:
      'svin|gris|griser|rotte|rotter|ku|kuer|esel|ape|aper|purke|slange|lus|kakerlakk|mongo|krøpling|drittsekk|spasser|fe|tulling',
  },
  sv: {
    people:
      'chefen|ägaren|kocken|servitören|servitrisen|kyparen|chauffören|föraren|budet|personalen|receptionisten|läkaren|tandläkaren|mekanikern|säljaren|expediten|kassörskan|frisören|han|hon|du|killen',
    is: 'är|var|som|ett gäng',
    beasts:
      'svin|gris|grisar|råtta|råttor|ko|kossa|åsna|apa|apor|sugga|=as|orm|lus|kackerlacka|mongo|krympling|skitstövel|kräk',
  },
  es: {
    people:
      'dueño|dueña|jefe|jefa|cocinero|cocinera|camarero|camarera|mesero|conductor|repartidor|personal|recepcionista|médico|doctor|dentista|mecánico|vendedor|vendedora|cajera|cajero|peluquero|encargado|él|ella|ellos|tío|tía|sois',
    is: 'es|son|era|eran|sois|como',
    beasts:
      'un cerdo|una cerda|unos cerdos|rata|ratas|vaca|burro|burra|burros|mono|monos|víbora|foca|cucaracha|cucarachas|puerco|puerca|chancho|buitre|buitres|mongolo|mongólico|tullido|lacra|sanguijuela|sanguijuelas|perra|zorra',
  },
  fr: {
    people:
      'patron|patronne|gérant|gérante|cuisinier|cuisinière|serveur|serveuse|chauffeur|livreur|personnel|réceptionniste|médecin|docteur|dentiste|mécanicien|garagiste|vendeur|vendeuse|caissière|coiffeur|directeur|il|elle|ils|vous|type',
    is: 'est|sont|était|étaient|êtes|c est|comme',
    beasts:
      'un porc|gros porc|sale porc|des porcs|un cochon|des cochons|truie|rat|rats|vache|âne|ânes|singe|singes|vipère|cafard|cafards|blaireau|blaireaux|sangsue|sangsues|mongol|mongolien|gogol|ordure|ordures|chien galeux|chiens|merde|merdes|thon',
  },
  hr: {
    people:
      'vlasnik|vlasnica|gazda|gazdarica|kuhar|kuharica|kuvar|konobar|konobarica|vozač|dostavljač|osoblje|recepcionar|doktor|doktorica|zubar|mehaničar|majstor|prodavač|prodavačica|blagajnica|frizer|frizerka|šef|šefica|on|ona|oni|tip|ste',
    is: 'je|su|bio|bila|ste|kao|ko',
    beasts:
      'svinja|svinje|prasac|prasci|štakor|štakori|pacov|krava|krave|magarac|majmun|majmuni|vol|konj|ovca|kobila|zmija|guja|žohar|uš|stoka|mongoloid|bogalj|govno|govna|gnjida|krmača|krmak|kučka',
  },
  nl: {
    people:
      'eigenaar|eigenares|baas|bazin|kok|ober|serveerster|chauffeur|bezorger|personeel|receptionist|receptioniste|dokter|arts|tandarts|monteur|verkoper|verkoopster|caissière|kapper|kapster|manager|hij|zij|jullie|die vent|dat wijf',
    is: 'is|zijn|was|waren|als|een stel',
    beasts:
      'varken|varkens|zwijn|zwijnen|rat|ratten|koe|koeien|ezel|ezels|aap|apen|zeug|slang|adder|kakkerlak|luis|geit|mongool|mongolen|kreupele|stuk vuil|strontzak|gladiool',
  },
  pt: {
    people:
      'dono|dona|patrão|patroa|chefe|cozinheiro|cozinheira|empregado|empregada|garçom|garçonete|motorista|estafeta|entregador|pessoal|rececionista|recepcionista|médico|dentista|mecânico|vendedor|vendedora|cabeleireiro|gerente|ele|ela|eles|gajo|gaja|cara',
    is: 'é|são|era|eram|como|parece|parecem',
    beasts:
      'um porco|uma porca|uns porcos|ratazana|ratazanas|vaca|burro|burra|burros|macaco|macaca|macacos|cobra|víbora|jumento|jumenta|barata|baratas|suíno|mongoloide|mongo|aleijado|cadela|cabra|bosta|anta|sanguessuga',
  },
  it: {
    people:
      'titolare|proprietario|proprietaria|capo|cuoco|cuoca|cameriere|cameriera|autista|corriere|fattorino|personale|receptionist|medico|dottore|dentista|meccanico|venditore|commesso|commessa|cassiera|parrucchiere|direttore|lui|lei|loro|siete|tizio',
    is: 'è|sono|era|erano|siete|come',
    beasts:
      'un maiale|dei maiali|un porco|dei porci|scrofa|ratto|ratti|topo di fogna|vacca|asino|asini|scimmia|scimmie|vipera|serpe|scarafaggio|scarafaggi|verme|vermi|capra|capre|mongoloide|storpio|merda|sanguisuga|cagna',
  },
  ru: {
    people:
      'хозяин|хозяйка|владелец|повар|официант|официантка|водитель|курьер|персонал|администратор|врач|стоматолог|механик|мастер|продавец|продавщица|кассир*|парикмахер*|директор|начальник|менеджер|он|она|они|вы|эта|этот',
    is: 'это|просто|как|полный|полная|настоящ*|редкостн*',
    beasts:
      'свинья|свиньи|крыса|крысы|корова|коровы|осёл|осел|ослы|обезьяна|обезьяны|баран|бараны|козёл|козел|козлы|змея|гадюка|таракан|вошь|гнида|гниды|скот|скотина|скоты|даун|дауны|монголоид|урод|уроды|говно',
  },
  uk: {
    people:
      'хазяїн|господар|власник|власниця|кухар|офіціант|офіціантка|водій|кур єр|персонал|адміністратор*|лікар|стоматолог|механік|майстер|продавець|продавчиня|касир*|перукар*|директор|менеджер|він|вона|вони|ви|ця|цей',
    is: 'це|просто|як|справжн*|повний',
    beasts:
      'свиня|свині|щур|щури|корова|корови|осел|віслюк|мавпа|мавпи|баран|барани|козел|козли|змія|гадюка|тарган|воша|гнида|гниди|худоба|скотина|даун|дауни|потвора|лайно',
  },
  tr: {
    people:
      'sahibi|patron|müdür|aşçı|garson|şoför|kurye|personel|çalışanlar|resepsiyonist|doktor|dişçi|usta|tamirci|satıcı|kasiyer|kuaför|berber|adam|kadın|hepsi|bunlar|siz',
    is: 'tam|bir|tam bir|gibi|resmen|pis',
    beasts:
      'domuz|domuzlar|sıçan|inek|öküz|öküzler|eşek|eşekler|maymun|ayı|ayılar|yılan|hamamböceği|it|itler|köpek sürüsü|koyun sürüsü|sülük|mongol|sakat|davar',
  },
};

/** Pronouns that stand for things as well: “elle est folle, cette ambiance”. */
const PRONOUNS = new Set(
  'er sie ihr on ona oni ő ők ti ezek el ea ei той тя те él ella ellos il elle ils hij zij ele ela eles lui lei loro он она они він вона вони эта этот ця цей hepsi bunlar typ tip cara'.split(
    ' ',
  ),
);

/** Words of their own that the lists lack, in the notation of `matching/entry.ts`. */
const MORE: Partial<Record<Locale, string[]>> = {
  sk: ['jebte sa', '(choďte|chod) (sa)? jebať', 'jebnit*', 'vyjeb*'],
  cs: ['jebte se', 'vyjeb*', 'zmrdstvo'],
  sv: ['(vilka|vilket|ditt|era|jävla) =as', '(vilka|vilket|ditt|era) (svin|kräk|avskum|pack)'],
  da: ['klam* =nar', '(sikke|sikken|dit|jeres) (svin|kræ|afskum|pak)'],
  pt: [
    'só (preto|pretos|preta|pretas|negro|negros) .. (trabalh*|atend*|empregad*|na cozinha|no balcão|no caixa)',
    '(bando|cambada) de (macaco*|animais|porcos|ratos|burros|cabras)',
  ],
  es: ['(panda|banda|hatajo|atajo|manada) de (monos|animales|cerdos|ratas|burros|buitres)'],
  fr: ['(bande|tas) (de|d) (singes|animaux|porcs|rats|ânes|cafards|chiens)'],
  it: ['(branco|banda|massa) di (scimmie|animali|maiali|ratti|asini|capre|porci)'],
  vi: [
    '(thằng|con|mụ|lũ|bọn|đám|tên|gã) .. (như|giống|đúng là) (con)? (khỉ|chó|lợn|heo|bò|trâu|chuột|rắn|đĩ|điên|quỷ|ma|cú|gấu)',
    '(bẩn|ngu|hôi|tham|dốt) như (lợn|heo|chó|bò|chuột)',
    '(lũ|bọn|đồ) (lừa đảo|chuột|đỉa|súc vật|khỉ)',
  ],
  ja: [
    '本当にバカ',
    'ほんとにバカ',
    '本当に馬鹿',
    'バカで',
    '馬鹿で',
    'バカすぎ',
    '馬鹿すぎ',
    'クズです',
    'クズで',
    'クズだ',
    'クズばっか',
    'ネズミ野郎',
    '猿以下',
    'サル以下',
    '猿ばかり',
    '人間性がクズ',
    'アホです',
    '頭おかしい店員',
    '頭のおかしい店員',
  ],
};

/** Japanese parts no words by spaces: what is said of groups and the threats to them stand as they are written. */
const JAPANESE_GROUPS =
  '黒人|中国人|朝鮮人|韓国人|外国人|外人|在日|ユダヤ人|ジプシー|イスラム教徒|ムスリム|移民|難民|クルド人|ベトナム人|フィリピン人|インド人|部落民|障害者|ゲイ|ホモ|レズ|オカマ';
const JAPANESE_SAID =
  'は臭い|は臭く|は汚い|は泥棒|は盗|はみんな泥棒|はすぐ盗|は嘘つき|は犯罪者|は動物|は猿|は害虫|はゴミ|は出て行け|は出ていけ|は帰れ|は国に帰れ|を雇うな|は雇うな|を追い出|はお断り|らしい汚|の店員は臭|の店員は汚|の店員は泥棒|の客は臭|の客は汚|だから信用でき|は信用でき|ばかりで臭|ばかりで汚|ばっかりで臭|は金のこと|は金しか|は消えろ|は来るな|は入れるな|どもが|ども|だから盗|じゃ仕方ない|に何を期待';

/** The lines that these words make for a language's list of insults. */
export function likeningLines(language: Locale): string[] {
  const model = language === 'bs' || language === 'sr' ? 'hr' : language;
  const words = LIKENINGS[model];
  const more = MORE[model] ?? [];
  if (!words) return more;
  const { people, is, beasts } = words;
  const named = people
    .split('|')
    .filter((word) => !PRONOUNS.has(word))
    .join('|');
  return [
    ...more,
    `(${people}) (*)? (${is}) (*)? (*)? (${beasts})`,
    `(${named}) (*)? (${is}) (*)? (*)? (${calledPeople(model) || beasts})`,
    ...(model === 'en'
      ? [
          `(${named}) .. (looked|looks|acts|acted|behaves|behaved|smelled|smells) like (a|an)? (*)? (${beasts}|${calledPeople(model)})`,
        ]
      : []),
  ];
}

/** Japanese lines of hate: each group with all that is said of groups. */
export const japaneseHate = (): string[] =>
  JAPANESE_GROUPS.split('|').flatMap((group) => JAPANESE_SAID.split('|').map((said) => `${group}${said}`));

/** Japanese lines of threat: a fire for those inside, and what happens at the next meeting. */
export const JAPANESE_MENACES: readonly string[] = [
  'ごと燃や',
  'ごと焼',
  'ごと爆破',
  '燃やしてや',
  '燃やしてやりたい',
  '焼き払ってや',
  '火をつけてや',
  '火をつけるぞ',
  '火を付けてや',
  '放火してや',
  '放火するぞ',
  '爆破してや',
  '今度会ったら殺',
  '次会ったら殺',
  '見かけたら殺',
  '見つけたら殺',
  '会ったら殴',
  '会ったらぶん殴',
  '見つけたら殴',
  '見つけたらぶん殴',
  '見かけたら殴',
  '会ったら刺',
  '会ったらボコ',
  '次会ったらただじゃ',
];

/** Words for people, as the likenings have them. */
export const peopleWords = (language: Locale): string =>
  LIKENINGS[language === 'bs' || language === 'sr' ? 'hr' : language]?.people ?? '';
