import type { AppContext } from '../../src/platform/context.ts';
import type { Member } from '../../src/platform/route.ts';

/** The demo's merchant and the company that they act for. */
export interface Scene {
  app: AppContext;
  companyId: string;
  owner: Member;
}
