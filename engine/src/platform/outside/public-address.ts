import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is allocated so far (IANA, IPv6 Global Unicast Address Space). */
const ALLOCATED_V6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the internet: not on this machine, in its network, or for a special purpose. */
export function isPublicAddress(address: string): boolean {
  // The library also reads other spellings, such as `127.1`.
  if (!isIP(address)) return false;
  const ip = ipaddr.parse(address);
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(ALLOCATED_V6));
}
