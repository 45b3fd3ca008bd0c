import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { type Logo, LogoPicker } from './logo-picker.tsx';

function Picking({ from, errorMessage = null }: { from: Logo; errorMessage?: string | null }) {
  const [logo, setLogo] = useState(from);
  return (
    <LogoPicker
      name="Harmattan Logistics"
      value={logo}
      onChange={setLogo}
      maxSize={5 * 1024 * 1024}
      errorMessage={errorMessage}
    />
  );
}

const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b0241c" d="M0 0h8v8H0z"/><path fill="#fff" d="M1 4h6v1H1z"/></svg>',
  ],
  'harmattan.svg',
  { type: 'image/svg+xml' },
);

export const reference: Reference = {
  name: 'Logo picker',
  use: 'The logo of a business: an image file, or one of five colours behind its letters. Choosing either lets go of the other.',
  components: ['LogoPicker'],
  states: [
    { name: 'Nothing chosen', Show: () => <Picking from={{ file: null, colour: null }} /> },
    { name: 'A colour', Show: () => <Picking from={{ file: null, colour: 'blue' }} /> },
    { name: 'A file', Show: () => <Picking from={{ file: drawing, colour: null }} /> },
    {
      name: 'Refused',
      Show: () => <Picking from={{ file: null, colour: null }} errorMessage="The picture could not be read." />,
    },
  ],
};
