import { screen, within } from '@testing-library/react';
import type { ReviewCard as Review } from '@app/contracts/reviews';
import { aReview } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewCard } from './review-card.tsx';

const show = (own: Partial<Review>) =>
  renderPage(
    <ReviewCard review={aReview(1, own)} timeZone="Europe/Warsaw" companyName="Górska Półka" actions={false} />,
    'en',
    ['reviews'],
  );

describe('the note of an expert', () => {
  const note = (name: string | null) => ({
    body: 'It needs two weeks.',
    language: 'de' as const,
    publishedAt: '2026-11-22T10:00:00Z',
    edited: true,
    expert: { name, title: name ? { en: 'pharmacist' } : {}, photo: null },
  });
  const answer = { body: 'Thank you.', language: 'en' as const, publishedAt: '2026-11-21T10:00:00Z' };

  it('the note of an expert stands apart from the company’s answer, with name, profession and language', () => {
    show({ answer, note: note('Anna Kowalska') });
    const text = screen.getByText('It needs two weeks.');
    expect(text.getAttribute('lang')).toBe('de');
    const box = within(text.closest('div') as HTMLElement);
    for (const words of ['A note by an expert of Górska Półka', 'Anna Kowalska, pharmacist', '· changed'])
      expect(box.getByText(words)).toBeTruthy();
    expect(box.queryByText('Thank you.')).toBeNull();
  });

  it('without a name is still an expert’s of the company', () => {
    show({ note: note(null) });
    expect(screen.getByText('A note by an expert of Górska Półka')).toBeTruthy();
    expect(screen.queryByText(/pharmacist/)).toBeNull();
  });
});

it('the author’s own facts are beside the review, in the reader’s language where there are words', () => {
  const fact = (n: number, name: object, choice: object) => ({
    id: `01900000-0000-7000-8000-00000000060${n}`,
    name,
    choice: { id: `01900000-0000-7000-8000-00000000061${n}`, name: choice },
  });
  show({
    userFeatures: [fact(1, { en: 'Size', pl: 'Rozmiar' }, { pl: 'mały' }), fact(2, { pl: 'Cera' }, { en: 'dry' })],
  });
  const facts = within(screen.getByRole('group', { name: 'About the author' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Size', 'mały'],
    ['Cera', 'dry'],
  ]);
});
