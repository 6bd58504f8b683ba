import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewCard } from '@app/contracts/reviews';
import type { Stored } from './outcome.ts';
import type { ShownPages } from './pages.ts';
import type { Sent } from './reviewers.ts';

/** One thing that must hold. */
export interface Assertion {
  name: string;
  holds: boolean;
  found: string;
}

const PUBLISHED_SHARE = 0.99;

export interface Evidence {
  sent: Sent[];
  stored: Stored[];
  profile: CompanyProfile;
  cards: ReviewCard[];
  recount: string;
  /** A sentence instead: why the pages could not be read. */
  pages: ShownPages | string;
}

const sameBytes = (one: string, other: string): boolean => Buffer.from(one).equals(Buffer.from(other));

function pageAssertions(pages: ShownPages | string, { grades }: CompanyProfile): Assertion[] {
  if (typeof pages === 'string') return [{ name: 'the pages were read', holds: false, found: pages }];
  const shown = grades.average === null ? Number.NaN : Math.floor(grades.average * 10 + 0.5) / 10;
  return [
    { name: 'the page states the API’s count', holds: pages.count === grades.count, found: String(pages.count) },
    { name: 'the page states its average, rounded', holds: pages.average === shown, found: String(pages.average) },
    {
      name: 'every text is on its page as it was written',
      holds: pages.harmed.length === 0,
      found: `${pages.harmed.length} harmed on ${pages.pages} pages`,
    },
  ];
}

/** Everything that must hold of a replay. */
export function assertionsOf({ sent, stored, profile, cards, recount, pages }: Evidence): Assertion[] {
  const published = stored.filter(({ state }) => state === 'published');
  const held = stored.filter(({ state }) => state === 'held');
  const unnamed = held.filter(({ rules }) => rules.length === 0);
  const byId = new Map(sent.map((one) => [one.reviewId, one]));
  const harmed = cards.filter(({ id, body }) => !sameBytes(body, byId.get(id)?.line.text ?? ''));
  const share = published.length / sent.length;
  const mean = published.reduce((sum, { grade }) => sum + grade, 0) / published.length;
  const distribution = ([1, 2, 3, 4, 5] as const).every(
    (grade) => profile.grades.distribution[grade] === published.filter((one) => one.grade === grade).length,
  );
  return [
    {
      name: 'every review that was taken is stored',
      holds: stored.length === sent.length,
      found: String(stored.length),
    },
    {
      name: 'at least 99 % are published',
      holds: share >= PUBLISHED_SHARE,
      found: `${(share * 100).toFixed(2)} % (${published.length} of ${sent.length})`,
    },
    {
      name: 'the others are held, each with a named reason',
      holds: published.length + held.length === stored.length && unnamed.length === 0,
      found: `${held.length} held, ${unnamed.length} without a reason`,
    },
    {
      name: 'the API counts what the database holds',
      holds: profile.grades.count === published.length,
      found: String(profile.grades.count),
    },
    { name: 'so does its distribution', holds: distribution, found: JSON.stringify(profile.grades.distribution) },
    {
      name: 'the average is that of the published grades',
      holds: Math.abs((profile.grades.average ?? Number.NaN) - mean) < 1e-9,
      found: String(profile.grades.average),
    },
    {
      name: 'the list has every published review once',
      holds: cards.length === published.length && new Set(cards.map(({ id }) => id)).size === published.length,
      found: String(cards.length),
    },
    {
      name: 'its texts are byte for byte what was written',
      holds: harmed.length === 0,
      found: `${harmed.length} harmed`,
    },
    { name: 'a recount finds nothing wrong', holds: recount === 'Every count was right.', found: recount },
    ...pageAssertions(pages, profile),
  ];
}
