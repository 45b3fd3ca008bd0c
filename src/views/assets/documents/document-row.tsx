import { documentStateLabels } from '../../../../openapi/generated/lists/assets.papers.ts';
import { documentTones } from '../../../../rules/due/due.ts';
import { RowMenu } from '../../ui/actions/menu.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowActs } from '../../ui/content/row-list.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { reminderActsOf } from '../reminders/reminder-menu.tsx';
import { type AssetDocument, fileOf } from './document-dialog.ts';
import { isShowable } from './document-preview.tsx';
import { DocumentThumbnail } from './document-thumbnail.tsx';
import { useDownload } from './use-download.ts';

export const titleOf = ({ document_type_name: type, name }: AssetDocument): string => type ?? name;

type DocumentRowProps = { document: AssetDocument; onAct: (id: string) => void };

/** One document: what it is, until when, and what can be done with it. */
export function DocumentRow({ document, onAct }: DocumentRowProps) {
  const { expiry_date: expires, state, version, reminder } = document;
  const file = fileOf(document);
  const download = useDownload();
  const acts = [
    ...(file && isShowable(file.fileInfo.type) ? [{ id: 'preview', label: 'Preview' }] : []),
    ...(file ? [{ id: 'download', label: 'Download' }] : []),
    { id: 'renew', label: 'Renew' },
    ...(expires === null ? [] : reminderActsOf(reminder)),
    ...(version > 1 ? [{ id: 'versions', label: 'Earlier versions' }] : []),
    { id: 'delete', label: 'Delete', isDestructive: true },
  ];
  const note = [
    expires === null ? 'No expiry date' : `Expires ${showDate(expires)}`,
    file ? showSize(file.fileInfo.size) : 'No file',
  ];
  return (
    <ListRow
      media={<DocumentThumbnail file={file} />}
      title={titleOf(document)}
      note={[
        ...note,
        ...(reminder === null ? [] : [reminder.status === 'cancelled' ? 'Reminder cancelled' : 'Reminder set']),
      ].join(' · ')}
    >
      <RowActs>
        {expires === null ? null : <Status tone={documentTones[state]}>{documentStateLabels[state]}</Status>}
        <RowMenu
          name={titleOf(document)}
          entries={acts}
          onAct={(id) => (id === 'download' && file ? download.send(file) : onAct(id))}
        />
      </RowActs>
    </ListRow>
  );
}
