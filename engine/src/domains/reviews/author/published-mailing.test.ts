import { sql } from 'drizzle-orm';
import { linksOf, startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { isOptedOut } from '../../invitations/public.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { HELD_BODY, aCustomer } from '../testing/customers.ts';
import { aReview } from '../testing/factory.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  merchant = await api.merchant({ name: 'Oak Café' });
});
beforeEach(() => mail.clear());
afterAll(async () => {
  await api.close();
  await mail.stop();
});

/** Mails about published reviews. */
const told = () => mail.mails.filter(({ parsed }) => parsed.subject?.startsWith('Your review is published'));

/** A review that its customer has sent, with the jobs that follow run. */
async function written(extra: object = {}) {
  const customer = await aCustomer(api, merchant);
  const { body } = await customer.submit(extra);
  await runOutbox(api.app);
  return { customer, reviewId: body.reviewId ?? '' };
}

/** A review with its author's address, not yet screened. */
async function waiting(
  given: NonNullable<Parameters<typeof aReview>[1]> = {},
  email = 'eva@mail.example',
): Promise<string> {
  return api.app.db.tx(async (tx) => {
    const { id } = await aReview(tx, {
      companyId: merchant.company.id,
      state: 'screening',
      publishedAt: null,
      ...given,
    });
    await tx.execute(sql`update engine.review_authors set email = ${email} where review_id = ${id}`);
    return id;
  });
}

async function publish(id: string): Promise<void> {
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'pass', { actor: 'screening', language: 'en' }));
  await runOutbox(api.app);
}

it('authors are told once that their review is public, with links to read, change and end such mails', async () => {
  const { customer, reviewId } = await written();
  const [one, ...others] = told();
  expect(others).toEqual([]);
  expect(one?.parsed.subject).toBe('Your review is published: Oak Café');
  const { slug } = merchant.company;
  const origin = api.app.config.PUBLIC_URL;
  const optOut = api.app.tokens.derive('opt-out', customer.invitationId);
  expect(linksOf(one!)).toEqual(
    expect.arrayContaining([
      `${origin}/en/reviews/${slug}?review=${reviewId}`,
      `${origin}/en/invitation/${slug}/edit/${customer.token}`,
      `${origin}/en/invitation/optout/${slug}/${optOut}`,
    ]),
  );
  expect(one?.raw).toContain(`List-Unsubscribe: <${origin}/api/v1/opt-outs/${optOut}/one-click>`);

  // An edit is public too, but not for the first time.
  await api.app.db.tx((tx) =>
    transitionReview(api.app, tx, reviewId, 'revise', {
      actor: 'reviewer',
      revision: { grade: 3, body: 'The tea was good, the cup was not.' },
    }),
  );
  await publish(reviewId);
  expect(told()).toHaveLength(1);
});

it('a review that waits for a moderator is announced when it is released', async () => {
  const { reviewId } = await written({ body: HELD_BODY });
  expect(told()).toEqual([]);
  await api.app.db.tx((tx) => transitionReview(api.app, tx, reviewId, 'release', { actor: 'moderator' }));
  await runOutbox(api.app);
  expect(told()).toHaveLength(1);
});

it('the reviews of one submission are announced together', async () => {
  const submissionId = newId();
  const ids = [await waiting({ submissionId }), await waiting({ submissionId })];
  for (const id of ids)
    await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'pass', { actor: 'screening', language: 'en' }));
  await runOutbox(api.app);
  expect(told()).toHaveLength(1);
});

it('a review without an invitation has an opt-out too, and an author who has opted out is not told', async () => {
  await publish(await waiting());
  const [one] = told();
  const oneClick = /List-Unsubscribe: <([^>]+)>/.exec(one?.raw ?? '')?.[1] ?? '';
  const { pathname } = new URL(oneClick);
  await api.program().post(pathname).expect(204);
  const companyId = merchant.company.id;
  expect(await isOptedOut(api.app, api.app.db.queries, companyId, { email: 'eva@mail.example', phone: null })).toBe(
    true,
  );
  const { body } = await api.program().get(pathname.replace('/one-click', '')).expect(200);
  expect(body).toMatchObject({ company: { name: 'Oak Café' }, optedOut: true });
  await publish(await waiting());
  expect(told()).toHaveLength(1);
});

it('nobody is told of imported reviews, of erased ones, or of companies that visitors cannot see', async () => {
  await publish(await waiting({ origin: 'external' }, 'imported@mail.example'));
  const erased = await waiting({}, 'erased@mail.example');
  await api.app.db.queries.execute(sql`update engine.reviews set erased_at = now() where id = ${erased}`);
  await publish(erased);
  const hidden = await api.merchant({ name: 'Hidden' });
  const id = await waiting({ companyId: hidden.company.id }, 'hidden@mail.example');
  await api.app.db.queries.execute(
    sql`update engine.companies set presentation = 'hidden' where id = ${hidden.company.id}`,
  );
  await publish(id);
  // A review that comes after them is announced.
  await publish(await waiting({}, 'last@mail.example'));
  expect(told().flatMap(({ to }) => to)).toEqual(['last@mail.example']);
});
