import type { Reference } from '../../../reference/reference.ts';
import { Column, Row } from '../../../reference/specimen.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressCircle } from './progress-circle.tsx';
import { Spinner } from './spinner.tsx';

export const reference: Reference = {
  name: 'Progress',
  use: 'How far something is that takes longer than a moment: a bar for the work of a whole screen, a circle for one thing in a line. Where the shape of what comes is known, a skeleton; where nothing is, a spinner.',
  components: ['ProgressBar', 'ProgressCircle', 'Spinner'],
  states: [
    {
      name: 'Bar',
      Show: () => (
        <Column>
          <ProgressBar label="Importing 100,000 lines" percent={41.6} />
          <ProgressBar label="Not begun" percent={0} />
          <ProgressBar label="Done" percent={100} />
          <ProgressBar label="Waiting for the bank" percent={null} />
          <ProgressBar label="Question 4 of 9" percent={44} isThin />
        </Column>
      ),
    },
    {
      name: 'Circle',
      Show: () => (
        <Row>
          <ProgressCircle label="licence.pdf" percent={0} />
          <ProgressCircle label="insurance.pdf" percent={64.4} />
          <ProgressCircle label="road-worthiness.tiff" percent={100} />
          <ProgressCircle label="photo.png" percent={72} size={24} />
          <ProgressCircle label="Reading the file" percent={null} />
        </Row>
      ),
    },
    { name: 'Spinner', Show: () => <Spinner label="Loading" /> },
  ],
};
