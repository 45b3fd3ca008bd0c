import type { AssignmentRef } from '../../../machines/shared/assignment/machine.ts';
import { listAssignedUnassigned } from '../../../services/operations/hr.benefits.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Assignment, type AssignmentWords } from '../../shared/people/assignment.tsx';
import type { LoadPeople } from '../../shared/people/people.ts';

const words: AssignmentWords = {
  verb: 'Give',
  one: 'benefit',
  several: 'benefits',
  nothingYet: 'Nothing was given yet.',
  whoCannot: 'Who cannot be given it',
};

/** The dialogs in which benefits are given. */
export function BenefitAssignment({ assignment }: { assignment: AssignmentRef }) {
  const { id: businessId } = useBusiness();
  const loadFor =
    (id: string): LoadPeople =>
    ({ department, ...query }, signal) =>
      listAssignedUnassigned(
        { businessId, id, is_assigned: false, ...query, ...(department === null ? {} : { department }) },
        { signal },
      );
  return (
    <Assignment
      assignment={assignment}
      words={words}
      sourceOf={({ id }) => ({ queryKey: ['listAssignedUnassigned', businessId, id], load: loadFor(id) })}
    />
  );
}
