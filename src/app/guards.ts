import type { components } from '../../openapi/generated/contract.ts';
import type { SessionSnapshot } from '../machines/accounts/session.machine.ts';
import {
  selectBusinessDomain,
  selectHasExpired,
  selectStage,
  selectUser,
} from '../machines/accounts/session.selectors.ts';
import { paths } from './paths.ts';

type User = components['schemas']['User'];
export type Permission = components['schemas']['Permission']['codename'];

export type Access =
  /** For everybody. */
  | { for: 'anyone' }
  /** For visitors; somebody signed in is sent on. */
  | { for: 'visitor'; signedInTo: (search: URLSearchParams) => string }
  /** For the signed-in, perhaps only with a business, perhaps only with a permission in it. */
  | { for: 'member'; needsBusiness: boolean; permission?: Permission };

/** Who is in front of the screen, as far as routes care. */
export type Presence =
  | { state: 'unknown' }
  | { state: 'unreachable' }
  | { state: 'signedOut'; isExpired: boolean }
  | { state: 'signedIn'; user: User | null; businessDomain: string | null };

export type Decision = { show: 'page' | 'waiting' | 'unreachable' } | { redirect: string };

export function presenceOf(snapshot: SessionSnapshot): Presence {
  const stage = selectStage(snapshot);
  switch (stage) {
    case 'signedIn':
      return { state: stage, user: selectUser(snapshot), businessDomain: selectBusinessDomain(snapshot) };
    case 'signedOut':
      return { state: stage, isExpired: selectHasExpired(snapshot) };
    case 'unreachable':
      return { state: stage };
    case 'starting':
    case 'leaving':
      return { state: 'unknown' };
  }
}

/** Whether a person may see a route; where to instead, if not. `here` is the path with its query. */
export function decide(access: Access, presence: Presence, here: string): Decision {
  if (access.for === 'anyone') return { show: 'page' };
  if (presence.state === 'unknown') return { show: 'waiting' };
  if (access.for === 'visitor') {
    const search = new URL(here, 'https://site.invalid').searchParams;
    return presence.state === 'signedIn' ? { redirect: access.signedInTo(search) } : { show: 'page' };
  }
  switch (presence.state) {
    case 'unreachable':
      return { show: 'unreachable' };
    case 'signedOut': {
      const next = here === paths.dashboard() ? null : here;
      return { redirect: paths.login(presence.isExpired ? { reason: 'session_expired', next } : { next }) };
    }
    case 'signedIn':
      return decideForMember(access, presence);
  }
}

type Member = Extract<Presence, { state: 'signedIn' }>;

function decideForMember(access: Extract<Access, { for: 'member' }>, { user, businessDomain }: Member): Decision {
  if (access.needsBusiness && businessDomain === null) return { redirect: paths.businessRegistration() };
  const { permission } = access;
  return permission && !may(user, permission) ? { redirect: paths.restricted({ permission }) } : { show: 'page' };
}

/** An owner may do everything. */
export function may(user: User | null, permission: Permission): boolean {
  return user !== null && (user.is_owner || user.permissions.some((each) => each.codename === permission));
}
