import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { hrPaths } from '../../paths/hr.ts';
import { peoplePaths } from '../../paths/people.ts';
import { getHrSetup } from '../../services/operations/hr.settings.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import type { ReadAhead } from '../shared/queries/read-ahead.ts';
import { LinkButton } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type Schemas = components['schemas'];
type Permission = Schemas['PermissionName'];
type StepText = {
  title: string;
  note: string;
  action: string;
  href: string;
  /** Whoever may do it. */
  permission: Permission;
};

const texts: Record<Schemas['HrSetupStep'], StepText> = {
  employees: {
    title: 'Add your people',
    note: 'Import them from a spreadsheet, or add them one by one.',
    action: 'Import employees',
    href: hrPaths.importEmployees(),
    permission: 'edit_people',
  },
  departments: {
    title: 'Put people in departments',
    note: 'The usual departments are there. Change them, and choose one for each person.',
    action: 'Open departments',
    href: hrPaths.departments(),
    permission: 'manage_hr',
  },
  regions: {
    title: 'Say where people work',
    note: 'Branches, sites and head office.',
    action: 'Open regions',
    href: hrPaths.regions(),
    permission: 'manage_hr',
  },
  jobs: {
    title: 'List the jobs',
    note: 'The same name for the same work, in reports and letters.',
    action: 'Add jobs',
    href: hrPaths.jobs(),
    permission: 'manage_hr',
  },
  managers: {
    title: 'Say who reports to whom',
    note: 'Managers then see their own team, and the org chart draws itself.',
    action: 'Open org chart',
    href: hrPaths.orgChart(),
    permission: 'edit_people',
  },
  benefits: {
    title: 'Add benefits',
    note: 'An HMO plan, pension or a 13th month, and who has them.',
    action: 'Add benefits',
    href: hrPaths.benefits(),
    permission: 'manage_hr',
  },
  company_files: {
    title: 'Share the handbook',
    note: 'Policies and letters, with who has read them.',
    action: 'Add files',
    href: hrPaths.companyFiles(),
    permission: 'manage_hr',
  },
  hr_staff: {
    title: 'Invite who works in HR',
    note: 'Each sees and changes only what you choose.',
    action: 'Invite people',
    href: peoplePaths.invites({ modal: 'invite' }),
    permission: 'access_hr',
  },
};

export const readHrSetup: ReadAhead = (client, businessId) => client.prefetchQuery(queryOf(getHrSetup, { businessId }));

/** What a business does first with its people, and what of it is done. */
export function HrSetupPage() {
  const { id: businessId } = useBusiness();
  const setup = useQuery(queryOf(getHrSetup, { businessId }));
  return (
    <Page>
      <PageHeader title="First steps" action={<LinkButton href={hrPaths.hr()}>Open overview</LinkButton>}>
        What makes People useful from the first week. Do it in any order, and come back when you like.
      </PageHeader>
      <QueryView query={setup} subject="The first steps" waiting={<SkeletonList rows={8} />}>
        {(found) => <Steps {...found} />}
      </QueryView>
    </Page>
  );
}

function Steps({ steps, is_done: isDone }: Schemas['HrSetup']) {
  const { may } = useBusiness();
  const done = steps.filter((each) => each.is_done).length;
  return (
    <Card title="First steps" note={`${done} of ${steps.length} done`}>
      {isDone ? <Notice tone="good">All of it is done. You find each of these in the menu.</Notice> : null}
      <RowList label="First steps">
        {steps.map(({ step, is_done }) => {
          const { title, note, action, href, permission } = texts[step];
          return (
            <ListRow key={step} title={title} note={note}>
              {is_done ? <Status tone="good">Done</Status> : null}
              {!is_done && may(permission) ? <LinkButton href={href}>{action}</LinkButton> : null}
            </ListRow>
          );
        })}
      </RowList>
    </Card>
  );
}
