import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, GradeDisplay, cx } from '../../../ui/index.ts';
import type { PhotoUploads } from '../../photos/use-photos.ts';
import type { ReviewValues } from '../values/form-values.ts';
import type { StepProps } from './grade-step.tsx';
import { NameField } from '../fields/name-field.tsx';
import { Terms } from './terms.tsx';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

/** Summary, author's name and terms. */
export function NameStep({
  invitation,
  heading,
  photos,
  onChange,
}: StepProps & { photos: PhotoUploads; onChange(): void }) {
  const { t } = useT('invitation');
  const { control } = useFormContext<ReviewValues>();
  const { grade, body, products } = useWatch({ control }) as ReviewValues;
  const rated = products.filter((product) => product.grade !== null).length;
  const lost = photos.pending.filter(({ fault }) => fault).length;

  return (
    <div className={styles.step}>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t('edit.name.title')}
      </h1>
      <NameField suggestion={invitation.suggestedName} />
      <section className={styles.summary}>
        <div className={styles.summaryHead}>
          <h2>{t('edit.name.summary')}</h2>
          <Button variant="quiet" size="small" onClick={onChange}>
            {t('edit.name.change')}
          </Button>
        </div>
        <GradeDisplay value={grade} symbol={invitation.symbol} />
        <p className={cx(flow.words, styles.quote)}>{body.trim()}</p>
        {rated > 0 && <p className={flow.note}>{t('edit.name.productCount', { count: rated })}</p>}
        {photos.done.length > 0 && <p className={flow.note}>{t('photos.count', { count: photos.done.length })}</p>}
        {lost > 0 && <p className={flow.note}>{t('photos.lost', { count: lost })}</p>}
      </section>
      <Terms />
    </div>
  );
}
