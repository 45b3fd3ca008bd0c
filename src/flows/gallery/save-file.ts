/** Gives the person a file with this text. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
