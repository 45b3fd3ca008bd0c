import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import type { StoredImport } from '../../../machines/shared/csv-import/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { exportRefusedRows } from '../../../services/assets/imports.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import { saveAs } from '../../shared/save-as.ts';
import { useRequest } from '../../shared/use-request.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Actions, Explanation, Stack } from '../../ui/content/layout.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

const stopped = (file: string) => `The import of ${file} was stopped.`;
const endings: Record<StoredImport['state'], (file: string) => string> = {
  receiving: (file) => `The rows of ${file} were not all sent. Choose the file again.`,
  storing: (file) => `${file} is being imported.`,
  finished: (file) => `${file} is imported.`,
  cancelled: stopped,
  failed: (file) => `${file} could not be imported to the end.`,
  undoing: (file) => `The import of ${file} is being undone.`,
  undone: (file) => `The import of ${file} is undone.`,
};

/** What became of each row of a file. */
export function ImportOutcome({ stored }: { stored: StoredImport }) {
  const { id: businessId } = useBusiness();
  const { rows, created, updated, skipped, refused, state, file_name: file } = stored;
  const download = useRequest({
    send: (options, id: string) => exportRefusedRows({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (blob) => saveAs(blob, 'refused-rows.csv'),
  });
  return (
    <Stack>
      <Notice tone={state === 'finished' ? 'good' : 'warning'}>{endings[state](file)}</Notice>
      <Stats>
        <Stat label="Rows read" value={rows} />
        <Stat label="Added" value={created} />
        <Stat label="Updated" value={updated} />
        <Stat label="Skipped" value={skipped} />
        <Stat label="Refused" value={refused} />
      </Stats>
      <Explanation>
        {`${rows} rows read = ${created} added + ${updated} updated + ${skipped} skipped + ${refused} refused.`}
      </Explanation>
      {download.problem ? <Notice tone="bad">{problemText(download.problem)}</Notice> : null}
      <Actions>
        <LinkButton href={assetsPaths.assetList()} look="primary">
          Asset List
        </LinkButton>
        {refused > 0 ? (
          <Button onPress={() => download.send(stored.id)} isBusy={download.isPending}>
            Download the refused rows
          </Button>
        ) : null}
        <LinkButton href={assetsPaths.imports()}>Past imports</LinkButton>
      </Actions>
    </Stack>
  );
}
