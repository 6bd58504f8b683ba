import { act, renderHook, waitFor } from '@testing-library/react';
import { useStepHistory } from './use-step-history.ts';

const STEPS = ['grade', 'words', 'details', 'name'] as const;
type Step = (typeof STEPS)[number];
const FORM = '/en/invitation/oak-cafe/edit/token';
let left: ReturnType<typeof open>;

/** A form opened by a link or by a reload. */
function open(first: Step) {
  const shown = { count: 0 };
  return { ...renderHook(() => useStepHistory(STEPS, first, () => void shown.count++)), shown };
}
beforeEach(() => {
  history.pushState(null, '', '/elsewhere');
  history.pushState({ key: 'of the router' }, '', FORM);
});
const show = (step: Step) => act(() => left.result.current.show(step));
/** Waits for asynchronous history events. */
const stands = (step: Step) => waitFor(() => expect(left.result.current.step).toBe(step));
const press = (way: 'back' | 'forward') => act(() => history[way]());

it('Back leads through the steps, Forward through them again, and Back from the first one leaves the page', async () => {
  left = open('words');
  show('details');
  show('name');
  expect(location.pathname).toBe(FORM);
  press('back');
  await stands('details');
  press('back');
  await stands('words');
  press('forward');
  await stands('details');
  expect(left.shown.count).toBe(5);
  press('back');
  await stands('words');
  press('back');
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
});

it('the form’s own back button uses the history: no step is duplicated', async () => {
  left = open('grade');
  show('words');
  show('details');
  show('grade');
  await stands('grade');
  show('words');
  press('back');
  await stands('grade');
  press('back');
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
});

it('a draft opened at a later step goes back within the form, and Back leaves the page', async () => {
  left = open('name');
  show('details');
  expect(left.result.current.step).toBe('details');
  press('back');
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
});

it('a reload keeps the previous steps', async () => {
  left = open('words');
  show('details');
  left.unmount();
  left = open('details');
  press('back');
  await stands('words');
});

it('a form of steps leaves no steps in the history after the form, and keeps the router’s state', async () => {
  left = open('grade');
  show('words');
  show('name');
  expect(history.state).toMatchObject({ key: 'of the router' });
  await act(() => left.result.current.leave());
  expect(history.state).toEqual({ key: 'of the router', steps: ['grade'] });
  expect(left.result.current.step).toBe('name');
});
