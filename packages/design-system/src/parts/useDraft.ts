import { useRef, useState } from 'react'

/** A field's text while the user types; null while the field shows its value. */
export interface Draft {
  text: string | null
  /**
   * The text after the last `set`, even before the next render. Enter may complete the text and move the focus in the same
   * event. The handler for the loss of focus then needs the completed text, which has not been rendered yet.
   */
  latest: () => string | null
  set: (text: string | null) => void
}

export function useDraft(): Draft {
  const [text, setText] = useState<string | null>(null)
  const newest = useRef<string | null>(null)
  return {
    text,
    latest: () => newest.current,
    set: (next) => {
      newest.current = next
      setText(next)
    },
  }
}
