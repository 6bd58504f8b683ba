import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SubmitProductReview } from '@app/contracts/review-forms';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN, aManagedReview, aSubmittedReview, anInvitation, managedReviews } from '../../../testing/reviewers.ts';
import { ProductFlow } from './product-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  engine.on('POST /product-reviews', () => ({ status: 201, body: aSubmittedReview() }));
});
const mug = { id: '0190a1b2-0000-7000-8000-000000000002', name: 'Mug', url: null };
const open = (grade = '4') =>
  renderPage(<ProductFlow token={TOKEN} productId={mug.id} grade={grade} />, 'en', ['invitation']);
const invites = (products = [mug]) =>
  engine.on(`GET /invitations/${TOKEN}`, () => ({ status: 200, body: anInvitation({ products, bodyMin: 10 }) }));

it('the form for products rates one product with the link’s grade', async () => {
  invites();
  open('4');
  await screen.findByRole('heading', { name: 'Mug' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4 out of 5/ }).checked).toBe(true);
  fireEvent.change(screen.getByLabelText('What is it like?'), { target: { value: 'Keeps the tea warm.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use “Anna K.”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  const [sent] = engine.seen('POST /product-reviews');
  expect(SubmitProductReview.parse(JSON.parse(sent?.body ?? ''))).toMatchObject({ productId: mug.id, grade: 4 });
  expect(sent?.headers['idempotency-key']).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/en/invitation/oak-cafe/edit/${TOKEN}`);
});

it('the form for products offers the phrases for products, and takes a tapped one into the text', async () => {
  const form = anInvitation({
    products: [mug],
    hints: [{ grade: 4, phrases: ['Kind staff'] }],
    productHints: [{ grade: 4, phrases: ['Easy to use'] }],
  });
  engine.on(`GET /invitations/${TOKEN}`, () => ({ status: 200, body: form }));
  open('4');
  fireEvent.click(await screen.findByRole('button', { name: 'Easy to use' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is it like?').value).toBe('Easy to use');
  expect(screen.queryByRole('button', { name: 'Kind staff' })).toBeNull();
});

describe('what was typed about a product', () => {
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('What is it like?');
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
  async function write() {
    invites();
    open('4');
    await screen.findByRole('heading', { name: 'Mug' });
    expect(Object.keys(localStorage)).toEqual([]);
    fireEvent.change(text(), { target: { value: 'Keeps the tea warm.' } });
    fireEvent.click(screen.getByRole('radio', { name: /^2 out of 5/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Use “Anna K.”' }));
  }

  it('a draft of a product is restored with its grade; another link’s grade overrides it', async () => {
    await write();
    expect(screen.queryByText('Here is what you wrote last time.')).toBeNull();
    cleanup();
    open('4');
    expect(await screen.findByText('Here is what you wrote last time.')).toBeTruthy();
    expect([text().value, chosen()]).toEqual(['Keeps the tea warm.', '2']);
    cleanup();
    open('5');
    await screen.findByRole('heading', { name: 'Mug' });
    expect([text().value, chosen()]).toEqual(['Keeps the tea warm.', '5']);
  });

  it('a product’s review is retried automatically with one key, and its draft deleted', async () => {
    let calls = 0;
    engine.on('POST /product-reviews', () => (++calls === 1 ? 'lost' : { status: 201, body: aSubmittedReview() }));
    await write();
    fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText(/attempt 2 of 4/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
    const keys = engine.seen('POST /product-reviews').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

it('the form for products reports missing fields', async () => {
  invites();
  open('9');
  await screen.findByRole('heading', { name: 'Mug' });
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(screen.getAllByText('Input required')).toHaveLength(2));
  expect(screen.getByText('Choose a rating from 1 to 5.')).toBeTruthy();
  expect(engine.seen('POST /product-reviews')).toEqual([]);
});

it('the form for products works after the company’s own review', async () => {
  engine.on(`GET /invitations/${TOKEN}`, () => problem(409, 'invitation_used'));
  const own = managedReviews([aManagedReview()], { openProducts: [mug] });
  engine.on(`GET /my-reviews/${TOKEN}`, () => ({ status: 200, body: own }));
  open();
  await screen.findByRole('heading', { name: 'Mug' });
  expect(screen.getByLabelText<HTMLInputElement>('Name or nickname').value).toBe('Anna');
});

it('the form for products says that nothing is left to rate', async () => {
  invites([]);
  open();
  expect(await screen.findByRole('heading', { name: 'There is nothing left to rate here' })).toBeTruthy();
});

it('the form for products has a page for an invalid link', async () => {
  renderPage(<ProductFlow token={TOKEN} productId="7" grade="4" />, 'en', ['invitation']);
  expect(await screen.findByText('This link does not work')).toBeTruthy();
  expect(engine.requests).toEqual([]);
});

describe('with features to place the product by', () => {
  const fit = { id: '0190a1b2-0000-7000-8000-000000000040', name: 'Size', low: 'too small', high: 'too large' };
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  const placed = async () => {
    invites([{ ...mug, features: [fit] }] as never);
    open('4');
    const line = await screen.findByRole('group', { name: 'Size' });
    fireEvent.change(screen.getByLabelText('What is it like?'), { target: { value: 'Keeps the tea warm.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use “Anna K.”' }));
    return line;
  };
  const sent = () => SubmitProductReview.parse(JSON.parse(engine.seen('POST /product-reviews')[0]?.body ?? ''));

  it('the form for products sends the chosen position of a feature', async () => {
    const line = await placed();
    expect(
      within(line)
        .getAllByRole<HTMLInputElement>('radio')
        .some(({ checked }) => checked),
    ).toBe(false);
    fireEvent.click(within(line).getByRole('radio', { name: '1 / 5: too small' }));
    fireEvent.click(within(line).getByRole('radio', { name: '2 / 5' }));
    send();
    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(sent().features).toEqual({ [fit.id]: 2 });
  });

  it('the form for products sends no cleared position', async () => {
    const line = await placed();
    fireEvent.click(within(line).getByRole('radio', { name: '5 / 5: too large' }));
    fireEvent.click(screen.getByRole('button', { name: /Size$/ }));
    send();
    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(sent().features).toEqual({});
  });
});

describe('with questions about the reviewer', () => {
  const size = {
    id: '0190a1b2-0000-7000-8000-000000000020',
    name: 'Size',
    choices: [
      { id: '0190a1b2-0000-7000-8000-000000000021', name: 'small' },
      { id: '0190a1b2-0000-7000-8000-000000000022', name: 'large' },
    ],
  };
  const sent = () => SubmitProductReview.parse(JSON.parse(engine.seen('POST /product-reviews')[0]?.body ?? ''));
  const write = async () => {
    invites([{ ...mug, userFeatures: [size] }] as never);
    open('4');
    await screen.findByRole('heading', { name: 'Mug' });
    fireEvent.change(screen.getByLabelText('What is it like?'), { target: { value: 'Keeps the tea warm.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use “Anna K.”' }));
  };
  const send = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await screen.findByRole('heading', { name: 'Thank you!' });
  };

  it('they say that they are optional and public, and what was chosen is kept and sent', async () => {
    await write();
    const about = within(screen.getByRole('group', { name: /About you/ }));
    about.getByText(/Shown publicly with your review/);
    about.getByText(/optional/);
    fireEvent.change(about.getByLabelText('Size'), { target: { value: size.choices[1]!.id } });
    cleanup();
    open('4');
    await screen.findByRole('heading', { name: 'Mug' });
    expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe(size.choices[1]!.id);
    await send();
    expect(sent().userChoices).toEqual([size.choices[1]!.id]);
  });

  it('they may be left out', async () => {
    await write();
    await send();
    expect(sent().userChoices).toEqual([]);
  });
});
