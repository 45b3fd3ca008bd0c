import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { mostInvited } from '../../domain/people/invitation.ts';
import { matchingEmployees } from '../../services/hr.ts';
import { useBusiness } from '../shared/business/business.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { isSelected, type Selection } from '../ui/lists/table-selection.ts';
import type { Invited } from './invitation-part.ts';

type Employee = components['schemas']['Employee'];
type Asked = Omit<Parameters<typeof matchingEmployees>[0], 'businessId' | 'most'>;

const nameOf = ({ first_name, last_name }: Employee) => `${first_name} ${last_name}`.trim();
const asInvited = (some: readonly Employee[]): Invited => some.map((each) => ({ id: each.id, name: nameOf(each) }));
const tellTooMany = (count: number) =>
  notify(
    'bad',
    `${count.toLocaleString('en-NG')} are too many at once. Invite at most ${mostInvited}: use the filters.`,
  );

/** Whom to invite of a list: one, some of any of its pages, or all that match what is `asked`. */
export function useInviting(asked: Asked) {
  const { id: businessId } = useBusiness();
  const [invited, setInvited] = useState<Invited>([]);
  const matching = useRequest({
    send: (options, _: Selection) => matchingEmployees({ businessId, most: mostInvited, ...asked }, options),
    onDone: ({ count, employees }, selection) => {
      if (count > mostInvited) tellTooMany(count);
      else setInvited(asInvited(employees.filter(({ id }) => isSelected(selection, id))));
    },
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  return {
    invited,
    invite: (employee: Employee) => setInvited(asInvited([employee])),
    inviteSelected: (selection: Selection) => {
      if (selection.mode === 'allMatching') matching.send(selection);
      else if (selection.ids.size > mostInvited) tellTooMany(selection.ids.size);
      else setInvited([...selection.ids].map((id) => ({ id, name: null })));
    },
    close: () => setInvited([]),
  };
}
