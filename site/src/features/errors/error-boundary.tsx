import { Component, type ReactNode } from 'react';
import { Container } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { AgainLink } from './again-link.tsx';
import * as styles from './messages.module.css';

interface Props {
  children: ReactNode;
  /** Where only a part of a page is lost: what takes its place. */
  instead?: ReactNode;
}

/** Catches what a page, or a part of one, throws while it is fetched and drawn, and leaves the reader a way on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, instead = <SomethingBroke /> } = this.props;
    return this.state.failed ? instead : children;
  }
}

/** Spec section 8: 'An error occurred' with a link to the home page; most often once more is enough. */
export function SomethingBroke() {
  const { t, locale } = useT('common');
  return (
    <Container as="main" width="narrow">
      <EmptyState
        as="h1"
        icon="warning"
        title={t('errors.occurred')}
        actions={
          <div className={styles.actions}>
            <AgainLink />
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
