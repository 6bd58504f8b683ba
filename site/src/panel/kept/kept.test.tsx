import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserFeatureSets } from '@app/contracts/company/user-features';
import { PANEL_API, aMerchant, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const RESTORED = 'Changes that were not saved have been restored.';
const SETS = `${PANEL_API}/user-features`;
const sets = (name: string): UserFeatureSets => ({
  about: 'products',
  categories: ['Shoes'],
  items: [
    {
      category: null,
      features: [
        {
          id: idOf(500),
          name: { en: name },
          choices: [
            { id: idOf(501), name: { en: 'small' } },
            { id: idOf(502), name: { en: 'large' } },
          ],
        },
      ],
    },
  ],
});
const asked = () => screen.findByLabelText<HTMLInputElement>('What is asked');
const reopen = () => {
  cleanup();
  panel.open('/panel/settings/user-features');
};

beforeEach(() => {
  panel.engine.on(`GET ${SETS}`, () => ({ status: 200, body: sets('Size') }));
  panel.open('/panel/settings/user-features');
});

it('what was typed and not saved is there after a reload, and can be discarded', async () => {
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  reopen();
  await screen.findByText(RESTORED);
  expect((await asked()).value).toBe('Width');
  press('Discard changes');
  expect((await asked()).value).toBe('Size');
  expect(screen.queryByText(RESTORED)).toBeNull();
  reopen();
  expect((await asked()).value).toBe('Size');
});

it('a lost connection loses nothing, and saving forgets what was kept', async () => {
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 503, body: {} }));
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  press('Save');
  await screen.findByText('Not saved');
  reopen();
  await screen.findByText(RESTORED);
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 200, body: sets('Width') }));
  press('Save');
  await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toEqual([]);
});

it('typing back what is saved keeps nothing', async () => {
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  fireEvent.change(await asked(), { target: { value: 'Size' } });
  expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toEqual([]);
});

it('another account on the same browser sees nothing of it', async () => {
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  panel.engine.on('GET /me', () => ({
    status: 200,
    body: { ...aMerchant, user: { ...aMerchant.user, id: idOf(77), email: 'ewa@example.com' } },
  }));
  reopen();
  expect((await asked()).value).toBe('Size');
  expect(screen.queryByText(RESTORED)).toBeNull();
});
