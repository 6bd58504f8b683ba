import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { LOCAL_HOSTS } from '../../platform/settings/local-hosts.ts';

const isLoopback = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';

/**
 * Whether a request comes from this machine under its own name. Under any other name, a web page could read what is
 * shown here (DNS rebinding).
 */
export function isLocalRequest(req: Request): boolean {
  return isLoopback(req.ip ?? '') && LOCAL_HOSTS.has(req.hostname);
}
