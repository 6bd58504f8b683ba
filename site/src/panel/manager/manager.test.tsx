import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ManagerBox } from '@app/contracts/company/manager';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const MANAGER = `${PANEL_API}/manager`;
const panel = panelTest();
const box: ManagerBox = {
  manager: { name: 'Jan Nowak', email: 'jan@staff.example', phone: '+48 600 700 800', languages: ['pl'], photo: null },
  messages: [{ id: idOf(1), from: 'manager', name: 'Jan Nowak', body: 'Yes, it should.', at: '2026-03-02T12:00:00Z' }],
  nextCursor: null,
};

it('the page of the manager shows who looks after the company, and sends them a message', async () => {
  panel.engine.on(`GET ${MANAGER}`, () => ({ status: 200, body: box }));
  panel.engine.on(`POST ${MANAGER}/messages`, () => ({ status: 201, body: box }));
  panel.open('/panel/manager');
  await screen.findByText('Yes, it should.');
  expect(screen.getByRole('link', { name: '+48 600 700 800' }).getAttribute('href')).toBe('tel:+48600700800');
  screen.getByText('Polish');
  fireEvent.change(screen.getByLabelText('Message to your manager'), { target: { value: 'Please call us.' } });
  press('Send');
  await screen.findByText(/We will tell you of the answer/);
  expect(JSON.parse(panel.engine.seen(`POST ${MANAGER}/messages`)[0]?.body ?? '')).toEqual({ body: 'Please call us.' });
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message to your manager').value).toBe(''));
});

it('the page of the manager says who may do what one’s role does not allow, and what to do', async () => {
  panel.engine.on(`GET ${MANAGER}`, () => ({ status: 200, body: box }));
  panel.engine.on(`POST ${MANAGER}/messages`, () =>
    problem(403, 'role_forbidden', { params: { roles: 'owner, manager' } }),
  );
  panel.open('/panel/manager');
  fireEvent.change(await screen.findByLabelText('Message to your manager'), { target: { value: 'Please call us.' } });
  press('Send');
  await screen.findByText(
    'Your role does not allow this. Someone with this role can do it: owner or manager. Or ask the owner to change your role under Team.',
  );
});

it('the page of the manager shows the plan that has a manager where the company’s has none', async () => {
  panel.engine.on(`GET ${MANAGER}`, () => problem(402, 'plan_lacks_feature', { params: { plan: 'trustPro' } }));
  panel.open('/panel/manager');
  await screen.findByRole('link', { name: 'Choose Pro' });
  expect(screen.queryByLabelText('Message to your manager')).toBeNull();
});
