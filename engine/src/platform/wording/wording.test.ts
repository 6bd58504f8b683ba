import { isOwnSenderName, containsLink } from './wording.ts';

it.each([
  'See https://paypal.com/verify',
  'Confirm at paypal.com now',
  'www.paypal-login.example',
  'www . paypal . com',
  'Write to security@paypal.com',
  'Log in at 203.0.113.4/login',
  'paypal (dot) com',
  'Visit bit.ly/3xyz',
])('“%s” leads somewhere', (text) => {
  expect(containsLink(text, 'Herbaciarnia')).toBe(true);
});

it.each([
  'Hello {{name}}, how was the tea from {{company}}?',
  'Your order no. 12.5 kg arrived.Thank you',
  'Thanks! We are at Rynek 5, open 8.00–16.30.',
  'At Morele.net you get more',
])('“%s” leads nowhere', (text) => {
  expect(containsLink(text, 'morele.net')).toBe(false);
});

it.each([
  ['Kwiaciarnia Łąka', true],
  ['Anna, Kwiaciarnia Łąka', true],
  ['KWIACIARNIA ŁĄKA – opinie', true],
  ['Łąka', true],
  ['PayPal Security', false],
  ['PayPal <security@paypal.com>', false],
  ['a', false],
])('of the company “Kwiaciarnia Łąka” the sender name “%s” is its own: %s', (name, own) => {
  expect(isOwnSenderName(name, 'Kwiaciarnia Łąka')).toBe(own);
});
