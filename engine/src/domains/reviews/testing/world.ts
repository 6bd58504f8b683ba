import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';
import { foldDeltas } from '../aggregates/fold.ts';
import { publishAnswer, removeAnswer } from '../company/answers.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { ReviewActRefused } from '../lifecycle/model.ts';
import type { ReviewCommand } from '../lifecycle/model.ts';
import { addReviews } from '../lifecycle/repo.ts';
import { ExpectedReview } from './expected-review.ts';
import type { Origin, ExpectedCompany } from './expected-review.ts';

/** Two companies in the database, one of which mediates, with the expected state of their reviews. */
export class World {
  readonly app: AppContext;
  readonly companies: ExpectedCompany[] = [];
  readonly reviews: ExpectedReview[] = [];

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

  async submit(company: ExpectedCompany, given: { product: boolean; origin: Origin; grade: number }): Promise<void> {
    const review = new ExpectedReview({ ...given, id: newId(), company });
    const { id, productId, origin, state, text } = review;
    await this.app.db.tx(async (tx) =>
      addReviews(tx, [
        {
          review: {
            id,
            companyId: company.id,
            productId,
            submissionId: newId(),
            origin,
            state,
            grade: text.grade,
            language: 'en',
            submittedAt: await this.app.clock.now(tx),
          },
          body: text.body,
          ratings: { delivery: text.grade },
          author: { displayName: 'Anna K.', email: 'anna@mail.example', orderRef: null },
        },
      ]),
    );
    this.reviews.push(review);
  }

  /** Runs the command in the database and in memory; both must accept or refuse it. */
  async transition(
    review: ExpectedReview,
    command: ReviewCommand,
    given: { grade: number; language: string },
  ): Promise<void> {
    const before = await this.published();
    const accepted = review.apply(command, given);
    const text = review.texts.at(-1);
    const revision = { grade: given.grade, body: text?.body ?? '', ratings: { delivery: given.grade } };
    const done = await this.app.db
      .tx((tx) =>
        transitionReview(this.app, tx, review.id, command, { actor: 'system', revision, language: given.language }),
      )
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ReviewActRefused) return false;
          throw error;
        },
      );
    expect({ command, done }).toEqual({ command, done: accepted });
    const after = new Set(await this.published());
    // No other review is published or hidden by it.
    expect(before.filter((id) => id !== review.id && !after.has(id))).toEqual([]);
  }

  async answer(review: ExpectedReview, given: boolean): Promise<void> {
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

  async fold(company: ExpectedCompany): Promise<void> {
    await this.app.db.tx((tx) => foldDeltas(tx, company.id));
  }

  async published(): Promise<string[]> {
    const { rows } = await this.app.db.queries.execute<{ id: string }>(sql`
      select id from engine.reviews where state = 'published' and company_id in ${this.companies.map(({ id }) => id)}`);
    return rows.map(({ id }) => id);
  }
}
