import { useRef } from 'react'
import { Button, Group, Input, TextField as AriaTextField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './TextField.css.ts'

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel'
  /** What the browser may fill in, such as `email` or `street-address`. */
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  /** Characters. */
  maxLength?: number
  /** A likely value. A button offers it while the field is empty, so it never replaces what was typed. */
  suggestion?: string | undefined
}

/** One line of text. */
export function TextField({ suggestion = '', ...props }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { root, frame } = fieldParts(props)
  const isOffered = suggestion !== '' && props.value === '' && props.isDisabled !== true
  return (
    <AriaTextField {...root}>
      <FieldFrame {...frame}>
        <Group role="presentation" className={field.box}>
          <Input
            ref={input}
            // A phone begins a text with a capital, and a username is not one.
            autoCapitalize={props.autoComplete === 'username' ? 'none' : undefined}
            className={field.input}
          />
          {isOffered && (
            <Button
              className={classes(field.innerButton, styles.suggestion)}
              aria-label={`Use ${suggestion}, ${props.label}`}
              onPress={({ pointerType }) => {
                props.onChange(suggestion)
                // The button disappears, so the focus moves to the field; but not for a finger, because that would
                // open the keyboard over a field that is already filled.
                if (pointerType !== 'touch') input.current?.focus()
              }}
            >
              <span className={styles.suggestionText}>Use {suggestion}</span>
            </Button>
          )}
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}
