import { isDate, luhn, mod11and10, pair, weighted } from './digits.ts';

// Sources of the checks: each country’s own description of its number.

const mod = (digits: string, modulus: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);

export const pesel = (d: string): boolean => {
  const month = pair(d, 2) % 20;
  return isDate(pair(d, 4), month) && weighted(d, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
};
export const rodneCislo = (d: string): boolean => {
  const month = (((pair(d, 2) % 50) - 1) % 20) + 1;
  if (!isDate(pair(d, 4), month)) return false;
  return d.length === 9 || mod(d, 11) === 0 || (mod(d.slice(0, 9), 11) === 10 && d.endsWith('0'));
};
export const cnp = (d: string): boolean =>
  /^[1-9]/.test(d) &&
  isDate(pair(d, 5), pair(d, 3)) &&
  (weighted(d, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11) % 10 === Number(d[12]);
export const egn = (d: string): boolean => {
  const raw = pair(d, 2);
  const month = raw > 40 ? raw - 40 : raw > 20 ? raw - 20 : raw;
  return isDate(pair(d, 4), month) && (weighted(d, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(d[9]);
};
export const steuerId = (d: string): boolean => {
  const counts = [...'0123456789'].map((digit) => d.slice(0, 10).split(digit).length - 1);
  return !d.startsWith('0') && Math.max(...counts) >= 2 && Math.max(...counts) <= 3 && mod11and10(d);
};
export const huPersonal = (d: string): boolean => isDate(pair(d, 5), pair(d, 3)) && /^[1-8]/.test(d);
export const huTax = (d: string): boolean =>
  d.startsWith('8') && weighted(d, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(d[9]);
export const jmbg = (d: string): boolean => {
  const check = 11 - (weighted(d, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return isDate(pair(d, 0), pair(d, 2)) && (check > 9 ? 0 : check) === Number(d[12]);
};
export const dni = (text: string): boolean => {
  const digits = text.replace(/^[xyz]/, (letter) => String('xyz'.indexOf(letter)));
  return 'trwagmyfpdxbnjzsqvhlcke'[Number(digits.slice(0, 8)) % 23] === digits[8];
};
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
export const codiceFiscale = (text: string): boolean => {
  const sum = [...text.slice(0, 15)].reduce((total, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 97;
    return total + (at % 2 === 0 ? ODD[value]! : value);
  }, 0);
  return String.fromCharCode(97 + (sum % 26)) === text[15];
};
export const nir = (text: string): boolean => {
  const digits = text.replace('2a', '19').replace('2b', '18');
  return Number(97n - (BigInt(digits.slice(0, 13)) % 97n)) === Number(digits.slice(13));
};
export const personnummer = (d: string): boolean => {
  const ten = d.slice(-10);
  return isDate(pair(ten, 4) > 60 ? pair(ten, 4) - 60 : pair(ten, 4), pair(ten, 2)) && luhn(ten);
};
export const fodselsnummer = (d: string): boolean => {
  const first = (11 - (weighted(d, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
  const second = (11 - (weighted(d, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return isDate(pair(d, 0) % 40, pair(d, 2) % 40) && first === Number(d[9]) && second === Number(d[10]);
};
export const hetu = (text: string): boolean =>
  '0123456789abcdefhjklmnprstuvwxy'[Number(text.slice(0, 6) + text.slice(7, 10)) % 31] === text[10];
export const bsn = (d: string): boolean => weighted(d, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && Number(d) > 0;
export const kimlik = (d: string): boolean => {
  const odd = [0, 2, 4, 6, 8].reduce((sum, at) => sum + Number(d[at]), 0);
  const even = [1, 3, 5, 7].reduce((sum, at) => sum + Number(d[at]), 0);
  return (
    !d.startsWith('0') &&
    (((odd * 7 - even) % 10) + 10) % 10 === Number(d[9]) &&
    (odd + even + Number(d[9])) % 10 === Number(d[10])
  );
};
export const nif = (d: string): boolean => {
  const check = 11 - (weighted(d, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === Number(d[8]);
};
export const baltic = (d: string): boolean => {
  const first = weighted(d, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const check = first < 10 ? first : (weighted(d, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10;
  return /^[1-8]/.test(d) && isDate(pair(d, 5), pair(d, 3)) && check === Number(d[10]);
};
export const snils = (d: string): boolean =>
  (weighted(d, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(d.slice(9));
export const inn = (d: string): boolean =>
  (weighted(d, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(d[10]) &&
  (weighted(d, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === Number(d[11]);
export const rnokpp = (d: string): boolean => (weighted(d, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) % 10 === Number(d[9]);
export const amka = (d: string): boolean => isDate(pair(d, 0), pair(d, 2)) && luhn(d);
export const myNumber = (d: string): boolean => {
  const rest = weighted(d, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(d[11]);
};
export const dayFirst = (d: string): boolean => isDate(pair(d, 0), pair(d, 2));
export const always = (): boolean => true;
