import { act, renderHook, waitFor } from '@testing-library/react';
import { useStepHistory } from './use-step-history.ts';

const STEPS = ['grade', 'words', 'details', 'name'] as const;
type Step = (typeof STEPS)[number];
const FORM = '/en/invitation/oak-cafe/edit/token';
let left: ReturnType<typeof open>;

/** A form that a link from elsewhere has led to, or that a reload opens once more. */
function open(first: Step) {
  const shown = { count: 0 };
  return { ...renderHook(() => useStepHistory(STEPS, first, () => void shown.count++)), shown };
}
beforeEach(() => {
  history.pushState(null, '', '/elsewhere');
  history.pushState({ key: 'of the router' }, '', FORM);
});
const show = (step: Step) => act(() => left.result.current.show(step));
/** Waits for what the browser does when it comes to it. */
const stands = (step: Step) => waitFor(() => expect(left.result.current.step).toBe(step));
const press = (way: 'back' | 'forward') => act(() => history[way]());

it('Back leads through the steps, Forward through them again, and Back from the first one away', async () => {
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

it('the form’s own way back is the browser’s: no step stands there twice', async () => {
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

it('a draft that opens later on goes back within the form too, and Back leads away from there', async () => {
  left = open('name');
  show('details');
  expect(left.result.current.step).toBe('details');
  press('back');
  await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
});

it('a reload leaves the steps before where they were', async () => {
  left = open('words');
  show('details');
  left.unmount();
  left = open('details');
  press('back');
  await stands('words');
});

it('leaves nothing of the steps to what follows the form, and keeps what the router knows the page by', async () => {
  left = open('grade');
  show('words');
  show('name');
  expect(history.state).toMatchObject({ key: 'of the router' });
  await act(() => left.result.current.leave());
  expect(history.state).toEqual({ key: 'of the router', steps: ['grade'] });
  expect(left.result.current.step).toBe('name');
});
