import { useMemo } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { onboardingStateLabels, onboardingStates } from '../../../../openapi/generated/lists/hr.onboarding.ts';
import { formParts } from '../../../domain/hr/onboarding-form.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listOnboardings } from '../../../services/operations/hr.onboarding.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { Column } from '../../ui/lists/table-column.ts';
import { firstRequestOf, useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { onboardingTones } from './onboarding-tones.ts';

type Item = components['schemas']['OnboardingItem'];

const filters = [
  {
    id: 'state',
    label: 'State',
    allLabel: 'All',
    isSingle: true,
    options: onboardingStates.map((value) => ({ value, label: onboardingStateLabels[value] })),
  },
] as const;

const idOf = ({ id }: Item) => id;
const nameOf = ({ first_name, last_name }: Item) => `${first_name} ${last_name}`.trim();

const columnsIn = (timeZone: string): Column<Item>[] => [
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
];

const tableOf = (businessId: string) =>
  ({ filters, pageSizes: [20, 50, 100], cacheKey: `onboardings.${businessId}` }) as const;
export const readOnboardings: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listOnboardings, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** Who is about to begin, and whose turn it is. */
export function OnboardingsPage() {
  const { id: businessId, timeZone, may } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const [state] = table.filters.state;
  const found = useMainQuery(queryOf(listOnboardings, { businessId, ...table.request, ...(state ? { state } : {}) }));
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  return (
    <Page>
      <PageHeader
        title="Onboarding"
        action={
          may('edit_people') ? (
            <LinkButton href={hrPaths.newOnboarding('new')} look="primary">
              Start an onboarding
            </LinkButton>
          ) : null
        }
      >
        New employees fill in their own details by a link; you review them, and the record is written.
      </PageHeader>
      <DataTable
        label="Onboardings"
        table={table}
        columns={columns}
        {...tableOfQuery(found)}
        idOf={idOf}
        nameOf={nameOf}
        searchLabel="Search names"
        minWidth={0}
        emptyIcon="people"
        emptyText="Nobody is being onboarded"
        emptyHint="Start an onboarding, and send the link to the new employee."
      />
    </Page>
  );
}
