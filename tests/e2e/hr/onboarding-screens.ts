/** The screens of an onboarding: HR's, and the form of the employee. */
import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen } from '../screens.ts';
import { expect, openAs } from '../test.ts';

const contact = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };
const parts = {
  details: { first_name: 'Ngozi', last_name: 'Eze', birth_date: '1995-04-02', phone_number: '0803 123 4567' },
  bank: { bank: '011', account_number: '0000014579', account_name: 'Ngozi Eze', nin: '12345678901' },
  next_of_kin: contact,
  emergency_contact: { ...contact, name: 'Ada Eze' },
};

/** One that the employee fills in, and one to review. */
async function begun(world: World) {
  const person = await world.owner();
  const signedIn = await world.signIn(person);
  const base = `/c/${String((signedIn.user.business as { id: string }).id)}/onboardings/`;
  const post = async (path: string, json?: object) =>
    (await world.call('POST', path, { token: signedIn.accessToken, ...(json === undefined ? {} : { json }) })).body;
  const start = async (first_name: string, last_name: string, job_title: string) => {
    const { id } = await post(base, { first_name, last_name, phone_number: '0803 123 4567', work: { job_title } });
    const { link } = await post(`${base}${String(id)}/link/`);
    return { id: String(id), path: new URL(String(link)).pathname };
  };
  const waiting = await start('Musa', 'Bello', 'Driver');
  const review = await start('Ngozi', 'Eze', 'Dispatcher');
  const form = review.path.replace('/onboard/', '/onboarding_forms/');
  await world.call('PATCH', `${form}/`, { json: { revision: 0, ...parts } });
  await world.call('POST', `${form}/submit/`, { json: { revision: 1 } });
  return { person, waiting, review };
}
type Begun = Awaited<ReturnType<typeof begun>>;
const shared = (world: World) => world.shared('owner of two onboardings', () => begun(world));

const ofHr =
  (path: (begun: Begun) => string): Screen['open'] =>
  async (page, world) => {
    const found = await shared(world);
    await openAs(page, world, found.person, path(found));
  };
const ofEmployee =
  (then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    await page.goto((await shared(world)).waiting.path);
    await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible();
    await then?.(page);
  };
const days = (page: Page) => [page.getByText(/\d{2} \w{3}, \d{4}/)];

export const ofOnboarding: readonly Screen[] = [
  {
    name: 'onboardings',
    open: ofHr(() => '/hr/onboarding'),
    varying: days,
    states: [
      { name: 'empty', open: asOwner('/hr/onboarding') },
      { name: 'failing', open: asOwner('/hr/onboarding', retryShown, failing('**/onboardings/?*')) },
    ],
  },
  { name: 'new onboarding', open: asOwner('/hr/new-onboarding/new') },
  {
    name: 'onboarding',
    open: ofHr(({ waiting }) => `/hr/onboarding/${waiting.id}`),
    varying: days,
    states: [{ name: 'to review', open: ofHr(({ review }) => `/hr/continue-onboarding/${review.id}`) }],
  },
  {
    name: 'onboarding form',
    open: ofEmployee(),
    states: [
      { name: 'sent', open: async (page, world) => void (await page.goto((await shared(world)).review.path)) },
      {
        name: 'link ended',
        open: async (page) => void (await page.goto(`/onboard/${'A'.repeat(21)}Q.${'A'.repeat(42)}E`)),
      },
    ],
  },
];
