import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@app/contracts/notifying/notifications';
import { PANEL_API, idOf, panelTest } from '../../../testing/panel.tsx';

const panel = panelTest();
const LIST = `GET ${PANEL_API}/notifications`;
const READ = `POST ${PANEL_API}/notifications/read`;
const PREFERENCES = `${PANEL_API}/notification-preferences`;

beforeEach(() =>
  panel.engine.on(`GET ${PANEL_API}/push-devices`, () => ({ status: 200, body: { publicKey: null, items: [] } })),
);

const aNotification = (n: number, own: Partial<Notification> = {}): Notification => ({
  id: idOf(600 + n),
  kind: 'negative_review',
  subjectId: idOf(700 + n),
  detail: { grade: 2 },
  at: '2026-03-01T09:00:00Z',
  readAt: null,
  ...own,
});
function serve(items: Notification[]) {
  const unread = items.filter(({ readAt }) => readAt === null).length;
  panel.engine.on(LIST, () => ({ status: 200, body: { items, nextCursor: null, unread } }));
}

it('the bell counts what is unread, and each notification leads to what it is about and is read', async () => {
  serve([aNotification(1), aNotification(2, { kind: 'mediation_message', detail: {} })]);
  panel.engine.on(READ, () => {
    serve([aNotification(1), aNotification(2, { kind: 'mediation_message', readAt: '2026-03-01T10:00:00Z' })]);
    return { status: 200, body: { unread: 1 } };
  });
  panel.open('/panel/invitations');
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const link = await screen.findByRole('link', { name: /Message in a mediation/ });
  expect(link.getAttribute('href')).toBe(`/en/panel/mediations?mediation=${idOf(702)}`);
  expect(screen.getByRole('link', { name: /Negative review.*rating 2/ }).getAttribute('href')).toBe(
    `/en/panel/reviews?review=${idOf(701)}`,
  );
  fireEvent.click(link);
  expect(panel.navigated).toEqual([`/en/panel/mediations?mediation=${idOf(702)}`]);
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(JSON.parse(panel.engine.seen(READ)[0]?.body ?? '')).toEqual({ notificationId: idOf(602), all: false });
});

it('all that is shown is marked as read at once', async () => {
  serve([aNotification(1)]);
  panel.engine.on(READ, () => {
    serve([aNotification(1, { readAt: '2026-03-01T10:00:00Z' })]);
    return { status: 200, body: { unread: 0 } };
  });
  panel.open('/panel/invitations');
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: 'Notifications, 0 unread' });
  expect(JSON.parse(panel.engine.seen(READ)[0]?.body ?? '')).toEqual({ notificationId: idOf(601), all: true });
});

it('a choice is saved at once, and what must be mailed cannot be put off', async () => {
  const preferences = [
    { kind: 'new_review', panel: true, mail: 'off' },
    { kind: 'sending', panel: true, mail: 'now' },
  ];
  panel.engine.on(`GET ${PREFERENCES}`, () => ({ status: 200, body: { preferences } }));
  panel.engine.on(`PUT ${PREFERENCES}`, () => ({ status: 200, body: { preferences } }));
  panel.open('/panel/settings/notifications');
  fireEvent.change(await screen.findByLabelText('New review: By e-mail'), { target: { value: 'daily' } });
  await waitFor(() => expect(panel.engine.seen(`PUT ${PREFERENCES}`)).toHaveLength(1));
  expect(JSON.parse(panel.engine.seen(`PUT ${PREFERENCES}`)[0]?.body ?? '')).toEqual({
    preferences: [{ kind: 'new_review', panel: true, mail: 'daily' }],
  });
  expect(screen.queryByLabelText('Website and sending: By e-mail')).toBeNull();
  screen.getByText('Always, at once');
});

it('a choice that cannot be saved says so and is taken back', async () => {
  const preferences = [{ kind: 'new_review', panel: true, mail: 'off' }];
  panel.engine.on(`GET ${PREFERENCES}`, () => ({ status: 200, body: { preferences } }));
  panel.engine.on(`PUT ${PREFERENCES}`, () => 'lost');
  panel.open('/panel/settings/notifications');
  fireEvent.click(await screen.findByLabelText('New review: In the panel'));
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('New review: In the panel').checked).toBe(true);
});

it('a mail about several notifications leads to all of them', async () => {
  serve([aNotification(1)]);
  panel.open('/panel', '?notifications=open');
  await screen.findByRole('link', { name: /Negative review/ });
});

it('every kind leads to the very thing it is about', async () => {
  const subjectId = idOf(701);
  serve([
    aNotification(1, { kind: 'question', subjectId, detail: {} }),
    aNotification(2, { kind: 'answer_held', subjectId, detail: { of: 'question' } }),
    aNotification(3, { kind: 'import_finished', subjectId, detail: { file: 'orders' } }),
    aNotification(4, { kind: 'import_finished', subjectId, detail: { file: 'reviews' } }),
    aNotification(5, { kind: 'badge_won', subjectId: null, detail: { badge: 'trusted' } }),
    aNotification(6, { kind: 'limit_reached', subjectId: null, detail: {} }),
  ]);
  panel.open('/panel/invitations', '?notifications=open');
  await screen.findByText(/Badge won/);
  const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    `/en/panel/questions?question=${subjectId}`,
    `/en/panel/questions?question=${subjectId}`,
    `/en/panel/import?import=${subjectId}`,
    `/en/panel/review-imports?import=${subjectId}`,
    '/en/panel/badges?badge=trusted',
    '/en/panel/invitations?state=over_limit',
  ]);
});
