import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { EXPORT_FORMATS } from '@app/contracts/company-reviews/exports';
import type { AppContext } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/job.ts';
import { reviewExports } from '../../schema-lists.ts';
import { loadExportRows } from './export-rows.ts';
import type { ExportRow } from './export-rows.ts';
import { countScanned, scanReviews } from './scan-reviews.ts';
import { writeCsv, writeJson } from './text-formats.ts';
import type { ExportWriter } from './text-formats.ts';
import { writeXlsx } from './xlsx-format.ts';

type Format = (typeof EXPORT_FORMATS)[number];
type Export = typeof reviewExports.$inferSelect;

export const EXPORT_TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};
const WRITERS: Record<Format, ExportWriter> = { csv: writeCsv, xlsx: writeXlsx, json: writeJson };

export const exportKey = (id: string): string => `exports/${id}`;

/** The company has deleted the export meanwhile. */
class ExportGone extends Error {}

const running = (id: string) => and(eq(reviewExports.id, id), eq(reviewExports.state, 'running'));

/** Writes the file from the beginning: a second run replaces what the first one has left. */
export const runReviewExport = defineJob({
  name: 'reviews.export',
  attempts: 3,
  data: z.object({ exportId: Id }),
  async run(app, { exportId }) {
    const [wanted] = await app.db.queries.select().from(reviewExports).where(running(exportId));
    if (!wanted) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
    try {
      const file = path.join(folder, 'file');
      const rows = await writeFile(app, wanted, file);
      const { size: bytes } = await stat(file);
      await app.storage.putFile(exportKey(exportId), file, EXPORT_TYPES[wanted.format]);
      const finishedAt = await app.db.tx((tx) => app.clock.now(tx));
      const done = { state: 'done', rows, progress: 100, bytes, finishedAt } as const;
      const saved = await app.db.queries.update(reviewExports).set(done).where(running(exportId)).returning();
      if (saved.length === 0) await app.storage.delete(exportKey(exportId));
    } catch (error) {
      if (!(error instanceof ExportGone)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  async onDeadLetter(app, tx, { exportId }) {
    const finishedAt = await app.clock.now(tx);
    await tx.update(reviewExports).set({ state: 'failed', finishedAt }).where(running(exportId));
  },
});

/** @returns the number of rows. @throws ExportGone */
async function writeFile(app: AppContext, { id, companyId, filter, format }: Export, file: string): Promise<number> {
  let written = 0;
  async function* rows(): AsyncGenerator<ExportRow[]> {
    const all = await countScanned(app.db.queries, companyId, filter);
    let looked = 0;
    for await (const part of scanReviews(app.db.queries, companyId, filter)) {
      const loaded = await loadExportRows(app.db, companyId, part.ids);
      looked += part.looked;
      written += loaded.length;
      const progress = Math.min(99, Math.floor((looked / Math.max(all, 1)) * 100));
      const kept = await app.db.queries
        .update(reviewExports)
        .set({ rows: written, progress })
        .where(running(id))
        .returning({ id: reviewExports.id });
      if (kept.length === 0) throw new ExportGone();
      yield loaded;
    }
  }
  await pipeline(WRITERS[format](rows()), createWriteStream(file));
  return written;
}
