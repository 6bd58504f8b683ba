import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewCard, ReviewPage } from '@app/contracts/reviews';
import { TASKS } from '../../../scripts/lib/start/parts.ts';
import { startProcess } from '../../../scripts/lib/processes/processes.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { eventually } from '../../support/eventually.ts';

/** A review in the database. */
export interface Stored {
  id: string;
  state: string;
  language: string;
  grade: number;
  /** Rules that matched, without the matched text. */
  rules: string[];
}

const SETTLE_TIMEOUT_MS = 300_000;

/** Waits until screening and counts are done. @returns every review of the company */
export async function settled(platform: TestPlatform, companyId: string): Promise<Stored[]> {
  await eventually(
    'all reviews are screened and counted',
    async () => {
      const [left] = await platform.query<{ waiting: number }>(
        `select (select count(*) from engine.reviews where company_id = $1 and state = 'screening')::int
           + (select count(*) from engine.grade_deltas where company_id = $1)::int
           + (select count(*) from engine.outbox)::int as waiting`,
        [companyId],
      );
      return left?.waiting === 0;
    },
    SETTLE_TIMEOUT_MS,
  );
  return platform.query<Stored & Record<string, unknown>>(
    `select r.id, r.state, r.language, r.grade,
       array(select distinct f.rule || case f.weight when 'hold' then '' else ' (second sign)' end
         from engine.screening_findings f where f.review_id = r.id) as rules
     from engine.reviews r where r.company_id = $1`,
    [companyId],
  );
}

export async function profileOf(platform: TestPlatform, slug: string): Promise<CompanyProfile> {
  const { status, body } = await platform.api.get<CompanyProfile>(`/companies/${slug}`);
  if (status !== 200) throw new Error(`the profile was answered with ${status}`);
  return body;
}

/** A page of the public list with its cursor. */
export interface ListedPage {
  cursor: string | undefined;
  items: ReviewCard[];
}

/** The whole public list, in pages of the site's size. */
export async function publicList(platform: TestPlatform, slug: string, limit: number): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  let cursor: string | undefined;
  do {
    const query = `limit=${limit}${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await platform.api.get<ReviewPage>(`/companies/${slug}/reviews?${query}`);
    if (status !== 200) throw new Error(`the list was answered with ${status}`);
    pages.push({ cursor, items: body.items });
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

/** Runs the recount as an operator would. @returns its output */
export async function recountSays(platform: TestPlatform): Promise<string> {
  const env = { ...process.env, DATABASE_URL: platform.databaseUrl, SMTP_URL: platform.mail.url, NODE_ENV: 'test' };
  const task = startProcess({ ...TASKS.recount, env });
  await task.exited;
  return task.lastLines(1);
}
