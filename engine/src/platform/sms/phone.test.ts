import { parsePhone } from './phone.ts';

it.each([
  ['600 700 800', 'PL', '+48 600 700 800', true],
  ['+48 600-700-800', 'DE', '+48 600 700 800', true],
  ['0048600700800', 'PL', '+48 600 700 800', true],
  ['0151 23456789', 'DE', '+49 1512 3456789', true],
  ['(415) 555-2671', 'US', '+1 415 555 2671', true],
  ['12 345 67 89', 'PL', '+48 12 345 67 89', false],
])('the parser of phone numbers reads %s in %s', (text, country, international, mobile) => {
  expect(parsePhone(text, country)).toEqual({
    ok: true,
    e164: international.replaceAll(' ', ''),
    international,
    mobile,
  });
});

it.each(['', '12', 'call me', '600 700 80', '+48 600 700 800 ext. 5', 'my number is 600 700 800', '+999 1234567'])(
  'the parser of phone numbers refuses “%s”',
  (text) => {
    expect(parsePhone(text, 'PL')).toEqual({ ok: false, code: 'phone_invalid' });
  },
);
