import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { aCompany, aUser } from '../../../../engine/src/domains/companies/testing.ts';
import { newId } from '../../../../engine/src/kernel/ids.ts';
import { announceAll } from '../../../../engine/src/platform/live/announce.ts';
import { freePort } from '../../../support/free-port.ts';
import { figure } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_MB = 100;
/** The engine's pool, and the one connection that all streams share. */
const GOAL_CONNECTIONS = 17;
const MEMBERS_PER_COMPANY = 10;
const WARM_UP = 50;
/** Longer than the pause between two heartbeats. */
const OPEN_MS = 25_000;
/** Names the connections of the measured process. */
const CONNECTIONS = 'measured-streams';
const OPENING_AT_ONCE = 50;
const GIVE_UP_MS = 60_000;

interface Member {
  companyId: string;
  cookie: string;
}

/** An open stream of the engine, and the number of events that it has brought. */
interface OpenStream {
  request: ClientRequest;
  ready: boolean;
  events: number;
}

async function addMembers({ app }: BenchEnvironment, count: number): Promise<Member[]> {
  const members: Member[] = [];
  let companyId = '';
  for (let n = 0; n < count; n++) {
    if (n % MEMBERS_PER_COMPANY === 0) companyId = (await app.db.tx((tx) => aCompany(tx))).id;
    const { userId, cookie } = await aUser(app);
    await app.db.queries.execute(
      sql`insert into engine.company_members (company_id, user_id, role) values (${companyId}, ${userId}, 'agent')`,
    );
    members.push({ companyId, cookie });
  }
  return members;
}

function openStream(port: number, { companyId, cookie }: Member): OpenStream {
  const path = `/api/v1/panel/companies/${companyId}/events`;
  const request = get({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false });
  const stream: OpenStream = { request, ready: false, events: 0 };
  request.on('error', () => undefined);
  request.on('response', (response) => {
    if (response.statusCode !== 200) throw new Error(`a stream was refused: ${response.statusCode}`);
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    response.on('data', (text: string) => {
      if (text.includes('event: ready')) stream.ready = true;
      stream.events += text.split('\ndata: {"kind"').length - 1;
    });
  });
  return stream;
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const started = performance.now();
  while (!holds()) {
    if (performance.now() - started > GIVE_UP_MS) throw new Error(`${what}: not within ${GIVE_UP_MS / 1000} s`);
    await sleep(5);
  }
}

async function openAll(port: number, members: readonly Member[]): Promise<OpenStream[]> {
  const streams: OpenStream[] = [];
  for (let from = 0; from < members.length; from += OPENING_AT_ONCE) {
    streams.push(...members.slice(from, from + OPENING_AT_ONCE).map((member) => openStream(port, member)));
    await until('streams are open', () => streams.every(({ ready }) => ready));
  }
  return streams;
}

/**
 * Resident memory of a process in MB after a full collection: otherwise memory that nobody uses any more, left from
 * starting, hides what streams need.
 */
async function memoryOf(pid: number, debuggerPort: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${debuggerPort}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
}

/** Members' panels on one engine process: what holding them open costs, and how fast an event reaches all. */
export async function eventStreams(stage: BenchEnvironment, { count }: { count: number }): Promise<Measure> {
  const { app } = stage;
  const members = await addMembers(stage, count);
  const companies = [...new Set(members.map(({ companyId }) => companyId))];
  const connections = async () => {
    const { rows } = await app.db.queries.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where application_name = ${CONNECTIONS}`,
    );
    return rows[0]?.n ?? 0;
  };
  const announceToAll = () =>
    app.db.tx((tx) =>
      announceAll(
        tx,
        companies.map((companyId) => ({ companyId, kind: 'review', subjectId: newId() })),
      ),
    );
  const rounds = new Rounds();

  async function round(): Promise<void> {
    // A process of its own: its memory is not that of other measures.
    const debuggerPort = await freePort();
    const database = new URL(stage.databaseUrl);
    database.searchParams.set('application_name', CONNECTIONS);
    const inspected = [`--inspect=127.0.0.1:${debuggerPort}`];
    const { port, process: api } = await stage.startApi(database.href, inspected);
    let open: OpenStream[] = [];
    try {
      for (const { request } of await openAll(port, members.slice(0, WARM_UP))) request.destroy();
      const before = await memoryOf(api.pid, debuggerPort);
      open = await openAll(port, members);
      const started = performance.now();
      const { processor } = await metered([processPart('API', api.pid)], async () => {
        await announceToAll();
        await until('the event has reached all', () => open.every(({ events }) => events === 1));
      });
      const milliseconds = performance.now() - started;
      await sleep(OPEN_MS);
      const memory = (await memoryOf(api.pid, debuggerPort)) - before;
      if (!open.every(({ request }) => !request.destroyed)) throw new Error('not all streams stayed open');
      rounds.add({ memory, connections: await connections(), milliseconds });
      rounds.addProcessor('event', processor, count);
    } finally {
      for (const { request } of open) request.destroy();
      await api.stop();
    }
  }

  return {
    round,
    figures: () => [
      figure(
        { measure: 'k', name: `memory of ${count} open event streams`, unit: 'MB', goal: { atMost: GOAL_MB } },
        rounds.of('memory'),
      ),
      figure(
        {
          measure: 'k',
          name: 'the engine’s database connections',
          unit: '',
          goal: { atMost: GOAL_CONNECTIONS },
        },
        rounds.of('connections'),
      ),
      figure(
        { measure: 'k', name: 'an event until all have it', unit: 'ms' },
        rounds.of('milliseconds'),
        rounds.processorOf('event'),
      ),
    ],
    notes: () => ({ 'streams of k': count }),
  };
}
