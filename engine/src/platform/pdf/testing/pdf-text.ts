import { inflateSync } from 'node:zlib';

/** What a marked part of a page says, by the tag of its structure (`H1`, `TD`, `Artifact` …). */
export interface PdfPart {
  page: number;
  tag: string;
  text: string;
}

interface PdfObject {
  head: string;
  stream: Buffer | null;
}

/** The objects of a PDF by number. */
function objectsOf(file: Buffer): Map<number, PdfObject> {
  const source = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const start = /(\d+) 0 obj\n/g;
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const end = source.indexOf('endobj', start.lastIndex);
    const open = source.indexOf('stream\n', start.lastIndex);
    const head = source.slice(start.lastIndex, open === -1 ? end : Math.min(open, end));
    const length = /\/Length (\d+)\n/.exec(head)?.[1];
    if (length === undefined) {
      objects.set(Number(match[1]), { head, stream: null });
      start.lastIndex = end;
    } else {
      const from = open + 'stream\n'.length;
      const bytes = file.subarray(from, from + Number(length));
      objects.set(Number(match[1]), { head, stream: head.includes('FlateDecode') ? inflateSync(bytes) : bytes });
      start.lastIndex = from + Number(length);
    }
  }
  return objects;
}

const reference = (head: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);

/** Letters by glyph of a font, as its ToUnicode table says. */
function lettersOf(objects: Map<number, PdfObject>, font: number): string[] {
  const table = objects.get(reference(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream?.toString('latin1') ?? '';
  const ranges = table.slice(table.indexOf('beginbfrange'), table.indexOf('endbfrange'));
  return [...ranges.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  );
}

const OPERATORS =
  /\/(\w+) (?:<<[^>]*>> BDC|BMC)|(EMC)|1 0 0 1 \S+ (\S+) Tm|\/(F\d+) \S+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g;

/** Reads the text of the PDFs that we write, by the structure that they are marked with. */
export function pdfText(file: Buffer): PdfPart[] {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  const parts: PdfPart[] = [];
  for (const [index, { head }] of pages.entries()) {
    const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, lettersOf(objects, Number(id))]),
    );
    let letters: string[] = [];
    let baseline = '';
    let part: PdfPart | undefined;
    for (const [, tag, end, y, font, glyphs] of (objects.get(reference(head, 'Contents'))?.stream ?? Buffer.of())
      .toString('latin1')
      .matchAll(OPERATORS)) {
      if (tag) parts.push((part = { page: index + 1, tag, text: '' }));
      else if (end) part = undefined;
      else if (font) letters = fonts.get(font) ?? [];
      else if (y && part) {
        if (part.text !== '' && y !== baseline) part.text += '\n';
        baseline = y;
      } else if (glyphs && part) {
        for (const [, codes = ''] of glyphs.matchAll(/<([0-9a-f]*)>/g)) {
          for (const glyph of codes.match(/.{4}/g) ?? []) part.text += letters[Number.parseInt(glyph, 16)] ?? '';
        }
      }
    }
  }
  return parts;
}
