import { screen, within } from '@testing-library/react';
import type { PollProductPage, PollQuestion, PollResults } from '@app/contracts/company-reviews/product-polls';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const fit: PollQuestion = {
  id: idOf(7),
  name: 'Fit',
  low: 'too small',
  high: 'too large',
  category: 'shoes',
  product: null,
  removed: false,
  count: 12,
  position: 3.4,
  products: 2,
};
const LIST = `GET ${PANEL_API}/product-polls`;

it('the page of product polls lists questions with where the answers stand, and leads to each', async () => {
  const old = { ...fit, id: idOf(8), name: 'Noise', removed: true, position: null, count: 0, products: 0 };
  panel.engine.on(LIST, () => ({ status: 200, body: { items: [fit, old] } }));
  panel.open('/panel/product-polls');
  const row = (await screen.findByRole('link', { name: 'Fit' })).closest('tr') as HTMLElement;
  within(row).getByText('3.4 on average, from 1 (too small) to 5 (too large)');
  within(row).getByText(/shoes/);
  expect(screen.getByRole('link', { name: 'Fit' }).getAttribute('href')).toBe(
    `/en/panel/product-polls?question=${fit.id}`,
  );
  screen.getByText(/no longer asked/);
  screen.getByText('Nobody has answered yet');
});

it('the page of product polls shows how often each answer was given, by product, with more products on request', async () => {
  const results: PollResults = { question: fit, product: null, answers: { 1: 1, 2: 0, 3: 4, 4: 0, 5: 7 } };
  panel.engine.on(`${LIST}/${fit.id}`, () => ({ status: 200, body: results }));
  panel.engine.on(`${LIST}/${fit.id}/products`, ({ query }) => {
    const more = query.get('cursor') !== null;
    const body: PollProductPage = {
      items: [{ id: idOf(more ? 21 : 20), name: more ? 'Boot' : 'Sandal', count: 6, position: 4 }],
      nextCursor: more ? null : 'next',
    };
    return { status: 200, body };
  });
  panel.open('/panel/product-polls', `?question=${fit.id}`);
  const answers = within(await screen.findByRole('list', { name: 'Answers' }));
  expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'too small1',
    '20',
    '34',
    '40',
    'too large7',
  ]);
  screen.getByText('12 answers in the latest 2,000 published product reviews.');
  const sandal = await screen.findByRole('link', { name: 'Sandal' });
  expect(sandal.getAttribute('href')).toBe(`/en/panel/product-polls?question=${fit.id}&product=${idOf(20)}`);
  press('Show more products');
  await screen.findByRole('link', { name: 'Boot' });
});

it('without questions it leads to the features, and a plan without them gets the upgrade card', async () => {
  panel.engine.on(LIST, () => ({ status: 200, body: { items: [] } }));
  panel.open('/panel/product-polls');
  await screen.findByText('No questions yet');
  document.body.innerHTML = '';
  panel.engine.on(LIST, () => problem(402, 'plan_lacks_feature', { params: { plan: 'trustPro' } }));
  panel.open('/panel/product-polls');
  await screen.findByRole('link', { name: 'Choose Pro' });
});
