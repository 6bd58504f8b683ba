/**
 * Runs once when the server starts, before it takes requests. The setting is Next's own: where it names the other kind
 * of server, which the cms does not use, the rest is compiled away.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('./boot.ts');
  await boot();
}
