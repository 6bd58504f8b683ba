import { XMLBuilder } from 'fast-xml-parser';

/** Elements by name, attributes by `@name`, the text beside attributes as `#`. What is empty is left out. */
export type XmlElement = { [name: string]: XmlValue };
type XmlValue = string | null | XmlElement | XmlElement[];

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
});

/** Characters that XML 1.0 does not have. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const clean = (text: string): string => text.replace(FORBIDDEN, '').replace(/\s+/g, ' ').trim();

const isAttribute = (name: string): boolean => name.startsWith('@');

/** Undefined for what has no content: Peppol allows no empty element. */
function pruned(value: XmlValue): XmlValue | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') return clean(value) || undefined;
  if (Array.isArray(value)) {
    const rest = value.map(pruned).filter((one): one is XmlElement => one !== undefined);
    return rest.length > 0 ? rest : undefined;
  }
  const rest = Object.entries(value)
    .map(([name, one]) => [name, pruned(one)] as const)
    .filter((entry): entry is readonly [string, XmlValue] => entry[1] !== undefined);
  return rest.some(([name]) => !isAttribute(name)) ? Object.fromEntries(rest) : undefined;
}

/** An XML document; its elements stand in the order of the object. */
export function toXml(root: string, content: XmlElement): string {
  const document: unknown = { [root]: pruned(content) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}
