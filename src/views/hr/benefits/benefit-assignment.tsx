import { useSelector } from '@xstate/react';
import type { BenefitAssignmentRef } from '../../../machines/hr/benefit-assignment/machine.ts';
import { listAssignedUnassigned } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { EmployeePicker } from '../../shared/people/employee-picker.tsx';
import { type LoadPeople, nameOf } from '../../shared/people/people.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';

type Props = { assignment: BenefitAssignmentRef };

/** As many as one request takes. */
const mostAtOnce = 1000;

/** The dialogs in which benefits are given: who gets them, from when, and who cannot. */
export function BenefitAssignment({ assignment }: Props) {
  const state = useSelector(assignment, ({ value }) => value);
  const dialog = () => {
    switch (state) {
      case 'choosingPeople':
        return <People assignment={assignment} />;
      case 'choosingDay':
      case 'assigning':
        return <Day assignment={assignment} />;
      case 'refused':
        return <Refused assignment={assignment} />;
      case 'gone':
        return <Gone assignment={assignment} />;
      default:
        return null;
    }
  };
  return (
    <>
      {/* Its dialogs stand apart from each other. */}
      <span className={visuallyHidden} data-flow="benefitAssignment" data-state={state} />
      {dialog()}
    </>
  );
}

const titleOf = (benefits: readonly { name: string }[]) =>
  benefits.length === 1 ? `Give ${benefits[0]?.name ?? ''}` : `Give ${benefits.length} benefits`;

function People({ assignment }: Props) {
  const { id: businessId } = useBusiness();
  const benefits = useSelector(assignment, ({ context }) => context.benefits);
  const people = useSelector(assignment, ({ context }) => context.people);
  const [only, ...others] = benefits;
  const load: LoadPeople = ({ search, department, page, page_size }, signal) =>
    listAssignedUnassigned(
      {
        businessId,
        id: only?.id ?? '',
        is_assigned: false,
        page,
        page_size,
        search,
        ...(department === null ? {} : { department }),
      },
      { signal },
    );
  const isOfOne = only !== undefined && others.length === 0;
  return (
    <EmployeePicker
      title={titleOf(benefits)}
      isOpen
      onClose={() => assignment.send({ type: 'assignment.leave' })}
      onConfirm={(chosen) => assignment.send({ type: 'people.choose', people: chosen })}
      initial={people}
      maximum={mostAtOnce}
      isOfUnassigned={isOfOne}
      confirmLabel="Continue"
      {...(isOfOne ? { source: { queryKey: ['listAssignedUnassigned', businessId, only.id], load } } : {})}
    />
  );
}

function Day({ assignment }: Props) {
  const benefits = useSelector(assignment, ({ context }) => context.benefits);
  const people = useSelector(assignment, ({ context }) => context.people);
  const startDate = useSelector(assignment, ({ context }) => context.startDate);
  const problem = useProblem(assignment);
  const isBusy = useSelector(assignment, (snapshot) => snapshot.hasTag('busy'));
  const [first] = people;
  const who = people.length === 1 && first ? nameOf(first) : `${people.length.toLocaleString('en-NG')} employees`;
  return (
    <FormDialog
      title={titleOf(benefits)}
      label="From when"
      isOpen
      onClose={() => assignment.send({ type: 'step.back' })}
      request={{ problem, errors: problem?.fields ?? {}, isPending: isBusy, clear: () => {} }}
      submit="Give"
      onSubmit={(values) => assignment.send({ type: 'assignment.submit', startDate: textOf(values, 'start_date') })}
      lead={<p>To {who}. Anyone who has it already keeps it as it is.</p>}
    >
      <DateField label="First day" name="start_date" defaultValue={startDate || null} />
    </FormDialog>
  );
}

function Refused({ assignment }: Props) {
  const benefits = useSelector(assignment, ({ context }) => context.benefits);
  const people = useSelector(assignment, ({ context }) => context.people);
  const refused = useSelector(assignment, ({ context }) => context.refused);
  const others = people.length - refused.length;
  return (
    <Dialog title={titleOf(benefits)} isOpen onClose={() => assignment.send({ type: 'step.back' })} width="form">
      <DialogBody>
        <Notice tone="warning">Nothing was given yet.</Notice>
        <RowList label="Who cannot be given it">
          {refused.map(({ person, reason }) => (
            <ListRow key={person.id} title={nameOf(person)} note={reason} />
          ))}
        </RowList>
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => assignment.send({ type: 'step.back' })}>Choose again</Button>
        {others > 0 ? (
          <Button look="primary" onPress={() => assignment.send({ type: 'refused.leave' })}>
            Go on without them
          </Button>
        ) : null}
      </DialogFoot>
    </Dialog>
  );
}

function Gone({ assignment }: Props) {
  const benefits = useSelector(assignment, ({ context }) => context.benefits);
  const leave = () => assignment.send({ type: 'assignment.leave' });
  return (
    <Dialog title={titleOf(benefits)} isOpen onClose={leave} width="form">
      <DialogBody>
        <Notice tone="bad">Somebody has deleted a benefit in the meantime, so nothing was given.</Notice>
      </DialogBody>
      <DialogFoot>
        <Button onPress={leave}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
