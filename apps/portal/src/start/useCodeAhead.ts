import { afterFirstScreen, guessRoute, isSavingData } from '@trade-portal/features/portal'
import { useEffect } from 'react'
import { screenOf } from '../screens.ts'
import { likelyNext } from './likelyNext.ts'

/**
 * Loads the code of the screens that will probably be opened next, one after the other, while nothing else is to do.
 * Nothing is loaded for a user who asks the browser to save data.
 */
export function useCodeAhead(pathname: string): void {
  useEffect(() => {
    if (isSavingData()) return
    let isCurrent = true
    void afterFirstScreen().then(async () => {
      for (const name of likelyNext(guessRoute(pathname))) {
        if (isCurrent) await screenOf(name).preload()
      }
    })
    return () => {
      isCurrent = false
    }
  }, [pathname])
}
