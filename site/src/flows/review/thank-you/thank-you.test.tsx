import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aSubmittedReview } from '../../../../testing/reviewers.ts';
import { rememberSentReview } from './sent-review.ts';
import type { SentReview } from './sent-review.ts';
import { ThankYou } from './thank-you.tsx';

beforeEach(() => sessionStorage.clear());
function open(own?: Partial<SentReview>) {
  if (own) rememberSentReview({ ...aSubmittedReview(), ...own });
  renderPage(<ThankYou />, 'en', ['invitation']);
}

it.each([
  ['awaiting_confirmation', /Click the link in it/],
  ['screening', /automatic check/],
  ['held', /has stopped it for now/],
  ['in_mediation', /talk with you first/],
  ['published', /is published/],
] as const)('the thank-you page says what happens to a review that is %s', (state, words) => {
  open({ state });
  expect(screen.getByText(words)).toBeTruthy();
});

it('the thank-you page shows a general text to direct visitors', () => {
  open();
  expect(screen.getByText('If you have just sent a review, it has reached us safely.')).toBeTruthy();
  expect(screen.queryByText('Receipt for your review')).toBeNull();
});

it('the thank-you page shows the company’s text first', () => {
  open({
    thankYou: {
      heading: 'You made our day',
      body: 'See you soon!',
      button: { label: 'To the shop', url: 'https://oak.example/' },
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'You made our day' })).toBeTruthy();
  expect(screen.getByText('See you soon!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('https://oak.example/');
  expect(screen.getByText('What happens now')).toBeTruthy();
});

it('the thank-you page offers the receipt and the link to the review', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  open({ manage: '/en/invitation/oak-cafe/edit/TOKEN' });
  fireEvent.click(screen.getByRole('button', { name: 'Copy', hidden: true }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('payload.1.signature');
  const check = screen.getByRole('link', { name: /receipt/i, hidden: true });
  expect(check.getAttribute('href')).toBe('/en/trust/receipt#payload.1.signature');
  expect(screen.getByRole('link', { name: 'See or change your review' }).getAttribute('href')).toBe(
    '/en/invitation/oak-cafe/edit/TOKEN',
  );
});
