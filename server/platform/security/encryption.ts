/**
 * Encrypts data that the server stores or gives to a browser, so that only the server can read or change it. Each purpose
 * has its own key, derived from the server's secret, so a ciphertext of one purpose is invalid for another.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Encryption = {
  /** AES-256-GCM. Only the same purpose and subject (`about`, such as a user's id) decrypt it. */
  encrypt(purpose: string, about: string, text: string): Buffer;
  /** Null when it was not encrypted by this server, for this purpose and this subject. */
  decrypt(purpose: string, about: string, encrypted: Uint8Array): string | null;
  /** A keyed digest (HMAC): without the server's secret, a short text cannot be found by brute force. */
  digest(purpose: string, text: string): Buffer;
};

const version = 1;
/** Bytes: version, then the nonce of GCM (NIST SP 800-38D), then its tag. */
const [nonceSize, tagSize] = [12, 16];
const start = 1 + nonceSize + tagSize;

export function createEncryption(secret: string): Encryption {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `steward ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    encrypt: (purpose, about, text) => {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), hidden]);
    },
    decrypt: (purpose, about, encrypted) => {
      if (encrypted.length < start || encrypted[0] !== version) return null;
      const nonce = encrypted.subarray(1, 1 + nonceSize);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: tagSize })
        .setAAD(Buffer.from(about))
        .setAuthTag(encrypted.subarray(1 + nonceSize, start));
      try {
        return Buffer.concat([decipher.update(encrypted.subarray(start)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    digest: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  };
}
