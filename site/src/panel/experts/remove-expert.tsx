import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Expert } from '@app/contracts/company/experts';
import { useT } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Checkbox } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi } from '../panel-context.tsx';
import { expertsApi } from './experts-api.ts';
import { useRefreshExperts } from './use-experts.ts';
import * as styles from './experts.module.css';

/** Asks before an expert goes, and whether their name goes from what they signed; of a removed one only the name is left. */
export function RemoveExpert({ expert: { id, name, removedAt }, onClose }: { expert: Expert; onClose(): void }) {
  const { t } = useT('panel');
  const api = useApi(expertsApi);
  const refresh = useRefreshExperts();
  const failureWords = useFailureMessage();
  const [erasing, setErasing] = useState(removedAt !== null);
  const remove = useMutation({
    mutationFn: () => api.remove(id, { names: erasing ? 'erase' : 'keep' }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(removedAt ? 'experts.eraseTitle' : 'experts.removeTitle', { name })}
      confirm={t(removedAt ? 'experts.erase' : 'experts.remove')}
      cancel={t('experts.cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t(removedAt ? 'experts.eraseText' : 'experts.removeText')}</p>
        {removedAt === null && (
          <Checkbox
            label={t('experts.eraseToo')}
            checked={erasing}
            onChange={(event) => setErasing(event.target.checked)}
          />
        )}
        {remove.isError && <Alert tone="error">{failureWords(remove.error)}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
