import { screen } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { aProduct } from '../../../testing/products.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { ConfirmQuestionFlow } from './confirm-question-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());
const open = (token = TOKEN) => renderPage(<ConfirmQuestionFlow token={token} />, 'en', ['product', 'invitation']);
const { id, slug, name, company } = aProduct();

it.each([
  [false, /As soon as Górska Półka answers/],
  [true, /Górska Półka has answered/],
])('following the link confirms the question; already answered: %s', async (answered, words) => {
  const body = { company: { id: company.id, name: company.name }, product: { id, slug, name }, answered };
  engine.on('POST /questions/confirmations', () => ({ status: 200, body }));
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/en/product/${id}/${slug}/${company.id}#questions`);
});

it('the confirmation of a question has a page for an invalid link', async () => {
  engine.on('POST /questions/confirmations', () => problem(404, 'token_invalid'));
  open();
  expect(await screen.findByText('This link does not work')).toBeTruthy();
});
