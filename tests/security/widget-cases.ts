import { defaultSettings } from '../../engine/contracts/widgets/widgets.ts';
import type { SignedInMerchant } from '../../engine/src/http/testing.ts';
import type { Case } from './case.ts';
import type { Values } from './slots.ts';

const PANEL = '/panel/companies/{companyId}/widgets';
const settings = (values: Values) => ({ ...defaultSettings('survey-form'), surveyId: values('surveyId') });

const counted: Case = { path: { widgetId: 'publicWidgetId' }, unowned: 'Ids of no widget are dropped later.' };

/** Routes of a company's widgets. What a widget shows is for everybody. */
export const WIDGET_CASES: Record<string, Case> = {
  'GET /widgets/{widgetId}': { path: { widgetId: 'publicWidgetId' } },
  'POST /widgets/{widgetId}/seen': counted,
  'POST /widgets/{widgetId}/clicked': counted,
  [`POST ${PANEL}`]: { body: () => ({ kind: 'carousel', name: 'Home page' }) },
  [`PUT ${PANEL}/{widgetId}`]: {
    body: (values) => ({ name: 'Foot of the page', settings: settings(values), domains: ['shop.example'] }),
  },
  [`POST ${PANEL}/{widgetId}/previews`]: { body: (values) => ({ settings: settings(values) }) },
  [`DELETE ${PANEL}/{widgetId}`]: {},
};

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
