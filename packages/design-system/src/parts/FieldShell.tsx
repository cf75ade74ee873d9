import type { ReactNode, Ref } from 'react'
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components'
import { useField } from 'react-aria/useField'
import { FieldFrame } from './FieldFrame.tsx'
import { fieldParts, type FieldProps } from './fieldParts.ts'
import { invalid, valid } from './shellValidity.ts'

/** What React Aria gives the control of a field: its id, its label and what describes it. */
export type ShellControlProps = ReturnType<typeof useField>['fieldProps']

interface FieldShellProps {
  root: Ref<HTMLDivElement>
  field: Omit<FieldProps<unknown>, 'value' | 'onChange'>
  children: (control: ShellControlProps) => ReactNode
}

/** The outer part of a field whose code is still to come: label, hint and error are those of the field. */
export function FieldShell({ root, field, children }: FieldShellProps) {
  const { root: own, frame } = fieldParts(field)
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label: frame.label,
    description: frame.description,
    errorMessage: frame.errorMessage,
    isInvalid: own.isInvalid,
    labelElementType: 'span',
  })
  return (
    <Provider
      values={[
        [LabelContext, { ...labelProps, elementType: 'span' }],
        [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
        [FieldErrorContext, own.isInvalid ? invalid : valid],
      ]}
    >
      <div
        ref={root}
        className={own.className}
        data-label={own['data-label']}
        data-invalid={own.isInvalid || undefined}
        data-disabled={field.isDisabled || undefined}
        data-required={field.isRequired || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) field.onBlur?.()
        }}
      >
        <FieldFrame {...frame}>{children(fieldProps)}</FieldFrame>
      </div>
    </Provider>
  )
}
