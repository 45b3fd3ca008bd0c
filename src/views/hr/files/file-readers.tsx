import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { listCompanyFileReaders, remindOfCompanyFile } from '../../../services/operations/hr.files.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { PagedRows, usePages } from '../../shared/lists/paged-rows.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Explanation, Stack } from '../../ui/content/layout.tsx';
import { ListRow } from '../../ui/content/row-list.tsx';
import { TimeLabel } from '../../ui/content/time-label.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { DialogBody } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';

type CompanyFile = components['schemas']['CompanyFile'];
type FileReadersProps = { file: CompanyFile; onClose: () => void };

/** Whom a file is shared with; of one that asks for it, who has acknowledged it and who has not. */
export function FileReaders({ file, onClose }: FileReadersProps) {
  const [part, setPart] = useState('missing');
  const { requires_acknowledgement: isAsked, reader_count: asked, acknowledged_count: given } = file;
  return (
    <Drawer title={isAsked ? `Who has read ${file.name}` : `Who may read ${file.name}`} isOpen onClose={onClose}>
      <DialogBody>
        {isAsked ? (
          <Stack>
            <Reminder file={file} />
            <Tabs
              label="Acknowledged"
              tabs={[
                {
                  id: 'missing',
                  label: 'Not yet',
                  count: asked - given,
                  children: <Readers file={file} acknowledged={false} />,
                },
                { id: 'given', label: 'Acknowledged', count: given, children: <Readers file={file} acknowledged /> },
              ]}
              value={part}
              onChange={setPart}
            />
          </Stack>
        ) : (
          <Readers file={file} />
        )}
      </DialogBody>
    </Drawer>
  );
}

function Reminder({ file: { id, reminded_on, reader_count, acknowledged_count } }: { file: CompanyFile }) {
  const { id: businessId, timeZone } = useBusiness();
  const request = useRequest({
    send: (options) => remindOfCompanyFile({ businessId, id }, options),
    onDone: () => notify('good', 'They are reminded by email'),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  if (acknowledged_count >= reader_count) return null;
  const isDone = reminded_on === todayIn(timeZone);
  return (
    <div>
      <Button onPress={() => request.send()} isBusy={request.isPending} isDisabled={isDone}>
        Remind those who have not
      </Button>
      {isDone ? <Explanation>They were reminded today. You can remind them again tomorrow.</Explanation> : null}
    </div>
  );
}

function Readers({ file, acknowledged }: { file: CompanyFile; acknowledged?: boolean }) {
  const { id: businessId, timeZone } = useBusiness();
  const narrowed = acknowledged === undefined ? {} : { acknowledged };
  const readers = usePages(listCompanyFileReaders, { businessId, id: file.id, ...narrowed });
  return (
    <PagedRows
      label="Readers"
      subject="The readers"
      pages={readers}
      skeleton={4}
      empty={{ icon: 'people', title: acknowledged === false ? 'Everybody has acknowledged it' : 'Nobody yet' }}
    >
      {({ employee, acknowledged_at, is_member }) => (
        <ListRow
          key={employee.id}
          media={<Avatar name={nameOf(employee)} picture={employee.photo} />}
          title={nameOf(employee)}
          note={
            acknowledged_at ? (
              <TimeLabel at={new Date(acknowledged_at)} timeZone={timeZone} />
            ) : (
              [employee.job_title, employee.department_name].filter(Boolean).join(' · ')
            )
          }
        >
          {is_member ? null : <Status tone="neutral">No account</Status>}
        </ListRow>
      )}
    </PagedRows>
  );
}
