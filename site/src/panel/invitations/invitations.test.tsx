import { fireEvent, screen } from '@testing-library/react';
import type { InvitationRow } from '@app/contracts/invitations';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const row = (n: number, more: Partial<InvitationRow> = {}): InvitationRow => ({
  id: idOf(100 + n),
  orderId: `ORDER-${n}`,
  channel: 'email',
  email: `c${n}@example.com`,
  phone: null,
  name: null,
  state: 'scheduled',
  dueAt: '2026-03-02T08:00:00Z',
  sentAt: null,
  completedAt: null,
  remindersSent: 0,
  mayCancel: false,
  language: 'pl',
  ...more,
});

describe('the list of invitations', () => {
  it('goes on page by page and filters on the server', async () => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, ({ query }) =>
      query.get('cursor')
        ? {
            status: 200,
            body: { items: [row(2, { state: 'sent', sentAt: '2026-03-01T09:30:00Z' })], nextCursor: null },
          }
        : { status: 200, body: { items: [row(1)], nextCursor: 'next' } },
    );
    panel.open('/panel/invitations', '?state=sent');
    await screen.findByText('ORDER-1');
    expect(screen.getByText('planned for 2 Mar 2026, 09:00')).toBeTruthy();
    press('Show more');
    await screen.findByText('sent 1 Mar 2026, 10:30');
    expect(panel.engine.seen(`GET ${PANEL_API}/invitations`).map(({ query }) => query.toString())).toEqual([
      'state=sent',
      'state=sent&cursor=next',
    ]);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'bounced' } });
    expect(panel.navigated).toEqual(['/en/panel/invitations?state=bounced']);
  });

  it('tells an empty list from an empty filter', async () => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, () => ({ status: 200, body: { items: [], nextCursor: null } }));
    panel.open('/panel/invitations', '?state=bounced');
    await screen.findByText('No invitations with this status');
  });
});
