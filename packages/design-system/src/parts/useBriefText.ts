import { useEffect, useState } from 'react'

const shownForMs = 8000

/** A text that goes by itself after a while, at the next press anywhere, and with Escape; '' when there is none. */
export function useBriefText(): [text: string, show: (text: string) => void] {
  const [text, show] = useState('')
  useEffect(() => {
    if (text === '') return undefined
    const hide = () => show('')
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      hide()
      // A dialog around it stays open.
      event.stopPropagation()
    }
    const timer = setTimeout(hide, shownForMs)
    document.addEventListener('pointerdown', hide, { capture: true })
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', hide, { capture: true })
      document.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [text])
  return [text, show]
}
