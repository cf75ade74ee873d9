import { Button, ErrorSummary, Stack, Text, useSpoken } from '@trade-portal/design-system'
import { useEffect, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form'
import type { FailureDialogProps } from '../failures/FailureDialog.tsx'
import { firstServerMessage, somethingWentWrong } from '../failures/failures.ts'
import { toasts } from '../notices/toasts.ts'
import { useFailedForm } from './failedForms.ts'
import { storedFormMark } from './unsentText.ts'
import type { PortalForm } from './usePortalForm.ts'

export interface FormProps<Values extends FieldValues, Choice> {
  readonly form: PortalForm<Values, Choice>
  /** Called for Enter in a field. Leave it out if the form has several submit buttons; Enter then does nothing. */
  readonly onSubmit?: () => void
  readonly label?: string
  /** Where a submit error is shown: as text below the fields, in a toast, or in a dialog, which the form does not load itself. */
  readonly refusal?: 'text' | 'toast' | ComponentType<FailureDialogProps>
  readonly children: ReactNode
}

/** Renders a form of `usePortalForm` with its fields and, after a failed submit, the error and a list of the wrong fields. */
export function Form<Values extends FieldValues, Choice>(props: FormProps<Values, Choice>) {
  const { form, onSubmit, label, refusal = 'text', children } = props
  const { element, failedSubmits, refusal: error, describe, dismissRefusal, isStored } = form
  const Dialog = typeof refusal === 'string' ? undefined : refusal
  const message = error === null ? null : Dialog ? firstServerMessage(error, somethingWentWrong) : describe(error)
  useEffect(() => {
    if (refusal === 'toast' && message !== null) toasts.error(message)
  }, [refusal, message])
  const text = refusal === 'text' ? (message ?? '') : ''
  useSpoken(text, { urgency: 'assertive' })

  return (
    <FormProvider {...form}>
      <FailureInTitle isTried={failedSubmits > 0} isRefused={refusal !== 'toast' && message !== null} />
      <form
        ref={element}
        noValidate
        {...(isStored && { [storedFormMark]: '' })}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <Stack space="medium">
          <ErrorSummary form={element} attempts={failedSubmits} />
          {children}
          {text !== '' && <Text tone="critical">{text}</Text>}
        </Stack>
        {Dialog && <Dialog message={message} onClose={dismissRefusal} />}
      </form>
    </FormProvider>
  )
}

/** Marks the document title as long as the form is in error. Renders alone, because errors change while somebody types. */
function FailureInTitle({ isTried, isRefused }: { readonly isTried: boolean; readonly isRefused: boolean }) {
  const { errors } = useFormState()
  useFailedForm(isRefused || (isTried && Object.keys(errors).length > 0))
  return null
}

/** The submit button of a form; pending while the form is submitted. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'children' | 'width' | 'pendingLabel'>) {
  const { isSubmitting } = useFormState()
  return <Button type="submit" isPending={isSubmitting} {...props} />
}
