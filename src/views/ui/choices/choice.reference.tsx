import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { CheckboxCards, RadioCards } from './choice.tsx';

const sizes = ['1 - 10', '11 - 50', '51 - 200', '201 - 500'].map((label) => ({ value: label, label }));
const sources = ['A friend', 'Search', 'An advertisement'].map((label) => ({ value: label, label }));

function Sizes({ errorMessage = null }: { errorMessage?: string | null }) {
  const [size, setSize] = useState<string | null>(errorMessage ? null : '11 - 50');
  return (
    <RadioCards label="Number of people" choices={sizes} value={size} onChange={setSize} errorMessage={errorMessage} />
  );
}

function Plans() {
  const [plan, setPlan] = useState('month');
  const plans = [
    { value: 'month', label: 'By the month' },
    { value: 'lease', label: 'By a lease', note: 'Coming', isDisabled: true },
  ];
  return <RadioCards label="How to pay" isRow choices={plans} value={plan} onChange={setPlan} />;
}

function Sources() {
  const [chosen, setChosen] = useState(['Search']);
  return <CheckboxCards label="Where you heard of us" choices={sources} value={chosen} onChange={setChosen} />;
}

export const reference: Reference = {
  name: 'Choice cards',
  use: 'One or some of a few where the choice is the whole question, as in a wizard. Inside a form, use RadioGroup or CheckBoxGroup.',
  components: ['RadioCards', 'CheckboxCards'],
  states: [
    { name: 'One', Show: () => <Sizes /> },
    { name: 'One not to be chosen', Show: () => <Plans /> },
    { name: 'Some', Show: () => <Sources /> },
    { name: 'Refused', Show: () => <Sizes errorMessage="Please select number of people" /> },
  ],
};
