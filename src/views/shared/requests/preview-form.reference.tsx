import type { Reference } from '../../../reference/reference.ts';
import { type PreviewField, PreviewForm } from './preview-form.tsx';

const field = (field_name: string, display_name: string, col: number, required = false): PreviewField => ({
  field_name,
  display_name,
  is_checked: true,
  required,
  col,
});

const sections = [
  {
    title: 'Personal details',
    fields: [
      field('title', 'Title', 4, true),
      field('first_name', 'First name', 4, true),
      field('last_name', 'Last name', 4, true),
      field('email', 'Email', 6, true),
      field('phone_number', 'Phone number', 6),
    ],
  },
  {
    title: 'Personal reference',
    fields: [field('reference_name', 'Full name', 6, true), field('relationship', 'Relationship', 6, true)],
  },
];

const choices = {
  title: ['Mr', 'Mrs', 'Dr', 'Prof', 'Miss', 'Ms'],
  relationship: ['Parent', 'Uncle', 'Aunt', 'Sibling'],
};

export const reference: Reference = {
  name: 'Preview form',
  use: 'Shows a form that somebody has put together as those will see it who fill it in. Nothing can be written into it.',
  components: ['PreviewForm'],
  states: [
    {
      name: 'Application form',
      Show: () => <PreviewForm label="Application form" sections={sections} choices={choices} />,
    },
  ],
};
