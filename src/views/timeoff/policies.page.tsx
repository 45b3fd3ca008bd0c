import { Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../openapi/generated/contract.ts';
import { timeoffKindLabels, timeoffKinds } from '../../../openapi/generated/lists/timeoff.policies.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { listTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { useChosenRows } from '../shared/lists/use-chosen-rows.ts';
import type { WithAssignment } from '../shared/people/assignment-part.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { showDate } from '../ui/content/date.ts';
import { nothing } from '../ui/lists/table-selection.ts';
import { DeletePolicies } from './delete-policies.tsx';
import { PackDialog } from './pack-dialog.tsx';
import { PolicyForm } from './policy-form.tsx';
import { paidText, summaryOf } from './terms-texts.ts';

type Policy = components['schemas']['TimeoffPolicy'];
/** As many as are assigned by one request. */
const mostAssigned = 100;

const policies = listOf(listTimeoffPolicies, {
  label: 'Time-off policies',
  searchLabel: 'Search policies',
  columns: [
    { id: 'name', title: 'Policy', render: ({ name }) => name },
    { id: 'kind', title: 'Kind', card: 'words', render: ({ kind }) => timeoffKindLabels[kind] },
    { id: 'gives', title: 'Gives', card: 'words', render: ({ terms, until_then }) => summaryOf(until_then ?? terms) },
    { id: 'pay', title: 'Pay', card: 'words', render: ({ terms, until_then }) => paidText(until_then ?? terms) },
    {
      id: 'employees',
      title: 'Employees',
      isNumber: true,
      render: ({ employee_count }) => employee_count.toLocaleString('en-NG'),
    },
    {
      id: 'changes',
      title: 'Changes',
      card: 'corner',
      render: ({ until_then, holds_from }) =>
        until_then === null ? null : <Badge tone="info">{`On ${showDate(holds_from)}`}</Badge>,
    },
  ],
  hrefOf: ({ id }) => timeoffPaths.policy(id),
  filters: [
    {
      id: 'kind',
      label: 'Kind',
      isSingle: true,
      options: timeoffKinds.map((value) => ({ value, label: timeoffKindLabels[value] })),
    },
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  pageSizes: [50, 100],
  cacheKey: 'timeoff-policies',
  minWidth: 760,
  emptyIcon: 'clock',
  emptyHint:
    'Add the Nigerian pack to begin with annual, sick, maternity and other leave, or add a policy of your own.',
});
export const readPolicies = policies.readAhead;

/** What each kind of time off grants. */
export function PoliciesPage({ Assignment }: WithAssignment) {
  const { may, timeZone } = useBusiness();
  const isManager = may('manage_time_off');
  const [isPacking, setPacking] = useState(false);
  const [assigned, setAssigned] = useState<readonly Policy[]>([]);
  const assign = useChosenRows(setAssigned, mostAssigned);
  const openPack = () => setPacking(true);
  return (
    <ListPage
      list={policies}
      title="Time-off policies"
      lead="How much leave of each kind your people get, and under which conditions."
      action={
        isManager ? (
          <>
            <Button onPress={openPack} aria-haspopup="dialog">
              Nigerian pack
            </Button>
            <OpenButton modal="policy">Add policy</OpenButton>
          </>
        ) : null
      }
      {...(isManager
        ? {
            emptyAction: (
              <Button onPress={openPack} aria-haspopup="dialog">
                Add the Nigerian pack
              </Button>
            ),
          }
        : {})}
      form={{
        modal: 'policy',
        show: (policy, { isOpen, onClose }) => (isOpen ? <PolicyForm policy={policy} onClose={onClose} /> : null),
      }}
      actsOf={(policy, { edit }) => [
        { id: 'employees', label: 'Who has it', onAct: () => navigate(timeoffPaths.policy(policy.id)) },
        ...(isManager
          ? [
              { id: 'assign', label: 'Assign to employees', onAct: () => setAssigned([policy]) },
              { id: 'edit', label: 'Edit', onAct: edit },
            ]
          : []),
      ]}
      bulkActs={isManager ? [{ id: 'assign', label: 'Assign to employees', onAct: assign }] : []}
      deleting={
        isManager
          ? {
              hasSeveral: true,
              refusalOf: ({ employee_count }) => (employee_count > 0 ? 'Employees have it' : undefined),
              ask: (chosen, onClose) => <DeletePolicies chosen={chosen} onClose={onClose} />,
            }
          : null
      }
    >
      {({ table }) => (
        <>
          <PackDialog isOpen={isPacking} onClose={() => setPacking(false)} />
          <Suspense fallback={null}>
            {assigned.length > 0 ? (
              <Assignment
                things={assigned}
                timeZone={timeZone}
                onEnd={(hasGiven) => {
                  setAssigned([]);
                  if (hasGiven) table.setSelection(nothing);
                }}
              />
            ) : null}
          </Suspense>
        </>
      )}
    </ListPage>
  );
}
