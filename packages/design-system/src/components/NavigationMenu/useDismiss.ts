import { useEffect } from 'react'
import type { RefObject } from 'react'

// Of all the menus of a page one is open: the next one closes the last.
let dismissLast: (() => void) | undefined

/** While something is open: Escape, a press beside it and the opening of another one ask for it to be closed. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onElsewhere }: { onEscape: () => void; onElsewhere: () => void },
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onElsewhere()
    }
    dismissLast?.()
    dismissLast = onElsewhere
    // Captured, because what is pressed may keep the event to itself.
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      if (dismissLast === onElsewhere) dismissLast = undefined
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [root, isOpen, onEscape, onElsewhere])
}
