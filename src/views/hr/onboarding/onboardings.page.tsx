import { onboardingStateLabels, onboardingStates } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { formParts } from '../../../domain/hr/onboarding-form.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listOnboardings } from '../../../services/operations/hr.onboarding.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { onboardingTones } from './onboarding-tones.ts';

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

const onboardings = listOf(listOnboardings, {
  label: 'Onboardings',
  searchLabel: 'Search names',
  columns: (timeZone) => [
    {
      id: 'name',
      title: 'Employee',
      render: (item) => <Link href={hrPaths.onboarding(item.id)}>{nameOf(item)}</Link>,
      note: ({ job_title, department }) => [job_title, department].filter(Boolean).join(' · ') || null,
    },
    {
      id: 'state',
      title: 'State',
      card: 'corner',
      render: ({ state }) => <Status tone={onboardingTones[state]}>{onboardingStateLabels[state]}</Status>,
    },
    {
      id: 'parts',
      title: 'Filled in',
      card: 'fact',
      render: ({ state, parts_done }) =>
        state === 'approved' || state === 'cancelled' ? null : `${parts_done} of ${formParts.length} parts`,
    },
    { id: 'started', title: 'Started', card: 'foot', render: ({ created_at }) => formatDate(created_at, timeZone) },
  ],
  nameOf,
  filters: [
    {
      id: 'state',
      label: 'State',
      allLabel: 'All',
      isSingle: true,
      options: onboardingStates.map((value) => ({ value, label: onboardingStateLabels[value] })),
    },
  ],
  cacheKey: 'onboardings',
  minWidth: 0,
  emptyIcon: 'people',
  emptyText: 'Nobody is being onboarded',
  emptyHint: 'Start an onboarding, and send the link to the new employee.',
});
export const readOnboardings = onboardings.readAhead;

/** Who is about to begin, and whose turn it is. */
export function OnboardingsPage() {
  const { may } = useBusiness();
  return (
    <ListPage
      list={onboardings}
      title="Onboarding"
      lead="New employees fill in their own details by a link; you review them, and the record is written."
      action={
        may('edit_people') ? (
          <LinkButton href={hrPaths.newOnboarding('new')} look="primary">
            Start an onboarding
          </LinkButton>
        ) : null
      }
    />
  );
}
