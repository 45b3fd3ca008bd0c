import { expect, it } from 'vitest';
import { type SharedWeek, weekText } from './week-text.ts';

const days = ['2036-12-08', '2036-12-09', '2036-12-10'];
const shift = { date: '2036-12-08', start: '08:00', end: '16:00', name: 'Amina Bello', role: null, location: 'Ikeja' };
const week: SharedWeek = { business: 'Palm Oil', week: 50, days, location: 'Ikeja', shifts: [], timeFormat: 12 };

it('says day by day who works from when to when', () => {
  const shifts = [
    { ...shift, start: '20:00', end: '04:00', name: 'Musa Sani', role: 'Guard' },
    shift,
    { ...shift, name: 'Bola Adeyemi', role: 'Cashier' },
    { ...shift, date: '2036-12-10', name: null },
  ];
  expect(weekText({ ...week, shifts })).toBe(
    [
      'Palm Oil, Ikeja\nRota of week 50, Mon 8 Dec to Wed 10 Dec',
      'Mon 8 Dec\n8:00 am to 4:00 pm: Amina Bello, Bola Adeyemi (Cashier)\n8:00 pm to 4:00 am next day: Musa Sani (Guard)',
      'Tue 9 Dec: nobody works',
      'Wed 10 Dec\n8:00 am to 4:00 pm: nobody yet',
    ].join('\n\n'),
  );
});

it('says where, of all locations, and times as the business writes them', () => {
  const shifts = [shift, { ...shift, name: 'Bola', location: 'Yaba' }, { ...shift, name: 'Chidi', end: '12:30' }];
  const text = weekText({ ...week, location: null, timeFormat: 24, shifts });
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    'Palm Oil\nRota of week 50, Mon 8 Dec to Wed 10 Dec',
    'Mon 8 Dec\n08:00 to 12:30, Ikeja: Chidi\n08:00 to 16:00, Ikeja: Amina Bello\n08:00 to 16:00, Yaba: Bola',
  ]);
});

it('has no line that a name made', () => {
  const text = weekText({ ...week, days: days.slice(0, 1), shifts: [{ ...shift, name: 'Amina\n\nTue 9 Dec: all' }] });
  expect(text.split('\n\n').at(-1)).toBe('Mon 8 Dec\n8:00 am to 4:00 pm: Amina Tue 9 Dec: all');
});

it('ends on the next day where a shift ends at midnight or lasts a whole day', () => {
  const shifts = [
    { ...shift, start: '16:00', end: '00:00' },
    { ...shift, end: '08:00', name: 'Chidi' },
  ];
  expect(weekText({ ...week, shifts })).toContain(
    '8:00 am to 8:00 am next day: Chidi\n4:00 pm to 12:00 am next day: Amina Bello',
  );
});
