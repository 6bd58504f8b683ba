import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { aConfig, anOrder, eventsOf, runWorker } from '../testing.ts';
import type { Invitation } from '../repo.ts';

let api: TestApi;
let invitation: Invitation;
let slug: string;
beforeAll(async () => {
  api = await testApi({ SMS_PROVIDER: 'demo' });
  const company = await api.app.db.tx((tx) => aCompany(tx, { name: 'Hotel', slug: 'hotel' }));
  ({ slug } = company);
  await api.app.db.tx((tx) => aConfig(tx, company.id, { channel: 'sms', defaultLanguage: 'en' }));
  invitation = await anOrder(api.app, company.id, { phone: '600700800' });
  await runWorker(api.app);
});
afterAll(() => api.close());
const token = (purpose: 'invitation' | 'opt-out' | 'opened') => api.app.tokens.derive(purpose, invitation.id);

describe('the picture of a mail', () => {
  const picture = (token: string) => api.program().get(`/api/v1/invitations/${token}/opened.gif`).expect(200);

  it('the tracking pixel can be embedded anywhere, sets no cookie and is not cached', async () => {
    const { headers, body } = await picture(token('opened'));
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body.subarray(0, 3).toString()).toBe('GIF');
    expect(await eventsOf(api.app, invitation)).toEqual(['created', 'sent', 'opened']);
  });

  it('the tracking pixel is the same for an invalid token, and records nothing', async () => {
    await picture(token('invitation'));
    await picture('nothing');
    expect(await eventsOf(api.app, invitation)).toEqual(['created', 'sent', 'opened']);
  });
});

describe('the short links of a text message', () => {
  const target = async (path: string) => (await api.program().get(path).expect(303)).headers['location'];
  const home = 'http://localhost:8000';

  it('short links lead to the form and the opt-out page in the customer’s language', async () => {
    const form = token('invitation');
    const optOut = token('opt-out');
    expect(await target(`/i/${form}`)).toBe(`${home}/en/invitation/${slug}/edit/${form}`);
    expect(await target(`/o/${optOut}`)).toBe(`${home}/en/invitation/optout/${slug}/${optOut}`);
  });

  it('invalid short links lead to the page that says so, and never off the site', async () => {
    expect(await target(`/i/${token('opt-out')}`)).toBe(`${home}/invitation/-/edit/${token('opt-out')}`);
    expect(await target('/o/%2F%2Fevil.example')).toBe(`${home}/invitation/optout/-/unknown`);
  });
});

describe('the demo’s text messages', () => {
  const page = (host = 'localhost') => api.program().get('/api/demo/sms').set('Host', host);

  it('the demo’s text messages are on a page with their links', async () => {
    const { text, headers } = await page().expect(200);
    expect(headers['content-type']).toMatch(/text\/html/);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('To +48600700800');
    expect(text).toContain(`<a href="http://localhost:8000/i/${token('invitation')}">`);
    expect((await page().set('Accept-Language', 'pl').expect(200)).text).toContain('SMS-y wersji demonstracyjnej');
  });

  it('the demo’s text messages are shown on this machine only', async () => {
    await page('reviews.example').expect(404);
    await page().set('X-Forwarded-For', '203.0.113.7').expect(404);
  });

  it('the page of text messages does not exist with a real provider or without one', async () => {
    const other = await testApi();
    try {
      await other.program().get('/api/demo/sms').set('Host', 'localhost').expect(404);
    } finally {
      await other.close();
    }
  });
});
