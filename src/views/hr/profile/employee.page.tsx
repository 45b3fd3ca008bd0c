import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { getEmployee } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { SampleMark } from '../../shared/business/sample-mark.tsx';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { CardSkeleton, Note } from '../../ui/content/layout.tsx';
import { SkeletonList, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { standingOf } from '../employee-status.ts';
import type { WithInvitation } from '../invitation-part.ts';
import type { WithTermination } from '../termination/termination-part.ts';
import { OnboardingAct } from './onboarding-act.tsx';
import type { OtherParts } from './other-parts.ts';
import type { PanelProps } from './panel.ts';
import { panelsWith } from './panels.tsx';
import * as css from './profile.css.ts';

type EmployeeRecord = components['schemas']['EmployeeRecord'];

const Restore = lazy(async () => ({
  default: (await import('../termination/restore-employment.tsx')).RestoreEmployment,
}));

const Withdraw = lazy(async () => ({
  default: (await import('../termination/withdraw-notice.tsx')).WithdrawNotice,
}));

type Parts = WithInvitation & WithTermination & OtherParts;
type EmployeePageProps = Parts & { params: Readonly<Record<string, string>> };

/** One employee: who they are, what they do, and what is stored about them. */
export function EmployeePage({ params, ...parts }: EmployeePageProps) {
  const { id: businessId } = useBusiness();
  const found = useMainQuery(queryOf(getEmployee, { businessId, id: params.id ?? '' }));
  const name = found.data ? `${found.data.first_name} ${found.data.last_name}`.trim() : 'Employee';
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Employees', href: hrPaths.employees() }]} here={name} />
      {found.data ? null : <PageHeader title="Employee" />}
      <QueryView
        query={found}
        subject="The employee"
        waiting={
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        }
      >
        {(employee) => <Profile employee={employee} name={name} {...parts} />}
      </QueryView>
    </Page>
  );
}

type ProfileProps = Parts & { employee: EmployeeRecord; name: string };

function Profile({ employee, name, Invitation, Termination, TimeOff, Shifts }: ProfileProps) {
  const { may, timeZone } = useBusiness();
  const ending = useModal('end-employment');
  // A name of its own: when somebody else ends it meanwhile, the dialog that ends it must not turn into this one.
  const restoring = useModal('restore-employment');
  const inviting = useModal('invite');
  const withdrawing = useModal('withdraw-notice');
  const isOnNotice = employee.leaves_on !== null;
  const { id, employee_id, status, job_title, department, photo } = employee;
  const mayEdit = may('edit_people');
  const isOver = status === 'terminated';
  const isInvitable = !isOver && !employee.is_member;
  return (
    <>
      <PageHeader
        title={name}
        mark={<SampleMark of="employees" id={id} />}
        action={
          <>
            {may('access_assets') ? <LinkButton href={assetsPaths.holder(id)}>What they hold</LinkButton> : null}
            {isInvitable ? (
              <Button onPress={() => inviting.open()} aria-haspopup="dialog">
                Invite to Steward
              </Button>
            ) : null}
            {mayEdit ? (
              <>
                {isOnNotice ? (
                  <Button look="ghost" onPress={() => withdrawing.open()} aria-haspopup="dialog">
                    Withdraw notice
                  </Button>
                ) : null}
                <Button look="ghost" onPress={() => (isOver ? restoring : ending).open()} aria-haspopup="dialog">
                  {isOver ? 'Restore employment' : isOnNotice ? 'Change last day' : 'End employment'}
                </Button>
                <LinkButton href={hrPaths.editEmployee(id)} look="primary">
                  Edit
                </LinkButton>
              </>
            ) : null}
          </>
        }
      >
        {[employee_id, job_title, department?.name].filter(Boolean).join(' · ')}
      </PageHeader>
      <div className={css.column}>
        <Card title="At a glance" isPadded>
          <div className={css.glance}>
            <Avatar name={name} picture={photo} size="large" />
            <Standing employee={employee} />
            <OnboardingAct employee={employee} />
          </div>
        </Card>
        <ProfileTabs employee={employee} TimeOff={TimeOff} Shifts={Shifts} />
      </div>
      {inviting.isOpen && isInvitable ? <Invitation employees={[{ id, name }]} onClose={inviting.close} /> : null}
      <Suspense fallback={null}>
        {withdrawing.isOpen && isOnNotice ? <Withdraw employee={employee} onClose={withdrawing.close} /> : null}
        {restoring.isOpen ? <Restore employee={employee} onClose={restoring.close} /> : null}
        {ending.isOpen ? (
          <Termination
            employee={employee}
            timeZone={timeZone}
            mayTakeBack={may('access_assets')}
            onClose={ending.close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** What they are today, and what is to come. */
function Standing({ employee }: PanelProps) {
  const { status, hire_date, leaves_on } = employee;
  const { tone, label } = standingOf(employee);
  return (
    <>
      <Status tone={tone}>{label}</Status>
      {leaves_on === null ? null : <Note>{`Leaves on ${showDate(leaves_on)}, when access ends too.`}</Note>}
      {status === 'joining' && hire_date !== null ? <Note>{`Joins on ${showDate(hire_date)}.`}</Note> : null}
    </>
  );
}

function ProfileTabs({ employee, ...parts }: PanelProps & OtherParts) {
  const [search, setSearch] = useSearchParams();
  const business = useBusiness();
  const shown = panelsWith(parts).filter(({ isFor }) => isFor?.(business) ?? true);
  return (
    <Tabs
      label="About this employee"
      tabs={shown.map(({ id, label, Panel }) => ({
        id,
        label,
        children: (
          <Suspense fallback={<SkeletonList rows={3} />}>
            <Panel employee={employee} />
          </Suspense>
        ),
      }))}
      value={shown.find(({ id }) => id === search.get('part'))?.id ?? 'personal'}
      onChange={(part) =>
        setSearch((now) => {
          now.set('part', part);
          return now;
        })
      }
    />
  );
}
