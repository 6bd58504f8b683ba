import type { Endpoint, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { BuildList } from './types.ts';
import { NO_STORE } from '../rest/no-store.ts';

const LISTED = 20;

/** Answers with the result of `answer`, or with the reason why the role may not ask. */
const forStaff =
  (action: 'read' | 'create', answer: (req: PayloadRequest) => Promise<unknown>) =>
  async (req: PayloadRequest): Promise<Response> => {
    const verdict = can(toActor(req.user), action, 'site-builds');
    if (verdict.allowed) return Response.json(await answer(req), { headers: NO_STORE });
    const status = verdict.reason === 'not_signed_in' ? 401 : 403;
    return Response.json({ code: verdict.reason }, { status, headers: NO_STORE });
  };

/** The last builds and how many changes wait for the next one. */
export async function listBuilds(req: PayloadRequest): Promise<BuildList> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'site-builds',
    sort: '-startedAt',
    limit: LISTED,
    depth: 0,
    pagination: false,
    req,
  });
  const { totalDocs } = await payload.count({
    collection: 'change-notices',
    where: { topic: { in: ['pages', 'both'] }, build: { exists: false } },
    req,
  });
  const { rows } = await payload.db.pool.query<{ now: Date }>('select now() as now');
  return BuildList.parse({ now: rows[0]?.now, waiting: totalDocs, builds: docs });
}

/** Requests a build even if nothing was published. */
async function requestBuild(req: PayloadRequest): Promise<{ requested: true }> {
  await req.payload.create({
    collection: 'change-notices',
    data: { topic: 'pages', entity: 'build', operation: 'change', attempts: 0, by: req.user?.email ?? null },
    depth: 0,
    req,
  });
  return { requested: true };
}

export const buildEndpoints: Endpoint[] = [
  { path: '/builds', method: 'get', handler: forStaff('read', listBuilds) },
  { path: '/builds', method: 'post', handler: forStaff('create', requestBuild) },
];
