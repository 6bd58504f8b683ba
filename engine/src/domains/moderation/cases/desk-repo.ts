import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DeskCase, DeskQuery } from '@app/contracts/moderation';
import { CursorInvalid, cursorInstant } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';

/** A case as the moderation desk shows it. Texts are read from their own tables: a case holds no copies. */
export interface DeskRow extends Record<string, unknown> {
  id: string;
  kind: DeskCase['kind'];
  opened_at: string;
  due_at: string | null;
  priority: number;
  claimed_by: string | null;
  claimed_until: string | null;
  claimed_name: string | null;
  escalation: DeskCase['escalation'];
  plan_id: string | null;
  not_by: string | null;
  decided_at: string | null;
  subject_id: string | null;
  company: DeskCase['company'];
  review: NonNullable<DeskCase['review']> | null;
  reports: DeskCase['reports'];
  appeal: DeskCase['appeal'];
  withdrawal: DeskCase['withdrawal'];
  photo: { id: string } | null;
  answer: string | null;
  answer_findings: DeskCase['answerFindings'];
  question: DeskCase['question'];
  burst: DeskCase['burst'];
  mediation: DeskCase['mediation'];
}

const FINDINGS = sql`coalesce(json_agg(json_build_object('rule', f.rule, 'version', f.version,
    'field', coalesce(f.detail ->> 'field', 'body'), 'start', f.span_start, 'end', f.span_end, 'weight', f.weight)
    order by f.span_start nulls first, f.id), '[]')`;

const REVIEW = sql`
  select json_build_object('id', r.id, 'state', r.state, 'revision', v.revision, 'grade', v.grade, 'body', v.body,
    'publicBody', case when r.state in ('published', 'in_mediation') and r.revision <> v.revision then p.body end,
    'authorName', coalesce(v.author_name, a.display_name), 'language', coalesce(v.language, r.language),
    'origin', r.origin, 'submittedAt', v.submitted_at,
    'findings', (
      select ${FINDINGS}
      from engine.screening_findings f where f.review_id = r.id and f.revision = v.revision and f.case_id is null),
    'history', (
      select coalesce(json_agg(json_build_object('type', e.type, 'actor', e.actor, 'at', e.at) order by e.id), '[]')
      from engine.review_events e where e.review_id = r.id)) as value
  from engine.reviews r
  join engine.review_authors a on a.review_id = r.id
  join engine.review_revisions v on v.review_id = r.id and v.revision = coalesce(m.revision, r.revision)
  join engine.review_revisions p on p.review_id = r.id and p.revision = r.revision
  where r.id = m.review_id`;

const ANSWER_FINDINGS = sql`
  select ${FINDINGS} from engine.screening_findings f where f.case_id = m.id`;

const QUESTION = sql`
  select json_build_object('id', q.id, 'product', p.name, 'name', a.display_name, 'body', q.body, 'language', q.language,
    'askedAt', q.asked_at, 'findings', case when m.kind = 'question' then (${ANSWER_FINDINGS}) else '[]' end) as value,
    q.pending_answer as answer
  from engine.product_questions q
  join engine.question_askers a on a.question_id = q.id
  join engine.products p on p.id = q.product_id
  where m.kind in ('question', 'question_answer') and q.id = m.subject_id`;

const CONTACT_DAYS = sql`interval '30 days'`;
/** What the company has sent if the case is about the company, what was refused if it is about a review. */
const MEDIATION = sql`
  select json_build_object(
    'contacts', (
      select count(*)::int from engine.mediation_messages x
      where x.company_id = m.company_id and x.findings is not null and x.at > engine.app_now() - ${CONTACT_DAYS}),
    'messages', (
      select coalesce(json_agg(json_build_object('id', s.id, 'body', s.body, 'at', s.at, 'sent', s.sent,
        'findings', s.findings) order by s.at desc), '[]')
      from (
        select x.id, x.body, x.at, false as sent, x.findings from engine.mediation_refusals x
        where x.review_id = m.review_id and m.subject_id is null
        union all
        select x.id, x.body, x.at, true, x.findings from engine.mediation_messages x
        where x.company_id = m.subject_id and x.findings is not null and x.at > engine.app_now() - ${CONTACT_DAYS}
        order by at desc limit 20) s))`;

const REPORTS = sql`
  select coalesce(json_agg(json_build_object('id', o.id, 'side', o.side, 'reason', o.reason, 'text', o.text,
    'weight', o.weight, 'at', o.at) order by o.weight desc, o.id), '[]') as value
  from engine.reports o
  where o.review_id = m.review_id and m.kind in ('report', 'appeal')
    and (m.kind = 'appeal' or (o.state = 'open' and o.decided_at is null))`;

const QUESTION_REPORTS = sql`
  select coalesce(json_agg(json_build_object('id', o.id, 'side', 'visitor', 'reason', o.reason, 'text', o.text,
    'weight', 1, 'at', o.at) order by o.id), '[]')
  from engine.question_reports o where o.question_id = m.subject_id`;

const APPEAL = sql`
  select json_build_object('side', x.side, 'text', x.text, 'ground', s.ground,
    'decidedBy', coalesce(m.not_by, s.staff_id, s.decided_by),
    'explanation', case when s.effect = 'withdrawn' then (
      select w.withdrawal_explanation from engine.reviews w where w.id = s.review_id) end) as value
  from engine.appeals x join engine.statements_of_reasons s on s.id = x.statement_id
  where m.kind = 'appeal' and x.id = m.subject_id`;

const WITHDRAWAL = sql`
  select json_build_object('reason', w.reason, 'explanation', coalesce(x.withdrawal_explanation, ''), 'product', p.name) as value
  from engine.review_withdrawals w
  join engine.reviews x on x.id = w.review_id
  join engine.products p on p.id = x.product_id
  where m.kind = 'withdrawal' and w.review_id = m.review_id`;

const selectCases = (where: SQL, orderAndLimit: SQL) => sql`
  select m.id, m.kind, m.opened_at, m.due_at, m.priority, m.claimed_by, m.claimed_until, m.claimed_name, m.not_by,
    m.decided_at, m.plan_id, m.subject_id,
    case when m.escalated_at is not null then json_build_object('at', m.escalated_at, 'by', m.escalated_by,
      'note', m.escalation_note) end as escalation,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) as company,
    review.value as review, case when m.kind = 'question' then (${QUESTION_REPORTS}) else reports.value end as reports, appeal.value as appeal,
    (${WITHDRAWAL}) as withdrawal,
    case when m.kind = 'photo' then json_build_object('id', m.subject_id) end as photo,
    case m.kind when 'answer' then (select coalesce(r.pending_answer, '') from engine.reviews r where r.id = m.review_id)
      when 'question_answer' then coalesce(question.answer, '') end as answer,
    case when m.kind in ('answer', 'question_answer') then (${ANSWER_FINDINGS}) else '[]' end as answer_findings,
    question.value as question,
    (select json_build_object('observed', b.observed, 'expected', b.expected, 'startedAt', b.started_at)
      from engine.bursts b where m.kind = 'burst' and b.id = m.subject_id) as burst,
    case when m.kind = 'mediation' then (${MEDIATION}) end as mediation
  from engine.moderation_cases m
  join engine.companies c on c.id = m.company_id
  left join lateral (${REVIEW}) review on true
  left join lateral (${REPORTS}) reports on true
  left join lateral (${APPEAL}) appeal on true
  left join lateral (${QUESTION}) question on true
  where ${where} ${orderAndLimit}`;

export async function deskRow(queries: Queries, id: string): Promise<DeskRow | undefined> {
  const { rows } = await queries.execute<DeskRow>(selectCases(sql`m.id = ${id}`, sql``));
  return rows[0];
}

const CURSOR = /^(\d{1,9})\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function encodeDeskCursor({ priority, opened_at, id }: DeskRow): string {
  return Buffer.from(`${priority}.${new Date(opened_at).getTime()}.${id}`).toString('base64url');
}

/** @throws CursorInvalid */
function afterCursor(cursor: string): SQL {
  const [, priority, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!priority || !at || !id) throw new CursorInvalid();
  const opened = cursorInstant(at).toISOString();
  return sql`(m.priority < ${Number(priority)}
    or (m.priority = ${Number(priority)} and (m.opened_at, m.id) > (${opened}::timestamptz, ${id}::uuid)))`;
}

const hasLanguage = (language: string) => sql`(
  exists (select 1 from engine.reviews l where l.id = m.review_id and l.language = ${language})
  or exists (select 1 from engine.product_questions l where l.id = m.subject_id and l.language = ${language}))`;

const hasRule = (rule: string) => sql`(
  exists (select 1 from engine.screening_findings f where f.case_id = m.id and f.rule = ${rule})
  or exists (select 1 from engine.screening_findings f where f.review_id = m.review_id and f.case_id is null and f.rule = ${rule}
    and f.revision = coalesce(m.revision, (select r.revision from engine.reviews r where r.id = m.review_id))))`;

/** A text as a pattern that finds it anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const hasWords = (words: string) => {
  const pattern = anywhere(words);
  return sql`(
    exists (select 1 from engine.review_revisions v left join engine.review_authors a on a.review_id = v.review_id
      where v.review_id = m.review_id and (v.body ilike ${pattern} or coalesce(v.author_name, a.display_name) ilike ${pattern}))
    or exists (select 1 from engine.product_questions q where q.id = m.subject_id and q.body ilike ${pattern}))`;
};

const ofCompany = (company: string) => sql`(c.slug = ${company} or c.name ilike ${anywhere(company)})`;

/** Undecided cases, most urgent first; one more than `limit` if there is one. */
export async function deskRows(queries: Queries, query: DeskQuery, staffId: string): Promise<DeskRow[]> {
  const { kind, language, company, rule, olderThanHours, q, only, cursor, limit } = query;
  const conditions = [
    sql`m.decided_at is null and m.plan_id is null`,
    ...(kind ? [sql`m.kind = ${kind}`] : []),
    ...(language ? [hasLanguage(language)] : []),
    ...(company ? [ofCompany(company)] : []),
    ...(rule ? [hasRule(rule)] : []),
    ...(olderThanHours ? [sql`m.opened_at < engine.app_now() - make_interval(hours => ${olderThanHours})`] : []),
    ...(q ? [hasWords(q)] : []),
    ...(only === 'mine' ? [sql`m.claimed_by = ${staffId} and m.claimed_until > engine.app_now()`] : []),
    ...(only === 'escalated' ? [sql`m.escalated_at is not null`] : []),
    ...(cursor ? [afterCursor(cursor)] : []),
  ];
  const { rows } = await queries.execute<DeskRow>(
    selectCases(
      sql.join(conditions, sql` and `),
      sql`order by m.priority desc nulls first, m.opened_at, m.id limit ${limit + 1}`,
    ),
  );
  return rows;
}

/** Number of undecided cases by kind. */
export async function openCounts(queries: Queries): Promise<Record<string, number>> {
  const { rows } = await queries.execute<{ kind: string; count: number }>(sql`
    select kind, count(*)::int as count from engine.moderation_cases where decided_at is null and plan_id is null group by kind order by kind`);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
