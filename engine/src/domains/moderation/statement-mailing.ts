import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { appealById } from './appeal-repo.ts';
import { caseById } from './case-repo.ts';
import { PATIENT, deliver, siteUrl } from './mailing.ts';
import { SellerGround, reviewWithdrawnMail } from './mails/review-withdrawn.tsx';
import { statementMail } from './mails/statement.tsx';
import { authorOf, withdrawnReview } from './people.ts';
import type { Concerned } from './people.ts';
import { statementById } from './statement-repo.ts';
import type { Statement } from './statement-repo.ts';
import { isFinal } from './statements.ts';

/** Whom the plain mail knows: a seller's own act had the other one. */
const DecidedByUs = z.enum(['screening', 'moderator']);

/** The seller's reason and his own words, and how to appeal against them. */
async function withdrawalMail(
  app: AppContext,
  { reviewId, ground, decidedBy }: Statement,
  { authorName: name, companyName, slug, language }: Concerned,
  statementUrl: string,
): Promise<ReadyMail> {
  const review = await withdrawnReview(app.db.read, reviewId);
  if (!review) throw new Error('a withdrawal that nobody has asked for');
  const { productName, explanation, linkOf, linkId, linkVersion } = review;
  const own = app.tokens.derive(linkOf, linkId, linkVersion);
  const url = siteUrl(app, language, `/invitation/${slug}/edit/${own}`);
  return reviewWithdrawnMail.with({
    ...{ name, companyName, productName, explanation, statementUrl, url },
    ground: SellerGround.parse(ground),
    decidedBy,
  });
}

/** Mails a statement of reasons to the review's author. Without an address it is kept, and seen through his own link. */
export const sendStatement = defineJob({
  name: 'moderation.send-statement',
  ...PATIENT,
  data: z.object({ statementId: Id }),
  async run(app, { statementId }) {
    const statement = await statementById(app.db.read, statementId);
    const author = statement && (await authorOf(app.db.read, statement.reviewId));
    if (!statement || !author?.email) return;
    const of = statement.caseId ? await caseById(app.db.read, statement.caseId) : undefined;
    const appealed = of?.kind === 'appeal' && of.subjectId ? await appealById(app.db.read, of.subjectId) : undefined;
    const final = await isFinal(app.db.read, statement, 'author');
    const { effect, ground, rules, decidedBy, revision } = statement;
    const token = app.tokens.derive('statement', statementId, statement.tokenVersion);
    const url = siteUrl(app, author.language, `/statement/${token}`);
    await deliver(app, {
      companyId: statement.companyId,
      subjectId: statementId,
      to: { address: author.email, name: author.authorName },
      locale: author.language,
      timeZone: author.timeZone,
      mail:
        effect === 'withdrawn' && of?.kind !== 'appeal'
          ? await withdrawalMail(app, statement, author, url)
          : statementMail.with({
              ...{ authorName: author.authorName, companyName: author.companyName },
              ...{
                effect,
                ground,
                rules,
                decidedBy: DecidedByUs.parse(decidedBy),
                afterAppeal: appealed?.side === 'author',
              },
              edit: revision > 1 && author.everPublic,
              mayAppeal: effect !== 'reinstated' && effect !== 'kept' && !final,
              url,
            }),
    });
  },
});
