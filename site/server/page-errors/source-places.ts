import { readFile, readdir } from 'node:fs/promises';
import { SourceMap, type SourceMapping, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { MAPS_FOLDER, isImmutable } from '../releases/release-files.ts';

/** A place in the sources. Lines and columns from 1. */
export interface SourcePlace {
  /** `site/src/lib/browser/theme.ts`. */
  file: string;
  line: number;
  column: number;
  /** The line, with up to three lines around it. */
  before: string[];
  text: string;
  after: string[];
}

interface ReadMap {
  map: SourceMap;
  /** Lines of the sources, by the map's names of them. */
  lines: ReadonlyMap<string, readonly string[]>;
}

const MAPS_KEPT = 4;
const AROUND = 3;
/** Longer lines are no sources. */
const MAX_LINE = 300;

/** Finds the places in the sources that places in built scripts come from, with the source maps kept by releases. */
export class SourcePlaces {
  readonly #releases: string;
  readonly #maps = new LRUCache<string, ReadMap>({ max: MAPS_KEPT });

  constructor(releases: string) {
    this.#releases = releases;
  }

  /** Null where there is no map: releases that were built without a DSN have none. */
  async find(path: string, line: number, column: number): Promise<SourcePlace | null> {
    // Names with a hash are the same script in every release.
    if (!isImmutable(path) || path.includes('..')) return null;
    const known = this.#maps.get(path) ?? (await this.#read(path));
    if (!known) return null;
    this.#maps.set(path, known);
    const entry = known.map.findEntry(line - 1, column - 1) as Partial<SourceMapping>;
    const { originalSource, originalLine, originalColumn } = entry;
    if (originalSource === undefined || originalLine === undefined || originalColumn === undefined) return null;
    const lines = (known.lines.get(originalSource) ?? []).map((text) => text.slice(0, MAX_LINE));
    return {
      file: sourceName(originalSource),
      line: originalLine + 1,
      column: originalColumn + 1,
      before: lines.slice(Math.max(0, originalLine - AROUND), originalLine),
      text: lines[originalLine] ?? '',
      after: lines.slice(originalLine + 1, originalLine + 1 + AROUND),
    };
  }

  async #read(path: string): Promise<ReadMap | null> {
    const entries = await readdir(this.#releases, { withFileTypes: true }).catch(() => []);
    const newestFirst = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const release of newestFirst.toSorted().reverse()) {
      const text = await readFile(join(this.#releases, release, MAPS_FOLDER, `${path}.map`), 'utf8').catch(() => null);
      if (text === null) continue;
      const payload = JSON.parse(text) as SourceMapPayload;
      const contents = payload.sources.map((name, at): [string, string[]] => [
        name,
        payload.sourcesContent[at]?.split('\n') ?? [],
      ]);
      return { map: new SourceMap(payload), lines: new Map(contents) };
    }
    return null;
  }
}

/** `webpack://@app/site/./src/lib/x.ts?1a2b` → `site/src/lib/x.ts`, `…/../node_modules/y.js` → `node_modules/y.js`. */
const sourceName = (source: string): string =>
  source
    .replace(/^webpack:\/\/(?:@[^/]+\/)?([^/]*)\//, '$1/')
    .replace(/\?.*$/, '')
    .replace(/^[^/]*\/(?:\.\/)?(?:\.\.\/)+/, '')
    .replace('/./', '/');
