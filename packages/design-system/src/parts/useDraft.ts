import { useRef, useState } from 'react'

/** The text of a field while somebody types it; null while the field shows its value. */
export interface Draft {
  text: string | null
  /** The same, known before the next render: Enter may move the focus on, which leaves a field that it has finished. */
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
