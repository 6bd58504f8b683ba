import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { MAX_PICTURES, MAX_PICTURE_BYTES } from '@app/contracts/company/pictures';
import type { CompanyPicture, CompanyPictures } from '@app/contracts/company/pictures';
import type { Photo } from '@app/contracts/reviews';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { CACHE_PURGE_CHANNEL } from '../../platform/page-caches.ts';
import { phonePhoto, picture } from '../../platform/pictures/testing.ts';
import { PICTURE_FILES, pictureKey } from './files.ts';
import { sweepPictures } from './sweep.ts';
import { cutOutLogo, uploader } from './testing.ts';

let test: TestApi;
let merchant: SignedInMerchant;
let upload: ReturnType<typeof uploader>;
beforeAll(async () => {
  test = await testApi();
});
beforeEach(async () => {
  merchant = await test.merchant({ name: 'Oak & Sons' });
  upload = uploader(merchant);
});
afterAll(() => test.close());

const LOGO = cutOutLogo('#1f5fd0');
const PICTURE = picture('jpeg', 640, 120);
const profile = async () =>
  (await test.program().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200)).body;
const own = async (): Promise<CompanyPictures> =>
  (await merchant.browser.get(`${merchant.panel}/pictures`).expect(200)).body;
const setLogo = async (): Promise<Photo> => (await upload('put', '/logo', await LOGO).expect(200)).body;
const addPicture = async (): Promise<CompanyPicture> =>
  (await upload('post', '/pictures', await PICTURE).expect(201)).body;
const filesOf = (id: string) => Promise.all(PICTURE_FILES.map((file) => test.app.storage.get(pictureKey(id, file))));
const acts = async (): Promise<string[]> => {
  const { rows } = await test.app.db.queries.execute<{ act: string }>(
    sql`select act from engine.audit_log where company_id = ${merchant.company.id} order by id`,
  );
  return rows.map(({ act }) => act);
};

describe('a logo', () => {
  it('a logo is on the profile, in lists and on its own address at once', async () => {
    const listener = await test.app.db.pool.connect();
    const told: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => told.push(payload));
    await listener.query(`listen ${CACHE_PURGE_CHANNEL}`);
    const logo = await setLogo();
    await listener.query('select 1');
    listener.release(true);
    const { id } = merchant.company;
    expect(told).toEqual(expect.arrayContaining([id, `list:${id}`]));
    const { small, medium, large } = logo;
    expect((await profile()).logo).toEqual({ small, medium, large });
    expect((await own()).logo).toEqual(logo);
    const file = await test.program().get(small).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600, must-revalidate',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const share = await test.program().get(small.replace('small.webp', 'share.png')).expect(200);
    expect(share.headers['content-type']).toBe('image/png');
    expect(await acts()).toEqual(['logo.set']);
  });

  it('a logo that is replaced or deleted is gone, and its files with the next sweep', async () => {
    const [first, second] = [await setLogo(), await setLogo()];
    await test.program().get(first.small).expect(404);
    await merchant.browser.delete(`${merchant.panel}/logo`).expect(204);
    await merchant.browser.delete(`${merchant.panel}/logo`).expect(204);
    expect((await profile()).logo).toBeNull();
    expect((await filesOf(first.id)).every(Boolean)).toBe(true);
    while ((await sweepPictures(test.app)) > 0);
    for (const { id } of [first, second]) expect((await filesOf(id)).some(Boolean)).toBe(false);
    expect(await acts()).toEqual(['logo.set', 'logo.set', 'logo.removed']);
  });

  it('a logo of a company that is not public is seen in its panel only', async () => {
    await setLogo();
    await test.app.db.queries.execute(
      sql`update engine.companies set state = 'unlisted' where id = ${merchant.company.id}`,
    );
    const { logo } = await own();
    expect(logo?.small).toContain('?token=');
    const seen = await test
      .program()
      .get(logo?.small ?? '')
      .expect(200);
    expect(seen.headers['cache-control']).toBe('private, no-store');
    await test
      .program()
      .get(logo?.small.replace(/\?.*/, '') ?? '')
      .expect(404);
  });
});

describe('a file that is refused as a logo', () => {
  it.each<[string, () => Promise<Buffer | string>, number, string]>([
    ['a text', async () => 'No picture at all.', 422, 'photo_unreadable'],
    ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'photo_unreadable'],
    ['half a picture', async () => (await picture('jpeg', 600, 400)).subarray(0, 1500), 422, 'photo_damaged'],
    ['a tiny picture', () => picture('png', 127, 127), 422, 'photo_too_small'],
    ['an animation', animation, 422, 'photo_animated'],
    ['11 MB', async () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 413, 'body_too_large'],
  ])('%s', async (_, make, status, code) => {
    const refused = await upload('put', '/logo', await make());
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await own()).logo).toBeNull();
  });

  it('a file that is refused as a logo says what is wrong in the reader’s language', async () => {
    const refused = await upload('put', '/logo', await picture('png', 60, 60)).set('Accept-Language', 'de');
    expect(refused.body.detail).toContain('mindestens 128 Pixel');
  });
});

async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#00ff00'), await frame('#ff0000')], { join: { animated: true } })
    .webp()
    .toBuffer();
}

describe('pictures', () => {
  it('pictures lose location, camera and owner', async () => {
    const { body } = await upload('post', '/pictures', await phonePhoto(800, 600), 'image/jpeg').expect(201);
    expect([body.width, body.height]).toEqual([600, 800]);
    for (const file of await filesOf(body.id))
      for (const trace of ['Exif', 'GPS', 'Telefon', 'Kowalska']) expect(file?.includes(trace)).toBe(false);
  });

  it('pictures have an order and words for those who do not see them', async () => {
    const [first, second, third] = [await addPicture(), await addPicture(), await addPicture()];
    const put = (path: string, body: object) => merchant.browser.put(`${merchant.panel}/pictures${path}`).send(body);
    await put('/order', { pictureIds: [third.id, first.id] }).expect(204);
    await put(`/${first.id}/text`, { alt: ' The shop from the street ' }).expect(204);
    const shown = (await profile()).pictures;
    expect(shown.map(({ id }: { id: string }) => id)).toEqual([third.id, first.id, second.id]);
    expect(shown[1]).toMatchObject({ alt: 'The shop from the street', width: 640, height: 120, small: first.small });
    expect((await put('/order', { pictureIds: [newId()] }).expect(422)).body.errors).toMatchObject([
      { path: 'pictureIds.0', code: 'unknown_photo' },
    ]);
    await merchant.browser.delete(`${merchant.panel}/pictures/${third.id}`).expect(204);
    await merchant.browser.delete(`${merchant.panel}/pictures/${third.id}`).expect(404);
    expect((await own()).pictures.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('pictures may not carry what merchants may not say', async () => {
    const { id } = await addPicture();
    const refused = await merchant.browser
      .put(`${merchant.panel}/pictures/${id}/text`)
      .send({ alt: 'Cheaper at www.other-shop.example today' })
      .expect(422);
    expect(refused.body.errors[0].path).toBe('alt');
    await merchant.browser
      .put(`${merchant.panel}/pictures/${id}/text`)
      .send({ alt: 'x'.repeat(201) })
      .expect(422);
  });

  it('number at most twelve, also when several arrive at once', async () => {
    while ((await sweepPictures(test.app)) > 0);
    const bytes = await PICTURE;
    const answers = await Promise.all(
      Array.from({ length: MAX_PICTURES + 2 }, () => upload('post', '/pictures', bytes)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PICTURES);
    expect(answers.filter(({ body }) => body.code === 'picture_limit')).toHaveLength(2);
    expect((await own()).pictures).toHaveLength(MAX_PICTURES);
    // Those that found no room are swept later.
    await test.shiftClock('61 minutes');
    expect(await sweepPictures(test.app)).toBe(2);
  });

  it('pictures are changed by owners and managers of the company alone', async () => {
    const { id } = await addPicture();
    const agent = await test.merchant({}, 'agent');
    const refused = await uploader(agent)('put', '/logo', await LOGO).expect(403);
    expect(refused.body.code).toBe('role_forbidden');
    const stranger = await test.merchant();
    await stranger.browser.delete(`${stranger.panel}/pictures/${id}`).expect(404);
    await stranger.browser.put(`${stranger.panel}/pictures/${id}/text`).send({ alt: 'Mine' }).expect(404);
    await stranger.browser.delete(`${merchant.panel}/pictures/${id}`).expect(404);
    expect((await own()).pictures).toHaveLength(1);
  });
});

it.each(['/uploads/pictures/none/small.webp', `/uploads/pictures/${newId()}/small.webp`])(
  'there is no picture at %s',
  async (path) => {
    await test.program().get(path).expect(404);
  },
);
