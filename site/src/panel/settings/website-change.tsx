import { useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { CompanyWebsite } from '@app/contracts/websites';
import { z } from 'zod';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, TextInput } from '../../ui/index.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { websiteApi } from './website-api.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import * as styles from './settings.module.css';

/** An action on the website; resolves to its updated state. */
export type WebsiteAction = UseMutationResult<CompanyWebsite, Error, () => Promise<CompanyWebsite>>;

/** Form to change the website. */
export function ChangeWebsite({ website, act }: { website: CompanyWebsite; act: WebsiteAction }) {
  const { t } = useT('panel');
  const api = useApi(websiteApi);
  const { company } = usePanel();
  const [address, setAddress, kept] = useKeptState(
    { flow: 'website', id: company.id, saved: website.website ?? '' },
    z.string(),
  );
  const [wrong, setWrong] = useState(false);
  const save = async (): Promise<void> => {
    setWrong(false);
    try {
      await act.mutateAsync(() => api.setWebsite(address.trim()));
      kept.forget();
    } catch (error) {
      setWrong(failureOf(error).status === 422);
    }
  };
  return (
    <Card>
      <KeptNotice kept={kept} />
      <form
        className={styles.inline}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={t('website.change')}
          hint={t('website.changeHint')}
          error={wrong ? t('website.wrong') : undefined}
        >
          <TextInput type="url" inputMode="url" value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" disabled={act.isPending || address.trim() === website.website}>
          {t('website.save')}
        </Button>
      </form>
    </Card>
  );
}

/** Why an action on the website failed. */
export function WebsiteError({ error, wrong }: { error: unknown; wrong?: string }) {
  const { t } = useT('panel');
  const { code, status } = failureOf(error);
  const words =
    code === 'website_held'
      ? t('website.held')
      : code === 'rate_limited'
        ? t('website.tooOften')
        : status === 422 && wrong !== undefined
          ? wrong
          : t(status === 403 ? 'errors.forbidden' : code === 'network' ? 'errors.offline' : 'errors.unexpected');
  return <Alert tone="error">{words}</Alert>;
}
