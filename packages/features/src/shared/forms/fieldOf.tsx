import type { ComponentType, ReactNode } from 'react'
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { afterPress } from './afterPress.ts'

/** What the form gives to each field; see FormControlProps of the design system. */
type BoundProp = 'name' | 'value' | 'onChange' | 'onBlur' | 'errorMessage'

type ValueOf<Own> = Own extends { value: infer Value } ? Value : never

interface TypedField<Values extends FieldValues> {
  <Own extends object>(
    props: {
      readonly name: FieldPathByValue<Values, ValueOf<Own>>
      /** A field of the design system. */
      readonly as: ComponentType<Own>
    } & Omit<Own, BoundProp>,
  ): ReactNode
}

/**
 * The field component of a form: `const Field = fieldOf<RegistrationValues>()`, then one line for each field,
 * `<Field name="jobName" as={TextField} label="Job name" isRequired />`. A name that is none of the form's, or whose
 * value the component does not take, does not compile. A keystroke renders its own field and no other.
 */
export function fieldOf<Values extends FieldValues>(): TypedField<Values> {
  return Field
}

interface FieldProps<Own> {
  readonly name: string
  readonly as: ComponentType<Own>
}

function Field<Own extends object>({ name, as, ...own }: FieldProps<Own>) {
  const { field, fieldState } = useController({ name })
  return draw(as, {
    ...own,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPress(field.onBlur),
    errorMessage: fieldState.error?.message,
  })
}

/** The type of `TypedField` has checked that the component takes these props. */
function draw<Own>(component: ComponentType<Own>, props: object): ReactNode
function draw(Component: ComponentType<object>, props: object): ReactNode {
  return <Component {...props} />
}
