import { contrastOf, textOnAccent } from '@app/contracts/widgets/contrast';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';

const ACCENT = '#f5821f';
/** Contrast that what is not text needs on its background (WCAG 2.2 AA). */
const SHAPE_CONTRAST = 3;

/** The values of the two themes (`src/styles/tokens.css`). */
const LIGHT = { bg: '#ffffff', card: '#f6f7f9', line: '#e2e6ec', text: '#1f2430', muted: '#5a6372', empty: '#d6dbe3' };
const DARK = { bg: '#0d1017', card: '#161b25', line: '#283040', text: '#eef1f6', muted: '#a6b0bf', empty: '#394253' };

function variables(theme: typeof LIGHT, accent: string | null): string {
  const seen = accent === null || contrastOf(accent, theme.bg) >= SHAPE_CONTRAST;
  const stars = seen ? (accent ?? ACCENT) : theme.text;
  const all = { ...theme, stars, accent: accent ?? ACCENT, on: textOnAccent(accent ?? ACCENT) };
  return Object.entries(all)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const RULES = `
*{box-sizing:border-box;margin:0}
body{padding:16px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere}
.page{max-width:810px;margin:0 auto;display:grid;gap:20px}
h1{font-size:1.375rem;line-height:1.25}
h2{font-size:1.125rem}
h3{font-size:1rem;display:inline}
a{color:inherit;text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--text);outline-offset:2px}
.head{display:grid;gap:12px;padding-top:16px;border-top:4px solid var(--accent)}
.who{display:flex;gap:14px;align-items:center}
.who img{width:56px;height:56px;object-fit:contain;border-radius:4px;background:#fff;border:1px solid var(--line)}
.rated{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:center}
.rated strong{font-size:2rem;line-height:1.1}
.muted,.small{color:var(--muted)}
.small{font-size:.875rem}
.stars{display:block;flex-shrink:0}
.stars .full{fill:var(--stars)}
.stars .none{fill:var(--empty)}
.list{display:grid;gap:12px;padding:0;list-style:none}
.card{display:grid;gap:8px;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:4px}
.marks{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
.origin{padding:2px 10px;border:1px solid var(--muted);border-radius:999px;font-size:.8125rem}
.text{white-space:pre-line}
.answer{padding-left:12px;border-left:3px solid var(--line);display:grid;gap:4px}
.photos{display:flex;flex-wrap:wrap;gap:8px;padding:0;list-style:none}
.photos img{display:block;width:88px;height:88px;object-fit:cover;border-radius:4px}
.ways,.foot{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center}
.button{display:inline-block;min-height:44px;padding:10px 18px;border-radius:4px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
.foot{padding-top:12px;border-top:1px solid var(--line)}
.foot a,.ways a{display:inline-flex;align-items:center;min-height:44px}
`;

/** The style of the page: no other than what its policy names by hash. */
export function pageStyle({ scheme, accent }: Pick<WidgetSettings, 'scheme' | 'accent'>): string {
  const [light, dark] = [variables(LIGHT, accent), variables(DARK, accent)];
  const root =
    scheme === 'dark'
      ? `:root{color-scheme:dark;${dark}}`
      : scheme === 'light'
        ? `:root{color-scheme:light;${light}}`
        : `:root{color-scheme:light dark;${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
  return root + RULES;
}
