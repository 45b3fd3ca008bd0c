/** What may be chosen as a file about an asset; the server judges by content again. */
export type AttachmentRules = { accept: readonly string[]; hint: string };

/** As many as the contract takes. */
export const mostAttachments = 20;
/** A photograph is made small before it travels; anything else of more than 3 MB is refused then. Bytes. */
export const largestChosen = 25 * 1024 * 1024;
export const accept = ['.pdf', '.png', '.jpeg', '.tiff'];
export const acceptHint = 'PDF, PNG, JPEG or TIFF. Make sure the file size is below 3MB.';
export const fileRules: AttachmentRules = { accept, hint: acceptHint };
export const pictureRules: AttachmentRules = {
  accept: ['.png', '.jpeg'],
  hint: 'PNG or JPEG. Make sure the file size is below 3MB.',
};
