/** Points in text, without schemas: pages that are read need them (see `../values.ts`). */

/** A point on the earth, WGS 84, in decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Five decimals are a metre. */
const DECIMALS = 5;

const DEGREES = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*`;
/** Two numbers as maps copy them, with letters of directions or without: `52.2297, 21.0122`, `52,2297° N 21,0122° E`. */
const WRITTEN = new RegExp(String.raw`^${DEGREES}([NS]?)(?:\s*[;,]\s*|\s+|(?<=[NS]))${DEGREES}([EW]?)$`, 'i');

const degrees = (written: string, direction: string): number => {
  const value = Number(written.replace(',', '.'));
  return /[SW]/i.test(direction) ? -value : value;
};

const onEarth = (point: Point): Point | null =>
  Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;

/** The point that somebody has typed or pasted, latitude first; null if it is none. */
export function parseCoordinates(text: string): Point | null {
  const [, north, ns = '', east, ew = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  return onEarth({ latitude: degrees(north, ns), longitude: degrees(east, ew) });
}

// Adding 0 makes a positive zero of a negative one.
const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)) + 0);

/** As it is typed: `52.2297, 21.0122`. */
export const formatCoordinates = ({ latitude, longitude }: Point): string =>
  `${rounded(latitude, DECIMALS)}, ${rounded(longitude, DECIMALS)}`;

/** About a kilometre: what a reader tells of where they are. */
const NEAR_DECIMALS = 2;

/** Where a reader is, rounded, as addresses of lists have it: `52.23,21.01`. */
export const nearAddress = ({ latitude, longitude }: Point): string =>
  `${rounded(latitude, NEAR_DECIMALS)},${rounded(longitude, NEAR_DECIMALS)}`;

const NEAR = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;

/** The point of `nearAddress`; null if it is none, or says more than two decimals. */
export function parseNear(value: string): Point | null {
  const [, north, east] = NEAR.exec(value) ?? [];
  return north === undefined ? null : onEarth({ latitude: Number(north), longitude: Number(east) });
}
