import { useQuery } from '@tanstack/react-query';
import { reportIssueLimits } from '../../../../openapi/generated/limits/assets.issues.ts';
import { issuePriorities, issuePriorityLabels } from '../../../../openapi/generated/lists/assets.issues.ts';
import type { IssueField, IssueFields } from '../../../domain/assets/issue-form.ts';
import { listIssueTypes } from '../../../services/operations/assets.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { pictureRules } from '../attachments/attachment-rules.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';

export type IssueFormState = {
  fields: IssueFields;
  /** Null where pictures are not chosen. */
  attachments: Attachments | null;
  errorOf: (field: IssueField | 'attachments') => string | null;
  type: (changed: Partial<IssueFields>) => void;
};

/** The server has no more of them on one page. */
const everyType = { page_size: 100 };

/** Which type an issue is of. */
function IssueTypeField({
  value,
  onChange,
  errorMessage,
}: {
  value: string;
  onChange: (id: string) => void;
  errorMessage: string | null;
}) {
  const { id: businessId } = useBusiness();
  const types = useQuery(queryOf(listIssueTypes, { businessId, ...everyType }));
  return (
    <ComboBox
      label="Issue type"
      name="issue_type"
      choices={(types.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      errorMessage={errorMessage}
      emptyText="No results found"
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

/** What is reported of an issue, on a page as in a dialog. */
export function IssueFieldset({ state: { attachments, fields, errorOf, type } }: { state: IssueFormState }) {
  return (
    <>
      <IssueTypeField
        value={fields.issue_type}
        errorMessage={errorOf('issue_type')}
        onChange={(id) => type({ issue_type: id })}
      />
      <RadioGroup
        label="Priority level"
        name="priority_level"
        isRow
        choices={issuePriorities.map((value) => ({ value, label: issuePriorityLabels[value] }))}
        value={issuePriorities.find((each) => each === fields.priority_level) ?? null}
        errorMessage={errorOf('priority_level')}
        onChange={(priority) => type({ priority_level: priority })}
      />
      <DateField
        label="Date"
        name="date"
        hint="When it was noticed."
        value={fields.date || null}
        errorMessage={errorOf('date')}
        onChange={(date) => type({ date: date ?? '' })}
      />
      <TextArea
        label="Message"
        name="message"
        maxLength={reportIssueLimits.message.maxLength}
        value={fields.message}
        errorMessage={errorOf('message')}
        onChange={(message) => type({ message })}
      />
      {attachments ? (
        <AttachmentsField
          label="Pictures"
          attachments={attachments}
          rules={pictureRules}
          errorMessage={errorOf('attachments')}
        />
      ) : null}
    </>
  );
}
