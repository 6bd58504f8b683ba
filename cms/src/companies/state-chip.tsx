import type { ReactNode } from 'react';

/** A state in a frame, coloured where somebody has to look. */
export const StateChip = ({ of, children }: { of: string; children: ReactNode }) => (
  <span className={`state-chip state-chip--${of}`}>{children}</span>
);
