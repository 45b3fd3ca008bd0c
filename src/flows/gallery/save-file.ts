/** Downloads this text as a file. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser must have started reading before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
