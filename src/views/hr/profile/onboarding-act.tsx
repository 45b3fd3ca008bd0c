import { useQuery } from '@tanstack/react-query';
import { hrPaths } from '../../../paths/hr.ts';
import { getEmployeeOnboarding } from '../../../services/operations/hr.onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import type { PanelProps } from './panel.ts';

/** Asks somebody who is employed to complete their record by a link, or leads to where that was asked already. */
export function OnboardingAct({ employee: { id, status } }: PanelProps) {
  const { id: businessId, may } = useBusiness();
  const mayStart = may('edit_people') && status !== 'terminated';
  const { data } = useQuery({ ...queryOf(getEmployeeOnboarding, { businessId, id }), enabled: mayStart });
  if (!mayStart || data === undefined) return null;
  const { onboarding } = data;
  if (onboarding === null || onboarding.state === 'approved' || onboarding.state === 'cancelled')
    return <LinkButton href={hrPaths.newOnboarding(id)}>Start an onboarding</LinkButton>;
  return <LinkButton href={hrPaths.onboarding(onboarding.id)}>Open the onboarding</LinkButton>;
}
