import { adviceFor } from './advice.ts';

describe('what to do about a rejected row', () => {
  it.each([
    ['order_exists', 'order_id', 'duplicate'],
    ['required', 'email', 'required'],
    ['required', 'basis', 'basis'],
    ['basis_missing', null, 'basis'],
    ['invalid_email', 'email', 'email'],
    ['invalid_format', 'purchased_at', 'date'],
    ['text_too_big', 'name', 'length'],
    ['formula_cell', 'name', 'formula'],
    ['header_missing', null, 'header'],
    ['too_many_rows', null, 'rows'],
    ['something_new', 'name', 'default'],
    ['something_new', null, 'default'],
  ])('%s in %s → %s', (code, column, advice) => {
    expect(adviceFor({ code, column })).toBe(advice);
  });
});
