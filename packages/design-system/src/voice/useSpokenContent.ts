import { useEffect, useRef, type RefObject } from 'react'
import { speak, type Urgency } from './speak.ts'

export interface SpokenContentOptions {
  urgency: Urgency
  /** Said instead of the element's text. */
  instead?: string | undefined
}

/** Has screen readers say the text of an element when it appears and each time it changes, for text that is given as nodes. */
export function useSpokenContent(
  element: RefObject<HTMLElement | null>,
  { urgency, instead }: SpokenContentOptions,
): void {
  const said = useRef('')
  useEffect(() => {
    const text = instead ?? element.current?.innerText ?? ''
    const timer = setTimeout(() => {
      if (text === said.current) return
      said.current = text
      speak(text, urgency)
    })
    return () => clearTimeout(timer)
  })
}
