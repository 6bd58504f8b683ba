import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_GROUPS = 4;

/** What throttles count a client by: its address; for IPv6 the /64 network, within which addresses are free to take. */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
