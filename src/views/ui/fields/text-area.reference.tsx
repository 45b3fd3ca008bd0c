import type { Reference } from '../../../reference/reference.ts';
import { Column } from '../../../reference/specimen.tsx';
import { TextArea } from './text-area.tsx';

export const reference: Reference = {
  name: 'Text area',
  use: 'Several lines of text; it grows with what is written. For one line, use TextField.',
  components: ['TextArea'],
  states: [
    {
      name: 'Empty, with a count',
      Show: () => (
        <Column>
          <TextArea label="Message" name="message" hint="What happened, and where." maxLength={500} hasCount />
        </Column>
      ),
    },
    {
      name: 'Filled',
      Show: () => (
        <Column>
          <TextArea
            label="Description"
            name="description"
            isOptional
            defaultValue={
              'Front brake pads replaced, discs skimmed.\nThe rear left shock absorber leaks and should be looked at before the next long journey to Kano.'
            }
          />
        </Column>
      ),
    },
    {
      name: 'Refused',
      Show: () => (
        <Column>
          <TextArea label="Message" name="refused" errorMessage="Message is required" />
        </Column>
      ),
    },
    {
      name: 'Disabled and read-only',
      Show: () => (
        <Column>
          <TextArea label="Reason" name="disabled" isDisabled rows={2} />
          <TextArea label="Reason of the request" name="fixed" isReadOnly rows={2} defaultValue="Wedding in Enugu." />
        </Column>
      ),
    },
  ],
};
