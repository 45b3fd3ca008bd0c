import { renewalDriver } from './renewal.ts';

export const driver = renewalDriver({
  flow: 'serviceRenewal',
  title: 'Renew Maintenance',
  opens: /^Renew Oil and filters/,
  date: 'Service Date',
  due: 'Next Due Date',
  put: 'putVehicleService',
  place: 'services',
  mistake: 'Choose a later day than that of the service before.',
  prepare: ({ world }, person, vehicle) => world.vehicleService(person, vehicle, 5),
  fill: (isWrong) => ({ date: isWrong ? -120 : -1, due: 180 }),
});
