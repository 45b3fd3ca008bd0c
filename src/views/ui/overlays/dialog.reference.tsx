import { type ReactNode, useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/field.tsx';
import { Form } from '../fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx';
import { useModal } from './use-modal.ts';

type Opened = { isOpen: boolean; onClose: () => void };

/** A button and what it opens. */
function Opener({ label, children }: { label: string; children: (opened: Opened) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{label}</Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}

const rules = [
  'Vehicles, phones and laptops are handed over at the depot, against a signature in the book.',
  'Whoever holds a thing answers for its fuel, its service and its papers.',
  'A thing that is lost or stolen is reported the same day, with a police extract within a week.',
  'On leaving the business everything is handed back before the last salary is paid.',
];

export const reference: Reference = {
  name: 'Dialog',
  use: 'For a short task that has to end before the page goes on. Ask a question with a confirmation dialog, open a drawer when it takes more room or the page should stay in sight. Open it by the address with useModal, so that Back closes it.',
  components: ['Dialog', 'DialogBody', 'DialogFoot'],
  states: [
    {
      name: 'Default, 556 px',
      opener: 'Moved vehicles',
      Show: () => (
        <Opener label="Moved vehicles">
          {(opened) => (
            <Dialog title="Vehicles have moved into Assets" {...opened}>
              <DialogBody>
                <p>Your 14 vehicles, their papers and their services are all there, under the kind Vehicle.</p>
              </DialogBody>
              <DialogFoot>
                <Button onPress={opened.onClose}>Not now</Button>
                <Button look="primary" onPress={opened.onClose}>
                  View Vehicles
                </Button>
              </DialogFoot>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'With a form, 600 px',
      opener: 'Edit vehicle 12',
      Show: () => (
        <Opener label="Edit vehicle 12">
          {(opened) => (
            <Dialog title="Edit vehicle" width="form" {...opened}>
              <Form aria-label="Edit vehicle" onSubmit={opened.onClose}>
                <DialogBody>
                  <TextField label="Make" name="make" isRequired />
                  <TextField label="Model" name="model" isRequired />
                  <TextField label="Plate number" name="plate_no" isRequired hint="As on the number plate." />
                </DialogBody>
                <DialogFoot>
                  <Button onPress={opened.onClose}>Cancel</Button>
                  <Button look="primary" type="submit">
                    Edit Vehicle
                  </Button>
                </DialogFoot>
              </Form>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'Longer than the screen: head and foot stay',
      opener: 'Read the rules',
      Show: () => (
        <Opener label="Read the rules">
          {(opened) => (
            <Dialog title="Rules for what the business lends to its people at depots and branches" {...opened}>
              <DialogBody>
                {Array.from({ length: 6 }, (_, round) =>
                  rules.map((rule, at) => (
                    <p key={rule}>
                      {round * rules.length + at + 1}. {rule}
                    </p>
                  )),
                )}
              </DialogBody>
              <DialogFoot note="Last changed 12 May, 2026">
                <Button look="primary" onPress={opened.onClose}>
                  I have read them
                </Button>
              </DialogFoot>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'By the address: Back closes it, and it can be linked to',
      opener: 'Open by the address',
      Show: ByAddress,
    },
    {
      name: 'At work: nothing closes it until the answer is there',
      opener: 'Renew papers',
      Show: () => <Renewal />,
    },
  ],
};

function ByAddress() {
  const modal = useModal('renew-service');
  return (
    <>
      <Button onPress={() => modal.open('12')}>Open by the address</Button>
      <Dialog title="Renew Maintenance" isOpen={modal.isOpen} onClose={modal.close}>
        <DialogBody>
          <p>The address ends in ?modal=renew-service&amp;of={modal.of}.</p>
        </DialogBody>
        <DialogFoot>
          <Button look="primary" onPress={modal.close}>
            Renew
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
}

function Renewal() {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(true);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Renew papers</Button>
      <Dialog title="Renew statutory document" isOpen={isOpen} isBusy={isBusy} onClose={() => setIsOpen(false)}>
        <DialogBody>
          <p>Road worthiness of Howo A7 tipper, KJA-117-YD.</p>
          <Button look="ghost" onPress={() => setIsBusy(!isBusy)}>
            {isBusy ? 'Let the answer come' : 'Send again'}
          </Button>
        </DialogBody>
        <DialogFoot>
          <Button onPress={() => setIsOpen(false)} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button look="primary" isBusy={isBusy}>
            Renew
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
}
