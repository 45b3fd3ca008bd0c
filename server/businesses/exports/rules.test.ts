import { expect, it } from 'vitest';
import { fileNameOf } from './rules.ts';

it('makes a name for a file of every name', () => {
  expect(fileNameOf('Adéyemí & Sons (Haulage) Ltd.')).toBe('Ade-yemi-Sons-Haulage-Ltd');
  expect(fileNameOf('株式会社')).toBe('business');
});
