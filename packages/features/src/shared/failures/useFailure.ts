import { useCallback, useState } from 'react'
import { firstServerMessage, somethingWentWrong } from './failures.ts'
import { signsOut } from './signsOut.ts'

/** The message for a FailureDialog, and the ways to set and clear it. */
export function useFailure() {
  const [message, setMessage] = useState<string | null>(null)
  return {
    message,
    report: useCallback((error: unknown) => {
      // Being signed out says enough.
      if (!signsOut(error)) setMessage(firstServerMessage(error, somethingWentWrong))
    }, []),
    clear: useCallback(() => setMessage(null), []),
  }
}
