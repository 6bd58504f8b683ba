import { correctionOf } from './correction.ts';

const reason = 'Agreed on the phone.';

test('all that is left is taken back as the whole, less of it line by line', () => {
  expect(correctionOf({ reason, 'line-0': '90.00', 'line-2': '5' }, [9_000, 0, 500])).toEqual({ reason });
  expect(correctionOf({ reason, 'line-0': '', 'line-2': '4,99' }, [9_000, 0, 500])).toEqual({
    reason,
    lines: [{ line: 2, net: 499 }],
  });
});

test.each([{ 'line-0': 'much' }, { 'line-0': '90.01' }, { 'line-0': '' }, { 'line-0': '0' }])(
  '%j is not a correction of 90.00',
  (values) => expect(correctionOf({ reason, ...values }, [9_000])).toBeUndefined(),
);
