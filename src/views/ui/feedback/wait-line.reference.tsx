import type { Reference } from '../../../reference/reference.ts';
import { WaitLine } from './wait-line.tsx';

export const reference: Reference = {
  name: 'Wait line',
  use: 'At the top of the window while the next page is on its way; the app has the one that there is. What waits inside a page shows a skeleton, and an act its busy button.',
  components: ['WaitLine'],
  states: [
    {
      name: 'For longer than 60 ms',
      Show: () => (
        <>
          <WaitLine isWaiting />
          <p>The line lies along the upper edge of this window.</p>
        </>
      ),
    },
  ],
};
