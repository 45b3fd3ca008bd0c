/**
 * What the server stores, or hands to a browser, so that nobody else can read or change it. Every purpose has a key of its
 * own, derived from the server's secret, so that what was made for one can never be used for another.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Seal = {
  /** AES-256-GCM. It opens for the same purpose and for whom or what it is about, and for nothing else. */
  close(purpose: string, about: string, text: string): Buffer;
  /** Null when it was not closed by this server, for this purpose and about this. */
  open(purpose: string, about: string, sealed: Uint8Array): string | null;
  /** A digest that nobody can try texts against without the server's secret: for secrets too short for a plain one. */
  digest(purpose: string, text: string): Buffer;
};

const version = 1;
/** Bytes: version, then the nonce of GCM (NIST SP 800-38D), then its tag. */
const [nonceSize, tagSize] = [12, 16];
const start = 1 + nonceSize + tagSize;

export function createSeal(secret: string): Seal {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `steward ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    close: (purpose, about, text) => {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), hidden]);
    },
    open: (purpose, about, sealed) => {
      if (sealed.length < start || sealed[0] !== version) return null;
      const nonce = sealed.subarray(1, 1 + nonceSize);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: tagSize })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(1 + nonceSize, start));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    digest: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  };
}
