import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { assignBenefit, listBenefits, listEmployeeBenefits } from '../../../services/operations/hr.benefits.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { noteOfBenefit } from '../benefits/note-of-benefit.ts';
import { UnassignBenefit } from '../benefits/unassign-benefit.tsx';
import type { PanelProps } from './panel.ts';

type EmployeeBenefit = components['schemas']['EmployeeBenefit'];

/** What an employee gets besides pay, and what they got. */
export function BenefitsPanel({ employee }: PanelProps) {
  const { id: businessId, may } = useBusiness();
  const found = useQuery(queryOf(listEmployeeBenefits, { businessId, id: employee.id }));
  const [isGiving, setGiving] = useState(false);
  const [ended, setEnded] = useState<EmployeeBenefit | null>(null);
  const mayGive = may('edit_people');
  const name = `${employee.first_name} ${employee.last_name}`.trim();
  return (
    <Card
      title="Benefits"
      action={
        mayGive && employee.status === 'active' && found.data ? (
          <Button onPress={() => setGiving(true)} aria-haspopup="dialog">
            Give a benefit
          </Button>
        ) : null
      }
    >
      <QueryView query={found} subject="The benefits" waiting={<SkeletonList rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="check" title={`${employee.first_name} has no benefits`} />
          ) : (
            <RowList label="Benefits">
              {results.map((benefit) => (
                <ListRow
                  key={benefit.id}
                  title={<Link href={hrPaths.benefit(benefit.id)}>{benefit.name}</Link>}
                  note={noteOfBenefit(benefit)}
                >
                  {mayGive && benefit.is_current && benefit.end_date === null ? (
                    <Button aria-label={`Unassign ${benefit.name}`} onPress={() => setEnded(benefit)}>
                      Unassign
                    </Button>
                  ) : null}
                </ListRow>
              ))}
            </RowList>
          )
        }
      </QueryView>
      {isGiving ? (
        <GiveBenefit
          employee={employee}
          has={found.data?.results.filter(({ is_current }) => is_current).map(({ id }) => id) ?? []}
          onClose={() => setGiving(false)}
        />
      ) : null}
      {ended ? (
        <UnassignBenefit benefit={ended} people={[{ id: employee.id, name }]} onClose={() => setEnded(null)} />
      ) : null}
    </Card>
  );
}

function GiveBenefit({ employee, has, onClose }: PanelProps & { has: readonly string[]; onClose: () => void }) {
  const { id: businessId, timeZone } = useBusiness();
  const benefits = useQuery(queryOf(listBenefits, { businessId, page_size: 100 }));
  const choices = (benefits.data?.results ?? [])
    .filter(({ id }) => !has.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const request = useRequest({
    send: (options, { benefit, start_date }: { benefit: string; start_date: string }) =>
      assignBenefit({ businessId, id: benefit, employees: [employee.id], start_date }, options),
    onDone: () => {
      notify('good', 'Benefit given');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Give ${employee.first_name} a benefit`}
      label="Benefit"
      isOpen
      onClose={onClose}
      request={request}
      submit="Give"
      onSubmit={(values) =>
        request.send({ benefit: textOf(values, 'benefit'), start_date: textOf(values, 'start_date') })
      }
    >
      <Select label="Benefit" name="benefit" isRequired choices={choices} />
      <DateField label="First day" name="start_date" defaultValue={todayIn(timeZone)} isRequired />
    </FormDialog>
  );
}
