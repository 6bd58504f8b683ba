import type { ExpertNote as Note } from '@app/contracts/company/experts';
import { Mark } from '../../ui/mark/mark.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { AnswerText } from './answer-text.tsx';
import { signatureText } from './expert-signature.ts';
import * as styles from './review-card.module.css';

export interface ExpertNoteProps {
  note: Note;
  timeZone: string;
  companyName: string;
}

/** What an expert of the company notes under a review; it stands apart from the company's answer. */
export function ExpertNote({ note, timeZone, companyName }: ExpertNoteProps) {
  const { t, locale } = useT('reviews');
  const { expert, publishedAt } = note;
  const signature = signatureText(expert, locale);
  return (
    <div className={styles.note}>
      <p className={styles.answerHead}>
        {expert.name ? (
          <Mark className={styles.expert} id={expert.name} name={expert.name} picture={expert.photo} size="small" />
        ) : (
          <Icon name="user" size={16} />
        )}
        <strong>{t('card.note', { company: companyName })}</strong>
        {signature && <span>{signature}</span>}
        <time dateTime={publishedAt}>{formatDate(locale, publishedAt, { timeZone })}</time>
        {note.edited && <span>· {t('card.noteEdited')}</span>}
      </p>
      <AnswerText className={styles.answerBody} answer={note} />
    </div>
  );
}
