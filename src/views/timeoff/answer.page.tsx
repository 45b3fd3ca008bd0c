import { useSelector } from '@xstate/react';
import type { TimeOffAnswerRef } from '../../machines/timeoff/time-off-answer/machine.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { Entry, EntryActions, EntryFoot, EntryNotices, EntrySubmit } from '../shared/entry/entry.tsx';
import { problemText, refusalText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { AnswerFacts, outcomeText, outcomeTitle } from './answer-facts.tsx';
import { WordsField } from './words-field.tsx';

type Answering = { answering: TimeOffAnswerRef };
const flow = 'timeOffAnswer';

/** Whoever must answer a request for time off does so by the link in their mail, without signing in. Opening it changes nothing. */
export function TimeOffAnswerPage({ answering }: Answering) {
  const state = useSelector(answering, ({ value }) => value);
  const isRead = useSelector(answering, ({ context }) => context.answer !== null);
  const problem = useProblem(answering);
  switch (state) {
    case 'loading':
      return (
        <Entry title={isRead ? 'Looking at the request again' : 'Loading the request'} flow={flow} state={state}>
          {null}
        </Entry>
      );
    case 'unread':
    case 'unsent':
      return <Failed answering={answering} />;
    case 'ended':
      return (
        <Entry
          icon="alert"
          title="This link is no longer valid"
          lead="It has expired, its days have passed, it was not read completely, or the request is not yours to answer any more."
          flow={flow}
          state={state}
        >
          <InSteward />
        </Entry>
      );
    case 'deciding':
    case 'declining':
    case 'askingBack':
    case 'answering':
      return <Question answering={answering} refusal={problem === null ? null : refusalText(problem)} />;
    case 'settled':
    case 'answered':
    case 'left':
      return <Outcome answering={answering} />;
  }
}

const InSteward = () => (
  <EntryFoot>
    <Link href={timeoffPaths.requests()}>See the requests in Steward</Link>
  </EntryFoot>
);

/** Nothing was read, or it is not known whether the answer arrived. */
function Failed({ answering }: Answering) {
  const state = useSelector(answering, ({ value }) => value);
  const problem = useProblem(answering);
  const isUnsent = state === 'unsent';
  const lead = isUnsent ? 'Trying again never answers twice.' : problem && problemText(problem);
  return (
    <Entry
      icon="offline"
      title={isUnsent ? 'It is not known whether your answer arrived' : 'The request could not be loaded'}
      lead={lead}
      flow={flow}
      state={state}
    >
      <EntryNotices>{isUnsent && problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}</EntryNotices>
      <EntryActions>
        <Button look="primary" size="large" isWide onPress={() => answering.send({ type: 'request.retry' })}>
          Try again
        </Button>
        {isUnsent ? (
          <Button size="large" isWide onPress={() => answering.send({ type: 'step.back' })}>
            Back
          </Button>
        ) : null}
      </EntryActions>
    </Entry>
  );
}

function Question({ answering, refusal }: Answering & { refusal: string | null }) {
  const state = useSelector(answering, ({ value }) => value);
  const answer = useSelector(answering, ({ context }) => context.answer);
  const wish = useSelector(answering, ({ context }) => context.wish);
  if (answer === null) return null;
  const isWriting = state === 'declining' || state === 'askingBack' || (state === 'answering' && wish !== 'approve');
  return (
    <Entry
      title={`${answer.employee} asks for time off`}
      lead={`At ${answer.business}.`}
      flow={flow}
      state={String(state)}
    >
      <AnswerFacts answer={answer} />
      <EntryNotices>
        {refusal !== null && state === 'deciding' ? <Notice tone="bad">{refusal}</Notice> : null}
      </EntryNotices>
      {isWriting ? <Writing answering={answering} /> : <Choices answering={answering} />}
    </Entry>
  );
}

function Choices({ answering }: Answering) {
  const isBusy = useSelector(answering, (snapshot) => snapshot.matches('answering'));
  const isOpen = useSelector(answering, ({ context }) => context.answer?.state === 'open');
  return (
    <EntryActions>
      <Button
        look="primary"
        size="large"
        isWide
        isBusy={isBusy}
        onPress={() => answering.send({ type: 'request.approve' })}
      >
        Approve
      </Button>
      <Button size="large" isWide isDisabled={isBusy} onPress={() => answering.send({ type: 'request.decline' })}>
        Decline
      </Button>
      <Button
        size="large"
        isWide
        isDisabled={isBusy || !isOpen}
        onPress={() => answering.send({ type: 'request.askBack' })}
      >
        Ask back
      </Button>
    </EntryActions>
  );
}

function Writing({ answering }: Answering) {
  const isBusy = useSelector(answering, (snapshot) => snapshot.matches('answering'));
  const isQuestion = useSelector(answering, ({ context }) => context.wish === 'ask_back');
  const fields = useProblem(answering)?.fields ?? {};
  return (
    <Form
      aria-label={isQuestion ? 'Ask back' : 'Decline'}
      errors={fields}
      onSubmit={() => answering.send({ type: 'words.send' })}
    >
      <WordsField answering={answering} isQuestion={isQuestion} />
      <EntrySubmit isBusy={isBusy}>{isQuestion ? 'Ask back' : 'Decline'}</EntrySubmit>
      <EntryActions>
        <Button size="large" isWide isDisabled={isBusy} onPress={() => answering.send({ type: 'step.back' })}>
          Back
        </Button>
      </EntryActions>
    </Form>
  );
}

function Outcome({ answering }: Answering) {
  const state = useSelector(answering, ({ value }) => value);
  const answer = useSelector(answering, ({ context }) => context.answer);
  if (answer === null) return null;
  const { employee, business } = answer;
  const isGood = answer.state !== 'declined' && answer.state !== 'cancelled';
  return (
    <Entry
      icon={isGood ? 'check' : 'alert'}
      title={outcomeTitle(answer)}
      lead={`${employee} of ${business}. ${outcomeText(answer)} There is nothing left for you to do.`}
      flow={flow}
      state={String(state)}
    >
      <AnswerFacts answer={answer} />
      <InSteward />
    </Entry>
  );
}
