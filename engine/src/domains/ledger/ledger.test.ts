import { sql } from 'drizzle-orm';
import type { ExportLine } from '@app/contracts/ledger';
import { newId } from '../../kernel/ids.ts';
import { textDigest } from '../../kernel/text-digest.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/factory.ts';
import { aReview } from '../reviews/factory.ts';
import { act, addEvent } from '../reviews/public.ts';
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

it('every event is chained once, in the order in which it happened to its review', async () => {
  const { id } = await review({ state: 'screening' });
  await test.app.db.tx((tx) => act(test.app, tx, id, 'pass', { actor: 'screening' }));
  await chainAll();
  await test.app.db.tx((tx) => act(test.app, tx, id, 'delete', { actor: 'reviewer' }));
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
    await addEvent(tx, { id, companyId }, 'pinned', 'merchant', new Date());
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

it('several sequencers at once make one chain', async () => {
  const { id: companyId } = await test.app.db.tx((tx) => aCompany(tx));
  for (let count = 0; count < 30; count++) await review({ companyId });
  await Promise.all(Array.from({ length: 6 }, () => chainEvents(test.app, 7)));
  await chainAll();
  expect(await verified()).toMatchObject({ entries: 30 });
});

it('what was restored beside its chain is not chained again', async () => {
  const { id } = await review();
  await chainAll();
  await test.app.db.read.execute(sql`insert into engine.ledger_waiting (event_id) select id from engine.review_events`);
  await test.app.db.read.execute(sql`insert into engine.ledger_waiting (event_id) values (${newId()})`);
  await chainAll();
  expect(await typesOf(id)).toEqual(['submitted']);
});

it('nothing in the chain can be changed or removed', async () => {
  await review();
  await chainAll();
  await test.shiftClock('1 day');
  await signHead(test.app);
  for (const table of ['ledger_entries', 'ledger_heads', 'ledger_keys'])
    await expect(test.app.db.read.execute(sql.raw(`delete from engine.${table}`))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
});

describe('what an entry is about', () => {
  const openings = async (reviewId: string) =>
    (await reviewEntries(test.app, reviewId)).entries.map(({ opening }) => opening?.content ?? null);

  it('is opened while it is public', async () => {
    const { id } = await review({ grade: 3, body: 'Delivery took two weeks.' });
    await chainAll();
    const [content] = await openings(id);
    expect(content).toMatchObject({ actor: 'reviewer', grade: 3, revision: 1, facts: { origin: 'verified' } });
    expect(content?.text).toMatch(/^[\w-]{43}$/);
    expect(await verified()).toMatchObject({ opened: 1 });
  });

  it('is the text that the act was about: of an edit, the new one, closed until it is public', async () => {
    const { id } = await review({ grade: 4, body: 'First text of the review.' });
    const edit = { grade: 5, body: 'Second text of the review.' };
    await test.app.db.tx((tx) => act(test.app, tx, id, 'revise', { actor: 'reviewer', revision: edit }));
    await chainAll();
    expect(await openings(id)).toMatchObject([{ revision: 1, text: textDigest('First text of the review.') }, null]);
    await test.app.db.tx((tx) => act(test.app, tx, id, 'pass', { actor: 'screening' }));
    await chainAll();
    const text = textDigest(edit.body);
    expect(await openings(id)).toMatchObject([null, { revision: 2, text }, { revision: 2, text, grade: 5 }]);
    expect(await verified()).toMatchObject({ entries: 3, opened: 2 });
  });

  it.each(['screening', 'held', 'in_mediation', 'withdrawn', 'rejected'] as const)(
    'stays closed while the review is %s',
    async (state) => {
      const { id } = await review({ state });
      await chainAll();
      expect(await openings(id)).toEqual([null]);
    },
  );

  it('is closed for ever when the author has it erased, and the chain stays whole', async () => {
    const { id } = await review();
    await review();
    await chainAll();
    await test.app.db.tx((tx) => act(test.app, tx, id, 'erase', { actor: 'reviewer' }));
    await chainAll();
    expect(await openings(id)).toEqual([null, null]);
    const { rows } = await test.app.db.read.execute(sql`select 1 from engine.ledger_salts where review_id = ${id}`);
    expect(rows).toHaveLength(0);
    expect(await verified()).toMatchObject({ entries: 3, opened: 1 });
  });

  it('shows when somebody has changed a text behind the ledger’s back', async () => {
    const { id } = await review();
    await chainAll();
    await test.app.db.read.execute(
      sql`update engine.review_revisions set body = 'All was fine.' where review_id = ${id}`,
    );
    await expect(verified()).rejects.toThrow(LedgerBroken);
  });
});

describe('heads', () => {
  const today = async () => (await test.app.db.tx((tx) => test.app.clock.now(tx))).toISOString().slice(0, 10);

  it('one is signed when a day is over, and verifies', async () => {
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

  it('waits for events of the day that are not chained yet', async () => {
    await review();
    await chainAll();
    await review();
    await test.shiftClock('1 day');
    expect(await signHead(test.app)).toBe(false);
    await chainAll();
    expect(await signHead(test.app)).toBe(true);
  });

  it('go on day by day, also without anything new', async () => {
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

  it('of a day that has none are not found', async () => {
    await expect(headOfDay(test.app, '2020-01-01')).rejects.toMatchObject({ code: 'not_found' });
  });
});
