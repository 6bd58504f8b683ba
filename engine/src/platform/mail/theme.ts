import type { CSSProperties } from 'react';

/** The site's colours, written out: mail programs know no custom properties. */
const colours = {
  page: '#f6f7f9',
  card: '#ffffff',
  border: '#e2e6ec',
  text: '#1f2430',
  muted: '#5a6372',
  accent: '#f5821f',
  onAccent: '#1f2430',
  accentText: '#ae4f05',
  accentSoft: '#fef1e4',
} as const;

/** No download: fonts that the reader's system has, with ones for Japanese. */
const FONTS =
  "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif";

/** Long words of any script break instead of stretching the mail. */
const breaking: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };

export const styles = {
  page: { backgroundColor: colours.page, margin: 0, padding: '24px 8px', fontFamily: FONTS },
  container: { width: '100%', maxWidth: '560px' },
  header: {
    ...breaking,
    color: colours.text,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '26px',
    margin: '0 0 16px',
    padding: '0 8px',
  },
  card: {
    backgroundColor: colours.card,
    border: `1px solid ${colours.border}`,
    borderRadius: '4px',
    padding: '28px 24px',
  },
  text: { ...breaking, color: colours.text, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
  note: { ...breaking, color: colours.muted, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' },
  foot: {
    ...breaking,
    color: colours.muted,
    fontSize: '13px',
    lineHeight: '20px',
    margin: '0 0 8px',
    padding: '0 8px',
  },
  link: { color: colours.accentText, textDecoration: 'underline' },
  footLink: { color: colours.muted, textDecoration: 'underline' },
  button: {
    backgroundColor: colours.accent,
    borderRadius: '4px',
    color: colours.onAccent,
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    padding: '12px 22px',
    textDecoration: 'none',
  },
  grades: { width: '100%', margin: '0 0 4px' },
  grade: { padding: '0 3px', width: '20%', textAlign: 'center' },
  gradeLink: {
    backgroundColor: colours.accentSoft,
    border: `1px solid ${colours.accent}`,
    borderRadius: '4px',
    color: colours.accentText,
    display: 'block',
    padding: '10px 0 8px',
    textDecoration: 'none',
  },
  scores: { width: '100%', margin: '0 0 4px', tableLayout: 'fixed' },
  score: { padding: '0 1px', textAlign: 'center' },
  scoreLink: { fontSize: '14px', fontWeight: 700, lineHeight: '22px', padding: '8px 0' },
  symbol: { display: 'block', fontSize: '26px', fontWeight: 700, lineHeight: '32px', whiteSpace: 'nowrap' },
  gradeNumber: { display: 'block', fontSize: '14px', lineHeight: '20px' },
  gradeEnds: {
    ...breaking,
    color: colours.muted,
    fontSize: '13px',
    lineHeight: '18px',
    padding: '4px 3px 16px',
    verticalAlign: 'top',
  },
} satisfies Record<string, CSSProperties>;

/**
 * Dark mode of programs that ask for it (Apple Mail, Outlook on the Mac and phones); the others keep the light colours
 * or invert them, for which every text stands on a background of its own.
 */
export const DARK_CSS = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #14171e !important; }
  .card { background-color: #1f2430 !important; border-color: #3a4152 !important; }
  .text, .header { color: #f2f4f8 !important; }
  .muted { color: #b6bdca !important; }
  .link { color: #ffa552 !important; }
  .grade { background-color: #33291f !important; border-color: #f5821f !important; color: #ffb873 !important; }
}
[data-ogsc] .text, [data-ogsc] .header { color: #f2f4f8 !important; }
[data-ogsc] .muted { color: #b6bdca !important; }
[data-ogsc] .link, [data-ogsc] .grade { color: #ffa552 !important; }
`;
