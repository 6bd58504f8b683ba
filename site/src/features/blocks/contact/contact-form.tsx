import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Checkbox, TextArea, TextInput } from '../../../ui/controls/inputs.tsx';
import type { PageExtras } from '../../../lib/content/blocks.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { richText } from '../../../lib/texts/rich-text.tsx';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { Band, type BlockProps } from '../parts/band.tsx';
import { useContactForm } from './use-contact-form.ts';
import * as styles from './contact-form.module.css';

interface ContactFormProps extends BlockProps<'contactForm'> {
  /** Contact data to use instead of the form. */
  direct: PageExtras['contact'];
}

/** Contact form. One field takes an e-mail address or a phone number. */
export function ContactForm({ block, direct, ...look }: ContactFormProps) {
  const { t, locale } = useT('contact');
  const { errors, sent, busy, failure, onSubmit, onFocus } = useContactForm(block.topic);
  // Sent by the browser itself, the form would lead nowhere and the text would be lost.
  const ready = useHydrated();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent || failure) outcome.current?.focus({ preventScroll: false });
  }, [sent, failure]);

  const policy = (words: string) => (
    <a href={localePath(locale, '/privacy-policy')} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <Band title={block.title} lead={block.lead} width="narrow" {...look}>
      {sent ? (
        <Alert tone="success" title={t('form.sent')} ref={outcome} tabIndex={-1} />
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={onSubmit} onFocus={onFocus}>
          {failure && (
            <Alert
              tone="error"
              title={t(block.topic === 'pricing' ? 'form.failedPricing' : 'form.failed')}
              ref={outcome}
              tabIndex={-1}
            >
              {failure.detail}
            </Alert>
          )}
          <Field label={t('form.replyTo')} error={errors.replyTo} required>
            <TextInput name="replyTo" autoComplete="email" maxLength={254} />
          </Field>
          <Field label={t('form.message')} error={errors.message} required>
            <TextArea name="message" rows={6} />
          </Field>
          <div className={styles.trap} aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <Checkbox name="consent" error={errors.consent} label={<>{richText(t('form.consent'), { policy })}</>} />
          <div>
            <Button type="submit" variant="accent" busy={busy} disabled={!ready}>
              {t('form.send')}
            </Button>
          </div>
        </form>
      )}
      <noscript>{t('common:errors.noScript')}</noscript>
      {direct && (direct.email ?? direct.phone) && (
        <div className={styles.direct}>
          <p>{t(direct.phone ? 'form.direct' : 'form.directMail')}</p>
          {direct.email && (
            <a href={`mailto:${direct.email}`}>
              <Icon name="mail" size={18} />
              {direct.email}
            </a>
          )}
          {direct.phone && (
            <a href={`tel:${direct.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" size={18} />
              {direct.phone}
            </a>
          )}
        </div>
      )}
    </Band>
  );
}
