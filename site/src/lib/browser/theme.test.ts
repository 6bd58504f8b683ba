import { runInNewContext } from 'node:vm';
import { LOCALES } from '@app/locales';
import { localePath } from '../addresses/links.ts';
import { THEME_COLORS, THEME_KEY, THEME_SCRIPT, followTheme, isAlwaysDark, toggleTheme, type Theme } from './theme.ts';

const html = document.documentElement;
const color = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
beforeEach(() => {
  localStorage.clear();
  html.dataset['theme'] = 'light';
  document.head.innerHTML = `<meta name="theme-color" content="${THEME_COLORS.light}">`;
});

/** Theme that the head's script sets at this address. */
function firstPaint(pathname: string, storage: unknown = localStorage): string | undefined {
  html.dataset['theme'] = 'light';
  runInNewContext(THEME_SCRIPT, { document, localStorage: storage, location: { pathname } });
  return html.dataset['theme'];
}

describe('before anything is drawn', () => {
  it.each([
    [null, 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['purple', 'light'],
  ])('the saved theme %s is shown as %s', (saved, theme) => {
    if (saved !== null) localStorage.setItem(THEME_KEY, saved);
    expect(firstPaint('/de/find-company')).toBe(theme);
    expect(color()).toBe(THEME_COLORS[theme as Theme]);
    expect(html.classList.contains('js')).toBe(true);
  });

  it('the team page is dark in every locale, and no other', () => {
    localStorage.setItem(THEME_KEY, 'light');
    for (const locale of LOCALES)
      for (const [path, dark] of [
        ['/our-team', true],
        ['/our-team/anna', true],
        ['/our-teams', false],
        ['/', false],
        ['/find-company', false],
      ] as const) {
        const address = localePath(locale, path);
        expect([address, firstPaint(address)]).toEqual([address, dark ? 'dark' : 'light']);
        expect([address, isAlwaysDark(address)]).toEqual([address, dark]);
      }
  });

  it('denied storage does not break the theme', () => {
    const blocked = {
      getItem() {
        throw new Error('blocked');
      },
    };
    expect(firstPaint('/', blocked)).toBe('light');
  });
});

it('the theme is toggled and stored', () => {
  expect(toggleTheme()).toBe('dark');
  expect([localStorage.getItem(THEME_KEY), html.dataset['theme'], color()]).toEqual([
    'dark',
    'dark',
    THEME_COLORS.dark,
  ]);
  expect(firstPaint('/')).toBe('dark');
  expect(toggleTheme()).toBe('light');
  expect(firstPaint('/')).toBe('light');
});

it('the theme follows other tabs', () => {
  followTheme();
  const tell = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell(THEME_KEY, 'dark');
  expect(html.dataset['theme']).toBe('dark');
  tell('draft', 'light');
  expect(html.dataset['theme']).toBe('dark');
  tell(THEME_KEY, null);
  expect(html.dataset['theme']).toBe('light');
});
