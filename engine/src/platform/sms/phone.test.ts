import { readPhone } from './phone.ts';

it.each([
  ['600 700 800', 'PL', '+48600700800', true],
  ['+48 600-700-800', 'DE', '+48600700800', true],
  ['0048600700800', 'PL', '+48600700800', true],
  ['0151 23456789', 'DE', '+4915123456789', true],
  ['(415) 555-2671', 'US', '+14155552671', true],
  ['12 345 67 89', 'PL', '+48123456789', false],
])('reads %s in %s', (text, country, e164, mobile) => {
  expect(readPhone(text, country)).toEqual({ ok: true, e164, mobile });
});

it.each(['', '12', 'call me', '600 700 80', '+48 600 700 800 ext. 5', 'my number is 600 700 800', '+999 1234567'])(
  'refuses “%s”',
  (text) => {
    expect(readPhone(text, 'PL')).toEqual({ ok: false, code: 'phone_invalid' });
  },
);
