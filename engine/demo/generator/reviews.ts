import type { Grade } from '@app/contracts/common';
import { drawGrade, drawHelpful, drawOrigin } from './grades.ts';
import { demoId } from './ids.ts';
import { drawLanguage } from './languages.ts';
import type { Random } from './random.ts';
import { drawPortal } from './portals.ts';
import { drawRatings } from './ratings.ts';
import { DAY, HOUR, MINUTE, writingMoments } from './schedule.ts';
import { PHRASE_STOCKS } from './phrase-stocks.ts';
import type { Subject } from './phrase-stock.ts';
import type { DemoAnswer, DemoCompany, DemoLanguage, DemoProduct, DemoReview } from './types.ts';
import { Writer } from './writer.ts';
import type { Gender } from './writer.ts';

/** The share of a shop's reviews that are about a product. */
const PRODUCT_SHARE = 0.3;
const PINNED_FROM = 20;
const MOST_PINNED = 3;
/** A pinned review says something. */
const PINNED_LENGTH = 120;
/** Longer texts never come twice in one company. */
export const ONCE_PER_COMPANY = 80;
/** Short ones such as “Never again.” do, now and then. */
const SHORT_AGAIN = 0.25;
const TRIES = 12;

/** Writes one company's reviews; `seen` holds the texts of all companies so far. */
export class CompanyReviews {
  readonly #company: DemoCompany;
  readonly #products: readonly DemoProduct[];
  readonly #now: Date;
  readonly #random: Random;
  readonly #seen: Set<string>;
  readonly #own = new Set<string>();
  readonly #writers = new Map<DemoLanguage, Writer>();
  /** How often it answers praise and complaints. */
  readonly #answers: { praise: number; complaint: number };
  /** Change of quality over the whole time: some get better, some worse. */
  readonly #drift: number;

  constructor(company: DemoCompany, products: readonly DemoProduct[], now: Date, random: Random, seen: Set<string>) {
    this.#company = company;
    this.#products = products;
    this.#now = now;
    this.#random = random;
    this.#seen = seen;
    const care = random.next();
    this.#answers = { praise: 0.03 + 0.3 * care * care, complaint: 0.3 + 0.65 * care };
    this.#drift = random.normal() * 0.15;
  }

  /** All reviews, oldest first. */
  write(): DemoReview[] {
    const { reviewCount, kind, country, cooperationStart } = this.#company;
    const ofProducts = this.#products.length > 0 ? Math.floor(reviewCount * PRODUCT_SHARE) : 0;
    const submissions = reviewCount - ofProducts;
    const schedule = { kind, country, start: new Date(cooperationStart.getTime() + 3 * DAY), now: this.#now };
    const moments = writingMoments(schedule, submissions, this.#random.fork('moments'));
    const origins = moments.map(() => drawOrigin(this.#random));
    const withProduct = this.#chooseBuyers(origins, ofProducts);
    let orderNumber = this.#random.int(2_000, 60_000);
    const prefix = this.#random.pick(['', '', 'A', 'Z/', 'WEB-']);
    const reviews = moments.flatMap((submittedAt, index) => {
      const origin = origins[index] ?? 'verified';
      orderNumber += this.#random.int(1, 9);
      const shared = {
        submissionId: demoId(this.#random, submittedAt),
        companyId: this.#company.id,
        origin,
        orderReference: origin === 'verified' ? `${prefix}${orderNumber}` : null,
        submittedAt,
        ...this.#reviewer(),
      };
      const bought = this.#random.sample(this.#products, withProduct.get(index) ?? 0);
      return [null, ...bought].map((product) => this.#review(shared, product));
    });
    this.#pin(reviews);
    return reviews;
  }

  /** On which forms products were reviewed too, and how many: proven buyers' first. */
  #chooseBuyers(origins: readonly DemoReview['origin'][], products: number): Map<number, number> {
    const buyers = this.#random.shuffle(origins.flatMap((origin, index) => (origin === 'verified' ? [index] : [])));
    const others = origins.flatMap((origin, index) => (origin === 'verified' ? [] : [index]));
    const forms = buyers.length > 0 ? buyers : others;
    const chosen = new Map<number, number>();
    for (let left = products, turn = 0; left > 0; left -= 1, turn += 1) {
      const form = forms[turn % forms.length] ?? 0;
      chosen.set(form, (chosen.get(form) ?? 0) + 1);
    }
    return chosen;
  }

  #reviewer(): { language: DemoLanguage; gender: Gender; authorName: string } {
    const language = drawLanguage(this.#company, this.#random);
    const gender = this.#random.chance(0.55) ? 'female' : 'male';
    return { language, gender, authorName: this.#writer(language).author(gender) };
  }

  #writer(language: DemoLanguage): Writer {
    const known = this.#writers.get(language);
    if (known) return known;
    const writer = new Writer(PHRASE_STOCKS[language], language, this.#random.fork(language));
    this.#writers.set(language, writer);
    return writer;
  }

  #review(
    shared: Omit<
      DemoReview,
      'id' | 'productId' | 'source' | 'grade' | 'body' | 'ratings' | 'publishedAt' | 'answer' | 'helpful' | 'pinned'
    > & { gender: Gender },
    product: DemoProduct | null,
  ): DemoReview {
    const { gender, ...common } = shared;
    const { cooperationStart, quality, kind } = this.#company;
    const lived = this.#now.getTime() - cooperationStart.getTime();
    const phase = (shared.submittedAt.getTime() - cooperationStart.getTime()) / lived;
    const grade = drawGrade(quality + this.#drift * (phase - 0.5), this.#random);
    // Screening takes seconds.
    const publishedAt = new Date(shared.submittedAt.getTime() + this.#random.int(2_000, 25_000));
    const id = demoId(this.#random, shared.submittedAt);
    return {
      id,
      ...common,
      productId: product?.id ?? null,
      source: shared.origin === 'external' ? drawPortal(this.#company, this.#random.fork(`source/${id}`)) : null,
      grade,
      body: this.#body(product ? 'product' : kind, grade, shared.language, gender),
      ratings: product ? {} : drawRatings(kind, grade, this.#random.fork(`ratings/${id}`)),
      publishedAt,
      answer: this.#answer(grade, shared.language, publishedAt),
      helpful: drawHelpful(grade, this.#random),
      pinned: false,
    };
  }

  /** A text that is new; a short one may also be known. */
  #body(subject: Subject, grade: Grade, language: DemoLanguage, gender: Gender): string {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const body = this.#writer(language).body(subject, grade, gender, Math.floor(attempt / 3));
      const again = body.length <= ONCE_PER_COMPANY && !this.#own.has(body) && this.#random.chance(SHORT_AGAIN);
      if (this.#seen.has(body) && !again) continue;
      this.#seen.add(body);
      this.#own.add(body);
      return body;
    }
    throw new Error(`The stock of ${language} is too small for ${this.#company.slug}`);
  }

  #answer(grade: Grade, language: DemoLanguage, publishedAt: Date): DemoAnswer | null {
    if (!this.#random.chance(grade <= 3 ? this.#answers.complaint : this.#answers.praise)) return null;
    const answeredAt = new Date(publishedAt.getTime() + this.#random.int(HOUR, 5 * DAY));
    if (answeredAt.getTime() > this.#now.getTime() - MINUTE) return null;
    return {
      id: demoId(this.#random, answeredAt),
      body: this.#writer(language).answer(grade),
      publishedAt: answeredAt,
    };
  }

  #pin(reviews: DemoReview[]): void {
    if (reviews.length < PINNED_FROM) return;
    const good = reviews.filter(
      ({ productId, grade, body, origin }) =>
        !productId && grade === 5 && origin === 'verified' && body.length >= PINNED_LENGTH,
    );
    for (const review of this.#random.sample(good, this.#random.int(0, MOST_PINNED))) review.pinned = true;
  }
}
