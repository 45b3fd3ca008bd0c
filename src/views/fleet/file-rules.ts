/** What may be chosen as a file of a vehicle; the server judges by content again. */
import type { components } from '../../../openapi/generated/contract.ts';

export type Attachment = components['schemas']['VehicleAttachment'];

export const accept = ['.pdf', '.png', '.jpeg', '.tiff'];
/** A photograph is made small before it travels; anything else of more than 3 MB is refused. Bytes. */
export const largestChosen = 25 * 1024 * 1024;
export const acceptHint = 'PDF, PNG, JPEG or TIFF. Make sure the file size is below 3MB.';
/** As the contract takes them with one paper, service or repair. */
export const mostFiles = 10;
