import { describe, expect, it } from 'vitest';
import { correctedService, emptyCare, expiryAfter, fieldsOfService, mistakesInCare, newService } from './care-form.ts';
import { mistakesIn, toPaper } from './renewal-form.ts';

const oil = { ...emptyCare, title: 'Oil', date: '2026-03-02', due_date: '2026-09-02', reminder_days: '1' };

describe('a form of care', () => {
  it('asks for what each kind needs', () => {
    expect(mistakesInCare(emptyCare, 'paper')).toEqual({ title: ['Required'], type: ['Required'] });
    expect(mistakesInCare(emptyCare, 'repair')).toEqual({ title: ['Required'], date: ['Required'] });
    expect(mistakesInCare({ ...oil, due_date: '2026-03-01' }, 'service')).toHaveProperty('due_date');
  });

  it('leaves the reminder out that was not changed, so that days of the register stay', () => {
    expect(correctedService(oil, { ...oil, title: 'Oil and filters' })).not.toHaveProperty('reminder_days');
    expect(correctedService(oil, { ...oil, reminder_days: '' })).toMatchObject({ reminder_days: null });
    expect(correctedService(oil, { ...oil, reminder_days: '7' })).toMatchObject({ reminder_days: 7 });
  });

  it('leaves to the server what a new service renews until somebody chooses, be it nothing', () => {
    expect(newService(oil, ['f1'])).not.toHaveProperty('renews');
    expect(newService({ ...oil, renews: 's1,s2' }, ['f1'])).toMatchObject({
      attachments: ['f1'],
      renews: ['s1', 's2'],
    });
    expect(newService({ ...oil, renews: 'none' }, [])).toMatchObject({ renews: [] });
  });

  it('keeps what a service has renewed unless that was changed', () => {
    const known = fieldsOfService({
      id: 's3',
      vehicle: 'v1',
      description: 'Oil',
      service_date: '2026-03-02',
      due_date: null,
      due_in: null,
      mileage: null,
      reminder_days: null,
      cost: 0,
      renews: [{ id: 's1', notes: 'Oil', due_date: '2026-03-01' }],
      attachments: [],
    });
    expect(correctedService(known, { ...known, title: 'Oil and filters' })).not.toHaveProperty('renews');
    expect(correctedService(known, { ...known, renews: 'none' })).toMatchObject({ renews: [] });
    expect(correctedService(known, { ...known, renews: 's1,s2' })).toMatchObject({ renews: ['s1', 's2'] });
  });

  it('renews a paper of a type of the business, with the days that its reminder had', () => {
    const permit = { ...emptyCare, type: 'other', title: 'Emission test', due_date: '2027-01-01', reminder_days: '5' };
    expect(mistakesIn(permit, 'paper', '2026-01-01')).toEqual({});
    const sent = toPaper(permit, []);
    expect([sent.type, 'reminder_days' in sent]).toEqual([undefined, false]);
  });
});

it.each([
  ['2026-03-02', 12, '2027-03-01'],
  ['2026-01-01', 12, '2026-12-31'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-03-01', 6, '2026-08-31'],
])('what is issued on %s for %i months expires on %s', (issued, months, expires) => {
  expect(expiryAfter(issued, months)).toBe(expires);
});
