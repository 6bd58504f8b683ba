import type { SignedInMerchant } from '../../../engine/src/http/testing.ts';

/** A widget with the form of a survey. */
export async function aWidget(
  { browser, panel }: SignedInMerchant,
  name: string,
): Promise<{ ids: { widgetId: string } }> {
  const created = await browser
    .post(`${panel}/widgets`)
    .send({ kind: 'survey-form', name: `Widget ${name}` })
    .expect(201);
  return { ids: { widgetId: created.body.id } };
}
