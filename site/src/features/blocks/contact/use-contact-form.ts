import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ContactForm } from '@app/contracts/contact';
import { LEAST_OPEN_MS } from '@app/contracts/values';
import type { BlockOf } from '../../../lib/content/blocks.ts';
import type { Locale } from '@app/locales/manifest.ts';
import { api, type ApiProblem } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import type { ContactField, ContactValues, FieldErrors } from './contact-rules.ts';

/** Sends the form and tells its state. Fields keep their text until it has been sent. */
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
    // On failure it is requested again when the message is sent.
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
      // A changed text is a new message and needs a new form token; the same text again is the same message.
      const content = JSON.stringify(values);
      const other = last.current.content !== content;
      if (other) last.current = { content, key: newIdempotencyKey() };
      const known = await form.current;
      const shown = isGood(known) && !(other && known.sent) ? known : await show();
      // A paste can be faster than typing: it waits here, so that it is not mistaken for a bot.
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
  /** The rules load while somebody types. */
  const onFocus = (): void => void loadRules().catch(() => undefined);
  return { errors, sent, busy, failure, onSubmit, onFocus };
}

/** Form token of the engine: a message without one is treated as a bot's. */
interface ShownForm extends ContactForm {
  /** Monotonic clock (`performance.now`), unaffected by changes of the system time. */
  at: number;
  /** Wall clock, which continues while the computer sleeps. */
  since: number;
  /** A message using it is being sent. */
  sent: boolean;
}

async function showForm(locale: Locale): Promise<ShownForm> {
  const { formToken } = await api.get<ContactForm>('/contact-messages/form', { locale });
  return { formToken, at: performance.now(), since: Date.now(), sent: false };
}

/** The engine accepts it for an hour; ten minutes are left for slow networks and clock differences. */
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

/** Errors that only the engine can find. */
const fieldErrorsOf = ({ errors }: ApiProblem): FieldErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path as ContactField, message]));
