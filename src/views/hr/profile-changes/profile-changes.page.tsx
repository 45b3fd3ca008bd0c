import { profileChangeStateLabels, profileFieldLabels } from '../../../../openapi/generated/lists/hr.profile.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listProfileChanges } from '../../../services/operations/hr.profile.ts';
import { listOf } from '../../shared/lists/list.ts';
import { ListPage } from '../../shared/lists/list-page.tsx';
import { nameOf } from '../../shared/people/people.ts';
import { AvatarWithName } from '../../ui/content/avatar.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { changeTones } from './tones.ts';

const profileChanges = listOf(listProfileChanges, {
  label: 'Profile changes',
  searchLabel: 'Search names',
  columns: (timeZone) => [
    {
      id: 'name',
      title: 'Employee',
      render: ({ employee }) => (
        <AvatarWithName name={nameOf(employee)} note={employee.department_name} picture={employee.photo} />
      ),
    },
    {
      id: 'fields',
      title: 'Changes',
      card: 'words',
      render: ({ fields }) => fields.map((field) => profileFieldLabels[field]).join(', '),
      note: ({ reason }) => reason,
    },
    {
      id: 'state',
      title: 'State',
      card: 'corner',
      render: ({ state }) => <Status tone={changeTones[state]}>{profileChangeStateLabels[state]}</Status>,
    },
    { id: 'asked', title: 'Asked', card: 'foot', render: ({ created_at }) => formatDate(created_at, timeZone) },
  ],
  nameOf: ({ employee }) => nameOf(employee),
  hrefOf: ({ id }) => hrPaths.profileChange(id),
  filters: [
    {
      id: 'open',
      label: 'State',
      allLabel: 'All',
      isSingle: true,
      options: [
        { value: 'true', label: 'To review' },
        { value: 'false', label: 'Decided' },
      ],
    },
  ],
  cacheKey: 'profile-changes',
  minWidth: 640,
  emptyIcon: 'people',
  emptyText: 'Nobody has asked for a change',
  emptyHint: 'Employees ask from their profile, on a phone too.',
});
export const readProfileChanges = profileChanges.readAhead;

/** What employees asked to have changed in their own records. */
export const ProfileChangesPage = () => (
  <ListPage
    list={profileChanges}
    title="Profile changes"
    lead="What employees asked to have changed in their own records. Nothing changes before you approve it."
  />
);
