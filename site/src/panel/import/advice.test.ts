import { adviceFor } from './advice.ts';

describe('what to do about a rejected row', () => {
  it.each([
    ['csv_order_known', 'order_id', 'duplicate'],
    ['csv_row_repeated', 'order_id', 'duplicate'],
    ['csv_order_mixed', 'email', 'default'],
    ['csv_formula', 'name', 'default'],
    ['csv_date', 'purchased_at', 'date'],
    ['required', 'email', 'required'],
    ['required', 'basis', 'basis'],
    ['invalid_value', 'basis', 'basis'],
    ['invalid_value', 'language', 'language'],
    ['invalid_email', 'email', 'email'],
    ['text_too_big', 'name', 'length'],
    ['something_new', 'name', 'default'],
    ['something_new', null, 'default'],
  ])('the problem %s in column %s gets the advice %s', (code, column, advice) => {
    expect(adviceFor({ code, column })).toBe(advice);
  });
});
