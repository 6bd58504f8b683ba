import { useT } from '../../lib/i18n.ts';
import { Button, Card, Icon } from '../../ui/index.ts';
import { ORDER_COLUMNS, REQUIRED_COLUMNS, downloadText, sampleFile } from './order-file.ts';
import * as styles from './import.module.css';

/** Which columns the file may have, and a file to begin from. */
export function FileHelp() {
  const { t } = useT('panel');
  return (
    <Card as="section">
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{t('import.help.title')}</h2>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="download" size={18} />}
          onClick={() => downloadText('orders-sample.csv', sampleFile())}
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
