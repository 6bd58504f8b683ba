import type { RegisterAccount } from '@app/contracts/accounts';
import type { z } from 'zod';

/** Form state: an option not chosen yet is an empty string, which the contract rejects. */
export type Registration = z.input<typeof RegisterAccount>;
