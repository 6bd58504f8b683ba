import { useState } from 'react';
import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { PRINT_FORMATS, PRINT_SIZES, PRINT_WORDS_MAX } from '@app/contracts/company-reviews/print-files';
import type { PrintFormat } from '@app/contracts/company-reviews/print-files';
import { formatNumber, languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Icon, LinkButton, Select, TextInput } from '../../ui/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { companyScope } from '../company-scope.ts';
import { usePanel } from '../panel-context.tsx';
import { entryCodesApi } from './entry-codes-api.ts';
import type { QrLevel } from './qr-files.ts';
import * as styles from './business-card.module.css';

export interface PrintDialogProps {
  code: { id: string; label: string };
  /** Of the words and of the form. */
  language: Locale;
  level: QrLevel;
  onClose(): void;
}

/** Files for a printing house: a card, a stand for the table or a poster. */
export function PrintDialog({ code, language, level, onClose }: PrintDialogProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const [format, setFormat] = useState<PrintFormat>('card');
  const [words, setWords, kept] = useKeptState({ flow: 'print-words', id: code.id, saved: '' }, z.string());
  const url = entryCodesApi(companyScope(company.id, locale)).printUrl(code.id, {
    format,
    language,
    level,
    words: words.trim() || undefined,
  });
  const sizeOf = (one: PrintFormat): string =>
    PRINT_SIZES[one].map((length) => formatNumber(locale, length)).join(' × ') + ' mm';
  return (
    <Dialog
      title={t('entryCodes.pdf.title', { label: code.label })}
      close={t('entryCodes.pdf.close')}
      onClose={onClose}
    >
      <div className={styles.body}>
        <KeptNotice kept={kept} />
        <Field label={t('entryCodes.pdf.format')} hint={t('entryCodes.pdf.formatHint')}>
          <Select
            value={format}
            onChange={(event) => setFormat(PRINT_FORMATS.find((one) => one === event.target.value) ?? format)}
          >
            {PRINT_FORMATS.map((one) => (
              <option key={one} value={one}>
                {t('entryCodes.pdf.option', { name: t(`entryCodes.pdf.formats.${one}`), size: sizeOf(one) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('entryCodes.pdf.words')}
          hint={t('entryCodes.pdf.wordsHint', { language: languageName(locale, language) })}
        >
          <TextInput value={words} maxLength={PRINT_WORDS_MAX} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <LinkButton href={url} download icon={<Icon name="download" size={18} />}>
          {t('entryCodes.pdf.download')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
