import { APIError, type PayloadRequest } from 'payload';
import { errorMessage } from '../fields/validation.ts';

/**
 * Refuses to unpublish what the site cannot do without: menus and badges have drafts above a public version, which
 * stays until another takes its place. @throws APIError 409
 */
export function keepPublished<Data extends { _status?: unknown }>(req: PayloadRequest, data: Data): Data {
  if (data._status === 'draft' && req.context.savedAsDraft !== true)
    throw new APIError(String(errorMessage('rules.keepPublished', req)), 409, null, true);
  return data;
}

/** In place of the button. */
export const NO_UNPUBLISH_BUTTON = '/versions/no-button.tsx#NoButton';
