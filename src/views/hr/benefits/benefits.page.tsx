import { Suspense, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { benefitKindLabels, benefitKinds } from '../../../../openapi/generated/lists/hr.benefits.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listBenefits, toggleDefaultBenefit } from '../../../services/operations/hr.benefits.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { tableOfQuery } from '../../shared/queries/table-of-query.ts';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { BulkAction, Column, RowAction } from '../../ui/lists/table-column.ts';
import { isSelected, nothing, type Selection } from '../../ui/lists/table-selection.ts';
import { firstRequestOf, useTableState } from '../../ui/lists/use-table-state.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import type { WithAssignment } from './benefit-assignment-part.ts';
import { BenefitForm } from './benefit-form.tsx';
import { DeleteBenefits } from './delete-benefits.tsx';

type Benefit = components['schemas']['Benefit'];

const columns: Column<Benefit>[] = [
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
];
const idOf = ({ id }: Benefit) => id;
const nameOf = ({ name }: Benefit) => name;
const hrefOf = ({ id }: Benefit) => hrPaths.benefit(id);
const kindFilter = {
  id: 'kind',
  label: 'Kind',
  isSingle: true,
  options: benefitKinds.map((value) => ({ value, label: benefitKindLabels[value] })),
} as const;

const tableOf = (businessId: string) =>
  ({
    sortable: ['name'],
    defaultSort: { column: 'name', direction: 'ascending' },
    // Acts on all that match need no more than one page: a business has some dozens.
    pageSizes: [100],
    filters: [kindFilter],
    cacheKey: `benefits.${businessId}`,
  }) as const;
export const readBenefits: ReadAhead = (client, businessId) =>
  client.prefetchQuery(queryOf(listBenefits, { businessId, ...firstRequestOf(tableOf(businessId)) }));

/** What the business gives its people besides pay. */
export function BenefitsPage({ Assignment }: WithAssignment) {
  const { id: businessId, timeZone, may } = useBusiness();
  const table = useTableState(tableOf(businessId));
  const [kind] = table.filters.kind;
  const benefits = useMainQuery(queryOf(listBenefits, { businessId, ...table.request, ...(kind ? { kind } : {}) }));
  const rows = benefits.data?.results;
  const form = useModal('benefit');
  const changed = rows?.find(({ id }) => id === form.of) ?? null;
  const [deleted, setDeleted] = useState<readonly Benefit[]>([]);
  const [given, setGiven] = useState<readonly Benefit[]>([]);
  const toggle = useRequest({
    send: (options, { id, is_default }: Benefit) =>
      toggleDefaultBenefit({ businessId, id, is_default: !is_default }, options),
    onDone: ({ name, is_default }) =>
      notify('good', is_default ? `New employees get ${name}` : `New employees do not get ${name}`),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const isManager = may('manage_hr');
  const mayGive = may('edit_people');
  const rowActions = (benefit: Benefit): RowAction[] => [
    { id: 'employees', label: 'Who has it', onAct: () => navigate(hrPaths.benefit(benefit.id)) },
    ...(mayGive ? [{ id: 'give', label: 'Give to employees', onAct: () => setGiven([benefit]) }] : []),
    ...(isManager
      ? [
          { id: 'edit', label: 'Edit', onAct: () => form.open(benefit.id) },
          {
            id: 'default',
            label: benefit.is_default ? 'Do not give to new employees' : 'Give to new employees',
            onAct: () => toggle.send(benefit),
          },
          {
            id: 'delete',
            label: 'Delete',
            isDestructive: true,
            disabledReason: benefit.employee_count > 0 ? 'Employees have it' : undefined,
            onAct: () => setDeleted([benefit]),
          },
        ]
      : []),
  ];
  const bulkActions = useMemo((): BulkAction[] => {
    const chosen = (selection: Selection) => rows?.filter(({ id }) => isSelected(selection, id)) ?? [];
    return [
      ...(mayGive
        ? [{ id: 'give', label: 'Give to employees', onAct: (all: Selection) => setGiven(chosen(all)) }]
        : []),
      ...(isManager
        ? [{ id: 'delete', label: 'Delete', isDestructive: true, onAct: (all: Selection) => setDeleted(chosen(all)) }]
        : []),
    ];
  }, [rows, mayGive, isManager]);
  const add = (
    <Button look="primary" onPress={() => form.open()}>
      Add benefit
    </Button>
  );
  return (
    <Page>
      <PageHeader title="Benefits" action={isManager ? add : null}>
        What your people get on top of their pay, such as an HMO plan, a pension or a 13th month.
      </PageHeader>
      <DataTable
        label="Benefits"
        table={table}
        columns={columns}
        {...tableOfQuery(benefits)}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        searchLabel="Search benefits"
        rowActions={rowActions}
        bulkActions={bulkActions}
        minWidth={720}
        emptyIcon="check"
        emptyHint="Benefits that you add appear here, with who has them."
      />
      {form.isOpen && (form.of === null || changed) ? <BenefitForm benefit={changed} onClose={form.close} /> : null}
      {deleted.length > 0 ? (
        <DeleteBenefits
          benefits={deleted}
          onClose={() => setDeleted([])}
          onDeleted={() => table.setSelection(nothing)}
        />
      ) : null}
      <Suspense fallback={null}>
        {given.length > 0 ? (
          <Assignment
            benefits={given}
            timeZone={timeZone}
            onEnd={(hasGiven) => {
              setGiven([]);
              if (hasGiven) table.setSelection(nothing);
            }}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
