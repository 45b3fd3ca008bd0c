import { Suspense, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { benefitKindLabels, benefitKinds } from '../../../../openapi/generated/lists/hr.benefits.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listBenefits, toggleDefaultBenefit } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage, OpenButton } from '../../shared/lists/list-page.tsx';
import { useChosenRows } from '../../shared/lists/use-chosen-rows.ts';
import type { WithAssignment } from '../../shared/people/assignment-part.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { nothing } from '../../ui/lists/table-selection.ts';
import { BenefitForm } from './benefit-form.tsx';
import { DeleteBenefits } from './delete-benefits.tsx';

type Benefit = components['schemas']['Benefit'];

const benefits = listOf(listBenefits, {
  label: 'Benefits',
  searchLabel: 'Search benefits',
  columns: [
    { id: 'name', title: 'Benefit', render: ({ name }) => name },
    { id: 'kind', title: 'Kind', card: 'words', render: ({ kind }) => benefitKindLabels[kind] },
    { id: 'provider', title: 'Provider', card: 'words', render: ({ provider }) => provider || null },
    {
      id: 'employees',
      title: 'Employees',
      isNumber: true,
      render: ({ employee_count }) => employee_count.toLocaleString('en-NG'),
    },
    {
      id: 'default',
      title: 'New employees',
      card: 'corner',
      render: ({ is_default }) => (is_default ? <Badge tone="neutral">Get it</Badge> : null),
    },
  ],
  hrefOf: ({ id }) => hrPaths.benefit(id),
  filters: [
    {
      id: 'kind',
      label: 'Kind',
      isSingle: true,
      options: benefitKinds.map((value) => ({ value, label: benefitKindLabels[value] })),
    },
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  pageSizes: [100],
  cacheKey: 'benefits',
  minWidth: 720,
  emptyIcon: 'check',
  emptyHint: 'Benefits that you add appear here, with who has them.',
});
export const readBenefits = benefits.readAhead;

/** As many as are given by one request. */
const mostGiven = 100;

/** What the business gives its people besides pay. */
export function BenefitsPage({ Assignment }: WithAssignment) {
  const { id: businessId, timeZone, may } = useBusiness();
  const isManager = may('manage_hr');
  const mayGive = may('edit_people');
  const [given, setGiven] = useState<readonly Benefit[]>([]);
  const give = useChosenRows(setGiven, mostGiven);
  const toggle = useRequest({
    send: (options, { id, is_default }: Benefit) =>
      toggleDefaultBenefit({ businessId, id, is_default: !is_default }, options),
    onDone: ({ name, is_default }) =>
      notify('good', is_default ? `New employees get ${name}` : `New employees do not get ${name}`),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  return (
    <ListPage
      list={benefits}
      title="Benefits"
      lead="What your people get on top of their pay, such as an HMO plan, a pension or a 13th month."
      action={isManager ? <OpenButton modal="benefit">Add benefit</OpenButton> : null}
      form={{
        modal: 'benefit',
        show: (benefit, { isOpen, onClose }) => (isOpen ? <BenefitForm benefit={benefit} onClose={onClose} /> : null),
      }}
      actsOf={(benefit, { edit }) => [
        { id: 'employees', label: 'Who has it', onAct: () => navigate(hrPaths.benefit(benefit.id)) },
        ...(mayGive ? [{ id: 'give', label: 'Give to employees', onAct: () => setGiven([benefit]) }] : []),
        ...(isManager
          ? [
              { id: 'edit', label: 'Edit', onAct: edit },
              {
                id: 'default',
                label: benefit.is_default ? 'Do not give to new employees' : 'Give to new employees',
                onAct: () => toggle.send(benefit),
              },
            ]
          : []),
      ]}
      bulkActs={mayGive ? [{ id: 'give', label: 'Give to employees', onAct: give }] : []}
      deleting={
        isManager
          ? {
              hasSeveral: true,
              refusalOf: ({ employee_count }) => (employee_count > 0 ? 'Employees have it' : undefined),
              ask: (chosen, onClose) => <DeleteBenefits chosen={chosen} onClose={onClose} />,
            }
          : null
      }
    >
      {({ table }) => (
        <Suspense fallback={null}>
          {given.length > 0 ? (
            <Assignment
              things={given}
              timeZone={timeZone}
              onEnd={(hasGiven) => {
                setGiven([]);
                if (hasGiven) table.setSelection(nothing);
              }}
            />
          ) : null}
        </Suspense>
      )}
    </ListPage>
  );
}
