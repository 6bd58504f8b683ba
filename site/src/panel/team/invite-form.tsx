import { useId } from 'react';
import { InviteToTeam, TeamRole } from '@app/contracts/company/team';
import { useForm, useWatch } from 'react-hook-form';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { teamApi } from './team-api.ts';
import * as styles from '../settings/settings.module.css';

const EMPTY: InviteToTeam = { email: '', role: 'agent' };

/** Invites somebody by mail. */
export function InviteForm({ onSaid }: { onSaid(words: string): void }) {
  const { t } = useT('panel');
  const api = useApi(teamApi);
  const why = useId();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const permission = usePermission('team.invite');
  const asManager = usePermission('team.invite_manager');
  const form = useForm<InviteToTeam>({ resolver: contractResolver(InviteToTeam, words), defaultValues: EMPTY });
  const { register, handleSubmit, formState, control, setError, reset } = form;
  const { company } = usePanel();
  const kept = useKeptChanges(form, { flow: 'team-invite', id: company.id, saved: EMPTY });
  const role = useWatch({ control, name: 'role' });
  const { busy, failure, submit } = useSubmit(
    async (input: InviteToTeam) => {
      await api.invite(input);
      reset(EMPTY);
      kept.forget();
      onSaid(t('team.invite.sent', { email: input.email }));
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <Card>
      <h2 className={styles.legend}>{t('team.invite.title')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        <KeptNotice kept={kept} />
        <Field label={t('team.invite.email')} error={formState.errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field label={t('team.invite.role')} hint={t(`team.rolesHelp.${role}`)}>
          <Select {...register('role')}>
            {TeamRole.options.map((one) => (
              <option key={one} value={one} disabled={one === 'manager' && !asManager.allowed}>
                {t(`team.roles.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" busy={busy} disabled={!permission.allowed} aria-describedby={why}>
          {t('team.invite.send')}
        </Button>
        <WhyNot permission={permission} id={why} />
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
        )}
      </form>
    </Card>
  );
}
