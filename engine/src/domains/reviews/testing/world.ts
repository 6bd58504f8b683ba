import { sql } from 'drizzle-orm';
import { GRADE_WEIGHTS } from '@app/contracts/grades';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/factory.ts';
import { companyProfile } from '../../directory/profile.ts';
import { foldChanges } from '../aggregates.ts';
import { recount } from '../aggregates-recount.ts';
import { publishAnswer, removeAnswer } from '../company-acts-answer.ts';
import { act } from '../life.ts';
import { ReviewActRefused, ReviewNotFound } from '../model.ts';
import type { ReviewCommand } from '../model.ts';
import { productReviewPage, publicReview, reviewPage } from '../reading.ts';
import { addReviews } from '../repo.ts';
import { ShadowReview } from './shadow.ts';
import type { Origin, ShadowCompany } from './shadow.ts';

const ALL = { language: 'any', limit: 50 } as const;

/** Two companies in the database, one of which mediates, and what their reviews should be. */
export class World {
  readonly app: AppContext;
  readonly companies: ShadowCompany[] = [];
  readonly reviews: ShadowReview[] = [];

  constructor(app: AppContext) {
    this.app = app;
  }

  static async create(app: AppContext): Promise<World> {
    const world = new World(app);
    for (const mediates of [true, false]) {
      const company = await app.db.tx(async (tx) => {
        const { id, slug } = await aCompany(tx, { mediateCompany: mediates, mediateProducts: mediates });
        const products = await ensureProducts(tx, id, [{ externalId: 'P', name: 'Tea', url: null }], new Date());
        return { id, slug, mediates, productId: products.get('P') ?? '' };
      });
      world.companies.push(company);
    }
    return world;
  }

  async submit(company: ShadowCompany, of: { product: boolean; origin: Origin; grade: number }): Promise<void> {
    const review = new ShadowReview({ ...of, id: newId(), company });
    const { id, productId, origin, state, text } = review;
    await this.app.db.tx(async (tx) =>
      addReviews(tx, [
        {
          review: {
            ...{ id, companyId: company.id, productId, submissionId: newId(), origin, state, grade: text.grade },
            ...{ language: 'en', submittedAt: await this.app.clock.now(tx) },
          },
          body: text.body,
          ratings: { delivery: text.grade },
          author: { displayName: 'Anna K.', email: 'anna@mail.example', orderRef: null },
        },
      ]),
    );
    this.reviews.push(review);
  }

  /** Does the command in the database and in memory; what the one refuses, so must the other. */
  async act(review: ShadowReview, command: ReviewCommand, given: { grade: number; language: string }): Promise<void> {
    const before = await this.published();
    const accepted = review.apply(command, given);
    const text = review.texts.at(-1);
    const revision = { grade: given.grade, body: text?.body ?? '', ratings: { delivery: given.grade } };
    const done = await this.app.db
      .tx((tx) => act(this.app, tx, review.id, command, { actor: 'system', revision, language: given.language }))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ReviewActRefused) return false;
          throw error;
        },
      );
    expect({ command, done }).toEqual({ command, done: accepted });
    const after = new Set(await this.published());
    // Nothing but the review that was acted upon leaves or comes.
    expect(before.filter((id) => id !== review.id && !after.has(id))).toEqual([]);
  }

  async answer(review: ShadowReview, given: boolean): Promise<void> {
    await this.app.db.tx(async (tx) => {
      if (given) {
        await tx.execute(sql`update engine.reviews set pending_answer = 'Thank you.' where id = ${review.id}`);
        await publishAnswer(this.app, tx, review.id, { language: 'en' });
      } else await removeAnswer(this.app, tx, review.id, 'merchant');
    });
    if (given) review.events.push('answered');
    else if (review.answered) review.events.push('answer_removed');
    review.answered = given;
  }

  async fold(company: ShadowCompany): Promise<void> {
    await this.app.db.tx((tx) => foldChanges(tx, company.id));
  }

  async published(): Promise<string[]> {
    const { rows } = await this.app.db.read.execute<{ id: string }>(sql`
      select id from engine.reviews where state = 'published' and company_id in ${this.companies.map(({ id }) => id)}`);
    return rows.map(({ id }) => id);
  }

  /** Holds everything that must be true of the database against what should be. */
  async check(): Promise<void> {
    await this.#checkRows();
    for (const company of this.companies) {
      await this.#checkLists(company);
      await this.#checkCounts(company);
      await this.fold(company);
      await this.#checkCounts(company);
      await this.#checkTotals(company);
      expect(await this.app.db.tx((tx) => recount(tx, { companyId: company.id }))).toBe(0);
    }
  }

  #shown(company: ShadowCompany, productId: string | null): ShadowReview[] {
    return this.reviews.filter((one) => one.company === company && one.productId === productId && one.isPublic);
  }

  /** The projection is what the events give, each act has its event, and what is public has passed. */
  async #checkRows(): Promise<void> {
    const { rows } = await this.app.db.read.execute<{
      id: string;
      row: object;
      revision_state: string;
      events: { type: string; to: string | null; revision: number | null; grade: number | null }[];
    }>(sql`
      select r.id, v.state as revision_state,
        json_build_object('state', r.state, 'grade', r.grade, 'revision', r.revision, 'pending', r.pending_revision,
          'language', r.language, 'body', v.body, 'answered', r.answer is not null, 'erased', r.erased_at is not null) as row,
        (select json_agg(json_build_object('type', e.type, 'to', e.data->>'to', 'revision', (e.data->>'revision')::int,
          'grade', (e.data->>'grade')::int) order by e.at, e.id) from engine.review_events e where e.review_id = r.id) as events
      from engine.reviews r join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
      where r.company_id in ${this.companies.map(({ id }) => id)}`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(rows).toHaveLength(this.reviews.length);
    for (const review of this.reviews) {
      const { state, revision, pending, language, answered, erased, text } = review;
      const found = byId.get(review.id);
      expect(found?.row).toEqual({ ...{ state, revision, pending, language, answered, erased }, ...text });
      expect(found?.events.map(({ type }) => type)).toEqual(review.events);
      const last = found?.events.findLast(({ to }) => to !== null);
      expect(last).toMatchObject({ to: state, revision, grade: text.grade });
      if (review.isPublic) expect(found?.revision_state).toBe('passed');
    }
  }

  async #checkLists(company: ShadowCompany): Promise<void> {
    const { read } = this.app.db;
    for (const productId of [null, company.productId]) {
      const { items } = productId
        ? await productReviewPage(read, productId, ALL)
        : await reviewPage(read, company.id, ALL);
      const texts = (of: { id: string; grade: number; body: string }[]) =>
        of.map(({ id, grade, body }) => `${id} ${grade} ${body}`).sort();
      expect(texts(items)).toEqual(texts(this.#shown(company, productId).map(({ id, text }) => ({ id, ...text }))));
    }
    const hidden = this.reviews.find((one) => one.company === company && !one.isPublic && !one.wasPublic);
    if (hidden) await expect(publicReview(read, hidden.id)).rejects.toThrow(ReviewNotFound);
  }

  async #checkCounts(company: ShadowCompany): Promise<void> {
    const profile = await companyProfile(this.app.db.read, company.slug);
    const shown = this.#shown(company, null);
    const { average } = sums(shown);
    const distribution = Object.fromEntries(
      [1, 2, 3, 4, 5].map((grade) => [grade, shown.filter(({ text }) => text.grade === grade).length]),
    );
    expect(profile.grades).toMatchObject({ count: shown.length, distribution });
    if (average === null) expect(profile.grades.average).toBeNull();
    else expect(profile.grades.average).toBeCloseTo(average, 12);
    for (const { language, count } of profile.byLanguage)
      expect(count).toBe(shown.filter((one) => one.language === language).length);
    for (const { origin, count } of profile.byOrigin)
      expect(count).toBe(shown.filter((one) => one.origin === origin).length);
    const low = shown.filter(({ text }) => text.grade <= 3);
    const share = low.length > 0 ? low.filter(({ answered }) => answered).length / low.length : null;
    expect(profile.negativeAnsweredShare).toBe(share);
  }

  async #checkTotals(company: ShadowCompany): Promise<void> {
    const { rows } = await this.app.db.read.execute<{ subject_id: string; count: number; average: number | null }>(sql`
      select subject_id, count, halves_times_grade::float8 / nullif(halves, 0) as average from engine.subject_totals
      where company_id = ${company.id}`);
    for (const productId of [null, company.productId]) {
      const total = rows.find(({ subject_id: id }) => id === (productId ?? company.id));
      const { count, average } = sums(this.#shown(company, productId));
      expect({ count: total?.count ?? 0, average: total?.average?.toFixed(9) ?? null }).toEqual({
        ...{ count, average: average?.toFixed(9) ?? null },
      });
    }
  }
}

function sums(shown: ShadowReview[]): { count: number; average: number | null } {
  const weight = shown.reduce((sum, { origin }) => sum + GRADE_WEIGHTS[origin], 0);
  const total = shown.reduce((sum, { origin, text }) => sum + GRADE_WEIGHTS[origin] * text.grade, 0);
  return { count: shown.length, average: weight > 0 ? total / weight : null };
}
