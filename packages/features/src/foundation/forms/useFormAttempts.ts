import { focusFirstInvalid } from '@trade-portal/design-system'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../failures/failures.ts'
import { toastFailure } from '../failures/toastFailure.ts'

/**
 * The attempts to send a form: one at a time, how many failed, and the error of the last one.
 * @param describe - the text for an error
 */
export function useFormAttempts(describe: (error: unknown) => string = messageOf) {
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [submitError, setError] = useState<unknown>(null)

  // Focuses the first invalid field. In an effect, because the errors have to be rendered first.
  useEffect(() => {
    if (failedAttempts > 0 && element.current) focusFirstInvalid(element.current)
  }, [failedAttempts])

  return {
    element,
    failedAttempts,
    submitError,
    describe,
    /** Sends, unless sending is pending. A ref, because state would be too late for two presses in one tick. */
    attempt: async (send: () => Promise<void>): Promise<void> => {
      if (isSending.current) return
      isSending.current = true
      setError(null)
      try {
        await send()
      } finally {
        isSending.current = false
      }
    },
    /** Counts a failed attempt, which moves the focus to the first invalid field. */
    countFailure: () => setFailedAttempts((count) => count + 1),
    /** Shows an error of the supplier: in the form, or in a toast if the form has been left. */
    setSubmitError: (error: unknown) => {
      if (element.current === null) toastFailure(error, describe)
      else setError(error)
    },
    dismissSubmitError: () => setError(null),
    /** Called after the form was sent. */
    restart: () => setFailedAttempts(0),
  }
}
