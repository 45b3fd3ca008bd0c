import { expect, it } from 'vitest';
import { changesOf, emptyVehicle, mistakesIn, toVehicle, withDependents } from './vehicle-form.ts';

const typed = { ...emptyVehicle, type: 'truck', make: 'toyota', model: 'toyota-hilux-truck', plate_no: ' KJA-1 ' };

it('asks for type, make, model and plate', () => {
  expect(mistakesIn(emptyVehicle)).toEqual({
    type: ['Required'],
    make: ['Required'],
    model: ['Required'],
    plate_no: ['Required'],
  });
  expect(mistakesIn(typed)).toEqual({});
});

it('forgets the make with the type, and the model with the make', () => {
  expect(withDependents({ type: 'car' })).toEqual({ type: 'car', make: '', model: '' });
  expect(withDependents({ make: 'mack' })).toEqual({ make: 'mack', model: '' });
});

it('sends years and amounts as numbers, and nothing as null', () => {
  expect(toVehicle({ ...typed, year: '2021', purchase_price: '29000000.50' })).toMatchObject({
    type: 'truck',
    plate_no: 'KJA-1',
    year: 2021,
    purchase_price: 29_000_000.5,
    start_mileage: null,
    assignee: null,
  });
});

it('sends of a change what differs', () => {
  expect(changesOf(typed, { ...typed, color: 'Red' })).toEqual({ color: 'Red' });
  expect(changesOf(typed, { ...typed, assignee: 'e1', date_assigned: '2026-03-02' })).toEqual({
    assignee: 'e1',
    date_assigned: '2026-03-02',
  });
  expect(changesOf({ ...typed, assignee: 'e1', date_assigned: '2026-03-02' }, typed)).toEqual({
    assignee: null,
    date_assigned: null,
  });
});
