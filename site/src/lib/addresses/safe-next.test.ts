import { safeNext } from './safe-next.ts';

describe('where to go after signing in', () => {
  it.each(['/panel', '/en/panel/invitations?state=sent', '/panel#top'])(
    'after signing in, the path %s is kept',
    (path) => {
      expect(safeNext(path, '/panel')).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/panel',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'panel',
    '',
    null,
    undefined,
  ])('after signing in, %s is not followed', (next) => {
    expect(safeNext(next, '/fallback')).toBe('/fallback');
  });
});
