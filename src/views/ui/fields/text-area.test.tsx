// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Form } from './form.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);
const person = userEvent.setup();

it('counts the characters, and announces the rest near the limit', async () => {
  render(<TextArea label="Message" name="message" maxLength={30} hasCount defaultValue="Oil" />);
  expect(screen.getByText('3 of 30')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await person.type(screen.getByLabelText('Message'), ' is leaking');
  expect(screen.getByText('14 of 30')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('16 characters left');
});

it("shows the server's error and takes the focus", () => {
  render(
    <Form aria-label="Issue" errors={{ message: 'Message is required' }} onSubmit={() => undefined}>
      <TextArea label="Message" name="message" hint="What happened, and where." />
    </Form>,
  );
  expect(screen.getByText('Message is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});
