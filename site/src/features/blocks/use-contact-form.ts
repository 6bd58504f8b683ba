import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ContactForm } from '@app/contracts/contact';
import { LEAST_OPEN_MS } from '@app/contracts/values';
import type { BlockOf } from '../../lib/blocks.ts';
import type { Locale } from '@app/locales/manifest.ts';
import { api, type ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { newKey } from '../forms/new-key.ts';
import { useSubmit } from '../forms/use-submit.ts';
import type { ContactField, ContactValues, FieldErrors } from './contact-rules.ts';

/** Sends the form, and says what became of it. What was typed stays in its fields until it has been sent. */
export function useContactForm(topic: BlockOf<'contactForm'>['topic']) {
  const { t, locale } = useT('contact');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sent, setSent] = useState(false);
  const openedAt = useRef(0);
  const last = useRef({ content: '', key: '' });
  const form = useRef<Promise<ShownForm | null>>(Promise.resolve(null));
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const show = (): Promise<ShownForm> => {
    const shown = showForm(locale);
    form.current = shown.catch(() => null);
    return shown;
  };
  useEffect(() => {
    // Should it fail it is asked for once more when the message is sent.
    form.current = showForm(locale).catch(() => null);
  }, [locale]);

  const { busy, failure, submit } = useSubmit(
    async (element: HTMLFormElement) => {
      const { checkMessage } = await loadRules();
      const openFor = Math.max(LEAST_OPEN_MS, Math.round(performance.now() - openedAt.current));
      const values = valuesOf(element);
      const checked = checkMessage(values, { topic, locale, openFor }, t);
      setErrors('errors' in checked ? checked.errors : {});
      if ('errors' in checked) return focusFirst(element, checked.errors);
      // Other words are another message, and that wants another form; the same ones again are the same message.
      const content = JSON.stringify(values);
      const other = last.current.content !== content;
      if (other) last.current = { content, key: newKey() };
      const known = await form.current;
      const shown = isGood(known) && !(other && known.sent) ? known : await show();
      // A paste can be quicker than any person: it waits here, so that it is not taken for a program's.
      await pause(LEAST_OPEN_MS - (performance.now() - shown.at));
      shown.sent = true;
      const body = { ...checked.body, formToken: shown.formToken };
      await api.post('/contact-messages', { body, idempotencyKey: last.current.key, locale });
      setSent(true);
    },
    (problem) => setErrors(fieldErrorsOf(problem)),
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  /** The rules are on their way while somebody still writes. */
  const onFocus = (): void => void loadRules().catch(() => undefined);
  return { errors, sent, busy, failure, onSubmit, onFocus };
}

/** The form as the engine has shown it: a message without one is taken for a program's. */
interface ShownForm extends ContactForm {
  /** By the page's clock, which nobody sets. */
  at: number;
  /** By the clock that goes on while the computer sleeps. */
  since: number;
  /** A message is on its way with it. */
  sent: boolean;
}

async function showForm(locale: Locale): Promise<ShownForm> {
  const { formToken } = await api.get<ContactForm>('/contact-messages/form', { locale });
  return { formToken, at: performance.now(), since: Date.now(), sent: false };
}

/** The engine takes it for an hour; ten minutes are for slow networks and for clocks that differ. */
const GOOD_FOR_MS = 50 * 60_000;
const isGood = (form: ShownForm | null): form is ShownForm => form !== null && Date.now() - form.since < GOOD_FOR_MS;

const loadRules = () => import('./contact-rules.ts');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    replyTo: text('replyTo'),
    message: text('message'),
    consent: data.get('consent') !== null,
    website: text('website'),
  };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = Array.from(form.elements).find((element) => 'name' in element && String(element.name) in errors);
  if (wrong instanceof HTMLElement) wrong.focus();
}

/** What the engine alone could see. */
const fieldErrorsOf = ({ errors }: ApiProblem): FieldErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path as ContactField, message]));
