import { expect, it } from 'vitest';
import { fileTitle } from './file-title.ts';

it('leaves the ending out, and no more characters than the server takes', () => {
  expect(fileTitle('Employee handbook v2.1.pdf')).toBe('Employee handbook v2.1');
  expect(fileTitle('.pdf')).toBe('.pdf');
  expect(fileTitle(`${'a'.repeat(250)}.pdf`)).toBe('a'.repeat(200));
});
