import type { Endpoint, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { listBuilds } from '../builds/endpoints.ts';
import type { BuildState } from '../export/types.ts';
import { NO_STORE } from '../rest/no-store.ts';

const DRAFTS = 8;

/** What waits for marketing: pages with unpublished changes, and where the site's builds stand. */
export interface MyWork {
  drafts: { id: string; name: string; path: string; changedAt: string; live: boolean }[];
  builds: { waiting: number; last: { state: BuildState; startedAt: string } | null };
}

async function myWork(req: PayloadRequest): Promise<MyWork> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { _status: { equals: 'draft' } },
    sort: '-updatedAt',
    limit: DRAFTS,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const { docs: live } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ id: { in: docs.map(({ id }) => id) } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    req,
  });
  const published = new Set(live.map(({ id }) => id));
  const { waiting, builds } = await listBuilds(req);
  const [last] = builds;
  return {
    drafts: docs.map(({ id, name, path, updatedAt }) => ({
      id,
      name,
      path,
      changedAt: updatedAt,
      live: published.has(id),
    })),
    builds: { waiting, last: last ? { state: last.state, startedAt: last.startedAt } : null },
  };
}

/** For who writes pages. */
export const myWorkEndpoint: Endpoint = {
  path: '/my-work',
  method: 'get',
  async handler(req) {
    const verdict = can(toActor(req.user), 'update', 'pages');
    if (verdict.allowed) return Response.json(await myWork(req), { headers: NO_STORE });
    const status = verdict.reason === 'not_signed_in' ? 401 : 403;
    return Response.json({ code: verdict.reason }, { status, headers: NO_STORE });
  },
};
