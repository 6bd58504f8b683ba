import { XMLParser } from 'fast-xml-parser';

/** A parsed element: elements by name, attributes by `@name`, the text beside attributes as `#`. */
export interface Parsed {
  [name: string]: Parsed | Parsed[] | string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
});

export const readXml = (xml: string): Parsed => parser.parse(xml) as Parsed;

/** All elements at a path of names, whatever lies between them once or many times. */
export function all(element: Parsed, path: string): (Parsed | string)[] {
  let found: (Parsed | string)[] = [element];
  for (const name of path.split('/')) {
    found = found
      .flatMap((one) => (typeof one === 'string' ? [] : ([one[name]].flat() as (Parsed | string)[])))
      .filter((one) => one !== undefined);
  }
  return found;
}

const textIn = (one: Parsed | string): string => (typeof one === 'string' ? one : String(one['#']));

/** The text of the first element at a path, undefined without one. */
export function text(element: Parsed, path: string): string | undefined {
  const [first] = all(element, path);
  return first === undefined ? undefined : textIn(first);
}

/** Amounts at a path, in the hundredth part. */
export const amounts = (element: Parsed, path: string): number[] =>
  all(element, path).map((one) => Math.round(Number(textIn(one)) * 100));

export const amount = (element: Parsed, path: string): number => amounts(element, path)[0] ?? Number.NaN;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
