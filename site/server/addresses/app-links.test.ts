import { frontDoorTest } from '../../testing/front-door.ts';
import { readConfig } from '../config.ts';
import { APP_LINK_PATHS } from './app-links.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_, n) => (n + 100).toString(16).toUpperCase()).join(':');
const OTHER = FINGERPRINT.replace(/^64/, 'AB');

it('apps that the installation names may open links of invitations, and nothing else', async () => {
  const test = await frontDoorTest({
    ANDROID_APPS: `com.example.shop=${FINGERPRINT}, com.example.shop=${OTHER.toLowerCase()}`,
    APPLE_APPS: 'ABCDE12345.com.example.shop',
  });
  const android = await test.get(APP_LINK_PATHS.android);
  expect(android.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(android.text)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.shop',
        sha256_cert_fingerprints: [FINGERPRINT, OTHER],
      },
    },
  ]);
  const apple = await test.get(APP_LINK_PATHS.apple);
  expect(apple.headers['content-type']).toMatch(/^application\/json/);
  const { applinks } = JSON.parse(apple.text) as {
    applinks: { details: [{ appIDs: string[]; components: { '/': string }[] }] };
  };
  const [{ appIDs, components }] = applinks.details;
  expect(appIDs).toEqual(['ABCDE12345.com.example.shop']);
  expect(components.map((one) => one['/'])).toEqual(['/invitation/*', '/*/invitation/*', '/i/*']);
  await test.close();
});

it('without the settings there are no such files', async () => {
  const test = await frontDoorTest();
  for (const path of Object.values(APP_LINK_PATHS)) expect((await test.get(path)).status).toBe(404);
  await test.close();
});

it('a setting that names no app is refused with an example', () => {
  const config = (env: NodeJS.ProcessEnv) => () =>
    readConfig({ ENGINE_URL: 'http://engine', CMS_URL: 'http://cms', RELEASES_DIR: '/tmp', ...env });
  expect(config({ ANDROID_APPS: 'com.example.shop' })).toThrow(/ANDROID_APPS.*com\.example\.shop=AB:CD/);
  expect(config({ ANDROID_APPS: `com.example.shop=${FINGERPRINT.slice(3)}` })).toThrow(/32 bytes/);
  expect(config({ APPLE_APPS: 'com.example.shop' })).toThrow(/APPLE_APPS.*ABCDE12345/);
  expect(config({ ANDROID_APPS: '', APPLE_APPS: '' })()).toMatchObject({ PORT: 8000 });
});
