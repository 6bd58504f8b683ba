import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { CompanyWebsite } from '@app/contracts/websites';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, TextInput } from '../../ui/index.ts';
import { websiteApi } from './website-api.ts';
import { useApi } from '../panel-context.tsx';
import { WebsiteError } from './website-change.tsx';
import type { WebsiteAction } from './website-change.tsx';
import * as styles from './settings.module.css';

type Proofs = NonNullable<CompanyWebsite['proofs']>;

interface Props {
  website: CompanyWebsite;
  proofs: Proofs;
  act: WebsiteAction;
}

/** Three ways to verify the domain; one is enough. */
export function WebsiteProofs({ website, proofs, act }: Props) {
  return (
    <>
      <Place way="dns" first={proofs.dns.name} second={proofs.dns.value} website={website} act={act} />
      <Place way="file" first={proofs.file.url} second={proofs.file.content} website={website} act={act} />
      <ByMail addresses={proofs.mail.addresses} act={act} />
    </>
  );
}

interface PlaceProps {
  way: 'dns' | 'file';
  /** Location and content of the proof. */
  first: string;
  second: string;
  website: CompanyWebsite;
  act: WebsiteAction;
}

/** Instructions for a proof, with a button to check it. */
function Place({ way, first, second, website, act }: PlaceProps) {
  const { t } = useT('panel');
  const api = useApi(websiteApi);
  const [asked, setAsked] = useState(false);
  const check = () => {
    setAsked(true);
    act.mutate(() => api.checkWebsite(way), { onSettled: () => setAsked(true) });
  };
  const missed = asked && !act.isPending && !act.isError && website.lastCheck !== null && website.lastCheck !== 'found';
  return (
    <Card className={styles.way}>
      <h2>{t(`website.${way}.title`)}</h2>
      <p>{t(`website.${way}.text`)}</p>
      <Copied label={t(`website.${way}.where`)} value={first} />
      <Copied label={t(`website.${way}.what`)} value={second} />
      <div>
        <Button onClick={check} busy={asked && act.isPending}>
          {t('website.check')}
        </Button>
      </div>
      {missed && (
        <Alert tone="info">{t(website.lastCheck === 'missing' ? 'website.missing' : 'website.unreachable')}</Alert>
      )}
      {asked && act.isError && <WebsiteError error={act.error} />}
    </Card>
  );
}

/** A value to copy: a click selects all of it. */
function Copied({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>
      <TextInput readOnly value={value} className={styles.code} onFocus={(event) => event.target.select()} />
    </Field>
  );
}

function ByMail({ addresses, act }: { addresses: string[]; act: WebsiteAction }) {
  const { t } = useT('panel');
  const api = useApi(websiteApi);
  const [address, setAddress] = useState(addresses[0] ?? '');
  const [code, setCode] = useState('');
  const [entered, setEntered] = useState(false);
  const mail = useMutation({ mutationFn: () => api.mailWebsiteCode(address) });
  return (
    <Card className={styles.way}>
      <h2>{t('website.mail.title')}</h2>
      <p>{t('website.mail.text')}</p>
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault();
          mail.mutate();
        }}
      >
        <Field label={t('website.mail.address')}>
          <Select value={address} onChange={(event) => setAddress(event.target.value)}>
            {addresses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary" busy={mail.isPending}>
          {t('website.mail.send')}
        </Button>
      </form>
      {mail.isSuccess && <Alert tone="success">{t('website.mail.sent', { address })}</Alert>}
      {mail.isError && <WebsiteError error={mail.error} />}
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault();
          setEntered(true);
          act.mutate(() => api.enterWebsiteCode(code));
        }}
      >
        <Field label={t('website.mail.code')}>
          <TextInput autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
        </Field>
        <Button type="submit" disabled={code.trim() === ''} busy={entered && act.isPending}>
          {t('website.mail.enter')}
        </Button>
      </form>
      {entered && act.isError && <WebsiteError error={act.error} wrong={t('website.mail.wrong')} />}
    </Card>
  );
}
