/**
 * Seals short texts that a leaked database or backup must not tell: NIN, tax ID and account numbers. What is sealed is a text
 * as well, `sealed:<id of its key>:<base64url>`, so that it stands in a column or inside JSON, and says which key opens it.
 *
 * Other than createEncryption, it knows several keys: a new one seals from then on, and those before it still open.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Sealing = {
  /** @param about of whom it is, a business's id: nothing else opens it */
  seal(about: string, text: string): string;
  /** What was never sealed is returned as it is. @throws when its key is not known, or it is another's */
  open(about: string, text: string): string;
  /** Every sealed text inside a longer one, such as JSON, opened; as JSON escapes them. What cannot be opened stays. */
  openWithin(about: string, text: string): string;
  /** Keyed (HMAC-SHA-256), so that what was digested cannot be found by trying. Hexadecimal. */
  digest(text: string): string;
  /** The same by each key that is known: what was digested before a rotation is found too. */
  digests(text: string): string[];
  /** The beginning of what the present key has sealed. */
  prefix: string;
};

const mark = 'sealed:';
const anySealed = /sealed:[0-9a-f]{8}:[A-Za-z0-9_-]+/g;
/** Bytes of the nonce and the tag of GCM (NIST SP 800-38D). */
const [nonceSize, tagSize] = [12, 16];

type Key = { id: string; bytes: Buffer };
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'steward columns', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

const digestBy = ({ bytes }: Key, text: string) => createHmac('sha256', bytes).update(text).digest('hex');

/** @param secrets the present one first, then those before it */
export function createSealing(secrets: readonly [string, ...string[]]): Sealing {
  const [present, ...before] = secrets.map(keyOf) as [Key, ...Key[]];
  const keys = new Map([...before, present].map(({ id, bytes }) => [id, bytes]));
  const prefix = `${mark}${present.id}:`;

  function open(about: string, text: string): string {
    if (!text.startsWith(mark)) return text;
    const [, id = '', encoded = ''] = text.split(':');
    const key = keys.get(id);
    if (key === undefined)
      throw new Error(`A number is sealed with the key ${id}, which is not known: add it to DATA_KEYS_BEFORE.`);
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceSize), { authTagLength: tagSize })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(nonceSize, nonceSize + tagSize));
    return Buffer.concat([decipher.update(bytes.subarray(nonceSize + tagSize)), decipher.final()]).toString('utf8');
  }

  return {
    prefix,
    open,
    seal: (about, text) => {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', present.bytes, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${prefix}${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`;
    },
    openWithin: (about, text) =>
      text.replaceAll(anySealed, (sealed) => {
        try {
          return JSON.stringify(open(about, sealed)).slice(1, -1);
        } catch {
          return sealed;
        }
      }),
    digest: (text) => digestBy(present, text),
    digests: (text) => [present, ...before].map((key) => digestBy(key, text)),
  };
}

/** Runs each text that stands under one of these names, however deep, through `change`. */
export function mapNamed<T>(value: T, names: ReadonlySet<string>, change: (text: string) => string): T {
  const visit = (found: unknown, name: string | null): unknown => {
    if (typeof found === 'string') return name !== null && names.has(name) ? change(found) : found;
    if (Array.isArray(found)) return found.map((one) => visit(one, name));
    if (typeof found !== 'object' || found === null || found instanceof Date) return found;
    return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, visit(one, key)]));
  };
  return visit(value, null) as T;
}
