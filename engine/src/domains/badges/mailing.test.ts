import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { jobRegistry, runJob } from '../../platform/relay.ts';
import { outbox } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aMerchant } from '../companies/factory.ts';
import { badgeNames } from '../content/public.ts';
import { contentBadges } from '../content/schema.ts';
import { mailBadges, tellMembers } from './mailing.ts';

const registry = jobRegistry([mailBadges]);
let smtp: SmtpSink;
let test: TestApp;
beforeEach(async () => {
  smtp = await startSmtpSink();
  test = await testApp({ SMTP_URL: smtp.url });
});
afterEach(async () => {
  await test.close();
  await smtp.stop();
});

async function deliverAll(): Promise<void> {
  for (const { id, job: name, data } of await test.app.db.read.select().from(outbox))
    await runJob(test.app, registry, { id, name, data, lastAttempt: true, attempts: 1 });
}

it('owners and managers get one mail with all that the night has brought, agents none', async () => {
  for (const role of ['owner', 'manager', 'agent'] as const) {
    const { company, email } = await aMerchant(test.app, { name: 'Herbaciarnia' }, role);
    await test.app.db.tx((tx) =>
      tellMembers(test.app, tx, { companyId: company.id, won: ['trusted', 'popular'], lost: ['trendy'] }),
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

it('a badge is called as staff have typed, else as the locale says, else as typed in the base language', async () => {
  const { db } = test.app;
  expect((await badgeNames(db.read, 'en'))('trusted')).toBe('Trusted');
  await db.read.insert(contentBadges).values([
    { badge: 'trusted', name: { key: 'badges:trusted.name', text: { en: 'Rock solid', pl: 'Jak skała' } } },
    { badge: 'popular', name: { key: 'badges:popular.name', text: { pl: 'Oblegani' } } },
  ]);
  const [english, polish, vietnamese] = [
    await badgeNames(db.read, 'en'),
    await badgeNames(db.read, 'pl'),
    await badgeNames(db.read, 'vi'),
  ];
  expect([english('trusted'), polish('trusted')]).toEqual(['Rock solid', 'Jak skała']);
  expect([english('popular'), polish('popular')]).toEqual(['Popular', 'Oblegani']);
  expect(vietnamese('popular').length).toBeGreaterThan(2);
  expect(english('helpful')).toBe('Helpful');
});
