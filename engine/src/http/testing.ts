import type { Express } from 'express';
import supertest from 'supertest';
import type { CompanyRole } from '@app/contracts/accounts';
import { aMerchant } from '../domains/companies/factory.ts';
import type { TestMerchant } from '../domains/companies/factory.ts';
import { routes } from '../entry/domains.ts';
import type { Route, RouteSpec } from '../platform/route.ts';
import { testApp } from '../testing.ts';
import type { TestApp } from '../testing.ts';
import { createApi } from './app.ts';
import { API_ROOT } from './paths.ts';

type Agent = InstanceType<typeof supertest.agent>;

/** With his browser, and where his company's panel is. */
export type SignedInMerchant = TestMerchant & { browser: Agent; panel: string };

export interface TestApi extends TestApp {
  server: Express;
  /** A browser on our own page, with cookies of its own. */
  browser(): Agent;
  /** A program: it sends neither cookies nor where it comes from. */
  program(): Agent;
  /** A merchant's browser, signed in. */
  merchant(company?: Parameters<typeof aMerchant>[1], role?: CompanyRole): Promise<SignedInMerchant>;
}

/** The HTTP side in this process, on a database of its own. */
export async function testApi(env: NodeJS.ProcessEnv = {}): Promise<TestApi> {
  const test = await testApp(env);
  const server = createApi(test.app, routes);
  let agents = 0;
  const program = () => supertest.agent(server).set({ 'Accept-Language': 'en', 'User-Agent': `agent ${++agents}` });
  // Each has an address of its own: at one they would share limits, and some be one and the same device.
  const browser = () => {
    const address = `198.18.${++agents >> 8}.${agents & 255}`;
    return program().set({ Origin: test.app.config.PUBLIC_URL, 'X-Forwarded-For': address });
  };
  return {
    ...test,
    server,
    browser,
    program,
    async merchant(company, role) {
      const merchant = await aMerchant(test.app, company, role);
      const own = browser();
      const { email, password } = merchant;
      await own.post(`${API_ROOT}/sessions`).send({ email, password }).expect(204);
      return { ...merchant, browser: own, panel: `${API_ROOT}/panel/companies/${merchant.company.id}` };
    },
  };
}

/** Method and address of each route, for tables of tests, with `values` in the place of parameters. */
export function addressesOf(chosen: Route[], values: Record<string, string> = {}): [RouteSpec['method'], string][] {
  return chosen.map(({ spec }) => [
    spec.method,
    `${API_ROOT}${spec.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'none')}`,
  ]);
}
