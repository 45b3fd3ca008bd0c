import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createDocumentType, documentTypesQuery } from '../../../services/assets/document-types.ts';
import { useBusiness } from '../../shared/business.ts';
import { problemText } from '../../shared/problem-text.ts';
import { useRequest } from '../../shared/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { Actions } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

type DocumentTypeFieldProps = { value: string; onChange: (id: string) => void; errorMessage: string | null };

/** Which statutory information it is: one of the list, or what is typed, which is added to the list then. */
export function DocumentTypeField({ value, onChange, errorMessage }: DocumentTypeFieldProps) {
  const { id: businessId } = useBusiness();
  const types = useQuery(documentTypesQuery(businessId));
  const [typed, setTyped] = useState('');
  const { problem, ...adding } = useRequest({
    send: ({ signal, idempotencyKey }, name: string) =>
      createDocumentType({ businessId, idempotencyKey, name }, { signal }),
    refetch: [['listDocumentTypes', businessId]],
    onDone: ({ id }) => {
      setTyped('');
      onChange(id);
    },
  });
  const name = typed.trim();
  const isKnown = types.data?.some((type) => type.name.toLowerCase() === name.toLowerCase()) ?? true;
  return (
    <>
      <ComboBox
        label="Statutory information"
        name="document_type"
        choices={(types.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        value={value || null}
        errorMessage={errorMessage}
        emptyText="No results found"
        onType={setTyped}
        onChange={(id) => onChange(id ?? '')}
      />
      {name !== '' && !isKnown ? (
        <Actions>
          <Button isBusy={adding.isPending} onPress={() => adding.send(name)}>
            Add as new statutory information
          </Button>
        </Actions>
      ) : null}
      {problem ? <Notice tone="bad">{problem.fields.name?.[0] ?? problemText(problem)}</Notice> : null}
    </>
  );
}
