/** The screens of creating a business: the nine questions, and signing up and paying at once. */
import type { Page } from '@playwright/test';
import { keepSignUp } from '../../flows/drivers/onboarding/sign-up-draft.ts';
import type { SignedIn } from '../../worlds/accounts.ts';
import type { World } from '../../worlds/world.ts';
import { answerUpTo } from '../business-questions.ts';
import { asVisitor, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { expect, openAs } from '../test.ts';

type Draft = Parameters<typeof keepSignUp>[1];

/** With a sign-up that the device has kept. */
const asBuyer =
  (draftOf: (world: World) => Promise<Draft & { person?: SignedIn }>, text: string): Screen['open'] =>
  async (page, world) => {
    const { person, ...draft } = await draftOf(world);
    await page.goto('/healthz');
    await keepSignUp({ page }, draft);
    if (person) await openAs(page, world, person, '/premium/signup');
    else await page.goto('/premium/signup');
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  };

const ofBusiness =
  (isPaid: boolean) =>
  async (world: World): Promise<Draft & { person: SignedIn }> => {
    const person = await world.signIn(await world.owner('buyNow'));
    const businessId = world.businessOf(person);
    if (isPaid) {
      const reference = await world.openPayment(person);
      await world.settle(reference, 'success');
      await world.call('GET', `/c/${businessId}/billing/payments/${reference}/`, { token: person.accessToken });
    }
    return { person, email: person.email, businessId };
  };

const priced = (page: Page) => expect(page.getByRole('region', { name: 'Plan summary' }).first()).toBeVisible();

/** A new account's wizard at one of its nine questions, answered as far as it takes to get there. */
const wizardAt =
  (question: number): Screen['open'] =>
  async (page, world) => {
    await openAs(page, world, await world.account(), '/business-registration');
    await answerUpTo(page, question);
  };

testScreens('onboarding', [
  ...Array.from({ length: 9 }, (_, index) => ({ name: `wizard-${index + 1}`, open: wizardAt(index + 1) })),
  {
    name: 'premium-plan',
    open: asVisitor('/premium/signup?plan=gold&cycle=yearly', priced),
    states: [
      {
        name: 'failing',
        open: async (page) => {
          await failing('**/get_business_plan/**')(page);
          await page.goto('/premium/signup');
          await retryShown(page);
        },
      },
    ],
  },
  { name: 'premium-account', open: asBuyer(async () => ({ email: null }), 'Create Your Account') },
  {
    name: 'premium-confirm',
    open: asBuyer(async () => ({ email: 'ada@paths.test' }), 'Confirm your email, then sign in'),
  },
  { name: 'premium-review', open: asBuyer(ofBusiness(false), 'Pay for your plan') },
  { name: 'premium-questions', open: asBuyer(ofBusiness(true), '5 of 9') },
]);
