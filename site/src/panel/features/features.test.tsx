import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SaveFeatureSet } from '@app/contracts/product-features';
import type { FeatureSets } from '@app/contracts/product-features';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const SETS = `${PANEL_API}/product-features`;
const PRODUCTS = `GET ${PANEL_API}/products`;
const size = { id: idOf(500), name: { en: 'Size', pl: 'Rozmiar' }, low: { en: 'small' }, high: { en: 'large' } };
const noPicture = { urls: null, uploaded: false, awaited: false, failure: null };
const mug = {
  id: idOf(300),
  externalId: 'M',
  name: 'Mug',
  slug: 'mug',
  category: null,
  reviews: 12,
  picture: noPicture,
};

const given = (items: FeatureSets['items']) => {
  panel.engine.on(`GET ${SETS}`, () => ({ status: 200, body: { items } }));
  panel.engine.on(PRODUCTS, () => ({ status: 200, body: { items: [mug], nextCursor: null, categories: ['Cups'] } }));
};
const ofAll = { category: null, productId: null, productName: null, features: [size] };
const saved = () => SaveFeatureSet.parse(JSON.parse(panel.engine.seen(`PUT ${SETS}`)[0]?.body ?? ''));
const type = (label: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } });

it('a feature set keeps ids and takes new features, in several languages', async () => {
  given([ofAll]);
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 200, body: { items: [ofAll] } }));
  panel.open('/panel/settings/product-features');
  await screen.findByDisplayValue('Size');
  press('Add a feature');
  type('Feature', 'Weight', 1);
  type('One end', 'light', 1);
  type('Other end', 'heavy', 1);
  type('Language of the words', 'pl');
  expect(screen.getByDisplayValue('Rozmiar')).toBeTruthy();
  type('Other end', 'ciężki', 1);
  press('Save the features');
  await waitFor(() => expect(panel.engine.seen(`PUT ${SETS}`)).toHaveLength(1));
  expect(saved()).toEqual({
    category: null,
    productId: null,
    features: [size, { name: { en: 'Weight' }, low: { en: 'light' }, high: { en: 'heavy', pl: 'ciężki' } }],
  });
});

it('a category and a product have feature sets of their own', async () => {
  given([ofAll]);
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 200, body: { items: [ofAll] } }));
  panel.open('/panel/settings/product-features');
  await screen.findByRole('option', { name: 'Category: Cups' });
  fireEvent.click(await screen.findByRole('button', { name: 'Set own features of Mug' }));
  expect(screen.getByText('No features yet.')).toBeTruthy();
  press('Add a feature');
  type('Feature', 'Handle');
  press('Save the features');
  await waitFor(() => expect(panel.engine.seen(`PUT ${SETS}`)).toHaveLength(1));
  expect(JSON.parse(panel.engine.seen(`PUT ${SETS}`)[0]?.body ?? '')).toMatchObject({
    productId: mug.id,
    category: null,
  });
});

it('a product’s category is saved on blur', async () => {
  given([]);
  const put = `PUT ${PANEL_API}/products/${mug.id}/category`;
  panel.engine.on(put, () => ({ status: 204 }));
  panel.open('/panel/settings/product-features');
  const field = await screen.findByRole('textbox', { name: 'Category of Mug' });
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: ' Cups ' } });
  fireEvent.blur(field);
  await waitFor(() =>
    expect(panel.engine.seen(put).map(({ body }) => JSON.parse(body))).toEqual([{ category: 'Cups' }]),
  );
});

it('the form of features shows errors of features at their fields', async () => {
  given([ofAll]);
  const message = 'This field is required';
  const errors = [{ path: 'features.0.low', code: 'required', params: {}, message }];
  panel.engine.on(`PUT ${SETS}`, () => problem(422, 'validation_failed', { errors }));
  panel.open('/panel/settings/product-features');
  await screen.findByDisplayValue('Size');
  press('Save the features');
  const feature = screen.getByRole('group', { name: 'Feature 1' });
  await within(feature).findByText(message);
});

it('without the feature in the plan, the features page says which plan has it', async () => {
  panel.engine.on(`GET ${SETS}`, () =>
    problem(402, 'plan_lacks_feature', { title: 'Your plan does not include this' }),
  );
  panel.open('/panel/settings/product-features');
  await screen.findByText('Your plan does not include this');
});
