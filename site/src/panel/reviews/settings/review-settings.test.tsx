import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CompanySettings } from '@app/contracts/companies';
import type { Permissions } from '@app/contracts/permissions/permissions';
import { problem } from '../../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press } from '../../../../testing/panel.tsx';

const panel = panelTest();
const SETTINGS: CompanySettings = {
  presentation: 'shown',
  bodyMin: 10,
  alerts: true,
  mediateCompany: true,
  mediateProducts: false,
};
const PUT = `PUT ${PANEL_API}/settings`;
const refuse = (refused: Permissions['refused'], role: Permissions['role'] = 'owner') =>
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({ status: 200, body: { role, allowed: [], refused } }));
const sent = () => panel.engine.seen(PUT).map(({ body }) => JSON.parse(body) as CompanySettings);
const open = async () => {
  panel.open('/panel/settings/reviews');
  return screen.findByLabelText<HTMLInputElement>('Fewest characters (10 to 50)');
};

beforeEach(() => {
  panel.engine.on(`GET ${PANEL_API}/settings`, () => ({ status: 200, body: SETTINGS }));
  panel.engine.on(PUT, ({ body }) => ({ status: 200, body: JSON.parse(body) as CompanySettings }));
  refuse([]);
});

it('review settings are checked by the contract and saved all at once', async () => {
  const length = await open();
  fireEvent.change(length, { target: { value: '60' } });
  press('Save changes');
  await waitFor(() => expect(length.getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
  fireEvent.change(length, { target: { value: '30' } });
  fireEvent.click(screen.getByLabelText('Mediate reviews of products'));
  press('Save changes');
  await screen.findByText('Saved.');
  expect(sent()).toEqual([{ ...SETTINGS, bodyMin: 30, mediateProducts: true }]);
});

it('what was changed and not saved is there after a reload, on top of what others have saved', async () => {
  fireEvent.change(await open(), { target: { value: '40' } });
  await screen.findByText('Not saved yet.');
  cleanup();
  panel.engine.on(`GET ${PANEL_API}/settings`, () => ({ status: 200, body: { ...SETTINGS, alerts: false } }));
  const length = await open();
  await screen.findByText('Changes that were not saved have been restored.');
  expect(length.value).toBe('40');
  press('Save changes');
  await screen.findByText('Saved.');
  expect(sent()).toEqual([{ ...SETTINGS, bodyMin: 40, alerts: false }]);
  cleanup();
  expect((await open()).value).toBe('10');
  expect(screen.queryByText('Changes that were not saved have been restored.')).toBeNull();
});

it('hiding all reviews is confirmed with what it means, and can be called off', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /^Hidden/ }));
  press('Save changes');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hide all reviews?' }));
  expect(dialog.getByText(/Nothing is deleted/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep them shown' }));
  expect(sent()).toEqual([]);
  press('Save changes');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide reviews' }));
  await screen.findByText('Saved.');
  expect(sent()).toEqual([{ ...SETTINGS, presentation: 'hidden' }]);
});

it('an agent reads the settings and why they cannot change them', async () => {
  refuse([{ act: 'settings.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } }], 'agent');
  const length = await open();
  await screen.findByText('Required role: owner or manager.');
  expect(length.matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

it('product mediation that the plan lacks cannot be switched on, but one left on can be switched off', async () => {
  refuse([
    { act: 'settings.mediate_products', refusal: { reason: 'plan', feature: 'product_mediation', plan: 'trustPro' } },
  ]);
  const lacking = { ...SETTINGS, mediateProducts: true };
  panel.engine.on(`GET ${PANEL_API}/settings`, () => ({ status: 200, body: lacking }));
  await open();
  await screen.findByText(/Included in the Pro plan/);
  const box = screen.getByLabelText<HTMLInputElement>('Mediate reviews of products');
  expect(box.disabled).toBe(false);
  fireEvent.click(box);
  press('Save changes');
  await screen.findByText('Saved.');
  expect(sent()).toEqual([SETTINGS]);
  await waitFor(() => expect(box.disabled).toBe(true));
});

it('settings that could not be saved stay as they were chosen', async () => {
  panel.engine.on(PUT, () => problem(402, 'company_suspended', { detail: 'Choose a plan.' }));
  await open();
  fireEvent.click(screen.getByLabelText(/^Alert us/));
  press('Save changes');
  await screen.findByText('Choose a plan.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Alert us/).checked).toBe(false);
});
