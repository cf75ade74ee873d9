import { useRef } from 'react'
import { coarsePointer } from '../../css/breakpoints.ts'
import { classes } from '../../css/classes.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { PlainField } from '../../parts/PlainField.tsx'
import * as styles from '../../parts/FieldFrame.css.ts'
import * as own from './TextField.css.ts'

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
export function TextField({
  suggestion = '',
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  ...field
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOffered = suggestion !== '' && value === '' && field.isDisabled !== true
  return (
    <PlainField field={field}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={input}
            type={type}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            autoComplete={autoComplete}
            // A phone begins a text with a capital, and a username is not one.
            autoCapitalize={autoComplete === 'username' ? 'none' : undefined}
            inputMode={inputMode}
            maxLength={maxLength}
            className={styles.input}
          />
          {isOffered && (
            <PlainButton
              className={classes(styles.innerButton, own.suggestion)}
              aria-label={`Use ${suggestion}, ${field.label}`}
              onPress={() => {
                onChange(suggestion)
                // The button disappears, so the focus moves to the field; but not for a finger, because that would
                // open the keyboard over a field that is already filled.
                if (!window.matchMedia(coarsePointer).matches) input.current?.focus()
              }}
            >
              <span className={own.suggestionText}>Use {suggestion}</span>
            </PlainButton>
          )}
        </div>
      )}
    </PlainField>
  )
}
