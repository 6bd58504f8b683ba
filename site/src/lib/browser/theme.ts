export type Theme = 'light' | 'dark';

/** Key in local storage. */
export const THEME_KEY = 'theme';

/** Paths that are always dark. */
export const DARK_PATHS = ['/our-team'];

/** `--color-bg` of both themes, for the browser's own interface. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#0d1017' };

/** Path without its locale, like `splitLocale`; duplicated in the script below. */
const PREFIX = /^\/[a-z]{2}(?=\/)/;

/** Whether a page is always dark, by its path in any locale. */
export function isAlwaysDark(path: string): boolean {
  const own = path.replace(PREFIX, '');
  return DARK_PATHS.some((dark) => own === dark || own.startsWith(`${dark}/`));
}

/**
 * Runs in <head> before the first paint, to avoid a flash of the wrong theme. Not compiled, hence old syntax. The class
 * `js` on <html> lets styles show what only works with scripts.
 */
export const THEME_SCRIPT = `(function(d){d.classList.add('js');var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}var p=location.pathname.replace(${PREFIX},'');t=${JSON.stringify(DARK_PATHS)}.some(function(x){return p===x||p.indexOf(x+'/')===0})?'dark':t==='dark'?'dark':'light';d.dataset.theme=t;var m=document.querySelector('meta[name=theme-color]');if(m)m.content=${JSON.stringify(THEME_COLORS)}[t]})(document.documentElement)`;

/** Toggles and stores the theme. */
export function toggleTheme(): Theme {
  const next: Theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
  show(next);
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage may be blocked: the theme then lasts as long as the page.
  }
  return next;
}

/** Follows a change in another tab, unless the page is always dark. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && !isAlwaysDark(location.pathname)) show(newValue === 'dark' ? 'dark' : 'light');
  });
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
}
