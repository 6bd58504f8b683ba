import type { Locale } from '@app/contracts/common';
import { Id } from '@app/contracts/common';
import { ThankYouPreview as Preview } from '@app/contracts/invitations';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { languageName } from '../../lib/texts/format.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Field, LinkButton, Select } from '../../ui/index.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { ThankYouMessage } from '../../flows/review/thank-you/thank-you.tsx';
import { useLoad } from '../../flows/use-load.ts';
import { chooseCompany } from '../company-choice.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { getMe } from '../company-scope.ts';
import { PANEL_PATHS } from '../paths.ts';
import * as styles from './thank-you-preview.module.css';

const pathOf = (configId: string): string => `/panel/api/invitation_config/${configId}/thank_you_page/preview`;

/** Finds the configuration among the user's companies, the chosen one first. */
async function load(configId: string, locale: Locale, signal: AbortSignal): Promise<Preview> {
  const unknown = new ApiProblem({ status: 404, code: 'not_found' });
  if (!Id.safeParse(configId).success) throw unknown;
  const { companies } = await getMe(signal);
  const first = chooseCompany(companies, null);
  const inTurn = [...companies].sort((a, b) => Number(b.id === first?.id) - Number(a.id === first?.id));
  for (const { id } of inTurn) {
    try {
      const path = `/panel/companies/${id}/invitation-configs/${configId}/thank-you`;
      return Preview.parse(await api.get(path, { query: { locale }, locale, signal }));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
    }
  }
  throw unknown;
}

/** `/panel/api/invitation_config/{configId}/thank_you_page/preview`: preview in the address's language. */
export function ThankYouPreview({ configId, go }: { configId: string; go(path: string): void }) {
  const { t, locale } = useT('panel');
  const failureWords = useFailureMessage();
  const { loaded } = useLoad(`${configId} ${locale}`, (signal) => load(configId, locale, signal));
  const back = (
    <LinkButton href={localePath(locale, PANEL_PATHS.settingsInvitations)} variant="secondary">
      {t('thankYouPreview.back')}
    </LinkButton>
  );

  if (loaded.state === 'loading') return <Waiting icon="chat">{t('thankYouPreview.loading')}</Waiting>;
  if (loaded.state === 'failed') {
    const { status } = loaded.problem;
    const next = encodeURIComponent(localePath(locale, pathOf(configId)));
    return (
      <Message
        icon="warning"
        tone="warning"
        title={t('errors.title')}
        actions={
          status === 401 ? (
            <LinkButton href={`${localePath(locale, '/login')}?next=${next}`}>{t('thankYouPreview.signIn')}</LinkButton>
          ) : (
            back
          )
        }
      >
        <p>{status === 404 ? t('thankYouPreview.notFound') : failureWords(loaded.problem)}</p>
      </Message>
    );
  }
  const { company, words, languages } = loaded.value;
  const offered = languages.includes(locale) ? languages : [locale, ...languages];
  return (
    <div className={styles.preview}>
      <Alert tone="info" title={t('thankYouPreview.title')}>
        <p>{t(words ? 'thankYouPreview.text' : 'thankYouPreview.empty')}</p>
        <div className={styles.bar}>
          <Field label={t('thankYouPreview.language')}>
            <Select value={locale} onChange={(event) => go(localePath(event.target.value as Locale, pathOf(configId)))}>
              {offered.map((one) => (
                <option key={one} value={one}>
                  {languageName(locale, one)}
                </option>
              ))}
            </Select>
          </Field>
          {back}
        </div>
      </Alert>
      <ThankYouMessage
        sent={{
          reviewId: configId,
          company,
          state: 'screening',
          receipt: '',
          submittedAt: new Date(0).toISOString(),
          ...(words && { thankYou: words }),
        }}
      />
    </div>
  );
}
