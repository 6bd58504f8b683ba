import type { Widget } from '@app/contracts/widgets/widgets';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Icon, LinkButton, Row } from '../../ui/index.ts';
import { CopyField } from '../controls/copy-field.tsx';
import { usePanel } from '../panel-context.tsx';
import * as styles from './widgets.module.css';

const HEIGHT = 800;

/** A trust page's reviews as a page of its own: where it is, and how it is put into a tab. */
export function WidgetPage({ widget: { id, settings } }: { widget: Widget }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const query = settings.language === 'page' ? `?locale=${locale}` : '';
  const address = `${typeof window === 'undefined' ? '' : window.location.origin}/widgets/page/${id}${query}`;
  const title = t('widgets.code.link', { company: company.name }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const code = `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"></iframe>`;
  return (
    <Card as="section" className={styles.form}>
      <h2 className={styles.title}>{t('widgets.page.title')}</h2>
      <p>{t('widgets.page.text')}</p>
      <CopyField label={t('widgets.page.address')} value={address} />
      <CopyField label={t('widgets.page.code')} value={code} />
      <ul className={styles.steps}>
        <li>{t('widgets.page.facebook')}</li>
        <li>{t('widgets.page.other')}</li>
      </ul>
      <Row>
        <LinkButton
          variant="secondary"
          href={address}
          target="_blank"
          rel="noopener"
          icon={<Icon name="external" size={18} />}
        >
          {t('widgets.page.open')}
        </LinkButton>
      </Row>
    </Card>
  );
}
