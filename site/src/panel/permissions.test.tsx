import { screen, waitFor } from '@testing-library/react';
import type { Act } from '@app/contracts/permissions/acts';
import { ACTS } from '@app/contracts/permissions/acts';
import { PANEL_API, panelTest, somePermissions } from '../../testing/panel.tsx';

const panel = panelTest();

const refuse = (...acts: Act[]) =>
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions(acts.map((act) => ({ act, refusal: { reason: 'role', roles: [...ACTS[act].roles] } }))),
  }));
const answer = (path: string, body: object) =>
  panel.engine.on(`GET ${PANEL_API}${path}`, () => ({ status: 200, body }));

/** A page, an act on it, and the name of its control. */
const PAGES: [page: string, act: Act, control: string][] = [
  ['/panel/import', 'order_imports.create', 'Choose a file'],
  ['/panel/settings/invitations', 'invitation_configs.write', 'Add a configuration'],
  ['/panel/entry-codes', 'entry_codes.create_qr', 'Create code'],
  ['/panel/invitations/opt-outs', 'opt_outs.export', 'Export (CSV)'],
];

it.each(PAGES)('%s: a member who may not do %s finds “%s” disabled, and the reason', async (page, act, control) => {
  answer('/entry-codes', { items: [] });
  answer('/opt-outs', { items: [], nextCursor: null });
  refuse(act);
  panel.open(page);
  const button = await screen.findByRole('button', { name: control });
  await waitFor(() => expect(button.matches(':disabled')).toBe(true));
  expect(screen.getAllByText(/^Required role: /).length).toBeGreaterThan(0);
});

it.each(PAGES)('%s: a member who may do %s can use “%s”', async (page, _act, control) => {
  answer('/entry-codes', { items: [] });
  answer('/opt-outs', { items: [], nextCursor: null });
  panel.open(page);
  const element = (await screen.findAllByText(control)).at(-1)?.closest('button, a');
  expect(element?.matches(':disabled')).toBe(false);
  expect(screen.queryByText(/^Required role: /)).toBeNull();
});
