import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { companyWorld, reviewPath } from '../testing/company-world.ts';
import type { CompanyWorld } from '../testing/company-world.ts';
import { eventTypesOf } from '../testing/customers.ts';

let api: TestApi;
let merchant: SignedInMerchant;
let world: CompanyWorld;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  world = await companyWorld(api);
  ({ merchant } = world);
});
afterAll(() => api.close());

const pin = (id: string) => merchant.browser.put(reviewPath(merchant, id, 'pin'));

it('at most three reviews can be pinned to the top, also by concurrent requests', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => world.newReview()));
  const [first = '', ...others] = ids;
  await pin(first).expect(204);
  await pin(first).expect(204);
  const answers = await Promise.all(others.map((id) => pin(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'pin_limit',
    params: { maximum: 3 },
  });
  expect((await world.page()).items.map(({ pinned }: { pinned: boolean }) => pinned)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  await merchant.browser.delete(reviewPath(merchant, first, 'pin')).expect(204);
  expect((await world.findCard(first)).pinned).toBe(false);
  expect(await eventTypesOf(api, first)).toEqual(['submitted', 'pinned', 'unpinned']);
  expect(await world.auditedActs(first)).toEqual(['review.pinned', 'review.unpinned']);
});

it('only public reviews can be pinned, and a reinstated one is not pinned again', async () => {
  expect((await pin(await world.newReview({ state: 'held' })).expect(409)).body.code).toBe('review_act_refused');
  const id = await world.newReview();
  await pin(id).expect(204);
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'remove', { actor: 'moderator' }));
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'reinstate', { actor: 'moderator' }));
  expect((await world.findCard(id)).pinned).toBe(false);
});
