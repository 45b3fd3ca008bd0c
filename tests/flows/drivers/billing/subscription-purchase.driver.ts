import type { Arc } from '../../../../src/flows/engine/graph.ts';
import { selection } from '../../../../src/machines/billing/samples.ts';
import type { subscriptionPurchaseMachine } from '../../../../src/machines/billing/subscription-purchase/machine.ts';
import { subscriptionPurchaseSteps } from '../../../../src/machines/billing/subscription-purchase/steps.ts';
import type { SignedIn } from '../../../worlds/accounts.ts';
import { defineDriver } from '../../browser/driver.ts';
import type { Held } from '../../browser/held.ts';
import type { Stage } from '../../browser/stage.ts';
import { goForward } from '../forward.ts';
import { keepSignUp } from '../onboarding/sign-up-draft.ts';
import { signedInOn } from '../signed-in.ts';

type Json = Record<string, unknown>;
type Start = { reference: string | null; isDecided?: boolean; isForOpenPayment?: boolean };
const oneMonthForOne = { ...selection, numEmployees: 1 };
const order = { frequency: 'monthly', num_employees: 1, recurring: true, total_kobo: 53_750, channel: 'card' };

/** Calls the server as the buyer, not through the page. */
const call = async ({ world, prop }: Stage, method: string, path: string, json?: Json): Promise<Json> => {
  const buyer = prop<SignedIn>('buyer');
  const address = `/c/${world.businessOf(buyer)}/billing/${path}`;
  const { body } = await world.call(method, address, { token: buyer.accessToken, ...(json ? { json } : {}) });
  return body;
};

const openReference = async (stage: Stage): Promise<string | null> =>
  (await call(stage, 'GET', 'current/')).open_payment as string | null;

/** The open payment of this path; opens one if needed. */
const paymentOf = async (stage: Stage): Promise<string> => {
  const reference = (await openReference(stage)) ?? String((await call(stage, 'POST', 'buy/', order)).reference);
  stage.set('reference', reference);
  return reference;
};

/** Opens a payment, or ends the open one. */
const arrange = async (stage: Stage, isWanted: boolean): Promise<void> => {
  const open = await openReference(stage);
  if (isWanted && open === null) await paymentOf(stage);
  if (!isWanted && open !== null) await call(stage, 'POST', `payments/${open}/cancel/`);
};

const outcomes: Record<string, 'success' | 'failed' | 'abandoned'> = {
  paid: 'success',
  declined: 'failed',
  abandoned: 'abandoned',
};
const pollDeadline = 600_000;

/** Answers of the polling child: the bank decides, ten minutes pass, or the payment does not exist. */
const endPolling = async (held: Held, label: string, stage: Stage): Promise<void> => {
  const outcome = outcomes[label];
  if (outcome !== undefined) {
    await paymentSettled(stage, outcome, held);
    return;
  }
  if (label === 'no such payment') return held.answer(404, { detail: 'Not found.' });
  if (label === 'still under way') await held.letThrough();
  await stage.pass(pollDeadline);
};

/** The reference that the page waits for; an ended payment cannot be replaced by another one. */
const paymentSettled = async (stage: Stage, outcome: 'success' | 'failed' | 'abandoned', held: Held): Promise<void> => {
  const [, reference = ''] = /payments\/([^/]+)\//.exec(held.url) ?? [];
  stage.set('reference', reference);
  await stage.world.settle(reference, outcome);
  await held.letThrough();
};

const pressing = (name: string) => (stage: Stage) => stage.press(name);
const working = ({ page }: Stage) => page.getByRole('status').getByText('Working');
const employees = ({ page }: Stage) => page.getByRole('textbox', { name: 'Number of employees' });
const complaint = ({ page }: Stage) => page.getByRole('alert').or(page.getByText(/you cannot pay for less/));
const isComplaining = (arc: Arc | null) => arc?.offer.kind === 'answer' || arc?.offer.kind === 'timer';

/** With Back from the page of the provider: the browser shows this page as it was left, and says so. */
const comeBack = ({ page }: Stage) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

export const driver = defineDriver<typeof subscriptionPurchaseMachine>({
  flow: 'subscriptionPurchase',
  open: async (stage, { start }) => {
    const { world } = stage;
    const buyer = await signedInOn(stage, await world.owner('buyNow'));
    stage.set('buyer', buyer);
    const { reference, isDecided, isForOpenPayment } = start.input as Start;
    if (isDecided) {
      await keepSignUp(stage, { email: buyer.email, businessId: world.businessOf(buyer), selection: oneMonthForOne });
      return stage.goto('/premium/signup');
    }
    if (isForOpenPayment) return stage.goto('/billing/pay');
    if (reference === null) return stage.goto('/billing/buy-now');
    return stage.goto(`/billing/pay?reference=${await paymentOf(stage)}`);
  },
  actors: {
    getPaymentOptions: {
      requests: ['GET /c/{domain}/billing/options/'],
      done: async (held, { arc }, stage) => {
        const { label } = arc.offer;
        const isReturning = stage.page.url().includes('/billing/pay?');
        if (!isReturning) await arrange(stage, label === 'an open payment');
        await held.letThrough({
          answer: (body) => ({
            ...body,
            ...(label === 'no payments here' ? { provider: null, channels: [] } : {}),
            ...(label === 'for three at least' ? { fewest_employees: 3 } : {}),
            ...(label === 'an open payment' ? {} : { open_payment: null }),
          }),
        });
      },
    },
    quoteSubscription: { requests: ['POST /c/{domain}/billing/quote/'] },
    buySubscription: {
      requests: ['POST /c/{domain}/billing/buy/'],
      // Prices are every path's, and what was paid stays paid: those two are played.
      conflict: async (_held, stage, { arc }) => {
        if (arc.offer.label !== 'another payment is under way') return false;
        await arrange(stage, true);
        return true;
      },
      done: async (held, { arc }, stage) => {
        if (arc.offer.label === 'opened') {
          await held.letThrough();
          return;
        }
        const body = await call(stage, 'POST', 'buy/', order);
        await held.answer(201, { ...body, checkout: null });
      },
    },
    openCheckout: { requests: [], plays: comeBack },
    paymentPolling: {
      requests: ['GET /c/{domain}/billing/payments/{reference}/'],
      done: (held, { arc }, stage) => endPolling(held, arc.offer.label, stage),
    },
    cancelPayment: {
      requests: ['POST /c/{domain}/billing/payments/{reference}/cancel/'],
    },
  },
  events: {
    'purchase.load': async (stage) => stage.press(/^(Retry|Look again)$/),
    'order.edit': async (stage) => {
      await employees(stage).fill('2');
      await employees(stage).fill('1');
    },
    'purchase.proceed': async (stage, { order: { numEmployees } }, { arc }) => {
      await employees(stage).fill(numEmployees === null ? '' : String(numEmployees));
      await stage.press('Proceed', arc.refused);
    },
    'purchase.review': (stage) => goForward(stage, 'subscriptionPurchase', subscriptionPurchaseSteps),
    'purchase.buy': pressing('Buy Now'),
    // A server without a payment provider shows no button.
    'checkout.open': (stage, _event, { arc }) =>
      arc.refused
        ? stage.seeNone(stage.page.getByRole('button', { name: 'Go to the payment page' }))
        : stage.press('Go to the payment page'),
    'purchase.continue': pressing('Continue to Business Setup'),
    'purchase.leave': (stage) => stage.press(/^(Cancel|Leave it for now|Back to Dashboard)$/),
  },
  states: {
    loading: { sees: ({ page, see }) => see(page.getByRole('heading', { level: 1 })) },
    choosing: {
      sees: async (stage, { snapshot, arc }) => {
        await stage.see(employees(stage));
        if (snapshot.context.problem && isComplaining(arc)) await stage.see(complaint(stage));
        if (arc?.offer.event.type === 'order.edit') await stage.seeNone(complaint(stage));
      },
    },
    quoting: { sees: (stage) => stage.see(working(stage)) },
    reviewing: {
      sees: async (stage, { snapshot }) => {
        await stage.see(stage.page.getByRole('region', { name: 'Purchase summary' }));
        // The driver leaves the cycle monthly.
        await stage.see(stage.page.getByText(snapshot.context.order.numEmployees === 7 ? '₦3,762.50' : '₦537.50'));
        if (snapshot.context.problem) await stage.see(stage.page.getByRole('alert'));
      },
    },
    opening: { sees: (stage) => stage.see(working(stage)) },
    atCheckout: { sees: ({ page, see }) => see(page.getByText(/^The payment page is being opened/)) },
    awaitingPayment: {
      sees: async ({ page, see }, { snapshot }) => {
        await see(page.getByText(/^Waiting for your bank/));
        if (snapshot.context.problem) await see(page.getByRole('alert'));
      },
    },
    givingUp: { sees: (stage) => stage.see(working(stage)) },
    succeeded: { sees: ({ page, see }) => see(page.getByText('Your Payment was successful')) },
    notPaid: {
      sees: async ({ page, see }, { snapshot }) => {
        const { payment } = snapshot.context;
        await see(page.getByRole('alert').getByText(payment.reason === 'declined' ? /was declined/ : /payment/));
        await see(page.getByRole('button', { name: 'Try again' }));
      },
    },
    timedOut: { sees: ({ page, see }) => see(page.getByText('Not confirmed yet')) },
    unreadable: { sees: ({ page, see }) => see(page.getByRole('alert').getByText('The prices could not be loaded')) },
    unpayable: { sees: ({ page, see }) => see(page.getByText('Payments are not set up on this server')) },
    finished: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }, { snapshot }) => {
        if (snapshot.context.isDecided) return see(page.getByText('5 of 9'));
        await seeUrl('/business-setup');
        await see(page.getByRole('heading', { name: 'Set up your business', level: 1 }));
      },
    },
    nothingOpen: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/billing');
        await see(page.getByRole('heading', { name: 'Billing', level: 1 }));
      },
    },
    left: {
      isLeft: true,
      sees: async ({ page, see, seeUrl }) => {
        await seeUrl('/dashboard');
        await see(page.getByRole('heading', { name: 'Path Works', level: 1 }));
      },
    },
  },
  beyond: ({ kind, ...offer }) => {
    if (kind !== 'answer') return null;
    const answer = offer as { child: string; outcome: string };
    if (answer.child === 'openCheckout' && answer.outcome === 'error')
      return 'the app never says so: where the popup does not open, it goes to the page of the provider';
    return answer.child === 'paymentPolling' && answer.outcome === 'error'
      ? 'it fails only when the code has a defect'
      : null;
  },
});
