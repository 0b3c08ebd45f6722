import { isIPv6 } from 'node:net';

/** A connection is given 2^64 addresses of IPv6 at once: what they share is who somebody is. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** The address for which attempts are counted: an IPv4 address itself, the network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.replace(/%.*/, '').split('::');
  const groups = before === '' ? [] : before.split(':');
  const left = after === undefined ? 0 : ALL_GROUPS - groups.length - after.split(':').length;
  const all = [...groups, ...Array.from({ length: left }, () => '0'), ...(after?.split(':') ?? [])];
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
