import type { Payload } from 'payload';
import { z } from 'zod';

/** A planned change of a page, or one that was tried and failed. */
export interface ScheduledChange {
  type: 'publish' | 'unpublish';
  /** ISO 8601. */
  at: string;
  failed: boolean;
}

const JobInput = z.object({ type: z.enum(['publish', 'unpublish']).catch('publish') });

/** The pending jobs of a page, by time. Payload keeps them. */
export async function readScheduledChanges(payload: Payload, pageId: string): Promise<ScheduledChange[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      'input.doc.value': { equals: pageId },
      completedAt: { exists: false },
      waitUntil: { exists: true },
    },
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ input, waitUntil, totalTried }) => ({
    type: JobInput.parse(input).type,
    at: waitUntil ?? '',
    failed: (totalTried ?? 0) > 0,
  }));
}
