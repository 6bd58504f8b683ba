import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert } from '../../ui/index.ts';

/** An action failed: the engine's message, or what to do about the connection. */
export function ActionFailure({ failure }: { failure: ApiProblem }) {
  const { t } = useT('mediation-system');
  const { code, status, detail, errors } = failure;
  // Field errors are shown at their fields.
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
