import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

/** Milliseconds. */
const pause = 3_000;
const isMoving = ({ state }: StoredImport) => state === 'storing' || state === 'undoing';

type Listed = { state: { data?: { results: readonly StoredImport[] } | undefined } };
/** Of a query of imports: it asks again while one of them goes on in the background. */
export const whileMoving = {
  refetchInterval: ({ state: { data } }: Listed) => (data?.results.some(isMoving) ? pause : false),
} as const;

type RunningImportProps = { newest: StoredImport | undefined; hrefOf: (query: { id: string }) => string };

/** Leads back to an import that goes on in the background. */
export function RunningImport({ newest, hrefOf }: RunningImportProps) {
  if (newest?.state !== 'storing') return null;
  const { id, file_name: file, done, rows } = newest;
  return (
    <Notice tone="info">
      {`${file} is being imported: ${done} of ${rows} rows. `}
      <Link href={hrefOf({ id })} isInText>
        See how far it is
      </Link>
    </Notice>
  );
}
