import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { newId } from '../../../../engine/src/kernel/ids.ts';
import { figure, quantile } from '../figures.ts';
import type { RunningPlatform } from '../whole-platform.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_SECONDS = 2;
const POLL_MS = 20;
const GIVE_UP_MS = 30_000;

/** A sent invitation of one of the demo's companies. */
interface Invited extends Record<string, unknown> {
  id: string;
  company_id: string;
  slug: string;
}

/** One sent invitation of each of a number of public companies. */
async function invite({ app }: RunningPlatform, count: number, round: number): Promise<Invited[]> {
  return app.db.tx(async (tx) => {
    await tx.execute(sql`
      create temporary table invited on commit drop as
      select uuidv7() as id, uuidv7() as order_id, coalesce(g.id, uuidv7()) as config_id, g.id is null as without, c.id as company_id, c.slug, c.name
      from engine.companies c
      left join lateral (select id from engine.invitation_configs g where g.company_id = c.id order by id limit 1) g on true
      where c.state = 'active' and c.presentation = 'shown' order by c.id offset ${((round - 1) * count) % 300} limit ${count}`);
    await tx.execute(sql`
      insert into engine.invitation_configs (id, company_id, name, delay_days, window_start, window_end, sender_name, default_language, created_at, updated_at)
      select config_id, company_id, 'Standard', 0, 0, 24, name, 'pl', now(), now() from invited where without`);
    await tx.execute(sql`
      insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      select order_id, company_id, 'MEASURED-' || id, now(), 'pl', 'consent', 'api', now() from invited`);
    await tx.execute(sql`
      insert into engine.order_contacts (order_id, company_id, email, name) select order_id, company_id, 'customer@measured.example', 'Anna Kowalska' from invited`);
    await tx.execute(sql`
      insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, queued_at, counted_at, sent_at, expires_at, created_at)
      select id, company_id, order_id, config_id, 'sent', 'pl', now(), now(), now(), now(), now() + interval '180 days', now() from invited`);
    const { rows } = await tx.execute<Invited>(sql`select id, company_id, slug from invited`);
    return rows;
  });
}

/** An invented word by which the page's new review is recognised. */
function inventedWord(): string {
  const syllables = ['ta', 'mo', 're', 'lu', 'ki', 'va', 'no', 'sel', 'bri', 'dor', 'pen', 'gal'];
  const word = Array.from({ length: 5 }, () => syllables[Math.floor(Math.random() * syllables.length)]).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** From the 201 on a review to the first page of the front door that shows it, in seconds. */
async function untilShown(house: RunningPlatform, { id, slug }: Invited): Promise<number> {
  const door = house.addresses.publicUrl;
  const page = `${door}/opinie/${slug}`;
  const token = house.app.tokens.derive('invitation', id);
  const word = inventedWord();
  // Each reviewer has their own browser, as all are at one address.
  const own = { 'user-agent': `reviewer ${id}` };
  const form = await fetch(`${door}/api/v1/invitations/${token}`, { headers: own });
  const cookie = form.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  await form.arrayBuffer();
  await (await fetch(page)).arrayBuffer();
  const answer = await fetch(`${door}/api/v1/reviews`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', origin: door, cookie, 'idempotency-key': newId() },
    body: JSON.stringify({
      token,
      grade: 5,
      authorName: 'Anna K.',
      language: 'en',
      products: [],
      acceptTerms: true,
      body: `The ${word} that I ordered came early and works as it should.`,
    }),
  });
  const started = performance.now();
  if (answer.status !== 201) throw new Error(`a review was answered with ${answer.status}: ${await answer.text()}`);
  while (performance.now() - started < GIVE_UP_MS) {
    const html = await (await fetch(page)).text();
    if (html.includes(word)) return (performance.now() - started) / 1000;
    await sleep(POLL_MS);
  }
  throw new Error(`a review was not on ${page} after ${GIVE_UP_MS / 1000} s: ${await whyNot(house, id)}`);
}

async function whyNot({ app }: RunningPlatform, invitationId: string): Promise<string> {
  const { rows } = await app.db.queries.execute<{ state: string; rules: string[] | null }>(sql`
    select r.state, array_agg(f.rule) filter (where f.rule is not null) as rules
    from engine.reviews r left join engine.screening_findings f on f.review_id = r.id
    where r.invitation_id = ${invitationId} group by r.id, r.state`);
  return rows.map(({ state, rules }) => `${state}, ${rules?.join(', ') ?? 'nothing found'}`).join('; ');
}

/** Seconds from an accepted review to its appearance. One review at a time. */
export function freshness(stage: BenchEnvironment, house: RunningPlatform, { count }: { count: number }): Measure {
  const rounds = new Rounds();
  return {
    async round(number) {
      await stage.quiet.wait();
      const times: number[] = [];
      for (const invited of await invite(house, count, number)) times.push(await untilShown(house, invited));
      rounds.add({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
    },
    figures: () => [
      figure({ measure: 'e', name: 'review until it is on the page, p50', unit: 's' }, rounds.of('p50')),
      figure({ measure: 'e', name: 'p99', unit: 's', goal: { atMost: GOAL_SECONDS } }, rounds.of('p99')),
    ],
    notes: () => ({ 'reviews per round until on the page': count }),
  };
}
