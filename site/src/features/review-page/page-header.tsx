import type { ReactNode } from 'react';
import type { PictureUrls } from '@app/contracts/common';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Container } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import * as page from './review-page.module.css';

/** From this length on, a name in the usual size would fill a phone's screen. */
const LONG_NAME = 40;

interface PageHeaderProps {
  crumbs: readonly Crumb[];
  id: string;
  /** Name of the company or product. */
  name: string;
  /** Its logo or picture. */
  picture: PictureUrls | null;
  title: string;
  /** Link above the title. */
  eyebrow: ReactNode;
  meta?: ReactNode;
  /** External site of the company or product. */
  site: { href: string; label: string } | null;
  underReview: boolean;
}

/** Head of the page of a company or product. */
export function PageHeader({ crumbs, id, name, picture, title, eyebrow, meta, site, underReview }: PageHeaderProps) {
  const { t } = useT('profile');
  return (
    <div className={page.band}>
      <Container className={page.header}>
        <div className={page.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <Mark id={id} name={name} picture={picture} size="large" alt={picture ? name : ''} eager />
        <div className={page.title}>
          <p className={page.eyebrow}>{eyebrow}</p>
          <h1 className={cx(page.name, name.length > LONG_NAME && page.longName)}>{title}</h1>
          {meta}
        </div>
        {site && (
          <LinkButton
            className={page.visit}
            variant="secondary"
            href={site.href}
            rel="nofollow noopener ugc"
            icon={<Icon name="external" size={18} />}
          >
            {site.label}
          </LinkButton>
        )}
        {underReview && (
          <div className={page.notice}>
            <Alert tone="warning" title={t('underReview.title')}>
              {t('underReview.text')}
            </Alert>
          </div>
        )}
      </Container>
    </div>
  );
}
