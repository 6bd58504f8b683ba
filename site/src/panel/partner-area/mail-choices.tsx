import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PARTNER_MAILS } from '@app/contracts/partners/mails';
import type { PartnerMailKind } from '@app/contracts/partners/mails';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Checkbox } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { partnerApi } from './partner-api.ts';
import * as styles from './partner.module.css';

/** What the partner is mailed of: each choice is saved at once. */
export function MailChoices({ off }: { off: readonly PartnerMailKind[] }) {
  const { t, locale } = useT('partners');
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const save = useMutation({
    mutationFn: (chosen: PartnerMailKind[]) => partnerApi.saveMails(chosen, locale),
    onSuccess: (home) => client.setQueryData(['partner'], home),
  });
  const shown = save.isPending ? save.variables : off;
  return (
    <Card className={styles.stack}>
      <h2 className={styles.heading}>{t('panel.mails.title')}</h2>
      {PARTNER_MAILS.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`panel.mails.${kind}`)}
          checked={!shown.includes(kind)}
          disabled={save.isPending}
          onChange={({ target: { checked } }) =>
            save.mutate(checked ? off.filter((one) => one !== kind) : [...off, kind])
          }
        />
      ))}
      {save.isError && <Alert tone="error">{failureWords(save.error)}</Alert>}
    </Card>
  );
}
