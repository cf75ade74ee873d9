import { Button, Dialog } from '@trade-portal/design-system'
import type { ComponentProps } from 'react'
import { useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { Form, type FormProps } from './Form.tsx'

type DialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'size' | 'summary'>

interface FormDialogProps<Values extends FieldValues>
  extends DialogProps, Pick<FormProps<Values, void>, 'form' | 'errorIn' | 'children'> {
  readonly isOpen?: boolean
  /** The text of the submit button in the dialog's footer. It may depend on the values. */
  readonly submitLabel: string | ((values: Values) => string)
  readonly pendingLabel?: string
  readonly canSubmit?: (values: Values) => boolean
  readonly submitsOnEnter?: boolean
}

/** A form of `usePortalForm` in a dialog. Close the dialog in the form's `onEnd`. */
export function FormDialog<Values extends FieldValues>({
  form,
  errorIn = 'text',
  isOpen = true,
  submitLabel,
  pendingLabel = 'Sending...',
  canSubmit = always,
  submitsOnEnter = true,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const submit = () => void form.submit()
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      actions={<FooterButton {...{ form, canSubmit, submitLabel, pendingLabel }} onPress={submit} />}
    >
      <Form form={form} label={dialog.title} errorIn={errorIn} {...(submitsOnEnter && { onSubmit: submit })}>
        {children}
        {/* Browsers submit a form of several fields on Enter only if the form contains a submit button. */}
        {submitsOnEnter && <input type="submit" hidden />}
      </Form>
    </Dialog>
  )
}

const always = () => true

interface FooterButtonProps<Values extends FieldValues> extends Required<
  Pick<FormDialogProps<Values>, 'form' | 'canSubmit' | 'submitLabel' | 'pendingLabel'>
> {
  readonly onPress: () => void
}

/** The submit button in the dialog's footer. A separate component, so that typing re-renders only the button. */
function FooterButton<Values extends FieldValues>({
  form,
  canSubmit,
  submitLabel,
  pendingLabel,
  onPress,
}: FooterButtonProps<Values>) {
  const { control } = form
  const { isSubmitting } = useFormState({ control })
  const isDisabled = !useWatch({ control, compute: canSubmit })
  const label = useWatch({ control, compute: typeof submitLabel === 'string' ? () => submitLabel : submitLabel })
  return (
    <Button isPending={isSubmitting} pendingLabel={pendingLabel} isDisabled={isDisabled} onPress={onPress}>
      {label}
    </Button>
  )
}
