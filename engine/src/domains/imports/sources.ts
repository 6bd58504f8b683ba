import type { ReviewSource } from '@app/contracts/reviews';

const MAX_URL = 2000;

// A link to a review leads to where it was written: an import is no way to put other links on a profile.
const HOSTS: Record<Exclude<ReviewSource, 'other'>, RegExp> = {
  google: /(?:^|\.)(?:google\.(?:com?\.)?[a-z]{2,3}|goo\.gl|g\.page|g\.co)$/,
  trustpilot: /(?:^|\.)trustpilot\.(?:com|[a-z]{2})$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com)$/,
  booking: /(?:^|\.)booking\.com$/,
  tripadvisor: /(?:^|\.)tripadvisor\.(?:com|(?:com?\.)?[a-z]{2})$/,
  ceneo: /(?:^|\.)ceneo\.pl$/,
  opineo: /(?:^|\.)opineo\.pl$/,
  allegro: /(?:^|\.)allegro\.(?:pl|cz|sk|hu)$/,
  amazon: /(?:^|\.)(?:amazon\.(?:com?\.)?[a-z]{2,3}|amzn\.to)$/,
  heureka: /(?:^|\.)heureka\.(?:cz|sk|group)$/,
};

/** Whether an address may be shown as that of a review at the source: http or https, and of the source's own site. */
export function isOfSource(address: string, source: ReviewSource): boolean {
  if (address.length > MAX_URL || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return source === 'other' || HOSTS[source].test(hostname);
}
