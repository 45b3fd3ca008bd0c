import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';
import { exportRefusedRows } from '../../../services/operations/shell.imports.ts';
import type { ImportKind } from '../../../services/shell/imports.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Actions, Explanation, Stack } from '../../ui/content/layout.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { useBusiness } from '../business/business.ts';
import { saveAs } from '../files/save-as.ts';
import { problemText } from '../requests/problem-text.ts';
import { useRequest } from '../requests/use-request.ts';
import { RefusedRows } from './refused-rows.tsx';

const stopped = (file: string) => `The import of ${file} was stopped.`;
const endings: Record<StoredImport['state'], (file: string) => string> = {
  receiving: (file) => `The rows of ${file} were not all sent. Choose the file again.`,
  storing: (file) => `${file} is being imported.`,
  stopped: (file) => `The import of ${file} stopped.`,
  finished: (file) => `${file} is imported.`,
  cancelled: stopped,
  failed: (file) => `${file} could not be imported to the end.`,
  undoing: (file) => `The import of ${file} is being undone.`,
  undone: (file) => `The import of ${file} is undone.`,
};

/** What became of a file, in the first sentence that a person reads; refused rows are not said to be imported. */
function headOf(stored: StoredImport): { tone: 'good' | 'warning' | 'bad'; text: string } {
  const { file_name: file, state, rows, created, updated, refused } = stored;
  if (state !== 'finished') return { tone: 'warning', text: endings[state](file) };
  if (refused === 0) return { tone: 'good', text: endings[state](file) };
  const of = `${refused} of its ${rows} rows ${refused === 1 ? 'was' : 'were'} refused, and ${refused === 1 ? 'stands' : 'stand'} below with what is wrong.`;
  return created + updated > 0
    ? { tone: 'warning', text: `${file} is imported in part: ${of}` }
    : { tone: 'bad', text: `Nothing of ${file} is imported: ${of}` };
}

type ImportOutcomeProps = {
  kind: ImportKind;
  stored: StoredImport;
  /** The list that the file was brought into. */
  list: { label: string; href: string };
  /** Where past imports stand. */
  importsHref: string;
};

/** What became of each row of a file. */
export function ImportOutcome({ kind, stored, list, importsHref }: ImportOutcomeProps) {
  const { id: businessId } = useBusiness();
  const { rows, created, updated, skipped, refused, state } = stored;
  const { tone, text } = headOf(stored);
  const download = useRequest({
    send: (options, id: string) => exportRefusedRows({ businessId, kind, id }, options),
    deadline: downloadDeadline,
    onDone: (blob) => saveAs(blob, 'refused-rows.csv'),
  });
  return (
    <Stack>
      <Notice tone={tone}>{[text, stored.stopped_because].join(' ').trim()}</Notice>
      <Stats>
        <Stat label="Rows read" value={rows} />
        <Stat label="Added" value={created} />
        <Stat label="Updated" value={updated} />
        <Stat label="Skipped" value={skipped} />
        <Stat label="Refused" value={refused} />
      </Stats>
      {state === 'stopped' ? null : (
        <Explanation>
          {`${rows} rows read = ${created} added + ${updated} updated + ${skipped} skipped + ${refused} refused.`}
        </Explanation>
      )}
      {download.problem ? <Notice tone="bad">{problemText(download.problem)}</Notice> : null}
      <Actions>
        <LinkButton href={list.href} look="primary">
          {list.label}
        </LinkButton>
        {refused > 0 ? (
          <Button onPress={() => download.send(stored.id)} isBusy={download.isPending}>
            Download the refused rows
          </Button>
        ) : null}
        <LinkButton href={importsHref}>Past imports</LinkButton>
      </Actions>
      {refused > 0 ? <RefusedRows kind={kind} id={stored.id} /> : null}
    </Stack>
  );
}
