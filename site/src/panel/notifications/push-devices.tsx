import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushDevices as Devices } from '@app/contracts/notifying/push';
import { localePath } from '../../lib/addresses/links.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Skeleton } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { notificationsApi } from './notifications-api.ts';
import { deviceName, pushObstacle, subscribe, subscribedEndpoint, unsubscribe } from './this-device.ts';
import { devicesKey, usePushDevices } from './use-push-devices.ts';
import * as styles from './notifications.module.css';

/** The member’s devices that are told of notifications, and the switch for this one. */
export function PushDevices() {
  const { t } = useT('panel');
  const query = usePushDevices();
  return (
    <Card className={styles.devices}>
      <h2 className={styles.devicesTitle}>{t('push.title')}</h2>
      {query.isError ? (
        <PlanLacks error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <DeviceList devices={query.data} />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}

function DeviceList({ devices: { publicKey, items } }: { devices: Devices }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(notificationsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const scope = localePath(locale, '/panel');
  const here = useQuery({
    queryKey: ['push-here', scope],
    queryFn: async () => (await subscribedEndpoint(scope)) ?? '',
  });
  const show = (devices: Devices) => client.setQueryData<Devices>(devicesKey(company.id), devices);
  const add = useMutation({
    mutationFn: async (key: string) => {
      const texts = {
        lang: locale,
        title: t('push.offline.title'),
        text: t('push.offline.text'),
        again: t('errors.again'),
      };
      const subscription = await subscribe(scope, key, texts);
      if (subscription) show(await api.addPushDevice({ ...subscription, name: deviceName(navigator.userAgent) }));
      await here.refetch();
      return subscription !== undefined;
    },
  });
  const remove = useMutation({
    mutationFn: async ({ id, endpoint }: Devices['items'][number]) => {
      await api.removePushDevice(id);
      if (endpoint === here.data) await unsubscribe(scope);
      await here.refetch();
    },
    onSuccess: () => client.invalidateQueries({ queryKey: devicesKey(company.id) }),
  });
  const obstacle = pushObstacle();
  const isOn = items.some(({ endpoint }) => endpoint === here.data);
  const failure = add.error ?? remove.error;
  return (
    <>
      <p className={styles.meta}>{t('push.lead')}</p>
      {publicKey === null ? (
        <Alert>{t('push.notSetUp')}</Alert>
      ) : obstacle ? (
        <Alert>{t(`push.${obstacle}`)}</Alert>
      ) : (
        !isOn && (
          <ActButton act="push.write" variant="secondary" busy={add.isPending} onClick={() => add.mutate(publicKey)}>
            {t('push.turnOn')}
          </ActButton>
        )
      )}
      {add.data === false && <Alert>{t('push.denied')}</Alert>}
      {failure && <Alert tone="error">{failureOf(failure).detail ?? failureWords(failure)}</Alert>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((device) => (
            <li key={device.id} className={styles.device}>
              <span>
                {device.name}
                {device.endpoint === here.data && ` (${t('push.here')})`}
                <span className={styles.meta}>
                  {' '}
                  {formatDate(locale, device.addedAt, { timeZone: company.timeZone, style: 'medium' })}
                </span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${t('push.turnOff')}: ${device.name}`}
                busy={remove.isPending && remove.variables.id === device.id}
                onClick={() => remove.mutate(device)}
              >
                {t('push.turnOff')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
