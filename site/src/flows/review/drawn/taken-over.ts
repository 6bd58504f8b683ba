import type { InvitationForm } from '@app/contracts/review-forms';
import type { ReviewValues } from '../values/form-values.ts';
import { stepOfField, stepsOf } from '../steps/steps.ts';
import type { Step } from '../steps/steps.ts';
import type { DrawnForm } from './drawn-review.ts';
import { readSentForm } from './sent-form.ts';

/** What a reader did in the drawn form before its scripts ran. */
export interface TakenOver {
  values: ReviewValues;
  part: DrawnForm['part'];
  /** Photos that were chosen already. */
  files: readonly File[];
  /** The focused control: its name, a radio button's value, the caret in a text. */
  focus: { name: string; value: string | null; caret: readonly [number, number] | null } | null;
}

/**
 * Reads the drawn form from the document, which the form of scripts is about to replace. Null if there is no such form.
 */
export function readDrawnForm(drawn: DrawnForm): TakenOver | null {
  const form = document.querySelector<HTMLFormElement>('form[data-drawn]');
  if (!form) return null;
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value);
  return { values: readSentForm(sent, drawn.invitation), part: drawn.part, files: filesIn(form), focus: focusIn(form) };
}

const filesIn = (form: HTMLFormElement): File[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ files }) => [...(files ?? [])]);

function focusIn(form: HTMLFormElement): TakenOver['focus'] {
  const at = document.activeElement;
  if (!(at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) || !form.contains(at) || !at.name) {
    return null;
  }
  const { name, selectionStart, selectionEnd } = at;
  const caret = selectionStart === null ? null : ([selectionStart, selectionEnd ?? selectionStart] as const);
  return { name, value: at.type === 'radio' ? at.value : null, caret };
}

/** Puts the focus where it was. */
export function restoreFocus({ focus }: TakenOver): void {
  if (!focus) return;
  const found = [...document.getElementsByName(focus.name)].find(
    (one) => focus.value === null || (one as HTMLInputElement).value === focus.value,
  );
  if (!found || found === document.activeElement) return;
  found.focus({ preventScroll: true });
  if (focus.caret && 'setSelectionRange' in found)
    (found as HTMLTextAreaElement).setSelectionRange(focus.caret[0], focus.caret[1]);
}

/**
 * The form's values with what was typed into the drawn form on top. Nothing is lost: a text beside that of a draft
 * follows it.
 */
export function withTyped(
  kept: ReviewValues,
  drawn: DrawnForm,
  { values: typed, part }: TakenOver,
  invitation: InvitationForm = drawn.invitation,
): ReviewValues {
  const photos = invitation.askPhotos ? kept.photos : [];
  if (part === 'whole') return { ...typed, photos };
  const added = typed.body.trim();
  const body =
    drawn.typed || kept.body.trim() === ''
      ? typed.body
      : added === '' || kept.body.includes(added)
        ? kept.body
        : `${kept.body}\n\n${typed.body}`;
  return { ...kept, grade: typed.grade ?? kept.grade, body };
}

/**
 * The step to go on with; undefined if nothing was typed. The second page has all steps below each other: there it is
 * the step of what is wrong or of what has the focus, or else the first that the first page did not show.
 */
export function stepTakenOver({ faults, invitation }: DrawnForm, { values, part, focus }: TakenOver): Step | undefined {
  if (part !== 'whole') return values.body.trim() === '' ? undefined : 'words';
  const field = faults[0]?.path ?? focus?.name;
  const steps = stepsOf(invitation);
  return field === undefined ? steps[steps.indexOf('words') + 1] : stepOfField(field);
}
