import type { FileRules } from '../ui/files/file-rules.ts';

/** What the server takes as the image of an asset. */
export const imageRules: FileRules = { accept: ['.jpeg', '.pdf'], maxSize: 5 * 1024 * 1024 };
