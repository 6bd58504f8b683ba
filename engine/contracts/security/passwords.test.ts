import { Password } from '../accounts.ts';
import { isCommonPassword } from './passwords.ts';

test.each([
  'password123',
  'P@ssw0rd2026!',
  'Haslo12345',
  'qwertyuiop',
  'QWERTZ123456',
  '1234567890',
  'aaaaaaaaaaaa',
  'abababababab',
  'Winter2026!!',
  'administrator1',
  'iloveyou1234',
  '1qaz2wsx3edc',
])('%s is refused as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(Password.safeParse(password).error?.issues).toMatchObject([{ params: { code: 'password_common' } }]);
});

test.each([
  'correct horse battery',
  'password-of-the-tests',
  'lipy kwitną w maju',
  'kX7!vq2PzR',
  '今日は天気がよいですから',
  'ten-chars!',
])('%s is accepted', (password) => expect(Password.safeParse(password).success).toBe(true));

test('a password that is too short is told so, and nothing else', () => {
  expect(Password.safeParse('abc').error?.issues).toMatchObject([{ code: 'too_small' }]);
});
