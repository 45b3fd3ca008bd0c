import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { listMyTimeoffBridges } from '../../services/operations/timeoff.requests.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowActs, RowList } from '../ui/content/row-list.tsx';
import { daysText } from './request-texts.ts';

type Bridge = components['schemas']['TimeoffBridge'];
type BridgesCardProps = { onChoose: (bridge: Bridge) => void };

const takes = ({ days_taken: days }: Bridge) => `Take ${days} ${days === 1 ? 'day' : 'days'}`;

/** Days beside holidays; one press asks for them. It is not there without any, and waits for nothing. */
export function BridgesCard({ onChoose }: BridgesCardProps) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(queryOf(listMyTimeoffBridges, { businessId }));
  if (data === undefined || data.bridges.length === 0) return null;
  return (
    <Card title="Make much of holidays">
      <RowList label="Make much of holidays">
        {data.bridges.map((bridge) => (
          <ListRow
            key={bridge.first_day}
            title={`${takes(bridge)} and be away ${bridge.days_away}`}
            note={`${daysText(bridge)}; away ${daysText({ first_day: bridge.away_from, last_day: bridge.away_until })}`}
          >
            <RowActs>
              <Button
                aria-label={`Ask for ${daysText(bridge)}`}
                onPress={() => onChoose(bridge)}
                aria-haspopup="dialog"
              >
                Ask
              </Button>
            </RowActs>
          </ListRow>
        ))}
      </RowList>
    </Card>
  );
}
