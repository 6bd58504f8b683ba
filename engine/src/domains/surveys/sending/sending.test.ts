import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { translator } from '../../../platform/i18n.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { sendSurveyInvitation } from './send-job.ts';
import { sweepSurveyInvitations } from './sweep.ts';
import { NPS, surveyTest } from '../testing.ts';
import type { SurveyCompany, SurveyTest } from '../testing.ts';

const t = translator('en', 'mails');
let test: SurveyTest;
let asking: SurveyCompany;
let email: string;
beforeAll(async () => {
  test = await surveyTest();
});
beforeEach(async () => {
  await test.app.db.queries.execute(sql`delete from engine.throttles`);
  test.sink.refuse(() => undefined);
  asking = await test.asking();
  email = `${newId()}@mail.example`;
});
afterAll(() => test.close());

const mails = (address = email) => test.sink.mailsTo(address);
const inviting = (id: string, recipients: object[], given: object = {}) =>
  asking.merchant.browser.post(`${asking.panel}/${id}/invitations`).send({ basis: 'consent', recipients, ...given });
const only = async (surveyId: string) => {
  const { rows } = await test.app.db.queries.execute<{ id: string; state: string; sent: boolean; queued: boolean }>(sql`
    select id, state, sent_at is not null as sent, queued_at is not null as queued from engine.survey_invitations
    where survey_id = ${surveyId}`);
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} invitations`);
  return rows[0];
};

describe('an invitation to a survey', () => {
  it('a survey invitation is sent once, in the customer’s language if the survey has it', async () => {
    const survey = await asking.open();
    await inviting(survey.id, [
      { email, name: 'Anna' },
      { email: `pl-${email}`, language: 'pl' },
    ]).expect(202);
    await test.work();
    await test.work();
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.parsed).toMatchObject({
      subject: t('survey.subject', { companyName: 'Tea house' }),
      from: { name: 'Tea house' },
    });
    expect(mail?.parsed.text).toContain('How was the tea?');
    expect(mails(`pl-${email}`)[0]?.parsed.text).toContain('Jak smakowała herbata?');
    expect(linksOf(mails(`pl-${email}`)[0]!).some((link) => link.includes('/en/'))).toBe(false);
  });

  it('a survey invitation counts once against the month', async () => {
    const survey = await asking.open();
    const used = async () => {
      const { rows } = await test.app.db.queries.execute<{ sent: number }>(sql`
        select coalesce(sum(sent), 0)::int as sent from engine.invitation_usage where company_id = ${asking.merchant.company.id}`);
      return rows[0]!.sent;
    };
    const before = await used();
    await inviting(survey.id, [{ email }]).expect(202);
    await test.work();
    await test.work();
    expect((await used()) - before).toBe(1);
  });

  it('a survey invitation is postponed if the recipient has reached the daily limit', async () => {
    for (let n = 0; n < 3; n++) await inviting((await asking.open()).id, [{ email }]).expect(202);
    await test.work();
    expect(mails()).toHaveLength(2);
  });

  it('an NPS mail has eleven links, one per score', async () => {
    const survey = await asking.open(NPS);
    const token = await asking.invite(survey, email);
    const links = linksOf(mails()[0]!).filter((link) => link.includes(token));
    expect(links.map((link) => link.split('?')[1])).toEqual(Array.from({ length: 11 }, (_, n) => `score=${n}`));
    expect(mails()[0]?.parsed.text).toContain(t('nps.label', { score: 10 }));
  });

  it('nobody is invited to a survey twice', async () => {
    const survey = await asking.open();
    await asking.invite(survey, email);
    const again = await inviting(survey.id, [
      { email: email.toUpperCase() },
      { email: `2-${email}` },
      { email: `2-${email}` },
    ]);
    expect(again.body).toEqual({
      accepted: 1,
      skipped: [
        { email: email.toUpperCase(), reason: 'already_invited' },
        { email: `2-${email}`, reason: 'already_invited' },
      ],
    });
  });

  it('a survey invitation can be scheduled at most 90 days ahead', async () => {
    const survey = await asking.open();
    const at = (days: number) => ({ sendAt: new Date(Date.now() + days * 24 * 3600 * 1000).toISOString() });
    await inviting(survey.id, [{ email }], at(91)).expect(422);
    await inviting(survey.id, [{ email }], at(3)).expect(202);
    await test.work();
    expect(mails()).toEqual([]);
    await test.app.db.queries.execute(
      sql`update engine.survey_invitations set due_at = now() - interval '1 second' where survey_id = ${survey.id}`,
    );
    await test.work();
    expect(mails()).toHaveLength(1);
  });

  it('an overdue survey invitation is sent at once, with retention counted from now', async () => {
    const survey = await asking.open();
    await inviting(survey.id, [{ email }], { sendAt: '2020-01-01T00:00:00Z' }).expect(202);
    const { rows } = await test.app.db.queries.execute<{ late: boolean }>(sql`
      select now() - r.at > interval '1 minute' or now() - i.due_at > interval '1 minute' as late
      from engine.survey_recipients r join engine.survey_invitations i on i.id = r.invitation_id
      where r.survey_id = ${survey.id}`);
    expect(rows).toEqual([{ late: false }]);
    await test.work();
    expect(mails()).toHaveLength(1);
  });

  it('retention of the address is counted from sending', async () => {
    const survey = await asking.open();
    await inviting(survey.id, [{ email }]).expect(202);
    await test.app.db.queries.execute(sql`
      update engine.survey_recipients set at = at - interval '390 days' where survey_id = ${survey.id}`);
    await test.work();
    const { rows } = await test.app.db.queries.execute<{ same: boolean }>(sql`
      select r.at = i.sent_at as same from engine.survey_recipients r
      join engine.survey_invitations i on i.id = r.invitation_id where r.survey_id = ${survey.id}`);
    expect(rows).toEqual([{ same: true }]);
  });

  it('survey invitations wait while the survey is closed or the company may not survey', async () => {
    const survey = await asking.open();
    await inviting(survey.id, [{ email }]).expect(202);
    await asking.state(survey.id, 'closed');
    await test.work();
    expect(await only(survey.id)).toMatchObject({ state: 'scheduled', queued: false });
    await asking.state(survey.id, 'open');
    const { id } = asking.merchant.company;
    await test.plan(id, 'trustPro');
    await test.work();
    expect(await only(survey.id)).toMatchObject({ state: 'scheduled', queued: false });
    expect(mails()).toEqual([]);
    await test.plan(id, 'enterprise');
    await test.app.db.queries.execute(
      sql`update engine.survey_invitations set due_at = now() - interval '1 second' where survey_id = ${survey.id}`,
    );
    await test.work();
    expect(mails()).toHaveLength(1);
  });

  it('a mail retried after a crash has the same Message-ID; once recorded it is not sent again', async () => {
    const survey = await asking.open();
    await inviting(survey.id, [{ email }]).expect(202);
    await sweepSurveyInvitations(test.app);
    const { id } = await only(survey.id);
    const { app } = test;
    // The server has accepted the mail, and the worker dies before recording it.
    const crashed = sendSurveyInvitation.perform(
      Object.assign(Object.create(app), { db: { ...app.db, tx: dyingAfter(1, app.db.tx) } }),
      { invitationId: id },
      { id: newId() },
    );
    await expect(crashed).rejects.toThrow('killed');
    await runOutbox(app);
    await sendSurveyInvitation.perform(app, { invitationId: id }, { id: newId() });
    const ids = mails().map(({ parsed }) => parsed.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await only(survey.id)).toMatchObject({ state: 'sent', sent: true, queued: false });
  });

  it('a survey invitation refused by the server bounces', async () => {
    const survey = await asking.open();
    test.sink.refuse(() => ({ code: 550 }));
    await inviting(survey.id, [{ email }]).expect(202);
    await test.work();
    expect(await only(survey.id)).toMatchObject({ state: 'bounced', sent: false });
  });

  it('a survey invitation waits an hour after its last attempt; if every attempt was deferred it bounces', async () => {
    const survey = await asking.open();
    await inviting(survey.id, [{ email }]).expect(202);
    await sweepSurveyInvitations(test.app);
    const { id } = await only(survey.id);
    const giveUp = () => test.app.db.tx((tx) => sendSurveyInvitation.onDeadLetter(test.app, tx, { invitationId: id }));
    await giveUp();
    expect(await only(survey.id)).toMatchObject({ state: 'scheduled', queued: false });
    await test.app.db.queries.execute(sql`
      insert into engine.mail_deliveries (id, mail, subject_id, message_id, outcome)
      select gen_random_uuid(), 'survey', ${id}, 'x', 'deferred' from generate_series(1, 14)`);
    await giveUp();
    expect(await only(survey.id)).toMatchObject({ state: 'bounced' });
  });

  it('a large survey does not block the invitations of other companies', async () => {
    const [large, small] = [await asking.open(), await (await test.asking()).open()];
    await inviting(
      large.id,
      Array.from({ length: 250 }, (_, n) => ({ email: `${n}-${email}` })),
    ).expect(202);
    await sweepSurveyInvitations(test.app);
    await test.app.db.queries.execute(sql`
      insert into engine.survey_invitations (id, company_id, survey_id, state, language, basis, due_at, created_at)
      select gen_random_uuid(), company_id, id, 'scheduled', 'en', 'consent', now() - interval '1 second', now() from engine.surveys where id = ${small.id}`);
    await sweepSurveyInvitations(test.app);
    const { rows } = await test.app.db.queries.execute<{ queued: number }>(sql`
      select count(queued_at)::int as queued from engine.survey_invitations
      where survey_id in (${large.id}, ${small.id}) group by survey_id order by 1`);
    expect(rows.map(({ queued }) => queued)).toEqual([1, 200]);
    await runOutbox(test.app);
  });
});

/** Number of transactions until the process dies. */
function dyingAfter<Work extends (...given: never[]) => Promise<unknown>>(times: number, tx: Work): Work {
  let left = times;
  return ((...given: Parameters<Work>) => {
    if (left-- > 0) return tx(...given);
    return Promise.reject(new Error('killed'));
  }) as Work;
}

describe('customers who opt out of surveys', () => {
  const optOutOf = (address: string) =>
    linksOf(mails(address).at(-1)!)
      .map((link) => /\/invitation\/optout\/[\w-]+\/([\w-]+)$/.exec(link)?.[1])
      .find(Boolean) ?? 'none';

  it('the opt-out link ends this survey and later ones', async () => {
    const survey = await asking.open();
    await asking.invite(survey, email);
    const token = optOutOf(email);
    expect((await test.get(`/opt-outs/${token}`).expect(200)).body).toMatchObject({
      company: { name: 'Tea house' },
      optedOut: false,
      maskedAddress: expect.stringMatching(/^.\*\*\*@mail\.example$/),
    });
    const next = await asking.open(NPS);
    await inviting(next.id, [{ email }]).expect(202);
    await test.browser().post(`${API_ROOT}/opt-outs`).send({ token }).expect(204);
    await test.work();
    expect(mails()).toHaveLength(1);
    expect(await only(next.id)).toMatchObject({ state: 'opted_out', queued: false });
    const { body: counted } = await asking.merchant.browser.get(`${asking.panel}/${next.id}`).expect(200);
    expect(counted.counts).toEqual({ invited: 0, answered: 0 });
    const third = await inviting((await asking.open()).id, [{ email }]);
    expect(third.body).toEqual({ accepted: 0, skipped: [{ email, reason: 'opted_out' }] });
  });

  it('a one-click opt-out of the mail client works for surveys', async () => {
    const survey = await asking.open(NPS);
    await asking.invite(survey, email);
    const header = mails()[0]?.parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = /<[^>]*?(\/api\/v1\/opt-outs\/[\w-]+\/one-click)>/.exec(header)?.[1] ?? '';
    await test.program().post(path).type('form').send('List-Unsubscribe=One-Click').expect(204);
    expect((await test.get(`/opt-outs/${optOutOf(email)}`)).body.optedOut).toBe(true);
  });
});
