import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerTemplate } from '@app/contracts/company-reviews/answer-templates';
import { htmlLang } from '@app/locales/manifest.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Button, Card, EmptyState, Row, Skeleton } from '../../../ui/index.ts';
import { LoadFailed, useFailureMessage } from '../../load-failed.tsx';
import { PageHead } from '../../page-head.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { WhyNot, usePermission } from '../../permissions.tsx';
import { TemplateForm } from './template-form.tsx';
import { templatesApi } from './templates-api.ts';
import { templatesKey, useTemplates } from './use-templates.ts';
import * as styles from './templates.module.css';

/** Settings › Answer templates: texts to start answers with, by language. */
export function AnswerTemplates() {
  const { t } = useT('panel');
  const templates = useTemplates();
  const permission = usePermission('answer_templates.write');
  /** Id of the template that is edited; `new` for another one. */
  const [editing, setEditing] = useState<string | null>(null);
  const items = templates.data?.items ?? [];
  return (
    <>
      <PageHead
        title={t('answerTemplates.title')}
        lead={t('answerTemplates.lead')}
        actions={
          items.length > 0 && (
            <Button disabled={!permission.allowed} onClick={() => setEditing('new')}>
              {t('answerTemplates.add')}
            </Button>
          )
        }
      />
      <WhyNot permission={permission} />
      <div className={styles.stack}>
        {editing === 'new' && <TemplateForm template={null} onDone={() => setEditing(null)} />}
        {templates.isPending ? (
          <Card aria-busy="true">
            <Skeleton shape="heading" />
            <Skeleton />
            <Skeleton short />
          </Card>
        ) : templates.isError ? (
          <Card>
            <LoadFailed error={templates.error} onRetry={() => void templates.refetch()} />
          </Card>
        ) : items.length === 0 && editing === null ? (
          <Card>
            <EmptyState
              icon="reply"
              title={t('answerTemplates.empty.title')}
              actions={
                <Button disabled={!permission.allowed} onClick={() => setEditing('new')}>
                  {t('answerTemplates.add')}
                </Button>
              }
            >
              {t('answerTemplates.empty.text')}
            </EmptyState>
          </Card>
        ) : (
          items.map((template) =>
            template.id === editing ? (
              <TemplateForm key={template.id} template={template} onDone={() => setEditing(null)} />
            ) : (
              <TemplateCard
                key={template.id}
                template={template}
                mayChange={permission.allowed}
                onEdit={() => setEditing(template.id)}
              />
            ),
          )
        )}
      </div>
    </>
  );
}

interface TemplateCardProps {
  template: AnswerTemplate;
  mayChange: boolean;
  onEdit(): void;
}

function TemplateCard({ template: { id, title, language, body }, mayChange, onEdit }: TemplateCardProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(templatesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [deleting, setDeleting] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.deleteTemplate(id),
    onSuccess: () => client.invalidateQueries({ queryKey: templatesKey(company.id) }),
  });
  return (
    <Card as="article" className={styles.card} aria-labelledby={`template-${id}`}>
      <h2 id={`template-${id}`}>{title}</h2>
      <p className={styles.note}>{languageName(locale, language)}</p>
      <p className={styles.text} lang={htmlLang(language)}>
        {body}
      </p>
      <Row>
        <Button
          variant="secondary"
          size="small"
          disabled={!mayChange}
          aria-label={t('answerTemplates.editNamed', { title })}
          onClick={onEdit}
        >
          {t('answerTemplates.edit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={!mayChange}
          aria-label={t('answerTemplates.deleteNamed', { title })}
          onClick={() => setDeleting(true)}
        >
          {t('answerTemplates.delete')}
        </Button>
      </Row>
      {deleting && (
        <ConfirmDialog
          title={t('answerTemplates.deleteTitle', { title })}
          confirm={t('answerTemplates.delete')}
          cancel={t('answerTemplates.keep')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setDeleting(false)}
        >
          <p>{t('answerTemplates.deleteText')}</p>
          {remove.isError && <Alert tone="error">{failureOf(remove.error).detail ?? failureWords(remove.error)}</Alert>}
        </ConfirmDialog>
      )}
    </Card>
  );
}
