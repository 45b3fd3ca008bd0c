import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { TimeOffAnswerRef } from '../../machines/timeoff/time-off-answer/machine.ts';
import { problemText, refusalText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Note, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Form } from '../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { AnswerFacts, outcomeText, outcomeTitle } from './answer-facts.tsx';
import { WordsField } from './words-field.tsx';

type Answering = { answering: TimeOffAnswerRef };

/** Answers a request in the app: what is asked for, what is left and who else is away, and the ways to answer. */
export function AnswerDialog({ answering }: Answering) {
  const state = useSelector(answering, ({ value }) => value);
  const answer = useSelector(answering, ({ context }) => context.answer);
  const wish = useSelector(answering, ({ context }) => context.wish);
  const leave = () => answering.send({ type: 'request.leave' });
  const isWriting = state === 'declining' || state === 'askingBack' || (state === 'answering' && wish !== 'approve');
  return (
    <Dialog
      title={answer === null ? 'A request for time off' : `${answer.employee} asks for time off`}
      isOpen
      onClose={leave}
      isBusy={state === 'answering'}
      width="form"
    >
      {isWriting ? <Writing answering={answering} /> : <Shown answering={answering} />}
    </Dialog>
  );
}

function Body({ answering, children }: Answering & { children?: ReactNode }) {
  const state = useSelector(answering, ({ value }) => value);
  const answer = useSelector(answering, ({ context }) => context.answer);
  return (
    <DialogBody>
      <div data-flow="timeOffAnswer" data-state={state}>
        <Stack>
          {answer === null ? null : <AnswerFacts answer={answer} />}
          {children}
        </Stack>
      </div>
    </DialogBody>
  );
}

function Writing({ answering }: Answering) {
  const isBusy = useSelector(answering, (snapshot) => snapshot.matches('answering'));
  const isQuestion = useSelector(answering, ({ context }) => context.wish === 'ask_back');
  const problem = useProblem(answering);
  const label = isQuestion ? 'Ask back' : 'Decline';
  return (
    <Form aria-label={label} errors={problem?.fields ?? {}} onSubmit={() => answering.send({ type: 'words.send' })}>
      <Body answering={answering}>
        <WordsField answering={answering} isQuestion={isQuestion} />
      </Body>
      <DialogFoot>
        <Button onPress={() => answering.send({ type: 'step.back' })} isDisabled={isBusy}>
          Back
        </Button>
        <Button type="submit" look={isQuestion ? 'primary' : 'danger'} isBusy={isBusy}>
          {label}
        </Button>
      </DialogFoot>
    </Form>
  );
}

function Shown({ answering }: Answering) {
  const state = useSelector(answering, ({ value }) => value);
  return (
    <>
      <Body answering={answering}>
        <Said answering={answering} />
      </Body>
      <DialogFoot>
        <Button onPress={() => answering.send({ type: 'request.leave' })} isDisabled={state === 'answering'}>
          Close
        </Button>
        {state === 'unread' || state === 'unsent' ? <Again answering={answering} /> : null}
        {state === 'deciding' || state === 'answering' ? <Choices answering={answering} /> : null}
      </DialogFoot>
    </>
  );
}

/** What is to be said besides the request. */
function Said({ answering }: Answering) {
  const state = useSelector(answering, ({ value }) => value);
  const answer = useSelector(answering, ({ context }) => context.answer);
  const problem = useProblem(answering);
  if (state === 'loading') return answer === null ? <SkeletonList rows={3} /> : <Note>Looking at it again</Note>;
  if (state === 'ended') return <Notice tone="bad">The request is not yours to answer any more.</Notice>;
  if (state === 'settled' && answer !== null)
    return (
      <Notice tone="info">
        {outcomeTitle(answer)}. {outcomeText(answer)}
      </Notice>
    );
  return (
    <>
      {state === 'unsent' ? (
        <Note>It is not known whether your answer arrived. Trying again never answers twice.</Note>
      ) : null}
      {problem === null ? null : (
        <Notice tone="bad">{state === 'deciding' ? refusalText(problem) : problemText(problem)}</Notice>
      )}
    </>
  );
}

function Again({ answering }: Answering) {
  const isUnsent = useSelector(answering, (snapshot) => snapshot.matches('unsent'));
  return (
    <>
      {isUnsent ? <Button onPress={() => answering.send({ type: 'step.back' })}>Back</Button> : null}
      <Button look="primary" onPress={() => answering.send({ type: 'request.retry' })}>
        Try again
      </Button>
    </>
  );
}

function Choices({ answering }: Answering) {
  const isBusy = useSelector(answering, (snapshot) => snapshot.matches('answering'));
  const isOpen = useSelector(answering, ({ context }) => context.answer?.state === 'open');
  return (
    <>
      <Button onPress={() => answering.send({ type: 'request.askBack' })} isDisabled={isBusy || !isOpen}>
        Ask back
      </Button>
      <Button onPress={() => answering.send({ type: 'request.decline' })} isDisabled={isBusy}>
        Decline
      </Button>
      <Button look="primary" onPress={() => answering.send({ type: 'request.approve' })} isBusy={isBusy}>
        Approve
      </Button>
    </>
  );
}
