import { canonicalMailbox } from './mailbox.ts';

it.each([
  ['Anna@Shop.example', 'anna@shop.example'],
  ['anna+1@shop.example', 'anna@shop.example'],
  ['anna+a+b@shop.example', 'anna@shop.example'],
  ['an.na@shop.example', 'an.na@shop.example'],
  ['a.n.n.a+shop@GoogleMail.com', 'anna@gmail.com'],
  ['no address', 'no address'],
])('%s leads to %s', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox);
});
