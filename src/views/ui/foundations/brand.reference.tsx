import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { Brand, Weave } from './brand.tsx';

export const reference: Reference = {
  name: 'Brand',
  use: 'The name with its mark, once a screen, and the one ornament: a woven strip after aso-oke cloth, on screens that have nothing else to look at.',
  components: ['Brand', 'Weave'],
  states: [
    { name: 'Name and mark', Show: () => <Brand /> },
    {
      name: 'The strip, across and down',
      Show: () => (
        <Column>
          <Weave />
          <div style={{ display: 'grid', height: 120 }}>
            <Weave direction="down" />
          </div>
        </Column>
      ),
    },
  ],
};
