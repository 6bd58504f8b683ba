import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { StaffAccess } from '@app/contracts/staff/visits';
import { PANEL_API, aMerchant, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();

const access: StaffAccess = {
  changesUntil: null,
  visits: [
    {
      id: idOf(41),
      staff: 'Sabina Król',
      reason: 'You asked why nothing was sent.',
      openedAt: '2026-03-01T10:00:00Z',
      endedAt: '2099-03-01T10:30:00Z',
      open: true,
    },
  ],
};

beforeEach(() => {
  panel.engine.on(`GET ${PANEL_API}/team`, () => ({ status: 200, body: { members: [], invites: [] } }));
  panel.engine.on(`GET ${PANEL_API}/staff-access`, () => ({ status: 200, body: access }));
});

it('the owner lets our staff make changes, and ends a visit', async () => {
  panel.engine.on(`PUT ${PANEL_API}/staff-access`, () => ({
    status: 200,
    body: { ...access, changesUntil: '2099-03-08T10:00:00Z' },
  }));
  panel.engine.on(`DELETE ${PANEL_API}/staff-access/visits/${idOf(41)}`, () => ({
    status: 200,
    body: { ...access, visits: access.visits.map((visit) => ({ ...visit, open: false })) },
  }));
  panel.open('/panel/team');
  await screen.findByText('Our staff may only look.');
  fireEvent.click(screen.getByLabelText('Let our staff change settings for a week'));
  await screen.findByText(/^Our staff may make changes until /);
  const [sent] = panel.engine.seen(`PUT ${PANEL_API}/staff-access`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ mayChange: true });
  press('End the visit');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End the visit' })).toBeNull());
});

it('a bar says who of our staff visits the panel, until when, and that nothing can be changed', async () => {
  const visit = { staff: 'Sabina Król', until: '2026-03-01T10:30:00Z', mayChange: false };
  panel.engine.on('GET /me', () => ({ status: 200, body: { ...aMerchant, visit } }));
  panel.open('/panel/team');
  await screen.findByText(/Sabina Król of our staff is looking at this panel until .*Nothing can be changed\./);
});

it('without a visit there is no bar', async () => {
  panel.open('/panel/team');
  await screen.findByText('Our staff may only look.');
  expect(screen.queryByText(/is looking at this panel/)).toBeNull();
});
