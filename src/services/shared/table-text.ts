/** Bytes of a file as text, or in plain words why it is no table. */
import { lockedWorkbook, refusal } from './table-limits.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4);

const inUtf16 = (text: string) => Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0), 0)).join('');

/** A workbook with a password lies encrypted in a file of the old kind, under this name (MS-OFFCRYPTO, 2.3.4.4). */
const isLocked = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(inUtf16('EncryptedPackage'));

/** Whatever its name says. */
function otherKindOf(bytes: Uint8Array): string | null {
  if (
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38)
  )
    return 'This file is a picture. Choose a CSV file or an Excel workbook (.xlsx).';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    return 'This file is a PDF. Choose a CSV file or an Excel workbook (.xlsx).';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return isLocked(bytes) ? lockedWorkbook : 'This is an old Excel workbook (.xls). Save it as .xlsx or CSV first.';
  return null;
}

/** The encoding of bytes without a mark: UTF-16 has a zero in every second byte of plain letters. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const some = bytes.subarray(0, 1000);
  const zerosAt = (rest: number) => some.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  if (zerosAt(1) > some.length / 4) return 'utf-16le';
  return zerosAt(0) > some.length / 4 ? 'utf-16be' : 'utf-8';
}

/** @throws a problem when it is empty or no text */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw refusal('This file is empty.');
  const other = otherKindOf(bytes);
  if (other !== null) throw refusal(other);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // What Excel on Windows writes as plain CSV.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
