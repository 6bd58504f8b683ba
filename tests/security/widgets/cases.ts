import { defaultSettings } from '../../../engine/contracts/widgets/widgets.ts';
import type { Case } from '../case.ts';
import type { Values } from '../slots.ts';

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
