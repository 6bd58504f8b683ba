import { type Client, migrate, type RunningCms, startCms } from '../testing/cms.ts';

interface Card {
  id: string;
  plan: string;
  features: unknown;
}

let cms: RunningCms;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
});
afterAll(() => cms.stop());

test('documents of a release without drafts get their first version, without which the admin would not list them', async () => {
  // An empty field is left out of a document, and null in its version.
  const withoutEmpty = (features: unknown): unknown =>
    JSON.parse(JSON.stringify(features, (_, value: unknown) => value ?? undefined));
  const cards = async (query: string): Promise<Card[]> =>
    (await marketing<{ docs: Card[] }>('GET', `/plan-cards?depth=0&locale=pl${query}`)).body.docs;
  const before = await cards('');
  expect(before).toHaveLength(3);
  await cms.database.query('delete from cms._plan_cards_v');
  expect(await cards('&draft=true')).toEqual([]);
  expect((await migrate(cms.environment)).code).toBe(0);
  const listed = await cards('&draft=true');
  expect(listed.map(({ id, plan, features }) => ({ id, plan, features: withoutEmpty(features) }))).toEqual(
    expect.arrayContaining(before.map(({ id, plan, features }) => ({ id, plan, features: withoutEmpty(features) }))),
  );
});
