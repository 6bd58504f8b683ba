import type { FieldProblem } from '@app/contracts/common';
import type { InvitationForm } from '@app/contracts/review-forms';
import { Ratings } from '@app/contracts/reviews';
import { Grade } from '@app/contracts/common';
import { z } from 'zod';
import { issueKey } from '../../../lib/forms/issue-key.ts';
import type { RawIssue } from '../../../lib/forms/issue-key.ts';
import { offeredChoices } from '../fields/offered-choices.ts';
import { isRated, reviewRules } from '../values/form-values.ts';
import type { ReviewValues } from '../values/form-values.ts';
import { STEP_FIELDS } from '../steps/steps.ts';
import type { DrawnForm, Fault } from './drawn-review.ts';

/** Names of hidden inputs: what the positions in the other names stand for, and what the form is. */
export const HIDDEN = {
  part: 'part',
  key: 'idempotencyKey',
  products: 'productIds',
  questions: 'questionIds',
} as const;

/** No field of a form is longer; the engine's limits are far below. */
const MAX_TEXT = 50_000;

/**
 * Reads a form that the browser sent by itself. Products and questions are those of the invitation: the form names them
 * by position, and its hidden inputs say which they were.
 */
export function readSentForm(fields: URLSearchParams, invitation: InvitationForm): ReviewValues {
  const text = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n').slice(0, MAX_TEXT);
  const grade = (name: string) => {
    const read = Grade.safeParse(Number(fields.get(name) ?? Number.NaN));
    return read.success ? read.data : null;
  };
  const places = (name: string, ids: readonly string[], prefix: string) =>
    ids.map((id) => {
      const at = (fields.get(name) ?? '').split(',').indexOf(id);
      return at < 0 ? null : `${prefix}.${at}`;
    });
  const productPlaces = places(
    HIDDEN.products,
    invitation.products.map(({ id }) => id),
    'products',
  );
  const questionPlaces = places(
    HIDDEN.questions,
    invitation.questions.map(({ id }) => id),
    'answers',
  );
  const chosenOf = (name: string) => fields.getAll(name).filter(Boolean);

  return {
    grade: grade('grade'),
    body: text('body'),
    // Those of another device are not shown without scripts, and nothing unseen is published.
    photos: [],
    products: invitation.products.map(({ id, features = [], userFeatures }, index) => {
      const place = productPlaces[index] ?? null;
      const placed = features.flatMap((feature) => {
        const position = place === null ? null : grade(`${place}.features.${feature.id}`);
        return position === null ? [] : [[feature.id, position] as const];
      });
      return {
        productId: id,
        grade: place === null ? null : grade(`${place}.grade`),
        body: place === null ? '' : text(`${place}.body`),
        ...(placed.length > 0 && { features: Object.fromEntries(placed) }),
        ...(userFeatures && {
          userChoices: place === null ? [] : offeredChoices(userFeatures, chosenOf(`${place}.userChoices`)),
        }),
      };
    }),
    ratings: Ratings.parse(
      Object.fromEntries(
        invitation.criteria.flatMap((name) => {
          const given = grade(`ratings.${name}`);
          return given === null ? [] : [[name, given]];
        }),
      ),
    ),
    answers: invitation.questions.map(({ id, choices }, index) => {
      const place = questionPlaces[index] ?? null;
      const chosen = place === null ? [] : chosenOf(`${place}.chosen`);
      return {
        questionId: id,
        text: place === null ? '' : text(`${place}.text`),
        chosen: choices.filter((choice) => chosen.includes(choice)),
      };
    }),
    ...(invitation.userFeatures && {
      userChoices: offeredChoices(invitation.userFeatures, chosenOf('userChoices')),
    }),
    authorName: text('authorName'),
  };
}

/** What is wrong with a form, or with the part of it that was shown. */
export function faultsOf(values: ReviewValues, invitation: InvitationForm, part: DrawnForm['part']): Fault[] {
  const checked = reviewRules(invitation.bodyMin, invitation.questions).safeParse(values, { reportInput: true });
  if (checked.success) return [];
  const asked: readonly string[] =
    part === 'whole' ? [] : part === 'grade' ? STEP_FIELDS.grade : [...STEP_FIELDS.grade, ...STEP_FIELDS.words];
  return checked.error.issues
    .map((issue) => ({ path: issue.path.join('.'), ...issueKey(issue as unknown as RawIssue) }))
    .filter(({ path }) => part === 'whole' || asked.includes(path.split('.')[0] ?? ''));
}

/** The engine's errors at the form's fields: it is sent only the products that were rated. */
export function engineFaults(errors: readonly FieldProblem[], values: ReviewValues): Fault[] {
  const rated = values.products.flatMap((product, index) => (isRated(product) ? [index] : []));
  return errors.map(({ path, message }) => ({
    message,
    path: path.replace(/^products\.(\d+)/, (whole, at: string) => {
      const index = rated[Number(at)];
      return index === undefined ? whole : `products.${index}`;
    }),
  }));
}

/** The form's own key if it has a proper one. */
export function sentKey(fields: URLSearchParams): string | null {
  const key = z.uuid().safeParse(fields.get(HIDDEN.key));
  return key.success ? key.data : null;
}

/** Which part of the form was sent. */
export function sentPart(fields: URLSearchParams): DrawnForm['part'] {
  const part = fields.get(HIDDEN.part);
  return part === 'grade' || part === 'words' ? part : 'whole';
}
