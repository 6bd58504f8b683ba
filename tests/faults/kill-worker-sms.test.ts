import { killedWhileTexting } from './scenarios/texting.ts';

it(
  'a worker killed twice sends no customer two text messages, by a provider that cannot tell copies (Twilio)',
  () => killedWhileTexting('twilio'),
  600_000,
);
