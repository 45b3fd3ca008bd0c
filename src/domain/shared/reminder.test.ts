import { expect, it } from 'vitest';
import { newReminderChoice, offsetLabel, offsetsText, offsetsToChoose, whatsAppLink } from './reminder.ts';

it('begins five days before, at the time of day that it is given, for everybody', () => {
  expect(newReminderChoice('service', '14:23')).toEqual({
    type: 'service',
    date: '14:23',
    set_reminder: '5d',
    further_reminders: [],
    escalate_after: null,
    recipients: { everyone: true, holder: false, people: [] },
  });
});

it.each([
  [['5d'], '5 days before'],
  [['1d'], '1 day before'],
  [['0d'], 'On the day'],
  [['5d', '30d', '1d', '5d'], '30, 5 and 1 days before'],
  [['0d', '5d'], '5 days before and on the day'],
])('%j reads %s', (offsets, text) => {
  expect(offsetsText(offsets)).toBe(text);
});

it('names an offset', () => {
  expect(['0d', '1d', '21d'].map(offsetLabel)).toEqual(['On the day', '1 day before', '21 days before']);
});

it('opens WhatsApp with a text, to a person or to whom the sender chooses', () => {
  expect(whatsAppLink('+2348031234567', 'Due & late?')).toBe('https://wa.me/2348031234567?text=Due%20%26%20late%3F');
  expect(whatsAppLink(null, 'Due')).toBe('https://wa.me/?text=Due');
});

it('offers the usual days, those that are chosen, and the number that is typed', () => {
  const usual = offsetsToChoose([], '');
  expect(usual.slice(0, 6)).toEqual(['0d', '1d', '2d', '3d', '4d', '5d']);
  expect(offsetsToChoose(['45d', '5d'], ' 10 ').filter((offset) => !usual.includes(offset))).toEqual(['10d', '45d']);
  for (const typed of ['5', '366', '1.5', '-1', 'ten', '']) expect(offsetsToChoose([], typed)).toEqual(usual);
  expect(offsetsToChoose([], '365').at(-1)).toBe('365d');
});
