import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { EditExpert, WriteExpertNote } from '@app/contracts/company/experts';
import { SaveUserFeatures } from '@app/contracts/company/user-features';
import { CreateWidget } from '@app/contracts/widgets/widgets';
import { saveUserFeatures } from '../../src/domains/catalog/user-features.ts';
import { addExpert } from '../../src/domains/experts/service.ts';
import { recountAggregates } from '../../src/domains/reviews/public.ts';
import { writeNote } from '../../src/domains/reviews/notes/notes.ts';
import { createWidget } from '../../src/domains/widgets/service.ts';
import { callOf } from './caller.ts';
import type { Scene } from './scene.ts';

const Showcase = z.object({
  experts: z.array(EditExpert.omit({ agreed: true })),
  note: WriteExpertNote.shape.body,
  userFeatures: z.array(
    z.object({ name: z.record(z.string(), z.string()), choices: z.array(z.record(z.string(), z.string())) }),
  ),
  widgets: z.array(CreateWidget),
});
const data = Showcase.parse(JSON.parse(readFileSync(new URL('../data/showcase.json', import.meta.url), 'utf8')));

/** What a merchant sets up once: experts with a note, questions about reviewers with answers, widgets. Each once. */
export async function showsWhatThereIs(scene: Scene): Promise<void> {
  const { app, companyId, owner } = scene;
  const { rows } = await app.db.queries.execute<Record<'experts' | 'features' | 'widgets', boolean>>(sql`
    select exists (select 1 from engine.experts where company_id = ${companyId}) as experts,
      exists (select 1 from engine.product_features where company_id = ${companyId} and kind = 'choice') as features,
      exists (select 1 from engine.widgets where company_id = ${companyId}) as widgets`);
  const [there] = rows;
  const merchant = callOf(app, { who: 'the merchant', member: owner });
  if (!there?.experts) await namesExperts(scene, merchant);
  if (!there?.features) await asksReviewers(scene, merchant);
  if (!there?.widgets) for (const widget of data.widgets.toReversed()) await createWidget(merchant, companyId, widget);
}

type Call = ReturnType<typeof callOf>;

/** The last of them puts a note under the newest review that is not glad. */
async function namesExperts({ app, companyId }: Scene, merchant: Call): Promise<void> {
  let expertId = '';
  for (const expert of data.experts)
    ({ id: expertId } = await addExpert(merchant, companyId, { ...expert, agreed: true }));
  const { rows } = await app.db.queries.execute<{ id: string }>(sql`
    select id from engine.reviews where company_id = ${companyId} and state = 'published' and product_id is not null
      and grade between 2 and 4 and language = 'pl' order by published_at desc, id desc limit 1`);
  const [review] = rows;
  if (review) await writeNote(merchant, companyId, review.id, { expertId, body: data.note, language: 'pl' });
}

/** Three of four reviewers of products answer each question; which of them, their ids tell. */
async function asksReviewers({ app, companyId }: Scene, merchant: Call): Promise<void> {
  const features = data.userFeatures.map(({ name, choices }) => ({
    name,
    choices: choices.map((choice) => ({ name: choice })),
  }));
  const saved = await saveUserFeatures(merchant, companyId, SaveUserFeatures.parse({ category: null, features }));
  const asked = saved.items.find(({ category }) => category === null)?.features ?? [];
  await app.db.tx(async (tx) => {
    for (const [place, { choices }] of asked.entries()) {
      const ids = choices.map(({ id }) => id);
      await tx.execute(sql`
        update engine.review_revisions v set user_choices = user_choices || a.chosen
        from (
          select r.id, r.revision, (${sql.param(ids)}::uuid[])[1 + abs(hashtext(${`of ${place} `} || r.id)) % ${ids.length}::int] as chosen
          from engine.reviews r where r.company_id = ${companyId} and r.product_id is not null and r.erased_at is null
            and abs(hashtext(${`whether ${place} `} || r.id)) % 4 > 0) a
        where v.review_id = a.id and v.revision = a.revision`);
    }
    await recountAggregates(tx, { companyId });
  });
}
