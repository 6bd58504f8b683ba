'use client';
import { useState } from 'react';
import type { StaffPartnerDetail } from '@app/contracts/partners/staff';
import { ActForm } from '../../admin/act-form.tsx';
import { callStaff, errorCode } from '../../staff-api/client.ts';
import { wordFor } from '../../words/fill.ts';
import type { PartnerProps } from '../props.ts';

interface Props extends Pick<PartnerProps, 'words'> {
  partner: StaffPartnerDetail;
  onDone: () => Promise<void>;
}

/** Renewing the code, blocking a partner and lifting the block. */
export function PartnerActs({ words, partner: { id, blockedAt, closedAt }, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const act = blockedAt ? 'unblock' : 'block';
  const attempt = async (path: string, body: object): Promise<void> => {
    setError(undefined);
    try {
      await callStaff('POST', `/partners/${id}/${path}`, body);
      setOpen(false);
      await onDone();
    } catch (failure) {
      setError(wordFor(words.errors, errorCode(failure)));
    }
  };
  if (isOpen)
    return (
      <ActForm
        title={words.acts[act]}
        hint={words.actHints[act]}
        words={words}
        error={error}
        onConfirm={({ reason }) => attempt(act, { reason })}
        onCancel={() => setOpen(false)}
      />
    );
  return (
    <p className="money__acts">
      {!closedAt && (
        <button type="button" className="staff-page__button" onClick={() => void attempt('code', {})}>
          {words.acts.code}
        </button>
      )}
      <button type="button" className="staff-page__button" onClick={() => setOpen(true)}>
        {words.acts[act]}
      </button>
      {error && <span className="staff-page__error">{error}</span>}
    </p>
  );
}
