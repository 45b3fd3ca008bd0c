import type { Reference } from '../../../reference/reference.ts';
import { Row } from '../../../reference/specimen.tsx';
import { Button } from '../actions/button.tsx';
import { notify } from './toast.tsx';

export const reference: Reference = {
  name: 'Toast',
  use: 'Says in passing what has been done. It goes by itself, so nothing that has to be read or acted upon belongs here: use a notice for that. 3 s in general, 5 s in fleet, for errors and for uploads, 6 s for feedback; it waits while it is pointed at, has the focus (F6), or the page is hidden.',
  components: ['Toasts'],
  states: [
    {
      name: 'Done',
      opener: 'Save',
      Show: () => <Button onPress={() => notify('good', 'Vehicle Updated!')}>Save</Button>,
    },
    {
      name: 'With a way back',
      opener: 'Archive',
      Show: () => (
        <Button
          onPress={() =>
            notify('good', 'Mikano 60 kVA generator is archived', {
              for: 'feedback',
              action: { label: 'Undo', onPress: () => notify('info', 'It is back in the list') },
            })
          }
        >
          Archive
        </Button>
      ),
    },
    {
      name: 'Failed',
      opener: 'Download',
      Show: () => <Button onPress={() => notify('bad', 'File not found')}>Download</Button>,
    },
    {
      name: 'Several, and a long one: the newest three stay',
      opener: 'Do a lot',
      Show: () => (
        <Row>
          <Button
            onPress={() => {
              notify('info', 'Import started', { for: 'feedback' });
              notify('good', 'File Uploaded Successfully', { for: 'upload' });
              notify(
                'good',
                'Your subscription for the premium plan was successful. You can now access all the modules.',
                { for: 'feedback' },
              );
              notify('bad', 'KJA-117-YD could not be saved: the plate number is taken');
            }}
          >
            Do a lot
          </Button>
        </Row>
      ),
    },
  ],
};
