import { eventually } from '../../support/eventually.ts';
import { startPlatform } from '../../support/platform.ts';
import { killAndRestart } from './workers.ts';

const WORDS = ['tea', 'coffee', 'honey', 'bread', 'cheese', 'soap', 'lamp', 'chair', 'book', 'bag', 'coat'];

/** A unique text, as near-duplicates would be held. */
const textOf = (n: number): string =>
  Array.from({ length: 9 }, (_, at) => WORDS[(n * (at + 3) + at * at) % WORDS.length]).join(' ') + ` ${n * 7919}`;

export interface Importing {
  /** Jobs at a time. */
  concurrency: number;
  reviews: number;
}

/** Imports reviews by a worker that is killed while it reads rows, screens them and counts them. */
export async function killedWhileImporting({ concurrency, reviews }: Importing): Promise<void> {
  const platform = await startPlatform({ concurrency });
  const one = async (text: string) => (await platform.query<{ n: number }>(`select (${text})::int as n`))[0]?.n ?? 0;
  try {
    const merchant = await platform.aMerchant();
    const panel = platform.api.fresh();
    await panel.post('/sessions', { email: merchant.email, password: merchant.password });
    const at = `/panel/companies/${merchant.company.id}/review-imports`;
    const rows = Array.from(
      { length: reviews },
      (_, n) => `r-${n},Customer${n} K,${1 + (n % 5)},${textOf(n)},2026-01-31`,
    );
    const { status, body } = await panel.request('POST', `${at}?source=google`, {
      raw: ['id,author,grade,body,date', ...rows].join('\n'),
      contentType: 'text/csv',
    });
    expect(status).toBe(202);

    const done = () => one(`select count(*) from engine.review_events where type in ('published', 'held')`);
    const moments: [string, () => Promise<boolean>][] = [
      ['rows taken', async () => (await one('select position from engine.review_imports')) >= reviews / 6],
      ['some screened', async () => (await done()) >= reviews / 15],
      ['many screened', async () => (await done()) >= reviews / 2],
      [
        'some folded',
        async () => (await one('select coalesce(sum(count), 0) from engine.subject_totals')) >= reviews * 0.6,
      ],
    ];
    for (const [moment, reached] of moments) {
      await eventually(moment, reached);
      await killAndRestart(platform);
    }
    await eventually(
      'everything is done',
      async () => (await done()) === reviews && (await one('select count(*) from engine.outbox')) === 0,
      120_000,
    );

    const { body: ended } = await panel.get(`${at}/${(body as { id: string }).id}`);
    expect(ended).toMatchObject({ state: 'done', accepted: reviews, rejected: 0, duplicates: 0 });
    const [left] = await platform.query(`
        select (select count(*)::int from engine.reviews) as reviews,
          (select count(*)::int from engine.review_events where type = 'imported') as imported,
          (select count(distinct review_id)::int from engine.review_events where type in ('published', 'held')) as screened,
          (select count(*)::int from engine.dead_letters) as dead`);
    expect(left).toEqual({ reviews, imported: reviews, screened: reviews, dead: 0 });
    const published = await one(`select count(*) from engine.reviews where state = 'published'`);
    expect(published).toBeGreaterThan(reviews / 2);
    expect(
      await one(
        'select sum(count) + (select coalesce(sum(count), 0) from engine.grade_deltas) from engine.subject_totals',
      ),
    ).toBe(published);
    expect(await one(`select sum(count) from engine.grade_cells where grain = 'day' and language = 'any'`)).toBe(
      published,
    );
  } finally {
    await platform.stop();
  }
}
