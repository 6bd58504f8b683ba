import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert } from '../../ui/index.ts';

/** An act failed: what the engine says of it in the reader's language, or what to do about the way there. */
export function NotDone({ failure }: { failure: ApiProblem }) {
  const { t } = useT('mediation-system');
  const { code, status, detail, errors } = failure;
  // A wrong field says so itself.
  if (errors.length > 0) return null;
  const refused = status >= 400 && status < 500 && code !== 'rate_limited' && detail !== null;
  const words = refused
    ? detail
    : code === 'network'
      ? t('talk.failed.network')
      : code === 'rate_limited'
        ? t('talk.failed.throttled')
        : t('talk.failed.server');
  return (
    <Alert tone="error" title={t('talk.failed.title')}>
      {words}
    </Alert>
  );
}
