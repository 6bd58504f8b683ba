import type { ShareState } from '@app/contracts/sharing/review-shares';
import { domainError } from '../../kernel/errors.ts';

/** The product shows reviews of as many shops as it may, or the company has too many requests. */
export class TooManyShares extends domainError('too_many', 409) {}

export type ShareCommand = 'accept' | 'decline' | 'end';

/** Who may give a command: the company that has the reviews, or either. */
export const COMMANDED_BY: Record<ShareCommand, 'source' | 'either'> = {
  accept: 'source',
  decline: 'source',
  end: 'either',
};

const TRANSITIONS: Record<ShareState, Partial<Record<ShareCommand, ShareState>>> = {
  requested: { accept: 'accepted', decline: 'declined', end: 'ended' },
  accepted: { end: 'ended' },
  declined: {},
  ended: {},
};

/** The state after a command; undefined where it has no place. */
export const nextShareState = (state: ShareState, command: ShareCommand): ShareState | undefined =>
  TRANSITIONS[state][command];
