/** Runs once when the server starts, before it takes requests. Next compiles the rest away where it is not Node. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('./boot.ts');
  await boot();
}
