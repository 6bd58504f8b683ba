import { distanceKm } from './distance.ts';

const WARSZAWA = { latitude: 52.2297, longitude: 21.0122 };
const KRAKOW = { latitude: 50.0647, longitude: 19.945 };

it('distances are those of the great circle', () => {
  expect(distanceKm(WARSZAWA, WARSZAWA)).toBe(0);
  expect(distanceKm(WARSZAWA, KRAKOW)).toBeCloseTo(252, 0);
  expect(distanceKm(KRAKOW, WARSZAWA)).toBeCloseTo(distanceKm(WARSZAWA, KRAKOW), 9);
  // Half around the earth, and over the day's border.
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0);
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
});
