import { useSelector } from '@xstate/react';
import { giveTimeoffAnswerLimits } from '../../../openapi/generated/limits/timeoff.answers.ts';
import type { TimeOffAnswerRef } from '../../machines/timeoff/time-off-answer/machine.ts';
import { TextArea } from '../ui/fields/text-area.tsx';

type WordsFieldProps = { answering: TimeOffAnswerRef; isQuestion: boolean };

/** The reason or the question, which stays while the person looks at the request again. */
export function WordsField({ answering, isQuestion }: WordsFieldProps) {
  const words = useSelector(answering, ({ context }) => context.words);
  const employee = useSelector(answering, ({ context }) => context.answer?.employee ?? '');
  return (
    <TextArea
      label={isQuestion ? 'Question' : 'Reason'}
      name="words"
      hint={isQuestion ? `${employee} replies, or chooses other days.` : `${employee} reads it.`}
      rows={3}
      maxLength={giveTimeoffAnswerLimits[isQuestion ? 'question' : 'reason'].maxLength}
      value={words}
      onChange={(next) => answering.send({ type: 'words.type', words: next })}
    />
  );
}
