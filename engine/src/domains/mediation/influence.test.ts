import { API_ROOT } from '../../http/paths.ts';
import { mediationTest } from './testing.ts';
import type { MediationTest } from './testing.ts';

const CASES = `${API_ROOT}/staff/cases`;

let test: MediationTest;
beforeEach(async () => {
  test = await mediationTest();
});
afterEach(() => test.close());

describe('influence in mediation', () => {
  it('a message that buys or forces a change is refused with its passage and shown to moderators only', async () => {
    const { reviewId, merchant, panel, reviewer } = await test.open();
    const say = (body: string) => merchant.browser.post(`${panel}/messages`).send({ body });
    const offer = 'We are sorry. Delete the review and you get 20 euros from us.';
    for (const _ of [1, 2])
      expect(await say(offer)).toMatchObject({
        status: 422,
        body: {
          code: 'message_refused',
          errors: [{ path: 'body', code: 'message_money', message: expect.stringContaining('Delete the review and') }],
        },
      });
    const threat = 'Odstraňte to hodnotenie, inak sa stretneme na súde.';
    expect(await say(threat)).toMatchObject({ body: { errors: [{ code: 'message_pressure' }] } });
    // In the language of the review as well as the panel's own.
    await say('We refund the price today, sorry for the trouble.').expect(201);
    const seen = await test.browser().get(reviewer).expect(200);
    expect(seen.body.messages).toMatchObject([{ body: expect.stringContaining('refund the price'), notice: null }]);

    const { items } = (await test.moderator().get(`${CASES}?kind=mediation`).expect(200)).body;
    expect(items).toMatchObject([
      {
        kind: 'mediation',
        review: { id: reviewId },
        mediation: {
          contacts: 0,
          messages: [
            { body: threat, sent: false },
            { body: offer, sent: false, findings: [{ rule: 'influence.money', start: 14, end: offer.length }] },
          ],
        },
      },
    ]);
    await test
      .moderator()
      .post(`${CASES}/${items[0].id}/decision`)
      .send({ decision: 'refuse', ground: 'undue_influence' })
      .expect(200);
    expect((await test.moderator().get(`${CASES}?kind=mediation`)).body.items).toEqual([]);
  });

  it('a company that repeatedly proposes contact outside gets a case', async () => {
    const { merchant } = await test.open();
    const open = async () => (await test.moderator().get(`${CASES}?kind=mediation`)).body.items;
    for (let n = 0; n < 3; n += 1) {
      expect(await open()).toEqual([]);
      const { id: reviewId } = await test.openAt(merchant);
      await merchant.browser
        .post(`${merchant.panel}/mediations/${reviewId}/messages`)
        .send({ body: 'Please write to us privately on WhatsApp.' })
        .expect(201);
    }
    const [waiting] = await open();
    expect(waiting.mediation).toMatchObject({
      contacts: 3,
      messages: [{ sent: true }, { sent: true }, { sent: true }],
    });
  });
});
