import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { inviteEmployees } from '../../services/operations/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBoxGroup } from '../ui/choices/check-box.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Explanation } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { type Codename, modules } from './permission-labels.ts';

type Result = components['schemas']['InvitedEmployees']['results'][number];
type InviteEmployeesProps = { employees: readonly { id: string; name: string | null }[]; onClose: () => void };

/** Invites employees to an account: by mail where their record has an address, else by a link to send oneself. */
export function InviteEmployees({ employees, onClose }: InviteEmployeesProps) {
  const { id: businessId, permissions: mayGive } = useBusiness();
  const [permissions, setPermissions] = useState<Codename[]>([]);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const request = useRequest({
    send: (options) => {
      const given = permissions.map((codename) => ({ codename }));
      return inviteEmployees({ businessId, employees: employees.map(({ id }) => id), permissions: given }, options);
    },
    onDone: (answer) => setResults(answer.results),
  });
  if (results !== null) return <Results results={results} onClose={onClose} />;
  const [first] = employees;
  const whom = employees.length > 1 ? `${employees.length} employees` : (first?.name ?? 'one employee');
  return (
    <FormDialog
      title={`Invite ${whom}`}
      label="Invite to Steward"
      isOpen
      onClose={onClose}
      request={request}
      submit="Invite"
      onSubmit={() => request.send()}
      lead={
        <Explanation>
          Whoever has an address in their record gets a mail. For the others you make a link, and send it over WhatsApp.
        </Explanation>
      }
    >
      <CheckBoxGroup
        label="Access"
        choices={modules.filter(({ value }) => mayGive.includes(value))}
        value={permissions}
        onChange={setPermissions}
        hint="Without any, they see what is theirs: their files, their team and the dashboard."
      />
    </FormDialog>
  );
}

const outcomes: Record<Result['outcome'], { text: string; tone: 'good' | 'info' | 'neutral' | 'warning' }> = {
  invited: { text: 'Invited', tone: 'good' },
  resent: { text: 'Invited again', tone: 'info' },
  linkable: { text: 'Needs a link', tone: 'warning' },
  member: { text: 'A member already', tone: 'neutral' },
  limited: { text: 'Emailed three times today', tone: 'warning' },
  ended: { text: 'Employment has ended', tone: 'neutral' },
};

/** 'Invited: 31 · Needs a link: 4'. */
const summaryOf = (results: readonly Result[]): string =>
  (Object.keys(outcomes) as Result['outcome'][])
    .map((outcome) => ({ outcome, count: results.filter((each) => each.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${outcomes[outcome].text}: ${count}`)
    .join(' · ');

function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const [linked, setLinked] = useState<{ id: string; name: string } | null>(null);
  if (linked) return <InvitationLink invitation={linked} onClose={() => setLinked(null)} />;
  return (
    <Dialog title="Invitations" isOpen onClose={onClose} width="form">
      <DialogBody>
        {results.length > 1 ? <Explanation>{summaryOf(results)}</Explanation> : null}
        <RowList label="What became of each employee">
          {results.map(({ employee, email, outcome, invitation }) => (
            <ListRow key={employee.id} title={employee.name} note={email ?? employee.phone_number ?? 'No address'}>
              {outcome === 'linkable' && invitation ? (
                <Button onPress={() => setLinked({ id: invitation, name: employee.name })}>Get a link</Button>
              ) : (
                <Status tone={outcomes[outcome].tone} isPlain>
                  {outcomes[outcome].text}
                </Status>
              )}
            </ListRow>
          ))}
        </RowList>
      </DialogBody>
      <DialogFoot>
        <Button look="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
