import { expect, it } from 'vitest';
import { placeText, workText } from './works-today.tsx';

const shift = (start: string, end: string, role: string | null = null) => ({
  date: '2036-12-08',
  start,
  end,
  role,
  location: 'Ikeja',
});

it('says each shift of today as the business writes times, and that there is none', () => {
  const split = [shift('06:00', '10:00'), shift('20:00', '04:00')];
  expect(workText(split, 12)).toBe('Works today, 6:00 am to 10:00 am, 8:00 pm to 4:00 am');
  expect(workText(split, 24)).toBe('Works today, 06:00 to 10:00, 20:00 to 04:00');
  expect(workText([], 12)).toBe('Does not work today');
});

it('says once where and as what', () => {
  expect(placeText([shift('06:00', '10:00', 'Guard'), shift('12:00', '14:00', 'Guard')])).toBe('Guard · Ikeja');
  expect(placeText([shift('06:00', '10:00', 'Guard'), shift('12:00', '14:00')])).toBe('Guard · Ikeja, Ikeja');
});
