import { memo, type ComponentType, type ReactNode } from 'react'
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { afterPress } from './afterPress.ts'

/** Props that the form sets on each field; see FormControlProps of the design system. */
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
 * Returns the field component for a form: `const Field = fieldOf<RegistrationValues>()`. Each field is then one line,
 * `<Field name="jobName" as={TextField} label="Job name" isRequired />`. The compiler rejects an unknown name, and a
 * component that does not accept the type of the value. A keystroke re-renders only its own field.
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

/** Memoised, because the form renders again after mounting and after each attempt to send it. */
const Field = memoised(BoundField)

/** Like `memo`, but keeps the component generic. */
function memoised<Props extends object>(component: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return memo(component)
}

/** Not type-checked here: `TypedField` has already checked that the component accepts these props. */
function render<Own>(component: ComponentType<Own>, props: object): ReactNode
function render(Component: ComponentType<object>, props: object): ReactNode {
  return <Component {...props} />
}
