export type Theme = 'light' | 'dark';

/** The key in local storage. */
export const THEME_KEY = 'theme';

/** Paths that are always dark, whatever was chosen. */
export const DARK_PATHS = ['/our-team'];

/** `--color-bg` of both themes: what browsers paint around the page. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#0d1017' };

/** A path without its locale, as `splitLocale` does it; the same expression stands in the script below. */
const PREFIX = /^\/[a-z]{2}(?=\/)/;

/** Whether a page is dark whatever was chosen; its address in any locale. */
export function isAlwaysDark(path: string): boolean {
  const own = path.replace(PREFIX, '');
  return DARK_PATHS.some((dark) => own === dark || own.startsWith(`${dark}/`));
}

/**
 * Runs in <head> before the first paint, so that a saved theme never flashes. Plain old JavaScript: it is not compiled.
 * `js` on <html> lets styles show what only works with scripts.
 */
export const THEME_SCRIPT = `(function(d){d.classList.add('js');var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}var p=location.pathname.replace(${PREFIX},'');t=${JSON.stringify(DARK_PATHS)}.some(function(x){return p===x||p.indexOf(x+'/')===0})?'dark':t==='dark'?'dark':'light';d.dataset.theme=t;var m=document.querySelector('meta[name=theme-color]');if(m)m.content=${JSON.stringify(THEME_COLORS)}[t]})(document.documentElement)`;

/** Switches between light and dark, and remembers it. */
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

/** Another tab of ours was switched: this one goes along, unless its page is always dark. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && !isAlwaysDark(location.pathname)) show(newValue === 'dark' ? 'dark' : 'light');
  });
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
}
