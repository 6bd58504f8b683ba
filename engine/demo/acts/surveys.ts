import { sql } from 'drizzle-orm';
import type { SurveyAnswers, WriteSurvey } from '@app/contracts/surveys';
import { addressHash } from '../../src/domains/invitations/public.ts';
import { surveyInvitations, surveyRecipients, surveyResponses, surveys } from '../../src/domains/surveys/schema.ts';
import type { Tx } from '../../src/platform/db.ts';
import { demoId } from '../generator/ids.ts';
import { insertRows } from '../load/insert-rows.ts';
import { Random } from '../generator/random.ts';
import { DAY, MINUTE } from '../generator/schedule.ts';
import type { Scene } from './scene.ts';
import { SURVEYS } from './surveys-data.ts';

const OPEN_FOR = 45 * DAY;
/** Answers by the link for everybody, by personal links, and to the NPS. */
const [ANONYMOUS, NAMED, SCORES] = [28, 12, 60];
const POINTS = [1, 2, 3, 4, 5].map((point, index) => [point, [1, 2, 5, 14, 18][index] ?? 0] as const);
const NPS_POINTS = [1, 1, 1, 1, 1, 3, 3, 7, 11, 14, 17].map((weight, score) => [score, weight] as const);
/** Mails to this address arrive in the inbox of the demo. */
const ASKED = { email: 'joanna.wilk@poczta.example', name: 'Joanna Wilk' } as const;

type Response = typeof surveyResponses.$inferInsert;
type Answer = Pick<Response, 'answers' | 'score' | 'comment'>;
interface Contact extends Record<string, unknown> {
  email: string;
  name: string | null;
}

/** The merchant asks with a survey and an NPS; some weeks of answers are there, and the worker mails one more of each. Once. */
export async function asksCustomers({ app, companyId }: Scene): Promise<void> {
  await app.db.tx(async (tx) => {
    await tx.execute(sql`select 1 from engine.companies where id = ${companyId} for no key update`);
    const { rows: known } = await tx.execute(sql`select 1 from engine.surveys where company_id = ${companyId} limit 1`);
    if (known.length > 0) return;
    const now = await app.clock.now(tx);
    const random = new Random(`surveys/${companyId}`);
    const { rows: customers } = await tx.execute<Contact>(sql`
      select email, max(name) as name from engine.order_contacts
      where company_id = ${companyId} and email is not null group by email order by email limit ${SCORES}`);
    const hashOf = ({ email }: { email: string }) => addressHash(app.config.OPT_OUT_KEY, companyId, email);
    const writer = { tx, companyId, now, random, hashOf };
    await asks(
      writer,
      SURVEYS.survey,
      [...customers.slice(0, NAMED), ...Array<null>(ANONYMOUS).fill(null)],
      surveyAnswer,
    );
    await asks(writer, SURVEYS.nps, customers, npsAnswer);
  });
}

interface Writer {
  tx: Tx;
  companyId: string;
  now: Date;
  random: Random;
  hashOf(customer: { email: string }): string;
}

/** One open survey with the answers of `customers`; null stands for an anonymous one. */
async function asks(
  { tx, companyId, now, random, hashOf }: Writer,
  survey: WriteSurvey,
  customers: (Contact | null)[],
  answer: (random: Random) => Answer,
): Promise<void> {
  const openedAt = new Date(now.getTime() - OPEN_FOR);
  const surveyId = demoId(random, openedAt);
  const language = survey.defaultLanguage;
  const of = { companyId, surveyId };
  const invitation = (customer: { email: string }, sentAt: Date | null) => ({
    id: demoId(random, sentAt ?? now),
    ...of,
    language,
    basis: 'consent' as const,
    sentAt,
    addressHash: hashOf(customer),
    state: sentAt ? ('completed' as const) : ('scheduled' as const),
    dueAt: sentAt ?? now,
    createdAt: openedAt,
  });
  const answered = customers.map((customer) => {
    const submittedAt = new Date(openedAt.getTime() + (OPEN_FOR - DAY) * random.next());
    const before = (most: number) => new Date(submittedAt.getTime() - random.int(1, most) * MINUTE);
    const invited = customer && invitation(customer, before(600));
    const response = {
      // Of the anonymous no id says when.
      id: demoId(random, invited ? submittedAt : openedAt),
      ...of,
      invitationId: invited?.id ?? null,
      language,
      startedAt: before(6),
      submittedAt,
      ...answer(random),
    };
    return { customer, invited, response };
  });
  const asked = invitation(ASKED, null);
  const invitations = [...answered.flatMap(({ invited }) => invited ?? []), asked];
  const recipient = ({ id, dueAt: at }: typeof asked, { email, name }: Contact) => ({
    invitationId: id,
    ...of,
    email,
    name,
    at,
  });
  await insertRows(tx, surveys, [
    { ...survey, id: surveyId, companyId, state: 'open', createdAt: openedAt, openedAt, closedAt: null },
  ]);
  await insertRows(tx, surveyInvitations, invitations);
  await insertRows(tx, surveyRecipients, [
    ...answered.flatMap(({ customer, invited }) => (customer && invited ? recipient(invited, customer) : [])),
    recipient(asked, ASKED),
  ]);
  await insertRows(
    tx,
    surveyResponses,
    answered.map(({ response }) => response),
  );
}

function surveyAnswer(random: Random): Answer {
  const packing = random.weighted(POINTS);
  const answers: SurveyAnswers = { packing, assembly: random.chance(packing > 3 ? 0.85 : 0.5) };
  if (random.chance(0.9))
    answers['heard'] = random.weighted([
      ...([
        ['search', 9],
        ['friends', 6],
        ['reviews', 5],
        ['social', 3],
      ] as const),
    ]);
  if (random.chance(0.75)) answers['next'] = random.sample(['furniture', 'pots', 'lamps', 'tools'], random.int(1, 3));
  if (random.chance(0.35)) answers['better'] = random.pick(SURVEYS.improvements);
  return { answers, score: null, comment: null };
}

function npsAnswer(random: Random): Answer {
  const score = random.weighted(NPS_POINTS);
  const why = SURVEYS.scoreReasons[score > 8 ? 'high' : score > 6 ? 'middle' : 'low'];
  return { answers: {}, score, comment: random.chance(0.4) ? random.pick(why) : null };
}
