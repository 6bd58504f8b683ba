import { REQUIRED_IMPORT_FIELDS, REVIEW_IMPORT_FIELDS } from '@app/contracts/imports';
import type { ReviewImportField, ReviewImportMapping } from '@app/contracts/imports';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import * as styles from './review-imports.module.css';

export interface ColumnMappingProps {
  columns: readonly string[];
  mapping: ReviewImportMapping;
  missing: readonly ReviewImportField[];
  /** The company has markets that rows can name. */
  withMarkets: boolean;
  onChange(mapping: ReviewImportMapping): void;
}

const REQUIRED: readonly ReviewImportField[] = REQUIRED_IMPORT_FIELDS;

/** A column of the file for each field of a review. */
export function ColumnMapping({ columns, mapping, missing, withMarkets, onChange }: ColumnMappingProps) {
  const { t } = useT('panel');
  const choose = (field: ReviewImportField, column: string) => {
    const { [field]: _, ...rest } = mapping;
    onChange(column === '' ? rest : { ...rest, [field]: column });
  };
  return (
    <div className={styles.fields}>
      {REVIEW_IMPORT_FIELDS.filter((field) => withMarkets || field !== 'market').map((field) => (
        <Field
          key={field}
          label={t(`reviewImports.fields.${field}`)}
          note={REQUIRED.includes(field) ? undefined : t('reviewImports.mapping.optional')}
          error={missing.includes(field) ? t('reviewImports.mapping.choose') : undefined}
        >
          <Select value={mapping[field] ?? ''} onChange={(event) => choose(field, event.target.value)}>
            <option value="">{t('reviewImports.mapping.none')}</option>
            {columns.map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
