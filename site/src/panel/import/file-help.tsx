import { ORDER_COLUMNS } from '@app/contracts/inviting/order-imports';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Icon } from '../../ui/index.ts';
import { CSV_TYPE } from '../../lib/browser/csv.ts';
import { REQUIRED_COLUMNS, sampleFile } from './order-file.ts';
import * as parts from '../import-parts/import-parts.module.css';
import * as styles from './import.module.css';

/** Columns of the file, and a sample file. */
export function FileHelp() {
  const { t } = useT('panel');
  return (
    <Card as="section">
      <div className={parts.sectionHead}>
        <h2 className={parts.sectionTitle}>{t('import.help.title')}</h2>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="download" size={18} />}
          onClick={() => saveFile('orders-sample.csv', sampleFile(), CSV_TYPE)}
        >
          {t('import.help.sample')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('import.help.text')}</p>
      <dl className={styles.columns}>
        {ORDER_COLUMNS.map((column) => (
          <div key={column}>
            <dt>
              <code>{column}</code>
              {REQUIRED_COLUMNS.has(column) && <span className={styles.required}>{t('import.help.required')}</span>}
            </dt>
            <dd>{t(`import.help.columns.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
