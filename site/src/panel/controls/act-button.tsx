import { useId } from 'react';
import type { Act } from '@app/contracts/permissions/acts';
import { Button, VisuallyHidden } from '../../ui/index.ts';
import type { ButtonProps } from '../../ui/index.ts';
import { WhyNot, usePermission } from '../permissions.tsx';

export interface ActButtonProps extends ButtonProps {
  act: Act;
  /** The reason is a tooltip, and read out: in rows of tables, where it would be repeated. */
  compact?: boolean;
}

/** A button for an act, which is disabled, with the reason, for a member who may not do it. */
export function ActButton({ act, compact, disabled, ...button }: ActButtonProps) {
  const permission = usePermission(act);
  const why = useId();
  const { allowed, reason } = permission;
  return (
    <>
      <Button
        {...button}
        disabled={disabled || !allowed}
        title={reason ?? button.title}
        aria-describedby={reason ? why : undefined}
      />
      {compact ? (
        reason && <VisuallyHidden id={why}>{reason}</VisuallyHidden>
      ) : (
        <WhyNot permission={permission} id={why} />
      )}
    </>
  );
}
