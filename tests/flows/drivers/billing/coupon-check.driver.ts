import type { couponCheckMachine } from '../../../../src/machines/billing/coupon-check/machine.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Stage } from '../../browser/stage.ts';
import { signedInOn } from '../signed-in.ts';

const field = ({ page }: Stage) => page.getByRole('textbox', { name: 'Coupon code' });
const complaint = ({ page }: Stage) =>
  page
    .getByRole('alert')
    .or(
      page.getByText(
        /^(Enter a valid coupon code|Coupon code is required|Minimum of 12 characters|Invalid coupon code entered)$/,
      ),
    );

export const driver = defineDriver<typeof couponCheckMachine>({
  flow: 'couponCheck',
  open: async (stage) => {
    const { page, world } = stage;
    stage.set('coupon', await world.shared('coupon', () => world.coupon(25)));
    await signedInOn(stage, await world.shared('buyer', () => world.owner('buyNow')));
    await stage.goto('/billing/buy-now');
    await page.getByRole('tab', { name: 'Quarterly' }).click();
  },
  actors: { checkCoupon: { requests: ['POST /c/{domain}/billing/coupon/'] } },
  events: {
    'coupon.type': async (stage) => {
      await field(stage).fill('');
      await field(stage).fill('HAR');
    },
    'coupon.check': async (stage, { code }, { ahead }) => {
      const isGood = ahead.find(({ offer }) => offer.kind === 'answer')?.offer.label === 'can be used';
      const typed = code.length === 12 && isGood ? stage.prop<string>('coupon') : code;
      await field(stage).fill('');
      await field(stage).fill(typed);
      await stage.press('Apply');
    },
  },
  states: {
    entering: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(field(stage));
        if (snapshot.context.problem && arc?.offer.event.type !== 'coupon.type') await stage.see(complaint(stage));
        if (arc?.offer.event.type === 'coupon.type') await stage.seeNone(complaint(stage));
      },
    },
    checking: { sees: ({ page, see }) => see(page.getByRole('status').getByText('Working')) },
    validated: { sees: ({ page, see }) => see(page.getByText(/^Coupon code validated: 25% off/)) },
  },
});
