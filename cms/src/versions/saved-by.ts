import type { Field, PayloadRequest } from 'payload';

/** The list of versions with authors and words, in place of Payload's. */
export const VERSIONS_VIEW = { versions: { Component: '/versions/versions-view.tsx#VersionsView' } };

/** Who has saved a version. Hidden in the form; the list of versions shows it. */
export const savedBy: Field = { name: 'savedBy', type: 'text', admin: { hidden: true } };

/** The name by which colleagues know who saves; null for the server's own work. */
function nameOf(user: unknown): string | null {
  const { name, email } = (user ?? {}) as { name?: string | null; email?: string | null };
  return name || email || null;
}

/** Writes who saves into the version, whatever the request says. */
export const writeSavedBy = <Data extends object>({ data, req }: { data: Data; req: PayloadRequest }): Data => ({
  ...data,
  savedBy: nameOf(req.user),
});
