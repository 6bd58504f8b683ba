import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ActionFailure } from './action-failure.tsx';

export interface ConfirmChoiceProps {
  choice: 'publish' | 'delete';
  company: string;
  act(): Promise<void>;
  onRefused(problem: ApiProblem): void;
  onClose(): void;
}

/** Confirms an action that ends the mediation. */
export function ConfirmChoice({ choice, company, act, onRefused, onClose }: ConfirmChoiceProps) {
  const { t } = useT('mediation-system');
  const { busy, failure, submit } = useSubmit(async () => {
    await act();
    onClose();
  }, onRefused);
  const group = choice === 'publish' ? 'publishing' : 'deleting';
  return (
    <ConfirmDialog
      title={t(`talk.${group}.title`)}
      confirm={t(`talk.${group}.confirm`)}
      cancel={t(`talk.${group}.keep`)}
      harmless={choice === 'publish'}
      busy={busy}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <p>{t(`talk.${group}.text`, { company })}</p>
      {choice === 'delete' && <p>{t('talk.deleting.final')}</p>}
      {failure && <ActionFailure failure={failure} />}
    </ConfirmDialog>
  );
}
