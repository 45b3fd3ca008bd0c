import { useState } from 'react';
import { weekText } from '../../../rules/rota/week-text.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Actions, Note, Stack } from '../ui/content/layout.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import { ShareLink } from './share-link.tsx';
import { isEmpty, sheetRows, usePublishedWeek } from './use-published-week.ts';
import { daysOf, headDay, type ShownWeek, sheetTitle } from './week-texts.ts';

/** Takes the published week to where people read it: a group, a picture, the wall. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const published = usePublishedWeek();
  return (
    <Dialog title="Share the week" isOpen onClose={onClose} width="form">
      <DialogBody>
        <QueryView query={published.query} subject="The rota" waiting={<SkeletonList rows={4} />}>
          {(week) =>
            isEmpty(week) ? (
              <EmptyState icon="clock" title="Nothing is published">
                A week can be shared when it is published.
              </EmptyState>
            ) : (
              <Ways week={week} published={published} />
            )
          }
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

/** Whether this device has its own way to send a text; few desks do. */
const canSend = () => typeof navigator.share === 'function';

async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify('good', 'Text copied');
  } catch {
    notify('bad', 'The text could not be copied. Select it instead.');
  }
}

async function sendText(text: string) {
  try {
    await navigator.share({ text });
  } catch (error) {
    // Whoever closes the list of apps has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(text);
  }
}

function usePicture(week: ShownWeek, { timeFormat, place }: ReturnType<typeof usePublishedWeek>) {
  const { name } = useBusiness();
  const [isDrawing, setDrawing] = useState(false);
  const draw = async () => {
    const { weekPicture } = await import('./week-picture.ts');
    const picture = await weekPicture({
      title: sheetTitle(week, name, place),
      heads: daysOf(week).map(headDay),
      rows: sheetRows(week, timeFormat, place),
    });
    if (picture === null) return notify('bad', 'Too many people for one picture. Choose a location or a department.');
    saveAs(picture, `${fileName(week)}.png`);
    return notify('good', 'Picture saved');
  };
  const save = () => {
    setDrawing(true);
    draw()
      .catch(() => notify('bad', 'The picture could not be made. Print the week instead.'))
      .finally(() => setDrawing(false));
  };
  return { save, isDrawing };
}

/** A row for each shift, for whoever counts them in a sheet. */
async function saveCsv(week: ShownWeek) {
  const [{ csvOf }, { csvHeader, csvRows }] = await Promise.all([
    import('../../services/shared/write-csv.ts'),
    import('./week-csv.ts'),
  ]);
  saveAs(csvOf(csvHeader, csvRows(week)), `${fileName(week)}.csv`);
}
const fileName = ({ year, week_number }: ShownWeek) => `rota-${year}-week-${week_number}`;

type WaysProps = { week: ShownWeek; published: ReturnType<typeof usePublishedWeek> };
function Ways({ week, published }: WaysProps) {
  const { may } = useBusiness();
  const text = weekText(published.shared(week));
  const picture = usePicture(week, published);
  return (
    <Stack>
      <TextArea
        label="Text"
        name="text"
        value={text}
        rows={8}
        isReadOnly
        hint="What is published, and nothing that is planned since."
      />
      <Actions>
        {canSend() ? (
          <Button look="primary" onPress={() => sendText(text)}>
            Send
          </Button>
        ) : null}
        <Button look={canSend() ? 'secondary' : 'primary'} onPress={() => copyText(text)}>
          Copy text
        </Button>
        <Button onPress={picture.save} isBusy={picture.isDrawing}>
          Save as picture
        </Button>
        <Button onPress={() => void saveCsv(week).catch(() => notify('bad', 'The file could not be made. Try again.'))}>
          Download CSV
        </Button>
        <Link href={`${rotaPaths.sheet()}${sheetSearch()}`}>Print</Link>
      </Actions>
      {week.more > 0 ? <Note>{`${week.more} more people are left out. Choose a department.`}</Note> : null}
      {may('plan_rota') ? <ShareLink week={week} /> : null}
    </Stack>
  );
}

/** What is shown, without the dialog. */
function sheetSearch(): string {
  const search = new URLSearchParams(location.search);
  search.delete('modal');
  return search.size > 0 ? `?${search}` : '';
}
