import {
  Banner,
  Button,
  ErrorSummary,
  Hidden,
  Stack,
  SummaryBar,
  type ErrorSummaryProps,
} from '@trade-portal/design-system'
import { memo, useEffect, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { FormProvider, useController, useFormState, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import type { FailureDialogProps } from '../failures/FailureDialog.tsx'
import { firstServerMessage, messageOf } from '../failures/failures.ts'
import { toasts } from '../failures/toasts.ts'
import { afterPress } from './afterPress.ts'
import { useFailedForm } from './failedForms.ts'
import { storedFormAttribute } from './unsentText.ts'
import type { PortalForm } from './usePortalForm.ts'

export interface FormProps<Values extends FieldValues, Choice> {
  readonly form: PortalForm<Values, Choice>
  /** Called when Enter is pressed in a field. Omit it if the form has several submit buttons; Enter then does nothing. */
  readonly onSubmit?: () => void
  readonly label?: string
  /** Where the error is shown if sending fails: below the fields, in a toast, or in the given dialog. */
  readonly errorIn?: 'text' | 'toast' | ComponentType<FailureDialogProps>
  readonly children: ReactNode
}

/**
 * Renders a form of `usePortalForm` with its fields. After sending it has failed, also shows the error and a list of
 * the fields to correct.
 */
export function Form<Values extends FieldValues, Choice>(props: FormProps<Values, Choice>) {
  const { form, onSubmit, label, errorIn = 'text', children } = props
  const { element, failedSubmits, submitError: error, describe, dismissSubmitError, isStored } = form
  const Dialog = typeof errorIn === 'string' ? undefined : errorIn
  const message = error === null ? null : (describe ?? (Dialog ? firstServerMessage : messageOf))(error)
  const text = errorIn === 'text' ? (message ?? '') : ''
  useEffect(() => {
    if (errorIn === 'toast' && message !== null) toasts.error(message)
  }, [errorIn, message])

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        {...(isStored && { [storedFormAttribute]: '' })}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <Stack space="medium">
          <FormErrors
            form={element}
            failedSubmits={failedSubmits}
            isRefused={errorIn !== 'toast' && message !== null}
          />
          {children}
          {text !== '' && <Banner tone="critical">{text}</Banner>}
        </Stack>
      </form>
      {Dialog && <Dialog message={message} onClose={dismissSubmitError} />}
    </FormProvider>
  )
}

interface FormErrorsProps extends ErrorSummaryProps {
  readonly isRefused: boolean
}

/**
 * Lists the errors, and marks the document title while the form is in error. It is a separate component, because errors
 * change during typing, and the fields must not render again each time.
 */
function FormErrors({ isRefused, ...summary }: FormErrorsProps) {
  const { errors, isSubmitting } = useFormState()
  useFailedForm(isRefused || (summary.failedSubmits > 0 && Object.keys(errors).length > 0))
  return <ErrorSummary {...summary} isSending={isSubmitting} />
}

/** The submit button of a form. It is pending while the form is being sent. On a phone it is as wide as the fields. */
export function SubmitButton(props: Pick<ComponentProps<typeof Button>, 'children' | 'width' | 'pendingLabel'>) {
  const { isSubmitting } = useFormState()
  return <Button type="submit" width="fullOnPhone" isPending={isSubmitting} {...props} />
}

/**
 * The submit button of a screen's form: below its fields or, on a phone, in a bar at the lower edge, where the thumb reaches
 * it from any field.
 */
export function SubmitBar(props: { readonly children: string; readonly pendingLabel: string }) {
  return (
    <>
      <Hidden below="tablet">
        <div>
          <SubmitButton {...props} />
        </div>
      </Hidden>
      <SummaryBar label={props.children} until="tablet" note="* Required" action={<SubmitButton {...props} />} />
    </>
  )
}

/** Props that the form sets on each field; see FormControlProps of the design system. */
type BoundProp = 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'

type ValueOf<Own> = Own extends { value: infer Value } ? Value : never

interface TypedField<Values extends FieldValues> {
  <Own extends object>(
    props: {
      readonly name: FieldPathByValue<Values, ValueOf<Own>>
      readonly as: ComponentType<Own>
    } & Omit<Own, BoundProp>,
  ): ReactNode
}

/**
 * Returns the field component for a form: `const Field = fieldOf<RegistrationValues>()`. Each field then takes one line:
 * `<Field name="jobName" as={TextField} label="Job name" isRequired />`. The compiler rejects unknown names, and components
 * that do not accept the type of the value. A keystroke re-renders only its own field.
 */
export function fieldOf<Values extends FieldValues>(): TypedField<Values> {
  return Field
}

interface FieldProps<Own> {
  readonly name: string
  readonly as: ComponentType<Own>
}

function BoundField<Own extends object>({ name, as, ...own }: FieldProps<Own>) {
  const { field, fieldState } = useController({ name })
  return render(as, {
    ...own,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPress(field.onBlur),
    errorMessage: fieldState.error?.message,
  })
}

/** Memoised, because the form renders again after mounting and each time it is sent. */
const Field = memoised(BoundField)

/** Like `memo`, but keeps the component generic. */
function memoised<Props extends object>(component: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return memo(component)
}

/**
 * Renders a component without a type check of its props, because `TypedField` has already checked that the component
 * accepts them.
 */
function render<Own>(component: ComponentType<Own>, props: object): ReactNode
function render(Component: ComponentType<object>, props: object): ReactNode {
  return <Component {...props} />
}
