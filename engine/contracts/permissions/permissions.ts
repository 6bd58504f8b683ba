import { z } from 'zod';
import { CompanyRole } from '../accounts.ts';
import { FEATURES, PLAN_NAMES } from '../plans.ts';
import { ACT_NAMES } from './acts.ts';

/** Why a member may not do something; the first that holds in this order. */
export const Refusal = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('role'), roles: z.array(CompanyRole) }),
  z.object({ reason: z.literal('suspended') }),
  z.object({
    reason: z.literal('plan'),
    feature: z.enum(FEATURES),
    plan: z.enum(PLAN_NAMES).meta({ description: 'The cheapest plan that has it' }),
  }),
]);
export type Refusal = z.infer<typeof Refusal>;

/** `GET /panel/companies/{companyId}/permissions`: what the caller may do, and why not the rest. */
export const Permissions = z
  .object({
    role: CompanyRole,
    allowed: z.array(z.enum(ACT_NAMES)),
    refused: z.array(z.object({ act: z.enum(ACT_NAMES), refusal: Refusal })),
  })
  .meta({ id: 'Permissions' });
export type Permissions = z.infer<typeof Permissions>;
