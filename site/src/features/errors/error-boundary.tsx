import { Component, type ReactNode } from 'react';
import { Container } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';

interface Props {
  children: ReactNode;
}

/** Catches what a page throws while it renders, and leaves the reader a way home. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <SomethingBroke /> : this.props.children;
  }
}

/** Spec section 8: 'An error occurred' with a link to the home page. */
export function SomethingBroke() {
  const { t, locale } = useT('common');
  return (
    <Container as="main" width="narrow">
      <EmptyState
        as="h1"
        icon="warning"
        title={t('errors.occurred')}
        actions={<LinkButton href={localePath(locale, '/')}>{t('errors.goHome')}</LinkButton>}
      >
        {t('errors.occurredText')}
      </EmptyState>
    </Container>
  );
}
