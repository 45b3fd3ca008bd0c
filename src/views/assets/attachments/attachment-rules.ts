/** What may be chosen as a file about an asset; the server judges by content again. */
export const accept = ['.pdf', '.png', '.jpeg', '.tiff'];
/** A photograph is made small before it travels; anything else of more than 3 MB is refused then. Bytes. */
export const largestChosen = 25 * 1024 * 1024;
export const acceptHint = 'PDF, PNG, JPEG or TIFF. Make sure the file size is below 3MB.';
