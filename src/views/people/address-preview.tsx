import { mostAddresses, readAddresses } from '../../domain/people/addresses.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './people.css.ts';

/** The number of parts shown by name; the rest are counted. */
const named = 5;

type AddressPreviewProps = { text: string; fileLeftOut: readonly string[] };

/** Lists, before sending, what is left out because it is no address. */
export function AddressPreview({ text, fileLeftOut }: AddressPreviewProps) {
  const addresses = readAddresses(text);
  const unusable = addresses.filter(({ isUsable }) => !isUsable).map(({ email }) => email);
  const usable = addresses.length - unusable.length;
  if (unusable.length === 0 && fileLeftOut.length === 0 && usable <= mostAddresses) return null;
  return (
    <div className={css.preview}>
      {unusable.length > 0 ? (
        <Notice tone="warning">
          {unusable.length === 1 ? 'Not an address, and left out: ' : 'Not addresses, and left out: '}
          <Some parts={unusable} />
        </Notice>
      ) : null}
      {fileLeftOut.length > 0 ? (
        <Notice tone="info">
          Left out of the file: <Some parts={fileLeftOut} />
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

function Some({ parts }: { parts: readonly string[] }) {
  const others = parts.length - named;
  return (
    <>
      <strong className={css.written}>{parts.slice(0, named).join(', ')}</strong>
      {others > 0 ? ` and ${others} more` : ''}
    </>
  );
}
