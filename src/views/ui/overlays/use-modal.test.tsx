// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useModal } from './use-modal.ts';

const person = userEvent.setup();

function Opener({ name }: { name: string }) {
  const modal = useModal(name);
  return (
    <>
      <button type="button" onClick={() => modal.open('12')}>
        Open {name}
      </button>
      <button
        type="button"
        onClick={() => {
          modal.close();
          modal.close();
        }}
      >
        Close {name} twice
      </button>
      <p>{`${name} is ${modal.isOpen ? `open of ${modal.of}` : 'closed'}`}</p>
    </>
  );
}

const address = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/fleet?tab=home'));
afterEach(cleanup);

it('opens the dialog in the address, and keeps other parameters', async () => {
  render(
    <>
      <Opener name="renew-service" />
      <Opener name="edit-vehicle" />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Open renew-service' }));
  expect(screen.getByText('renew-service is open of 12')).toBeTruthy();
  expect(screen.getByText('edit-vehicle is closed')).toBeTruthy();
  expect(address()).toBe('/fleet?tab=home&modal=renew-service&of=12');
  await person.click(screen.getByRole('button', { name: 'Open edit-vehicle' }));
  expect(screen.getByText('renew-service is closed')).toBeTruthy();
});

it('closes on Back', async () => {
  render(<Opener name="renew-service" />);
  await person.click(screen.getByRole('button', { name: 'Open renew-service' }));
  history.back();
  await screen.findByText('renew-service is closed');
  expect(address()).toBe('/fleet?tab=home');
});

it('is closed by one Back, however often its button was pressed', async () => {
  render(<Opener name="renew-service" />);
  await person.dblClick(screen.getByRole('button', { name: 'Open renew-service' }));
  history.back();
  await screen.findByText('renew-service is closed');
  expect(address()).toBe('/fleet?tab=home');
});

it('leaves no history entry when it closes, even when closed twice', async () => {
  history.pushState(null, '', '/fleet?tab=reminder');
  render(<Opener name="renew-service" />);
  await person.click(screen.getByRole('button', { name: 'Open renew-service' }));
  await person.click(screen.getByRole('button', { name: 'Close renew-service twice' }));
  await screen.findByText('renew-service is closed');
  expect(address()).toBe('/fleet?tab=reminder');
});

it('closes a linked dialog without leaving the page', async () => {
  history.replaceState(null, '', '/fleet?tab=home&modal=renew-service&of=12');
  render(<Opener name="renew-service" />);
  const steps = history.length;
  await person.click(screen.getByRole('button', { name: 'Close renew-service twice' }));
  expect(address()).toBe('/fleet?tab=home');
  expect(history.length).toBe(steps);
});
