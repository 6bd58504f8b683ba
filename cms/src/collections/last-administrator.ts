import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { errorMessage } from '../fields/validation.ts';

/** Refuses a change that would leave no administrator. @throws APIError 409 */
async function keepOne(req: PayloadRequest, leaving: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_equals: leaving } }] },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) throw new APIError(String(errorMessage('rules.lastAdministrator', req)), 409, null, true);
}

export const lastAdministrator: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [
    async ({ data, operation, originalDoc, req }) => {
      const before = originalDoc as { id: string; role: string } | undefined;
      const isLeaving =
        operation === 'update' && before?.role === 'administrator' && (data.role ?? before.role) !== 'administrator';
      if (isLeaving) await keepOne(req, before.id);
      return data;
    },
  ],
  beforeDelete: [
    async ({ id, req }) => {
      const { role } = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req });
      if (role === 'administrator') await keepOne(req, String(id));
    },
  ],
};
