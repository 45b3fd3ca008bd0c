// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type PreviewField, PreviewForm } from './preview-form.tsx';

afterEach(cleanup);

const field = (field_name: string, display_name: string, more: Partial<PreviewField> = {}): PreviewField => ({
  field_name,
  display_name,
  is_checked: true,
  required: false,
  col: 6,
  ...more,
});

it('shows the checked fields, disabled, the required ones with an asterisk', () => {
  const personal = [
    field('title', 'Title', { required: true, col: 3 }),
    field('first_name', 'First name', { required: true }),
    field('middle_name', 'Middle name'),
    field('religion', 'Religion', { is_checked: false }),
  ];
  const titles = ['Mr', 'Mrs', 'Dr', 'Prof', 'Miss', 'Ms'];
  render(
    <PreviewForm
      label="Application form"
      sections={[
        { title: 'Personal details', fields: personal },
        { title: 'Documents', fields: [] },
      ]}
      choices={{ title: titles }}
    />,
  );
  expect(screen.getByText('All fields marked (*) are mandatory.')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('textbox').every((input) => input.disabled)).toBe(true);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(screen.getByLabelText('First name *')).toBeTruthy();
  expect(screen.getByLabelText('Middle name')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Title *', description: titles.join(', ') })).toBeTruthy();
  expect(screen.queryByText('Documents')).toBeNull();
});
