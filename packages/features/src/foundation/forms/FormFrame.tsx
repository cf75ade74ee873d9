import { Stack, Text, useAnnouncement } from '@trade-portal/design-system'
import type { ReactNode, RefObject } from 'react'
import { storedFormMark } from './unsentText.ts'

interface FormFrameProps {
  readonly element: RefObject<HTMLFormElement | null>
  /** The error of the last attempt, shown below the fields and announced; '' for none. */
  readonly submitError: string
  readonly label?: string | undefined
  /** Called for Enter in a field, and by a submit button. */
  readonly onSubmit?: (() => void) | undefined
  /** The values survive a reload. */
  readonly isStored?: boolean
  readonly children: ReactNode
}

/** The form element, with its fields and the error of the last attempt to send it. */
export function FormFrame({ element, submitError, label, onSubmit, isStored = false, children }: FormFrameProps) {
  useAnnouncement(submitError, { urgency: 'assertive' })
  return (
    <form
      ref={element}
      noValidate
      {...(isStored && { [storedFormMark]: '' })}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Stack space="medium">
        {children}
        {submitError !== '' && <Text tone="critical">{submitError}</Text>}
      </Stack>
    </form>
  )
}
