import { sql } from 'drizzle-orm';
import type { ExportLine } from '@app/contracts/trust/ledger';
import { newId } from '../../kernel/ids.ts';
import { textDigest } from '../../kernel/text-digest.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/testing.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { transitionReview, addReviewEvent } from '../reviews/public.ts';
import { chainEvents, signHead } from './public.ts';
import { LedgerBroken, verifyExport } from './verify.ts';
import { exportLines, headOfDay, heads, reviewEntries, signingKeys } from './service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

const chainAll = async () => {
  while ((await chainEvents(test.app)) > 0);
};
const review = (given: Parameters<typeof aReview>[1] = {}) => test.app.db.tx((tx) => aReview(tx, given));
const exported = async () => {
  const lines: ExportLine[] = [];
  for await (const text of exportLines(test.app))
    for (const line of text.trim().split('\n')) lines.push(JSON.parse(line));
  return lines;
};
const verified = () => verifyExport(exportLinesOneByOne());
async function* exportLinesOneByOne() {
  for (const line of await exported()) yield JSON.stringify(line);
}
const typesOf = async (reviewId: string) => (await reviewEntries(test.app, reviewId)).entries.map(({ type }) => type);

it('every event is chained once, in the order of its review’s events', async () => {
  const { id } = await review({ state: 'screening' });
  await test.app.db.tx((tx) => transitionReview(test.app, tx, id, 'pass', { actor: 'screening' }));
  await chainAll();
  await test.app.db.tx((tx) => transitionReview(test.app, tx, id, 'delete', { actor: 'reviewer' }));
  await chainAll();
  expect(await typesOf(id)).toEqual(['submitted', 'published', 'deleted']);
  expect(await verified()).toMatchObject({ entries: 3 });
});

it('an event that commits late is chained late, and none is lost', async () => {
  const { id, companyId } = await review();
  let commit: () => void = () => undefined;
  let added: () => void = () => undefined;
  const inserted = new Promise<void>((resolve) => (added = resolve));
  const late = test.app.db.tx(async (tx) => {
    await addReviewEvent(tx, { id, companyId }, 'pinned', 'merchant', new Date());
    added();
    await new Promise<void>((resolve) => (commit = resolve));
  });
  await inserted;
  const other = await review();
  await chainAll();
  expect(await typesOf(other.id)).toEqual(['submitted']);
  expect(await typesOf(id)).toEqual(['submitted']);
  commit();
  await late;
  await chainAll();
  expect(await typesOf(id)).toEqual(['submitted', 'pinned']);
  expect(await verified()).toMatchObject({ entries: 3 });
});

it('concurrent sequencers make one chain', async () => {
  const { id: companyId } = await test.app.db.tx((tx) => aCompany(tx));
  for (let count = 0; count < 30; count++) await review({ companyId });
  await Promise.all(Array.from({ length: 6 }, () => chainEvents(test.app, 7)));
  await chainAll();
  expect(await verified()).toMatchObject({ entries: 30 });
});

it('events restored from a backup are not chained again', async () => {
  const { id } = await review();
  await chainAll();
  await test.app.db.queries.execute(
    sql`insert into engine.ledger_waiting (event_id) select id from engine.review_events`,
  );
  await test.app.db.queries.execute(sql`insert into engine.ledger_waiting (event_id) values (${newId()})`);
  await chainAll();
  expect(await typesOf(id)).toEqual(['submitted']);
});

it('entries of the chain cannot be updated or deleted', async () => {
  await review();
  await chainAll();
  await test.shiftClock('1 day');
  await signHead(test.app);
  for (const table of ['ledger_entries', 'ledger_heads', 'ledger_keys'])
    await expect(test.app.db.queries.execute(sql.raw(`delete from engine.${table}`))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
});

describe('the content of an entry', () => {
  const openings = async (reviewId: string) =>
    (await reviewEntries(test.app, reviewId)).entries.map(({ opening }) => opening?.content ?? null);

  it('the content of an entry is disclosed while the review is public', async () => {
    const { id } = await review({ grade: 3, body: 'Delivery took two weeks.' });
    await chainAll();
    const [content] = await openings(id);
    expect(content).toMatchObject({ actor: 'reviewer', grade: 3, revision: 1, facts: { origin: 'verified' } });
    expect(content?.text).toMatch(/^[\w-]{43}$/);
    expect(await verified()).toMatchObject({ opened: 1 });
  });

  it('the content of an entry is the text of its event: for an edit the new one, undisclosed until it is public', async () => {
    const { id } = await review({ grade: 4, body: 'First text of the review.' });
    const edit = { grade: 5, body: 'Second text of the review.' };
    await test.app.db.tx((tx) => transitionReview(test.app, tx, id, 'revise', { actor: 'reviewer', revision: edit }));
    await chainAll();
    expect(await openings(id)).toMatchObject([{ revision: 1, text: textDigest('First text of the review.') }, null]);
    await test.app.db.tx((tx) => transitionReview(test.app, tx, id, 'pass', { actor: 'screening' }));
    await chainAll();
    const text = textDigest(edit.body);
    expect(await openings(id)).toMatchObject([null, { revision: 2, text }, { revision: 2, text, grade: 5 }]);
    expect(await verified()).toMatchObject({ entries: 3, opened: 2 });
  });

  it.each(['screening', 'held', 'in_mediation', 'withdrawn', 'rejected'] as const)(
    'the content of an entry stays closed while the review is %s',
    async (state) => {
      const { id } = await review({ state });
      await chainAll();
      expect(await openings(id)).toEqual([null]);
    },
  );

  it('the content of an entry can never be disclosed after erasure, and the chain stays valid', async () => {
    const { id } = await review();
    await review();
    await chainAll();
    await test.app.db.tx((tx) => transitionReview(test.app, tx, id, 'erase', { actor: 'reviewer' }));
    await chainAll();
    expect(await openings(id)).toEqual([null, null]);
    const { rows } = await test.app.db.queries.execute(sql`select 1 from engine.ledger_salts where review_id = ${id}`);
    expect(rows).toHaveLength(0);
    expect(await verified()).toMatchObject({ entries: 3, opened: 1 });
  });

  it('the content of an entry reveals a text that was changed without an event', async () => {
    const { id } = await review();
    await chainAll();
    await test.app.db.queries.execute(
      sql`update engine.review_revisions set body = 'All was fine.' where review_id = ${id}`,
    );
    await expect(verified()).rejects.toThrow(LedgerBroken);
  });
});

describe('signed heads', () => {
  const today = async () => (await test.app.db.tx((tx) => test.app.clock.now(tx))).toISOString().slice(0, 10);

  it('signed heads are signed when a day is over, and verify', async () => {
    await review();
    await chainAll();
    const day = await today();
    await test.shiftClock('1 day');
    expect(await signHead(test.app)).toBe(true);
    expect(await signHead(test.app)).toBe(false);
    expect(await headOfDay(test.app, day)).toMatchObject({ day, seq: 1, keyId: 1 });
    expect(await verified()).toMatchObject({ heads: 1, lastHead: { day } });
    expect((await signingKeys(test.app)).items).toHaveLength(1);
  });

  it('signed heads wait for events of the day that are not chained yet', async () => {
    await review();
    await chainAll();
    await review();
    await test.shiftClock('1 day');
    expect(await signHead(test.app)).toBe(false);
    await chainAll();
    expect(await signHead(test.app)).toBe(true);
  });

  it('signed heads follow day by day, also without new events', async () => {
    await review();
    await chainAll();
    for (let days = 0; days < 5; days++) {
      await test.shiftClock('1 day');
      await signHead(test.app);
    }
    const { items, nextCursor } = await heads(test.app, { limit: 3 });
    const rest = await heads(test.app, { limit: 3, cursor: nextCursor ?? '' });
    const days = [...items, ...rest.items].map(({ day }) => day);
    expect(days).toHaveLength(5);
    expect(days).toEqual([...days].sort().reverse());
    expect(rest.nextCursor).toBeNull();
    expect(await verified()).toMatchObject({ heads: 5 });
  });

  it('signed heads are not found for a day without one', async () => {
    await expect(headOfDay(test.app, '2020-01-01')).rejects.toMatchObject({ code: 'not_found' });
  });
});
