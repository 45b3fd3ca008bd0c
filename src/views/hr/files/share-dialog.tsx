import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { shareCompanyFiles } from '../../../services/operations/hr.files.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { CheckBox } from '../../ui/choices/check-box.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { type AudienceDraft, AudienceFields, audienceOf, audienceProblem } from './audience-fields.tsx';

type CompanyFile = components['schemas']['CompanyFile'];

/** As it is shared now. */
function draftOf({ shared_with: { everyone, departments, people } }: CompanyFile): AudienceDraft {
  return {
    everyone,
    isForSome: departments.length > 0 || people.length > 0,
    departments: departments.map(({ id }) => id),
    people: people.map(({ id }) => id),
    known: people.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}`.trim() })),
  };
}

/** Changes whom a file is shared with. */
export function ShareDialog({ file, onClose }: { file: CompanyFile; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const [audience, setAudience] = useState(() => draftOf(file));
  const [isAsked, setAsked] = useState(file.requires_acknowledgement);
  const [isRefused, setRefused] = useState(false);
  const request = useRequest({
    send: (options) => {
      const sharing = { ids: [file.id], audience: audienceOf(audience), requires_acknowledgement: isAsked };
      return shareCompanyFiles({ businessId, ...sharing }, options);
    },
    onDone: () => {
      notify('good', 'Sharing changed');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Share ${file.name}`}
      label="Sharing"
      isOpen
      onClose={onClose}
      request={request}
      submit="Share"
      onSubmit={() => {
        setRefused(audienceProblem(audience) !== null);
        if (audienceProblem(audience) === null) request.send();
      }}
    >
      <AudienceFields
        label="Share with"
        value={audience}
        onChange={setAudience}
        allowsNobody
        errorMessage={(isRefused ? audienceProblem(audience) : null) ?? request.errors.audience?.[0] ?? null}
      />
      <CheckBox label="Ask them to acknowledge that they have read it" isSelected={isAsked} onChange={setAsked} />
    </FormDialog>
  );
}
