/** What may be chosen as a file of HR; the server judges by content again. */
export const accept = ['.pdf', '.png', '.jpeg', '.tiff'];
/** Bytes. A photograph is made small before it travels. */
export const largestChosen = 5 * 1024 * 1024;
