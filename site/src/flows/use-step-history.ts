import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Timeout in milliseconds for going back within a page. */
const LEAVE_MS = 500;

export interface StepHistory<Step> {
  step: Step;
  show(next: Step): void;
  /** Removes the form's steps from the history; resolves when the page can be left. */
  leave(): Promise<void>;
}

/**
 * Steps of a form as history entries: Back leads to the previous step, and from the first one away. All entries share
 * the page's address; each stores the steps that led to it, which survives a reload.
 * @param steps in order
 * @param first initial step
 * @param onShow called for every later step
 */
export function useStepHistory<Step extends string>(
  steps: readonly Step[],
  first: Step,
  onShow: () => void,
): StepHistory<Step> {
  const [step, setStep] = useState(first);
  const left = useRef<(() => void) | null>(null);
  const written = (): Step[] => {
    const kept = (history.state as { steps?: unknown } | null)?.steps;
    return Array.isArray(kept) ? kept.filter((one): one is Step => steps.includes(one as Step)) : [];
  };
  // Written when the first step is left: a form that is only looked at leaves the history alone.
  const trail = (): Step[] => (written().at(-1) === step ? written() : [step]);

  const popped = useEffectEvent(() => {
    const at = written().at(-1);
    if (left.current) return left.current();
    if (at === undefined) return;
    setStep(at);
    onShow();
  });
  useEffect(() => {
    const onPop = () => popped();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return {
    step,
    show(next) {
      const before = trail();
      const back = before.length - 1 - before.lastIndexOf(next);
      if (before.includes(next) && back > 0) return history.go(-back);
      history.replaceState(stateOf(before), '');
      if (steps.indexOf(next) > steps.indexOf(step)) history.pushState(stateOf([...before, next]), '');
      // Its step has been opened later on, as a draft is: there is no entry to go back to.
      else if (next !== step) history.replaceState(stateOf([...before.slice(0, -1), next]), '');
      setStep(next);
      onShow();
    },
    leave() {
      const back = trail().length - 1;
      if (back < 1) return Promise.resolve();
      return new Promise((resolve) => {
        const late = setTimeout(resolve, LEAVE_MS);
        left.current = () => {
          clearTimeout(late);
          resolve();
        };
        history.go(-back);
      });
    },
  };
}

/** Other properties of the state are kept: the router needs them. */
const stateOf = (steps: readonly string[]) => ({ ...(history.state as object | null), steps });
