import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { DataLoading } from './data-loading.tsx';
import { Skeleton, SkeletonList, SkeletonText } from './skeleton.tsx';

const nothing = () => undefined;

export const reference: Reference = {
  name: 'Loading',
  use: 'Around whatever the server is asked for. Where the shape of what comes is known, give it a skeleton of that size, so that nothing moves when it is there.',
  components: ['DataLoading', 'Skeleton', 'SkeletonText', 'SkeletonList'],
  states: [
    {
      name: 'Of unknown shape',
      Show: () => (
        <DataLoading isLoading onRetry={nothing}>
          Driver, Ikeja
        </DataLoading>
      ),
    },
    {
      name: 'Of known shape',
      Show: () => (
        <Column>
          <DataLoading isLoading onRetry={nothing} waiting={<SkeletonList />}>
            Driver, Ikeja
          </DataLoading>
        </Column>
      ),
    },
    {
      name: 'Failed',
      Show: () => (
        <DataLoading
          isLoading={false}
          error={{ title: 'Jobs could not be loaded', message: 'Steward cannot be reached. Check your connection.' }}
          onRetry={nothing}
        >
          Driver, Ikeja
        </DataLoading>
      ),
    },
    {
      name: 'There',
      Show: () => (
        <DataLoading isLoading={false} onRetry={nothing}>
          Driver, Ikeja
        </DataLoading>
      ),
    },
    {
      name: 'The other bones',
      Show: () => (
        <Column>
          <SkeletonText />
          <Skeleton width={120} height={32} />
          <Skeleton width={44} height={44} isRound />
        </Column>
      ),
    },
  ],
};
