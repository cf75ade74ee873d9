import { useState } from 'react'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { PlainField } from '../../parts/PlainField.tsx'

interface PasswordFieldProps extends FieldProps<string> {
  /** Tells password managers whether to fill in the password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A text field that hides its text, with a button that shows it. */
export function PasswordField({ value, onChange, autoComplete, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <PlainField field={field}>
      {(control) => (
        <div className={frame.box}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={frame.input}
          />
          <PlainButton
            onPress={() => setShown(!isShown)}
            disabled={field.isDisabled}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}
            className={frame.innerButton}
          >
            {isShown ? 'Hide' : 'Show'}
          </PlainButton>
        </div>
      )}
    </PlainField>
  )
}
