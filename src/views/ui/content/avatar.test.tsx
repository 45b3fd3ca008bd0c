// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar, initials } from './avatar.tsx';

afterEach(cleanup);

it.each([
  ['Adaeze Okafor', 'AO'],
  ['  ngozi   eze  ada ', 'NE'],
  ['Musa', 'M'],
  ['Ọlá Àṣẹ', 'ỌÀ'],
  ['Ade & Sons', 'AS'],
  ['(Mama) Put - Foods', 'MP'],
  ['7th Avenue', '7A'],
  ['&', ''],
  ['', ''],
])('%j is %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('shows initials when the picture fails, and tries the next picture', () => {
  const { container, rerender } = render(<Avatar name="Adaeze Okafor" picture="/gone.png" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() ?? container);
  expect(picture()).toBeNull();
  expect(container.textContent).toBe('AO');
  rerender(<Avatar name="Adaeze Okafor" picture="/new.png" />);
  expect(picture()?.getAttribute('src')).toBe('/new.png');
});
