import type { Reference } from '../../../reference/reference.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const reference: Reference = {
  name: 'Breadcrumb',
  use: 'Says where a page lies below others, above its heading. On a phone only the way up is left. The screens of a module are beside each other: those are top tabs.',
  components: ['Breadcrumb'],
  states: [
    {
      name: 'Deep, and with a long name',
      Show: () => (
        <Breadcrumb
          parents={[
            { label: 'Assets', href: '/assets' },
            { label: 'Asset list', href: '/assets/list' },
            { label: 'Howo A7 tipper', href: '/assets/12' },
          ]}
          here="Certificate of road worthiness of the vehicle inspection office in Ojodu, renewed for a year"
        />
      ),
    },
  ],
};
