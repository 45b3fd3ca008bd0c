/** Creates members of a business through the API. */
import type { Accounts, Person } from './accounts.ts';
import type { Api } from './api.ts';
import type { Businesses } from './businesses.ts';

type MemberFacts = { name?: readonly [string, string]; permissions?: readonly string[] };
type Invitation = { isNew: boolean; to?: Person | null; by?: Person | null; permissions?: readonly string[] };

export const makePeople = (api: Api, { account, signIn }: Accounts, { businessOf, owner: newOwner }: Businesses) => {
  /** An invited person with the token of the link; `password` is that of their existing account. */
  const invited = async ({
    isNew,
    to = null,
    by = null,
    permissions = ['access_hr'],
  }: Invitation): Promise<Person & { token: string }> => {
    const owner = await signIn(by ?? (await api.shared('inviting owner', () => newOwner())));
    const nobody = { email: api.mailOf('invited'), password: 'red-earth-and-rain' };
    const person = to ?? (isNew ? nobody : await account());
    await api.expect('POST', `/c/${businessOf(owner)}/employee_user_invitations/`, {
      json: { emails: [person.email], permissions: permissions.map((codename) => ({ codename })) },
      token: owner.accessToken,
    });
    const [token = ''] = await api.mailed(person.email, /\/verify-invite\?token=([\w.-]+)/g);
    return { ...person, token };
  };

  /** A member of an owner's business with this name. */
  const member = async (
    owner: Person,
    { name: [first_name, last_name] = ['Bola', 'Ade'], permissions = ['access_hr'] }: MemberFacts = {},
  ): Promise<Person> => {
    const { token, ...person } = await invited({ isNew: true, by: owner, permissions });
    await api.expect('POST', '/accounts/auth/activation/create_account/', { json: { ...person, token } });
    const { accessToken } = await signIn(person);
    await api.expect('PUT', '/accounts/auth/user/', { json: { first_name, last_name }, token: accessToken });
    return person;
  };

  /** Adds a person with an account to another business. */
  const join = async ({ email, password }: Person, owner: Person): Promise<void> => {
    const { token } = await invited({ isNew: false, to: { email, password }, by: owner });
    await api.expect('POST', '/accounts/auth/activation/sign_in/', { json: { email, password, token } });
  };

  /** Opens a handover from the owner to a member, without an answer. */
  const asked = async (owner: Person, member: Person): Promise<void> => {
    const asking = await signIn(owner);
    const { user } = await signIn(member);
    const path = `/c/${businessOf(asking)}/administrator_handover/`;
    await api.expect('POST', path, {
      json: { member_id: user.id, password: owner.password },
      token: asking.accessToken,
    });
  };

  return { invited, member, join, asked };
};
