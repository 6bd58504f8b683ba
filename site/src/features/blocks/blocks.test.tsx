import { fireEvent, screen, within } from '@testing-library/react';
import type { Locale } from '@app/locales/manifest.ts';
import { BLOCKS, EXTRAS, IMAGE } from '../../../testing/blocks.ts';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { namespacesOf, type PageBlock } from '../../lib/content/blocks.ts';
import { Blocks } from './blocks.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const show = (blocks: PageBlock[], locale: Locale = 'en', home = false) =>
  renderPage(
    <Blocks blocks={blocks} extras={EXTRAS} title="Name of the page" home={home} />,
    locale,
    namespacesOf(blocks),
  );
const levelOf = (name: string) => screen.getByRole('heading', { name }).tagName;

it('a page of all blocks has one h1, its headings skip no level, and no text is missing', () => {
  const { container } = show(Object.values(BLOCKS));
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Reviews that open doors',
  ]);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(container.textContent).not.toMatch(/blocks\.|cards\.|form\.|undefined|\{\{/);
});

describe('the title of a page', () => {
  it('the page’s title is that of its first block, with headings one level below', () => {
    show([BLOCKS.faq, BLOCKS.steps]);
    expect([levelOf('Questions'), levelOf('Is it free?'), levelOf('How it goes'), levelOf('Order')]).toEqual([
      'H1',
      'H2',
      'H2',
      'H3',
    ]);
  });

  it('the page’s title is its hidden name if no block has one', () => {
    show([{ ...BLOCKS.steps, title: null }]);
    expect([levelOf('Name of the page'), levelOf('Order')]).toEqual(['H1', 'H2']);
  });
});

it('the picture on the home page shows the average of its bars in local notation', () => {
  const { container } = show([{ ...BLOCKS.hero, drawing: null }], 'pl', true);
  expect(screen.getByText('4,8')).toBeTruthy();
  const bars = [...container.querySelectorAll('svg[viewBox="0 0 100 8"] rect:last-child')];
  const shares = bars.map((bar) => Number(bar.getAttribute('width')));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(shares.reduce((sum, share, index) => sum + (5 - index) * share, 0) / 100).toBeCloseTo(4.8);
});

describe('a picture', () => {
  it('a picture is responsive, reserves its place and respects its focal point', () => {
    show([BLOCKS.hero, BLOCKS.textWithPicture]);
    const image = screen.getByRole<HTMLImageElement>('img', { name: IMAGE.alt });
    expect(image).toMatchObject({ width: 1600, height: 900, srcset: IMAGE.srcSet });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.style.objectPosition).toBe('20% 60%');
  });

  it('a picture at the top is loaded eagerly', () => {
    show([{ ...BLOCKS.hero, image: IMAGE }]);
    expect(screen.getByRole('img', { name: IMAGE.alt }).getAttribute('loading')).toBe('eager');
  });

  it('a drawing has no text alternative', () => {
    const { container } = show([BLOCKS.hero]);
    expect(container.querySelector('svg[viewBox="0 0 480 360"]')?.getAttribute('aria-hidden')).toBe('true');
  });
});

it('text typed with blank lines and dashes becomes paragraphs and lists', () => {
  show([BLOCKS.textWithPicture]);
  const points = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual(['five stars', 'one link']);
  expect(screen.getByText('Some days after the order.').tagName).toBe('P');
});

it('invented people are marked as samples, others are not', () => {
  show([BLOCKS.quotes, BLOCKS.team]);
  expect(screen.getAllByText('Example')).toHaveLength(2);
  expect(screen.getByText('Anna Maj').closest('li')?.textContent).toContain('Example');
  expect(screen.getByText('Ewa Ładna').closest('li')?.textContent).toContain('Example');
});

it('brands without a picture are shown as text, pictures have the brand’s name', () => {
  show([BLOCKS.logos]);
  expect(screen.getByText('Oak Café')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tea House' }).getAttribute('href')).toBe('https://tea.example/');
});

it('a comparison is a table with headers and text alternatives for its signs', () => {
  show([BLOCKS.comparison]);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['With us', 'Elsewhere']);
  const row = within(table).getByRole('rowheader', { name: 'Verified reviews' }).closest('tr')!;
  expect(within(row).getByRole('img', { name: 'Yes' })).toBeTruthy();
  expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('some');
  expect(within(row).getByRole('img', { name: 'Partly' })).toBeTruthy();
  // The frame can be scrolled by keyboard and has a name.
  expect(screen.getByRole('region', { name: 'Compared' }).tabIndex).toBe(0);
});

describe('prices', () => {
  const cards = () => screen.getAllByText(/^Plan trust|^Plan enter/).map((name) => name.closest('li')!.textContent);

  it('prices of both periods can be read at once', () => {
    show([BLOCKS.pricing]);
    const [start, pro, enterprise] = cards();
    expect(start).toContain('US$29 a month');
    expect(start).toContain('US$23.20 a month when you pay for 12 months (US$278.40)');
    expect(start).toContain('100 invitations a month');
    expect(pro).toContain('US$99');
    expect(pro).toContain('US$950.40');
    expect(enterprise).toContain('from US$299');
    expect(enterprise).toContain('Invitations by contract');
  });

  it('prices of the chosen period come first', () => {
    show([BLOCKS.pricing]);
    fireEvent.click(screen.getByRole('radio', { name: '12 months, 20% off' }));
    expect(cards()[0]).toContain('US$23.20 a month');
    expect(cards()[0]).toContain('US$278.40 for 12 months; US$29 when you pay monthly');
  });

  it('prices of extras are shown to hotels only', () => {
    const { unmount } = show([BLOCKS.pricing], 'pl');
    expect(screen.getByText('+50 zł netto')).toBeTruthy();
    expect(screen.getByText('Pakiet SMS: 1000 wiadomości').closest('div')?.textContent).toContain('+150\u00a0zł netto');
    unmount();
    show([{ ...BLOCKS.pricing, hotel: false }], 'pl');
    expect(screen.queryByText(/zł/)).toBeNull();
  });
});

it('badges link to their criteria', () => {
  show([BLOCKS.badgeGallery], 'de');
  const badge = screen.getByRole('link', { name: 'Helpful' });
  expect(badge.getAttribute('href')).toBe('/de/badges#helpful');
  expect(badge.closest('li')?.querySelector('svg')?.dataset['emblem']).toBe('helpful');
});

it('a changelog has dates, types and an anchor for each entry', () => {
  const { container } = show([BLOCKS.timeline]);
  const entries = screen.getAllByText(/^(New|Improved|Fixed)$/).map((kind) => kind.closest('li')!);
  expect(entries.map(({ id }) => id)).toEqual(['2026-11-02-2', '2026-11-02', '2026-10-01']);
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-02');
  expect(screen.getAllByText('2 November 2026')[0]?.closest('a')?.getAttribute('href')).toBe('#2026-11-02-2');
});

it('two changelogs of a page have different anchors for one day', () => {
  const { container } = show([BLOCKS.timeline, { ...BLOCKS.timeline, id: 'other', title: 'Elsewhere' }]);
  const ids = [...container.querySelectorAll('ol > li')].map(({ id }) => id);
  expect(ids).toEqual(['2026-11-02-4', '2026-11-02-3', '2026-10-01-2', '2026-11-02-2', '2026-11-02', '2026-10-01']);
  const links = [...container.querySelectorAll('time')].map((time) => time.closest('a')?.getAttribute('href'));
  expect(links).toEqual(ids.map((id) => `#${id}`));
});

describe('jobs', () => {
  it('jobs say place, salary and deadline, and so does the link', () => {
    show([BLOCKS.jobs]);
    expect(screen.getByText('Part time')).toBeTruthy();
    expect(screen.getByText('Apply until 31 December 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply: Writer' }).getAttribute('href')).toBe('mailto:jobs@example.com');
  });

  it('the block of jobs says that there are none', () => {
    show([{ ...BLOCKS.jobs, items: [] }]);
    expect(screen.getByText('Nothing is open.')).toBeTruthy();
  });
});

it('a file shows its type and size, and is downloaded', () => {
  show([BLOCKS.downloads]);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Logo' });
  expect(link.download).toBe('logo.zip');
  expect(screen.getByText('ZIP, 1.2 MB')).toBeTruthy();
});

describe('a document', () => {
  it('a document has numbered sections and a table of contents that links to them', () => {
    const { container } = show([BLOCKS.document]);
    expect(levelOf('Regulations')).toBe('H1');
    expect(screen.getByText('Last changed: 1 November 2026')).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#section-1', '#section-2']);
    for (const link of links) expect(container.querySelector(link.getAttribute('href')!)).not.toBeNull();
    expect(screen.getByRole('heading', { name: '2. Scope' })).toBeTruthy();
  });

  it('two documents of a page have different anchors', () => {
    const { container } = show([BLOCKS.document, { ...BLOCKS.document, id: 'other', title: 'More' }]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('section-2-1');
  });
});
