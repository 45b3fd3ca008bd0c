import { Suspense, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { benefitKindLabels } from '../../../../openapi/generated/lists/hr.benefits.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { clearBenefit, getBenefit, listBenefitEmployees } from '../../../services/operations/hr.benefits.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListTable } from '../../shared/lists/list-page.tsx';
import { useChosenRows } from '../../shared/lists/use-chosen-rows.ts';
import { useList } from '../../shared/lists/use-list.ts';
import type { WithAssignment } from '../../shared/people/assignment-part.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { showDate } from '../../ui/content/date.ts';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { nothing } from '../../ui/lists/table-selection.ts';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { UnassignBenefit } from './unassign-benefit.tsx';

type Schemas = components['schemas'];
type Benefit = Schemas['Benefit'];
type Holder = Schemas['BenefitHolder'];

const nameOf = ({ first_name, last_name }: Holder) => `${first_name} ${last_name}`.trim();
const holders = listOf(listBenefitEmployees, {
  label: 'Who has it',
  searchLabel: 'Search employees',
  columns: [
    {
      id: 'name',
      title: 'Name',
      render: (holder) => <AvatarWithName name={nameOf(holder)} note={holder.job_title} picture={holder.photo} />,
    },
    { id: 'employee_id', title: 'Employee ID', card: 'fact', render: ({ employee_id }) => employee_id },
    { id: 'department', title: 'Department', card: 'words', render: ({ department_name }) => department_name },
    { id: 'start', title: 'Since', card: 'fact', render: ({ start_date }) => showDate(start_date) },
    { id: 'end', title: 'Last day', card: 'fact', render: ({ end_date }) => (end_date ? showDate(end_date) : null) },
  ],
  nameOf,
  hrefOf: ({ id }) => hrPaths.employee(id),
  minWidth: 720,
  emptyIcon: 'people',
  emptyHint: 'Employees whom you give this benefit appear here.',
});

type BenefitPageProps = WithAssignment & { params: Readonly<Record<string, string>> };

/** One benefit, and who has it. */
export function BenefitPage({ params: { id = '' }, Assignment }: BenefitPageProps) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getBenefit, { businessId, id }));
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Benefits', href: hrPaths.benefits() }]} here={found.data?.name ?? 'Benefit'} />
      {found.data ? null : <PageHeader title="Benefit" />}
      <QueryView
        query={found}
        subject="The benefit"
        waiting={
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        }
      >
        {(benefit) => <Details benefit={benefit} Assignment={Assignment} />}
      </QueryView>
    </Page>
  );
}

function Details({ benefit, Assignment }: WithAssignment & { benefit: Benefit }) {
  const { id, name, kind, provider, description } = benefit;
  const { timeZone, may } = useBusiness();
  const [isGiving, setGiving] = useState(false);
  const [isClearing, setClearing] = useState(false);
  return (
    <>
      <PageHeader
        title={name}
        action={
          may('edit_people') ? (
            <>
              {benefit.employee_count > 0 ? (
                <Button look="ghost" onPress={() => setClearing(true)} aria-haspopup="dialog">
                  Take from everybody
                </Button>
              ) : null}
              <Button look="primary" onPress={() => setGiving(true)} aria-haspopup="dialog">
                Give to employees
              </Button>
            </>
          ) : null
        }
      >
        {[benefitKindLabels[kind], provider, description].filter(Boolean).join(' · ')}
      </PageHeader>
      <Holders benefit={benefit} />
      {isClearing ? <Clearing benefit={benefit} onClose={() => setClearing(false)} /> : null}
      <Suspense fallback={null}>
        {isGiving ? <Assignment things={[{ id, name }]} timeZone={timeZone} onEnd={() => setGiving(false)} /> : null}
      </Suspense>
    </>
  );
}

/** As many as one request takes it from. */
const mostTaken = 1000;

function Holders({ benefit }: { benefit: Benefit }) {
  const { may } = useBusiness();
  const shown = useList(holders, { id: benefit.id });
  const [taken, setTaken] = useState<readonly Holder[]>([]);
  const take = useChosenRows(setTaken, mostTaken);
  const unassign = { id: 'unassign', label: 'Unassign' };
  const acts = {
    actsOf: (holder: Holder) => [{ ...unassign, onAct: () => setTaken([holder]) }],
    bulkActs: [{ ...unassign, onAct: take }],
  };
  return (
    <>
      <ListTable shown={shown} {...(may('edit_people') ? acts : {})} />
      {taken.length > 0 ? (
        <UnassignBenefit
          benefit={benefit}
          people={taken.map((holder) => ({ id: holder.id, name: nameOf(holder) }))}
          onClose={() => setTaken([])}
          onDone={() => shown.table.setSelection(nothing)}
        />
      ) : null}
    </>
  );
}

function Clearing({ benefit: { id, name }, onClose }: { benefit: Benefit; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const { problem, ...request } = useRequest({
    send: (options) => clearBenefit({ businessId, id }, options),
    onDone: () => {
      notify('good', `Nobody has ${name}`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Take ${name} from everybody`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={problem ? problemText(problem) : null}
      yes="Take from everybody"
      no="Cancel"
    >
      At once, as if nobody had been given it. To end it on a day, unassign the employees.
    </ConfirmDialog>
  );
}
