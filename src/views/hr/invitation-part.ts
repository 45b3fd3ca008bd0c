import type { ComponentType } from 'react';

/** Whom to invite; those of other pages of a list without their names. */
export type Invited = readonly { id: string; name: string | null }[];
/** The dialog that invites employees to an account; screens of HR get it from the manifest. */
export type WithInvitation = { Invitation: ComponentType<{ employees: Invited; onClose: () => void }> };
