import type { Steps } from '../../../src/machines/flow.ts';
import type { Stage } from '../browser/stage.ts';

/** Goes Forward in the browser to the step after the one that is shown, as after Back. */
export const goForward = async ({ page }: Stage, flow: string, { parameter, words }: Steps<never>): Promise<void> => {
  await page.evaluate(
    (steps) => {
      const address = new URL(location.href);
      const shown = Math.max(0, steps.words.indexOf(address.searchParams.get(steps.parameter) ?? ''));
      address.searchParams.set(steps.parameter, steps.words[shown + 1] ?? '');
      const depth = history.state.entry.depth + 1;
      const entry = { flow: steps.flow, parameter: steps.parameter, trail: [shown], depth };
      history.pushState({ ...history.state, entry }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { flow, parameter, words: Object.values(words) },
  );
};
