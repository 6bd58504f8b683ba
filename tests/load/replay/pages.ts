import { existsSync } from 'node:fs';
import path from 'node:path';
import { PARTS } from '../../../scripts/lib/start/parts.ts';
import { startProcess } from '../../../scripts/lib/processes/processes.ts';
import { freePort } from '../../support/free-port.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { inParallel } from './in-parallel.ts';
import type { ListedPage } from './outcome.ts';

/** What the pages show. */
export interface ShownPages {
  /** The number of reviews that the first page states. */
  count: number;
  average: number;
  /** Ids of reviews whose text is not on the page as written. */
  harmed: string[];
  pages: number;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

interface Rating {
  aggregateRating?: { reviewCount: number; ratingValue: number };
}

/** A page's structured data about the company. */
function ratingOf(html: string): { count: number; average: number } {
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
    for (const item of [JSON.parse(json) as Rating | Rating[]].flat()) {
      const rating = item.aggregateRating;
      if (rating) return { count: Number(rating.reviewCount), average: Number(rating.ratingValue) };
    }
  }
  throw new Error('the page states no rating');
}

/** Visible texts: whole elements' contents, without scripts. */
const visibleTexts = (html: string): Set<string> =>
  new Set(
    [...html.replace(/<(script|style)\b.*?<\/\1>/gs, '').matchAll(/>([^<]+)</g)].map(([, text = '']) =>
      unescaped(text),
    ),
  );

/**
 * Reads every page of the list through a front door on `releases`, the folder of built sites.
 * @throws Error when there is no built site.
 */
export async function readPages(
  platform: TestPlatform,
  { slug, listed, releases }: { slug: string; listed: ListedPage[]; releases: string },
): Promise<ShownPages> {
  if (!existsSync(path.join(releases, 'current'))) throw new Error(`there is no built site in ${releases}`);
  const port = await freePort();
  const door = startProcess({
    ...PARTS.frontDoor,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATABASE_URL: platform.databaseUrl,
      ENGINE_URL: platform.api.address,
      RELEASES_DIR: releases,
      PUBLIC_URL: platform.publicUrl,
      CMS_URL: platform.api.address,
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  try {
    await door.ready();
    const read = async (cursor: string | undefined): Promise<string> => {
      const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
      const answer = await fetch(`http://127.0.0.1:${port}/opinie/${slug}${query}`);
      if (answer.status !== 200) throw new Error(`the page ${query} was answered with ${answer.status}`);
      return answer.text();
    };
    const { count, average } = ratingOf(await read(undefined));
    const harmed: string[] = [];
    await inParallel(listed, 2, async ({ cursor, items }) => {
      const texts = visibleTexts(await read(cursor));
      for (const { id, body } of items) if (!texts.has(body)) harmed.push(id);
    });
    return { count, average, harmed, pages: listed.length };
  } finally {
    await door.stop();
  }
}
