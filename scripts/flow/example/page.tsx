import { useSelector } from '@xstate/react';
import { createDepartmentLimits } from '../../../openapi/generated/limits/hr.ts';
import { problemText } from '../../../src/views/shared/requests/problem-text.ts';
import { useProblem } from '../../../src/views/shared/requests/use-problem.ts';
import { Button } from '../../../src/views/ui/actions/button.tsx';
import { Stack } from '../../../src/views/ui/content/layout.tsx';
import { Notice } from '../../../src/views/ui/feedback/feedback.tsx';
import { TextField } from '../../../src/views/ui/fields/field.tsx';
import { Form, textOf } from '../../../src/views/ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../../src/views/ui/overlays/dialog.tsx';
import type { DepartmentAdditionRef } from './machine.ts';

type DepartmentAdditionPageProps = { flow: DepartmentAdditionRef };

/** Adds a department, in a dialog. */
export function DepartmentAdditionPage({ flow }: DepartmentAdditionPageProps) {
  const state = useSelector(flow, ({ value }) => value);
  const name = useSelector(flow, ({ context }) => context.name);
  const problem = useProblem(flow);
  const leave = () => flow.send({ type: state === 'unsaved' ? 'step.back' : 'form.leave' });
  const isSaving = state === 'saving';
  return (
    <Dialog title="Add a department" isOpen onClose={leave} isBusy={isSaving} width="form">
      <Form
        aria-label="Add a department"
        errors={problem?.fields ?? {}}
        onSubmit={(values) => flow.send({ type: 'form.submit', name: textOf(values, 'name') })}
      >
        <DialogBody>
          {/* Paths find a flow by its name, and hold what they see against its state. */}
          <div data-flow="departmentAddition" data-state={state}>
            <Stack>
              {state === 'unsaved' ? (
                <Notice tone="bad">{problem ? problemText(problem) : 'It was not added. Try again.'}</Notice>
              ) : (
                <TextField
                  label="Name"
                  name="name"
                  maxLength={createDepartmentLimits.name.maxLength}
                  defaultValue={name}
                />
              )}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onPress={leave} isDisabled={isSaving}>
            {state === 'unsaved' ? 'Back' : 'Cancel'}
          </Button>
          {state === 'unsaved' ? (
            <Button look="primary" onPress={() => flow.send({ type: 'form.retry' })}>
              Try again
            </Button>
          ) : (
            <Button type="submit" look="primary" isBusy={isSaving}>
              Add
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
