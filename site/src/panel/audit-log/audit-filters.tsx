import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '@app/contracts/trust/audit-acts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, Select, TextInput } from '../../ui/index.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import type { AuditFilter } from './audit-filter.ts';
import { auditLogApi } from './audit-log-api.ts';
import * as styles from './audit-log.module.css';

export interface AuditFiltersProps {
  filter: AuditFilter;
  onChange(filter: AuditFilter): void;
}

const NONE: AuditFilter = { actor: null, subject: null, from: null, to: null };

/** Who, what about, and when. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(auditLogApi);
  const actors = useQuery({ queryKey: ['audit-actors', company.id], queryFn: ({ signal }) => api.auditActors(signal) });
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  return (
    <div className={styles.filters}>
      <Field label={t('audit.filters.who')}>
        <Select value={filter.actor ?? ''} onChange={(event) => set({ actor: event.target.value || null })}>
          <option value="">{t('audit.filters.everybody')}</option>
          {(actors.data?.items ?? []).map(({ id, kind, name }) => (
            <option key={id} value={id}>
              {kind === 'api_key' ? t('audit.apiKey', { name }) : name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('audit.filters.what')}>
        <Select value={filter.subject ?? ''} onChange={(event) => set({ subject: event.target.value || null })}>
          <option value="">{t('audit.filters.everything')}</option>
          {AUDIT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(`audit.subjects.${subject}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('audit.filters.from')}>
        <TextInput
          type="date"
          value={filter.from ?? ''}
          max={filter.to ?? undefined}
          onChange={(event) => set({ from: event.target.value || null })}
        />
      </Field>
      <Field label={t('audit.filters.to')}>
        <TextInput
          type="date"
          value={filter.to ?? ''}
          min={filter.from ?? undefined}
          onChange={(event) => set({ to: event.target.value || null })}
        />
      </Field>
      {Object.values(filter).some(Boolean) && (
        <Button variant="quiet" onClick={() => onChange(NONE)}>
          {t('audit.filters.clear')}
        </Button>
      )}
    </div>
  );
}
