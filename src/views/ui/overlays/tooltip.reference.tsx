import type { Reference } from '../../../reference/reference.ts';
import { Row } from '../../../reference/specimen.tsx';
import { Button } from '../actions/button.tsx';
import { Icon } from '../foundations/icon.tsx';
import { columns, download } from '../foundations/icons.ts';
import { Tooltip } from './tooltip.tsx';

export const reference: Reference = {
  name: 'Tooltip',
  use: 'A few words about a button that shows only an icon. A finger never sees it, so the button keeps its name, and nothing is said here alone.',
  components: ['Tooltip'],
  states: [
    {
      name: 'Point at one, or move the focus to it',
      Show: () => (
        <Row>
          <Tooltip text="Choose columns">
            <Button aria-label="Choose columns">
              <Icon name={columns} />
            </Button>
          </Tooltip>
          <Tooltip text="Export the 1,284 assets that match" placement="bottom">
            <Button aria-label="Export">
              <Icon name={download} />
            </Button>
          </Tooltip>
        </Row>
      ),
    },
  ],
};
