// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { PasswordField, TextField } from './field.tsx';
import { Form, textOf } from './form.tsx';

const submitted = vi.fn<(email: string) => void>();
const typed = vi.fn<() => void>();
const person = userEvent.setup();

afterEach(() => {
  cleanup();
  submitted.mockClear();
  typed.mockClear();
});

function SignIn({ errors = {}, isBusy = false }: { errors?: Record<string, string>; isBusy?: boolean }) {
  return (
    <Form aria-label="Sign in" errors={errors} onType={typed} onSubmit={(values) => submitted(textOf(values, 'email'))}>
      <TextField label="Email" name="email" isRequired validate={(email) => (email === '' ? 'Required' : null)} />
      <PasswordField label="Password" name="password" />
      <Button type="submit" isBusy={isBusy}>
        Go
      </Button>
    </Form>
  );
}

it('submits on Enter when its fields are valid', async () => {
  render(<SignIn />);
  await person.type(screen.getByLabelText('Email'), 'ada@palmoil.ng{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('ada@palmoil.ng');
});

it('does not submit with an invalid field, which shows its error and takes the focus', async () => {
  render(<SignIn />);
  await person.click(screen.getByRole('button', { name: 'Go' }));
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('focuses the first field that the server refused', async () => {
  const { rerender } = render(<SignIn />);
  rerender(<SignIn errors={{ password: 'Too common.' }} />);
  expect(screen.getByText('Too common.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('reports typing, so that the previous error can be cleared', async () => {
  render(<SignIn />);
  await person.type(screen.getByLabelText('Email'), 'a');
  expect(typed).toHaveBeenCalled();
});

it('does not submit again while it is busy', async () => {
  render(<SignIn isBusy />);
  await person.type(screen.getByLabelText('Email'), 'ada@palmoil.ng');
  await person.dblClick(screen.getByRole('button', { name: /Go/ }));
  expect(submitted).not.toHaveBeenCalled();
});

it('shows and hides a password without losing it', async () => {
  render(<SignIn />);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await person.type(password, 'Harmattan');
  expect(password.type).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
  expect(password.value).toBe('Harmattan');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.type).toBe('password');
});
