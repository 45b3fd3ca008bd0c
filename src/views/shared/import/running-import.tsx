import { useQuery } from '@tanstack/react-query';
import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';
import { listImports } from '../../../services/operations/shell.imports.ts';
import { queryOf } from '../../../services/shared/query.ts';
import type { ImportKind } from '../../../services/shell/imports.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { useBusiness } from '../business/business.ts';

/** Milliseconds. */
const pause = 3_000;
const isMoving = ({ state }: StoredImport) => state === 'storing' || state === 'undoing';

type Asked = { page: number; page_size: number };
/** A page of the imports of a list, asked for again while one of them goes on in the background. */
export function useImports(kind: ImportKind, asked: Asked) {
  const { id: businessId } = useBusiness();
  return useQuery({
    ...queryOf(listImports, { businessId, kind, ...asked }),
    refetchInterval: ({ state: { data } }) => (data?.results.some(isMoving) ? pause : false),
  });
}

const newestOne: Asked = { page: 1, page_size: 1 };
type RunningImportProps = { kind: ImportKind; hrefOf: (query: { id: string }) => string };

/** Leads back to an import that goes on in the background. */
export function RunningImport({ kind, hrefOf }: RunningImportProps) {
  const { data } = useImports(kind, newestOne);
  return <RunningNotice newest={data?.results[0]} hrefOf={hrefOf} />;
}

type NoticeProps = Pick<RunningImportProps, 'hrefOf'> & { newest: StoredImport | undefined };

export function RunningNotice({ newest, hrefOf }: NoticeProps) {
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
