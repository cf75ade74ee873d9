import { Button, Text } from '@trade-portal/design-system'
import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form'
import { FailureDialog } from '../failures/FailureDialog.tsx'
import { firstServerMessage, messageOf, somethingWentWrong } from '../failures/failures.ts'
import { toasts } from '../notices/toasts.ts'
import type { PortalForm } from './usePortalForm.ts'

export interface FormProps<Values extends FieldValues, Choice> {
  readonly form: PortalForm<Values, Choice>
  /** Called for Enter in a field. Leave it out if the form has several submit buttons; Enter then does nothing. */
  readonly onSubmit?: () => void
  readonly label?: string
  /** Where a submit error is shown: as text below the fields, in the Error dialog, or in a toast. */
  readonly refusal?: 'text' | 'dialog' | 'toast'
  readonly children: ReactNode
}

/** Renders a form of `usePortalForm` with its fields and, after a failed submit, the error. */
export function Form<Values extends FieldValues, Choice>(props: FormProps<Values, Choice>) {
  const { form, onSubmit, label, refusal = 'dialog', children } = props
  const { element, refusal: error, dismissRefusal } = form
  const message =
    error === null ? null : refusal === 'dialog' ? firstServerMessage(error, somethingWentWrong) : messageOf(error)
  useEffect(() => {
    if (refusal === 'toast' && message !== null) toasts.error(message)
  }, [refusal, message])
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        {children}
        {refusal === 'dialog' && <FailureDialog message={message} onClose={dismissRefusal} />}
        {refusal === 'text' && message !== null && (
          <div role="alert">
            <Text tone="critical">{message}</Text>
          </div>
        )}
      </form>
    </FormProvider>
  )
}

/** The submit button of a form; pending while the form is submitted. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'children' | 'width' | 'pendingLabel'>) {
  const { isSubmitting } = useFormState()
  return <Button type="submit" isPending={isSubmitting} {...props} />
}
