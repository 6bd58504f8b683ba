import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EditReviewView } from '@app/contracts/company-reviews/saved-views';
import type { ReviewView } from '@app/contracts/company-reviews/saved-views';
import { failureOf } from '../../../lib/api/failure.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../../lib/forms/use-issue-message.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert, Button, Field, TextInput } from '../../../ui/index.ts';
import { KeptNotice } from '../../kept/kept-notice.tsx';
import { useKeptChanges } from '../../kept/use-kept.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { viewsApi } from './views-api.ts';
import * as styles from './views.module.css';

export interface ViewDialogProps {
  /** The view to rename; null saves the present filters as a new one. */
  view: ReviewView | null;
  query: string;
  onSaved(): void;
  onClose(): void;
}

/** Names a view. */
export function ViewDialog({ view, query, onSaved, onClose }: ViewDialogProps) {
  const { t } = useT('panel');
  const api = useApi(viewsApi);
  const failureWords = useFailureMessage();
  const { company } = usePanel();
  const saved: EditReviewView = { name: view?.name ?? '', query: view?.query ?? query };
  const form = useForm<EditReviewView>({
    resolver: contractResolver(EditReviewView, useIssueMessage()),
    defaultValues: saved,
  });
  const kept = useKeptChanges(form, {
    flow: view ? 'review-view' : 'new-review-view',
    id: view?.id ?? company.id,
    saved,
  });
  const save = useMutation({
    mutationFn: (input: EditReviewView) => (view ? api.saveView(view.id, input) : api.createView(input)),
    onSuccess: () => {
      kept.forget();
      onSaved();
      onClose();
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });
  const failure = save.isError ? failureOf(save.error) : null;
  return (
    <Dialog
      title={t(view ? 'reviews.views.renameTitle' : 'reviews.views.saveTitle')}
      close={t('common:actions.close')}
      onClose={onClose}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
      >
        <KeptNotice kept={kept} />
        <Field
          label={t('reviews.views.name')}
          hint={t('reviews.views.text')}
          error={form.formState.errors.name?.message}
        >
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">{failure.detail ?? failureWords(save.error)}</Alert>
        )}
        <Button type="submit" busy={save.isPending}>
          {t('reviews.views.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
