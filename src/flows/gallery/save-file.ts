/** Downloads this text or picture as a file. */
export const saveFile = (name: string, held: string | Blob): void => {
  const blob = typeof held === 'string' ? new Blob([held], { type: 'text/plain' }) : held;
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser must have started reading before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
