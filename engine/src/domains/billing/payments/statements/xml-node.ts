import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { StatementElementUnreadable, StatementLineUnreadable } from './statement.ts';

const DEEPEST = 40;

type Raw = string | { [name: string]: Raw | Raw[] };

/** An element of a document, which knows its path for error messages. */
export class XmlNode {
  readonly path: string;
  readonly #raw: Raw;

  constructor(path: string, raw: Raw) {
    this.path = path;
    this.#raw = raw;
  }

  /** Children of a name, in order. */
  all(name: string): XmlNode[] {
    if (typeof this.#raw === 'string' || !Object.hasOwn(this.#raw, name)) return [];
    const found = this.#raw[name] ?? [];
    if (!Array.isArray(found)) return [new XmlNode(`${this.path}/${name}`, found)];
    return found.map((raw, index) => new XmlNode(`${this.path}/${name}[${index + 1}]`, raw));
  }

  /** The first element at a path such as `Acct/Id/IBAN`. */
  find(path: string): XmlNode | undefined {
    return path.split('/').reduce<XmlNode | undefined>((node, name) => node?.all(name)[0], this);
  }

  /** @throws StatementElementUnreadable */
  get(path: string, expected: string): XmlNode {
    const found = this.find(path);
    if (!found) throw new StatementElementUnreadable(`${this.path}/${path}`, '', expected);
    return found;
  }

  attribute(name: string): string {
    const found = typeof this.#raw === 'string' ? undefined : this.#raw[`@_${name}`];
    return typeof found === 'string' ? found.trim() : '';
  }

  /** With the spaces at its ends. */
  get rawText(): string {
    const text = typeof this.#raw === 'string' ? this.#raw : this.#raw['#text'];
    return typeof text === 'string' ? text : '';
  }

  get text(): string {
    return this.rawText.replaceAll(/\s+/g, ' ').trim();
  }

  /** @throws StatementElementUnreadable unless the text has the pattern */
  matching(pattern: RegExp, expected: string): string {
    if (!pattern.test(this.text)) throw new StatementElementUnreadable(this.path, this.text, expected);
    return this.text;
  }
}

/** Of the document, the line that a position names. */
const lineAt = (text: string, line: number): string => text.split(/\r\n|\n|\r/)[line - 1]?.trim() ?? '';

const PREDEFINED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** The predefined entities and numbers of characters. The library's own decoder refuses the latter, and any after 1,000. */
const entityDecoder = {
  decode: (text: string): string =>
    text.replaceAll(REFERENCE, (reference: string, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return PREDEFINED[name] ?? reference;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
    }),
  setExternalEntities: () => undefined,
  addInputEntities: () => undefined,
  reset: () => undefined,
  setXmlVersion: () => undefined,
};

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignorePiTags: true,
  ignoreDeclaration: true,
  entityDecoder,
  maxNestedTags: DEEPEST,
});

/**
 * Reads an XML document of strangers: without a document type, hence without entities of its own, and not too deep.
 * @throws StatementLineUnreadable, StatementElementUnreadable
 */
export function parseXml(text: string): XmlNode {
  const type = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (type) throw new StatementLineUnreadable(text.slice(0, type.index).split('\n').length, type[0], '<Document>');
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line } = valid.err;
    throw new StatementLineUnreadable(line, lineAt(text, line), 'XML');
  }
  try {
    return new XmlNode('', parser.parse(text) as Raw);
  } catch (error) {
    throw new StatementElementUnreadable('Document', error instanceof Error ? error.message : '', 'XML');
  }
}
