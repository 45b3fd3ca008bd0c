import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setMemberPermissions } from '../../services/operations/people.ts';
import { everyMemberQuery } from '../../services/people.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DialogBody } from '../ui/overlays/dialog.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { type Member, modulesText, nameOf } from './permission-labels.ts';
import { PermissionsForm } from './permissions-form.tsx';

type PermissionsDrawerProps = {
  /** The member's id in the address. */
  of: string | null;
  /** The current page of the list. */
  members: readonly Member[] | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** The drawer with one member's permissions, beside the list. */
export function PermissionsDrawer({ of, members, isOpen, onClose }: PermissionsDrawerProps) {
  const { id: businessId } = useBusiness();
  const member = members?.find(({ id }) => id === of);
  // A link to a member works on every page of the list.
  const isElsewhere = isOpen && members !== undefined && member === undefined;
  const everyone = useQuery({ ...everyMemberQuery(businessId), enabled: isElsewhere });
  return (
    <Drawer title="Permissions" isOpen={isOpen} onClose={onClose}>
      {member ? (
        <Permissions member={member} onClose={onClose} />
      ) : (
        <QueryView query={everyone} subject="The person" waiting={<Bones />}>
          {(all) => <Permissions member={all.find(({ id }) => id === of)} onClose={onClose} />}
        </QueryView>
      )}
    </Drawer>
  );
}

type PermissionsProps = { member: Member | undefined; onClose: () => void };

function Permissions({ member, onClose }: PermissionsProps) {
  if (member === undefined) return <Told>This person is no longer a member of the business.</Told>;
  if (member.is_owner) return <Told>{nameOf(member)} owns the business and may do everything.</Told>;
  return (
    <PermissionsForm
      key={member.id}
      member={member}
      save={setMemberPermissions}
      onSaved={(saved) => {
        notify('good', `${nameOf(saved)} may now open ${modulesText(saved.permissions) ?? 'the dashboard only'}`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const Told = ({ children }: { children: ReactNode }) => (
  <DialogBody>
    <Notice tone="info">{children}</Notice>
  </DialogBody>
);

const Bones = () => (
  <DialogBody>
    <SkeletonText />
  </DialogBody>
);
