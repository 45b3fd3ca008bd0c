import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { isHolder } from '../../../domain/hr/account-holder.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

type Schemas = components['schemas'];
type Checked = Schemas['CheckedAccount'];
/** The question whose account it is, by whoever may ask. */
export type HolderOf = (account: Schemas['BankAccount']) => UseQueryOptions<Checked>;
type AccountHolderProps = {
  bank: string;
  accountNumber: string;
  /** As it is typed. */
  accountName: string;
  /** Of the employee; empty when it is not known yet. */
  person: string;
  holderOf: HolderOf;
  /** What was confirmed here, of the account and the name as they are typed; empty when nothing is. */
  proof: string;
  /** The person at work here takes the name that the bank has. */
  onConfirm: (holder: { account_name: string; holder_proof: string }) => void;
};

/** Whose account it is, by the bank, to be confirmed. Nothing of it is needed to save: a bank that does not answer keeps nobody. */
export function AccountHolder({ bank, accountNumber, holderOf, ...rest }: AccountHolderProps) {
  const account_number = accountNumber.trim();
  const isWhole = bank !== '' && /^\d{10}$/.test(account_number);
  const asked = useQuery({ ...holderOf({ bank, account_number }), enabled: isWhole, retry: false });
  if (!isWhole) return null;
  if (asked.isPending) return <Note>Asking the bank whose account it is…</Note>;
  if (asked.isError)
    return (
      <Notice tone="warning">
        <p>{problemText(problemOf(asked.error))}</p>
        <Unconfirmed asked={asked} />
      </Notice>
    );
  const { is_valid: isValid, account_name: holder, holder_proof: proven } = asked.data;
  if (!isValid) return <Notice tone="warning">This bank has no such account. Check the bank and the digits.</Notice>;
  if (holder === null || proven === null)
    return (
      <Notice tone="info">
        <p>Nobody could be asked whose account it is.</p>
        <Unconfirmed asked={asked} />
      </Notice>
    );
  return <Named holder={holder} proven={proven} {...rest} />;
}

const Unconfirmed = ({ asked }: { asked: UseQueryResult<Checked> }) => (
  <>
    <p>The holder is not confirmed. You can go on all the same.</p>
    <Actions>
      <Button onPress={() => void asked.refetch()} isBusy={asked.isFetching}>
        Try again
      </Button>
    </Actions>
  </>
);

type NamedProps = Pick<AccountHolderProps, 'accountName' | 'person' | 'proof' | 'onConfirm'> & {
  holder: string;
  proven: string;
};

function Named({ holder, proven, accountName, person, proof, onConfirm }: NamedProps) {
  const isOther = !isHolder(holder, person);
  const isTaken = proof === proven && accountName.trim() === holder;
  if (isTaken && !isOther) return <Note>Confirmed: the bank says that {holder} holds this account.</Note>;
  return (
    <Notice tone={isOther ? 'warning' : 'info'}>
      <p>
        The bank says that <strong>{holder}</strong> holds this account
        {isOther ? `, which is not the name of ${person}. Check the number before anything is paid into it.` : '.'}
      </p>
      {isTaken ? (
        <p>You have confirmed it.</p>
      ) : (
        <Actions>
          <Button onPress={() => onConfirm({ account_name: holder, holder_proof: proven })}>
            Yes, this is the account
          </Button>
        </Actions>
      )}
    </Notice>
  );
}
