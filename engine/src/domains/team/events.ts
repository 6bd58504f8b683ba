import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineEvent } from '../../platform/job.ts';

/** Who was invited to own a company has accepted. */
export const companyHandedOver = defineEvent('team.company-handed-over', z.object({ companyId: Id }));
