import type { Reference } from '../../../reference/reference.ts';
import { Column, Row } from '../../../reference/specimen.tsx';
import { Avatar, AvatarWithName } from './avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c9a27e"/><circle cx="20" cy="16" r="7" fill="#5b3a24"/><path d="M6 40c1-10 7-15 14-15s13 5 14 15" fill="#0b6b49"/></svg>')}`;
const colours = ['green', 'amber', 'blue', 'plum', 'red'] as const;
const sizes = ['small', 'medium', 'big', 'large'] as const;

export const reference: Reference = {
  name: 'Avatar',
  use: 'Makes a person or a business easy to find in a list. The name stands beside it; use AvatarWithName where both are in one line.',
  components: ['Avatar', 'AvatarWithName'],
  states: [
    {
      name: 'Sizes',
      Show: () => (
        <Row>
          {sizes.map((size) => (
            <Avatar key={size} name="Adaeze Okafor" size={size} />
          ))}
        </Row>
      ),
    },
    {
      name: 'The five pairs of colours, for people and for businesses',
      Show: () => (
        <Row>
          {colours.map((colour) => (
            <Avatar key={colour} name="Tunde Bello" colour={colour} size="big" />
          ))}
          {colours.map((colour) => (
            <Avatar key={colour} name="Palm Oil" colour={colour} size="big" shape="square" />
          ))}
        </Row>
      ),
    },
    {
      name: 'With a picture, and with one that cannot be shown',
      Show: () => (
        <Row>
          <Avatar name="Emeka Nwosu" picture={portrait} size="big" />
          <Avatar name="Emeka Nwosu" picture="data:image/png;base64,gone" size="big" />
        </Row>
      ),
    },
    {
      name: 'With a name, with a note, and with a long one',
      Show: () => (
        <Column>
          <AvatarWithName name="Musa Ibrahim" colour="amber" />
          <AvatarWithName name="Emeka Nwosu" note="Driver, Logistics" picture={portrait} />
          <AvatarWithName
            name="Oluwaseun Adebayo-Ogunlesi Chukwuemeka Nwachukwu"
            note="Deputy head of maintenance and statutory documents, Apapa yard"
            colour="blue"
          />
        </Column>
      ),
    },
  ],
};
