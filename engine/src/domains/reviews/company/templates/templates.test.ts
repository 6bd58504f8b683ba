import { fillTemplate } from '@app/contracts/company-reviews/answer-templates';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
let path: string;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant({ name: 'Tea House' });
  path = `${merchant.panel}/answer-templates`;
});
afterAll(() => api.close());

const template = { title: 'Thanks', language: 'en', body: 'Thank you, {name}, from {company}.' };
const list = async () => (await merchant.browser.get(path).expect(200)).body.items;

it('a template is created, listed, replaced and deleted', async () => {
  const { body: made } = await merchant.browser.post(path).send(template).expect(201);
  expect(await list()).toEqual([{ ...template, id: made.id, updatedAt: expect.any(String) }]);
  const changed = { ...template, title: 'Many thanks' };
  await merchant.browser.put(`${path}/${made.id}`).send(changed).expect(200);
  expect(await list()).toEqual([expect.objectContaining(changed)]);
  await merchant.browser.delete(`${path}/${made.id}`).expect(204);
  expect(await list()).toEqual([]);
  await merchant.browser.delete(`${path}/${made.id}`).expect(404);
});

it('an unknown placeholder, and an order number among them, is refused with those that are known', async () => {
  const send = (body: string) =>
    merchant.browser
      .post(path)
      .send({ ...template, body })
      .expect(422);
  for (const name of ['nmae', 'order']) {
    const { errors } = (await send(`Dear {${name}}, thank you.`)).body;
    expect(errors).toEqual([
      expect.objectContaining({ path: 'body', code: 'unknown_placeholder', params: expect.objectContaining({ name }) }),
    ]);
  }
});

it('words that a merchant may not write to others are refused in a template', async () => {
  const body = 'Thank you. Please send us your password and card number at once.';
  const answer = await merchant.browser
    .post(path)
    .send({ ...template, body })
    .expect(422);
  expect(answer.body.errors[0].path).toBe('body');
  expect(await list()).toEqual([]);
});

it('another company can neither see nor change templates', async () => {
  const { id } = (await merchant.browser.post(path).send(template).expect(201)).body;
  const other = await api.merchant();
  expect((await other.browser.get(`${other.panel}/answer-templates`).expect(200)).body.items).toEqual([]);
  await other.browser.put(`${other.panel}/answer-templates/${id}`).send(template).expect(404);
});

it('an empty placeholder leaves neither double spaces nor a space before a comma', () => {
  const values = { name: 'Anna', company: 'Tea House', product: '' };
  expect(fillTemplate('Dear { name }, your {product} , thanks!  {company}', values)).toBe(
    'Dear Anna, your, thanks! Tea House',
  );
});
