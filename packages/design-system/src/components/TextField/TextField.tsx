import { Group, Input, TextField as AriaTextField } from 'react-aria-components'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel'
  /** What the browser may fill in, such as `email` or `street-address`. */
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  /** Characters. */
  maxLength?: number
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { root, frame } = fieldParts(props)
  return (
    <AriaTextField {...root}>
      <FieldFrame {...frame}>
        <Group className={field.box}>
          <Input className={field.input} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}
