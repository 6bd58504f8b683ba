import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Widget, WidgetList } from '@app/contracts/widgets/widgets';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, EmptyState, LinkButton, Row, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ActButton } from '../controls/act-button.tsx';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel, usePanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { CreateWidget } from './create-widget.tsx';
import { KindDrawing } from './kind-drawing.tsx';
import { ReviewFeeds } from './review-feeds.tsx';
import { WidgetEditor } from './widget-editor.tsx';
import { widgetsApi } from './widgets-api.ts';
import * as styles from './widgets.module.css';

/** The company's widgets, and one of them to be set. The address holds which. */
export function Widgets() {
  const { t } = useT('panel');
  const { company, search, navigate } = usePanel();
  const api = useApi(widgetsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['widgets', company.id];
  const widgets = useQuery({ queryKey, queryFn: ({ signal }) => api.widgets(signal) });
  const [deleting, setDeleting] = useState<Widget | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const back = usePanelLink(PANEL_PATHS.widgets);
  const keep = (change: (items: Widget[]) => Widget[]) =>
    client.setQueryData<WidgetList>(queryKey, (known) => known && { items: change(known.items) });
  const remove = useMutation({
    mutationFn: ({ id }: Widget) => api.remove(id),
    onSuccess: (_, { id, name }) => {
      setDeleting(null);
      setDone(t('widgets.deleted', { name }));
      keep((items) => items.filter((one) => one.id !== id));
    },
  });
  const asked = new URLSearchParams(search).get('widget');
  const items = widgets.data?.items ?? [];
  const open = items.find(({ id }) => id === asked);
  if (open)
    return (
      <>
        <PageHead title={open.name} lead={t('widgets.code.live')} />
        <p>
          <a {...back}>{t('widgets.back')}</a>
        </p>
        <WidgetEditor
          key={open.id}
          widget={open}
          onSaved={(saved) => keep((all) => all.map((one) => (one.id === saved.id ? saved : one)))}
        />
      </>
    );
  return (
    <>
      <PageHead title={t('widgets.title')} lead={t('widgets.lead')} />
      <div className={styles.page}>
        {done && <Alert tone="success">{done}</Alert>}
        {widgets.isPending ? (
          <Card aria-busy="true">
            <Skeleton shape="block" />
          </Card>
        ) : !widgets.data ? (
          <LoadFailed error={widgets.error} onRetry={() => void widgets.refetch()} />
        ) : items.length === 0 ? (
          <Card>
            <EmptyState icon="window" title={t('widgets.empty.title')}>
              {t('widgets.empty.text')}
            </EmptyState>
          </Card>
        ) : (
          <ul className={styles.list}>
            {items.map((widget) => (
              <li key={widget.id}>
                <WidgetCard widget={widget} onDelete={() => setDeleting(widget)} />
              </li>
            ))}
          </ul>
        )}
        <CreateWidget
          onCreated={(widget) => {
            keep((all) => [widget, ...all]);
            navigate(`${PANEL_PATHS.widgets}?widget=${widget.id}`);
          }}
        />
        <ReviewFeeds slug={company.slug} />
      </div>
      {deleting && (
        <ConfirmDialog
          title={t('widgets.confirm.title', { name: deleting.name })}
          confirm={t('widgets.confirm.yes')}
          cancel={t('widgets.confirm.no')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting)}
          onCancel={() => {
            remove.reset();
            setDeleting(null);
          }}
        >
          <p>{t('widgets.confirm.text')}</p>
          {remove.isError && <Alert tone="error">{failureWords(remove.error)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}

function WidgetCard({ widget, onDelete }: { widget: Widget; onDelete(): void }) {
  const { t, locale } = useT('panel');
  const { id, kind, name, views, clicks } = widget;
  const edit = usePanelLink(`${PANEL_PATHS.widgets}?widget=${id}`);
  return (
    <Card as="article" className={styles.card}>
      <KindDrawing kind={kind} />
      <div className={styles.about}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.quiet}>{t(`widgets.kinds.${kind}.name`)}</p>
        <p className={styles.quiet}>
          {t('widgets.counts', { views: formatNumber(locale, views), clicks: formatNumber(locale, clicks) })}
        </p>
        <Row>
          <LinkButton variant="secondary" {...edit} aria-label={t('widgets.editNamed', { name })}>
            {t('widgets.edit')}
          </LinkButton>
          <ActButton act="widgets.write" compact variant="quiet" onClick={onDelete}>
            {t('widgets.delete')}
          </ActButton>
        </Row>
      </div>
    </Card>
  );
}
