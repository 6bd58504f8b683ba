import Link from 'next/link';
import type { TextWords } from './words.ts';

const PAGES = [
  ['texts', '/admin/texts'],
  ['progress', '/admin/texts/progress'],
  ['glossary', '/admin/collections/terms'],
] as const;

/** Tabs between the table, the overview and the glossary. */
export function Tabs({ words, current }: { words: TextWords; current: (typeof PAGES)[number][0] }) {
  return (
    <nav className="texts__tabs" aria-label={words.tabs}>
      {PAGES.map(([name, href]) => (
        <Link key={name} href={href} prefetch={false} {...(name === current && { 'aria-current': 'page' as const })}>
          {name === 'texts' ? words.title : name === 'progress' ? words.progress : words.terms.title}
        </Link>
      ))}
    </nav>
  );
}
