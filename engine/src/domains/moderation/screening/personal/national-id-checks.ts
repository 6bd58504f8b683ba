// Module by module: the package's index loads the numbers of every country.
import * as bgEgn from 'stdnum/lib/cjs/bg/egn.js';
import * as czRc from 'stdnum/lib/cjs/cz/rc.js';
import * as deIdnr from 'stdnum/lib/cjs/de/idnr.js';
import * as eeIk from 'stdnum/lib/cjs/ee/ik.js';
import * as esDni from 'stdnum/lib/cjs/es/dni.js';
import * as esNie from 'stdnum/lib/cjs/es/nie.js';
import * as fiHetu from 'stdnum/lib/cjs/fi/hetu.js';
import * as frNir from 'stdnum/lib/cjs/fr/nir.js';
import * as grAmka from 'stdnum/lib/cjs/gr/amka.js';
import * as hrOib from 'stdnum/lib/cjs/hr/oib.js';
import * as itCodiceFiscale from 'stdnum/lib/cjs/it/codicefiscale.js';
import * as ltAsmens from 'stdnum/lib/cjs/lt/asmens.js';
import * as nlBsn from 'stdnum/lib/cjs/nl/bsn.js';
import * as noFodselsnummer from 'stdnum/lib/cjs/no/fodselsnummer.js';
import * as plPesel from 'stdnum/lib/cjs/pl/pesel.js';
import * as ptNif from 'stdnum/lib/cjs/pt/nif.js';
import * as roCnp from 'stdnum/lib/cjs/ro/cnp.js';
import * as rsJmbg from 'stdnum/lib/cjs/rs/jmbg.js';
import * as ruInn from 'stdnum/lib/cjs/ru/inn.js';
import * as sePersonnummer from 'stdnum/lib/cjs/se/personnummer.js';
import * as trKimlik from 'stdnum/lib/cjs/tr/tckimlik.js';
import * as uaRntrc from 'stdnum/lib/cjs/ua/rntrc.js';
import { isDate, pair, weighted } from './digits.ts';

interface Validator {
  validate(value: string): { isValid: boolean };
}

/** Whether one of the validators accepts the number. */
const by =
  (...validators: Validator[]) =>
  (compact: string): boolean =>
    validators.some((one) => one.validate(compact).isValid);

export const pesel = by(plPesel);
export const rodneCislo = by(czRc);
export const cnp = by(roCnp);
export const egn = by(bgEgn);
export const steuerId = by(deIdnr);
export const oib = by(hrOib);
export const jmbg = by(rsJmbg);
export const dni = by(esDni, esNie);
export const codiceFiscale = by(itCodiceFiscale);
export const nir = by(frNir);
/** The library asks for the sign before the last four digits, which people leave out. */
export const personnummer = (d: string): boolean => by(sePersonnummer)(`${d.slice(0, -4)}-${d.slice(-4)}`);
export const fodselsnummer = by(noFodselsnummer);
export const hetu = by(fiHetu);
export const bsn = by(nlBsn);
export const kimlik = by(trKimlik);
export const nif = by(ptNif);
export const baltic = by(eeIk, ltAsmens);
export const inn = by(ruInn);
export const rnokpp = by(uaRntrc);
export const amka = by(grAmka);

// Not in the library. Sources: each country's own description of its number.

export const huPersonal = (d: string): boolean => isDate(pair(d, 5), pair(d, 3)) && /^[1-8]/.test(d);
export const huTax = (d: string): boolean =>
  d.startsWith('8') && weighted(d, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(d[9]);
export const snils = (d: string): boolean =>
  (weighted(d, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(d.slice(9));
export const myNumber = (d: string): boolean => {
  const rest = weighted(d, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(d[11]);
};
export const dayFirst = (d: string): boolean => isDate(pair(d, 0), pair(d, 2));
export const always = (): boolean => true;
