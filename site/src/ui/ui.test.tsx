import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import {
  Button,
  Checkbox,
  Field,
  GradeDisplay,
  GradeInput,
  SYMBOLS,
  TextArea,
  TextInput,
  type GradeSymbol,
  type GradeValue,
} from './index.ts';

describe('a field', () => {
  it('a field connects label, hint and error to its control', () => {
    renderPage(
      <Field label="E-mail" hint="Where we write to" error="Incorrect email address" required>
        <TextInput type="email" />
      </Field>,
      'en',
      [],
    );
    const input = screen.getByLabelText('E-mail');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Where we write to', 'Incorrect email address']);
    expect(input).toHaveProperty('required', true);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Incorrect email address');
  });

  it('a field counts characters as people do, and truncates nothing', () => {
    renderPage(
      <Field label="Review">
        <TextArea counterMax={5} />
      </Field>,
      'en',
      [],
    );
    fireEvent.change(screen.getByLabelText('Review'), { target: { value: 'ab👍cde' } });
    expect(screen.getByText('6 / 5')).toBeTruthy();
    expect(screen.getByLabelText('Review')).toHaveProperty('value', 'ab👍cde');
  });

  it('a required checkbox is marked', () => {
    renderPage(<Checkbox label="I agree" error="This field is required" />, 'en', []);
    expect(screen.getByRole('checkbox', { name: 'I agree' }).getAttribute('aria-invalid')).toBe('true');
  });
});

it('a busy button ignores clicks', () => {
  let presses = 0;
  renderPage(
    <Button busy onClick={() => presses++}>
      Send
    </Button>,
    'en',
    [],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(presses).toBe(0);
});

describe('grading', () => {
  function Graded({ symbol }: { symbol: GradeSymbol }) {
    const [grade, setGrade] = useState<GradeValue | null>(null);
    return <GradeInput legend="Your rating" value={grade} onChange={setGrade} symbol={symbol} />;
  }

  it.each(SYMBOLS)('grading with %s is a group of five labelled radio buttons', (symbol) => {
    renderPage(<Graded symbol={symbol} />, 'en', []);
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeTruthy();
    const options = screen.getAllByRole('radio');
    expect(options).toHaveLength(5);
    const four = screen.getByRole('radio', { name: '4 out of 5: Good' });
    fireEvent.click(four);
    expect(four).toHaveProperty('checked', true);
    expect(screen.getByText('Good')).toBeTruthy();
  });

  it('a grade has a text for screen readers', () => {
    renderPage(<GradeDisplay value={4.25} />, 'pl', []);
    expect(screen.getByText('4,3 na 5')).toBeTruthy();
  });

  it('a missing grade says so', () => {
    renderPage(<GradeDisplay value={null} />, 'en', []);
    expect(screen.getByText('No ratings yet')).toBeTruthy();
  });
});
