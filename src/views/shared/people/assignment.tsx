import { useSelector } from '@xstate/react';
import type { AssignmentRef, NamedThing } from '../../../machines/shared/assignment/machine.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { FormDialog } from '../requests/form-dialog.tsx';
import { useProblem } from '../requests/use-problem.ts';
import { EmployeePicker } from './employee-picker.tsx';
import { type LoadPeople, nameOf } from './people.ts';

export type AssignmentWords = {
  /** 'Give', 'Assign'. */
  verb: string;
  /** 'benefit', 'benefits'. */
  one: string;
  several: string;
  /** What stands where nothing was done: '{words.nothingYet}' */
  nothingYet: string;
  whoCannot: string;
};
/** The people who do not have a thing yet. */
type Source = (thing: NamedThing) => { queryKey: string[]; load: LoadPeople };
type Props = { assignment: AssignmentRef; words: AssignmentWords; sourceOf: Source };

/** As many as one request takes. */
const mostAtOnce = 1000;

/** The dialogs in which things are given: who gets them, from when, and who cannot. */
export function Assignment(props: Props) {
  const { assignment } = props;
  const state = useSelector(assignment, ({ value }) => value);
  const dialog = () => {
    switch (state) {
      case 'choosingPeople':
        return <People {...props} />;
      case 'choosingDay':
      case 'assigning':
        return <Day {...props} />;
      case 'refused':
        return <Refused {...props} />;
      case 'gone':
        return <Gone {...props} />;
      default:
        return null;
    }
  };
  return (
    <>
      {/* Its dialogs stand apart from each other. */}
      <span className={visuallyHidden} data-flow="assignment" data-state={state} />
      {dialog()}
    </>
  );
}

const titleOf = (things: readonly NamedThing[], { verb, several }: AssignmentWords) =>
  things.length === 1 ? `${verb} ${things[0]?.name ?? ''}` : `${verb} ${things.length} ${several}`;

function People({ assignment, words, sourceOf }: Props) {
  const things = useSelector(assignment, ({ context }) => context.things);
  const people = useSelector(assignment, ({ context }) => context.people);
  const [only, ...others] = things;
  const isOfOne = only !== undefined && others.length === 0;
  return (
    <EmployeePicker
      title={titleOf(things, words)}
      isOpen
      onClose={() => assignment.send({ type: 'assignment.leave' })}
      onConfirm={(chosen) => assignment.send({ type: 'people.choose', people: chosen })}
      initial={people}
      maximum={mostAtOnce}
      isOfUnassigned={isOfOne}
      confirmLabel="Continue"
      {...(isOfOne ? { source: sourceOf(only) } : {})}
    />
  );
}

function Day({ assignment, words }: Props) {
  const things = useSelector(assignment, ({ context }) => context.things);
  const people = useSelector(assignment, ({ context }) => context.people);
  const startDate = useSelector(assignment, ({ context }) => context.startDate);
  const problem = useProblem(assignment);
  const isBusy = useSelector(assignment, (snapshot) => snapshot.hasTag('busy'));
  const [first] = people;
  const who = people.length === 1 && first ? nameOf(first) : `${people.length.toLocaleString('en-NG')} employees`;
  return (
    <FormDialog
      title={titleOf(things, words)}
      label="From when"
      isOpen
      onClose={() => assignment.send({ type: 'step.back' })}
      request={{ problem, errors: problem?.fields ?? {}, isPending: isBusy, clear: () => {} }}
      submit={words.verb}
      onSubmit={(values) => assignment.send({ type: 'assignment.submit', startDate: textOf(values, 'start_date') })}
      lead={<p>To {who}. Anyone who has it already keeps it as it is.</p>}
    >
      <DateField label="First day" name="start_date" defaultValue={startDate || null} />
    </FormDialog>
  );
}

function Refused({ assignment, words }: Props) {
  const things = useSelector(assignment, ({ context }) => context.things);
  const people = useSelector(assignment, ({ context }) => context.people);
  const refused = useSelector(assignment, ({ context }) => context.refused);
  const others = people.length - refused.length;
  return (
    <Dialog title={titleOf(things, words)} isOpen onClose={() => assignment.send({ type: 'step.back' })} width="form">
      <DialogBody>
        <Notice tone="warning">{words.nothingYet}</Notice>
        <RowList label={words.whoCannot}>
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

function Gone({ assignment, words }: Props) {
  const things = useSelector(assignment, ({ context }) => context.things);
  const leave = () => assignment.send({ type: 'assignment.leave' });
  return (
    <Dialog title={titleOf(things, words)} isOpen onClose={leave} width="form">
      <DialogBody>
        <Notice tone="bad">Somebody has deleted a {words.one} in the meantime, so nothing was done.</Notice>
      </DialogBody>
      <DialogFoot>
        <Button onPress={leave}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}
