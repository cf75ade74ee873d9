import { Button, Dialog } from '@trade-portal/design-system'
import type { ComponentProps } from 'react'
import { useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { Form, type FormProps } from './Form.tsx'

type DialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'onClose' | 'size' | 'summary'>

interface FormDialogProps<Values extends FieldValues>
  extends DialogProps, Pick<FormProps<Values, void>, 'form' | 'errorIn' | 'children'> {
  readonly isOpen?: boolean
  /** The text of the submit button in the dialog's footer. Omit it if the form itself contains a submit button. */
  readonly submitLabel?: string
  readonly canSubmit?: (values: Values) => boolean
  readonly submitsOnEnter?: boolean
}

/** A form of `usePortalForm` in a dialog. Close the dialog in the form's `onEnd`. */
export function FormDialog<Values extends FieldValues>({
  form,
  errorIn = 'text',
  isOpen = true,
  submitLabel,
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
      actions={submitLabel !== undefined && <FooterButton {...{ form, canSubmit, submitLabel }} onPress={submit} />}
    >
      <Form form={form} label={dialog.title} errorIn={errorIn} {...(submitsOnEnter && { onSubmit: submit })}>
        {children}
        {/* Browsers submit a form of several fields on Enter only if the form contains a submit button. */}
        {submitLabel !== undefined && submitsOnEnter && <input type="submit" hidden />}
      </Form>
    </Dialog>
  )
}

const always = () => true

interface FooterButtonProps<Values extends FieldValues> {
  readonly form: FormDialogProps<Values>['form']
  readonly canSubmit: (values: Values) => boolean
  readonly submitLabel: string
  readonly onPress: () => void
}

/** The submit button in the dialog's footer. A separate component, so that typing re-renders only the button. */
function FooterButton<Values extends FieldValues>({
  form,
  canSubmit,
  submitLabel,
  onPress,
}: FooterButtonProps<Values>) {
  const { control } = form
  const { isSubmitting } = useFormState({ control })
  const isDisabled = !useWatch({ control, compute: canSubmit })
  return (
    <Button isPending={isSubmitting} pendingLabel="Sending..." isDisabled={isDisabled} onPress={onPress}>
      {submitLabel}
    </Button>
  )
}
