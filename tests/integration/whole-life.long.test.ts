import type { CompanyProfile } from '@app/contracts/companies';
import type { CreatedOrder, InvitationConfigList } from '@app/contracts/invitations';
import type { ManagedReview, ManagedReviews, SubmittedReview } from '@app/contracts/review-forms';
import type { ReviewPage } from '@app/contracts/reviews';
import { eventually } from '../support/eventually.ts';
import type { ApiClient } from '../support/api-client.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestMerchant, TestPlatform } from '../support/platform.ts';
import { recountOf } from '../support/recount.ts';
import { linksOf } from '../support/smtp-sink.ts';

const ZONE = 'Europe/Warsaw';
let platform: TestPlatform;
let merchant: TestMerchant;
let panel: ApiClient;
let stranger: TestMerchant;
let strangersPanel: ApiClient;
beforeAll(async () => {
  platform = await startPlatform();
  merchant = await platform.aMerchant({ name: 'Patient shop', timeZone: ZONE });
  panel = platform.api.fresh();
  await panel.post('/sessions', { email: merchant.email, password: merchant.password });

  stranger = await platform.aMerchant({ name: 'Impatient shop', timeZone: ZONE });
  strangersPanel = platform.api.fresh();
  await strangersPanel.post('/sessions', { email: stranger.email, password: stranger.password });
  const configs = `/panel/companies/${stranger.company.id}/invitation-configs`;
  const { body } = await strangersPanel.get<InvitationConfigList>(configs);
  const { id, ...config } = body.items[0]!;
  const atOnce = { ...config, delayDays: 0, windowStart: 0, windowEnd: 24, reminders: 0 };
  expect((await strangersPanel.put(`${configs}/${id}`, atOnce)).status).toBe(200);
  await onPlan(stranger);
});
afterAll(() => platform?.stop());

const onPlan = ({ company }: TestMerchant) =>
  platform.query(
    `insert into engine.subscriptions (company_id, plan, state, period_end)
     values ($1, 'enterprise', 'paid', now() + interval '5 years')`,
    [company.id],
  );
const inCompany = (path: string) => `/panel/companies/${merchant.company.id}${path}`;

let strangers = 0;
/** Until what is due has been looked for since now: another company's customer, invited at once, has their mail. */
async function untilSweptOnce(): Promise<void> {
  const email = `stranger-${++strangers}@customer.example`;
  const input = { orderId: email, email, basis: 'consent', language: 'en' };
  const { status } = await strangersPanel.post(`/panel/companies/${stranger.company.id}/orders`, input);
  expect(status).toBe(201);
  await platform.mail.waitForMail(email);
}

/** The Sunday on which the clocks of the zone change, next year, and days around it. */
const YEAR = new Date().getUTCFullYear() + 1;
function aroundChange(month: 3 | 10, days: number): string {
  const day = new Date(Date.UTC(YEAR, month, 0));
  day.setUTCDate(day.getUTCDate() - day.getUTCDay() + days);
  return day.toISOString().slice(0, 10);
}

/** Sets the clock of every rule to a moment of the company's day. */
async function goTo(local: string): Promise<void> {
  const [row] = await platform.query<{ by: string }>(
    `select (($1::timestamp at time zone '${ZONE}') - engine.app_now())::text as by`,
    [local],
  );
  await platform.shiftClock(row!.by);
}

/** Sets it to a number of days after the invitation was sent. */
async function goToDay(day: number, { id }: Invited): Promise<void> {
  const [row] = await platform.query<{ by: string }>(
    `select (sent_at + make_interval(days => $1) - engine.app_now())::text as by from engine.invitations where id = $2`,
    [day, id],
  );
  await platform.shiftClock(row!.by);
}

interface Invited {
  id: string;
  email: string;
}
async function order(name: string): Promise<Invited> {
  const email = `${name}@customer.example`;
  const input = { orderId: `L-${name}`, email, basis: 'consent', language: 'en' };
  const { status, body } = await panel.post<CreatedOrder>(inCompany('/orders'), input);
  expect(status).toBe(201);
  return { id: body.invitation.id, email };
}

/** When the clock on the company's wall showed what the column says. */
async function onTheWall(column: 'due_at' | 'sent_at' | 'next_reminder_at', { id }: Invited): Promise<string> {
  const [row] = await platform.query<{ at: string }>(
    `select to_char(${column} at time zone '${ZONE}', 'YYYY-MM-DD HH24:MI') as at from engine.invitations where id = $1`,
    [id],
  );
  return row!.at;
}

const mailed = ({ email }: Invited) => platform.mail.mailsTo(email).length;
async function tokenOf({ email }: Invited): Promise<string> {
  const link = linksOf(await platform.mail.waitForMail(email)).find((href) => href.includes('grade=4'));
  return /\/edit\/([\w-]+)\?grade=4$/.exec(link ?? '')![1]!;
}

/** Nothing is sent a few minutes before the hour; at the hour it is. */
async function sentAtTheHour(day: string, hour: string, who: Invited, nth = 1): Promise<void> {
  const [h = 0] = hour.split(':').map(Number);
  await goTo(`${day} ${String(h - 1).padStart(2, '0')}:55`);
  await untilSweptOnce();
  expect(mailed(who)).toBe(nth - 1);
  await goTo(`${day} ${hour}`);
  await platform.mail.waitForMail(who.email, { nth });
  // The mail is there before it is written down that it was sent: the clock must not move on in between.
  await eventually('it is written down', async () => {
    const [row] = await platform.query<{ sent: number }>(
      `select case when state = 'sent' then 1 + reminders_sent else 0 end as sent from engine.invitations where id = $1`,
      [who.id],
    );
    return (row?.sent ?? 0) >= nth;
  });
  // What was sent too early, and seen too late to be missed above, says so itself.
  const [last] = await platform.query<{ at: string }>(
    `select to_char(max(at) at time zone '${ZONE}', 'YYYY-MM-DD HH24:MI') as at from engine.invitation_events
     where invitation_id = $1 and type in ('sent', 'reminded')`,
    [who.id],
  );
  expect(`${last?.at}` >= `${day} ${hour}`).toBe(true);
}

const stateOf = async ({ id }: Invited) =>
  (await platform.query<{ state: string }>('select state from engine.invitations where id = $1', [id]))[0]?.state;
async function write(token: string, grade: number, body: string): Promise<string> {
  const customer = platform.api.fresh();
  expect((await customer.get(`/invitations/${token}`)).status).toBe(200);
  const review = { token, grade, body, authorName: 'Ola', language: 'en', acceptTerms: true };
  const sent = await customer.post<SubmittedReview>('/reviews', review);
  expect(sent.status).toBe(201);
  return sent.body.reviewId;
}

const reviewIn = (id: string, state: string) =>
  eventually(`the review is ${state}`, async () => {
    const [row] = await platform.query<{ state: string }>('select state from engine.reviews where id = $1', [id]);
    return row?.state === state;
  });
const eventsOf = async (id: string) =>
  (
    await platform.query<{ type: string }>('select type from engine.review_events where review_id = $1 order by id', [
      id,
    ])
  ).map(({ type }) => type);

/** What the profile says of grades and mediations; and a recount says the same. */
async function profileSays(
  grades: Partial<CompanyProfile['grades']>,
  mediations: Partial<CompanyProfile['mediations']>,
): Promise<CompanyProfile> {
  let found: CompanyProfile | undefined;
  const agrees = <T extends object>(has: T, wanted: Partial<T>) =>
    Object.entries(wanted).every(([key, value]) => has[key as keyof T] === value);
  await eventually('the profile says so', async () => {
    found = (await platform.api.get<CompanyProfile>(`/companies/${merchant.company.slug}`)).body;
    return agrees(found.grades, grades) && agrees(found.mediations, mediations);
  }).catch(() => undefined);
  expect(found).toMatchObject({ grades, mediations });
  expect(await recountOf(platform)).toBe('Every count was right.');
  return found!;
}

const cards = async () =>
  (await platform.api.get<ReviewPage>(`/companies/${merchant.company.slug}/reviews`)).body.items;

it('a review lives 400 days, through both changes of the clocks, and its author’s link with it', async () => {
  const { body } = await panel.get<InvitationConfigList>(inCompany('/invitation-configs'));
  const { id: configId, ...config } = body.items[0]!;
  const hours = { delayDays: 1, windowStart: 9, windowEnd: 17, reminders: 1, reminderDays: 4 };
  expect((await panel.put(inCompany(`/invitation-configs/${configId}`), { ...config, ...hours })).status).toBe(200);
  const settings = { presentation: 'shown', bodyMin: 10, alerts: true, mediateCompany: true, mediateProducts: false };
  expect((await panel.put(inCompany('/settings'), settings)).status).toBe(200);
  await onPlan(merchant);

  // Spring: asked on the Saturday before the change, and on the Monday after it.
  await goTo(`${aroundChange(3, -2)} 10:00`);
  const before = await order('before-spring');
  await sentAtTheHour(aroundChange(3, -1), '10:00', before);
  await goTo(`${aroundChange(3, -1)} 20:00`);
  const author = await order('author');
  await sentAtTheHour(aroundChange(3, 1), '09:00', author);
  expect(await onTheWall('due_at', author)).toBe(`${aroundChange(3, 1)} 09:00`);
  // Four days later by the calendar, an hour less by the clock.
  expect(await onTheWall('next_reminder_at', before)).toMatch(`${aroundChange(3, 3)} 10:0`);
  await sentAtTheHour(aroundChange(3, 3), '10:02', before, 2);
  await sentAtTheHour(aroundChange(3, 5), '09:02', author, 2);
  expect(await stateOf(author)).toBe('sent');

  // Two of five: talked about first. The company writes, the author never looks.
  const token = await tokenOf(author);
  const reviewId = await write(token, 2, 'The parcel came a week late and nobody could say why.');
  await reviewIn(reviewId, 'in_mediation');
  expect(await stateOf(author)).toBe('completed');
  expect(await cards()).toEqual([]);
  await profileSays({ count: 0, average: null }, { opened: 1, expired: 0 });
  await platform.shiftClock('2 days');
  const message = { body: 'We are sorry. May we send the postage back?' };
  await eventually('the company may write', async () => {
    const { status } = await panel.post(inCompany(`/mediations/${reviewId}/messages`), message);
    return status === 201;
  });
  await platform.shiftClock('19 days 1 hour');
  await reviewIn(reviewId, 'published');
  expect(await cards()).toEqual([expect.objectContaining({ id: reviewId, grade: 2, mediationExpired: true })]);
  await profileSays({ count: 1, average: 2 }, { opened: 1, expired: 1, changed: 0 });

  // Day 200: the link writes no new review any more; what it wrote can be changed.
  await goToDay(200, author);
  const customer = platform.api.fresh();
  const unused = await customer.get(`/invitations/${await tokenOf(before)}`);
  expect(unused).toMatchObject({ status: 410, body: { code: 'invitation_expired' } });
  const own = `/my-reviews/${token}`;
  const revise = async (grade: number, words: string) => {
    const { status } = await customer.put<ManagedReview>(`${own}/${reviewId}`, { grade, body: words });
    expect(status).toBe(200);
    await eventually('the change is public', async () => (await cards()).some((card) => card.body === words));
  };
  await revise(4, 'They sent the postage back, and the second parcel was quick.');
  await profileSays({ count: 1, average: 4 }, { opened: 1, expired: 1, changed: 0 });

  // Autumn: the same Saturday and Monday, an hour more between them.
  await goTo(`${aroundChange(10, -2)} 10:00`);
  const saturday = await order('before-autumn');
  await sentAtTheHour(aroundChange(10, -1), '10:00', saturday);
  await goTo(`${aroundChange(10, -1)} 20:00`);
  const monday = await order('after-autumn');
  await sentAtTheHour(aroundChange(10, 1), '09:00', monday);
  expect(await onTheWall('due_at', monday)).toBe(`${aroundChange(10, 1)} 09:00`);
  await reviewIn(await write(await tokenOf(monday), 5, 'Quick, careful and kind on the phone too.'), 'published');
  await sentAtTheHour(aroundChange(10, 3), '10:02', saturday, 2);
  await profileSays({ count: 2, average: 4.5 }, { opened: 1 });

  // Day 400: still the author's. A low grade again, but people have been made to wait for it once already.
  await goToDay(400, author);
  await revise(3, 'The third parcel was late again, though they answered at once.');
  const late = await profileSays({ count: 2, average: 4 }, { opened: 1, expired: 1 });
  expect(late.lastSixMonths.count).toBe(0);
  // Authors were also told that their review is public.
  expect([mailed(author), mailed(before), mailed(monday)]).toEqual([expect.any(Number), 2, 2]);

  // The address of the order is forgotten 400 days after the review; the link needs none.
  const contacts = async () =>
    (
      await platform.query<{ order_ref: string }>(
        'select o.order_ref from engine.order_contacts c join engine.orders o on o.id = c.order_id where o.company_id = $1 order by 1',
        [merchant.company.id],
      )
    ).map(({ order_ref: ref }) => ref);
  const others = ['L-after-autumn', 'L-before-autumn', 'L-before-spring'];
  expect(await contacts()).toEqual([...others.slice(0, 2), 'L-author', ...others.slice(2)].sort());
  await goToDay(406, author);
  await platform.workers.at(-1)!.stop();
  await platform.startWorker();
  await eventually('the address is forgotten', async () => !(await contacts()).includes('L-author'));
  expect(await contacts()).toEqual(others);
  const page = await customer.get<ManagedReviews>(own);
  expect(page.status).toBe(200);
  expect(page.body.reviews).toEqual([expect.objectContaining({ id: reviewId, grade: 3, state: 'published' })]);

  expect((await customer.request('DELETE', `${own}/${reviewId}`)).status).toBe(204);
  const left = await profileSays({ count: 1, average: 5 }, { opened: 1, expired: 1, deletedByAuthor: 0 });
  expect(left.byOrigin).toEqual([{ origin: 'verified', count: 1, average: 5 }]);
  expect((await cards()).map(({ grade }) => grade)).toEqual([5]);
  expect(await eventsOf(reviewId)).toEqual([
    'submitted',
    'published',
    'mediation_opened',
    'mediation_ended',
    'revised',
    'revision_passed',
    'revised',
    'revision_passed',
    'deleted',
  ]);
  const [dead] = await platform.query<{ n: number }>('select count(*)::int as n from engine.dead_letters');
  expect(dead?.n).toBe(0);
}, 600_000);
