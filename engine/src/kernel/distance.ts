interface Point {
  latitude: number;
  longitude: number;
}

/** The earth's mean radius (IUGG), in kilometres. */
export const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in kilometres by the haversine formula (R. W. Sinnott, “Virtues of the Haversine”, 1984). The
 * earth taken for a sphere: wrong by 0.5 % at most. Lists compute the same in SQL (`directory/listing/distance.ts`).
 */
export function distanceKm(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
