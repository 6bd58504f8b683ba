import { MAX_PHOTOS } from '@app/contracts/reviews';
import { FormProvider, set, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { ApiProblem } from '../../../lib/api/api.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, Card } from '../../../ui/index.ts';
import type { PhotoUploads } from '../../photos/use-photos.ts';
import { Scripted } from '../../scripted.ts';
import { SendFailure } from '../../send-failure.tsx';
import { BodyField } from '../fields/body-field.tsx';
import { GradeField } from '../fields/grade-field.tsx';
import { NameField } from '../fields/name-field.tsx';
import { DetailsStep } from '../steps/details-step.tsx';
import { ProductsStep } from '../steps/products-step.tsx';
import { Progress } from '../steps/progress.tsx';
import { StepView } from '../steps/step-view.tsx';
import { stepsOf } from '../steps/steps.ts';
import { Terms } from '../steps/terms.tsx';
import { questionKey } from '../steps/words-step.tsx';
import type { ReviewValues } from '../values/form-values.ts';
import type { DrawnForm } from './drawn-review.ts';
import { HIDDEN } from './sent-form.ts';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

/** Photos need scripts: there is room for them, and nothing happens yet. */
const NO_PHOTOS: PhotoUploads = {
  token: '',
  done: [],
  pending: [],
  room: MAX_PHOTOS,
  tooMany: false,
  add: () => {},
  retry: () => {},
  discard: () => {},
  remove: () => {},
  settled: () => Promise.resolve(),
};

/**
 * The form as an HTML form that the browser sends by itself. Its first page looks like the step that scripts show in
 * its place; the second has everything else.
 */
export function DrawnReviewForm({ drawn }: { drawn: DrawnForm }) {
  const { t, locale } = useT('invitation');
  const { invitation, part, values, failure } = drawn;
  const errors: FieldErrors<ReviewValues> = {};
  for (const { path, key = 'invalid', params, message = t(`validation.${key}`, params) } of drawn.faults)
    set(errors, path, { type: key, message });
  const form = useForm<ReviewValues>({ defaultValues: values, errors });
  const steps = stepsOf(invitation);
  const whole = part === 'whole';
  return (
    <Scripted value={false}>
      <FormProvider {...form}>
        <form className={styles.shell} method="post" noValidate data-drawn={part}>
          <input type="hidden" name={HIDDEN.part} value={part} />
          <input type="hidden" name={HIDDEN.key} value={drawn.idempotencyKey} />
          <input type="hidden" name={HIDDEN.products} value={invitation.products.map(({ id }) => id).join(',')} />
          <input type="hidden" name={HIDDEN.questions} value={invitation.questions.map(({ id }) => id).join(',')} />
          <Progress
            company={invitation.company.name}
            index={whole ? steps.length - 1 : steps.indexOf(part)}
            total={steps.length}
          />
          {failure && <SendFailure failure={new ApiProblem(failure)} />}
          <Card className={flow.card}>
            {whole ? (
              <Whole drawn={drawn} />
            ) : (
              <StepView step={part} invitation={invitation} heading={null} photos={NO_PHOTOS} onChange={() => {}} />
            )}
            <div className={styles.nav}>
              <Button className={styles.forward} type="submit" variant={whole ? 'accent' : 'primary'} size="large">
                {whole ? t('edit.send') : t('edit.next')}
              </Button>
            </div>
          </Card>
          {invitation.optOutToken && (
            <p className={styles.status}>
              <a href={localePath(locale, `/invitation/optout/${invitation.company.slug}/${invitation.optOutToken}`)}>
                {t('optOut.meta.title')}
              </a>
            </p>
          )}
        </form>
      </FormProvider>
    </Scripted>
  );
}

/** Everything that is asked, below each other. */
function Whole({ drawn: { invitation, values } }: { drawn: DrawnForm }) {
  const { t } = useT('invitation');
  const steps = stepsOf(invitation);
  return (
    <div className={styles.whole}>
      <div className={styles.step}>
        <div className={styles.chosen}>
          <GradeField symbol={invitation.symbol} />
        </div>
        <h1 className={flow.title}>{t(`edit.words.${questionKey(values.grade)}`)}</h1>
        <BodyField
          className={styles.body}
          bodyMin={invitation.bodyMin}
          hint={t('edit.words.hint', { company: invitation.company.name })}
        />
        <p className={flow.note}>{t('edit.words.rules')}</p>
      </div>
      {steps.includes('products') && <ProductsStep invitation={invitation} heading={null} />}
      {steps.includes('details') && <DetailsStep invitation={invitation} heading={null} />}
      <div className={styles.step}>
        <NameField suggestion={invitation.suggestedName} />
        <Terms />
      </div>
    </div>
  );
}
