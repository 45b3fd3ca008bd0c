import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { Facts } from '../content/description-list.tsx';
import { Hint } from './hint.tsx';
import { Popover } from './popover.tsx';

function Welcome() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minHeight: 100 }}>
      <Button onPress={() => setIsOpen(true)}>Get Started</Button>{' '}
      <Hint text="Click Add Asset" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button look="primary" onPress={() => setIsOpen(false)}>
          Add Asset
        </Button>
      </Hint>
    </div>
  );
}

export const reference: Reference = {
  name: 'Popover',
  use: 'A little room that hangs from a button, for what is looked at or set beside it. A list of acts is a menu; a task of its own is a dialog. A hint points a newcomer to the next step, once.',
  components: ['Popover', 'Hint'],
  states: [
    {
      name: 'Facts beside a button',
      opener: 'How is it counted?',
      Show: () => (
        <Popover label="How is it counted?" title="Book value" look="ghost">
          <p>What was paid, less a fifth of it for each full year since.</p>
          <Facts
            facts={[
              { name: 'At cost', value: '₦598,100,000.00' },
              { name: 'Written off', value: '₦185,500,000.00' },
              { name: 'Book value', value: '₦412,600,000.00' },
            ]}
          />
        </Popover>
      ),
    },
    {
      name: 'With an act that closes it',
      opener: 'Share',
      Show: () => (
        <Popover label="Share" title="Share this list">
          {(close) => (
            <>
              <p>Whoever may see assets sees it with these filters.</p>
              <Button look="primary" onPress={close}>
                Copy the address
              </Button>
            </>
          )}
        </Popover>
      ),
    },
    { name: 'A hint', opener: 'Get Started', shows: 'Dismiss hint', Show: Welcome },
  ],
};
