import type { productQuestions, questionAskers } from '../../src/domains/questions/schema.ts';
import { demoId } from '../generator/ids.ts';
import type { Random } from '../generator/random.ts';
import { DAY, HOUR } from '../generator/schedule.ts';
import { PHRASE_STOCKS } from '../generator/phrase-stocks.ts';
import type { DemoCompany, DemoProduct } from '../generator/types.ts';
import { Writer } from '../generator/writer.ts';
import { readData } from '../read-data.ts';
import { LANGUAGE_OF } from './feature-words.ts';
import type { MarketLanguage } from './feature-words.ts';

/** Questions that fit anything a shop sells, each with the seller's answer. */
const QUESTIONS =
  readData<Record<MarketLanguage, readonly (readonly [question: string, answer: string])[]>>('product-questions');

export interface DemoQuestion {
  question: typeof productQuestions.$inferInsert;
  asker: typeof questionAskers.$inferInsert;
}

/** Every product has at least one question. */
const OF_ONE = [1, 3] as const;
const ANSWERED = 0.75;
/** Days within which they were asked. */
const SINCE = 240;

/** What has been asked about a shop's products; some waits for its answer. */
export function makeQuestions(
  company: DemoCompany,
  products: readonly DemoProduct[],
  now: Date,
  random: Random,
): DemoQuestion[] {
  const language = LANGUAGE_OF[company.country];
  const writer = new Writer(PHRASE_STOCKS[language], language, random.fork('askers'));
  const since = Math.max(company.cooperationStart.getTime(), now.getTime() - SINCE * DAY);
  return products.flatMap((product) =>
    random.sample(QUESTIONS[language], random.int(...OF_ONE)).map(([body, answer]) => {
      const askedAt = new Date(since + (now.getTime() - since - 3 * DAY) * random.next());
      const answered = random.chance(ANSWERED);
      const id = demoId(random, askedAt);
      const companyId = company.id;
      return {
        question: {
          id,
          companyId,
          productId: product.id,
          state: 'published' as const,
          body,
          language,
          askedAt,
          publishedAt: new Date(askedAt.getTime() + random.int(3_000, 20_000)),
          answer: answered ? answer : null,
          answerLanguage: answered ? language : null,
          answeredAt: answered ? new Date(askedAt.getTime() + random.int(1, 60) * HOUR) : null,
        },
        asker: {
          questionId: id,
          companyId,
          email: null,
          locale: language,
          at: askedAt,
          displayName: writer.author(random.chance(0.55) ? 'female' : 'male'),
        },
      };
    }),
  );
}
