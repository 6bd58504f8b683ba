import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { hasServiceKey } from '../access/service-key.ts';
import { config } from '../config.ts';
import { refuseServiceKey } from '../export/endpoints.ts';
import type { DraftExport, DraftRefusal } from '../export/types.ts';
import { BASE_LOCALE, LOCALES } from '../locales.ts';
import { buildDraftExport } from './draft.ts';
import { createPreviewToken, verifyPreviewToken, type PreviewGrant } from './token.ts';
import { previewWords } from './words.ts';
import { NO_STORE } from '../rest/no-store.ts';

/** The path of a preview at the front door. */
function previewAddress(locale: string, path: string, token: string): string {
  const prefix = locale === BASE_LOCALE ? '' : `/${locale}`;
  return `${prefix}/preview${path === '/' ? '' : path}?token=${token}`;
}

/**
 * `GET /preview?page=|path=&locale=`: redirects signed-in staff to the preview. Roles that write pages see the latest
 * draft, translators the published page with its texts marked.
 */
const openPreview: PayloadHandler = async (req) => {
  const actor = toActor(req.user);
  const writes = can(actor, 'read', 'pages').allowed;
  if (!actor) return seeOther('/admin');
  if (!writes && !can(actor, 'read', 'translations').allowed)
    return Response.json({ code: 'role_lacks_right' }, { status: 403, headers: NO_STORE });

  const version: PreviewGrant['version'] = writes && req.query['version'] !== 'published' ? 'draft' : 'published';
  const page = await findPage(req, version);
  if (!page) return Response.json({ code: 'not_found' }, { status: 404, headers: NO_STORE });
  const locale = LOCALES.find((known) => known === req.query['locale']) ?? BASE_LOCALE;
  const token = createPreviewToken(config.secret, { pageId: page.id, version });
  return seeOther(previewAddress(locale, page.path || '/', token));
};

async function findPage(req: PayloadRequest, version: PreviewGrant['version']) {
  const { page, path } = req.query;
  if (typeof page !== 'string' && typeof path !== 'string') return undefined;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: typeof page === 'string' ? { id: { equals: page } } : { path: { equals: path } },
    draft: version === 'draft',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const [found] = docs;
  return version === 'published' && found?._status !== 'published' ? undefined : found;
}

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...NO_STORE, location } });

/** `GET /export/draft?token=`: the page of a preview link, for the front door, or the reason for a refusal. */
const draft: PayloadHandler = async (req) => {
  if (!hasServiceKey(req.headers, config.serviceKey)) return refuseServiceKey();
  const words = previewWords(req);
  const token = req.query['token'];
  const verdict = verifyPreviewToken(config.secret, typeof token === 'string' ? token : '');
  const refuse = (code: DraftRefusal['code'], status: number) =>
    Response.json({ code, pageId: verdict?.grant.pageId ?? null, words } satisfies DraftRefusal, {
      status,
      headers: NO_STORE,
    });
  if (!verdict) return refuse('preview_wrong', 403);
  if (verdict.expired) return refuse('preview_expired', 403);
  const found = await buildDraftExport(req, verdict.grant);
  if (!found) return refuse('preview_gone', 404);
  return Response.json({ ...found, words } satisfies DraftExport, { headers: NO_STORE });
};

/** `GET /in-context`: whether the visitor may work on texts in the site itself, with the words for it. */
const inContext: PayloadHandler = (req) => {
  const verdict = can(toActor(req.user), 'read', 'translations');
  const writes = can(toActor(req.user), 'read', 'pages').allowed;
  if (verdict.allowed || writes) return Response.json({ words: previewWords(req) }, { headers: NO_STORE });
  const status = verdict.reason === 'not_signed_in' ? 401 : 403;
  return Response.json({ code: verdict.reason }, { status, headers: NO_STORE });
};

export const previewEndpoints: Endpoint[] = [
  { path: '/preview', method: 'get', handler: openPreview },
  { path: '/export/draft', method: 'get', handler: draft },
  { path: '/in-context', method: 'get', handler: inContext },
];
