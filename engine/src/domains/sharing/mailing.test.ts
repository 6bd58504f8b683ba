import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { jobRegistry, runJob } from '../../platform/queue/relay.ts';
import { liveEvents, outbox } from '../../platform/schema.ts';
import { ensureProducts } from '../catalog/public.ts';
import { notifications } from '../notifications/schema.ts';
import { announceShare, sendShareRequest, sendShareRequestTo } from './mailing.ts';

const registry = jobRegistry([announceShare, sendShareRequest, sendShareRequestTo]);
let smtp: SmtpSink;
let api: TestApi;
beforeEach(async () => {
  smtp = await startSmtpSink();
  api = await testApi({ SMTP_URL: smtp.url });
});
afterEach(async () => {
  await api.close();
  await smtp.stop();
});

/** Runs jobs of mails that wait, and those that they bring. */
async function deliver(...names: string[]): Promise<void> {
  for (const { id, job: name, data } of await api.app.db.queries.select().from(outbox))
    if (names.includes(name)) await runJob(api.app, registry, { id, name, data, lastAttempt: true, attempts: 1 });
}

type Shop = SignedInMerchant & { productId: string };
async function aShop(name: string, product: string): Promise<Shop> {
  const merchant = await api.merchant({ name });
  const given = [{ externalId: 'T-1', name: product, url: null }];
  const made = await api.app.db.tx((tx) => ensureProducts(tx, merchant.company.id, given, new Date()));
  return { ...merchant, productId: made.get('T-1')! };
}

async function requested(): Promise<{ shop: Shop; source: Shop; id: string }> {
  const shop = await aShop('Small shop', 'Tent A');
  const source = await aShop('Large shop', 'Alba tent');
  const body = { productId: shop.productId, sourceProductId: source.productId };
  const { body: made } = await shop.browser.post(`${shop.panel}/review-shares`).send(body).expect(201);
  return { shop, source, id: made.id };
}

it('a request is mailed to the shop that has the reviews, once, and noted in its panel', async () => {
  const { shop, source, id } = await requested();
  await deliver('sharing.send-request');
  await deliver('sharing.send-request', 'sharing.send-request-to');
  const [mail, ...rest] = smtp.mailsTo(source.email);
  expect(rest).toEqual([]);
  expect(mail?.parsed.subject).toBe('Small shop would like to show your reviews');
  expect(mail?.parsed.text).toContain('“Alba tent” with its own product “Tent A”');
  expect(mail?.parsed.text).toContain(`/panel/sharing?company=${source.company.id}`);
  expect(smtp.mailsTo(shop.email)).toEqual([]);
  expect(await api.app.db.queries.select().from(notifications)).toMatchObject([
    { kind: 'share_request', companyId: source.company.id, subjectId: id },
  ]);
});

it('a request that was taken back is not mailed', async () => {
  const { shop, source, id } = await requested();
  await deliver('sharing.send-request');
  await shop.browser.delete(`${shop.panel}/review-shares/${id}`).expect(204);
  await deliver('sharing.send-request-to');
  expect(smtp.mailsTo(source.email)).toEqual([]);
});

it('open panels of the other shop learn of a request, of its answer and of its end', async () => {
  const { shop, source, id } = await requested();
  const told = async (): Promise<string[]> => {
    await api.app.db.queries.delete(liveEvents);
    await deliver('sharing.announce');
    await api.app.db.queries.delete(outbox);
    return (await api.app.db.queries.select().from(liveEvents)).map(({ companyId }) => companyId);
  };
  expect(await told()).toEqual([source.company.id]);
  await source.browser.put(`${source.panel}/review-shares/${id}/answer`).send({ accept: true }).expect(200);
  expect(await told()).toEqual([shop.company.id]);
  await shop.browser.delete(`${shop.panel}/review-shares/${id}`).expect(204);
  expect(await told()).toEqual([source.company.id]);
});
