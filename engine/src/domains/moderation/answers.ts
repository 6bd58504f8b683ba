import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../platform/job.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { holdAnswer, pendingAnswerOf, publishAnswer } from '../reviews/public.ts';
import { caseById, openCase, settleCases, waitingCases } from './case-repo.ts';
import { compiledLists } from './lists.ts';
import { PATIENT, deliver, siteUrl } from './mailing.ts';
import { answerDecidedMail } from './mails/answer-decided.tsx';
import { PRIORITY } from './model.ts';
import { asLocale } from './people.ts';
import { decide, screen } from './screening/index.ts';
import type { CompiledLists, Finding } from './screening/index.ts';

const CONTACT = /^(links\.|personal\.(email|phone))/;
const digits = (text: string): string => text.replace(/\D/g, '').slice(-9);
const escaped = (text: string): string => text.replaceAll(/[^a-z0-9-]/g, (sign) => `\\${sign}`);

/** A company may name its own address, number and page in an answer: they are on its profile. */
function isOwnContact(company: Company, found: string): boolean {
  const host = company.website && URL.canParse(company.website) ? new URL(company.website).hostname : '';
  const own = [host.replace(/^www\./, ''), company.email?.split('@')[1] ?? ''].filter((domain) => domain !== '');
  const text = found.toLowerCase();
  // The whole name or one below it: `evil-shop.example` is not `shop.example`.
  if (own.some((domain) => new RegExp(`(^|[/@.\\s])${escaped(domain.toLowerCase())}($|[/:?#\\s])`).test(text)))
    return true;
  return company.phone !== null && digits(company.phone).length >= 7 && digits(found) === digits(company.phone);
}

/** The rules that hold an answer. Its grade and its likeness to other texts are not asked about. */
function rulesAgainst(company: Company, body: string, language: string, lists: CompiledLists): string[] {
  const { findings } = screen({ body, grade: 3, formLanguage: asLocale(language) }, lists);
  const own = findings
    .filter(({ rule, span }) => CONTACT.test(rule) && isOwnContact(company, body.slice(span.start, span.end)))
    .map(({ span }) => span);
  // Several rules may see the same address, or a part of it.
  const withinOwn = ({ start, end }: Finding['span']) => own.some((span) => span.start <= start && end <= span.end);
  const foreign = findings.filter(
    ({ rule, span }) => rule !== 'text.contradicts_grade' && !(CONTACT.test(rule) && withinOwn(span)),
  );
  return decide(foreign).rules;
}

/** Screens a company's answer: it becomes public, or waits for a moderator. A second run finds none waiting. */
export const screenAnswer = defineJob({
  name: 'moderation.screen-answer',
  data: z.object({ companyId: Id, reviewId: Id }),
  async run(app, { companyId, reviewId }) {
    const lists = await compiledLists(app);
    await app.db.tx(async (tx) => {
      const answer = await pendingAnswerOf(tx, reviewId);
      const company = await companyById(tx, companyId);
      if (!answer || answer.held || !company) return;
      const now = await app.clock.now(tx);
      const rules = rulesAgainst(company, answer.body, answer.language, lists);
      // An earlier wording that was held has been replaced: whoever has read that one does not decide about this one.
      const replaced = await waitingCases(tx, reviewId, ['answer']);
      await settleCases(
        tx,
        replaced.map(({ id }) => id),
        { decision: null, decidedBy: 'system' },
        now,
      );
      if (rules.length > 0) {
        await holdAnswer(app, tx, reviewId, rules);
        await openCase(tx, { kind: 'answer', companyId, reviewId, priority: PRIORITY.answer }, now);
        return;
      }
      await publishAnswer(app, tx, reviewId);
    });
  },
});

/** Tells the company's owners and managers what became of the held answer. */
export const sendAnswerDecision = defineJob({
  name: 'moderation.send-answer-decision',
  ...PATIENT,
  data: z.object({ caseId: Id }),
  async run(app, { caseId }) {
    const of = await caseById(app.db.read, caseId);
    const company = of && (await companyById(app.db.read, of.companyId));
    if (!of?.decision || !company) return;
    const outcome = of.decision === 'accept' ? 'accepted' : 'refused';
    for (const { userId, name, email, locale: language, role } of await membersToMail(app.db.read, company.id)) {
      if (role === 'agent') continue;
      const locale = asLocale(language);
      await deliver(app, {
        ...{ companyId: company.id, subjectId: caseId, distinct: userId, locale, timeZone: company.timeZone },
        to: { address: email, name },
        mail: answerDecidedMail.with({
          ...{ name, companyName: company.name, outcome, ground: of.ground ?? 'no_violation' },
          panelUrl: siteUrl(app, locale, '/panel'),
        }),
      });
    }
  },
});
