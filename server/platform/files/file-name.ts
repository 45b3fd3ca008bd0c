/** The names of files that people uploaded, for those who download them. */
import { onOneLine } from '../../../rules/shared/line.ts';

/** What the name of a file of each type may end with; the first is added where it ends otherwise. */
const endings: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
};
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The name without characters that cannot be seen, which would let `\u202efdp.exe` look like a PDF, and with the ending of
 * what the file holds.
 * @param type the media type by content; null when it cannot be detected
 */
export function fileNameOf(given: string, type: string | null): string {
  const name = onOneLine(given.replace(directionMarks, '')) || 'file';
  const [ending, ...others] = endings[type ?? ''] ?? [];
  if (ending === undefined) return name;
  const isRight = [ending, ...others].some((one) => name.toLowerCase().endsWith(`.${one}`));
  return isRight ? name : `${name}.${ending}`;
}
