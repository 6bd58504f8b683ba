import { useQuery } from '@tanstack/react-query';
import { LOCALES } from '@app/contracts/common';
import { CHANNELS, INVITATION_STATES } from '@app/contracts/invitations';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, Icon, Select, TextInput } from '../../ui/index.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import { invitationConfigsApi } from '../settings/invitation-configs-api.ts';
import type { Filter, InvitationFilters } from './view-path.ts';
import * as styles from './invitations.module.css';

interface FilterBarProps {
  filters: InvitationFilters;
  onChange(filters: InvitationFilters): void;
}

/** Filters of the list. Words are searched on submit, the others at once. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const configsApi = useApi(invitationConfigsApi);
  const configs = useQuery({ queryKey: ['configs', company.id], queryFn: ({ signal }) => configsApi.configs(signal) });
  const set = (name: Filter, value: string) => onChange({ ...filters, [name]: value });
  const items = configs.data?.items ?? [];
  const select = (name: Filter, label: string, options: readonly (readonly [string, string])[]) => (
    <Field label={label}>
      <Select value={filters[name] ?? ''} onChange={(event) => set(name, event.target.value)}>
        <option value="">{t('invitations.filters.any')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={t('invitations.filters.label')}
      onSubmit={(event) => {
        event.preventDefault();
        set('words', String(new FormData(event.currentTarget).get('words')).trim());
      }}
    >
      <div className={styles.words}>
        <Field label={t('invitations.filters.words')} hint={t('invitations.filters.wordsHint')}>
          <TextInput key={filters.words} type="search" name="words" defaultValue={filters.words} />
        </Field>
        <Button type="submit" variant="secondary" icon={<Icon name="search" size={18} />}>
          {t('invitations.filters.find')}
        </Button>
      </div>
      {select(
        'state',
        t('invitations.filter'),
        INVITATION_STATES.map((one) => [one, t(`invitations.states.${one}`)]),
      )}
      {items.length > 1 &&
        select(
          'configId',
          t('invitations.filters.config'),
          items.map(({ id, name }) => [id, name]),
        )}
      {select(
        'channel',
        t('config.channel'),
        CHANNELS.map((one) => [one, t(`config.channels.${one}`)]),
      )}
      {select(
        'language',
        t('invitations.columns.language'),
        LOCALES.map((one) => [one, languageName(locale, one)]),
      )}
      <Field label={t('invitations.filters.from')}>
        <TextInput type="date" value={filters.from ?? ''} onChange={(event) => set('from', event.target.value)} />
      </Field>
      <Field label={t('invitations.filters.to')}>
        <TextInput type="date" value={filters.to ?? ''} onChange={(event) => set('to', event.target.value)} />
      </Field>
    </form>
  );
}
