import { useImperativeHandle, useRef, type Ref } from 'react'
import type { FocusTarget } from './FieldFrame.tsx'
import { isIncomplete } from './isIncomplete.ts'

export interface SegmentsInput {
  readonly value: string | null
  readonly onChange: (value: null) => void
  readonly onBlur: (() => void) | undefined
  readonly inputRef: Ref<FocusTarget> | undefined
}

/** What fields typed part by part have in common: where the focus goes, and that half a value is none. */
export function useSegments({ value, onChange, onBlur, inputRef }: SegmentsInput) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(inputRef, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }))
  const leave = () => {
    if (value !== null && isIncomplete(box.current)) onChange(null)
    onBlur?.()
  }
  return { box, leave }
}
