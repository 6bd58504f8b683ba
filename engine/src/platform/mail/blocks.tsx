import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { styles } from './theme.ts';

/** A piece of a mail in its HTML and text parts. */
export interface Block {
  html: ReactNode;
  text: string;
}

/** The content of a mail: HTML and text parts are rendered from the same blocks. */
export interface MailContent {
  subject: string;
  /** The line that inboxes show after the subject. */
  preview: string;
  /** Name above the mail; the product's if left out. */
  header?: string;
  /** Person or company greeted and signing. */
  greeted: string | null;
  signature?: string;
  blocks: Block[];
  /** Why the recipient gets this mail. */
  reason: string;
  optOut?: { label: string; url: string };
  /** A tracking pixel on our own origin, which tells that the mail was opened. */
  seenUrl?: string;
}

export const paragraph = (words: string): Block => ({
  html: (
    <Text style={styles.text} className="text">
      {words}
    </Text>
  ),
  text: words,
});

/** A larger heading line. */
export const title = (words: string): Block => ({
  html: (
    <Text style={{ ...styles.text, fontSize: '20px', fontWeight: 700, lineHeight: '28px' }} className="text">
      {words}
    </Text>
  ),
  text: words,
});

/** A smaller note. */
export const note = (words: string): Block => ({
  html: (
    <Text style={styles.note} className="muted">
      {words}
    </Text>
  ),
  text: words,
});

/** The call to action, with its URL below for mail programs that show no buttons. */
export const action = (label: string, url: string, help: string): Block => ({
  html: (
    <>
      <Text style={{ ...styles.text, margin: '8px 0 20px' }}>
        <Button href={url} style={styles.button}>
          {label}
        </Button>
      </Text>
      <Text style={styles.note} className="muted">
        {help}
        <br />
        <Link href={url} style={styles.link} className="link">
          {url}
        </Link>
      </Text>
    </>
  ),
  text: `${label}:\n${url}`,
});

export const link = (label: string, url: string): Block => ({
  html: (
    <Text style={styles.text} className="text">
      <Link href={url} style={styles.link} className="link">
        {label}
      </Link>
    </Text>
  ),
  text: `${label}:\n${url}`,
});

export const SYMBOLS = ['stars', 'hearts', 'smileys', 'thumbs', 'points'] as const;
type GradeSymbol = (typeof SYMBOLS)[number];

// Characters that every font has and no program replaces by emoji. U+FE0E requests the text form.
const SIGNS: Record<GradeSymbol, readonly string[]> = {
  stars: Array<string>(5).fill('★'),
  hearts: Array<string>(5).fill('♥\uFE0E'),
  smileys: [':((', ':(', ':|', ':)', ':))'],
  thumbs: ['▼▼', '▼', '●', '▲', '▲▲'],
  points: ['1', '2', '3', '4', '5'],
};

/**
 * A row of five linked symbols as table cells, which works without images. `urls` and `labels` are for grades 1 to 5;
 * `ends` label both ends of the row.
 */
export function gradeRow(options: {
  symbol: GradeSymbol;
  urls: string[];
  labels: string[];
  ends: [string, string];
}): Block {
  const { symbol, urls, labels, ends } = options;
  const html = (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} width="100%" style={styles.grades}>
      <tbody>
        <tr>
          {urls.map((url, index) => (
            <td key={url} width="20%" align="center" style={styles.grade}>
              <Link
                href={url}
                title={labels[index]}
                aria-label={labels[index]}
                style={styles.gradeLink}
                className="grade"
              >
                <span style={styles.symbol}>{SIGNS[symbol][index]}</span>
                {symbol !== 'points' && <span style={styles.gradeNumber}>{index + 1}</span>}
              </Link>
            </td>
          ))}
        </tr>
        <tr>
          <td colSpan={2} align="left" style={styles.gradeEnds} className="muted">
            {ends[0]}
          </td>
          <td />
          <td colSpan={2} align="right" style={styles.gradeEnds} className="muted">
            {ends[1]}
          </td>
        </tr>
      </tbody>
    </table>
  );
  // Best first: most readers of the text part choose it.
  const lines = urls.map((url, index) => `${labels[index] ?? ''}\n${url}`).reverse();
  return { html, text: lines.join('\n\n') };
}

/** A row of linked scores, narrow enough for eleven on a phone. `labels` describe each score. */
export function scoreRow(options: { urls: string[]; labels: string[]; ends: [string, string] }): Block {
  const { urls, labels, ends } = options;
  const half = Math.floor(urls.length / 2);
  const html = (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} width="100%" style={styles.scores}>
      <tbody>
        <tr>
          {urls.map((url, score) => (
            <td key={url} align="center" style={styles.score}>
              <Link
                href={url}
                title={labels[score]}
                aria-label={labels[score]}
                style={{ ...styles.gradeLink, ...styles.scoreLink }}
                className="grade"
              >
                {score}
              </Link>
            </td>
          ))}
        </tr>
        <tr>
          <td colSpan={half} align="left" style={styles.gradeEnds} className="muted">
            {ends[0]}
          </td>
          <td colSpan={urls.length - half} align="right" style={styles.gradeEnds} className="muted">
            {ends[1]}
          </td>
        </tr>
      </tbody>
    </table>
  );
  const lines = urls.map((url, score) => `${labels[score] ?? ''}\n${url}`).reverse();
  return { html, text: lines.join('\n\n') };
}
