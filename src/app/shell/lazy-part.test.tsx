// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

/** A part whose code comes at the second try. */
function lateAt(name: string) {
  let tries = 0;
  return lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return () => <p>{name}</p>;
  });
}

it('parts that try again at once share the styles that failed, so that none waits for ever', async () => {
  const [One, Other] = [lateAt('one'), lateAt('other')];
  // jsdom loads no style sheets: this one has failed, and is heard of only when the test says so.
  document.head.innerHTML = '<link rel="stylesheet" href="/late.css">';
  await act(async () =>
    render(
      <Suspense fallback={null}>
        <One />
        <Other />
      </Suspense>,
    ),
  );
  expect(screen.getAllByText('This page could not be loaded')).toHaveLength(2);
  await act(async () => void dispatchEvent(new Event('online')));
  for (const link of document.querySelectorAll('link')) fireEvent.load(link);
  expect(await screen.findByText('one')).toBeTruthy();
  expect(await screen.findByText('other')).toBeTruthy();
});
