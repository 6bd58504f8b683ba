import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Splitter } from '@app/contracts/inviting/splitter';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();
const PATH = '/panel/splitter';
const READ = `GET ${PANEL_API}/splitter`;
const SAVE = `PUT ${PANEL_API}/splitter`;
const PORTAL = { name: 'Portal', url: 'https://www.portal.example/write', share: 30 };
const NONE: Splitter = { sites: [], here: { share: 100, recent: 0, total: 0 }, changedAt: null };
const SOME: Splitter = {
  sites: [
    { ...PORTAL, recent: 12, total: 45 },
    { name: 'Old maps', url: 'https://maps.example/r', share: 0, recent: 0, total: 7 },
  ],
  here: { share: 70, recent: 30, total: 90 },
  changedAt: '2026-03-01T10:00:00Z',
};
const reads = (body: Splitter) => panel.engine.on(READ, () => ({ status: 200, body }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });

it('the page of the splitter adds a site and saves the shares', async () => {
  reads(NONE);
  panel.engine.on(SAVE, () => ({ status: 200, body: { ...SOME, sites: SOME.sites.slice(0, 1) } }));
  panel.open(PATH);
  await screen.findByText('No other sites: all customers are asked to write here.');
  press('Add a site');
  await type('Name of the site', 'Portal');
  await type('Address of your page there', PORTAL.url);
  await type('Share in per cent', '30');
  await screen.findByText('70% of the customers write here.');
  press('Save the shares');
  await screen.findByText(/^Saved\. It holds for invitations/);
  const [sent] = panel.engine.seen(SAVE);
  expect(JSON.parse(String(sent?.body))).toEqual({ sites: [PORTAL] });
  await screen.findByRole('table', { name: 'Customers drawn' });
});

it('the page of the splitter shows the counts, those of past sites too, which are not to be edited', async () => {
  reads(SOME);
  panel.open(PATH);
  await screen.findByRole('row', { name: 'Old maps 0% 0 7' });
  screen.getByRole('row', { name: 'Portal 30% 12 45' });
  screen.getByRole('row', { name: 'Here 70% 30 90' });
  expect(screen.getAllByLabelText('Name of the site')).toHaveLength(1);
});

it('the page of the splitter refuses shares above the limit and addresses without https before sending', async () => {
  reads(SOME);
  panel.open(PATH);
  await type('Share in per cent', '95');
  await screen.findByText('Together the sites may have at most 90%.');
  await type('Address of your page there', 'http://portal.example');
  press('Save the shares');
  const address = await field('Address of your page there');
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(panel.engine.seen(SAVE)).toEqual([]);
});

it('a plan without it gets the upgrade card, and an agent the reason', async () => {
  panel.engine.on(READ, () => problem(402, 'plan_lacks_feature', { params: { plan: 'trustPro' } }));
  panel.open(PATH);
  await screen.findByRole('link', { name: 'Choose Pro' });
  document.body.innerHTML = '';
  reads(SOME);
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([{ act: 'splitter.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } }]),
  }));
  panel.open(PATH);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add a site' })).disabled).toBe(true);
});
