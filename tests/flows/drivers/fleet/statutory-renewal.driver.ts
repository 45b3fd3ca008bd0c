import { renewalDriver } from './renewal.ts';

export const driver = renewalDriver({
  flow: 'statutoryRenewal',
  title: 'Renew statutory document',
  opens: /^Renew Third party/,
  date: 'Issue Date',
  due: 'Expiry Date',
  put: 'putVehiclePaper',
  place: 'statutory',
  mistake: 'Choose a later day than that of the paper before.',
  prepare: ({ world }, person, vehicle) => world.vehiclePaper(person, vehicle, 5),
  fill: (isWrong) => ({ date: 0, due: isWrong ? 5 : 370 }),
});
