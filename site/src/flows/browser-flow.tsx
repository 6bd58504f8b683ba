import type { ReactNode } from 'react';
import { Waiting } from '../features/forms/message.tsx';
import { useHydrated } from '../features/forms/use-hydrated.ts';
import { FlowLayout } from '../layouts/flow-layout.tsx';
import type { IconName } from '../ui/index.ts';

export interface BrowserFlowProps {
  /** While the built page comes to life, and until scripts are there. */
  loading: string;
  icon?: IconName;
  children: ReactNode;
}

/** The page of a flow that only its visitor's address tells the beginning of: it is drawn in the browser alone. */
export function BrowserFlow({ loading, icon = 'chat', children }: BrowserFlowProps) {
  const hydrated = useHydrated();
  return <FlowLayout>{hydrated ? children : <Waiting icon={icon}>{loading}</Waiting>}</FlowLayout>;
}
