import { screen } from '@testing-library/react';
import type { ConfirmedReview } from '@app/contracts/review-forms';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { ConfirmFlow } from './confirm-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const confirmed: ConfirmedReview = {
  company: { slug: 'oak-cafe', name: 'Oak Café', website: 'https://oak.example/' },
  receipt: 'payload.1.signature',
  manageToken: 'm'.repeat(50),
};
const open = () => renderPage(<ConfirmFlow slug="oak-cafe" token={TOKEN} />, 'en', ['invitation']);

it('the page of the confirmation link confirms the review and links to other reviews, the company’s site and the author’s page', async () => {
  engine.on('POST /reviews/confirmations', () => ({ status: 200, body: confirmed }));
  open();
  expect(await screen.findByRole('heading', { name: 'The review has been confirmed' })).toBeTruthy();
  expect(engine.seen('POST /reviews/confirmations').map(({ body }) => JSON.parse(body))).toEqual([{ token: TOKEN }]);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Other reviews of Oak Café')).toBe('/en/reviews/oak-cafe');
  expect(href('Website of Oak Café')).toBe('https://oak.example/');
  expect(href('See or change your review')).toBe(`/en/invitation/oak-cafe/edit/${'m'.repeat(50)}`);
});

it('the confirmation of a review has no website link for a company without website', async () => {
  const company = { ...confirmed.company, website: null };
  engine.on('POST /reviews/confirmations', () => ({ status: 200, body: { ...confirmed, company } }));
  open();
  await screen.findByRole('heading', { name: 'The review has been confirmed' });
  expect(screen.queryByRole('link', { name: /^Website/ })).toBeNull();
});

it('the confirmation of a review shows the engine’s message about an expired link', async () => {
  engine.on('POST /reviews/confirmations', () =>
    problem(410, 'confirmation_expired', { title: 'Too late', detail: 'The review was not confirmed in time.' }),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'Too late' })).toBeTruthy();
  expect(screen.getByText('The review was not confirmed in time.')).toBeTruthy();
});
