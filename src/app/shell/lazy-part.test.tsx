// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart, overPage } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

/** A part whose code comes at the second try, and how often it was asked for. */
function lateAt(name: string) {
  const asked = { times: 0 };
  const Part = lazyPart(async () => {
    asked.times += 1;
    if (asked.times === 1) throw new TypeError('Failed to fetch');
    return () => <p>{name}</p>;
  });
  return { Part, asked };
}

/** jsdom loads no style sheets: one is heard of only when the test says so. */
function addStyle(): HTMLLinkElement {
  document.head.innerHTML = '<link rel="stylesheet" href="/late.css">';
  return document.head.querySelector('link') as HTMLLinkElement;
}

const show = (children: ReactNode) => act(async () => render(<Suspense fallback={null}>{children}</Suspense>));
const comeBack = () => act(async () => void dispatchEvent(new Event('online')));

it('parts that try again at once share the styles that failed, so that none waits for ever', async () => {
  const [one, other] = [lateAt('one'), lateAt('other')];
  fireEvent.error(addStyle());
  await show([<one.Part key="one" />, <other.Part key="other" />]);
  expect(screen.getAllByText('This page could not be loaded')).toHaveLength(2);
  await comeBack();
  for (const link of document.querySelectorAll('link')) fireEvent.load(link);
  expect(await screen.findByText('one')).toBeTruthy();
  expect(await screen.findByText('other')).toBeTruthy();
});

it('leaves styles that are on their way alone: whoever asked for them would wait for ever', async () => {
  const style = addStyle();
  const { Part } = lateAt('one');
  await show(<Part />);
  await comeBack();
  expect(style.isConnected).toBe(true);
  expect(await screen.findByText('one')).toBeTruthy();
});

it('asks for code that has come only once, however often the part is shown', async () => {
  const { Part, asked } = lateAt('one');
  const shown = await show(<Part />);
  await comeBack();
  expect(await screen.findByText('one')).toBeTruthy();
  await act(async () =>
    shown.rerender(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    ),
  );
  expect(asked.times).toBe(2);
});

it('a part over a page leaves the page as it is while its code is loaded', async () => {
  const code = Promise.withResolvers<() => ReactNode>();
  const Dialog = overPage(lazyPart(() => code.promise));
  const shown = (isOpen: boolean) => (
    <Suspense fallback={<p>Loading the app</p>}>
      <p>The page</p>
      {isOpen ? <Dialog /> : null}
    </Suspense>
  );
  const { rerender } = await act(async () => render(shown(false)));
  await act(async () => rerender(shown(true)));
  expect(screen.queryByText('Loading the app')).toBeNull();
  expect(screen.getByText('The page')).toHaveProperty('style.display', '');
  await act(async () => code.resolve(() => <p>The dialog</p>));
  expect(screen.getByText('The dialog')).toBeTruthy();
});
