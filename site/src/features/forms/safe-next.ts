/**
 * Where to go after signing in. Only a path of our own origin is taken, because the parameter comes from the address:
 * `//evil.example`, `/\evil.example`, other schemes and other hosts give the fallback.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/')) return fallback;
  const base = 'https://own.invalid';
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return fallback;
  }
  // Checked again as the browser will read it: `/.//host` has its own origin here, yet its path is `//host`.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
