import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type {
  ExportedMessage,
  ExportedOrder,
  ExportedReport,
  ExportedReview,
  ExportedSurvey,
  PersonalData,
} from '@app/contracts/trust/privacy';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/db.ts';
import { userFeatureWords } from '../catalog/public.ts';
import { isOptedOut } from '../invitations/public.ts';
import { reviewIdsByAddress } from './repo.ts';

/** Far more than one person has written. */
const MAX_ROWS = 10_000;

/** An instant in the format of the API. */
const instant = (column: SQL): SQL => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const company = sql`jsonb_build_object('slug', c.slug, 'name', c.name)`;
/** A JSON list of a query's rows in an order. */
const jsonList = (row: SQL, order: SQL, from: SQL): SQL =>
  sql`coalesce((select jsonb_agg(${row} order by ${order}) from ${from}), '[]')`;

async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const { rows } = await queries.execute<{ row: Row }>(statement);
  return rows.map(({ row }) => row);
}

/** Everything stored under an address. Votes are not included: they are stored without one. */
export async function exportPersonalData(
  app: AppContext,
  queries: Queries,
  email: string,
  now: Date,
): Promise<PersonalData> {
  const ids = await reviewIdsByAddress(queries, email, MAX_ROWS);
  return {
    email,
    exportedAt: now.toISOString(),
    reviews: ids.length === 0 ? [] : await exportedReviews(queries, ids),
    orders: await exportedOrders(queries, email),
    reports: await exportedReports(queries, email),
    messages: await exportedMessages(queries, email),
    surveys: await exportedSurveys(queries, email),
    optOuts: await optOuts(app, queries, email, ids),
  };
}

function exportedReviews(queries: Queries, ids: string[]): Promise<ExportedReview[]> {
  const revisions = jsonList(
    sql`jsonb_build_object('revision', v.revision, 'grade', v.grade, 'body', v.body, 'state', v.state,
      'submittedAt', ${instant(sql`v.submitted_at`)}, 'ratings', v.ratings || v.features, 'answers', v.answers,
      'aboutYourself', (select coalesce(jsonb_object_agg(w.name, w.choice), '{}') from (${userFeatureWords(sql`r.language`)}) w))`,
    sql`v.revision`,
    sql`engine.review_revisions v where v.review_id = r.id`,
  );
  const photos = jsonList(
    sql`jsonb_build_object('id', p.id, 'state', p.state, 'createdAt', ${instant(sql`p.created_at`)})`,
    sql`p.id`,
    sql`engine.review_photos p where p.review_id = r.id`,
  );
  const events = jsonList(
    sql`jsonb_build_object('type', e.type, 'actor', e.actor, 'at', ${instant(sql`e.at`)})`,
    sql`e.id`,
    sql`engine.review_events e where e.review_id = r.id`,
  );
  const messages = jsonList(
    sql`jsonb_build_object('from', m.side, 'body', m.body, 'at', ${instant(sql`m.at`)})`,
    sql`m.id`,
    sql`engine.mediation_messages m where m.review_id = r.id`,
  );
  const statements = jsonList(
    sql`jsonb_build_object('effect', s.effect, 'ground', s.ground, 'decidedBy', s.decided_by, 'at', ${instant(sql`s.at`)})`,
    sql`s.id`,
    // Statements about the company's answer belong to the company.
    sql`engine.statements_of_reasons s where s.review_id = r.id and s.addressee = 'author'`,
  );
  // Appeals of the other sides belong to them.
  const appeals = jsonList(
    sql`jsonb_build_object('side', q.side, 'text', q.text, 'state', q.state, 'at', ${instant(sql`q.at`)})`,
    sql`q.id`,
    sql`engine.appeals q where q.review_id = r.id and q.side = 'author'`,
  );
  return rowsOf<ExportedReview>(
    queries,
    sql`select jsonb_build_object('id', r.id, 'company', ${company}, 'product', g.name, 'origin', r.origin,
        'state', r.state, 'grade', r.grade, 'authorName', a.display_name, 'email', a.email, 'orderRef', a.order_ref,
        'submittedAt', ${instant(sql`r.submitted_at`)}, 'publishedAt', ${instant(sql`r.published_at`)},
        'revisions', ${revisions}, 'photos', ${photos}, 'events', ${events}, 'messages', ${messages},
        'statements', ${statements}, 'appeals', ${appeals}) as row
      from engine.reviews r
      join engine.companies c on c.id = r.company_id
      join engine.review_authors a on a.review_id = r.id
      left join engine.products g on g.id = r.product_id
      where r.id in ${ids} order by r.id`,
  );
}

function exportedOrders(queries: Queries, email: string): Promise<ExportedOrder[]> {
  const products = jsonList(
    sql`to_jsonb(g.name)`,
    sql`g.id`,
    sql`engine.order_products op join engine.products g on g.id = op.product_id where op.order_id = o.id`,
  );
  const events = jsonList(
    sql`jsonb_build_object('type', e.type, 'at', ${instant(sql`e.at`)})`,
    sql`e.id`,
    sql`engine.invitation_events e where e.invitation_id = i.id`,
  );
  return rowsOf<ExportedOrder>(
    queries,
    sql`select jsonb_build_object('company', ${company}, 'orderRef', o.order_ref,
        'purchasedAt', ${instant(sql`o.purchased_at`)}, 'source', o.source, 'basis', o.basis,
        'name', k.name, 'email', k.email, 'phone', k.phone, 'products', ${products},
        'invitation', case when i.id is null then null
          else jsonb_build_object('state', i.state, 'events', ${events}) end) as row
      from engine.order_contacts k
      join engine.orders o on o.id = k.order_id
      join engine.companies c on c.id = o.company_id
      left join engine.invitations i on i.order_id = o.id
      where lower(k.email) = lower(${email}) order by o.id limit ${MAX_ROWS}`,
  );
}

function exportedReports(queries: Queries, email: string): Promise<ExportedReport[]> {
  return rowsOf<ExportedReport>(
    queries,
    sql`select jsonb_build_object('reviewId', p.review_id, 'company', ${company}, 'reason', p.reason, 'text', p.text,
        'state', p.state, 'at', ${instant(sql`p.at`)}) as row
      from engine.reports p join engine.companies c on c.id = p.company_id
      where p.email is not null and lower(p.email) = lower(${email}) order by p.id limit ${MAX_ROWS}`,
  );
}

function exportedMessages(queries: Queries, email: string): Promise<ExportedMessage[]> {
  return rowsOf<ExportedMessage>(
    queries,
    sql`select jsonb_build_object('topic', m.topic, 'message', m.message, 'state', m.state, 'at', ${instant(sql`m.at`)}) as row
      from (
        select id, topic, message, state, at from engine.contact_messages where lower(reply_to) = lower(${email})
        union all
        select q.id, 'question', q.body, q.state, q.asked_at from engine.question_askers a
          join engine.product_questions q on q.id = a.question_id
          where a.email is not null and lower(a.email) = lower(${email})) m
      order by m.id limit ${MAX_ROWS}`,
  );
}

function exportedSurveys(queries: Queries, email: string): Promise<ExportedSurvey[]> {
  const answers = jsonList(
    sql`jsonb_build_object('question', q.value -> 'question' ->> s.default_language, 'answer', a.answers -> (q.value ->> 'id'))`,
    sql`q.ordinality`,
    sql`jsonb_array_elements(s.questions) with ordinality q where a.answers ? (q.value ->> 'id')`,
  );
  return rowsOf<ExportedSurvey>(
    queries,
    sql`select jsonb_build_object('company', ${company}, 'title', s.title ->> s.default_language, 'name', k.name,
        'email', k.email, 'basis', i.basis, 'state', i.state, 'sentAt', ${instant(sql`i.sent_at`)},
        'submittedAt', ${instant(sql`a.submitted_at`)}, 'answers', ${answers}, 'score', a.score, 'comment', a.comment) as row
      from engine.survey_recipients k
      join engine.survey_invitations i on i.id = k.invitation_id
      join engine.surveys s on s.id = k.survey_id
      join engine.companies c on c.id = k.company_id
      left join engine.survey_responses a on a.invitation_id = i.id
      where lower(k.email) = lower(${email}) order by i.id limit ${MAX_ROWS}`,
  );
}

/** Opt-outs for companies that know the address. Only hashes are stored, so other companies cannot be checked. */
async function optOuts(app: AppContext, queries: Queries, email: string, reviewIds: string[]) {
  const { rows } = await queries.execute<{ id: string; slug: string; name: string }>(sql`
    select c.id, c.slug, c.name from engine.companies c
    where c.id in (select company_id from engine.order_contacts where lower(email) = lower(${email}))
      or c.id in (select company_id from engine.survey_recipients where lower(email) = lower(${email}))
      ${reviewIds.length > 0 ? sql`or c.id in (select company_id from engine.reviews where id in ${reviewIds})` : sql``}
    order by c.name`);
  const found: PersonalData['optOuts'] = [];
  for (const { id, slug, name } of rows)
    if (await isOptedOut(app, queries, id, { email, phone: null })) found.push({ slug, name });
  return found;
}
