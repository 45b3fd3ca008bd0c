import { useState } from 'react';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { useBusiness } from '../shared/business/business.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { BulletList } from '../ui/content/layout.tsx';
import { ListRow } from '../ui/content/row-list.tsx';
import { Icon } from '../ui/foundations/icon.tsx';
import { chevronUp } from '../ui/foundations/icons.ts';
import { type Balance, balanceNote, balanceText } from './balance-texts.ts';
import * as css from './balances.css.ts';

/** One policy with what is left; the number opens the sentences that it is the sum of. */
export function BalanceRow({ balance }: { balance: Balance }) {
  const { may } = useBusiness();
  const [isOpen, setOpen] = useState(false);
  const { policy, sentences } = balance;
  const lines = sentences.length === 0 ? ['Nothing is granted or taken yet.'] : sentences.map(({ text }) => text);
  return (
    <ListRow
      title={may('access_hr') ? <Link href={timeoffPaths.policy(policy.id)}>{policy.name}</Link> : policy.name}
      note={balanceNote(balance)}
    >
      <Button
        aria-expanded={isOpen}
        aria-label={`${balanceText(balance)}, ${policy.name}`}
        onPress={() => setOpen(!isOpen)}
      >
        {balanceText(balance)}
        <Icon name={isOpen ? chevronUp : 'chevron'} size={16} />
      </Button>
      {isOpen ? (
        <div className={css.why}>
          <BulletList>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are in order, and two may say the same.
              <li key={at}>{line}</li>
            ))}
          </BulletList>
        </div>
      ) : null}
    </ListRow>
  );
}
