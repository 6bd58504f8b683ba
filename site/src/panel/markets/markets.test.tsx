import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Market, MarketList } from '@app/contracts/company/markets';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();
const PATH = '/panel/settings/markets';
const READ = `GET ${PANEL_API}/markets`;
const ADD = `POST ${PANEL_API}/markets`;
const DE: Market = {
  id: '01890000-0000-7000-8000-0000000000d1',
  code: 'de',
  name: 'Teehaus Deutschland',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  website: 'https://teehaus.example',
  address: null,
  postcode: null,
  city: null,
  websiteProven: false,
  archived: false,
  orders: 12,
};
const LIST: MarketList = {
  main: {
    country: 'PL',
    language: 'pl',
    currency: 'PLN',
    timeZone: 'Europe/Warsaw',
    website: 'https://tea.example',
    currencyChosen: false,
  },
  items: [DE],
};
const reads = (body: MarketList) => panel.engine.on(READ, () => ({ status: 200, body }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

it('the page of markets lists the main market and the others, and says what an unproven website means', async () => {
  reads(LIST);
  panel.open(PATH);
  await screen.findByRole('heading', { name: 'Main market: Poland' });
  screen.getByRole('heading', { name: DE.name });
  screen.getByText('Orders: 12');
  screen.getByText(/^The website is shown on your profile as stated by you/);
});

it('the page of markets adds a market: its country fills in code and currency', async () => {
  reads({ ...LIST, items: [] });
  panel.engine.on(ADD, () => ({ status: 201, body: DE }));
  panel.open(PATH);
  await screen.findByRole('heading', { name: 'Main market: Poland' });
  press('Add a market');
  await type('Name', 'Tea Hungary');
  await type('Country', 'HU');
  await type('Website', 'https://tea.example/hu');
  await type('Language', 'hu');
  await type('Time zone', 'Europe/Budapest');
  press('Save the market');
  await waitFor(() => expect(panel.engine.seen(ADD)).toHaveLength(1));
  expect(JSON.parse(String(panel.engine.seen(ADD)[0]?.body))).toMatchObject({
    code: 'hu',
    country: 'HU',
    currency: 'HUF',
    language: 'hu',
    timeZone: 'Europe/Budapest',
    address: null,
  });
});

it('the currency of the main market is another than its country’s', async () => {
  const sent = `PUT ${PANEL_API}/markets/main`;
  reads(LIST);
  panel.engine.on(sent, () => ({ status: 200, body: { ...LIST.main, currency: 'EUR', currencyChosen: true } }));
  panel.open(PATH);
  await screen.findByRole('heading', { name: 'Main market: Poland' });
  press('Change the currency');
  expect((await screen.findByLabelText<HTMLSelectElement>('Currency of the main market')).value).toBe('');
  screen.getByRole('option', { name: 'that of the country: PLN' });
  await type('Currency of the main market', 'EUR');
  press('Save the currency');
  await waitFor(() => expect(JSON.parse(String(panel.engine.seen(sent)[0]?.body))).toEqual({ currency: 'EUR' }));
});

it('the page of markets shows at the field what the engine refuses', async () => {
  reads(LIST);
  panel.engine.on(ADD, () =>
    problem(422, 'validation_failed', { errors: [{ path: 'code', code: 'invalid', params: {}, message: 'Taken.' }] }),
  );
  panel.open(PATH);
  await screen.findByRole('heading', { name: DE.name });
  press('Add a market');
  await type('Name', 'Tea Germany');
  await type('Country', 'DE');
  await type('Website', 'https://tea.example/de');
  press('Save the market');
  await waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'));
});

it('the page of markets archives a market', async () => {
  const sent = `PUT ${PANEL_API}/markets/${DE.id}/archived`;
  reads(LIST);
  panel.engine.on(sent, () => ({ status: 200, body: { ...DE, archived: true } }));
  panel.open(PATH);
  await screen.findByRole('heading', { name: DE.name });
  press(`Archive ${DE.name}`);
  await waitFor(() => expect(JSON.parse(String(panel.engine.seen(sent)[0]?.body))).toEqual({ archived: true }));
});

it('a plan without it gets the upgrade card, and an agent the reason', async () => {
  panel.engine.on(READ, () => problem(402, 'plan_lacks_feature', { params: { plan: 'enterprise' } }));
  panel.open(PATH);
  await screen.findByRole('link', { name: 'Choose Enterprise' });
  document.body.innerHTML = '';
  reads(LIST);
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([{ act: 'markets.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } }]),
  }));
  panel.open(PATH);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add a market' })).disabled).toBe(true);
});
