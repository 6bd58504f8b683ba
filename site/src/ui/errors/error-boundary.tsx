import { Component, type ReactNode } from 'react';
import { Container } from '../layout.tsx';
import { EmptyState } from '../feedback/alert.tsx';
import { LinkButton } from '../controls/button.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { RetryLink } from './retry-link.tsx';
import * as styles from './error-pages.module.css';

interface Props {
  children: ReactNode;
  /** Shown in place of a lost part of a page. */
  instead?: ReactNode;
}

/** Catches errors while a page, or a part of it, is loaded or rendered, and offers a way on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, instead = <UnexpectedError /> } = this.props;
    return this.state.failed ? instead : children;
  }
}

/** Specification, section 8: 'An error occurred' with a link to the home page; a retry is usually enough. */
export function UnexpectedError() {
  const { t, locale } = useT('common');
  return (
    <Container as="main" width="narrow">
      <EmptyState
        as="h1"
        icon="warning"
        title={t('errors.occurred')}
        actions={
          <div className={styles.actions}>
            <RetryLink />
            <LinkButton variant="secondary" href={localePath(locale, '/')}>
              {t('errors.goHome')}
            </LinkButton>
          </div>
        }
      >
        {t('errors.occurredText')}
      </EmptyState>
    </Container>
  );
}
