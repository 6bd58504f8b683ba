import { useState } from 'react';
import { Token } from '@app/contracts/common';
import { PrivacyRequestInfo } from '@app/contracts/trust/privacy';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../lib/texts/format.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Icon, LinkButton } from '../../ui/index.ts';
import { Message, Waiting, address } from '../../ui/feedback/message.tsx';
import { richText } from '../../lib/texts/rich-text.tsx';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { ClosedPage } from '../closed-page.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useLoad } from '../use-load.ts';
import * as flow from '../flow.module.css';
import * as styles from './privacy.module.css';

/** `/privacy/{token}`: exports or erases data. Opening the page does nothing, because mail scanners open links. */
export function PrivacyFlow({ token }: { token: string }) {
  const { t, locale } = useT('trust');
  const path = `/privacy-requests/${encodeURIComponent(token)}`;
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return PrivacyRequestInfo.parse(await api.get(path, { locale, signal }));
  });
  if (loaded.state === 'loading') return <Waiting icon="shield">{t('privacy.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  return <Request info={loaded.value} complete={() => api.post<unknown>(`${path}/complete`, { locale })} />;
}

function Request({ info, complete }: { info: PrivacyRequestInfo; complete(): Promise<unknown> }) {
  const { t, locale } = useT('trust');
  const [confirming, setConfirming] = useState(false);
  const [done, setDone] = useState(info.state !== 'waiting' && info.kind === 'erasure');
  const { kind, known, maskedAddress } = info;
  const { busy, failure, submit } = useSubmit(async () => {
    const data = await complete();
    if (kind === 'export') saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
    setConfirming(false);
    setDone(true);
  });
  const act = kind === 'export' ? () => void submit() : () => setConfirming(true);
  const error = failure && (
    <Alert tone="error">
      {failure.detail ?? t(failure.code === 'network' ? 'statement.offline' : 'statement.failed')}
    </Alert>
  );
  if (done && kind === 'erasure') {
    return (
      <Message
        replaces
        icon="check"
        tone="success"
        title={t('privacy.erased.title')}
        actions={
          <LinkButton variant="secondary" href={localePath(locale, '/')}>
            {t('invitation:closed.home')}
          </LinkButton>
        }
      >
        <p>{t('privacy.erased.text')}</p>
      </Message>
    );
  }
  return (
    <Message
      icon={kind === 'export' ? 'download' : 'trash'}
      tone={kind === 'export' ? 'info' : 'warning'}
      title={t(`privacy.${kind}.title`)}
      actions={
        <Button
          variant={kind === 'export' ? 'primary' : 'danger'}
          size="large"
          busy={busy && !confirming}
          onClick={act}
          icon={<Icon name={kind === 'export' ? 'download' : 'trash'} />}
        >
          {t(`privacy.${kind}.act`)}
        </Button>
      }
    >
      <p>{richText(t(`privacy.${kind}.text`, { address: maskedAddress }), { address })}</p>
      <Known known={known} />
      <p className={flow.note}>{t('privacy.until', { date: formatDate(locale, info.expiresAt) })}</p>
      <div role="status">{done && <p>{t('privacy.exported')}</p>}</div>
      {!confirming && error}
      {confirming && (
        <ConfirmDialog
          title={t('privacy.erasure.confirmTitle')}
          confirm={t('privacy.erasure.confirm')}
          cancel={t('privacy.erasure.keep')}
          busy={busy}
          onConfirm={() => void submit()}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('privacy.erasure.lost')}</p>
          <p>{t('privacy.erasure.final')}</p>
          {error}
        </ConfirmDialog>
      )}
    </Message>
  );
}

/** Data found for the e-mail address; empty kinds are left out. */
function Known({ known }: Pick<PrivacyRequestInfo, 'known'>) {
  const { t, locale } = useT('trust');
  const some = (['reviews', 'orders', 'reports'] as const).filter((what) => known[what] > 0);
  if (some.length === 0 && known.messages > 0) return null;
  if (some.length === 0) return <p>{t('privacy.known.nothing')}</p>;
  return (
    <ul className={styles.known}>
      {some.map((what) => (
        <li key={what}>
          {t(`privacy.known.${what}`, { count: known[what], number: formatNumber(locale, known[what]) })}
        </li>
      ))}
    </ul>
  );
}
