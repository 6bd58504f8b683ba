import { useEffect, useRef, useState, type FormEvent } from 'react';
import { LEAST_OPEN_MS } from '@app/contracts/values';
import type { BlockOf } from '../../lib/blocks.ts';
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
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const { busy, failure, submit } = useSubmit(
    async (form: HTMLFormElement) => {
      const { checkMessage } = await loadRules();
      const openFor = Math.max(LEAST_OPEN_MS, Math.round(performance.now() - openedAt.current));
      const values = valuesOf(form);
      const checked = checkMessage(values, { topic, locale, openFor }, t);
      setErrors('errors' in checked ? checked.errors : {});
      if ('errors' in checked) return focusFirst(form, checked.errors);
      // A paste can be quicker than any person: it waits here, so that it is not taken for a program's.
      await pause(LEAST_OPEN_MS - (performance.now() - openedAt.current));
      // Other words are another message; the same ones again are the same message.
      const content = JSON.stringify(values);
      if (last.current.content !== content) last.current = { content, key: newKey() };
      await api.post('/contact-messages', { body: checked.body, idempotencyKey: last.current.key, locale });
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
