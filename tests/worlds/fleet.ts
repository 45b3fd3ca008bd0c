/** Creates vehicles of a business, and what they need, through the API. Days count from today. */

import { type CheckItem, checklists } from '../../rules/fleet/checklist.ts';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import type { SignedIn } from './accounts.ts';
import type { Api } from './api.ts';
import type { Businesses } from './businesses.ts';

export const makeFleet = (api: Api, { businessOf }: Businesses) => {
  const post = (person: SignedIn, path: string, json: Record<string, unknown>) =>
    api.expect('POST', `/c/${businessOf(person)}/vehicles/${path}`, { json, token: person.accessToken });

  /** Adds a vehicle, by default a white Hilux that nobody has, and returns the answer. */
  const vehicle = (person: SignedIn, facts: Record<string, unknown> = {}) =>
    post(person, '', {
      type: 'truck',
      make: 'toyota',
      model: 'toyota-hilux-truck',
      year: 2021,
      color: 'White',
      plate_no: 'KJA-117-YD',
      duplicate_reason: 'Tests have several.',
      start_mileage: 82_000,
      purchase_price: 29_000_000,
      ...facts,
    });

  /** Gives a vehicle to the employee of an address, or to the first one. */
  const assignVehicle = async (person: SignedIn, id: string, email = '') => {
    const path = `/c/${businessOf(person)}/employees${email === '' ? '/filter' : `?search=${encodeURIComponent(email)}`}`;
    const { body } = await api.call('GET', path, { token: person.accessToken });
    const [employee] = body.results as { id: string }[];
    return post(person, `${id}/add-assignee/`, { assignee: employee?.id });
  };

  /** A service of a vehicle, whose next one is due in so many days. */
  const vehicleService = (person: SignedIn, id: string, due: number, facts: Record<string, unknown> = {}) =>
    post(person, `${id}/services/`, {
      description: 'Oil and filters',
      service_date: inLagos(-120),
      due_date: inLagos(due),
      cost: 45_000,
      ...facts,
    });

  /** A paper of a vehicle that expires in so many days. */
  const vehiclePaper = (person: SignedIn, id: string, due: number, facts: Record<string, unknown> = {}) =>
    post(person, `${id}/statutory/`, {
      type: 'insurance',
      title: 'Third party',
      issue_date: inLagos(due - 365),
      due_date: inLagos(due),
      ...facts,
    });

  const vehicleRepair = (person: SignedIn, id: string, facts: Record<string, unknown> = {}) =>
    post(person, `${id}/repairs/`, {
      description: 'Radiator leak',
      repair_date: inLagos(-30),
      cost: 28_000,
      vendor: 'Mandilas Motors',
      ...facts,
    });

  /** Fuel that a vehicle took so many days ago. */
  const vehicleFuel = (person: SignedIn, id: string, daysAgo: number, facts: Record<string, unknown> = {}) =>
    post(person, `${id}/fuel/`, {
      filled_on: inLagos(-daysAgo),
      litres: 60,
      total: 5_700_000,
      fuel: 'diesel',
      station: 'NNPC Ikeja',
      ...facts,
    });

  /** A check of today in which something was not all right: the mirrors, with which it may still be driven. */
  const vehicleCheck = (
    person: SignedIn,
    id: string,
    fault: { item: CheckItem; note: string } = { item: 'mirrors', note: 'The left one is loose' },
  ) =>
    post(person, `${id}/checks/`, {
      passed: checklists.truck.filter((item) => item !== fault.item),
      faults: [fault],
    });

  /** A link under which the papers of a vehicle are shown without an account. */
  const roadsideLink = (person: SignedIn, id: string) => post(person, `${id}/roadside-links/`, { days: 30 });

  /** A fine of ten days ago that nobody has paid. */
  const vehicleFine = (person: SignedIn, id: string) =>
    post(person, `${id}/incidents/`, {
      kind: 'fine',
      happened_on: inLagos(-10),
      place: 'Ojota',
      description: 'LASTMA: stopped in the box',
      amount: 2_000_000,
    });

  return {
    assignVehicle,
    roadsideLink,
    vehicle,
    vehicleCheck,
    vehicleFine,
    vehicleFuel,
    vehiclePaper,
    vehicleRepair,
    vehicleService,
  };
};
