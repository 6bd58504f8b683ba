import type { Endpoint } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { buildPagesExport } from '../export/build.ts';
import { NO_STORE } from '../rest/no-store.ts';

/** `GET /published`: the version of what is published now, which the front door shows once it has it. */
export const publishedEndpoint: Endpoint = {
  path: '/published',
  method: 'get',
  async handler(req) {
    const verdict = can(toActor(req.user), 'read', 'pages');
    if (verdict.allowed)
      return Response.json({ version: (await buildPagesExport(req)).version }, { headers: NO_STORE });
    const status = verdict.reason === 'not_signed_in' ? 401 : 403;
    return Response.json({ code: verdict.reason }, { status, headers: NO_STORE });
  },
};
