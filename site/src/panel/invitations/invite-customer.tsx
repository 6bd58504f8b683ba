import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CONTACT_BASES, CreateOrder } from '@app/contracts/invitations';
import { useForm, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { LanguageOptions } from '../controls/options.tsx';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Icon, Select, TextInput, VisuallyHidden } from '../../ui/index.ts';
import { openPanelDraft } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { invitationConfigsApi } from '../settings/invitation-configs-api.ts';
import { pathOfView } from './view-path.ts';
import { invitationsApi } from './invitations-api.ts';
import { OrderValues, dayIn, emptyOrder, toOrder } from './order-values.ts';
import { MarketField } from './market-field.tsx';
import { OrderProducts } from './order-products.tsx';
import * as styles from './invitations.module.css';

interface InviteCustomerProps {
  onAdded(invitationId: string): void;
  onClose(): void;
}

/** Adds one order by hand, beside the list. What is typed is kept in this tab until it is sent. */
export function InviteCustomer({ onAdded, onClose }: InviteCustomerProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationsApi);
  const configsApi = useApi(invitationConfigsApi);
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const permission = usePermission('orders.create');
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [draft] = useState(() => openPanelDraft('order', company.id, OrderValues, window.sessionStorage));
  const configs = useQuery({ queryKey: ['configs', company.id], queryFn: ({ signal }) => configsApi.configs(signal) });
  const contract = contractResolver(CreateOrder, words);
  const resolver: Resolver<OrderValues, unknown, CreateOrder> = (values, context, options) =>
    contract(toOrder(values, company.timeZone) as never, context, options as never) as never;
  const form = useForm<OrderValues, unknown, CreateOrder>({
    resolver,
    defaultValues: draft.load() ?? emptyOrder(),
  });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  useEffect(() => draft.save(form.getValues()), [draft, form, values]);

  const add = useMutation({
    mutationFn: (order: CreateOrder) => api.addOrder(order, idempotencyKey),
    onSuccess: async ({ invitation }) => {
      draft.clear();
      await client.invalidateQueries({ queryKey: ['invitations', company.id] });
      onAdded(invitation.id);
    },
    onError: (error) => {
      const failure = failureOf(error);
      showServerErrors(failure, form.setError);
      // What is sent next differs, which one key must not.
      if (failure.status !== 0) setIdempotencyKey(newIdempotencyKey());
    },
  });
  const failure = add.isError ? failureOf(add.error) : null;
  const items = configs.data?.items ?? [];

  return (
    <Card as="section" className={styles.detail} aria-label={t('invitations.invite.title')}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden>{t('invitations.invite.close')}</VisuallyHidden>
      </button>
      <h2 className={styles.detailTitle}>{t('invitations.invite.title')}</h2>
      <p className={styles.email}>{t('invitations.invite.lead')}</p>
      <form
        className={styles.inviteForm}
        noValidate
        onSubmit={(event) => void form.handleSubmit((order) => add.mutate(order))(event)}
      >
        <Field label={t('invitations.invite.orderId')} error={errors.orderId?.message}>
          <TextInput {...form.register('orderId')} />
        </Field>
        <Field
          label={t('invitations.invite.email')}
          hint={t('invitations.invite.emailHint')}
          error={errors.email?.message}
        >
          <TextInput type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field label={t('invitations.invite.phone')} error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field label={t('invitations.invite.name')} error={errors.name?.message}>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <Field
          label={t('import.basis.label')}
          error={errors.basis && (values.basis === '' ? t('import.basis.missing') : errors.basis.message)}
        >
          <Select {...form.register('basis')}>
            <option value="">{t('account:fields.choose')}</option>
            {CONTACT_BASES.map((one) => (
              <option key={one} value={one}>
                {t(`import.basis.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.pair}>
          <Field
            label={t('invitations.invite.purchasedAt')}
            hint={t('invitations.invite.purchasedAtHint')}
            error={errors.purchasedAt?.message}
          >
            <TextInput type="date" max={dayIn(company.timeZone)} {...form.register('purchasedAt')} />
          </Field>
          <Field
            label={t('invitations.columns.language')}
            hint={t('invitations.invite.languageHint')}
            error={errors.language?.message}
          >
            <Select {...form.register('language')}>
              <option value="">{t('invitations.invite.fromSettings')}</option>
              <LanguageOptions />
            </Select>
          </Field>
        </div>
        {items.length > 1 && (
          <Field label={t('import.config')} error={errors.configId?.message}>
            <Select {...form.register('configId')}>
              <option value="">{t('invitations.invite.anyConfig')}</option>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <MarketField field={form.register('market')} error={errors.market?.message} />
        <OrderProducts form={form} />
        {failure && failure.errors.length === 0 && (
          <Alert tone="error" title={failure.detail ? failure.message : t('errors.saveFailed')}>
            {failure.detail ?? failureWords(add.error)}
            {failure.code === 'order_exists' && (
              <p>
                <PanelLink to={pathOfView({ filters: { words: (values.orderId ?? '').trim() } })}>
                  {t('invitations.invite.seeExisting')}
                </PanelLink>
              </p>
            )}
          </Alert>
        )}
        <Button type="submit" variant="accent" busy={add.isPending} disabled={!permission.allowed}>
          {t('invitations.invite.add')}
        </Button>
        <WhyNot permission={permission} />
      </form>
    </Card>
  );
}
