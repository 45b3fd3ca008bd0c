import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { documentStateLabels } from '../../../../openapi/generated/lists/assets.papers.ts';
import { documentTones } from '../../../../rules/due/due.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { roadsideFileAddress } from '../../../services/fleet/roadside.ts';
import { openRoadsideView } from '../../../services/operations/fleet.roadside.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Entry, EntryActions, EntryFoot } from '../../shared/entry/entry.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate, showDate } from '../../ui/content/date.ts';
import { EmptyState, Notice } from '../../ui/feedback/feedback.tsx';
import * as css from './roadside.css.ts';

type View = components['schemas']['RoadsideView'];
type Paper = components['schemas']['RoadsidePaper'];

const zone = 'Africa/Lagos';

/** The papers of a vehicle, as a driver shows them at the roadside: for whoever has the link, without an account. */
export function RoadsidePage({ token }: { token: string }) {
  const {
    data: view,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...queryOf(openRoadsideView, { token }),
    // Read once: each reading is an opening that the business sees.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (view) return <Papers token={token} view={view} />;
  if (error && ['missing', 'invalid'].includes(problemOf(error).kind))
    return (
      <Entry
        icon="alert"
        title="This link has ended"
        lead="It was revoked or has expired, or it was not read completely. Ask whoever gave it to you for a new one."
      >
        {null}
      </Entry>
    );
  if (error)
    return (
      <Entry icon="offline" title="The papers could not be loaded" lead={problemText(problemOf(error))}>
        <EntryActions>
          <Button look="primary" size="large" isWide isBusy={isFetching} onPress={() => void refetch()}>
            Retry
          </Button>
        </EntryActions>
      </Entry>
    );
  return <Entry title="Loading the papers">{null}</Entry>;
}

function Papers({ token, view }: { token: string; view: View }) {
  const { business, name, plate_no, type_display, color, year, is_stopped, papers, shown_at, expires_at } = view;
  return (
    <Entry
      title={plate_no || name}
      lead={[plate_no ? name : null, type_display, color, year].filter(Boolean).join(' · ')}
    >
      <p className={css.owner}>
        A vehicle of <strong>{business}</strong>
      </p>
      {is_stopped ? (
        <Notice tone="bad">
          Not to be driven: a check of {business} has found a fault, and nobody has decided yet.
        </Notice>
      ) : null}
      {papers.length === 0 ? (
        <EmptyState icon="document" title="No papers yet">
          The business has not added any papers of this vehicle.
        </EmptyState>
      ) : (
        <ul className={css.papers} aria-label="Papers">
          {papers.map((paper) => (
            <PaperItem key={paper.id} token={token} paper={paper} />
          ))}
        </ul>
      )}
      <EntryFoot>
        As of {formatDate(shown_at, zone)}. This link ends on {formatDate(expires_at, zone)}, and the business sees when
        it is opened.
      </EntryFoot>
    </Entry>
  );
}

function PaperItem({ token, paper }: { token: string; paper: Paper }) {
  const { name, title, issue_date, due_date, state, files } = paper;
  return (
    <li className={css.paper}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {due_date === null ? null : <Status tone={documentTones[state]}>{documentStateLabels[state]}</Status>}
      </div>
      {title !== '' && title !== name ? <p className={css.note}>{title}</p> : null}
      <p className={css.note}>
        {[
          issue_date === null ? null : `Issued ${showDate(issue_date)}`,
          due_date === null ? 'No expiry date' : `${state === 'expired' ? 'Expired' : 'Expires'} ${showDate(due_date)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {files.map((file) => (
        <a
          key={file.id}
          className={css.file}
          href={roadsideFileAddress({ token, fileId: file.id })}
          target="_blank"
          rel="noreferrer"
        >
          Open {file.name}
        </a>
      ))}
    </li>
  );
}
