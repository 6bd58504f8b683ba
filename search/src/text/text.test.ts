import pg from 'pg';
import { type TestDatabase, cloneDatabase } from '../../../tests/support/postgres.ts';
import { editDistance, typosAllowed } from './edits.ts';
import { fold } from './fold.ts';
import { parseQuery } from './query.ts';
import { spellingsOf } from './spellings.ts';
import { toLatin } from './transliterate.ts';
import { foldHost, hostAndParents, hostOf } from './web-address.ts';
import { compactOf, indexWords, pairsOf, runsOf, scriptOf } from './words.ts';

describe('folding', () => {
  it.each([
    ['Żółć GĘŚLĄ jaźń', 'zolc gesla jazn'],
    ['Straße STRASSE', 'strasse strasse'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Işık IŞIK İstanbul', 'isik isik istanbul'],
    ['Đà Lạt, Phở', 'da lat, pho'],
    ['Йод йод', 'иод иод'],
    ['Їжак ёлка Ўладзімір', 'іжак елка уладзімір'],
    ['Ὀδυσσεύς ΟΔΥΣΣΕΥΣ', 'οδυσσευσ οδυσσευσ'],
    ['サクラ ｻｸﾗ さくら', 'さくら さくら さくら'],
    ['ガ', 'が'],
    ['한국', '한국'],
    ['Ａｂｃ １２', 'abc 12'],
    ['ﬁnal Œuvre', 'final oeuvre'],
  ])('folding makes %s %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('folding is idempotent', () => {
    for (const text of ['Żółć', 'İIıi', 'ẞß', 'Йїё', 'ΰ', 'ガ', 'Ǆ', 'ŉ', 'ᾳ'])
      expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('folding beside PostgreSQL’s unaccent', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await cloneDatabase({ empty: true });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE EXTENSION unaccent');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('folding removes at least as many marks from Latin, Greek and Cyrillic letters as unaccent', async () => {
    const blocks = [
      [0xc0, 0x24f],
      [0x370, 0x45f],
      [0x1e00, 0x1fff],
    ] as const;
    const letters = blocks
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
      .filter((letter) => /\p{L}/u.test(letter));
    const { rows } = await client.query<{ letter: string; bare: string }>(
      'SELECT letter, unaccent(letter) AS bare FROM unnest($1::text[]) AS letter',
      [letters],
    );
    const missed = rows.filter(({ letter, bare }) => bare !== letter && fold(letter) !== fold(bare.replace("'", '')));
    expect(missed).toEqual([]);
  });
});

describe('spellings in other languages', () => {
  it.each([
    ['Жуков', ['schukow', 'zukow', 'joukov']],
    ['Шевченко', ['szewczenko', 'schewtschenko']],
    ['Волков', ['wolkow']],
    ['Чайковский', ['chaikovsky']],
    ['Евангелія Хліб', ['khlib', 'chlib', 'ewangelija']],
    ['Μπακάλικο', ['bakaliko']],
    ['Ευαγγελία', ['evangelia', 'euangelia']],
    ['Φοίνικας', ['finikas', 'phoinikas']],
    ['とうきょう', ['toukyou', 'tokyo']],
    ['ラッパー', ['rappa']],
    ['新宿カフェ', ['kafe']],
  ])('%s is also written as %s', (text, spellings) =>
    expect(spellingsOf(text)).toEqual(expect.arrayContaining(spellings)),
  );

  it.each(['Wołkow', 'Café 24', '寿司', ''])('%s has none', (text) => expect(spellingsOf(text)).toEqual([]));
});

describe('transliteration', () => {
  it.each([
    ['ресторан', 'restoran'],
    ['чайка', 'chaika'],
    ['Ђорђе', 'djordje'],
    ['Ταβέρνα', 'taverna'],
    ['Ούζο', 'ouzo'],
    ['寿司', '寿司'],
  ])('transliteration writes %s as %s', (text, latin) => expect(toLatin(fold(text))).toBe(latin));

  it('the transliteration of a prefix is a prefix of the transliteration', () => {
    for (const word of ['щастя', 'βιβλιοπωλείο', 'ευχαριστώ', 'ґанок', 'жюль']) {
      const folded = [...fold(word)];
      const whole = toLatin(folded.join(''));
      folded.forEach((_, i) => {
        // The second letter of a Greek pair is the one that changes.
        const begun = toLatin(folded.slice(0, i + 1).join(''));
        expect(whole.startsWith(begun)).toBe(true);
      });
    }
  });
});

describe('words', () => {
  const words = (text: string): string[] => runsOf(text).map((run) => run.text);

  it.each([
    ['Kowalski Sp. z o.o.', ['kowalski', 'sp', 'z', 'oo']],
    ['Beran s.r.o., Brno', ['beran', 'sro', 'brno']],
    ["L'Orangerie d’Été", ['lorangerie', 'dete']],
    ['R&B 24h', ['r', 'b', '24h']],
    ['東京Tower 2号', ['東京', 'tower', '2', '号']],
    ['!?', []],
  ])('of %s are %j', (text, expected) => expect(words(text)).toEqual(expected));

  it('words of unspaced scripts are pairs of letters', () => {
    expect(pairsOf('銀座本')).toEqual(['銀座', '座本']);
    expect(pairsOf('銀')).toEqual(['銀']);
    expect(indexWords(runsOf('銀座本店 Bar'))).toEqual(['銀座', '座本', '本店', '店', 'bar']);
  });

  it('words make one compact name', () => {
    expect(compactOf(runsOf('H & M'))).toBe(compactOf(runsOf('hm')));
    expect(compactOf(runsOf('Media-Rynek'))).toBe('mediarynek');
  });

  it('words know their script', () => {
    expect(['Калина', 'Ταβέρνα', 'Kalina', '寿司'].map(scriptOf)).toEqual(['Cyrl', 'Grek', '', '']);
  });
});

describe('web addresses', () => {
  it.each([
    ['https://www.Example.COM/a?b#c', 'example.com'],
    // As it stands in the address of its results.
    ['www.example.com/a', 'example.com'],
    ['example.com:8080/x', 'example.com'],
    ['//shop.example.com', 'shop.example.com'],
    ['http://user:secret@example.com/', 'example.com'],
    ['www2.example.com.', 'example.com'],
    ['https://xn--abiapolana-hjc.pl', 'żabiapolana.pl'],
    ['example.c', 'example.c'],
    ['s.r.o.', null],
    ['sp. z o.o.', null],
    ['example', null],
    ['a b.com', null],
    ['jan@example.com', 'example.com'],
    ['http://', null],
    ['', null],
  ])('the host of %s is %s', (text, host) => expect(hostOf(text)).toBe(host));

  it('a host has its parent domains', () => {
    expect(hostAndParents('a.b.example.com')).toEqual(['a.b.example.com', 'b.example.com', 'example.com']);
    expect(foldHost('żabia-polana.pl')).toBe('zabia-polana.pl');
  });
});

describe('typos', () => {
  it.each([
    ['kowal', 'kowal', 0],
    ['kwoal', 'kowal', 1],
    ['kowl', 'kowal', 1],
    ['kowall', 'kowal', 1],
    ['kobal', 'kowal', 1],
    ['kwola', 'kowal', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('%s is %s but for %i', (typed, word, edits) => expect(editDistance(typed, word)).toBe(edits));

  it('typos of a prefix are counted up to its end', () => {
    expect(editDistance('restuar', 'restauracja', { prefix: true })).toBe(1);
    expect(editDistance('rest', 'restauracja', { prefix: true })).toBe(0);
  });

  it('longer words may have more typos', () => {
    expect([3, 4, 7, 8].map(typosAllowed)).toEqual([0, 1, 1, 2]);
  });
});

describe('a query', () => {
  it('a query is parsed into words, whole names and hosts', () => {
    expect(parseQuery('Kraków Lipa', { kind: 'shops', city: undefined })).toMatchObject({
      blank: false,
      compacts: ['krakowlipa'],
      hosts: [],
      filters: [['kind', 'shops']],
    });
    expect(parseQuery('https://www.sklep.gorski.pl/x')).toMatchObject({
      compacts: ['sklepgorskipl', 'sklepgorski'],
      hosts: ['sklep.gorski.pl', 'gorski.pl'],
    });
  });

  it('an overlong query is cut', () => {
    expect(parseQuery('a '.repeat(500)).words).toHaveLength(10);
  });
});
