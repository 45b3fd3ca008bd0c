import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { InviteSendingRef } from '../../machines/people/invite-sending/machine.ts';
import { useDraft } from '../shared/flow/use-draft.ts';
import { type Codename, modules } from './permission-labels.ts';

type Typed = { addresses: string; permissions: string; personal_line: string };
const fields = ['addresses', 'permissions', 'personal_line'] as const;

export type InviteDraft = ReturnType<typeof useInviteDraft>;

/** What is typed for invitations, kept in this tab until they are sent. */
export function useInviteDraft(sending: InviteSendingRef) {
  const text = useSelector(sending, ({ context }) => context.text);
  const isSent = useSelector(sending, (snapshot) => snapshot.matches('sent'));
  const { typed, type, replace } = useDraft<Typed>('invites', fields);
  const takeUp = useEffectEvent(() => {
    if (typed.addresses) sending.send({ type: 'addresses.change', text: typed.addresses });
  });
  useEffect(() => takeUp(), []);
  // A file adds addresses as well.
  const keep = useEffectEvent(() => {
    if (isSent) replace({});
    else if (text !== '' || typed.addresses !== undefined) type({ addresses: text });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to keep it.
  useEffect(() => keep(), [text, isSent]);
  const chosen = (typed.permissions ?? '').split(' ');
  return {
    isEmpty: text === '' && !typed.permissions && !typed.personal_line,
    permissions: modules.map(({ value }) => value).filter((value) => chosen.includes(value)),
    personalLine: typed.personal_line ?? '',
    choose: (permissions: readonly Codename[]) => type({ permissions: permissions.join(' ') }),
    write: (line: string) => type({ personal_line: line }),
    discard: () => {
      replace({});
      sending.send({ type: 'invites.discard' });
    },
  };
}
