import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import type { ReadyMail } from '../../../platform/mail/mail.tsx';
import { appealById } from '../appeals/appeal-repo.ts';
import { caseById } from '../cases/case-repo.ts';
import { siteUrl } from '../../../platform/links.ts';
import { MAIL_JOB, deliverMail } from '../mail-delivery.ts';
import { SellerGround, reviewWithdrawnMail } from '../mails/review-withdrawn.tsx';
import { statementMail } from '../mails/statement.tsx';
import { withdrawnReview } from '../withdrawals/withdrawn-review.ts';
import { reviewAuthor } from './review-author.ts';
import type { ReviewAuthor } from './review-author.ts';
import { statementById } from './statement-repo.ts';
import type { Statement } from './statement-repo.ts';
import { isFinal } from './statements.ts';

/** Decisions by a seller alone get the other mail. */
const DecidedByUs = z.enum(['screening', 'moderator']);

/** The mail about a withdrawal: the seller's reason and words, and how to appeal. */
async function withdrawalMail(
  app: AppContext,
  { reviewId, ground, decidedBy }: Statement,
  { authorName: name, companyName, slug, language }: ReviewAuthor,
  statementUrl: string,
): Promise<ReadyMail> {
  const review = await withdrawnReview(app.db.queries, reviewId);
  if (!review) throw new Error('a withdrawal that was never requested');
  const { productName, explanation, linkOf, linkId, linkVersion } = review;
  const token = app.tokens.derive(linkOf, linkId, linkVersion);
  const url = siteUrl(app, language, `/invitation/${slug}/edit/${token}`);
  return reviewWithdrawnMail.with({
    name,
    companyName,
    productName,
    explanation,
    statementUrl,
    url,
    ground: SellerGround.parse(ground),
    decidedBy,
  });
}

/** Mails a statement of reasons to the review's author. Without an address it is shown behind the author's own link. */
export const sendStatement = defineJob({
  name: 'moderation.send-statement',
  ...MAIL_JOB,
  data: z.object({ statementId: Id }),
  async run(app, { statementId }) {
    const statement = await statementById(app.db.queries, statementId);
    const author = statement && (await reviewAuthor(app.db.queries, statement.reviewId));
    if (!statement || !author?.email) return;
    const decided = statement.caseId ? await caseById(app.db.queries, statement.caseId) : undefined;
    const isAppeal = decided?.kind === 'appeal';
    const appeal = isAppeal && decided.subjectId ? await appealById(app.db.queries, decided.subjectId) : undefined;
    const final = await isFinal(app.db.queries, statement, 'author');
    const { effect, ground, rules, decidedBy, revision } = statement;
    const token = app.tokens.derive('statement', statementId, statement.tokenVersion);
    const url = siteUrl(app, author.language, `/statement/${token}`);
    await deliverMail(app, {
      companyId: statement.companyId,
      subjectId: statementId,
      to: { address: author.email, name: author.authorName },
      locale: author.language,
      timeZone: author.timeZone,
      mail:
        effect === 'withdrawn' && !isAppeal
          ? await withdrawalMail(app, statement, author, url)
          : statementMail.with({
              authorName: author.authorName,
              companyName: author.companyName,
              effect,
              ground,
              rules,
              decidedBy: DecidedByUs.parse(decidedBy),
              afterAppeal: appeal?.side === 'author',
              edit: revision > 1 && author.everPublic,
              mayAppeal: effect !== 'reinstated' && effect !== 'kept' && !final,
              url,
            }),
    });
  },
});
