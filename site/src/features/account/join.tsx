import { useEffect, useState } from 'react';
import { PASSWORD_MIN } from '@app/contracts/accounts';
import { JoinTeam } from '@app/contracts/company/team';
import type { OpenedTeamInvite } from '@app/contracts/company/team';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiProblem } from '../../lib/api/api.ts';
import { failureOf, isTransient } from '../../lib/api/failure.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { Button, Checkbox, Field, LinkButton, TextInput } from '../../ui/index.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { accountApi } from './account-api.ts';
import { AccountForm, FailureAlert, FormHead, SendButton, linkTo } from './account-form.tsx';
import { PasswordInput, PasswordStrength } from './password-input.tsx';

export interface JoinProps {
  token: string;
  go(path: string): void;
}

/** `/join/{token}`: a person who was invited joins a company's team. */
export function Join({ token, go }: JoinProps) {
  const { t, locale } = useT('account');
  const [invite, setInvite] = useState<OpenedTeamInvite | null>(null);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leave = new AbortController();
    accountApi.openInvite(token, leave.signal).then(setInvite, (error: unknown) => {
      if (!leave.signal.aborted) setFailure(failureOf(error));
    });
    return () => leave.abort();
  }, [token, attempt]);

  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure) {
    const retry = isTransient(failure) || failure.status >= 500 || failure.status === 429;
    return (
      <Message
        replaces
        icon="warning"
        tone="warning"
        title={t(retry ? 'welcome.failed.title' : 'mailLink.ended.title')}
        actions={
          retry ? (
            <Button onClick={again}>{t('welcome.again')}</Button>
          ) : (
            <LinkButton href={localePath(locale, '/login')}>{t('welcome.signIn')}</LinkButton>
          )
        }
      >
        <p>{t(retry ? 'welcome.failed.text' : 'join.ended')}</p>
      </Message>
    );
  }
  if (!invite) return <Waiting icon="mail">{t('join.opening')}</Waiting>;
  const Way = invite.account ? Accept : NewPerson;
  return (
    <>
      <FormHead
        title={t('join.title', { companyName: invite.companyName })}
        lead={t('join.lead', { inviter: invite.inviter || invite.companyName, role: t(`join.roles.${invite.role}`) })}
      />
      <Way token={token} invite={invite} go={go} />
    </>
  );
}

interface WayProps extends JoinProps {
  invite: OpenedTeamInvite;
}

/** Somebody with an account: signs in if they are not, and accepts. */
function Accept({ token, invite, go }: WayProps) {
  const { t, locale } = useT('account');
  const here = localePath(locale, `/join/${token}`);
  const { busy, failure, submit } = useSubmit(
    async () => {
      await accountApi.acceptInvite(token, locale);
      go(localePath(locale, '/panel'));
    },
    ({ status }) => status === 401 && go(`${localePath(locale, '/login')}?next=${encodeURIComponent(here)}`),
  );
  return (
    <AccountForm
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FailureAlert failure={failure?.status === 401 ? null : failure} />
      <p>{t('join.known', { address: invite.email })}</p>
      <SendButton busy={busy}>{t('join.accept')}</SendButton>
    </AccountForm>
  );
}

type Typed = z.input<typeof JoinTeam>;

/** A new person: name and password; the link has proved the address. */
function NewPerson({ token, invite, go }: WayProps) {
  const { t, locale } = useT('account');
  const words = useIssueMessage();
  const { register, handleSubmit, control, formState, setError } = useForm<Typed, unknown, JoinTeam>({
    resolver: contractResolver(JoinTeam, words),
    defaultValues: { name: '', password: '', locale, acceptTerms: false as true },
  });
  const [password, name] = useWatch({ control, name: ['password', 'name'] });
  const { busy, failure, submit } = useSubmit(
    async (input: JoinTeam) => {
      await accountApi.joinTeam(token, input, locale);
      go(localePath(locale, '/panel'));
    },
    (problem) => showServerErrors(problem, setError),
  );
  const { errors } = formState;
  return (
    <AccountForm onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
      <FailureAlert failure={failure} />
      <Field label={t('fields.email')}>
        <TextInput type="email" autoComplete="username" readOnly value={invite.email} />
      </Field>
      <Field label={t('fields.name')} error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <div>
        <Field
          label={t('fields.password')}
          hint={t('strength.rule', { count: PASSWORD_MIN })}
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <PasswordStrength password={password} known={[invite.email, name]} />
      </div>
      <Checkbox
        label={richText(t('registerAccount.terms'), {
          terms: linkTo(localePath(locale, '/regulations'), 'aside'),
          privacy: linkTo(localePath(locale, '/privacy-policy'), 'aside'),
        })}
        error={errors.acceptTerms?.message}
        {...register('acceptTerms')}
      />
      <SendButton variant="accent" busy={busy}>
        {t('join.accept')}
      </SendButton>
    </AccountForm>
  );
}
