import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['scan.PDF', 'application/pdf', 'scan.PDF'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.exe.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['invoice\u202efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
  ['two\r\nlines\u0007.png', 'image/png', 'two lines .png'],
  ['شركة.pdf', 'application/pdf', 'شركة.pdf'],
  ['\u200e\u2067', 'image/webp', 'file.webp'],
  ['notes.txt', null, 'notes.txt'],
])('%j of the type %s is called %j', (given, type, name) => expect(fileNameOf(given, type)).toBe(name));
