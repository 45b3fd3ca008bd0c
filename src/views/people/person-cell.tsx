import { AvatarWithName } from '../ui/content/avatar.tsx';

/** A person in a list: their initials, and their address under their name where they have given one. */
export function PersonCell({ name, email }: { name: string; email: string | null }) {
  return <AvatarWithName name={name} {...(email === null || name === email ? {} : { note: email })} />;
}
