import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineEvent } from '../../platform/job.ts';

/** A company's public facts are new or changed. */
export const companyChanged = defineEvent('company.changed', z.object({ companyId: Id }));
