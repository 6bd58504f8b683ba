import { setTimeout as sleep } from 'node:timers/promises';
import { figure, quantile } from '../figures.ts';
import type { RunningPlatform } from '../whole-platform.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_SECONDS = 3;
const POLL_MS = 20;
const GIVE_UP_MS = 120_000;
/** Not the base locale, which is the fallback of the others. */
const LOCALE = 'de';

/** Requests the cms as a member of the demo's staff, through the front door. */
type AskCms = <Answer>(path: string, change?: { method: string; body: object }) => Promise<Answer>;

async function signIn({ addresses, env }: RunningPlatform, role: string): Promise<AskCms> {
  const { publicUrl } = addresses;
  const headers = { 'content-type': 'application/json', origin: publicUrl };
  const signedIn = await fetch(`${publicUrl}/cms-api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `${role}@demo.example`, password: env['DEMO_PASSWORD'] }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return async (path, change) => {
    const answer = await fetch(`${publicUrl}/cms-api${path}`, {
      headers: { ...headers, cookie },
      ...(change && { method: change.method, body: JSON.stringify(change.body) }),
    });
    if (!answer.ok) throw new Error(`the cms answered ${answer.status} at ${path}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
}

/** Something that staff publish repeatedly, each time with another word. */
interface Publishing {
  name: string;
  /** The page that shows the word. */
  path: string;
  publish(word: string): Promise<unknown>;
}

interface Pair {
  text?: string | null;
}

async function aPage(ask: AskCms): Promise<Publishing> {
  const { docs } = await ask<{ docs: { id: string; seo: { title: Pair } }[] }>(
    `/pages?where[path][equals]=/why-us&depth=0&locale=${LOCALE}`,
  );
  const [page] = docs;
  if (!page) throw new Error('the demo has no page at /why-us');
  return {
    name: 'page',
    path: `/${LOCALE}/why-us`,
    publish: (text) =>
      ask(`/pages/${page.id}?locale=${LOCALE}`, {
        method: 'PATCH',
        body: { seo: { ...page.seo, title: { ...page.seo.title, text } }, _status: 'published' },
      }),
  };
}

/** Shown on a page that was not published itself. */
async function aMenu(ask: AskCms): Promise<Publishing> {
  const { header } = await ask<{ header: { label: Pair }[] }>(`/globals/navigation?depth=0&locale=${LOCALE}`);
  return {
    name: 'menu',
    path: `/${LOCALE}/partnership`,
    publish: (text) =>
      ask(`/globals/navigation?locale=${LOCALE}`, {
        method: 'POST',
        body: { header: header.map((item, n) => (n === 0 ? { ...item, label: { ...item.label, text } } : item)) },
      }),
  };
}

async function aText(ask: AskCms): Promise<Publishing> {
  const read = async () => {
    const { entries } = await ask<{ entries: { rows: { id: string; key: string; revision: number }[] }[] }>(
      `/texts?locale=${LOCALE}&namespace=account&q=login.title`,
    );
    const row = entries.flatMap(({ rows }) => rows).find(({ key }) => key === 'login.title');
    if (!row) throw new Error('the cms has no text account:login.title');
    return row;
  };
  return {
    name: 'text',
    path: `/${LOCALE}/login`,
    async publish(text) {
      const { id, revision } = await read();
      return ask(`/texts/${id}`, { method: 'PUT', body: { text, revision } });
    },
  };
}

/** From the cms's 2xx to the first page of the front door that shows it, in seconds. */
async function untilVisible(origin: string, { path, publish }: Publishing, word: string): Promise<number> {
  await publish(word);
  const started = performance.now();
  while (performance.now() - started < GIVE_UP_MS) {
    if ((await (await fetch(origin + path)).text()).includes(word)) return (performance.now() - started) / 1000;
    await sleep(POLL_MS);
  }
  throw new Error(`${word} was not on ${path} after ${GIVE_UP_MS / 1000} s`);
}

/** The next measure must not overlap with the builder. */
async function untilBuilt(ask: AskCms): Promise<void> {
  for (;;) {
    const { builds, waiting } = await ask<{ builds: { state: string }[]; waiting: number }>('/builds');
    if (waiting === 0 && !builds.some(({ state }) => state === 'running')) return;
    await sleep(1_000);
  }
}

/** Seconds until published content is public, while the builder works in the background. */
export async function publishing(
  stage: BenchEnvironment,
  house: RunningPlatform,
  { count }: { count: number },
): Promise<Measure> {
  const [marketing, translator] = [await signIn(house, 'marketing'), await signIn(house, 'translator')];
  const things = [await aPage(marketing), await aMenu(marketing), await aText(translator)];
  const rounds = new Rounds();
  return {
    async round(number) {
      await stage.quiet.wait();
      for (const thing of things) {
        const times: number[] = [];
        for (let n = 0; n < count; n++)
          times.push(await untilVisible(house.addresses.publicUrl, thing, `Measured ${number} ${n} ${thing.name}`));
        rounds.add({ [`${thing.name} p50`]: quantile(times, 0.5), [`${thing.name} p95`]: quantile(times, 0.95) });
      }
      await untilBuilt(marketing);
    },
    figures: () =>
      things.flatMap(({ name }) => [
        figure({ measure: 'l', name: `${name}: publish to visible, p50`, unit: 's' }, rounds.of(`${name} p50`)),
        figure(
          { measure: 'l', name: `${name}: p95`, unit: 's', goal: { atMost: GOAL_SECONDS } },
          rounds.of(`${name} p95`),
        ),
      ]),
    notes: () => ({ 'publishes of each kind per round': count }),
  };
}
