import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AddOptOut } from '@app/contracts/inviting/opt-outs';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../lib/api/failure.ts';
import { sessionStore } from '../../lib/browser/local-store.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { issueKey } from '../../lib/forms/issue-key.ts';
import type { RawIssue } from '../../lib/forms/issue-key.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Field, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { optOutsApi } from './opt-outs-api.ts';
import * as styles from './opt-outs.module.css';

const EMPTY = { contact: '' };

/** Opts out a customer who has asked the company: one field for an address or a number. */
export function AddOptOutForm() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(optOutsApi);
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const [added, setAdded] = useState<string | null>(null);
  const form = useForm({ defaultValues: EMPTY });
  // An address of a customer: no longer than the tab.
  const store = sessionStore() ?? undefined;
  const kept = useKeptChanges(form, { flow: 'opt-out', id: company.id, saved: EMPTY, store });
  const add = useMutation({
    mutationFn: api.addOptOut,
    onSuccess: async () => {
      setAdded(form.getValues('contact').trim());
      form.reset();
      kept.forget();
      await client.invalidateQueries({ queryKey: ['opt-outs', company.id] });
    },
    onError: (error) => {
      const failure = failureOf(error);
      form.setError('contact', { message: failure.errors[0]?.message ?? failureWords(error) }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit(({ contact }) => {
    setAdded(null);
    const value = contact.trim();
    const body = value.includes('@') ? { email: value } : { phone: value };
    const parsed = AddOptOut.safeParse(body, { error: (issue) => words(issueKey(issue as RawIssue)) });
    if (parsed.success) add.mutate(parsed.data);
    else form.setError('contact', { message: parsed.error.issues[0]?.message ?? '' }, { shouldFocus: true });
  });
  return (
    <Card as="section">
      <h2 className={styles.part}>{t('optOuts.add.title')}</h2>
      <KeptNotice kept={kept} />
      <form className={styles.find} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('optOuts.add.contact')}
          hint={t('optOuts.add.hint')}
          error={form.formState.errors.contact?.message}
        >
          <TextInput autoComplete="off" {...form.register('contact')} />
        </Field>
        <Button type="submit" busy={add.isPending}>
          {t('optOuts.add.act')}
        </Button>
      </form>
      <p className={styles.status} role="status">
        {added !== null && t('optOuts.add.done', { contact: added })}
      </p>
    </Card>
  );
}
