import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { membershipOf } from '../domain/accounts/membership.ts';
import { selectUser } from '../machines/accounts/session/selectors.ts';
import { businessDetailQuery } from '../services/businesses.ts';
import { session } from './session.ts';
import { useBusinessId } from './use-business-id.ts';

const defaultTimeZone = 'Africa/Lagos';

/** Where business days begin; until it is known, where most businesses are. */
export function useTimeZone(): string {
  const detail = useQuery(businessDetailQuery(useBusinessId()));
  return detail.data?.time_zone ?? defaultTimeZone;
}

/** What the person is and may do in the business they work in. */
export function useMembership() {
  const user = useSelector(session, selectUser);
  return membershipOf(user?.business_user_memberships ?? [], useBusinessId());
}
