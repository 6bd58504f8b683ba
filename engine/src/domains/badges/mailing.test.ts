import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { setTextOverrides } from '../../platform/i18n.ts';
import { jobRegistry, runJob } from '../../platform/queue/relay.ts';
import { outbox } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aMerchant } from '../companies/testing.ts';
import { textRefresh } from '../content/public.ts';
import { contentTexts, contentVersions } from '../content/schema.ts';
import { mailBadges, notifyMembers } from './mailing.ts';

const registry = jobRegistry([mailBadges]);
let smtp: SmtpSink;
let test: TestApp;
beforeEach(async () => {
  smtp = await startSmtpSink();
  test = await testApp({ SMTP_URL: smtp.url });
});
afterEach(async () => {
  setTextOverrides({});
  await test.close();
  await smtp.stop();
});

async function deliverAll(): Promise<void> {
  for (const { id, job: name, data } of await test.app.db.queries.select().from(outbox))
    await runJob(test.app, registry, { id, name, data, lastAttempt: true, attempts: 1 });
}

it('owners and managers get one mail with the night’s changes, agents none', async () => {
  for (const role of ['owner', 'manager', 'agent'] as const) {
    const { company, email } = await aMerchant(test.app, { name: 'Herbaciarnia' }, role);
    await test.app.db.tx((tx) =>
      notifyMembers(test.app, tx, { companyId: company.id, won: ['trusted', 'popular'], lost: ['trendy'] }),
    );
    await deliverAll();
    const mails = smtp.mailsTo(email);
    expect(mails).toHaveLength(role === 'agent' ? 0 : 1);
    if (role === 'agent') continue;
    expect(mails[0]?.parsed.subject).toBe('Herbaciarnia has won 2 badges');
    const { text } = mails[0]!.parsed;
    expect(text).toContain('Trusted, Popular');
    expect(text).toContain('Trendy');
    expect(text).toContain('/en/badges');
  }
});

it('badge names are those overridden by staff, else those of the locale', async () => {
  const { db } = test.app;
  await db.queries.insert(contentTexts).values([
    { locale: 'en', namespace: 'badges', key: 'trusted.name', text: 'Rock solid' },
    { locale: 'pl', namespace: 'badges', key: 'popular.name', text: 'Oblegani' },
  ]);
  await db.queries.insert(contentVersions).values({ part: 'content', version: '1', pulledAt: new Date() });
  await textRefresh(test.app)();
  const { company, email } = await aMerchant(test.app, { name: 'Herbaciarnia' }, 'owner');
  await db.tx((tx) => notifyMembers(test.app, tx, { companyId: company.id, won: ['trusted', 'popular'], lost: [] }));
  await deliverAll();
  expect(smtp.mailsTo(email)[0]?.parsed.text).toContain('Rock solid, Popular');
});
