import { mostAddresses, readAddresses } from '../../domain/people/addresses.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './people.css.ts';

/** The number of invalid addresses shown by name; the rest are counted. */
const named = 5;

/** Lists the invalid addresses before sending. */
export function AddressPreview({ text }: { text: string }) {
  const addresses = readAddresses(text);
  const unusable = addresses.filter(({ isUsable }) => !isUsable).map(({ email }) => email);
  const usable = addresses.length - unusable.length;
  if (unusable.length === 0 && usable <= mostAddresses) return null;
  const others = unusable.length - named;
  return (
    <div className={css.preview}>
      {unusable.length > 0 ? (
        <Notice tone="warning">
          {unusable.length === 1 ? 'Not an address, and left out: ' : 'Not addresses, and left out: '}
          <strong className={css.written}>{unusable.slice(0, named).join(', ')}</strong>
          {others > 0 ? ` and ${others} more` : ''}
        </Notice>
      ) : null}
      {usable > mostAddresses ? (
        <Notice tone="warning">
          At most {mostAddresses} people can be invited at once; {usable} addresses are written.
        </Notice>
      ) : null}
    </div>
  );
}
