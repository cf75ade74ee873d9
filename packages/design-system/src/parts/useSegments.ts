import { useRef } from 'react'
import { isIncomplete } from './isIncomplete.ts'

export interface SegmentsInput {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: (() => void) | undefined
}

/** For fields typed part by part: when such a field is left with a part blank, its value becomes ''. */
export function useSegments({ value, onChange, onBlur }: SegmentsInput) {
  const box = useRef<HTMLDivElement>(null)
  const leave = () => {
    if (value !== '' && isIncomplete(box.current)) onChange('')
    onBlur?.()
  }
  return { box, leave }
}
