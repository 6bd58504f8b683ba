import { ORDER_COLUMNS } from '@app/contracts/inviting/order-imports';
import type { OrderColumn, OrderImportMapping, OrderImportPreview } from '@app/contracts/inviting/order-imports';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Field, Select } from '../../ui/index.ts';
import { REQUIRED_COLUMNS } from './order-file.ts';
import * as styles from './import.module.css';

interface MappingFormProps {
  preview: OrderImportPreview;
  onMap(mapping: OrderImportMapping): void;
}

/** Which of the file's columns is which of ours, and the first rows as they would be read. */
export function MappingForm({ preview, onMap }: MappingFormProps) {
  const { t } = useT('panel');
  const { columns, mapping, missing, remembered, sample } = preview;
  const set = (column: OrderColumn, name: string) => {
    const { [column]: _old, ...others } = mapping;
    onMap(name ? { ...others, [column]: name } : others);
  };
  const shown = ORDER_COLUMNS.filter((column) => mapping[column] !== undefined);
  return (
    <fieldset className={styles.mapping}>
      <legend className={styles.sectionTitle}>{t('import.mapping.title')}</legend>
      <p className={styles.quiet}>{t(remembered ? 'import.mapping.remembered' : 'import.mapping.text')}</p>
      <div className={styles.mappingFields}>
        {ORDER_COLUMNS.map((column) => (
          <Field
            key={column}
            label={t('import.mapping.column', { column })}
            note={REQUIRED_COLUMNS.has(column) ? t('import.help.required') : undefined}
            error={
              missing.includes(column)
                ? t(`import.mapping.missing.${column === 'email' ? 'email' : 'order_id'}`)
                : undefined
            }
          >
            <Select value={mapping[column] ?? ''} onChange={(event) => set(column, event.target.value)}>
              <option value="">{t('import.mapping.none')}</option>
              {columns.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {sample.length > 0 && shown.length > 0 && (
        // Focusable, so that it can be scrolled by keyboard.
        <div className={styles.sample} role="region" aria-label={t('import.mapping.sample')} tabIndex={0}>
          <table>
            <caption className={styles.quiet}>{t('import.mapping.sample')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('import.problems.line')}</th>
                {shown.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map(({ line, cells, problem }) => (
                <tr key={line}>
                  <td>{line}</td>
                  {shown.map((column) => (
                    <td key={column} className={problem?.column === column ? styles.wrongCell : undefined}>
                      {cells[column] ?? ''}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {missing.length === 0 && sample.some(({ problem }) => problem !== null) && (
        <Alert tone="warning" title={t('import.mapping.problems')}>
          <ul className={styles.problems}>
            {sample.map(
              ({ line, problem }) =>
                problem && <li key={line}>{t('import.mapping.problem', { line, reason: problem.message })}</li>,
            )}
          </ul>
        </Alert>
      )}
    </fieldset>
  );
}
