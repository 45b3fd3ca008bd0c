import { AvatarWithName } from '../ui/content/avatar.tsx';

/** A person in a list: their initials, and their address under their name where they have given one. */
export function PersonCell({ name, email }: { name: string; email: string }) {
  return <AvatarWithName name={name} {...(name === email ? {} : { note: email })} />;
}
