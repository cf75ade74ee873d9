import { useEffect, useState } from 'react'

const shownForMs = 8000

/** A text that disappears by itself after a while; '' when there is none. */
export function useBriefText(): [text: string, show: (text: string) => void] {
  const [text, show] = useState('')
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(() => show(''), shownForMs)
    return () => clearTimeout(timer)
  }, [text])
  return [text, show]
}
