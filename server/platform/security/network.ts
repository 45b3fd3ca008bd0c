/** The network that an IP address belongs to. */
import { isIPv6 } from 'node:net';

/** The first 64 bits of an IPv6 address: a subscriber usually has all addresses that share them. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, gap)).fill('0'), ...(tail ?? [])];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
