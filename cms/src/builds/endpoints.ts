import type { Endpoint, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { BuildList } from './types.ts';

const NO_STORE = { 'cache-control': 'no-store' };
const LISTED = 20;

/** Answers what `answer` gives to those who may, and says to the others why not. */
const forStaff =
  (action: 'read' | 'create', answer: (req: PayloadRequest) => Promise<unknown>) =>
  async (req: PayloadRequest): Promise<Response> => {
    const verdict = can(toActor(req.user), action, 'site-builds');
    if (verdict.allowed) return Response.json(await answer(req), { headers: NO_STORE });
    const status = verdict.reason === 'not_signed_in' ? 401 : 403;
    return Response.json({ code: verdict.reason }, { status, headers: NO_STORE });
  };

/** The last builds, what waits for the next one, and how long one takes. */
async function listBuilds({ payload }: PayloadRequest): Promise<BuildList> {
  const builds = await payload.db.pool.query(
    `select id, state, phase, started_at as "startedAt", finished_at as "finishedAt", reasons, release, changed, memory,
       error, output from cms.site_builds order by started_at desc limit $1`,
    [LISTED],
  );
  const waiting = await payload.db.pool.query<{ waiting: string; now: Date }>(
    `select count(*) as waiting, now() as now from cms.change_notices where topic in ('pages', 'both') and build is null`,
  );
  return BuildList.parse({
    now: waiting.rows[0]?.now,
    waiting: Number(waiting.rows[0]?.waiting ?? 0),
    builds: builds.rows,
  });
}

/** Asks for a build of everything, whether something was published or not. */
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
