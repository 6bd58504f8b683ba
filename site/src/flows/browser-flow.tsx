import type { ReactNode } from 'react';
import { Waiting } from '../ui/feedback/message.tsx';
import { useHydrated } from '../lib/browser/use-hydrated.ts';
import { FlowLayout } from '../layouts/flow-layout.tsx';
import type { IconName } from '../ui/index.ts';

export interface BrowserFlowProps {
  /** Text until hydration. */
  loading: string;
  icon?: IconName;
  children: ReactNode;
}

/** Page of a flow that depends on the visitor's address: rendered in the browser only. */
export function BrowserFlow({ loading, icon = 'chat', children }: BrowserFlowProps) {
  const hydrated = useHydrated();
  return <FlowLayout>{hydrated ? children : <Waiting icon={icon}>{loading}</Waiting>}</FlowLayout>;
}
