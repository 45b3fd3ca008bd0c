/** References of payments, which only this server can make. Pure. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A reference that only this server can make, for one holder: `stw-<id>-<mark>`.
 * @param id an uuid
 * @param digest of a text, with the server's secret
 */
export function makeReference(id: string, holder: string, digest: (text: string) => Buffer): string {
  const plain = id.replaceAll('-', '');
  return `stw-${plain}-${markOf(plain, holder, digest).toString('hex')}`;
}

export function isReferenceOf(reference: string, holder: string, digest: (text: string) => Buffer): boolean {
  const [, plain = '', mark = ''] = /^stw-([0-9a-f]{32})-([0-9a-f]{16})$/.exec(reference) ?? [];
  return mark !== '' && timingSafeEqual(Buffer.from(mark, 'hex'), markOf(plain, holder, digest));
}

const markOf = (plain: string, holder: string, digest: (text: string) => Buffer) =>
  createHmac('sha256', digest('payment reference')).update(`${plain}:${holder}`).digest().subarray(0, 8);
