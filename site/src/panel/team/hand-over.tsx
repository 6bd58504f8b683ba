import { HandOverCompany } from '@app/contracts/company/team';
import type { TeamMember } from '@app/contracts/company/team';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../features/account/password-input.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Select } from '../../ui/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { usePanel, useApi } from '../panel-context.tsx';
import { teamApi } from './team-api.ts';
import * as styles from '../settings/settings.module.css';

export interface HandOverProps {
  members: readonly TeamMember[];
  onClose(): void;
  onDone(name: string): void;
}

/** Makes another member the owner, with one's own password. */
export function HandOver({ members, onClose, onDone }: HandOverProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(teamApi);
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const { register, handleSubmit, formState, setError } = useForm<HandOverCompany>({
    resolver: contractResolver(HandOverCompany, words),
    defaultValues: { memberId: '', password: '' },
  });
  const { busy, failure, submit } = useSubmit(
    async (input: HandOverCompany) => {
      await api.handOver(input);
      onDone(members.find(({ id }) => id === input.memberId)?.name ?? '');
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <Dialog title={t('team.handOver.title', { company: company.name })} close={t('team.cancel')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        <p>{t('team.handOver.text')}</p>
        <Field label={t('team.handOver.member')} error={formState.errors.memberId && t('account:validation.choose')}>
          <Select {...register('memberId')}>
            <option value="">{t('team.handOver.choose')}</option>
            {members.map(({ id, name, email }) => (
              <option key={id} value={id}>
                {`${name} (${email})`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('team.handOver.password')} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="danger" busy={busy}>
          {t('team.handOver.yes')}
        </Button>
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
        )}
      </form>
    </Dialog>
  );
}
