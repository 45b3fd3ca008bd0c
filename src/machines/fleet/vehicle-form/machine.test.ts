import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { VehicleFields } from '../../../domain/fleet/vehicle-form.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { hilux, id } from './cases.ts';
import { type VehicleChange, type VehicleCreation, vehicleFormMachine } from './machine.ts';

type Vehicle = components['schemas']['Vehicle'];

const begin = (of: string | null) => {
  const clock = new SimulatedClock();
  const create = controlled<Vehicle, VehicleCreation>();
  const update = controlled<Vehicle, VehicleChange>();
  const machine = vehicleFormMachine.provide({ actors: { createVehicle: create.logic, updateVehicle: update.logic } });
  const actor = createActor(machine, { clock, input: { businessId, id: of } }).start();
  const save = (more: Partial<VehicleFields> = {}) =>
    actor.send({
      type: 'vehicle.save',
      fields: { ...hilux, ...more },
      known: of === null ? null : hilux,
      seen: null,
      idempotencyKey: 'first-key',
    });
  return { actor, clock, create, update, save, snapshot: () => actor.getSnapshot() };
};

test('what is missing is said at its field, and then the vehicle is added with its key', async () => {
  const { create, save, snapshot } = begin(null);
  save({ make: '', model: '', plate_no: ' ' });
  expect(snapshot().context.problem?.fields).toEqual({
    make: ['Required'],
    model: ['Required'],
    plate_no: ['Required'],
  });
  expect(create.calls).toHaveLength(0);
  save();
  expect(create.latest().input).toEqual({
    businessId,
    idempotencyKey: 'first-key',
    type: 'truck',
    make: 'toyota',
    model: 'toyota-hilux-truck',
    year: 2021,
    color: 'White',
    plate_no: 'KJA-117-YD',
    start_mileage: null,
    date_purchased: null,
    purchase_price: 29_000_000,
    status: 'active',
    assignee: null,
    date_assigned: null,
  });
  await create.latest().answer({} as Vehicle);
  expect(snapshot().output).toEqual({ end: 'stored' });
});

test('a dead line keeps everything typed, and an attempt that had arrived leads to the list', async () => {
  const { clock, create, save, snapshot } = begin(null);
  save();
  await create.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noConnection } });
  save();
  expect(snapshot().context.problem).toBeNull();
  clock.increment(answerDeadline);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
  save({ color: 'Red' });
  await create.latest().fail(problem('conflict'));
  expect(snapshot().output).toEqual({ end: 'earlier' });
});

test('only what was changed is sent', async () => {
  const { create, update, save, snapshot } = begin(id);
  save({ color: 'Red', status: 'in_shop' });
  expect(update.latest().input).toEqual({ businessId, id, seen: null, color: 'Red', status: 'in_shop' });
  await update.latest().fail(noConnection);
  save({ color: 'Red' });
  await update.latest().answer({} as Vehicle);
  expect(snapshot().output).toEqual({ end: 'stored' });
  expect(create.calls).toHaveLength(0);
});

test('nothing changed is nothing sent', () => {
  const { update, save, snapshot } = begin(id);
  save();
  expect([update.calls.length, snapshot().output]).toEqual([0, { end: 'stored' }]);
});

test('the form is left', () => {
  const { actor, snapshot } = begin(null);
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});
