import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { columns, download } from './icons.ts';
import type { Reference } from './reference.ts';
import { Row } from './specimen.tsx';
import { Tooltip } from './tooltip.tsx';

export const reference: Reference = {
  name: 'Tooltip',
  group: 'Overlays',
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
