import { ValidationError } from 'payload';
import type { CollectionBeforeChangeHook, FieldHook, PayloadRequest } from 'payload';
import { errorMessage } from '../fields/validation.ts';
import type { Finding } from '../fields/rules.ts';
import { adminText } from '../words/admin-text.ts';
import { languageOf } from '../mail/language.ts';

type PathRule = (path: unknown, req: PayloadRequest) => Promise<Finding>;

async function isTaken(req: PayloadRequest, path: string, id?: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ path: { equals: path } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** Checks the path of a draft, which Payload saves unchecked. @throws ValidationError at the path */
export const checkDraftPath =
  (rule: PathRule): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const { path, _status: status } = data as { path?: unknown; _status?: unknown };
    const before = originalDoc as { id?: string; path?: string } | undefined;
    if (status !== 'draft' || typeof path !== 'string' || path === '' || path === before?.path) return data;
    const finding = (await isTaken(req, path, before?.id)) ? 'rules.pathTaken' : await rule(path, req);
    if (finding === true) return data;
    const label = adminText('fields.path')[languageOf(req)];
    const message = String(errorMessage(finding, req));
    throw new ValidationError({ collection: 'pages', errors: [{ path: 'path', label, message }] }, req.t);
  };

/** The path of a duplicate: the first of `/path-2`, `/path-3` … that no page has. */
export const freePath: FieldHook = async ({ value, req }) => {
  const path = String(value ?? '').replace(/\/$/, '') || '/home';
  for (let n = 2; ; n += 1) if (!(await isTaken(req, `${path}-${n}`))) return `${path}-${n}`;
};
