import { useState } from 'react'
import type { Ref } from 'react'
import { Button, Group, Input, TextField } from 'react-aria-components'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Tells password managers whether to fill in or to propose. */
  autoComplete: 'current-password' | 'new-password'
  inputRef?: Ref<HTMLInputElement>
}

/** Hidden text that can be shown. */
export function PasswordField({ label, description, errorMessage, hideLabel, inputRef, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      spellCheck="false"
      autoCorrect="off"
      className={field.field}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group className={field.box}>
          <Input ref={inputRef} className={field.input} />
          <Button
            onPress={() => setShown(!isShown)}
            isDisabled={rest.isDisabled ?? false}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            className={field.innerButton}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </Group>
      </FieldFrame>
    </TextField>
  )
}
