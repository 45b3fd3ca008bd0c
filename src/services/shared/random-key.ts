/**
 * A random key of 128 bits, such as an idempotency key. Not `crypto.randomUUID`, which browsers have in secure contexts
 * only: over plain http in a local network it does not exist.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
