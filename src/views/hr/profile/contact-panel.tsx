import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { updateNextOfKinLimits } from '../../../../openapi/generated/limits/hr.record.ts';
import {
  getEmergencyContact,
  getNextOfKin,
  updateEmergencyContact,
  updateNextOfKin,
} from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';

type Contact = components['schemas']['ContactAnswer']['contact'];
type ContactPanelProps = { id: string; part: keyof typeof titles };

const titles = { 'next-of-kin': 'Next of kin', 'emergency-contact': 'Emergency contact' } as const;

/** Whom to call about an employee. */
export function ContactPanel({ id, part }: ContactPanelProps) {
  const { id: businessId, may } = useBusiness();
  const [isOpen, setOpen] = useState(false);
  const found = useQuery(
    part === 'next-of-kin'
      ? queryOf(getNextOfKin, { businessId, id })
      : queryOf(getEmergencyContact, { businessId, id }),
  );
  const contact = found.data?.contact ?? null;
  return (
    <Card
      title={titles[part]}
      action={
        may('edit_people') && found.data ? (
          <Button onPress={() => setOpen(true)} aria-haspopup="dialog">
            {contact === null ? 'Add' : 'Change'}
          </Button>
        ) : null
      }
    >
      <QueryView query={found} subject="The contact" waiting={<SkeletonList rows={2} />}>
        {() =>
          contact === null ? (
            <EmptyState icon="people" title="Nobody is named yet" />
          ) : (
            <Facts
              facts={[
                { name: 'Name', value: contact.name },
                { name: 'Relationship', value: contact.relationship },
                { name: 'Phone number', value: contact.phone_number },
                { name: 'Email', value: orMissing(contact.email) },
                { name: 'Address', value: orMissing(contact.address) },
              ]}
            />
          )
        }
      </QueryView>
      {isOpen ? <ContactForm id={id} part={part} contact={contact} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** What the form of a contact is filled with before there is one. */
const nobody = { name: null, relationship: null, phone_number: null, email: null, address: null };

function ContactForm({ id, part, onClose, ...given }: ContactPanelProps & { contact: Contact; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  // As it was when the form was opened: what somebody else saves meanwhile does not pass for what was seen.
  const [contact] = useState(given.contact);
  const request = useRequest({
    send: (options, body: components['schemas']['Contact']) => {
      const update = part === 'next-of-kin' ? updateNextOfKin : updateEmergencyContact;
      return update({ businessId, id, seen: contact ?? nobody, ...body }, options);
    },
    onDone: () => {
      notify('good', `${titles[part]} saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={titles[part]}
      label={titles[part]}
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
          name: textOf(values, 'name'),
          relationship: textOf(values, 'relationship'),
          phone_number: textOf(values, 'phone_number'),
          email: textOf(values, 'email').trim() || null,
          address: textOf(values, 'address').trim() || null,
        })
      }
    >
      <TextField label="Name" name="name" defaultValue={contact?.name ?? ''} {...updateNextOfKinLimits.name} />
      <FieldPair>
        <TextField
          label="Relationship"
          name="relationship"
          defaultValue={contact?.relationship ?? ''}
          {...updateNextOfKinLimits.relationship}
        />
        <TextField
          label="Phone number"
          name="phone_number"
          type="tel"
          inputMode="tel"
          defaultValue={contact?.phone_number ?? ''}
          {...updateNextOfKinLimits.phone_number}
        />
      </FieldPair>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        defaultValue={contact?.email ?? ''}
        {...updateNextOfKinLimits.email}
        isOptional
      />
      <TextField
        label="Address"
        name="address"
        defaultValue={contact?.address ?? ''}
        {...updateNextOfKinLimits.address}
        isOptional
      />
    </FormDialog>
  );
}
