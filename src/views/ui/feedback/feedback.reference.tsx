import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Button } from '../actions/button.tsx';
import { EmptyState, ErrorState, Notice, OfflineBanner } from './feedback.tsx';

const nothing = () => undefined;

function Offline() {
  const [isOffline, setIsOffline] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOffline(true)}>Lose the line</Button>
      {isOffline ? <OfflineBanner /> : null}
    </>
  );
}

export const reference: Reference = {
  name: 'Notice and states',
  use: 'A notice is a sentence that stays where it matters; an empty or an error state takes the place of content that is not there. What has just been done is said in passing, by a toast.',
  components: ['Notice', 'EmptyState', 'ErrorState', 'OfflineBanner'],
  states: [
    {
      name: 'Notices',
      Show: () => (
        <Column>
          <Notice tone="info">The trial of the premium plan ends on 30 May, 2026.</Notice>
          <Notice tone="good">The password is changed.</Notice>
          <Notice tone="warning">Two people of this department have no line manager.</Notice>
          <Notice tone="bad">
            The email or the password is wrong. After 5 wrong passwords signing in rests for 15 minutes.
          </Notice>
        </Column>
      ),
    },
    {
      name: 'Empty, with what to do next',
      Show: () => (
        <EmptyState icon="car" title="No engines revving here yet" action={<Button look="primary">Add vehicle</Button>}>
          Vehicles appear here with their papers, services and the people who drive them.
        </EmptyState>
      ),
    },
    {
      name: 'Empty, and nothing to be done',
      Show: () => <EmptyState icon="clock" title="Oops! You have no active reminder" />,
    },
    {
      name: 'Could not be loaded',
      Show: () => (
        <ErrorState title="Departments could not be loaded" onRetry={nothing}>
          Steward cannot be reached. Check your connection.
        </ErrorState>
      ),
    },
    {
      name: 'Could not be loaded, tried again',
      Show: () => (
        <ErrorState title="Departments could not be loaded" onRetry={nothing} isBusy>
          Steward cannot be reached. Check your connection.
        </ErrorState>
      ),
    },
    { name: 'Offline', opener: 'Lose the line', Show: Offline },
  ],
};
