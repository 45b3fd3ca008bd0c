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
  const { rows, created, updated, skipped, refused, state, file_name: file } = stored;
  const download = useRequest({
    send: (options, id: string) => exportRefusedRows({ businessId, kind, id }, options),
    deadline: downloadDeadline,
    onDone: (blob) => saveAs(blob, 'refused-rows.csv'),
  });
  return (
    <Stack>
      <Notice tone={state === 'finished' ? 'good' : 'warning'}>
        {[endings[state](file), stored.stopped_because].join(' ').trim()}
      </Notice>
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
    </Stack>
  );
}
