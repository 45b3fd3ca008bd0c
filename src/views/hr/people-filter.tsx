import { useSearchParams } from 'wouter';
import type { operations } from '../../../openapi/generated/contract.ts';
import {
  employmentTypeLabels,
  genderLabels,
  maritalStatusLabels,
  terminationReasonLabels,
} from '../../../openapi/generated/lists/hr.record.ts';
import { Button } from '../ui/actions/button.tsx';
import { showDate } from '../ui/content/date.ts';
import { Notice } from '../ui/feedback/feedback.tsx';

type Asked = NonNullable<operations['listEmployees']['parameters']['query']>;

const missing: Record<NonNullable<Asked['without']>, string> = {
  department: 'department',
  region: 'region',
  subsidiary: 'subsidiary',
  job: 'job',
  gender: 'gender',
  birth_date: 'birth date',
  employment_type: 'type of employment',
  marital_status: 'marital status',
  nationality: 'nationality',
  state_of_origin: 'state of origin',
  hire_date: 'hire date',
};
const labelIn = (labels: Record<string, string>, value: string) => (labels[value] ?? value).toLowerCase();
const names = [
  ...['employed_on', 'hired_from', 'hired_to', 'left_from', 'left_to', 'reason', 'born_from', 'born_to'],
  ...['gender', 'employment_type', 'marital_status', 'nationality', 'state_of_origin', 'without'],
] as const;
type Given = Record<string, string>;

const span = (verb: string, from: string | undefined, to: string | undefined): string[] => {
  if (from !== undefined && to !== undefined) return [`${verb} from ${showDate(from)} to ${showDate(to)}`];
  if (from !== undefined) return [`${verb} on ${showDate(from)} or later`];
  return to === undefined ? [] : [`${verb} on ${showDate(to)} or earlier`];
};

function wordsOf(given: Given): string[] {
  const { employed_on: day, hired_from, hired_to, left_from, left_to, reason, born_from, born_to } = given;
  const {
    gender,
    employment_type: type,
    marital_status: marital,
    nationality,
    state_of_origin: state,
    without,
  } = given;
  return [
    ...(gender === undefined ? [] : [labelIn(genderLabels, gender)]),
    ...(marital === undefined ? [] : [labelIn(maritalStatusLabels, marital)]),
    ...(type === undefined ? [] : [`${labelIn(employmentTypeLabels, type)} employment`]),
    ...(state === undefined ? [] : [`from ${state}`]),
    ...(nationality === undefined ? [] : [`nationality ${nationality}`]),
    ...(without === undefined ? [] : [`no ${labelIn(missing, without)} recorded`]),
    ...span('born', born_from, born_to),
    ...span('joined', hired_from, hired_to),
    ...span('left', left_from, left_to),
    ...(reason === undefined ? [] : [`reason: ${labelIn(terminationReasonLabels, reason)}`]),
    ...(day === undefined ? [] : [`at work at the close of ${showDate(day)}`]),
  ];
}

/** What a number of a report narrowed the list to, beside the filters that people choose. */
export function usePeopleFilter() {
  const [address, setAddress] = useSearchParams();
  const given: Given = Object.fromEntries(
    names.flatMap((name) => {
      const value = address.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  const clear = () =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      for (const name of [...names, 'page']) next.delete(name);
      return next;
    });
  return { asked: given as Partial<Asked>, words: wordsOf(given), clear };
}

export function PeopleFilterNotice({ words, onClear }: { words: readonly string[]; onClear: () => void }) {
  if (words.length === 0) return null;
  return (
    <Notice tone="info">
      {`Only the people behind a figure: ${words.join(', ')}. `}
      <Button look="ghost" onPress={onClear}>
        Show everybody
      </Button>
    </Notice>
  );
}
