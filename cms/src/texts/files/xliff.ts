import { htmlLang } from '@app/locales/manifest.ts';
import { pieces } from '@app/locales/rules.ts';
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Locale } from '../../locales.ts';
import { type FileRow, type FileText, UnreadableFile } from './rows.ts';

/** An element as the XML library represents it: its name with the children, attributes under `:@`. */
interface Node {
  [name: string]: Node[] | string | Record<string, string> | undefined;
  ':@'?: Record<string, string>;
}

const TEXT = '#text';
const options = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
} as const;

const element = (name: string, attributes: Record<string, string>, children: Node[]): Node => ({
  [name]: children,
  ...(Object.keys(attributes).length > 0 && { ':@': attributes }),
});
const words = (text: string): Node => ({ [TEXT]: text }) as Node;

/** Writes XLIFF 1.2 with a file per namespace. Placeholders and tags become `<ph>`, which translation tools protect. */
export function writeXliff(locale: Locale, source: Locale, texts: readonly FileText[]): string {
  const namespaces = Map.groupBy(texts, ({ namespace }) => namespace);
  const files = [...namespaces].map(([namespace, own]) =>
    element(
      'file',
      {
        original: namespace,
        datatype: 'plaintext',
        'source-language': htmlLang(source),
        'target-language': htmlLang(locale),
      },
      [element('body', {}, own.map(unit))],
    ),
  );
  const root = element('xliff', { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' }, files);
  const builder = new XMLBuilder({ ...options, suppressEmptyNode: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([root])}\n`;
}

const TARGET_STATES: Record<string, string> = {
  missing: 'needs-translation',
  draft: 'needs-review-translation',
  outdated: 'needs-review-translation',
  done: 'final',
};

function unit({ key, source, text, state, note, revision }: FileText): Node {
  const target = element('target', { state: TARGET_STATES[state] ?? 'final' }, text === null ? [] : inline(text));
  return element('trans-unit', { id: key, resname: key, extradata: String(revision), 'xml:space': 'preserve' }, [
    element('source', {}, inline(source ?? '')),
    target,
    ...(note === null ? [] : [element('note', {}, [words(note)])]),
  ]);
}

const inline = (text: string): Node[] =>
  pieces(text).map((piece, at) =>
    piece.kind === 'words' ? words(piece.text) : element('ph', { id: String(at + 1) }, [words(piece.text)]),
  );

/** Reads XLIFF as translation tools write it. @throws UnreadableFile */
export function readXliff(content: string, locale: Locale): FileRow[] {
  // Entities of a document type could expand without limit, and no tool writes them.
  if (/<!DOCTYPE/i.test(content)) throw new UnreadableFile('A document type is not allowed');
  const valid = XMLValidator.validate(content);
  if (valid !== true) throw new UnreadableFile(`Line ${valid.err.line}: ${valid.err.msg}`);
  const root = childrenOf(new XMLParser(options).parse(content) as Node[], 'xliff')[0];
  if (!root) throw new UnreadableFile('There is no <xliff> element');
  if (!attribute(root, 'version').startsWith('1.')) throw new UnreadableFile('Only XLIFF 1.2 can be read');
  return childrenOf(inside(root), 'file').flatMap((file) => {
    const target = attribute(file, 'target-language');
    if (target !== '' && ![htmlLang(locale), locale].includes(target))
      throw new UnreadableFile(`The target language is "${target}" and not "${htmlLang(locale)}"`);
    return units(inside(file)).map((found) => toRow(attribute(file, 'original'), found));
  });
}

function toRow(namespace: string, found: Node): FileRow {
  const key = attribute(found, 'resname') || attribute(found, 'id');
  const part = (name: string): string => childrenOf(inside(found), name).map(textOf).join('');
  const revision = attribute(found, 'extradata');
  return {
    place: `${namespace}: ${key}`,
    namespace,
    key,
    text: part('target'),
    ...(part('source') !== '' && { source: part('source') }),
    ...(/^\d+$/.test(revision) && { revision: Number(revision) }),
  };
}

const nameOf = (node: Node): string => Object.keys(node).find((name) => name !== ':@') ?? '';
const inside = (node: Node): Node[] => {
  const children = node[nameOf(node)];
  return Array.isArray(children) ? children : [];
};
const childrenOf = (nodes: readonly Node[], name: string): Node[] => nodes.filter((node) => nameOf(node) === name);
const attribute = (node: Node, name: string): string => node[':@']?.[name] ?? '';

/** Units may be nested in groups. */
const units = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) =>
    nameOf(node) === 'trans-unit' ? [node] : ['body', 'group'].includes(nameOf(node)) ? units(inside(node)) : [],
  );

/** The text of an element and its descendants. */
function textOf(node: Node): string {
  const own = node[TEXT];
  return typeof own === 'string' ? own : inside(node).map(textOf).join('');
}
