/**
 * Target after signing in. Accepts only paths on our origin, because the parameter comes from the address:
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
  // Checked again as browsers parse it: `/.//host` has our origin here, yet its path is `//host`.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
