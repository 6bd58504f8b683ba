import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Team } from '@app/contracts/company/team';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, aMerchant, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();

const since = '2026-03-01T10:00:00Z';
const aTeam: Team = {
  members: [
    { id: aMerchant.user.id, name: 'Jan', email: 'jan@example.com', role: 'owner', since, secondFactor: true },
    { id: idOf(21), name: 'Ewa', email: 'ewa@example.com', role: 'agent', since, secondFactor: false },
  ],
  invites: [
    { id: idOf(22), email: 'ola@example.com', role: 'agent', sentAt: since, expiresAt: '2099-01-01T00:00:00Z' },
  ],
};

beforeEach(() => panel.engine.on(`GET ${PANEL_API}/team`, () => ({ status: 200, body: aTeam })));

it('the owner invites, changes a role and sends an invitation again', async () => {
  panel.engine.on(`POST ${PANEL_API}/team/invites`, () => ({ status: 201, body: aTeam.invites[0] }));
  panel.engine.on(`PUT ${PANEL_API}/team/members/${idOf(21)}`, () => ({ status: 204 }));
  panel.engine.on(`POST ${PANEL_API}/team/invites/${idOf(22)}/resend`, () => ({ status: 200, body: aTeam.invites[0] }));
  panel.open('/panel/team');
  fireEvent.change(await screen.findByLabelText('Role of Ewa'), { target: { value: 'manager' } });
  await screen.findByText('Ewa is now: Manager.');
  press('Send again: ola@example.com');
  await screen.findByText(/Sent again to ola@example.com/);
  press('Send the invitation');
  await screen.findByText('This field is required');
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: 'iza@example.com' } });
  press('Send the invitation');
  await screen.findByText(/The invitation to iza@example.com is on its way/);
  const [sent] = panel.engine.seen(`POST ${PANEL_API}/team/invites`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ email: 'iza@example.com', role: 'agent' });
});

it('the engine’s reason stands where an invitation is refused', async () => {
  panel.engine.on(`POST ${PANEL_API}/team/invites`, () =>
    problem(409, 'already_member', { detail: 'Change their role on the team page.' }),
  );
  panel.open('/panel/team');
  fireEvent.change(await screen.findByLabelText('E-mail address'), { target: { value: 'ewa@example.com' } });
  press('Send the invitation');
  await screen.findByText('Change their role on the team page.');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ewa@example.com');
});

it('an agent sees the team, and why they change nothing of it', async () => {
  const refusal = { reason: 'role' as const, roles: ['owner' as const] };
  const acts = ['team.change_role', 'team.remove', 'team.invite', 'team.hand_over'] as const;
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions(acts.map((act) => ({ act, refusal }))),
  }));
  panel.open('/panel/team');
  await waitFor(() => expect(screen.getAllByText('Required role: owner.').length).toBe(2));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the invitation' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Ewa' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Leave the team' })).toBeTruthy();
});
