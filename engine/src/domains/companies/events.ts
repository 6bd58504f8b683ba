import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineEvent } from '../../platform/job.ts';

/** A company's public data was added or changed. */
export const companyChanged = defineEvent('company.changed', z.object({ companyId: Id }));

/** Its days begin at another time: counts by day are wrong until they are counted again. */
export const companyTimeZoneChanged = defineEvent('company.time-zone-changed', z.object({ companyId: Id }));
/** The company's members are mailed about its website or sending. */
export const companyNoticed = defineEvent(
  'company.noticed',
  z.object({ companyId: Id, noticeId: Id, notice: z.string() }),
);

/** A company was registered with a partner's code. */
export const companyReferred = defineEvent('company.referred', z.object({ companyId: Id, code: z.string() }));
