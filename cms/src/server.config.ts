import type { Instrumentation } from 'next';

/**
 * Runs once before the server takes requests. NEXT_RUNTIME is Next's own: for the edge runtime, which the cms does not
 * use, the rest is compiled away.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('./boot.ts');
  await boot();
}

/** Called by Next with errors of pages and server actions; those of the REST API come through Payload's hook. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { report } = await import('./error-reports.ts');
  report(error);
};
