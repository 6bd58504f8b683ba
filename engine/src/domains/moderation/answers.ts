import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { holdAnswer, pendingAnswerOf, publishAnswer } from '../reviews/public.ts';
import { openCase, settleCases, waitingCases } from './case-repo.ts';
import { findingRows } from './findings.ts';
import { PATIENT, deliver, siteUrl } from './mailing.ts';
import { answerDecidedMail } from './mails/answer-decided.tsx';
import { PRIORITY, groundOf } from './model.ts';
import { asLocale } from './people.ts';
import { screeningFindings } from './schema.ts';
import { loadScreening, openScreener } from './screener.ts';
import type { Screener } from './screener.ts';
import type { Finding } from './screening/index.ts';
import { addStatement, statementById } from './statement-repo.ts';
import type { NewStatement, Statement } from './statement-repo.ts';

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

/** What is found in an answer. Its grade and its likeness to other texts are not asked about. */
export function findingsIn(company: Company, body: string, language: string, { screen }: Screener): Finding[] {
  const { findings } = screen({ body, grade: 3, formLanguage: asLocale(language) });
  return withoutOwn(company, body, findings);
}

/** The language an answer is written in; where its words do not tell, that of what it answers. */
export async function languageOfAnswer({ body, language }: { body: string; language: string }): Promise<Locale | null> {
  const { detectLanguage } = await loadScreening();
  return detectLanguage(body, asLocale(language)).language;
}

/** Findings but for the company's own contacts, and without those that ask about a grade. */
export function withoutOwn(company: Company, body: string, findings: Finding[]): Finding[] {
  const own = findings
    .filter(
      ({ rule, field, span }) =>
        field === 'body' && CONTACT.test(rule) && isOwnContact(company, body.slice(span.start, span.end)),
    )
    .map(({ span }) => span);
  // Several rules may see the same address, or a part of it.
  const withinOwn = ({ start, end }: Finding['span']) => own.some((span) => span.start <= start && end <= span.end);
  return findings.filter(
    ({ rule, field, span }) =>
      rule !== 'text.contradicts_grade' && !(field === 'body' && CONTACT.test(rule) && withinOwn(span)),
  );
}

/** Screens a company's answer: it becomes public, or waits for a moderator. A second run finds none waiting. */
export const screenAnswer = defineJob({
  name: 'moderation.screen-answer',
  data: z.object({ companyId: Id, reviewId: Id }),
  async run(app, { companyId, reviewId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const answer = await pendingAnswerOf(tx, reviewId);
      const company = await companyById(tx, companyId);
      if (!answer || answer.held || !company) return;
      const now = await app.clock.now(tx);
      const findings = findingsIn(company, answer.body, answer.language, screener);
      const { rules } = screener.decide(findings, { ofCompany: true });
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
        const caseId = await openCase(tx, { kind: 'answer', companyId, reviewId, priority: PRIORITY.answer }, now);
        const of = { companyId, reviewId, revision: answer.revision, caseId };
        await tx.insert(screeningFindings).values(findingRows(of, findings, [], now));
        await stateAnswer(app, tx, { ...of, effect: 'held', ground: groundOf(rules), rules, staffId: null }, now);
        return;
      }
      await publishAnswer(app, tx, reviewId, { language: await languageOfAnswer(answer) });
    });
  },
});

/** Writes the statement about an answer; the company's owners and managers get it. */
export async function stateAnswer(app: AppContext, tx: Tx, statement: NewStatement, at: Date): Promise<void> {
  const statementId = await addStatement(tx, { ...statement, addressee: 'merchant' }, at);
  await app.outbox.add(tx, sendAnswerStatement, { statementId });
}

const OUTCOMES: Partial<Record<Statement['effect'], 'held' | 'accepted' | 'refused'>> = {
  held: 'held',
  reinstated: 'accepted',
  rejected: 'refused',
};

/** Tells the company's owners and managers what was decided about their answer, why, and by whom. */
export const sendAnswerStatement = defineJob({
  name: 'moderation.send-answer-statement',
  ...PATIENT,
  data: z.object({ statementId: Id }),
  async run(app, { statementId }) {
    const statement = await statementById(app.db.read, statementId);
    const company = statement && (await companyById(app.db.read, statement.companyId));
    const outcome = statement && OUTCOMES[statement.effect];
    if (!company || !outcome) return;
    const { ground, rules, decidedBy } = statement;
    for (const { userId, name, email, locale: language, role } of await membersToMail(app.db.read, company.id)) {
      if (role === 'agent') continue;
      const locale = asLocale(language);
      await deliver(app, {
        ...{ companyId: company.id, subjectId: statementId, distinct: userId, locale, timeZone: company.timeZone },
        to: { address: email, name },
        mail: answerDecidedMail.with({
          ...{ name, companyName: company.name, outcome, ground, rules, byPerson: decidedBy === 'moderator' },
          panelUrl: siteUrl(app, locale, '/panel'),
        }),
      });
    }
  },
});
