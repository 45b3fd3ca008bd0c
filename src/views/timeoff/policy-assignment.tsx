import type { AssignmentRef } from '../../machines/shared/assignment/machine.ts';
import { listTimeoffPolicyEmployees } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import { Assignment, type AssignmentWords } from '../shared/people/assignment.tsx';
import type { LoadPeople } from '../shared/people/people.ts';

const words: AssignmentWords = {
  verb: 'Assign',
  one: 'policy',
  several: 'policies',
  nothingYet: 'Nobody was assigned yet.',
  whoCannot: 'Who cannot be assigned',
};

/** The dialogs in which policies are assigned. */
export function PolicyAssignment({ assignment }: { assignment: AssignmentRef }) {
  const { id: businessId } = useBusiness();
  const loadFor =
    (id: string): LoadPeople =>
    ({ department, ...query }, signal) =>
      listTimeoffPolicyEmployees(
        { businessId, id, is_assigned: false, ...query, ...(department === null ? {} : { department }) },
        { signal },
      );
  return (
    <Assignment
      assignment={assignment}
      words={words}
      sourceOf={({ id }) => ({ queryKey: ['listTimeoffPolicyEmployees', businessId, id], load: loadFor(id) })}
    />
  );
}
