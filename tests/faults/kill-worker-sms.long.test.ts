import { killedWhileTexting } from './scenarios/texting.ts';

it(
  'a worker killed twice sends no customer two text messages, by a provider that knows copies (SMSAPI)',
  () => killedWhileTexting('smsapi'),
  600_000,
);
