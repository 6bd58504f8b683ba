import { once } from 'node:events';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * The routes of a Meilisearch server that the adapter uses, over real HTTP, with its task queue: a change is accepted
 * at once and carried out later, in order. Its search knows only words and prefixes; typos and ranking are the real
 * server's, which the contract suite uses if MEILI_URL is set.
 */
export interface MeilisearchStandIn {
  url: string;
  /** `POST /indexes`, … as they came in, without the questions about tasks. */
  requests: { route: string; body: unknown; key: string | undefined }[];
  /** Makes the next task of this type fail. */
  failNext(type: string): void;
  indexes(): string[];
  close(): Promise<void>;
}

type Doc = Record<string, unknown>;
interface StoredIndex {
  uid: string;
  primaryKey: string;
  createdAt: string;
  updatedAt: string;
  documents: Map<string, Doc>;
  settings: { searchableAttributes?: string[]; filterableAttributes?: string[] };
}
interface StoredTask {
  uid: number;
  indexUid: string | null;
  type: string;
  status: string;
  error: { message: string; code: string } | null;
}
type Body = Record<string, unknown> & { length?: number };
interface Call {
  uid: string;
  body: Body;
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`Refused: ${code}`);
    this.status = status;
    this.code = code;
  }
}

const TASK_MS = 3;

/** `a = "x"`, `a = false`, `a > 5`, `a IN ["x"]`, as far as the adapter writes them. */
function passes(doc: Doc, filter: string, filterable: readonly string[]): boolean {
  const [, name = '', operator, value = ''] = /^(\w+) (=|>|IN) (.+)$/u.exec(filter) ?? [];
  if (!filterable.includes(name)) throw new Refused(400, 'invalid_search_filter');
  const wanted: unknown = JSON.parse(value);
  const actual = doc[name];
  if (operator === '=') return actual === wanted;
  if (operator === '>') return Number(actual) > Number(wanted);
  return Array.isArray(wanted) && wanted.includes(actual);
}

export async function startMeilisearchStandIn(): Promise<MeilisearchStandIn> {
  const stored = new Map<string, StoredIndex>();
  const tasks: StoredTask[] = [];
  const requests: MeilisearchStandIn['requests'] = [];
  const failing = new Set<string>();
  let queue = Promise.resolve();

  const indexOf = (uid: string): StoredIndex => {
    const index = stored.get(uid);
    if (!index) throw new Refused(404, 'index_not_found');
    return index;
  };
  const filtered = ({ uid, body }: Call): Doc[] => {
    const index = indexOf(uid);
    const filters = [body['filter'] ?? []].flat().map(String);
    const filterable = index.settings.filterableAttributes ?? [];
    return [...index.documents.values()].filter((doc) => filters.every((filter) => passes(doc, filter, filterable)));
  };
  const create = (uid: string, primaryKey: string): void => {
    if (stored.has(uid)) throw new Refused(400, 'index_already_exists');
    const now = new Date().toISOString();
    stored.set(uid, { uid, primaryKey, createdAt: now, updatedAt: now, documents: new Map(), settings: {} });
  };

  const enqueue = (type: string, indexUid: string | null, work: () => void): unknown => {
    const task: StoredTask = { uid: tasks.length, indexUid, type, status: 'enqueued', error: null };
    tasks.push(task);
    queue = queue.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, TASK_MS));
      try {
        if (failing.delete(type)) throw new Refused(500, 'internal');
        work();
        task.status = 'succeeded';
      } catch (error) {
        task.status = 'failed';
        task.error = { message: String(error), code: error instanceof Refused ? error.code : 'internal' };
      }
    });
    return { taskUid: task.uid, indexUid, status: task.status, type, enqueuedAt: new Date().toISOString() };
  };

  /** How many have which value of each facet that was asked for. */
  const distribution = ({ uid, body }: Call, found: readonly Doc[]): Record<string, Record<string, number>> => {
    const names = body['facets'] as string[];
    const filterable = indexOf(uid).settings.filterableAttributes ?? [];
    if (!names.every((name) => filterable.includes(name))) throw new Refused(400, 'invalid_search_facets');
    return Object.fromEntries(
      names.map((name) => {
        const counts: Record<string, number> = {};
        for (const doc of found) {
          const value = doc[name];
          if (typeof value === 'string') counts[value] = (counts[value] ?? 0) + 1;
        }
        return [name, counts];
      }),
    );
  };

  const search = (call: Call): unknown => {
    const { searchableAttributes = [] } = indexOf(call.uid).settings;
    const words = String(call.body['q'] ?? '')
      .split(' ')
      .filter(Boolean);
    const candidates = filtered(call);
    const has = (doc: Doc, word: string, begun: boolean): boolean =>
      searchableAttributes
        .flatMap((name) => String(doc[name] ?? '').split(' '))
        .some((own) => own === word || (begun && own.startsWith(word)));
    const matching = (asked: readonly string[]): Doc[] =>
      candidates.filter((doc) => asked.every((word, i) => has(doc, word, i === asked.length - 1)));
    let found = matching(words);
    // `matchingStrategy: last`
    for (let kept = words.length - 1; found.length === 0 && kept > 0; kept -= 1) found = matching(words.slice(0, kept));
    found.sort((a, b) => Number(b['rank']) - Number(a['rank']));
    const {
      offset = 0,
      limit = 20,
      hitsPerPage,
    } = call.body as { offset?: number; limit?: number; hitsPerPage?: number };
    const hits = found.slice(offset, offset + (hitsPerPage ?? limit)).map((doc) => ({ ...doc, _rankingScore: 0.9 }));
    return hitsPerPage === undefined
      ? {
          hits,
          estimatedTotalHits: found.length,
          offset,
          limit,
          processingTimeMs: 0,
          query: call.body['q'],
          ...(call.body['facets'] !== undefined && { facetDistribution: distribution(call, found) }),
        }
      : { hits, totalHits: found.length, hitsPerPage, page: 1, totalPages: 1, processingTimeMs: 0, query: '' };
  };

  const routes: Record<string, (call: Call) => unknown> = {
    'GET /indexes/:uid': ({ uid }) => indexOf(uid),
    'POST /indexes': ({ body }) =>
      enqueue('indexCreation', String(body['uid']), () => create(String(body['uid']), String(body['primaryKey']))),
    'DELETE /indexes/:uid': ({ uid }) => enqueue('indexDeletion', uid, () => stored.delete(indexOf(uid).uid)),
    'PATCH /indexes/:uid/settings': ({ uid, body }) =>
      enqueue('settingsUpdate', uid, () => Object.assign(indexOf(uid).settings, body)),
    'POST /indexes/:uid/documents': ({ uid, body }) =>
      enqueue('documentAdditionOrUpdate', uid, () => {
        const index = indexOf(uid);
        for (const doc of body as unknown as Doc[]) index.documents.set(String(doc['id']), doc);
        index.updatedAt = new Date().toISOString();
      }),
    'POST /indexes/:uid/documents/fetch': (call) => {
      const { offset = 0, limit = 20 } = call.body as { offset?: number; limit?: number };
      const found = filtered(call);
      return { results: found.slice(offset, offset + limit), offset, limit, total: found.length };
    },
    'GET /indexes/:uid/stats': ({ uid }) => ({ numberOfDocuments: indexOf(uid).documents.size, isIndexing: false }),
    'POST /indexes/:uid/search': search,
    'POST /multi-search': ({ body }) => ({
      results: (body['queries'] as (Body & { indexUid: string })[]).map((query) =>
        search({ uid: query.indexUid, body: query }),
      ),
    }),
    'POST /swap-indexes': ({ body }) =>
      enqueue('indexSwap', null, () => {
        for (const { indexes } of body as unknown as { indexes: [string, string] }[]) {
          const [a, b] = [indexOf(indexes[0]), indexOf(indexes[1])];
          stored.set(a.uid, { ...b, uid: a.uid }).set(b.uid, { ...a, uid: b.uid });
        }
      }),
    'GET /tasks/:uid': ({ uid }) => tasks[Number(uid)],
  };

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const [, head, uid = '', ...rest] = pathname.split('/');
    const route = [`${request.method} /${head}`, uid && ':uid', ...rest].filter(Boolean).join('/');
    const body = (request.method === 'GET' || request.method === 'DELETE' ? {} : await json(request)) as Body;
    if (head !== 'tasks') requests.push({ route, body, key: request.headers.authorization });
    const handler = routes[route];
    if (!handler) throw new Refused(404, 'not_found');
    return handler({ uid, body });
  };

  const server: Server = createServer((request, response) => {
    answer(request).then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      (error: unknown) => {
        const { status, code } = error instanceof Refused ? error : { status: 500, code: 'internal' };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message: String(error), code, type: 'invalid_request', link: '' }));
      },
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failNext: (type) => void failing.add(type),
    indexes: () => [...stored.keys()].sort(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
