import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import { signatureText } from '../../features/reviews/expert-signature.ts';
import { usePermission } from '../permissions.tsx';
import { useExperts } from './use-experts.ts';

export interface SignedByProps {
  value: string | null;
  /** Words of the choice to sign as the company; without it an expert must be chosen. */
  company?: string;
  error?: string | undefined;
  onChange(expertId: string | null): void;
}

/** Chooses which expert signs; nothing where the company has none. One who has been removed stays chosen where they signed. */
export function SignedBy({ value, company, error, onChange }: SignedByProps) {
  const { t, locale } = useT('panel');
  const permission = usePermission('reviews.note');
  const experts = useExperts({ enabled: permission.allowed || value !== null });
  const offered = (experts.data?.items ?? []).filter(({ id, removedAt }) => id === value || removedAt === null);
  if (offered.length === 0) return null;
  return (
    <Field label={t('experts.signedBy.label')} error={error}>
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        {(company || value === null) && <option value="">{company ?? t('experts.signedBy.choose')}</option>}
        {offered.map((expert) => (
          <option key={expert.id} value={expert.id} disabled={!permission.allowed && expert.id !== value}>
            {signatureText(expert, locale)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
