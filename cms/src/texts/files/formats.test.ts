import fc from 'fast-check';
import { readCsv, writeCsv } from './csv.ts';
import { readJson, writeJson } from './json.ts';
import { type FileText, UnreadableFile } from './rows.ts';
import { readXliff, writeXliff } from './xliff.ts';

const text = (key: string, words: string | null, more: Partial<FileText> = {}): FileText => ({
  namespace: 'mails',
  key,
  source: 'Cześć {{name}}',
  text: words,
  state: 'done',
  note: null,
  revision: 3,
  ...more,
});
const texts = [
  text('a.b', 'Hallo {{name}} & <b>„schön“</b>'),
  text('a.c', ' =SUM("1;2")\nzweite Zeile, ]]> ', { note: 'Steht, „oben“ <i>' }),
  text('plain', null, { state: 'missing' }),
  text('other', 'x', { namespace: 'common', source: null }),
];
const unreadable = (read: () => unknown) => expect(read).toThrow(UnreadableFile);

describe('JSON files of texts', () => {
  test('a single namespace is written as a file of locales/', () => {
    expect(writeJson([text('a.b', 'x'), text('a.c', 'y')], true)).toBe(
      '{\n  "a": {\n    "b": "x",\n    "c": "y"\n  }\n}\n',
    );
  });

  test('several namespaces in one JSON file are read back', () => {
    const back = readJson(writeJson(texts, false), undefined);
    expect(back.map(({ namespace, key, text: words }) => [namespace, key, words])).toEqual(
      texts
        .filter(({ text: words }) => words !== null)
        .map(({ namespace, key, text: words }) => [namespace, key, words]),
    );
  });

  test.each(['', '[]', '{"a":1}', '{"a":null}', '{"a b":"x"}', '{"__proto__":{"x":"y"}}', '{"a":"x"', '"x"'])(
    '%s is refused as a JSON file of texts',
    (content) => unreadable(() => readJson(content, content === '"x"' ? undefined : 'mails')),
  );
});

describe('CSV files of texts', () => {
  test('a CSV file is read back unchanged, formulas and line breaks included', () => {
    const back = readCsv(writeCsv('de', texts), 'de');
    expect(back.map(({ text: words }) => words)).toEqual(texts.map(({ text: words }) => words ?? ''));
    expect(back[0]).toMatchObject({
      namespace: 'mails',
      key: 'a.b',
      source: 'Cześć {{name}}',
      revision: 3,
      place: '2',
    });
    expect(back[3]).not.toHaveProperty('source');
  });

  test('no cell of a CSV file is executed as a formula', () => {
    const evil = ['=1+1', '+1', '-1', '@x', '\t=1', "'=1", "'x"].map((words, at) => text(`k${at}`, words));
    expect(writeCsv('de', evil)).not.toMatch(/(^|,|")[=+\-@\t]/m);
    expect(readCsv(writeCsv('de', evil), 'de').map(({ text: words }) => words)).toEqual(
      evil.map(({ text: words }) => words),
    );
  });

  test('a CSV file may use semicolons and leave out optional columns', () => {
    expect(readCsv('Key;Namespace;Text\na.b;mails;"Hallo; du"\n', 'de')).toEqual([
      { place: '2', namespace: 'mails', key: 'a.b', text: 'Hallo; du' },
    ]);
  });

  test.each([
    ['key,text\na,b\n', 'lacks the columns namespace'],
    ['namespace,key,text\nmails,a,"b\n', 'Quote'],
    ['namespace,key,text,locale\nmails,a,b,cs\n', 'the language is "cs"'],
  ])('%j: %s', (content, why) => {
    unreadable(() => readCsv(content, 'de'));
    expect(() => readCsv(content, 'de')).toThrow(why);
  });
});

describe('XLIFF files of texts', () => {
  test('an XLIFF file is read back with base, revision and namespaces', () => {
    const back = readXliff(writeXliff('no', 'pl', texts), 'no');
    expect(back.map(({ key, text: words }) => [key, words])).toEqual(
      texts.map(({ key, text: words }) => [key, words ?? '']),
    );
    expect(back[0]).toMatchObject({ namespace: 'mails', source: 'Cześć {{name}}', revision: 3 });
  });

  test('an XLIFF file protects placeholders and uses standard language codes and states', () => {
    const xml = writeXliff('no', 'pl', texts);
    expect(xml).toContain('<ph id="2">{{name}}</ph>');
    expect(xml).toContain('target-language="nb"');
    expect(xml).toContain('<target state="needs-translation"/>');
    expect(xml).toContain('&lt;b&gt;');
  });

  test('groups, inline elements and CDATA of translation tools are read', () => {
    const xml = `<xliff version="1.2"><file original="mails" target-language="de"><header><note>x</note></header><body><group>
      <trans-unit id="a.b"><source>A</source><target>Hallo <g id="1">du</g> <![CDATA[<b>]]>&amp;<ph id="2">{{name}}</ph></target></trans-unit>
      </group></body></file></xliff>`;
    expect(readXliff(xml, 'de')).toEqual([
      { place: 'mails: a.b', namespace: 'mails', key: 'a.b', text: 'Hallo du <b>&{{name}}', source: 'A' },
    ]);
  });

  test('any number of numeric and named character references is read', () => {
    const target = '&#160;&#x1F600;&amp;#160;&nbsp;'.repeat(2000);
    const xml = `<xliff version="1.2"><file original="mails"><body><trans-unit id="a"><source>A</source><target>${target}</target></trans-unit></body></file></xliff>`;
    expect(readXliff(xml, 'de')[0]?.text).toBe('\u00a0😀&#160;\u00a0'.repeat(2000));
  });

  test.each([
    ['', 'Start tag'],
    ['<xliff version="1.2"><file></xliff>', 'Line 1'],
    ['<a/>', 'no <xliff>'],
    ['<xliff version="2.0"/>', 'Only XLIFF 1.2'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'document type'],
    ['<xliff version="1.2"><file original="m" target-language="cs"><body/></file></xliff>', 'target language is "cs"'],
  ])('%s: %s', (content, why) => expect(() => readXliff(content, 'de')).toThrow(why));
});

test('any text survives export and import in every format', () => {
  const typed = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(',', ';', '"', "'", '=', '\n', '<', '&', ']]>', '{{a}}'),
      ),
    )
    .map((parts) => `x${parts.join('')}`)
    .filter((words) => !/[^\P{C}\n]/u.test(words));
  fc.assert(
    fc.property(typed, (words) => {
      const one = [text('k', words)];
      expect(readJson(writeJson(one, true), 'mails')[0]?.text).toBe(words);
      expect(readCsv(writeCsv('de', one), 'de')[0]?.text).toBe(words);
      expect(readXliff(writeXliff('de', 'pl', one), 'de')[0]?.text).toBe(words);
    }),
    { numRuns: 300 },
  );
});
