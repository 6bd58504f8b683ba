import { eventually } from '../support/eventually.ts';
import { startPlatform } from '../support/platform.ts';
import { killAndRestart, stalledJobs } from './scenarios/workers.ts';

const CUSTOMERS = 60;

it('a worker killed while it mails a survey loses nobody, and a second copy is known as one', async () => {
  const platform = await startPlatform({ concurrency: 4 });
  try {
    const merchant = await platform.aMerchant();
    const panel = platform.api.fresh();
    await panel.post('/sessions', { email: merchant.email, password: merchant.password });
    const surveys = `/panel/companies/${merchant.company.id}/surveys`;
    const { body } = await panel.post<{ id: string }>(surveys, {
      kind: 'nps',
      title: { en: 'One question' },
      defaultLanguage: 'en',
    });
    await panel.put(`${surveys}/${body.id}/state`, { state: 'open' });
    // Slow enough for the kill to come in the middle.
    platform.mail.delay(30);
    const recipients = Array.from({ length: CUSTOMERS }, (_, n) => ({ email: `customer-${n}@kill.example` }));
    await panel.post(`${surveys}/${body.id}/invitations`, { basis: 'consent', recipients });

    await eventually('20 mails', async () => platform.mail.mails.length >= 20);
    await killAndRestart(platform);

    await eventually(
      'everybody is asked',
      async () => {
        const [left] = await platform.query<{ unsent: number; outbox: number }>(
          `select (select count(*)::int from engine.survey_invitations where state <> 'sent') as unsent,
            (select count(*)::int from engine.outbox) as outbox`,
        );
        return left?.unsent === 0 && left.outbox === 0;
      },
      90_000,
    );
    const ids = new Map<string, Set<string>>();
    for (const { to, parsed } of platform.mail.mails)
      ids.set(to[0]!, (ids.get(to[0]!) ?? new Set()).add(parsed.messageId ?? ''));
    expect(ids.size).toBe(CUSTOMERS);
    for (const ofOne of ids.values()) expect(ofOne.size).toBe(1);
    expect(platform.mail.mails.length).toBeLessThanOrEqual(CUSTOMERS + stalledJobs(platform));
  } finally {
    await platform.stop();
  }
}, 600_000);
