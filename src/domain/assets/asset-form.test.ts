import { describe, expect, it, test } from 'vitest';
import type { components } from '../../../openapi/generated/contract.ts';
import {
  type AssetFields,
  changesBetween,
  copyOf,
  fieldsOf,
  mistakesOf,
  newAssetFields,
  toNewAsset,
  typedOver,
  withDependents,
} from './asset-form.ts';

const id = '01a00000-0000-7000-8000-0000000000a1';
const laptop: AssetFields = {
  ...newAssetFields,
  kind: 'asset',
  asset_type: id,
  name: 'ThinkPad T14',
  location: id,
  asset_condition: 'new',
};
const corolla: AssetFields = {
  ...newAssetFields,
  kind: 'vehicle',
  asset_type: id,
  vehicle_type: 'car',
  vehicle_make: 'toyota',
  contact: '08012345678',
};
const stored: components['schemas']['Asset'] = {
  id,
  number: 'VEH-0001',
  name: 'Toyota Corolla',
  asset_type: { id, name: 'Vehicle', vehicle_type: true },
  location: { id, name: 'Ikeja' },
  status: 'active',
  asset_condition: 'used',
  brand: '',
  model: '',
  serial_no: '',
  color: 'Red',
  notes: '',
  purchase_date: '2026-03-02',
  cost: 4_500_000,
  vendor: '',
  image: null,
  assignee: null,
  date_assigned: null,
  expected_return_date: null,
  assigned_until: null,
  is_stopped: false,
  next_assignment: null,
  vehicle_type: 'car',
  vehicle_make: 'toyota',
  vehicle_model: 'toyota-corolla',
  make_name: 'Toyota',
  model_name: 'Corolla',
  year: 2019,
  plate_no: 'LND 12 AB',
  mileage: 82_000,
  contact: '08012345678',
  book_value: 3_000_000,
  version: 2,
  created_at: '2026-11-20T09:00:00.000Z',
};

describe('what is required', () => {
  it.each(['asset_type', 'name', 'location', 'asset_condition', 'status'] as const)(
    'an asset needs its %s',
    (field) => {
      expect(mistakesOf({ ...laptop, [field]: ' ' }, null)).toEqual({ [field]: ['field is required'] });
    },
  );
  it.each(['asset_type', 'vehicle_type', 'vehicle_make', 'status', 'contact'] as const)(
    'a vehicle needs its %s',
    (field) => {
      expect(mistakesOf({ ...corolla, [field]: '' }, null)).toEqual({ [field]: ['field is required'] });
    },
  );
  test('a complete asset and a complete vehicle can be sent', () => {
    expect([mistakesOf(laptop, null), mistakesOf(corolla, null)]).toEqual([{}, {}]);
  });
  test('a form without a type needs that of an asset', () => {
    expect(Object.keys(mistakesOf({ ...newAssetFields, status: '' }, null))).toEqual([
      'asset_type',
      'name',
      'location',
      'asset_condition',
      'status',
    ]);
  });
  test('an assignee needs the day, and returns it after that', () => {
    const assigned = { ...laptop, assignee: id };
    expect(mistakesOf(assigned, null)).toEqual({ date_assigned: ['date assigned is required'] });
    expect(mistakesOf({ ...assigned, date_assigned: '2026-03-02', expected_return_date: '2026-03-01' }, null)).toEqual({
      expected_return_date: ['Choose a day after the date assigned.'],
    });
    expect(mistakesOf({ ...assigned, date_assigned: '2026-03-02', expected_return_date: '2026-03-02' }, null)).toEqual(
      {},
    );
    // Without an assignee the days do not count.
    expect(mistakesOf({ ...laptop, expected_return_date: '2026-03-01' }, null)).toEqual({});
  });
});

describe('what is sent', () => {
  test('an asset has none of the fields of a vehicle', () => {
    expect(toNewAsset({ ...laptop, name: ' ThinkPad T14 ', contact: 'typed before the type was changed' })).toEqual({
      asset_type: id,
      name: 'ThinkPad T14',
      location: id,
      status: 'unassigned',
      asset_condition: 'new',
      brand: '',
      model: '',
      serial_no: '',
      color: '',
      notes: '',
      purchase_date: null,
      cost: null,
    });
  });
  test('a vehicle is nested once more', () => {
    const own = {
      vehicle_type: 'car',
      vehicle_make: 'toyota',
      vehicle_model: 'toyota-corolla',
      year: 2019,
      plate_no: 'LND 12 AB',
      mileage: 0,
      contact: '08012345678',
    };
    const typed = { vehicle_model: 'toyota-corolla', year: '2019-05-01', plate_no: 'LND 12 AB', mileage: '0' };
    expect(toNewAsset({ ...corolla, ...typed, name: 'ThinkPad' })).toEqual({
      asset_type: id,
      location: null,
      status: 'unassigned',
      color: '',
      purchase_date: null,
      cost: null,
      ...own,
      vehicle: own,
    });
  });
  it.each([
    ['', null],
    ['0', 0],
    ['1500', 1500],
    ['1500.75', 1500.75],
    ['1500.755', null],
    ['-3', null],
    ['much', null],
  ])('a cost of %j is %j', (cost, expected) => {
    expect(toNewAsset({ ...laptop, cost }).cost).toBe(expected);
  });
  it.each([
    ['', null],
    ['2019', 2019],
    ['2019-05-01', 2019],
    ['19', null],
    ['20190', null],
  ])('a year of %j is %j', (year, expected) => {
    expect(toNewAsset({ ...corolla, year }).year).toBe(expected);
  });
  test('vendor and condition are sent only when there is one', () => {
    const { asset_condition: condition, vendor } = toNewAsset({ ...laptop, asset_condition: '', vendor: 'Slot' });
    expect([condition, vendor]).toEqual([undefined, 'Slot']);
  });
  test('an assignee goes with the days', () => {
    expect(toNewAsset({ ...laptop, assignee: id, date_assigned: '2026-03-02' })).toMatchObject({
      assignee: id,
      date_assigned: '2026-03-02',
      expected_return_date: null,
    });
    expect(toNewAsset({ ...laptop, date_assigned: '2026-03-02' })).not.toHaveProperty('date_assigned');
  });
});

test('what is stored comes back as it was', () => {
  const { vehicle, ...sent } = toNewAsset(fieldsOf(stored));
  expect(vehicle).toMatchObject({ vehicle_make: 'toyota', mileage: 82_000 });
  expect(stored).toMatchObject({
    ...sent,
    asset_type: stored.asset_type,
    location: { id: sent.location },
  });
});

test('another one of the same has no serial number, plate or mileage', () => {
  expect(copyOf(stored)).toEqual({ ...fieldsOf(stored), status: 'unassigned', plate_no: '', mileage: '' });
});

test('a new type of vehicle clears make and model, and a new make the model', () => {
  expect(withDependents({ vehicle_type: 'bus' })).toEqual({ vehicle_type: 'bus', vehicle_make: '', vehicle_model: '' });
  expect(withDependents({ vehicle_make: 'mack' })).toEqual({ vehicle_make: 'mack', vehicle_model: '' });
  expect(withDependents({ color: 'Red' })).toEqual({ color: 'Red' });
});

test('what somebody else changed is shown beside what the person typed', () => {
  const before = fieldsOf(stored);
  const now = fieldsOf({ ...stored, color: 'Blue', plate_no: 'KJA 1', mileage: 90_000 });
  const typed = { ...before, color: 'Green', mileage: '90000', contact: '0809' };
  expect(changesBetween(before, now, typed)).toEqual([
    { field: 'plate_no', before: 'LND 12 AB', theirs: 'KJA 1', mine: null },
    { field: 'mileage', before: '82000', theirs: '90000', mine: null },
    { field: 'color', before: 'Red', theirs: 'Blue', mine: 'Green' },
  ]);
  expect(typedOver(before, typed)).toEqual({ color: 'Green', mileage: '90000', contact: '0809' });
});
