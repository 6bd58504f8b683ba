import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Field, TextInput } from '../../ui/index.ts';
import * as styles from './settings.module.css';

/** Shows the secret once, until the merchant confirms that it is stored. */
export function NewSecret({ secret, onDone }: { secret: string; onDone(): void }) {
  const { t } = useT('panel');
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // No clipboard on plain HTTP: selects it to be copied by hand.
      field.current?.select();
    }
  };
  return (
    <Card className={styles.secret}>
      <h2 ref={heading} tabIndex={-1}>
        {t('apiKeys.created.title')}
      </h2>
      <p>{t('apiKeys.created.text')}</p>
      <div className={styles.inline}>
        <Field label={t('apiKeys.created.label')}>
          <TextInput
            ref={field}
            readOnly
            value={secret}
            className={styles.code}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button onClick={() => void copy()}>{t(copied ? 'apiKeys.created.copied' : 'apiKeys.created.copy')}</Button>
      </div>
      <div>
        <Button variant="secondary" onClick={onDone}>
          {t('apiKeys.created.done')}
        </Button>
      </div>
    </Card>
  );
}
