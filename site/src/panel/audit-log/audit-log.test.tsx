import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { AUDIT_ACTS, AUDIT_SUBJECTS } from '@app/contracts/trust/audit-acts';
import type { AuditEntry } from '@app/contracts/trust/transparency';
import { PANEL_API, idOf, panelTest } from '../../../testing/panel.tsx';

const panel = panelTest();
const entry = (own: Partial<AuditEntry>): AuditEntry => ({
  id: idOf(50),
  at: '2026-04-01T10:00:00.000Z',
  act: 'review_import.started',
  actor: { kind: 'merchant', name: 'Jan' },
  subjectId: idOf(40),
  detail: { rows: 12, source: 'google' },
  ...own,
});
const log = (nextCursor: string | null, ...items: AuditEntry[]) =>
  panel.engine.on(`GET ${PANEL_API}/audit-log`, () => ({ status: 200, body: { items, nextCursor } }));
beforeEach(() =>
  panel.engine.on(`GET ${PANEL_API}/audit-log/actors`, () => ({
    status: 200,
    body: { items: [{ id: idOf(1), kind: 'merchant', name: 'Jan' }] },
  })),
);

it('the audit log says in words who did what, with a link to it, and fetches older entries', async () => {
  log(
    'next',
    entry({}),
    entry({
      id: idOf(51),
      act: 'sender.stopped',
      actor: { kind: 'staff', name: null },
      subjectId: idOf(2),
      detail: {},
    }),
  );
  panel.open('/panel/settings/audit-log');
  fireEvent.click(await screen.findByRole('link', { name: 'Imported reviews from another site' }));
  expect(panel.navigated).toEqual([`/en/panel/review-imports?import=${idOf(40)}`]);
  screen.getByText('(12 rows)');
  screen.getByText('Our staff');
  log(null, entry({ id: idOf(52), act: 'api_key.revoked', detail: {} }));
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
  await screen.findByText('Revoked an API key');
  expect(panel.engine.seen(`GET ${PANEL_API}/audit-log`)[1]?.query.get('cursor')).toBe('next');
});

it('the audit log filters by the address, and leaves out what is not a filter', async () => {
  log(null);
  panel.open('/panel/settings/audit-log', `?subject=survey&from=2026-01-01&to=tomorrow&actor=${idOf(1)}`);
  await screen.findByText('No such entries');
  expect(Object.fromEntries(panel.engine.seen(`GET ${PANEL_API}/audit-log`)[0]!.query)).toEqual({
    subject: 'survey',
    from: '2026-01-01',
    actor: idOf(1),
  });
  fireEvent.change(screen.getByLabelText('About'), { target: { value: 'review' } });
  expect(panel.navigated).toEqual([`/en/panel/settings/audit-log?actor=${idOf(1)}&subject=review&from=2026-01-01`]);
});

it('the audit log tells an agent who may read the log', async () => {
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: {
      role: 'agent',
      allowed: [],
      refused: [{ act: 'audit_log.read', refusal: { reason: 'role', roles: ['owner', 'manager'] } }],
    },
  }));
  panel.open('/panel/settings/audit-log');
  await screen.findByText('You cannot read the audit log');
});

it.each(['pl', 'en', 'de', 'cs', 'sk', 'hu', 'ro', 'bg'])(
  'the audit log has words for every act and subject in %s',
  (locale) => {
    const texts = readFileSync(new URL(`../../../../locales/${locale}/panel.json`, import.meta.url), 'utf8');
    const { acts, subjects } = (
      JSON.parse(texts) as {
        audit: { acts: Record<string, Record<string, string>>; subjects: Record<string, string> };
      }
    ).audit;
    expect(AUDIT_ACTS.filter((act) => !acts[act.split('.')[0]!]?.[act.split('.')[1]!])).toEqual([]);
    expect(AUDIT_SUBJECTS.filter((subject) => !subjects[subject])).toEqual([]);
  },
);
