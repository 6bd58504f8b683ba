import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_HINT_LENGTH, MAX_OWN_HINTS } from '@app/contracts/company-reviews/own-hints';
import type { HintsOfLanguage } from '@app/contracts/company-reviews/own-hints';
import { htmlLang } from '@app/locales/manifest.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Row, TextArea } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { readHintDraft, storeHintDraft } from './hint-drafts.ts';
import type { HintTexts } from './hint-drafts.ts';
import { linesOf, refusedPhrases } from './lines.ts';
import { ownHintsApi } from './own-hints-api.ts';
import * as styles from './own-hints.module.css';

const savedTexts = ({ grades }: HintsOfLanguage): HintTexts =>
  Object.fromEntries(grades.map(({ grade, own }) => [grade, own.join('\n')]));

/** Own phrases of a language, one a line for each rating, above the common ones. What is typed survives a reload. */
export function HintsForm({ hints }: { hints: HintsOfLanguage }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(ownHintsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const permission = usePermission('own_hints.write');
  const { language } = hints;
  const saved = savedTexts(hints);
  const [texts, setTexts] = useState(() => readHintDraft(company.id, language) ?? saved);
  const changed = hints.grades.some(({ grade }) => texts[grade] !== saved[grade]);
  const show = (next: HintTexts, isDraft: boolean) => {
    setTexts(next);
    storeHintDraft(company.id, language, isDraft ? next : null);
  };
  const save = useMutation({
    mutationFn: () =>
      api.saveHints(language, {
        grades: hints.grades.map(({ grade }) => ({ grade, phrases: linesOf(texts[grade] ?? '') })),
      }),
    onSuccess: (answer) => {
      client.setQueryData(['own-hints', company.id, language], answer);
      show(savedTexts(answer), false);
    },
  });
  const failure = save.isError ? failureOf(save.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        {hints.grades.toReversed().map(({ grade, common }) => {
          const index = hints.grades.findIndex((one) => one.grade === grade);
          const lines = linesOf(texts[grade] ?? '');
          const wrong = refusedPhrases(failure?.errors ?? [], index).map(({ phrase, message }) =>
            phrase === null ? message : t('ownHints.wrong', { phrase: lines[phrase] ?? '', message }),
          );
          return (
            <div key={grade} className={styles.grade}>
              <Field
                label={t('ownHints.grade', { grade })}
                hint={t('ownHints.limits', { count: MAX_OWN_HINTS, length: MAX_HINT_LENGTH })}
                error={wrong.length > 0 ? wrong.join(' ') : undefined}
              >
                <TextArea
                  rows={3}
                  lang={htmlLang(language)}
                  value={texts[grade] ?? ''}
                  readOnly={!permission.allowed}
                  onChange={(event) => {
                    save.reset();
                    show({ ...texts, [grade]: event.target.value }, true);
                  }}
                />
              </Field>
              <p className={styles.quiet}>
                {common.length > 0 ? (
                  <>
                    {t('ownHints.common')} <span lang={htmlLang(language)}>{common.join(' · ')}</span>
                  </>
                ) : (
                  t('ownHints.noCommon')
                )}
              </p>
            </div>
          );
        })}
        {failure && <Alert tone="error">{failure.detail ?? failureWords(save.error)}</Alert>}
        <Row>
          <Button type="submit" busy={save.isPending} disabled={!permission.allowed || !changed}>
            {t('ownHints.save')}
          </Button>
          {changed && (
            <Button variant="quiet" onClick={() => show(saved, false)}>
              {t('kept.discard')}
            </Button>
          )}
        </Row>
        <WhyNot permission={permission} />
        <p className={styles.quiet} role="status">
          {save.isSuccess && !changed && t('ownHints.saved')}
        </p>
      </form>
    </Card>
  );
}
