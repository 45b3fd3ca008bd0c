import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { shiftSwapStatuses, shiftSwapStatusLabels } from '../../../openapi/generated/lists/rota.swaps.ts';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { getShiftConfig } from '../../services/operations/rota.shifts.ts';
import { listShiftSwaps } from '../../services/operations/rota.swaps.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { Status } from '../ui/content/badge.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { useModal } from '../ui/overlays/use-modal.ts';
import { ApproveSwap, DeclineSwap, WithdrawSwap } from './swap-answers.tsx';
import { type Swap, swapShiftText, swapTones } from './swap-texts.ts';

export type TakingPart = ComponentType<{
  shift: { kind: 'open' | 'offered'; id: string };
  about: string | null;
  onEnd: () => void;
}>;

const swapsWith = (cycle: HourCycle) =>
  listOf(listShiftSwaps, {
    label: 'Swaps',
    columns: [
      {
        id: 'shift',
        title: 'Shift',
        render: ({ shift }) => swapShiftText(shift, cycle),
        note: ({ in_exchange: exchange }) => (exchange === null ? null : `For ${swapShiftText(exchange, cycle)}`),
      },
      {
        id: 'giver',
        title: 'Of',
        card: 'fact',
        render: ({ giver }) => (giver === null ? 'Open shift' : nameOf(giver)),
        note: ({ note }) => note,
      },
      {
        id: 'taker',
        title: 'To',
        card: 'fact',
        render: ({ taker }) => (taker === null ? 'Everybody' : nameOf(taker)),
        note: ({ faults }) => faults.map(({ text }) => text).join('; ') || null,
      },
      {
        id: 'status',
        title: 'Status',
        card: 'corner',
        render: ({ status }) => <Status tone={swapTones[status]}>{shiftSwapStatusLabels[status]}</Status>,
        note: ({ reason }) => reason,
      },
    ],
    nameOf: ({ shift }) => swapShiftText(shift, cycle),
    filters: [
      {
        id: 'status',
        label: 'Status',
        allLabel: 'All',
        isSingle: true,
        options: shiftSwapStatuses.map((value) => ({ value, label: shiftSwapStatusLabels[value] })),
      },
    ],
    cacheKey: 'shift-swaps',
    minWidth: 760,
    emptyIcon: 'clock',
    emptyText: 'No shift changes hands',
    emptyHint: 'Shifts that are offered, and open ones that somebody takes, appear here.',
  });
/** By how the business writes times. */
const swaps = { 12: swapsWith(12), 24: swapsWith(24) };
export const readSwaps = swaps[12].readAhead;

const dialogs = { approve: ApproveSwap, decline: DeclineSwap, withdraw: WithdrawSwap };
type Asked = { act: keyof typeof dialogs; swap: Swap };

/** Shifts that change hands: those that wait for somebody first. */
export function SwapsPage({ Taking }: { Taking: TakingPart }) {
  const { id: businessId } = useBusiness();
  const config = useQuery(queryOf(getShiftConfig, { businessId }));
  const cycle = (config.data ?? firstSettings).time_format;
  const taking = useModal('take');
  const [asked, ask] = useState<Asked | null>(null);
  const Dialog = asked && dialogs[asked.act];
  return (
    <ListPage
      list={swaps[cycle]}
      title="Swaps"
      lead="Shifts that somebody offers, and open ones that somebody asks for."
      actsOf={(swap) => [
        ...(swap.may_accept ? [{ id: 'take', label: 'Take the shift', onAct: () => taking.open(swap.id) }] : []),
        ...(swap.may_approve ? [{ id: 'approve', label: 'Approve', onAct: () => ask({ act: 'approve', swap }) }] : []),
        ...(swap.may_decline ? [{ id: 'decline', label: 'Decline', onAct: () => ask({ act: 'decline', swap }) }] : []),
        ...(swap.may_withdraw
          ? [{ id: 'withdraw', label: 'Take back', isDestructive: true, onAct: () => ask({ act: 'withdraw', swap }) }]
          : []),
      ]}
    >
      {({ query, rows }) => {
        const offered = rows?.find(({ id }) => id === taking.of);
        // Somebody else may have answered it.
        const again = () => void query.refetch();
        return (
          <>
            {taking.of === null ? null : (
              <Taking
                shift={{ kind: 'offered', id: taking.of }}
                about={offered === undefined ? null : aboutOf(offered, cycle)}
                onEnd={() => {
                  taking.close();
                  again();
                }}
              />
            )}
            {Dialog ? (
              <Dialog
                swap={asked.swap}
                cycle={cycle}
                onClose={() => {
                  ask(null);
                  again();
                }}
              />
            ) : null}
          </>
        );
      }}
    </ListPage>
  );
}

const aboutOf = ({ shift, in_exchange: exchange, giver, note }: Swap, cycle: HourCycle) =>
  [
    `${swapShiftText(shift, cycle)}${giver === null ? '' : `, of ${nameOf(giver)}`}.`,
    exchange === null ? '' : `You give ${swapShiftText(exchange, cycle)} for it.`,
    note ?? '',
  ]
    .filter(Boolean)
    .join(' ');
