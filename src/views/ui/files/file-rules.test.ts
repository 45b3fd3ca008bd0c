import { expect, it } from 'vitest';
import { refuseFile, showFormats, showSize } from './file-rules.ts';

const rules = { accept: ['.pdf', '.png', '.jpeg', '.tiff'], maxSize: 3 * 1024 * 1024 };
const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type });

it.each(['a.pdf', 'A.PDF', 'photo.jpg', 'photo.jpeg', 'scan.tif', 'a.b.png'])('takes %s', (name) => {
  expect(refuseFile(file(name), rules)).toBeNull();
});

it.each([
  [file('letter.docx'), 'is not a PDF, PNG, JPEG or TIFF file'],
  [file('pdf'), 'is not a PDF, PNG, JPEG or TIFF file'],
  [file('scan.pdf', 3 * 1024 * 1024 + 1), 'is larger than 3 MB'],
  [file('scan.pdf', 0), 'is empty'],
])('refuses %o', (refused, reason) => {
  expect(refuseFile(refused, rules)).toBe(reason);
});

it('checks only the kind when every format of it is allowed', () => {
  const images = { ...rules, accept: ['image/*'] };
  expect(refuseFile(file('logo.webp', 10, 'image/webp'), images)).toBeNull();
  expect(refuseFile(file('logo.png', 10, 'text/plain'), images)).toBe('is not an image');
});

it.each([
  [512, '512 B'],
  [1536, '1.5 kB'],
  [640 * 1024, '640 kB'],
  [5 * 1024 * 1024, '5 MB'],
  [2.36 * 1024 * 1024, '2.4 MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(showSize(bytes)).toBe(text);
});

it('names a single format without a list', () => {
  expect(showFormats(['.csv'])).toBe('CSV');
});
