import { definedMails } from '../../platform/mail/mail.tsx';
import { testApi } from '../testing.ts';
import type { TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ NODE_ENV: 'development' });
});
afterAll(() => api.close());

const page = (path: string, host = 'localhost') => api.program().get(`/api/dev/mails${path}`).set('Host', host);

describe('the gallery of mails', () => {
  it('the gallery of mails shows every mail with its sample, in the language of the address', async () => {
    for (const key of definedMails().keys()) {
      const { text } = await page(`/${key}/de`).expect(200);
      expect(text).toContain('srcDoc="&lt;!DOCTYPE');
      expect(text).toContain(`/api/dev/mails/${key}/ja`);
    }
    const subject = async (locale: string) => /<h1>(.*?)<\/h1>/.exec((await page(`/invitation/${locale}`)).text)?.[1];
    expect(await subject('de')).not.toBe(await subject('pl'));
  });

  it('the gallery of mails redirects to the first mail, and answers 404 for unknown ones', async () => {
    const [first] = [...definedMails().keys()].sort();
    expect((await page('').expect(302)).headers['location']).toBe(`/api/dev/mails/${first}/pl`);
    await page('/nothing/de').expect(404);
    await page('/invitation/xx').expect(404);
  });

  it('the gallery of mails gives its page a version that changes with each start of the engine', async () => {
    expect((await page('/version').expect(200)).text).toMatch(/^\d+/);
  });

  it('the gallery of mails is served to the local machine only', async () => {
    await page('/invitation/de', 'reviews.example').expect(404);
    await page('/invitation/de').set('X-Forwarded-For', '203.0.113.7').expect(404);
  });

  it('the gallery of mails does not exist outside development', async () => {
    const other = await testApi({ NODE_ENV: 'test' });
    try {
      await other.program().get('/api/dev/mails/invitation/de').set('Host', 'localhost').expect(404);
    } finally {
      await other.close();
    }
  });
});
