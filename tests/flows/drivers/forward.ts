import type { Steps } from '../../../src/machines/flow.ts';
import type { Stage } from '../browser/stage.ts';

/** Goes Forward in the browser to the step after the first one, as after Back. */
export const goForward = async ({ page }: Stage, flow: string, { parameter, words }: Steps<never>): Promise<void> => {
  const [, word = ''] = Object.values(words);
  await page.evaluate(
    (to) => {
      const address = new URL(location.href);
      address.searchParams.set(to.parameter, to.word);
      const depth = history.state.entry.depth + 1;
      const entry = { flow: to.flow, parameter: to.parameter, trail: [0], depth };
      history.pushState({ ...history.state, entry }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { flow, parameter, word },
  );
};
