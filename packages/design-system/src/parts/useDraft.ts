import { useRef, useState } from 'react'

/** A field's text while the user types; null while the field shows its value. */
export interface Draft {
  text: string | null
  /** The current text, even before the next render: Enter may complete a field and move the focus at once. */
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
