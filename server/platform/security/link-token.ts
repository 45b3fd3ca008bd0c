/** Tokens of links that lead into one business without a sign-in. Pure. */

/**
 * The token of a link: the business, without which row-level security would hide the link, and a secret of 256 random bits.
 */
export const linkToken = (businessId: string, secret: string): string =>
  `${Buffer.from(businessId.replaceAll('-', ''), 'hex').toString('base64url')}.${secret}`;

/** The parts of a link's token; null for what cannot be one. Each token has one text: base64url ignores its last bits. */
export function readLinkToken(token: string): { businessId: string; secret: string } | null {
  const [, business = '', secret = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  const hex = Buffer.from(business, 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const businessId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return linkToken(businessId, secret) === token ? { businessId, secret } : null;
}
