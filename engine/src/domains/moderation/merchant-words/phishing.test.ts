import { foreignBrand } from './brands.ts';
import { findPhishing } from './phishing.ts';

it.each([
  'Please enter your password to see the survey.',
  'Reply with your card number and we book the bonus.',
  'Your account has been suspended. Confirm your details to restore it.',
  'Prosimy podać PIN do karty.',
  'Twoje konto zostało zablokowane, zaloguj się, aby je odblokować.',
  'Bitte bestätigen Sie Ihr Kennwort.',
  'Ihr Konto wurde gesperrt – melden Sie sich an.',
  'Zadejte prosím heslo k účtu.',
  'Potvrďte číslo karty, odmena čaká.',
  'Votre compte est suspendu. Cliquez pour confirmer.',
  'Verifique su cuenta bloqueada e introduzca la contraseña.',
  'Inserisca il PIN della carta per ricevere il premio.',
  'Uw rekening is geblokkeerd, log snel in.',
  'Ваш акаунт заблоковано. Підтвердіть дані.',
  'Сообщите код из СМС, чтобы получить подарок.',
  'Вашият акаунт е блокиран, потвърдете данните.',
  'Adja meg a bankkártyája adatait.',
  'Contul dumneavoastră a fost suspendat, confirmați datele.',
  'アカウントが停止されました。ログインしてください。',
])('“%s” is phishing', (text) => {
  const span = findPhishing(text);
  expect(span && text.slice(span.start, span.end)).toBeTruthy();
});

it.each([
  'How was your order at {{company}}? Tell us in two clicks.',
  'Enter the discount code THANKS10 with your next order.',
  'We never ask for your password or your card number.',
  'Was your card blocked abroad without a reason?',
  'Please confirm that the parcel has arrived.',
  'Prosimy o opinię o zamówieniu {{order}}. Karta podarunkowa czeka na zwycięzcę.',
  'Bitte bestätigen Sie, ob das Paket angekommen ist.',
  'Jak jste spokojeni s platbou kartou?',
  'Votre colis est arrivé ? Donnez votre avis.',
  'Ihr Kundenkonto: Wie leicht war die Anmeldung?',
  'Kabel USB-C 2 m, czarny',
  'PIN-Halterung aus Eiche',
])('“%s” is no phishing', (text) => {
  expect(findPhishing(text)).toBeUndefined();
});

it.each([
  ['PayPal Security', 'Herbaciarnia', 'paypal'],
  ['Herbaciarnia – DHL', 'Herbaciarnia', 'dhl'],
  ['Pay Pal', 'Herbaciarnia', 'paypal'],
  ['Zamówienia Herbaciarnia', 'Herbaciarnia', undefined],
  ['Trading Post', 'Trading Post', undefined],
  ['DHL Paketshop Krause', 'DHL Paketshop Krause', undefined],
])('the sender name “%s” of the company “%s” contains the brand %s', (sender, company, brand) => {
  expect(foreignBrand(sender, company)).toBe(brand);
});
