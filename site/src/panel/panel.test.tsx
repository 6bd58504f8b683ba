import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/fake-engine.ts';
import { PANEL_API, aMerchant, anOverview, idOf, panelTest, press } from '../../testing/panel.tsx';

const panel = panelTest();

describe('the panel', () => {
  it('the panel redirects to the sign-in page and back', async () => {
    panel.engine.on('GET /me', () => problem(401, 'not_signed_in'));
    window.history.replaceState(null, '', '/en/panel/invitations?state=sent');
    panel.open('/panel/invitations', '?state=sent');
    await waitFor(() => expect(panel.went).toEqual(['/en/login?next=%2Fen%2Fpanel%2Finvitations%3Fstate%3Dsent']));
  });

  it('the panel stays open when another session replaces the one of a request under way', async () => {
    let refusals = 0;
    panel.engine.on(`GET ${PANEL_API}/overview`, () =>
      refusals++ === 0 ? problem(401, 'not_signed_in') : { status: 200, body: anOverview },
    );
    panel.open('/panel');
    expect(await screen.findByText('420 of 500 invitations this month')).toBeTruthy();
    expect(panel.went).toEqual([]);
  });

  it('the panel shows the company’s figures', async () => {
    panel.open('/panel');
    expect(await screen.findByText('4.3')).toBeTruthy();
    expect(await screen.findByText(/25% of invited customers wrote a review/)).toBeTruthy();
    expect(await screen.findByText('420 of 500 invitations this month')).toBeTruthy();
    expect(screen.getByText(/Nothing is lost over the limit/)).toBeTruthy();
    expect(screen.queryByText('The way to your first reviews')).toBeNull();
  });

  it('the panel shows first steps to a new company', async () => {
    const none = { scheduled: 0, sent: 0, completed: 0, sentThisMonth: 0, monthlyLimit: 500 };
    panel.engine.on(`GET ${PANEL_API}/overview`, () => ({
      status: 200,
      body: { ...anOverview, grades: { count: 0, average: null }, invitations: none },
    }));
    panel.open('/panel');
    const steps = (await screen.findByText('The way to your first reviews')).closest('section') as HTMLElement;
    fireEvent.click(within(steps).getByRole('link', { name: 'Import orders' }));
    expect(panel.navigated).toEqual(['/en/panel/import']);
  });

  it('the panel lets users of several companies switch, and remembers it', async () => {
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

  it('the drawer of the navigation closes when one of its links is followed', async () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
    panel.open('/panel');
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Panel' });
    fireEvent.click(within(drawer).getByRole('link', { name: 'Reviews' }));
    expect(screen.queryByRole('dialog', { name: 'Panel' })).toBeNull();
  });

  it('a link of a mail opens the company that it names, which stays chosen', async () => {
    const second = { id: idOf(3), slug: 'elm', name: 'Elm', role: 'agent' as const, timeZone: 'Europe/Berlin' };
    panel.engine.on('GET /me', () => ({
      status: 200,
      body: { ...aMerchant, companies: [...aMerchant.companies, second] },
    }));
    panel.openFollowing('/panel/questions', `?company=${idOf(3)}&question=${idOf(4)}`);
    const asked = `GET /panel/companies/${idOf(3)}/questions/${idOf(4)}`;
    await waitFor(() => expect(panel.engine.seen(asked)).toHaveLength(1));
    expect(panel.navigated).toEqual([`/en/panel/questions?question=${idOf(4)}`]);
    expect(localStorage.getItem('panel:company')).toBe(idOf(3));
  });

  it('a link to a company of which the user is not a member says so and leads on', async () => {
    panel.open('/panel/questions', `?company=${idOf(9)}&question=${idOf(4)}`);
    await screen.findByRole('heading', { name: 'You have no access to this company' });
    expect(screen.getByRole('link', { name: 'Open Oak Café' }).getAttribute('href')).toBe('/en/panel');
  });

  it('the panel reports failed requests, with a retry', async () => {
    panel.engine.on(`GET ${PANEL_API}/overview`, () => problem(500, 'internal'));
    panel.open('/panel');
    await screen.findByText('This could not be loaded');
    panel.engine.on(`GET ${PANEL_API}/overview`, () => ({ status: 200, body: anOverview }));
    press('Try again');
    await screen.findByText('4.3');
  });
});
