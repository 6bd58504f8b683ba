import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { GradeInput } from './grade-input.tsx';
import type { GradeValue } from './symbols.tsx';

function Form({ onSent }: { onSent(grade: GradeValue | null): void }) {
  const [grade, setGrade] = useState<GradeValue | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(grade);
      }}
    >
      <GradeInput legend="Rating" value={grade} onChange={setGrade} leadsOn />
    </form>
  );
}

it('a grade chosen by finger or mouse sends its form once, one chosen by keys does not', () => {
  jest.useFakeTimers();
  try {
    const sent: (GradeValue | null)[] = [];
    renderPage(<Form onSent={(grade) => sent.push(grade)} />, 'en', []);
    const pass = () => act(() => jest.advanceTimersByTime(10_000));
    const option = (grade: number) => screen.getByRole('radio', { name: new RegExp(`^${grade} out of 5`) });
    fireEvent.keyDown(option(1), { key: 'ArrowRight' });
    fireEvent.click(option(2));
    pass();
    expect(sent).toEqual([]);
    fireEvent.pointerDown(option(3));
    fireEvent.click(option(3));
    fireEvent.pointerDown(option(4));
    fireEvent.click(option(4));
    expect(sent).toEqual([]);
    pass();
    expect(sent).toEqual([4]);
  } finally {
    jest.useRealTimers();
  }
});
