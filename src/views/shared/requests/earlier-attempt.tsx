import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Actions } from '../../ui/content/layout.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';

type EarlierAttemptProps = {
  onLook: () => void;
  /** What starting again is called, such as 'Add another employee'. */
  again: string;
  onAgain: () => void;
  /** What may be in the list, and what starting again does. */
  children: ReactNode;
};

/** What was sent before a connection was lost had arrived: the list has it, and another one is another act. */
export function EarlierAttempt({ onLook, again, onAgain, children }: EarlierAttemptProps) {
  return (
    <EmptyState
      icon="check"
      title="Your earlier attempt went through"
      action={
        <Actions>
          <Button look="primary" onPress={onLook}>
            Look in the list
          </Button>
          <Button onPress={onAgain}>{again}</Button>
        </Actions>
      }
    >
      {children}
    </EmptyState>
  );
}
