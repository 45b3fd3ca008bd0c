import { expect, test } from 'vitest';
import { codeOf, newCodes } from './codes.ts';

test.each(['KAN-365-EP', 'kan365ep', ' KAN 365 EP ', 'kan.365/ep', 'Kan_365-ep'])('%s is one plate', (text) =>
  expect(codeOf(text)).toBe('kan365ep'),
);

test.each(['', ' - ', 'N/A', 'none', 'Nil'])('"%s" is no number that two things could share', (text) =>
  expect(codeOf(text)).toBe(''),
);

test('only what is written anew is asked about', () => {
  const before = { plate_no: 'SPC-001-TT', serial_no: '' };
  expect(newCodes({ plate_no: 'spc 001 tt' }, before)).toEqual([]);
  expect(newCodes({ plate_no: 'SPC-002-TT', serial_no: 'S1' }, before)).toEqual(['plate_no', 'serial_no']);
  expect(newCodes({ plate_no: 'SPC-001-TT' }, null)).toEqual(['plate_no']);
});
