import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { REVIEW_SOURCES, type ReviewCard as Review } from '@app/contracts/reviews';
import { aReview } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewCard } from './review-card.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());

const show = (
  own: Partial<Review> = {},
  { locale = 'en', translations = false }: { locale?: Locale; translations?: boolean } = {},
) => {
  const review = aReview(1, own);
  renderPage(
    <ReviewCard review={review} timeZone="Europe/Warsaw" companyName="Górska Półka" translations={translations} />,
    locale,
    ['reviews'],
  );
  return review;
};

const photo = (number: number) => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  width: 1200,
  height: 800,
  small: `/uploads/photos/${number}/small.webp`,
  medium: `/uploads/photos/${number}/medium.webp`,
  large: `/uploads/photos/${number}/large.webp`,
});

describe('votes', () => {
  beforeEach(() => localStorage.clear());
  const up = () => screen.getByRole('button', { name: /Yes, helpful/ });

  it('a vote is sent, shown with the new counts, and removed by a second click', async () => {
    const sent: unknown[] = [];
    const review = show({ helpful: { up: 2, down: 0 } });
    engine.on(`PUT /reviews/${review.id}/vote`, ({ body }) => {
      const own = (JSON.parse(body) as { value: 1 | 0 }).value;
      sent.push(own);
      return { status: 200, body: { up: 2 + own, down: 0, own } };
    });
    fireEvent.click(up());
    await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('true'));
    expect(up().textContent).toContain('3');
    expect(screen.getByText('Thank you, your vote counts.').getAttribute('role')).toBe('status');
    fireEvent.click(up());
    await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('false'));
    expect(screen.getByText('Your vote has been withdrawn.')).toBeTruthy();
    expect(sent).toEqual([1, 0]);
  });

  it('a vote is remembered after a reload and can still be removed', async () => {
    const review = aReview(1, { helpful: { up: 3, down: 0 } });
    const sent: unknown[] = [];
    engine.on(`PUT /reviews/${review.id}/vote`, ({ body }) => {
      const { value } = JSON.parse(body) as { value: 1 | 0 };
      sent.push(value);
      return { status: 200, body: { up: 3 + value, down: 0, own: value } };
    });
    const page = () =>
      renderPage(<ReviewCard review={review} timeZone="UTC" companyName="Górska Półka" />, 'en', ['reviews']);
    const { unmount } = page();
    fireEvent.click(up());
    await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('true'));
    unmount();
    page();
    expect(up().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(up());
    await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('false'));
    expect(sent).toEqual([1, 0]);
    expect(localStorage.getItem('votes')).toBe('[]');
  });

  it('a failed vote says so and changes nothing', async () => {
    const review = show({ helpful: { up: 2, down: 0 } });
    engine.on(`PUT /reviews/${review.id}/vote`, () => problem(500, 'internal'));
    fireEvent.click(up());
    await screen.findByText(/Your vote could not be saved/);
    expect(up().textContent).toContain('2');
  });
});

describe('a report', () => {
  const open = (): HTMLElement => {
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    return screen.getByRole('dialog', { name: 'Report this review' });
  };

  it('a report needs a reason', () => {
    show();
    const dialog = open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the report' }));
    expect(within(dialog).getByRole('alert').textContent).toBe('Choose what is wrong with the review.');
  });

  it('a report is sent with reason, details and address, and confirmed', async () => {
    const review = show();
    let sent: unknown;
    engine.on(`POST /reviews/${review.id}/reports`, ({ body }) => {
      sent = JSON.parse(body);
      return { status: 202 };
    });
    const dialog = open();
    fireEvent.click(within(dialog).getByLabelText('It is advertising or contains links'));
    fireEvent.change(within(dialog).getByLabelText(/Details/), { target: { value: 'A shop’s address' } });
    fireEvent.change(within(dialog).getByLabelText(/Your e-mail address/), { target: { value: 'eva@example.com' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the report' }));
    await within(dialog).findByRole('status');
    expect(sent).toEqual({ reason: 'advertising', text: 'A shop’s address', email: 'eva@example.com' });
  });

  it('a rejected report names the field and keeps the input', async () => {
    const review = show();
    engine.on(`POST /reviews/${review.id}/reports`, () =>
      problem(422, 'validation_failed', {
        errors: [{ path: 'email', code: 'invalid_format', params: {}, message: 'Please enter a valid email address' }],
      }),
    );
    const dialog = open();
    fireEvent.click(within(dialog).getByLabelText('Something else'));
    const address = within(dialog).getByLabelText<HTMLInputElement>(/Your e-mail address/);
    fireEvent.change(address, { target: { value: 'eva@' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send the report' }));
    await within(dialog).findByText('Please enter a valid email address');
    expect(address.value).toBe('eva@');
    expect(address.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('translation', () => {
  it('a translation is offered only with a provider and for other languages', () => {
    show({ language: 'de' });
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  });

  it('a translation names its provider and leads back to the original', async () => {
    const review = show({ language: 'de', body: 'Sehr guter Tee.' }, { translations: true });
    engine.on(`GET /reviews/${review.id}/translations/en`, () => ({
      status: 200,
      body: { reviewId: review.id, language: 'en', body: 'Very good tea.', provider: 'DeepL' },
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Translate' }));
    expect((await screen.findByText('Very good tea.')).getAttribute('lang')).toBe('en');
    expect(screen.getByText('Translated from: German, by DeepL')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the original' }));
    expect(screen.getByText('Sehr guter Tee.').getAttribute('lang')).toBe('de');
  });
});

describe('photos', () => {
  it('photos open large and turn with buttons and arrow keys', () => {
    show({ photos: [photo(1), photo(2)] });
    fireEvent.click(screen.getByRole('link', { name: 'Photo 1 of 2 by Author 1' }));
    const viewer = screen.getByRole('dialog', { name: 'Photos by Author 1' });
    const large = () => within(viewer).getByRole<HTMLImageElement>('img').getAttribute('src');
    expect(large()).toBe('/uploads/photos/1/large.webp');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Next' }));
    expect(large()).toBe('/uploads/photos/2/large.webp');
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(large()).toBe('/uploads/photos/1/large.webp');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the evidence of its origin', () => {
  const evidence = (given: Partial<Review['evidence']>, origin: Review['origin']) => {
    const nothing = { invited: null, confirmedAt: null, importedAt: null, checked: null };
    show({ origin, evidence: { ...nothing, submittedAt: '2026-11-19T10:00:00.000Z', ...given } });
    return [...(screen.getByRole('article').querySelector('details dl')?.children ?? [])].map((row) => row.textContent);
  };
  // Late in the evening in UTC is the next day in the company's time zone.
  const at = '2026-11-12T23:30:00.000Z';

  it.each<[string, Partial<Review['evidence']>, Review['origin'], string[]]>([
    [
      'an invitation',
      { invited: { by: 'email', at }, checked: { by: 'screening', at: '2026-11-19T11:00:00.000Z' } },
      'verified',
      ['Invited by e-mail13 Nov 2026', 'Review sent19 Nov 2026', 'Checked by the filters19 Nov 2026'],
    ],
    [
      'a code',
      { confirmedAt: '2026-11-20T10:00:00.000Z', checked: { by: 'moderator', at: '2026-11-21T10:00:00.000Z' } },
      'unverified',
      ['Review sent19 Nov 2026', 'E-mail address confirmed20 Nov 2026', 'Checked by a moderator21 Nov 2026'],
    ],
    ['an import', { importedAt: at }, 'external', ['Imported from another site13 Nov 2026']],
  ])('the evidence after %s says what was checked, dated in the company’s time zone', (_, given, origin, rows) => {
    expect(evidence(given, origin)).toEqual(rows);
  });
});

describe('its own link', () => {
  const href = '/en/reviews/x?review=1#review-1';
  const link = () => screen.getByRole('link', { name: 'Link to this review' });
  const draw = () =>
    renderPage(<ReviewCard review={aReview(1)} timeZone="UTC" companyName="X" href={href} />, 'en', ['reviews']);

  it('the permalink is copied, and says so', async () => {
    const writeText = jest.fn(async (_: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    draw();
    fireEvent.click(link());
    await screen.findByText('Link copied.');
    expect(writeText).toHaveBeenCalledWith(`http://localhost${href}`);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('the permalink is a plain link without clipboard', () => {
    draw();
    expect(link().getAttribute('href')).toBe(href);
  });
});

describe('what else a card says', () => {
  it('the card of an imported review links to its source', () => {
    show({ origin: 'external', source: { name: 'google', url: 'https://maps.example/review/1' } });
    const link = screen.getByRole('link', { name: /Google/ });
    expect(link.getAttribute('href')).toBe('https://maps.example/review/1');
    expect(link.getAttribute('rel')).toContain('nofollow');
  });

  it('every source has a decorative symbol beside its name', () => {
    const drawn = REVIEW_SOURCES.map((name) => {
      show({ origin: 'external', source: { name, url: null } });
      const marks = screen.getByRole('article').querySelectorAll(`[data-source="${name}"][aria-hidden="true"]`);
      cleanup();
      return [...marks].map(({ innerHTML }) => innerHTML).join();
    });
    expect(drawn).not.toContain('');
    expect(new Set(drawn).size).toBe(REVIEW_SOURCES.length);
    show();
    expect(screen.getByRole('article').querySelector('[data-source]')).toBeNull();
  });

  it('the card shows detailed ratings, an unread mediation and an erased text', () => {
    show({ ratings: { delivery: 4 }, mediationExpired: true, erased: true, body: '', authorName: '' });
    expect(screen.getByText('Delivery')).toBeTruthy();
    expect(screen.getByText(/its author did not open the message/)).toBeTruthy();
    expect(screen.getByText(/The author has had the text removed/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Name removed' })).toBeTruthy();
  });

  it('the card shows the grade as a number beside the stars', () => {
    show({ grade: 4 }, { locale: 'pl' });
    expect(within(screen.getByRole('article')).getByText('4')).toBeTruthy();
  });

  it('only a pinned review is marked', () => {
    show({ pinned: true });
    expect(within(screen.getByRole('article')).getByText('Pinned by the company')).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText('Pinned by the company')).toBeNull();
  });
});

it('words from right to left keep their direction on a page from left to right', () => {
  show({
    body: 'שירות מצוין!',
    authorName: 'דנה (Dana)',
    answer: { body: 'תודה רבה!', language: null, publishedAt: '2026-03-01T10:00:00Z' },
  });
  for (const words of ['שירות מצוין!', 'תודה רבה!']) expect(screen.getByText(words).getAttribute('dir')).toBe('auto');
  expect(screen.getByText('דנה (Dana)').tagName).toBe('BDI');
});

it('the words of a search are marked in the text', () => {
  show({
    body: 'Dwie paczki i list.',
    found: [
      [5, 11],
      [14, 18],
    ],
  });
  const text = screen.getByText(/Dwie/);
  expect(text.textContent).toBe('Dwie paczki i list.');
  expect([...text.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['paczki', 'list']);
});

it('a text in a script that its language does not have is of an unknown language', () => {
  show({ body: 'شحن سريع وخدمة ممتازة', language: 'pl' });
  expect(screen.getByText(/language not recognised/)).toBeTruthy();
  expect(screen.queryByText(/Polish/)).toBeNull();
  expect(screen.getByText('شحن سريع وخدمة ممتازة').lang).toBe('und');
});
