import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { aCustomer } from '../../engine/src/domains/reviews/testing/customers.ts';
import { picture } from '../../engine/src/platform/pictures/testing.ts';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import type { SignedInMerchant, TestApi } from '../../engine/src/http/testing.ts';
import { runOutbox } from '../../engine/src/testing/jobs.ts';
import { TOKENS } from './links.ts';
import type { TokenName } from './links.ts';
import { reviewLists } from './review-lists.ts';
import { aSurvey } from './surveys.ts';
import { aBill } from './billing.ts';
import { anExpert } from './experts/an-expert.ts';
import { aManager } from './managers.ts';
import { aPartnership } from './partners.ts';
import { aTeam } from './team.ts';
import { aMarket } from './shares/a-market.ts';
import { aShare } from './shares/a-share.ts';
import { aWidget } from './widgets/a-widget.ts';

/** A company with its merchant and a reviewer: at least one of everything with an id or a link. */
export interface World {
  merchant: SignedInMerchant;
  apiKey: string;
  ids: Record<IdName, string>;
  tokens: Record<TokenName, string>;
  /** Secrets that nobody else may read. */
  secrets: string[];
}

export const ID_NAMES = [
  'companyId',
  'slug',
  'keyId',
  'configId',
  'invitationId',
  'orderImportId',
  'reviewImportId',
  'codeId',
  'reviewId',
  'productReviewId',
  'mediationId',
  'heldId',
  'unconfirmedId',
  'productId',
  'openProductId',
  'photoId',
  'pictureId',
  'writtenPhotoId',
  'entryPhotoId',
  'caseId',
  'messageId',
  'questionId',
  'heldQuestionId',
  'surveyId',
  'draftSurveyId',
  'memberId',
  'inviteId',
  'sessionId',
  'deviceId',
  'templateId',
  'bulkId',
  'viewId',
  'exportId',
  'featureId',
  'userFeatureId',
  'expertId',
  'invoiceId',
  'chargeId',
  'clientCompanyId',
  'partnerId',
  'payoutId',
  'widgetId',
  'shareId',
  'marketId',
] as const;
export type IdName = (typeof ID_NAMES)[number];

/** Creates all of it over HTTP. `name` is in every secret. */
export async function aWorld(api: TestApi, name: string): Promise<World> {
  const merchant = await api.merchant({ name: `Company ${name}`, mediateCompany: true });
  const { browser, panel, company } = merchant;
  const { app } = api;
  const idOf = async (statement: SQL): Promise<string> => {
    const { rows } = await app.db.queries.execute<{ id: string }>(statement);
    if (!rows[0]) throw new Error(`nothing found for ${name}`);
    return rows[0].id;
  };
  const created = async (path: string, body: object) =>
    (
      await browser
        .post(panel + path)
        .send(body)
        .expect(201)
    ).body;
  const upload = async (path: string, file: string) => {
    const sent = browser
      .post(panel + path)
      .set('Content-Type', 'text/csv')
      .set('X-File-Name', `${name}.csv`);
    return (await sent.send(file).expect(202)).body.id as string;
  };

  const key = await created('/api-keys', { name: `Key ${name}` });
  const author = await aCustomer(api, merchant, 2);
  const [productId = '', openProductId = ''] = author.productIds;
  const reviewId = (await author.submit({ body: `Good tea, quick parcel, friendly people at ${name}.` })).body
    .reviewId!;
  const productReviewId = (await author.submitProduct(productId)).body.reviewId!;
  const angry = await aCustomer(api, merchant);
  const mediationId = (await angry.submit({ grade: 1, body: `Late and broken, nobody helped, hidden ${name}.` })).body
    .reviewId!;
  const rude = await aCustomer(api, merchant);
  const heldId = (await rude.submit({ body: `Write to me at secret.${name}@mail.example, please.` })).body.reviewId!;
  const open = await aCustomer(api, merchant, 1);
  const { items } = (await browser.get(`${panel}/invitation-configs`).expect(200)).body;
  const { id: _, ...config } = items[0];
  const configId = (await created('/invitation-configs', { ...config, name: `Config ${name}` })).id;
  const order = await created('/orders', {
    orderId: `Order-${name}`,
    email: `order-${name}@mail.example`,
    basis: 'consent',
  });
  const orderImportId = await upload(
    '/order-imports?basis=consent',
    `order_id,email\nI-${name},import-${name}@mail.example\n`,
  );
  const reviewImportId = await upload(
    '/review-imports?source=google',
    `Review id,Reviewer,Rating,Comment,Created at\n1,Eve,5,A fine shop for tea and more,2026-01-02\n`,
  );
  const code = await created('/entry-codes', { kind: 'qr', label: `Code ${name}` });
  const guest = api.browser();
  await guest.get(`${API_ROOT}/entries/${code.code}`).expect(200);
  const entry = {
    code: code.code,
    grade: 5,
    body: `Unconfirmed words about ${name}.`,
    authorName: 'Ewa',
    acceptTerms: true,
  };
  const unconfirmed = await guest
    .post(`${API_ROOT}/entry-reviews`)
    .send({ ...entry, email: `guest-${name}@mail.example` })
    .expect(201);
  const unconfirmedId = unconfirmed.body.reviewId;
  const image = await picture('png');
  const photoOf = async (token: string): Promise<string> =>
    (await api.browser().post(`${API_ROOT}/photos`).query({ token }).type('image/png').send(image).expect(201)).body.id;
  const photoId = await photoOf(open.token);
  const writtenPhotoId = await photoOf(author.token);
  const entryPhotoId = await photoOf(code.code);
  const ownPicture = browser.post(`${panel}/pictures`).type('image/png');
  const pictureId: string = (await ownPicture.send(await picture('png', 480, 360)).expect(201)).body.id;
  const asked = { email: `order-${name}@mail.example`, kind: 'export', language: 'en' };
  await api.browser().post(`${API_ROOT}/privacy-requests`).send(asked).expect(202);
  const asks = {
    topic: 'contact',
    replyTo: `guest-${name}@mail.example`,
    message: `A question of ${name}, to you alone.`,
  };
  await api
    .browser()
    .post(`${API_ROOT}/contact-messages`)
    .send({ ...asks, locale: 'en', consent: true, website: '', openFor: 60_000 })
    .expect(202);
  const ask = (body: string) =>
    api
      .browser()
      .post(`${API_ROOT}/products/${productId}/questions`)
      .send({ name: 'Ola', body, email: `question-${name}@mail.example`, language: 'en' })
      .expect(202);
  await ask(`Is the tea of ${name} sold loose as well?`);
  await ask(`Please answer to hidden.question.${name}@mail.example, will you?`);
  const teamed = await aTeam(api, merchant, name);
  const embedded = await aWidget(merchant, name);
  const lent = await aShare(api, { name, productId });
  const sold = await aMarket(merchant, name);
  const partnered = await aPartnership(api, merchant, name);
  const billed = await aBill(merchant, name);
  const managed = await aManager(api, merchant, name);
  const surveyed = await aSurvey(api, merchant, name);
  const lists = await reviewLists(api, merchant, { name, reviewId: mediationId });
  await runOutbox(app);
  // Notes are written under public reviews.
  const expert = await anExpert(merchant, { name, reviewId, photo: await picture('png', 480, 360) });

  const submission = await idOf(sql`select submission_id as id from engine.reviews where id = ${unconfirmedId}`);
  const statement = await idOf(sql`select id from engine.statements_of_reasons where review_id = ${heldId}`);
  const request = await idOf(sql`select id from engine.privacy_requests where email = ${asked.email}`);
  const caseId = await idOf(sql`select id from engine.moderation_cases where review_id = ${heldId}`);
  const messageId = await idOf(sql`select id from engine.contact_messages where message = ${asks.message}`);
  const questionOf = (state: string) =>
    idOf(sql`select id from engine.product_questions where company_id = ${company.id} and state = ${state}`);
  const [questionId, heldQuestionId] = [await questionOf('published'), await questionOf('held')];
  const token = (kind: TokenName, id: string) => app.tokens.derive(TOKENS[kind], id);
  const notificationId = await idOf(
    sql`select id from engine.notifications where company_id = ${company.id} and kind = 'mediation_opened' limit 1`,
  );
  const { rows: contacts } = await app.db.queries.execute<{ email: string }>(
    sql`select email from engine.order_contacts where company_id = ${company.id}`,
  );
  return {
    merchant,
    apiKey: key.secret,
    ids: {
      companyId: company.id,
      slug: company.slug,
      keyId: key.id,
      configId,
      invitationId: order.invitation.id,
      orderImportId,
      reviewImportId,
      codeId: code.id,
      reviewId,
      productReviewId,
      mediationId,
      heldId,
      unconfirmedId,
      productId,
      openProductId,
      photoId,
      pictureId,
      writtenPhotoId,
      entryPhotoId,
      caseId,
      messageId,
      questionId,
      heldQuestionId,
      ...lists.ids,
      ...surveyed.ids,
      ...teamed.ids,
      ...billed.ids,
      ...expert.ids,
      ...partnered.ids,
      ...embedded.ids,
      ...lent.ids,
      ...sold.ids,
    },
    tokens: {
      written: author.token,
      open: open.token,
      entry: code.code,
      author: token('author', submission),
      confirmation: token('confirmation', submission),
      correction: token('correction', submission),
      optOut: token('optOut', order.invitation.id),
      mediation: token('mediation', mediationId),
      notificationMail: token('notificationMail', notificationId),
      partnerMail: token('partnerMail', partnered.ids.partnerId),
      statement: token('statement', statement),
      privacy: token('privacy', request),
      question: token('question', questionId),
      ...lists.tokens,
      ...surveyed.tokens,
      ...teamed.tokens,
    },
    secrets: [
      ...contacts.map(({ email }) => email),
      `hidden ${name}`,
      `secret.${name}`,
      `Unconfirmed words about ${name}`,
      `guest-${name}`,
      `question-${name}`,
      ...surveyed.secrets,
      ...teamed.secrets,
      ...billed.secrets,
      ...managed.secrets,
      ...partnered.secrets,
      `hidden.question.${name}`,
      `Config ${name}`,
      `Key ${name}`,
      `Code ${name}`,
      ...lists.secrets,
      `Order-${name}`,
      `${name}.csv`,
      key.secret,
    ],
  };
}

/** All rows of the company as one text, to detect changes. */
export async function everythingOf(api: TestApi, companyId: string): Promise<Record<string, string>> {
  const { rows: tables } = await api.app.db.queries.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'engine'::regnamespace and c.relkind = 'r' and not a.attisdropped order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await api.app.db.queries.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.raw(`engine.${name}`)} t where company_id = ${companyId} order by 1`,
    );
    found[name] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}
