import { cx } from '../../../ui/cx.ts';
import { Container } from '../../../ui/layout.tsx';
import { formatDate } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ServiceDown } from '../../../ui/errors/error-pages.tsx';
import { richText } from '../../../lib/texts/rich-text.tsx';
import type { ReceiptData } from './receipt-data.ts';
import { ReceiptForm } from './receipt-form.tsx';
import * as article from '../article.module.css';
import * as styles from './receipt.module.css';

/** Page for checking receipts: the form, how it works, and the keys. */
export function ReceiptPage({ data }: { data: ReceiptData }) {
  const { t, locale } = useT('trust');
  if (data.kind === 'down') return <ServiceDown />;
  return (
    <Container width="narrow" className={cx(article.page, article.spaced)}>
      <header>
        <h1>{t('receipt.seo.title')}</h1>
        <p className={article.lead}>{t('receipt.lead')}</p>
      </header>
      <ReceiptForm keys={data.keys} />
      <section className={styles.section}>
        <h2>{t('receipt.how.title')}</h2>
        <ul className={article.list}>
          <li>{t('receipt.how.signature')}</li>
          <li>{t('receipt.how.text')}</li>
          <li>{richText(t('receipt.how.ledger'), { api: (words) => <a href="/api/docs">{words}</a> })}</li>
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('receipt.keys')}</h2>
        <ul className={styles.keys}>
          {data.keys.map(({ keyId, publicKey, since }) => (
            <li key={keyId}>
              {t('receipt.since', { key: keyId, date: formatDate(locale, since) })}
              <code className={styles.code}>{publicKey}</code>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
