import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { PrintQuery } from '@app/contracts/company-reviews/print-files';
import { htmlLang } from '@app/locales/manifest.ts';
import { NotFound } from '../../../../kernel/errors.ts';
import { translator } from '../../../../platform/i18n.ts';
import { siteUrl } from '../../../../platform/links.ts';
import type { Download } from '../../../../platform/requests/download.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { CompanyNotFound, companyById } from '../../../companies/public.ts';
import { entryCodes } from '../../schema-company.ts';
import { EntryClosed } from '../entry-reviews.ts';

/**
 * A card, stand or poster with an entry code, for a printing house.
 * @throws NotFound, EntryClosed for a revoked code: what is printed would lead nowhere
 */
export async function printFile(
  ctx: RequestContext,
  { companyId, codeId }: { companyId: string; codeId: string },
  { format, language, level, words }: PrintQuery,
): Promise<Download> {
  const { company, row } = await ctx.db.tenantTx(companyId, async (tx) => {
    const found = await companyById(tx, companyId);
    if (!found) throw new CompanyNotFound();
    const [code] = await tx
      .select()
      .from(entryCodes)
      .where(and(eq(entryCodes.companyId, companyId), eq(entryCodes.id, codeId)));
    return { company: found, row: code };
  });
  if (!row) throw new NotFound();
  if (row.revokedAt) throw new EntryClosed();
  const code = ctx.tokens.derive('entry', row.id);
  // Fonts and layout are loaded with the first file.
  const { renderPrintFile } = await import('./render.ts');
  const content = await renderPrintFile({
    format,
    company: company.name,
    words: words ?? translator(language, 'widgets')('print.words'),
    lang: htmlLang(language),
    url: siteUrl(ctx, language, `/reviews/${company.slug}?code=${code}`),
    level,
    created: row.createdAt,
  });
  return {
    file: { body: Readable.from([content]), bytes: content.byteLength },
    name: `${company.slug}-${format}-${language}.pdf`,
    type: 'application/pdf',
  };
}
