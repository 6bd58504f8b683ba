import type { SignedInMerchant } from '../../../engine/src/http/testing.ts';

export const EXPERT = {
  name: 'Anna Kowalska',
  title: { en: 'Tea taster' },
  biography: { en: 'She has tasted tea for twenty years.' },
  languages: ['en', 'pl'],
  agreed: true,
};

/** An expert with a photo, and their note under a review. */
export async function anExpert(
  { browser, panel }: SignedInMerchant,
  { name, reviewId, photo }: { name: string; reviewId: string; photo: Buffer },
) {
  const added = await browser
    .post(`${panel}/experts`)
    .send({ ...EXPERT, name: `Anna ${name}` })
    .expect(201);
  const expertId: string = added.body.id;
  await browser.put(`${panel}/experts/${expertId}/photo`).type('image/png').send(photo).expect(200);
  const note = { expertId, body: `A note under a review of ${name}.`, language: 'en' };
  await browser.put(`${panel}/reviews/${reviewId}/note`).send(note).expect(200);
  return { ids: { expertId } };
}
