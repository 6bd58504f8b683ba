import { MAX_WIDGETS } from '@app/contracts/widgets/kinds';
import { defaultSettings } from '@app/contracts/widgets/widgets';
import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { flushWidgetCounts } from './public.ts';
import { PAGE, widgetTest } from './testing.ts';
import type { WidgetTest } from './testing.ts';

let test: WidgetTest;
beforeAll(async () => {
  test = await widgetTest();
});
afterAll(() => test.close());

const acts = async (companyId: string): Promise<string[]> => {
  const { rows } = await test.app.db.queries.execute<{ act: string }>(
    sql`select act from engine.audit_log where company_id = ${companyId} and act like 'widget.%' order by id`,
  );
  return rows.map(({ act }) => act);
};
const list = async ({ widgets, merchant }: Awaited<ReturnType<WidgetTest['shop']>>) =>
  (await merchant.browser.get(widgets).expect(200)).body.items;

it('a widget is created with the settings of its kind, changed, and deleted, and the audit log says so', async () => {
  const shop = await test.shop();
  const id = await shop.create('carousel');
  expect(await list(shop)).toEqual([
    expect.objectContaining({ id, kind: 'carousel', settings: defaultSettings('carousel'), domains: [], views: 0 }),
  ]);
  const settings = { ...defaultSettings('carousel'), layout: 'one', accent: '#1f2430', count: 12 };
  const change = { name: 'Home page', settings, domains: ['Shop.example', 'shop.example', 'xn--caf-dma.example'] };
  const saved = await shop.merchant.browser.put(`${shop.widgets}/${id}`).send(change).expect(200);
  expect(saved.body).toMatchObject({ name: 'Home page', settings, domains: ['shop.example', 'xn--caf-dma.example'] });
  await shop.merchant.browser.delete(`${shop.widgets}/${id}`).expect(204);
  expect(await list(shop)).toEqual([]);
  await shop.merchant.browser.delete(`${shop.widgets}/${id}`).expect(404);
  await test.program().get(`${API_ROOT}/widgets/${id}`).expect(404);
  expect(await acts(shop.companyId)).toEqual(['widget.created', 'widget.changed', 'widget.deleted']);
});

it('the form of a deleted widget is closed', async () => {
  const shop = await test.shop();
  const id = await shop.create('carousel');
  const code = new URL((await test.read(id)).formUrl ?? '').searchParams.get('code') ?? '';
  await test.browser().get(`${API_ROOT}/entries/${code}`).expect(200);
  await shop.merchant.browser.delete(`${shop.widgets}/${id}`).expect(204);
  const closed = await test.browser().get(`${API_ROOT}/entries/${code}`);
  expect(closed.body.code).toBe('entry_closed');
});

it.each([
  ['a layout of another kind', { layout: 'left' }, 'settings.layout', 'invalid_value'],
  ['an accent on which text is hard to read', { accent: '#7f7f7f' }, 'settings.accent', 'contrast_too_low'],
  ['an accent that is no colour', { accent: 'red' }, 'settings.accent', 'invalid_regex'],
  ['more reviews than a widget shows', { count: 13 }, 'settings.count', 'number_too_big'],
  ['a grade that does not exist', { minGrade: 6 }, 'settings.minGrade', 'number_too_big'],
  ['a survey that is not the company’s', { surveyId: newId() }, 'settings.surveyId', 'invalid_value'],
  ['a market that is not the company’s', { market: newId() }, 'settings.market', 'invalid_value'],
])('%s is refused by name, and nothing is saved', async (_what, wrong, path, code) => {
  const shop = await test.shop();
  const id = await shop.create('carousel');
  const settings = { ...defaultSettings('carousel'), ...wrong };
  const refused = await shop.merchant.browser.put(`${shop.widgets}/${id}`).send({ name: 'A', settings, domains: [] });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([expect.objectContaining({ path, code })]);
  const preview = await shop.merchant.browser.post(`${shop.widgets}/${id}/previews`).send({ settings });
  expect(preview.body.errors).toEqual([expect.objectContaining({ path, code })]);
  expect((await list(shop))[0].name).toBe('carousel');
});

it.each(['https://shop.example', 'shop.example/tea', 'localhost', '*.shop.example', '-a.example', 'a b.example'])(
  '“%s” is not a domain',
  async (domain) => {
    const shop = await test.shop();
    const id = await shop.create('badge');
    const change = { name: 'A', settings: defaultSettings('badge'), domains: [domain] };
    const refused = await shop.merchant.browser.put(`${shop.widgets}/${id}`).send(change);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'domains.0' })]);
  },
);

it('a company has at most fifty widgets', async () => {
  const shop = await test.shop();
  const id = await shop.create('badge');
  await test.app.db.queries.execute(sql`
    insert into engine.widgets (id, company_id, kind, name, settings, entry_code_id, created_at, updated_at)
    select gen_random_uuid(), company_id, kind, name, settings, entry_code_id, created_at, updated_at
    from engine.widgets cross join generate_series(2, ${MAX_WIDGETS}::int) where id = ${id}`);
  const refused = await shop.merchant.browser.post(shop.widgets).send({ kind: 'badge', name: 'One more' });
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'too_many_widgets', { limit: 50 }]);
});

it('agents look, and do not change', async () => {
  const agent = await test.merchant({}, 'agent');
  await agent.browser.get(`${agent.panel}/widgets`).expect(200);
  const refused = await agent.browser.post(`${agent.panel}/widgets`).send({ kind: 'badge', name: 'A' });
  expect([refused.status, refused.body.code]).toEqual([403, 'role_forbidden']);
});

it('the form of a survey needs a plan with surveys; all else any plan', async () => {
  const shop = await test.shop();
  await test.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${shop.companyId}, 'trustPro', 'paid', now() + interval '30 days')`);
  const refused = await shop.merchant.browser.post(shop.widgets).send({ kind: 'survey-form', name: 'A' });
  expect([refused.status, refused.body.params]).toEqual([402, { feature: 'surveys', plan: 'enterprise' }]);
  await shop.create('product-reviews');
});

it('views and clicks are counted per widget and day in one row, for all visitors together', async () => {
  const shop = await test.shop();
  const id = await shop.create('tab');
  const count = (what: string, of = id) => test.program().post(`${API_ROOT}/widgets/${of}/${what}`).set('Origin', PAGE);
  for (let index = 0; index < 5; index++) await count('seen').set('Content-Type', 'text/plain').send('{}').expect(204);
  await count('clicked').expect(204);
  await count('seen', newId()).expect(204);
  await flushWidgetCounts(test.app);
  await count('seen').expect(204);
  await flushWidgetCounts(test.app);
  expect(await list(shop)).toEqual([expect.objectContaining({ id, views: 6, clicks: 1 })]);
  const { rows } = await test.app.db.queries.execute(
    sql`select * from engine.widget_counts where company_id = ${shop.companyId}`,
  );
  expect(rows).toEqual([{ widget_id: id, company_id: shop.companyId, day: expect.any(String), views: 6, clicks: 1 }]);
  await test.shiftClock('31 days');
  expect(await list(shop)).toEqual([expect.objectContaining({ views: 0, clicks: 0 })]);
  await test.shiftClock('-31 days');
});

it('settings are looked at before they are saved, for twelve hours and that widget alone', async () => {
  const shop = await test.shop();
  const [id, other] = [await shop.create('carousel'), await shop.create('carousel')];
  const settings = { ...defaultSettings('carousel'), layout: 'one', minGrade: 4 };
  const { body } = await shop.merchant.browser.post(`${shop.widgets}/${id}/previews`).send({ settings }).expect(200);
  const look = (preview: string, of = id) => test.program().get(`${API_ROOT}/widgets/${of}`).query({ preview });
  const seen = await look(body.preview).expect(200).expect('Cache-Control', 'no-store');
  expect(seen.body.settings).toEqual(settings);
  expect((await test.read(id)).settings.layout).toBe('several');
  await look(body.preview, other).expect(404);
  await look(`${body.preview}x`).expect(404);
  await look(`e30.${body.preview.split('.')[1]}`).expect(404);
  await test.shiftClock('13 hours');
  await look(body.preview).expect(404);
  await test.shiftClock('-13 hours');
});
