import { notify } from '../../ui/feedback/toast.tsx';
import { problemText } from '../requests/problem-text.ts';
import { useRequest } from '../requests/use-request.ts';
import type { Chosen } from './chosen.ts';

/**
 * Goes on with the rows that a person chose, once those on other pages have been read.
 * @param most as many as the request takes that follows
 */
export function useChosenRows<Row>(goOn: (rows: readonly Row[]) => void, most: number): (chosen: Chosen<Row>) => void {
  const reading = useRequest({
    send: (options, chosen: Chosen<Row>) => chosen.rowsOf(options),
    onDone: goOn,
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  return (chosen) => {
    if (chosen.count <= most) reading.send(chosen);
    else {
      const [count, limit] = [chosen.count, most].map((number) => number.toLocaleString('en-NG'));
      notify('bad', `${count} are too many at once. Choose at most ${limit}.`);
    }
  };
}
