import { useCallback, useEffect, useState } from 'react'
import { startTimer } from '../time/clock.ts'

const shownForMs = 8000

/**
 * A text that disappears after a while, at the next press anywhere, or on Escape. It is '' while nothing is shown. Showing
 * a text again restarts the time. The Escape that hides the text also closes a dialog around it.
 */
export function useTemporaryText(): [text: string, show: (text: string) => void] {
  const [shown, setShown] = useState({ text: '' })
  const show = useCallback((text: string) => setShown((now) => (text === '' && now.text === '' ? now : { text })), [])
  useEffect(() => {
    if (shown.text === '') return undefined
    const hide = () => show('')
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const timer = startTimer(hide, shownForMs)
    document.addEventListener('pointerdown', hide, { capture: true })
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      timer.cancel()
      document.removeEventListener('pointerdown', hide, { capture: true })
      document.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [shown, show])
  return [shown.text, show]
}
