import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateReport } from '@app/contracts/moderation';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { aReview } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewActions } from './review-actions.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const review = aReview(1);
const other = aReview(2);
const show = () =>
  renderPage(
    <>
      <ReviewActions review={review} />
      <ReviewActions review={other} />
    </>,
    'en',
    ['reviews'],
  );
const open = (index = 0) => {
  fireEvent.click(screen.getAllByRole('button', { name: 'Report' })[index] as HTMLElement);
  return within(screen.getByRole('dialog', { name: 'Report this review' }));
};
const radio = (dialog: ReturnType<typeof open>, name: string) => dialog.getByLabelText<HTMLInputElement>(name);
const details = (dialog: ReturnType<typeof open>) => dialog.getByLabelText<HTMLTextAreaElement>(/^Details/);
const address = (dialog: ReturnType<typeof open>) => dialog.getByLabelText<HTMLInputElement>(/^Your e-mail/);

it('a report dialog closed by mistake reopens with its input until it is sent', async () => {
  engine.on(`POST /reviews/${review.id}/reports`, () => ({ status: 202 }));
  show();
  const first = open();
  fireEvent.click(radio(first, 'Something else'));
  fireEvent.change(details(first), { target: { value: 'Not about this shop' } });
  fireEvent.change(address(first), { target: { value: 'eva@example.com' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();

  const elsewhere = open(1);
  expect([radio(elsewhere, 'Something else').checked, details(elsewhere).value]).toEqual([false, '']);
  fireEvent.click(elsewhere.getByRole('button', { name: 'Close' }));

  const again = open();
  expect(radio(again, 'Something else').checked).toBe(true);
  expect(details(again).value).toBe('Not about this shop');
  expect(address(again).value).toBe('eva@example.com');
  fireEvent.click(again.getByRole('button', { name: 'Send the report' }));
  const thanks = await again.findByText(/^Thank you/);
  // The focused element is gone.
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  fireEvent.click(again.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(details(open()).value).toBe('');
});

describe('of something against the law', () => {
  const send = (dialog: ReturnType<typeof open>) =>
    fireEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  const faith = (dialog: ReturnType<typeof open>) => dialog.queryByRole('checkbox', { name: /in good faith/ });

  it('a report of illegal content requires an explanation and good faith', async () => {
    const path = `POST /reviews/${review.id}/reports`;
    engine.on(path, () => ({ status: 202 }));
    show();
    const dialog = open();
    fireEvent.click(radio(dialog, 'Something else'));
    expect(faith(dialog)).toBeNull();
    fireEvent.click(radio(dialog, 'It is against the law'));
    expect(details(dialog).required).toBe(true);
    fireEvent.change(details(dialog), { target: { value: 'It simply is.' } });
    send(dialog);
    expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Explain why it is against the law, in a sentence or two.',
      'Please confirm this.',
    ]);
    expect(document.activeElement).toBe(details(dialog));

    const text = 'It calls for setting fire to the shop.';
    fireEvent.change(details(dialog), { target: { value: text } });
    send(dialog);
    expect(dialog.getByRole('alert').textContent).toBe('Please confirm this.');
    expect(document.activeElement).toBe(faith(dialog));
    expect(engine.seen(path)).toEqual([]);
    fireEvent.click(faith(dialog)!);
    send(dialog);
    await dialog.findByText(/^Thank you/);
    const body: unknown = JSON.parse(engine.seen(path)[0]?.body ?? '');
    expect(CreateReport.parse(body)).toEqual({ reason: 'illegal', text, goodFaith: true });
  });

  it('good faith is not sent with another reason', async () => {
    const path = `POST /reviews/${other.id}/reports`;
    engine.on(path, () => ({ status: 202 }));
    show();
    const dialog = open(1);
    fireEvent.click(radio(dialog, 'It is against the law'));
    fireEvent.click(faith(dialog)!);
    fireEvent.click(radio(dialog, 'Something else'));
    send(dialog);
    await dialog.findByText(/^Thank you/);
    expect(JSON.parse(engine.seen(path)[0]?.body ?? '')).toEqual({ reason: 'other' });
  });
});
