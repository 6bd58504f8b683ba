/**
 * What attackers try first: words and names that lists of leaked passwords begin with, in the languages of the product.
 * A password made of one of them and of digits, years or runs of keys is refused.
 */
const COMMON_WORDS = [
  'password',
  'passwort',
  'kennwort',
  'wachtwoord',
  'contraseña',
  'contrasena',
  'motdepasse',
  'haslo',
  'hasło',
  'heslo',
  'jelszo',
  'parola',
  'lozinka',
  'geslo',
  'salasana',
  'adgangskode',
  'losenord',
  'passord',
  'slaptazodis',
  'parole',
  'пароль',
  'парола',
  'administrator',
  'admin',
  'opinara',
  'letmein',
  'welcome',
  'willkommen',
  'witaj',
  'iloveyou',
  'kochamcie',
  'ichliebedich',
  'monkey',
  'dragon',
  'master',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'shadow',
  'michael',
  'polska',
  'deutschland',
  'spring',
  'summer',
  'autumn',
  'winter',
  'wiosna',
  'lato',
  'jesien',
  'zima',
  'sommer',
  'herbst',
  'frühling',
  'changeme',
  'secret',
  'default',
  'test',
  'qwerty',
  'qwertz',
  'azerty',
];
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiop',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];
const BOTH_WAYS = RUNS.flatMap((run) => [run, [...run].toReversed().join('')]);
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const YEAR = /(?:19|20)\d\d/g;
/** Distinct signs that a password needs besides what is guessed first. */
const OWN_SIGNS = 4;

/** Distinct signs that are neither part of a common word, a run of keys such as `1234`, nor a repetition. */
function ownSigns(lower: string): number {
  const rest = COMMON_WORDS.reduce((text, word) => text.replaceAll(word, ' '), lower);
  const own = new Set<string>();
  for (let at = 0; at < rest.length; at++) {
    const before = rest.slice(Math.max(0, at - 2), at + 1);
    const after = rest.slice(at, at + 3);
    const around = rest.slice(Math.max(0, at - 1), at + 2);
    const runs = [before, after, around].some(
      (piece) => piece.length === 3 && BOTH_WAYS.some((run) => run.includes(piece)),
    );
    const sign = rest[at] ?? ' ';
    if (!runs && sign !== rest[at - 1] && sign !== ' ') own.add(sign);
  }
  return own.size;
}

/** Whether a password is among the first that are tried: a common word, name or run of keys with little else. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().replaceAll(YEAR, ' ');
  const spelled = [...lower].map((sign) => SIGNS[sign] ?? sign).join('');
  return Math.min(ownSigns(lower), ownSigns(spelled)) < OWN_SIGNS;
}
