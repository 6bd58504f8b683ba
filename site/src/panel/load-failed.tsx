import type { CompanyRole } from '@app/contracts/accounts';
import { useT } from '../lib/texts/i18n.ts';
import { Button, EmptyState } from '../ui/index.ts';
import { failureOf } from '../lib/api/failure.ts';
import { alternatives } from '../lib/texts/format.ts';

/** Failed to load a part of the panel: shows why, with a retry button. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useT('panel');
  return (
    <EmptyState
      icon="warning"
      title={t('errors.title')}
      actions={<Button onClick={onRetry}>{t('errors.again')}</Button>}
    >
      <p role="alert">{useFailureMessage()(error)}</p>
    </EmptyState>
  );
}

/** Without the library of the schemas, which the first screen does not load. */
const ROLES = ['owner', 'manager', 'agent'] as const satisfies readonly CompanyRole[];

/** Returns why a call failed, in one sentence. */
export function useFailureMessage(): (error: unknown) => string {
  const { t, locale } = useT('panel');
  return (error) => {
    const { code, status, detail, params } = failureOf(error);
    if (code === 'network') return t('errors.offline');
    if (code === 'role_forbidden') {
      const named = String(params['roles'] ?? '').split(', ');
      const roles = ROLES.filter((role) => named.includes(role));
      if (roles.length > 0)
        return t('errors.roleForbidden', {
          roles: alternatives(
            locale,
            roles.map((role) => t(`permissions.roles.${role}`)),
          ),
        });
    }
    // The plan lacks it, or the company is suspended: the engine says what to do.
    if (status === 402 && detail) return detail;
    return t(status === 403 ? 'errors.forbidden' : 'errors.unexpected');
  };
}
