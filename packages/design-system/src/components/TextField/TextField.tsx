import { useRef } from 'react'
import { classes } from '../../css/classes.ts'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { PlainField } from '../../parts/PlainField.tsx'

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel'
  /** The kind of value that browsers may fill in, such as `email` or `street-address`. */
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  /** In characters. */
  maxLength?: number
  /** A likely value. A button offers it only while the field is empty, so it never replaces typed text. */
  suggestion?: string | undefined
}

/** A field for one line of text. */
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
  const isByFinger = useRef(false)
  const isOffered = suggestion !== '' && value === '' && field.isDisabled !== true
  return (
    <PlainField field={field}>
      {(control) => (
        <div className={frame.box}>
          <input
            {...control}
            ref={input}
            type={type}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            autoComplete={autoComplete}
            // Otherwise phones would begin a username with a capital letter.
            autoCapitalize={autoComplete === 'username' ? 'none' : undefined}
            inputMode={inputMode}
            maxLength={maxLength}
            className={frame.input}
          />
          {isOffered && (
            <PlainButton
              className={classes(frame.innerButton, frame.suggestion)}
              aria-label={`Use ${suggestion}, ${field.label}`}
              onPointerDown={({ pointerType, width }) => {
                // A touch event without a width comes from a screen reader.
                isByFinger.current = pointerType === 'touch' && width > 0
              }}
              onPress={() => {
                onChange(suggestion)
                // The button disappears, so the focus moves to the field. This is skipped after a touch by a finger,
                // because the focus would open the keyboard although the field is already filled.
                if (!isByFinger.current) input.current?.focus()
                isByFinger.current = false
              }}
            >
              <span className={frame.suggestionText}>Use {suggestion}</span>
            </PlainButton>
          )}
        </div>
      )}
    </PlainField>
  )
}
