/**
 * A believable business for a first start: made by the same handlers that answer people, mails excepted, which are read
 * here instead of being sent. Harmless when repeated; never called in production.
 */
import type { components } from '../../openapi/generated/contract.ts';
import { accountsHandlers } from '../accounts/account/handlers.ts';
import { emailKey, type Permission } from '../accounts/account/rules.ts';
import { addMember, findConfirmedAccount } from '../accounts/account/store.ts';
import { addCoupon } from '../billing/coupons/store.ts';
import { monthsLater } from '../billing/subscriptions/rules.ts';
import { onboardingHandlers } from '../onboarding/creation/handlers.ts';
import type { Answer, Handlers } from '../platform/contract.ts';
import { notify } from '../platform/notifications.ts';
import type { Platform } from '../platform/platform.ts';

/** Known to everybody who reads this, hence only for databases that nobody else reaches. */
const password = 'Harmattan-Breeze-42';

type Person = { email: string; first_name: string; last_name: string; phone_number: string };
const owner: Person = {
  email: 'owner@demo.steward.test',
  first_name: 'Ngozi',
  last_name: 'Adeyemi',
  phone_number: '08031234567',
};
const staff: (Person & { role: string; permissions: Permission[] })[] = [
  {
    email: 'hr@demo.steward.test',
    first_name: 'Bisola',
    last_name: 'Okonkwo',
    phone_number: '08052345678',
    role: 'human resources',
    permissions: ['access_hr'],
  },
  {
    email: 'fleet@demo.steward.test',
    first_name: 'Musa',
    last_name: 'Ibrahim',
    phone_number: '08063456789',
    role: 'vehicles and assets',
    permissions: ['access_vehicles', 'access_assets'],
  },
  {
    email: 'payroll@demo.steward.test',
    first_name: 'Efe',
    last_name: 'Eze',
    phone_number: '08094567890',
    role: 'payroll',
    permissions: ['access_payroll'],
  },
];

const business = {
  name: 'Adeyemi Haulage Limited',
  description: 'Haulage and cold-chain delivery in south-west Nigeria.',
  type: 'limited_liability_company',
  address1: '14 Oba Akran Avenue',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  currency: 'NGN',
  avatar: 'green',
  size: '21-50',
  point_of_contact: 'Referrals',
  rating: 'great',
  interested_in: 'Core HR,Payroll,Assets',
} as const;

export type Demo = { businessName: string; password: string; people: { email: string; role: string }[] };
type User = Answer<'getCurrentUser'>;

/** Needs a worker of `onboardingJobs`, here or elsewhere. */
export async function makeDemo(platform: Platform): Promise<Demo> {
  const mails: string[] = [];
  const mail = { send: async (_tx: unknown, { text }: { text: string }) => void mails.push(text) };
  const accounts = accountsHandlers({ ...platform, mail });
  const onboarding = onboardingHandlers(platform);

  const call = {
    params: {},
    query: {},
    idempotencyKey: null,
    file: () => null,
    address: 'demo',
    userAgent: '',
    cookie: () => null,
    reply: {
      header: () => {
        throw new Error('Nothing that the demo asks for sets a header.');
      },
    },
    log: platform.log,
  };
  const as = <T>(userId: string, ask: (signedIn: Parameters<Handlers['getCurrentUser']>[0]) => Promise<T>) =>
    platform.db.as({ userId }, (tx) => ask({ ...call, body: undefined, tx, userId, sessionId: '' }));
  /** Not by signing in: a tester may have changed the password, and finds no device of ours in their list. */
  const known = async (email: string): Promise<User | null> => {
    const account = await platform.db.system((tx) => findConfirmedAccount(tx, emailKey(email)));
    return account === undefined ? null : as(account.userId, accounts.getCurrentUser);
  };

  async function welcome({ email }: Person, plan: components['schemas']['ChosenPlan']): Promise<User> {
    const user = await known(email);
    if (user !== null) return user;
    const info = { billing_buy_now: false, billing_frequency: 'monthly', billing_num_employees: 24 } as const;
    const subscription_info = plan === 'premium' ? info : null;
    await accounts.signUp({ ...call, body: { email, password, business_plan: plan, subscription_info } });
    const [, key = ''] = /token=([\w-]+)/.exec(mails.at(-1) ?? '') ?? [];
    await accounts.confirmEmail({ ...call, body: { key } });
    const made = await known(email);
    if (made === null) throw new Error(`The demo account of ${email} was not confirmed.`);
    return made;
  }

  async function createBusiness(user: User): Promise<string> {
    if (user.business !== null) return user.business.id;
    const { email: _email, ...person } = owner;
    const body = { ...business, ...person };
    const { task_id } = await as(user.id, (signedIn) =>
      onboarding.createPremiumBusiness({ ...signedIn, body, idempotencyKey: 'demo-business' }),
    );
    for (let questions = 0; questions < 15; questions++) {
      const asked = { ...call, userId: user.id, sessionId: '', body: { task_id } };
      const { status, data, reason } = await onboarding.checkCreateStatus(asked);
      if (data !== null) return data.business_id;
      if (status === 'FAILURE') throw new Error(`The demo business was not created: ${reason}`);
    }
    throw new Error('The demo business was not created in time. Is a worker running?');
  }

  const admin = await welcome(owner, 'premium');
  const ownerId = admin.id;
  const businessId = await createBusiness(admin);
  for (const { permissions, role: _role, email, ...names } of staff) {
    const user = await welcome({ email, ...names }, 'free');
    if (user.business !== null) continue;
    await as(user.id, (signedIn) => accounts.updateCurrentUser({ ...signedIn, body: names }));
    const now = platform.clock.now();
    const joined = { businessId, occasion: `member.joined:${user.id}`, link: '/dashboard', now };
    await platform.db.as({ businessId }, async (tx) => {
      await addMember(tx, { businessId, userId: user.id, isOwner: false, permissions, now });
      await notify(tx, { ...joined, userIds: [ownerId], text: `${names.first_name} ${names.last_name} has joined` });
      await notify(tx, { ...joined, userIds: [user.id], text: `You now work in ${business.name}` });
    });
  }
  const validFrom = platform.clock.now();
  const coupon = {
    code: 'HARMATTAN-26',
    percent: 20,
    validFrom,
    validUntil: monthsLater(validFrom, 12),
    maxUses: 1000,
  };
  await platform.db.system((tx) => addCoupon(tx, coupon));
  return {
    businessName: business.name,
    password,
    people: [{ email: owner.email, role: 'owner' }, ...staff.map(({ email, role }) => ({ email, role }))],
  };
}
