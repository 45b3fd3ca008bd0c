import { Avatar } from '../ui/content/avatar.tsx';
import * as css from './people.css.ts';

type InvitedByProps = { invited_by: string; business: string; logo: string | null; modules: readonly string[] };

/** Who invites to which business, to open what. */
export function InvitedBy({ invited_by, business, logo, modules }: InvitedByProps) {
  return (
    <div className={css.inviting}>
      <Avatar name={business} shape="square" size="big" colour="green" picture={logo} />
      <p className={css.written}>
        <strong>{invited_by}</strong> invites you to <strong>{business}</strong>
        {modules.length > 0 ? `, to open ${new Intl.ListFormat('en-GB').format(modules)}.` : '.'}
      </p>
    </div>
  );
}
