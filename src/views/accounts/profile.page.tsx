import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { phoneHint } from '../../domain/shared/phone.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { businessesPaths } from '../../paths/businesses.ts';
import { onboardingPaths } from '../../paths/onboarding.ts';
import { updateCurrentUser } from '../../services/operations/accounts.ts';
import { hereOfPerson } from '../../services/shared/device/storage.ts';
import { useBusiness } from '../shared/business/business.ts';
import { CurrentPasswordField } from '../shared/entry/current-password-field.tsx';
import { useDraft } from '../shared/flow/use-draft.ts';
import { NameFields } from '../shared/people/name-fields.tsx';
import { usePerson } from '../shared/people/person.ts';
import { RequestForm } from '../shared/requests/request-form.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Avatar } from '../ui/content/avatar.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { Cards } from '../ui/content/cards.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, FieldPair, Note } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { PhoneField } from '../ui/fields/phone-field.tsx';
import { useCode } from '../ui/foundations/use-code.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';

type User = components['schemas']['User'];
type Membership = components['schemas']['Membership'];
type Person = { first_name: string; last_name: string; phone_number: string };
/** Loaded on demand, because few people leave a business. */
const loadLeaveBusiness = () => import('../people/leave-business.tsx');
const fields = ['first_name', 'last_name', 'phone_number'] as const;

/** The person's profile and businesses. Sign-in settings are on another tab. */
export function ProfilePage() {
  const { user } = usePerson();
  return user ? <Profile key={user.id} user={user} /> : null;
}

function Profile({ user }: { user: User }) {
  return (
    <Page>
      <PageHeader title="Profile">{user.email}</PageHeader>
      <Cards>
        <Card title="You" isPadded>
          <PersonForm user={user} />
        </Card>
        <Card title="Signing in" isPadded>
          <Explanation>
            You sign in with {user.email}. Password, second step and signed-in devices are under security.
          </Explanation>
          <Actions>
            <LinkButton href={accountsPaths.security()}>Security</LinkButton>
          </Actions>
        </Card>
        <Card title="Reminders" isPadded>
          <Explanation>How you hear of what is due: in the app, by email, or not at all.</Explanation>
          <Actions>
            <LinkButton href={accountsPaths.reminders()}>Reminders</LinkButton>
          </Actions>
        </Card>
        <Businesses user={user} />
      </Cards>
    </Page>
  );
}

function PersonForm({ user }: { user: User }) {
  const { refresh } = usePerson();
  const { typed, type, replace } = useDraft<Person>('profile', fields, hereOfPerson);
  const known: Person = {
    first_name: user.first_name,
    last_name: user.last_name,
    phone_number: user.phone_number ?? '',
  };
  const person = { ...known, ...typed };
  const changed = fields.filter((field) => person[field] !== known[field]);
  const asksPassword = user.phone_number !== null && changed.includes('phone_number');
  const request = useRequest({
    send: (options, password: string | null) =>
      updateCurrentUser(
        {
          ...Object.fromEntries(changed.map((field) => [field, person[field]])),
          ...(password === null ? {} : { password }),
        },
        options,
      ),
    onDone: () => {
      notify('good', 'Profile updated');
      refresh();
      replace({});
    },
  });
  return (
    <RequestForm
      label="You"
      request={request}
      onSubmit={(values) => request.send(asksPassword ? textOf(values, 'password') : null)}
    >
      <FieldPair>
        <NameFields names={person} onChange={type} />
      </FieldPair>
      <PhoneField
        label="Phone number"
        name="phone_number"
        hint={phoneHint}
        isOptional={user.phone_number === null}
        isRequired={user.phone_number !== null}
        value={person.phone_number}
        onChange={(phone_number) => type({ phone_number })}
      />
      {asksPassword ? (
        <CurrentPasswordField label="Your password" hint="It is asked for when a phone number is replaced." />
      ) : null}
      <Actions>
        <Button
          type="submit"
          look="primary"
          isBusy={request.isPending}
          isDisabled={changed.length === 0 && !request.isPending}
        >
          Save changes
        </Button>
        {changed.length === 0 ? <Note>Nothing has been changed.</Note> : null}
      </Actions>
    </RequestForm>
  );
}

function Businesses({ user }: { user: User }) {
  const { id: businessId, timeZone, changeTo } = useBusiness();
  const { refresh } = usePerson();
  const { business_user_memberships: memberships, restorable_businesses: deleted } = user;
  const [leaving, setLeaving] = useState<Membership | null>(null);
  const leave = useCode(loadLeaveBusiness, 'The question', 'dialog');
  const askToLeave = (membership: Membership) => {
    setLeaving(membership);
    leave.open();
  };
  return (
    <Card
      title="Businesses"
      action={<LinkButton href={onboardingPaths.addBusiness()}>Add another business</LinkButton>}
    >
      <RowList>
        {memberships.map((membership) => {
          const { business_id, business_name, is_owner, permissions } = membership;
          return (
            <ListRow
              key={business_id}
              media={<Avatar name={business_name} shape="square" />}
              title={business_name}
              note={is_owner ? 'Owner' : staffRole(permissions.length)}
            >
              {business_id === businessId ? (
                <Badge tone="good">You are here</Badge>
              ) : (
                <Button onPress={() => changeTo(business_id)} aria-label={`Go to ${business_name}`}>
                  Go there
                </Button>
              )}
              <Button look="ghost" onPress={() => askToLeave(membership)} aria-label={`Leave ${business_name}`}>
                Leave
              </Button>
            </ListRow>
          );
        })}
        {deleted.map(({ business_id, business_name, deletes_at }) => (
          <ListRow
            key={business_id}
            media={<Avatar name={business_name} shape="square" />}
            title={business_name}
            note={`Deleted; gone for good on ${formatDate(deletes_at, timeZone)}`}
          >
            <LinkButton href={businessesPaths.restoreBusiness()}>Restore</LinkButton>
          </ListRow>
        ))}
      </RowList>
      {leave.code ? (
        <leave.code.LeaveBusiness membership={leaving} onClose={() => setLeaving(null)} onLeft={refresh} />
      ) : null}
    </Card>
  );
}

function staffRole(count: number): string {
  if (count === 0) return 'Staff, without permissions';
  return `Staff, with ${count} ${count === 1 ? 'permission' : 'permissions'}`;
}
