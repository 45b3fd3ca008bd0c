import { useState } from 'react';
import * as css from './avatar.css.ts';

export type AvatarColour = keyof typeof css.colour;

/** The first letters of the first two words; a sign such as & is no word. */
export function initials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return words.slice(0, 2).join('').toLocaleUpperCase();
}

type AvatarProps = {
  name: string;
  colour?: AvatarColour;
  /** 24, 32, 44 or 88 px. */
  size?: keyof typeof css.size;
  shape?: keyof typeof css.shape;
  /** Address of a picture, which takes the place of the letters if it can be shown. */
  picture?: string | null;
};

/** A person or a business at a glance. It stands beside a name, so it has none of its own. */
export function Avatar({ name, colour = 'plum', size = 'medium', shape = 'round', picture = null }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={`${css.shape[shape]} ${css.size[size]} ${css.colour[colour]}`} aria-hidden="true">
      {picture && picture !== failed ? (
        <img className={css.picture} src={picture} alt="" onError={() => setFailed(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

type AvatarWithNameProps = Pick<AvatarProps, 'name' | 'colour' | 'picture'> & {
  /** A second, quieter line, which makes the avatar larger. */
  note?: string | null;
};

/** A person in a line of a list or a card; what does not fit is cut. */
export function AvatarWithName({ name, colour = 'plum', picture = null, note = null }: AvatarWithNameProps) {
  return (
    <span className={note === null ? css.person : css.personWithNote}>
      <Avatar name={name} colour={colour} picture={picture} size={note === null ? 'small' : 'medium'} />
      <span className={css.words}>
        <span className={note === null ? css.name : css.strongName}>{name}</span>
        {note === null ? null : <span className={css.note}>{note}</span>}
      </span>
    </span>
  );
}
