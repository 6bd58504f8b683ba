import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SubmitReview } from '@app/contracts/review-forms';
import type { FormQuestion, InvitationForm } from '@app/contracts/review-forms';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN, aFile, aPhoto, aSubmittedReview, anInvitation } from '../../../testing/reviewers.ts';
import { ReviewFlow } from './review-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  sessionStorage.clear();
  engine.on('POST /reviews', () => ({ status: 201, body: aSubmittedReview() }));
});

const question = (id: string, kind: FormQuestion['kind'], required = false): FormQuestion => ({
  id,
  kind,
  required,
  question: `Question ${id}`,
  choices: kind === 'open' ? [] : ['Red', 'Green', 'Blue'],
});
const sent = () => SubmitReview.parse(JSON.parse(engine.seen('POST /reviews')[0]?.body ?? '{}'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tap = (label: string) => fireEvent.click(screen.getByLabelText(label));

async function write(form: Partial<InvitationForm>) {
  engine.on(`GET /invitations/${TOKEN}`, () => ({ status: 200, body: anInvitation(form) }));
  const went: string[] = [];
  renderPage(<ReviewFlow slug="oak-cafe" token={TOKEN} search="?grade=4" go={(path) => went.push(path)} />, 'en', [
    'invitation',
    'reviews',
  ]);
  fireEvent.change(await screen.findByLabelText('Your review'), {
    target: { value: 'Good coffee and a kind waiter.' },
  });
  return went;
}
async function finish(went: string[]) {
  fireEvent.change(await screen.findByLabelText('Name or nickname'), { target: { value: 'Anna' } });
  press('Send review');
  await waitFor(() => expect(went).toHaveLength(1));
}

describe('what a company asks besides', () => {
  it('the details step can be skipped with one click', async () => {
    const went = await write({ criteria: ['delivery'], questions: [question('a', 'open')] });
    press('Next');
    await screen.findByText('A few details');
    press('Skip the details');
    await finish(went);
    expect(sent()).toMatchObject({ ratings: {}, answers: [] });
  });

  it('the details step takes a grade per criterion, and clears it', async () => {
    const went = await write({ criteria: ['delivery', 'service'] });
    press('Next');
    const rate = (criterion: RegExp, grade: RegExp) =>
      fireEvent.click(within(screen.getByRole('group', { name: criterion })).getByRole('radio', { name: grade }));
    await screen.findByText('A few details');
    rate(/^Delivery/, /^5 out of 5/);
    rate(/^Service/, /^2 out of 5/);
    press('Clear Service');
    press('Next');
    await finish(went);
    expect(sent().ratings).toEqual({ delivery: 5 });
  });

  it('the details step asks for required answers only', async () => {
    const went = await write({
      questions: [question('open', 'open', true), question('one', 'single', true), question('some', 'multiple')],
    });
    press('Next');
    await screen.findByText('A few details');
    press('Next');
    await waitFor(() => expect(screen.getAllByText('Input required')).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('Question open'), { target: { value: ' By bus ' } });
    fireEvent.click(within(screen.getByRole('group', { name: /^Question one/ })).getByLabelText('Green'));
    await waitFor(() => expect(screen.queryByText('Input required')).toBeNull());
    press('Next');
    await finish(went);
    expect(sent().answers).toEqual([
      { questionId: 'open', answer: 'By bus' },
      { questionId: 'one', answer: 'Green' },
    ]);
  });

  it('the details step sends several choices one per line, in the form’s order', async () => {
    const went = await write({ questions: [question('some', 'multiple')] });
    press('Next');
    await screen.findByText('A few details');
    tap('Blue');
    tap('Red');
    tap('Green');
    tap('Green');
    press('Next');
    await finish(went);
    expect(sent().answers).toEqual([{ questionId: 'some', answer: 'Red\nBlue' }]);
  });
});

describe('photos in the form', () => {
  it('photos are sent by id, and pending uploads are awaited', async () => {
    engine.on('POST /photos', () => ({ status: 201, body: aPhoto(1) }));
    const went = await write({ askPhotos: true });
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [aFile()] } });
    press('Next');
    await finish(went);
    expect(sent().photoIds).toEqual([aPhoto(1).id]);
  });

  it('photos of another device are shown, count towards the limit, and can be removed or sent', async () => {
    engine.on(`DELETE /photos/${aPhoto(2).id}`, () => ({ status: 204, body: null }));
    const unsentPhotos = [1, 2, 3, 4, 5].map(aPhoto);
    const went = await write({ askPhotos: true, unsentPhotos });
    expect(screen.getAllByRole('img', { name: /^Your photo/ })).toHaveLength(5);
    expect(screen.queryByLabelText('Add photos')).toBeNull();
    press('Remove photo 2');
    expect(await screen.findByLabelText('Add photos')).toBeTruthy();
    await waitFor(() => expect(engine.seen(`DELETE /photos/${aPhoto(2).id}`)).toHaveLength(1));
    press('Next');
    await finish(went);
    expect(sent().photoIds).toEqual([1, 3, 4, 5].map((number) => aPhoto(number).id));
  });

  it('photos are not requested if the company does not want any', async () => {
    await write({ askPhotos: false });
    expect(screen.queryByLabelText('Add photos')).toBeNull();
  });

  it('failed photos are mentioned before sending', async () => {
    engine.on('POST /photos', () => 'lost');
    const went = await write({ askPhotos: true });
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [aFile()] } });
    await screen.findByText('The connection was lost.');
    press('Next');
    await screen.findByText(/^1 photo could not be uploaded/);
    await finish(went);
    expect(sent().photoIds).toEqual([]);
  });
});
