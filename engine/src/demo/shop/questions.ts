import type { productQuestions, questionAskers } from '../../domains/questions/schema.ts';
import { demoId } from '../ids.ts';
import type { Random } from '../random.ts';
import { DAY, HOUR } from '../schedule.ts';
import { TEXTS } from '../texts/index.ts';
import type { DemoCompany, DemoProduct } from '../types.ts';
import { Writer } from '../writer.ts';
import { LANGUAGE_OF } from './feature-words.ts';
import { QUESTION_WORDS } from './question-words.ts';

export interface DemoQuestion {
  question: typeof productQuestions.$inferInsert;
  asker: typeof questionAskers.$inferInsert;
}

/** About each product somebody has asked something. */
const OF_ONE = [1, 3] as const;
const ANSWERED = 0.75;
/** They asked within so many days. */
const SINCE = 240;

/** What has been asked about a shop's products; some waits for its answer. */
export function makeQuestions(
  company: DemoCompany,
  products: readonly DemoProduct[],
  now: Date,
  random: Random,
): DemoQuestion[] {
  const language = LANGUAGE_OF[company.country];
  const stock = TEXTS[language];
  if (!stock) return [];
  const writer = new Writer(stock, language, random.fork('askers'));
  const since = Math.max(company.cooperationStart.getTime(), now.getTime() - SINCE * DAY);
  return products.flatMap((product) =>
    random.sample(QUESTION_WORDS[language], random.int(...OF_ONE)).map(([body, answer]) => {
      const askedAt = new Date(since + (now.getTime() - since - 3 * DAY) * random.next());
      const answered = random.chance(ANSWERED);
      const id = demoId(random, askedAt);
      const companyId = company.id;
      return {
        question: {
          ...{ id, companyId, productId: product.id, state: 'published' as const, body, language, askedAt },
          publishedAt: new Date(askedAt.getTime() + random.int(3_000, 20_000)),
          answer: answered ? answer : null,
          answerLanguage: answered ? language : null,
          answeredAt: answered ? new Date(askedAt.getTime() + random.int(1, 60) * HOUR) : null,
        },
        asker: {
          ...{ questionId: id, companyId, email: null, locale: language, at: askedAt },
          displayName: writer.author(random.chance(0.55) ? 'female' : 'male'),
        },
      };
    }),
  );
}
