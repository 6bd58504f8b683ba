import { passwordStrength } from './password-strength.ts';

describe('the hint at a password’s strength', () => {
  it.each([
    ['kurzer', 'short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['1234567890', 'weak'],
    ['password12', 'weak'],
    ['kwiatlampa', 'fair'],
    ['trzy koty na dachu', 'strong'],
    ['q7$Lw2!pXz', 'good'],
  ])('the password %s is %s', (password, level) => {
    expect(passwordStrength(password)).toBe(level);
  });

  it('parts of the person’s own name and address add no strength', () => {
    expect(passwordStrength('marianowak77', ['Maria Nowak', 'marianowak@example.com'])).toBe('weak');
  });
});
