import type { ReviewSource } from '@app/contracts/reviews';

const MAX_URL = 2000;

// Links of reviews must lead to their source, so that imports cannot put other links on a profile.
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

/** Whether a URL may be shown as that of a review: http or https, on the source's own site. */
export function isSourceUrl(url: string, source: ReviewSource): boolean {
  if (url.length > MAX_URL || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return source === 'other' || HOSTS[source].test(hostname);
}
