/**
 * A random key of 128 bits, such as an idempotency key. It does not use `crypto.randomUUID`, which exists only in secure
 * contexts, not over plain http in a local network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
