import type { Ref } from 'react'
import { Group, Input, TextField as AriaTextField } from 'react-aria-components'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel'
  /** What the browser may fill in, such as `email` or `street-address`. */
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  /** Characters. */
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({ label, description, errorMessage, hideLabel, inputRef, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={isInvalid(errorMessage)} validationBehavior="aria" className={field.field}>
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group className={field.box}>
          <Input ref={inputRef} className={field.input} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}
