import type { WidgetData } from '@app/contracts/widgets/data';
import type { WidgetKind } from '@app/contracts/widgets/kinds';
import { defaultSettings } from '@app/contracts/widgets/widgets';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { ensureProducts } from '../catalog/public.ts';
import { recountAggregates } from '../reviews/public.ts';
import { aReview } from '../reviews/testing/factory.ts';

type Given = Parameters<typeof aReview>[1];

/** A shop with a widget, as its merchant and the pages that embed it meet it. */
export interface WidgetShop {
  merchant: SignedInMerchant;
  companyId: string;
  /** Path of its widgets in the panel. */
  widgets: string;
  create(kind: WidgetKind): Promise<string>;
  /** Changes settings and domains of a widget. */
  set(id: string, settings?: Partial<WidgetSettings>, domains?: string[]): Promise<void>;
  /** Adds published reviews, an hour apart, the newest last. */
  reviewed(reviews: NonNullable<Given>[]): Promise<string[]>;
  product(): Promise<string>;
  /** Adds a market; its id. */
  market(given: { code: string; name: string }): Promise<string>;
}

export interface WidgetTest extends TestApi {
  shop(given?: Parameters<TestApi['merchant']>[0]): Promise<WidgetShop>;
  /** What a page of the shop reads. */
  read(id: string, query?: Record<string, string>): Promise<WidgetData>;
}

export const PAGE = 'https://shop.example';

/** A running API with shops that embed widgets. */
export async function widgetTest(env?: NodeJS.ProcessEnv): Promise<WidgetTest> {
  const api = await testApi(env);
  const { app } = api;
  return {
    ...api,
    async shop(given = { name: 'Tea house', mainLanguage: 'en' }) {
      const merchant = await api.merchant(given);
      const companyId = merchant.company.id;
      const widgets = `${merchant.panel}/widgets`;
      const kinds = new Map<string, WidgetKind>();
      return {
        merchant,
        companyId,
        widgets,
        async create(kind) {
          const made = await merchant.browser.post(widgets).send({ kind, name: kind }).expect(201);
          kinds.set(made.body.id, kind);
          return made.body.id;
        },
        async set(id, settings = {}, domains = []) {
          const all = { ...defaultSettings(kinds.get(id) ?? 'carousel'), ...settings };
          await merchant.browser.put(`${widgets}/${id}`).send({ name: 'Set', settings: all, domains }).expect(200);
        },
        reviewed: (reviews) =>
          app.db.tx(async (tx) => {
            const ids = [];
            const start = Date.now() - 100 * 3_600_000;
            for (const [index, review] of reviews.entries()) {
              const submittedAt = new Date(start + index * 3_600_000);
              ids.push((await aReview(tx, { submittedAt, ...review, companyId })).id);
            }
            await recountAggregates(tx, { companyId });
            return ids;
          }),
        async market(given) {
          const facts = { country: 'DE', language: 'de', currency: 'EUR', timeZone: 'Europe/Berlin' };
          const place = { address: null, postcode: null, city: null, website: `https://tea-${given.code}.example` };
          const made = await merchant.browser.post(`${merchant.panel}/markets`).send({ ...facts, ...place, ...given });
          return made.body.id;
        },
        product: () =>
          app.db.tx(async (tx) => {
            const made = await ensureProducts(
              tx,
              companyId,
              [{ externalId: 'SKU 1', name: 'Green tea', url: null }],
              new Date(),
            );
            return made.get('SKU 1') ?? '';
          }),
      };
    },
    async read(id, query = {}) {
      return (await api.program().get(`${API_ROOT}/widgets/${id}`).set('Origin', PAGE).query(query).expect(200)).body;
    },
  };
}
