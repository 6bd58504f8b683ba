import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SaveUserFeatures } from '@app/contracts/company/user-features';
import type { UserFeatureSets } from '@app/contracts/company/user-features';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();
const SETS = `${PANEL_API}/user-features`;
const size = {
  id: idOf(500),
  name: { en: 'Size', pl: 'Rozmiar' },
  choices: [
    { id: idOf(501), name: { en: 'small', pl: 'mały' } },
    { id: idOf(502), name: { en: 'large' } },
  ],
};
const given = (own: Partial<UserFeatureSets> = {}) =>
  panel.engine.on(`GET ${SETS}`, () => ({
    status: 200,
    body: { about: 'products', categories: ['Shoes'], items: [{ category: null, features: [size] }], ...own },
  }));
const saved = () => SaveUserFeatures.parse(JSON.parse(panel.engine.seen(`PUT ${SETS}`)[0]?.body ?? ''));
const fields = (number: number) => within(screen.getByRole('group', { name: `Question ${number}` }));
const type = (group: ReturnType<typeof fields>, label: string, value: string) =>
  fireEvent.change(group.getByLabelText(label), { target: { value } });

it('questions keep their ids, and take new choices in several languages', async () => {
  given();
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 200, body: { about: 'products', categories: [], items: [] } }));
  panel.open('/panel/settings/user-features');
  await screen.findByDisplayValue('Size');
  fireEvent.click(fields(1).getByRole('button', { name: 'Add a choice' }));
  type(fields(1), 'Choice 3', 'huge');
  fireEvent.change(screen.getByLabelText('Language of the words'), { target: { value: 'pl' } });
  type(fields(1), 'Choice 2', 'duży');
  press('Add a question');
  type(fields(2), 'What is asked', 'Cera');
  type(fields(2), 'Choice 1', 'sucha');
  type(fields(2), 'Choice 2', 'tłusta');
  press('Save');
  await waitFor(() => expect(panel.engine.seen(`PUT ${SETS}`)).toHaveLength(1));
  const [small, large] = size.choices;
  expect(saved()).toEqual({
    category: null,
    features: [
      { ...size, choices: [small, { ...large, name: { en: 'large', pl: 'duży' } }, { name: { en: 'huge' } }] },
      { name: { pl: 'Cera' }, choices: [{ name: { pl: 'sucha' } }, { name: { pl: 'tłusta' } }] },
    ],
  });
});

it('a category has questions of its own', async () => {
  given();
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 200, body: { about: 'products', categories: [], items: [] } }));
  panel.open('/panel/settings/user-features');
  fireEvent.change(await screen.findByLabelText('Products'), { target: { value: 'Shoes' } });
  expect(screen.getByText('Nothing is asked yet.')).toBeTruthy();
  press('Add a question');
  type(fields(1), 'What is asked', 'Width');
  press('Save');
  await waitFor(() => expect(panel.engine.seen(`PUT ${SETS}`)).toHaveLength(1));
  expect(JSON.parse(panel.engine.seen(`PUT ${SETS}`)[0]?.body ?? '')).toMatchObject({ category: 'Shoes' });
});

it('a hotel chooses no products', async () => {
  given({ about: 'company', categories: [] });
  panel.open('/panel/settings/user-features');
  await screen.findByText('Asked with every review of your company.');
  expect(screen.queryByLabelText('Products')).toBeNull();
});

it('the form of user features shows faults at their fields', async () => {
  given();
  const message = 'This field is required';
  const errors = [{ path: 'features.0.choices.1.name', code: 'required', params: {}, message }];
  panel.engine.on(`PUT ${SETS}`, () => problem(422, 'validation_failed', { errors }));
  panel.open('/panel/settings/user-features');
  await screen.findByDisplayValue('Size');
  press('Save');
  await fields(1).findByText(message);
  expect(fields(1).getByLabelText('Choice 2').getAttribute('aria-invalid')).toBe('true');
});

it('an agent reads what is asked and may not change it', async () => {
  given();
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([{ act: 'user_features.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } }]),
  }));
  panel.open('/panel/settings/user-features');
  await screen.findByText('Required role: owner or manager.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).matches(':disabled')).toBe(true);
});

it('without the plan the page says which plan has it', async () => {
  panel.engine.on(`GET ${SETS}`, () =>
    problem(402, 'plan_lacks_feature', { title: 'Your plan does not include this', params: { plan: 'trustPro' } }),
  );
  panel.open('/panel/settings/user-features');
  await screen.findByRole('link', { name: 'Choose Pro' });
});
