// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { Button } from '../actions/button.tsx';
import { EmailField, PasswordField, TextField } from './field.tsx';
import { Form } from './form.tsx';

const person = userEvent.setup();
const submitted = vi.fn<() => void>();
const changed = vi.fn<(text: string) => void>();
let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  root = null;
  cleanup();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const isPlate = (text: string) => (/^[A-Z]{3}-\d{3}[A-Z]{2}$/.test(text) ? null : 'A plate reads like KJA-482AA');

function Vehicle({ errors = {} }: { errors?: Record<string, string> }) {
  return (
    <Form aria-label="Vehicle" errors={errors} onSubmit={submitted}>
      <TextField label="Plate" name="plate" hint="As on the licence" validate={isPlate} onChange={changed} />
      <TextField label="Colour" name="colour" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const plate = () => screen.getByLabelText<HTMLInputElement>('Plate');
const wrong = 'A plate reads like KJA-482AA';

it('has its hint, or its error instead, as description', async () => {
  render(<Vehicle />);
  const description = () => document.getElementById(plate().getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe('As on the licence');
  await person.type(plate(), 'KJA{Enter}');
  expect(description()).toBe(wrong);
  expect(plate().getAttribute('aria-invalid')).toBe('true');
});

it('shows no error while typing, and shows it on blur', async () => {
  render(<Vehicle />);
  await person.type(plate(), 'KJA');
  expect(screen.queryByText(wrong)).toBeNull();
  await person.tab();
  expect(screen.getByText(wrong)).toBeTruthy();
});

function Surname() {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const type = (typed: string) => {
    setText(typed);
    setRefusal(null);
  };
  return (
    <Form aria-label="Person" onSubmit={() => setRefusal('Taken')}>
      <TextField label="Surname" name="surname" value={text} onChange={type} errorMessage={refusal} />
      <Button type="submit">Save</Button>
      <TextField label="Colour" name="colour" />
    </Form>
  );
}

it('no longer shows a refusal that was taken back as the text changed, though the field was left before', async () => {
  render(<Surname />);
  await person.type(screen.getByLabelText('Surname'), 'Ez{Enter}');
  expect(screen.getByText('Taken')).toBeTruthy();
  await person.click(screen.getByLabelText('Colour'));
  await person.type(screen.getByLabelText('Surname'), 'e');
  expect(screen.queryByText('Taken')).toBeNull();
});

it('shows no error when the person only tabs through', async () => {
  render(<Vehicle />);
  await person.click(plate());
  await person.tab();
  expect(screen.queryByText(wrong)).toBeNull();
});

it('clears the error as soon as the text is valid', async () => {
  render(<Vehicle />);
  await person.type(plate(), 'KJA-482A{Enter}');
  expect(screen.getByText(wrong)).toBeTruthy();
  await person.type(plate(), 'A');
  expect(screen.queryByText(wrong)).toBeNull();
  await person.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

it('does not shift the layout while the pointer presses a button', async () => {
  render(<Vehicle />);
  await person.type(plate(), 'KJA');
  await person.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
  expect(screen.queryByText(wrong)).toBeNull();
  await person.pointer({ keys: '[/MouseLeft]' });
  expect(screen.getByText(wrong)).toBeTruthy();
});

it('shows the form’s error until the text changes, and again after the next answer', async () => {
  const { rerender } = render(<Vehicle />);
  await person.type(plate(), 'KJA-482AA');
  rerender(<Vehicle errors={{ plate: 'Another vehicle has it.' }} />);
  expect(screen.getByText('Another vehicle has it.')).toBeTruthy();
  await person.type(plate(), '{Backspace}B');
  expect(screen.queryByText('Another vehicle has it.')).toBeNull();
  rerender(<Vehicle errors={{ plate: 'Another vehicle has it.' }} />);
  expect(screen.getByText('Another vehicle has it.')).toBeTruthy();
});

/** Lets what was drawn ahead be typed into, or sent, before the code takes it over. */
async function takeOver(meanwhile: (form: HTMLFormElement) => void) {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Vehicle />);
  const form = page.querySelector('form');
  if (!form) throw new Error('There is no form.');
  meanwhile(form);
  root = hydrateRoot(page, <Vehicle />);
  await soon(() => expect(form.dataset.live).toBe(''));
  expect(page.querySelector('form')).toBe(form);
}

it('keeps and reports text that was typed before hydration', async () => {
  await takeOver(() => {
    plate().value = 'KJA-482AA';
  });
  expect(plate().value).toBe('KJA-482AA');
  expect(changed).toHaveBeenCalledExactlyOnceWith('KJA-482AA');
});

it('submits a form that was submitted before hydration', async () => {
  await takeOver((form) => {
    plate().value = 'KJA-482AA';
    form.dataset.pressed = '';
  });
  await soon(() => expect(submitted).toHaveBeenCalledOnce());
});

it('shows the errors of a form that was submitted before hydration', async () => {
  await takeOver((form) => {
    form.dataset.pressed = '';
  });
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(submitted).not.toHaveBeenCalled();
});

it('shows no new error while a button is pressed, so that the layout does not shift', async () => {
  render(
    <Form aria-label="Account" onSubmit={() => undefined}>
      <TextField label="Email" name="email" type="email" />
      <button type="button">Back</button>
    </Form>,
  );
  await person.type(screen.getByLabelText('Email'), 'ada@');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
});

it('leads the Tab key from an address to the password, and only then to what stands beside its label', async () => {
  render(
    <>
      <EmailField label="Email" name="email" />
      <PasswordField label="Password" name="password" aside={<a href="/forgot-password">Forgot password?</a>} />
    </>,
  );
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await person.tab();
    const { activeElement: here } = document;
    stops.push(here instanceof HTMLInputElement ? here.name : here?.textContent);
  }
  expect(stops).toEqual(['email', 'password', 'Show', 'Forgot password?']);
});
