import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkToken, readLinkToken } from './link-token.ts';

it('a token has the business and the secret, and nothing else is accepted', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uint8Array({ minLength: 32, maxLength: 32 }), (businessId, bytes) => {
      const secret = Buffer.from(bytes).toString('base64url');
      expect(readLinkToken(linkToken(businessId, secret))).toEqual({ businessId, secret });
      // 22 characters hold 132 bits, of which an id has 128: others would decode to the same id.
      const [business = ''] = linkToken(businessId, secret).split('.');
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const next = alphabet[alphabet.indexOf(business.at(-1) ?? '') + 1] ?? '';
      expect(readLinkToken(`${business.slice(0, -1)}${next}.${secret}`)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readLinkToken(text);
      expect(read === null || read.secret.length === 43).toBe(true);
    }),
  );
  for (const text of ['', '.', 'a.b', `${'A'.repeat(22)}.${'A'.repeat(42)}`, `${'*'.repeat(22)}.${'A'.repeat(43)}`]) {
    expect(readLinkToken(text)).toBeNull();
  }
});
