import { isAnswerable, type TimeoffAnswer } from '../../domain/timeoff/answer.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { Questions } from './questions.tsx';
import { AwayNames } from './request-preview.tsx';
import { daysText, leftText, takenText } from './request-texts.ts';

/** What whoever answers decides by: the days, what they take, what is left and who else is away. */
export function AnswerFacts({ answer }: { answer: TimeoffAnswer }) {
  const { policy, left, note, away, questions } = answer;
  return (
    <Stack>
      <Facts
        facts={[
          { name: 'Days', value: daysText(answer) },
          { name: 'Takes', value: takenText(answer) },
          ...(note === '' ? [] : [{ name: 'Note', value: note }]),
          ...(left === null ? [] : [{ name: 'Left after all that is asked for', value: leftText(left, policy) }]),
          ...(isAnswerable(answer) ? [{ name: 'Also away', value: <AwayNames away={away} /> }] : []),
        ]}
      />
      <Questions questions={questions} />
    </Stack>
  );
}

const titles = {
  open: 'The time off waits for an answer',
  asked_back: 'The request is asked back',
  approved: 'The time off is approved',
  declined: 'The time off is declined',
  cancelled: 'The request is cancelled',
  passed_on: 'Somebody else answers next',
} as const;
export const outcomeTitle = ({ state }: TimeoffAnswer): string => titles[state];

/** Whom it waits for, or who answered. */
export function outcomeText({ waits_for: waits, answered_by: by }: TimeoffAnswer): string {
  if (waits !== null) return `It waits for ${waits}.`;
  return by === null ? '' : `By ${by}.`;
}
