import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/fake-engine.ts';
import { PANEL_API, aMerchant, anOverview, idOf, panelTest, press } from '../../testing/panel.tsx';

const panel = panelTest();

describe('the panel', () => {
  it('leads to signing in and back when nobody is signed in', async () => {
    panel.engine.on('GET /me', () => problem(401, 'not_signed_in'));
    window.history.replaceState(null, '', '/en/panel/invitations?state=sent');
    panel.open('/panel/invitations', '?state=sent');
    await waitFor(() => expect(panel.went).toEqual(['/en/login?next=%2Fen%2Fpanel%2Finvitations%3Fstate%3Dsent']));
  });

  it('shows where the company stands', async () => {
    panel.open('/panel');
    expect(await screen.findByText('4.3')).toBeTruthy();
    expect(screen.getByText('25% of invited customers wrote a review.')).toBeTruthy();
    expect(screen.getByText('420 of 500 invitations this month')).toBeTruthy();
    expect(screen.getByText(/Close to the limit/)).toBeTruthy();
    expect(screen.queryByText('Your first reviews are three steps away')).toBeNull();
  });

  it('teaches a new company the way to its first reviews', async () => {
    const none = { scheduled: 0, sent: 0, completed: 0, sentThisMonth: 0, monthlyLimit: 500 };
    panel.engine.on(`GET ${PANEL_API}/overview`, () => ({
      status: 200,
      body: { ...anOverview, grades: { count: 0, average: null }, invitations: none },
    }));
    panel.open('/panel');
    const steps = (await screen.findByText('Your first reviews are three steps away')).closest(
      'section',
    ) as HTMLElement;
    fireEvent.click(within(steps).getByRole('link', { name: 'Import orders' }));
    expect(panel.navigated).toEqual(['/en/panel/import']);
  });

  it('lets somebody with several companies switch, and remembers it', async () => {
    const second = { id: idOf(3), slug: 'elm', name: 'Elm', role: 'agent' as const, timeZone: 'Europe/Berlin' };
    panel.engine.on('GET /me', () => ({
      status: 200,
      body: { ...aMerchant, companies: [...aMerchant.companies, second] },
    }));
    panel.engine.on(`GET /panel/companies/${idOf(3)}/overview`, () => ({ status: 200, body: anOverview }));
    panel.open('/panel');
    const [choice] = await screen.findAllByLabelText('Company');
    fireEvent.change(choice as HTMLElement, { target: { value: idOf(3) } });
    await waitFor(() => expect(panel.engine.seen(`GET /panel/companies/${idOf(3)}/overview`)).toHaveLength(1));
    expect(localStorage.getItem('panel:company')).toBe(idOf(3));
  });

  it('says when something could not be read, and tries again', async () => {
    panel.engine.on(`GET ${PANEL_API}/overview`, () => problem(500, 'internal'));
    panel.open('/panel');
    await screen.findByText('This could not be loaded');
    panel.engine.on(`GET ${PANEL_API}/overview`, () => ({ status: 200, body: anOverview }));
    press('Try again');
    await screen.findByText('4.3');
  });
});
