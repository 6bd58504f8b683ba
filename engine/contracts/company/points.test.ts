import { formatCoordinates, nearAddress, parseCoordinates, parseNear } from './points.ts';

it('points are read as maps copy them and as people type them, latitude first', () => {
  const warszawa = { latitude: 52.2297, longitude: 21.0122 };
  for (const text of [
    '52.2297, 21.0122',
    ' 52.2297,21.0122 ',
    '52.2297 21.0122',
    '52,2297; 21,0122',
    '52,2297 21,0122',
    '52.2297° N, 21.0122° E',
    '52.2297n21.0122e',
    '+52.2297, +21.0122',
  ])
    expect([text, parseCoordinates(text)]).toEqual([text, warszawa]);
  expect(parseCoordinates('33.86 S, 151.2 E')).toEqual({ latitude: -33.86, longitude: 151.2 });
  expect(parseCoordinates('-22.9, -43.2')).toEqual({ latitude: -22.9, longitude: -43.2 });
});

it('what is not a point on the earth is none', () => {
  for (const text of [
    '',
    '52.2297',
    'Warszawa',
    '91, 0',
    '0, 181',
    '1, 2, 3',
    '52.2297, 21.0122 E N',
    'NaN, 1',
    '1e2, 3',
  ])
    expect([text, parseCoordinates(text)]).toEqual([text, null]);
});

it('points are written to the metre, and a reader’s to a kilometre', () => {
  expect(formatCoordinates({ latitude: 52.22970001, longitude: -0.000001 })).toBe('52.2297, 0');
  expect(nearAddress({ latitude: 52.22971, longitude: 21.0179 })).toBe('52.23,21.02');
  expect(nearAddress({ latitude: -0.001, longitude: 100 })).toBe('0,100');
  expect(parseNear('52.23,21.01')).toEqual({ latitude: 52.23, longitude: 21.01 });
  for (const value of ['52.229,21.01', '52.23, 21.01', '91,0', '0,181', '52.23', 'a,b'])
    expect([value, parseNear(value)]).toEqual([value, null]);
});
