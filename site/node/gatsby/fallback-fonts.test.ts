import { fallbackFaces } from './fallback-fonts.ts';

/** Rules by family and weight. */
function rules(script: Parameters<typeof fallbackFaces>[0]): Map<string, { scale: number; ascent: number }> {
  const found = new Map<string, { scale: number; ascent: number }>();
  for (const rule of fallbackFaces(script).split('@font-face').slice(1)) {
    const value = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? '';
    found.set(`${value(/font-family:'([^']+)'/)} ${value(/font-weight:(\d+)/)}`, {
      scale: Number(value(/size-adjust:([\d.]+)%/)) / 100,
      ascent: Number(value(/ascent-override:([\d.]+)%/)) / 100,
    });
  }
  return found;
}

const SYSTEMS = ['Arial', 'Roboto', 'DejaVu'];
const WEIGHTS = { Inter: [400, 500, 600, 700], Montserrat: [600, 700, 800], 'Open Sans': [400, 600, 700] };

it.each(['latin', 'cyrillic', 'greek'] as const)(
  'each weight in use has fallbacks of its own height in %s',
  (script) => {
    const faces = rules(script);
    const expected = Object.entries(WEIGHTS)
      .filter(([family]) => script !== 'greek' || family !== 'Montserrat')
      .flatMap(([family, weights]) =>
        SYSTEMS.flatMap((system) => weights.map((one) => `${family} by ${system} ${one}`)),
      );
    expect([...faces.keys()].toSorted()).toEqual(expected.toSorted());
    for (const [name, { scale, ascent }] of faces) {
      expect(scale).toBeGreaterThan(0.7);
      expect(scale).toBeLessThan(1.3);
      // The height of a line is that of our font, whatever the size of the letters.
      const ours = name.startsWith('Open') ? 1.0689 : name.startsWith('Inter') ? 0.9688 : 0.968;
      expect(scale * ascent).toBeCloseTo(ours, 2);
    }
  },
);

it('heavier letters are wider, so that each weight is stretched by itself', () => {
  const faces = rules('latin');
  const scale = (weight: number) => faces.get(`Inter by Roboto ${weight}`)?.scale ?? 0;
  expect(scale(500)).toBeGreaterThan(scale(400));
  expect(scale(700)).toBeGreaterThan(scale(600));
});
