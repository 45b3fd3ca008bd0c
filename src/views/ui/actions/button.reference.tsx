import type { Reference } from '../../../reference/reference.ts';
import { Row } from '../../../reference/specimen.tsx';
import { Button, LinkButton } from './button.tsx';

export const reference: Reference = {
  name: 'Button',
  use: 'Does something on this screen; one primary button a screen. To go somewhere, use LinkButton, which looks the same but is a link.',
  components: ['Button', 'LinkButton'],
  states: [
    {
      name: 'Looks',
      Show: () => (
        <Row>
          <Button look="primary">Save vehicle</Button>
          <Button>Export</Button>
          <Button look="ghost">Cancel</Button>
          <Button look="danger">Yes, Delete</Button>
        </Row>
      ),
    },
    {
      name: 'Large',
      Show: () => (
        <Row>
          <Button look="primary" size="large">
            Continue
          </Button>
          <Button size="large">Back</Button>
        </Row>
      ),
    },
    {
      name: 'At work',
      Show: () => (
        <Row>
          <Button look="primary" isBusy>
            Save vehicle
          </Button>
          <Button isBusy>Export</Button>
        </Row>
      ),
    },
    {
      name: 'Disabled',
      Show: () => (
        <Row>
          <Button look="primary" isDisabled>
            Save vehicle
          </Button>
          <Button isDisabled>Export</Button>
        </Row>
      ),
    },
    {
      name: 'A link that looks like a button',
      Show: () => (
        <Row>
          <LinkButton href="/" look="primary">
            All components
          </LinkButton>
        </Row>
      ),
    },
  ],
};
