import { useState } from 'react'
import { Button, Group, Input, TextField } from 'react-aria-components'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'

export interface PasswordFieldProps extends FieldProps<string> {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password'
}

/** Hidden text that can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const { root, frame } = fieldParts(props)
  return (
    <TextField {...root} type={isShown ? 'text' : 'password'} spellCheck="false" autoCorrect="off">
      <FieldFrame {...frame}>
        <Group role="presentation" className={field.box}>
          <Input autoCapitalize="none" className={field.input} />
          <Button
            onPress={() => setShown(!isShown)}
            isDisabled={props.isDisabled ?? false}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
            className={field.innerButton}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </Group>
      </FieldFrame>
    </TextField>
  )
}
