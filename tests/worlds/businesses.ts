/** Creates businesses and their owners through the API. */
import type { Accounts, Person, SignedIn, SignUpPlan } from './accounts.ts';
import type { Api } from './api.ts';

export const makeBusinesses = (api: Api, { account, signIn }: Accounts) => {
  /** The id of a person's first business. */
  const businessOf = ({ user }: SignedIn): string => (user as { business: { id: string } }).business.id;

  /** Starts the creation of a business and returns the task's id. */
  const beginBusiness = async ({ accessToken: token }: SignedIn, fields: Record<string, unknown>): Promise<string> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value !== null && value !== '') form.append(name, String(value));
    const { task_id } = await api.expect('POST', '/businesses/create_premium_business/', { form, token });
    return String(task_id);
  };

  const finished = (taskId: string, token: string): Promise<true> =>
    api.waitFor(`the end of the task ${taskId}`, async () => {
      const form = new FormData();
      form.append('task_id', taskId);
      const { status } = await api.expect('POST', '/businesses/check_create_status/', { form, token });
      return status === 'SUCCESS' ? true : null;
    });

  /** Creates a business for a person who has none. */
  const ensureBusiness = async (person: SignedIn, fields: Record<string, unknown>): Promise<void> => {
    const { accessToken: token } = person;
    const { business } = await api.expect('GET', '/accounts/auth/user/', { token });
    if (business === null) await finished(await beginBusiness(person, fields), token);
  };

  /** A confirmed person with a business that is new to all of it. */
  const newcomer = async (plan: SignUpPlan = 'free', name = 'Path Works'): Promise<Person> => {
    const person = await account(plan);
    const admin = { first_name: 'Ada', last_name: 'Obi', phone_number: '+2348012345678' };
    const place = { country: 'NG', state: 'Lagos', city: 'Ikeja', address1: '1 Allen Avenue', currency: 'NGN' };
    await ensureBusiness(await signIn(person), { name, size: '1-20', ...admin, ...place });
    return person;
  };

  /** The same, who has read the welcome of fleet and people, which would stand above their screens. */
  const owner = async (plan: SignUpPlan = 'free', name = 'Path Works'): Promise<Person> => {
    const person = await newcomer(plan, name);
    const signedIn = await signIn(person);
    const [token, business] = [signedIn.accessToken, businessOf(signedIn)];
    for (const type of ['fleet_onboarding', 'hr_onboarding']) {
      const json = { type, business, web_onboarding: { widget_onboarded: true } };
      await api.expect('POST', `/c/${business}/app_onboarding/`, { token, json });
    }
    return person;
  };

  /** An owner whose only business is deleted, and can be restored. */
  const formerOwner = async (): Promise<Person> => {
    const person = await owner();
    const signedIn = await signIn(person);
    const json = { domain: businessOf(signedIn), name: 'Path Works', password: person.password };
    await api.expect('DELETE', '/businesses/delete_whole_business/', { token: signedIn.accessToken, json });
    return person;
  };

  return { businessOf, beginBusiness, ensureBusiness, newcomer, owner, formerOwner };
};

export type Businesses = ReturnType<typeof makeBusinesses>;
