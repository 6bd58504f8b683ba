import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Act } from '@app/contracts/permissions/acts';
import type { Permissions, Refusal } from '@app/contracts/permissions/permissions';
import { api } from '../lib/api/api.ts';
import { alternatives } from '../lib/texts/format.ts';
import { useT } from '../lib/texts/i18n.ts';
import type { CompanyScope } from './company-scope.ts';
import { useApi, usePanel } from './panel-context.tsx';
import * as styles from './panel.module.css';

const permissionsApi = ({ base, locale }: CompanyScope) => ({
  permissions: (signal?: AbortSignal) => api.get<Permissions>(`${base}/permissions`, { signal, locale }),
});

export interface PermissionState {
  /** True until the engine has said otherwise: it refuses by itself what is not allowed. */
  allowed: boolean;
  /** Why not, in a sentence for beside the disabled control. */
  reason?: string;
}

/** Whether the member may do something in the company that is shown, and why not. */
export function usePermission(act: Act): PermissionState {
  const words = useRefusalWords();
  const refusal = usePermissions()?.refused.find((one) => one.act === act)?.refusal;
  return refusal ? { allowed: false, reason: words(refusal) } : { allowed: true };
}

/** All permissions of the member; undefined while they load. */
export function usePermissions(): Permissions | undefined {
  const { company } = usePanel();
  const calls = useApi(permissionsApi);
  const { data } = useQuery({
    queryKey: ['permissions', company.id],
    queryFn: ({ signal }) => calls.permissions(signal),
    staleTime: 60_000,
  });
  return data;
}

/** Returns why something is refused, in a sentence. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t, locale } = useT('panel');
  return (refusal) => {
    switch (refusal.reason) {
      case 'role':
        return t('permissions.role', {
          roles: alternatives(
            locale,
            refusal.roles.map((role) => t(`permissions.roles.${role}`)),
          ),
        });
      case 'suspended':
        return t('permissions.suspended');
      case 'plan':
        return t('permissions.plan', { plan: t(`plans.names.${refusal.plan}`) });
    }
  };
}

/** Controls of one act. Without the permission they are disabled, with the reason above them. */
export function Permitted({ act, children }: { act: Act; children: ReactNode }) {
  const permission = usePermission(act);
  return (
    <>
      <WhyNot permission={permission} />
      <fieldset className={styles.permitted} disabled={!permission.allowed}>
        {children}
      </fieldset>
    </>
  );
}

/** The reason beside a control that is disabled; nothing when it is not. Its id is for `aria-describedby`. */
export function WhyNot({ permission: { reason }, id }: { permission: PermissionState; id?: string }) {
  return reason ? (
    <p className={styles.whyNot} id={id}>
      {reason}
    </p>
  ) : null;
}
