/** Where the pictures of the ground come from; null: no map anywhere, and no request for one. */
export interface MapSettings {
  /** `https://tiles.example/{z}/{x}/{y}.png`. */
  tiles: string;
  /** Whose map it is, as their licence asks for. */
  attribution: string;
}

/** Read when a page is rendered, by the server alone; see `lib/api/engine.ts` for this form. */
export function mapSettings(): MapSettings | null {
  const env = (globalThis as unknown as { process: Record<string, Record<string, string | undefined>> }).process['env'];
  const tiles = env?.['MAP_TILES_URL'];
  return tiles ? { tiles, attribution: env?.['MAP_ATTRIBUTION'] ?? '' } : null;
}
