/** Creates people with an account through the API. */
import { TOTP } from 'otpauth';
import type { Api } from './api.ts';

export type Person = { email: string; password: string };
/** A person with a second step; `secret` is that of the authenticator app, in base 32. */
export type Secured = Person & { secret: string; recoveryCodes: string[] };
export type SignedIn = Person & { accessToken: string; refreshToken: string; user: Record<string, unknown> };

const premium = (billing_buy_now: boolean) => ({
  business_plan: 'premium',
  subscription_info: { billing_buy_now, billing_frequency: 'monthly', billing_num_employees: 1 },
});
/** The plan as on /signup: free forever, a trial, or buy now. */
const signUpPlans = {
  free: { business_plan: 'free', subscription_info: null },
  trial: premium(false),
  buyNow: premium(true),
};
export type SignUpPlan = keyof typeof signUpPlans;

const confirmationLink = /\/account\/verify\?token=([\w-]+)/g;
const resetLink = /\/account\/password-reset\?uid=([\w-]+)&#38;token=([\w-]+)/g;

export const makeAccounts = (api: Api) => {
  const confirmKey = (key: string) => api.expect('POST', '/accounts/auth/signup/confirm_email/', { json: { key } });

  /** Signs up and returns the key of the confirmation mail. */
  const unconfirmed = async (plan: SignUpPlan = 'free'): Promise<Person & { key: string }> => {
    const person = { email: api.mailOf('person'), password: 'red-earth-and-rain' };
    const json = { ...signUpPlans[plan], source: '', ...person };
    await api.expect('POST', '/accounts/auth/signup/', { json });
    const [key = ''] = await api.mailed(person.email, confirmationLink);
    return { ...person, key };
  };

  /** Opens the link of the confirmation mail. */
  const confirm = async (email: string): Promise<void> => {
    const [key = ''] = await api.mailed(email, confirmationLink);
    await confirmKey(key);
  };

  /** A confirmed person without a business. */
  const account = async (plan: SignUpPlan = 'free'): Promise<Person> => {
    const { key, ...person } = await unconfirmed(plan);
    await confirmKey(key);
    return person;
  };

  const signIn = async (person: Person): Promise<SignedIn> => {
    const { email, password } = person;
    const body = await api.expect('POST', '/accounts/auth/login/?device=web', { json: { email, password } });
    return {
      ...person,
      accessToken: String(body.access_token),
      refreshToken: String(body.refresh_token),
      user: body.user as Record<string, unknown>,
    };
  };

  /** Turns on the second step of a person. */
  const secure = async (person: Person): Promise<Secured> => {
    const { accessToken: token } = await signIn(person);
    const { password } = person;
    const begun = await api.expect('POST', '/accounts/auth/second_step/begin/', { json: { password }, token });
    const secret = String(begun.secret);
    const json = { one_time_code: new TOTP({ secret }).generate() };
    const confirmed = await api.expect('POST', '/accounts/auth/second_step/confirm/', { json, token });
    return { ...person, secret, recoveryCodes: confirmed.recovery_codes as string[] };
  };

  /** A person who requested a password reset, with the parameters of the mailed link. */
  const forgetful = async (): Promise<Person & { uid: string; token: string }> => {
    const person = await account();
    await api.expect('POST', '/accounts/auth/password/reset/', { json: { email: person.email } });
    const [uid = '', token = ''] = await api.mailed(person.email, resetLink);
    return { ...person, uid, token };
  };

  return { unconfirmed, confirm, account, signIn, secure, forgetful };
};

export type Accounts = ReturnType<typeof makeAccounts>;
