import type { Express } from 'express';
import supertest from 'supertest';
import type { CompanyRole } from '@app/contracts/accounts';
import { signInConfirmed } from '../domains/accounts/public.ts';
import { aMerchant } from '../domains/companies/testing.ts';
import type { TestMerchant } from '../domains/companies/testing.ts';
import { routes } from '../entry/domains.ts';
import type { Route, RouteSpec } from '../platform/route.ts';
import { testApp } from '../testing.ts';
import type { TestApp } from '../testing.ts';
import { createApi } from './app.ts';
import { API_ROOT } from './paths.ts';

type Agent = InstanceType<typeof supertest.agent>;

/** With their browser and the path of their company's panel. */
export type SignedInMerchant = TestMerchant & { browser: Agent; panel: string };

export interface TestApi extends TestApp {
  server: Express;
  /** A browser on our own origin, with its own cookies. */
  browser(): Agent;
  /** A program: sends neither cookies nor an Origin header. */
  program(): Agent;
  /** A merchant's browser, signed in. */
  merchant(company?: Parameters<typeof aMerchant>[1], role?: CompanyRole): Promise<SignedInMerchant>;
}

/** Starts the HTTP server in this process on its own database. */
export async function testApi(env: NodeJS.ProcessEnv = {}): Promise<TestApi> {
  const test = await testApp(env);
  const server = createApi(test.app, routes);
  let agents = 0;
  const program = () => supertest.agent(server).set({ 'Accept-Language': 'en', 'User-Agent': `agent ${++agents}` });
  // Each has its own address: sharing one, they would share rate limits and count as one device.
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
      // Comparing a password takes a tenth of a second of processor time, more than most tests.
      const { cookies } = await signInConfirmed(test.app, merchant.userId, new Headers());
      own.jar.setCookies(cookies, '127.0.0.1', '/');
      return { ...merchant, browser: own, panel: `${API_ROOT}/panel/companies/${merchant.company.id}` };
    },
  };
}

/** Method and path of each route, with `values` for parameters; for tables of tests. */
export function requestLines(chosen: Route[], values: Record<string, string> = {}): [RouteSpec['method'], string][] {
  return chosen.map(({ spec }) => [
    spec.method,
    `${API_ROOT}${spec.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'none')}`,
  ]);
}
