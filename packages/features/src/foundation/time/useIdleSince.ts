import { whenIdle } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'

/**
 * Whether the browser has been idle since something was shown, so that later work disturbs nothing.
 * @param shown Identifies what is shown; '' for nothing.
 */
export function useIdleSince(shown: string): boolean {
  const [idleSince, setIdleSince] = useState('')
  useEffect(() => {
    if (shown === '' || shown === idleSince) return undefined
    return whenIdle(() => setIdleSince(shown))
  }, [shown, idleSince])
  return shown !== '' && shown === idleSince
}
