import { useLayoutEffect, type RefObject } from 'react'
import { pageState } from '../../page/pageState.ts'

/** The page's open menu. There is at most one, because opening another closes it. */
const openMenu = pageState((): { dismiss?: (() => void) | undefined } => ({}))

/** Calls `onEscape` on Escape, and `onDismiss` for a press outside or when another menu opens. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onDismiss }: { onEscape: () => void; onDismiss: () => void },
): void {
  // Closes any other open menu before this menu is painted, so that two open menus are never visible.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onDismiss()
    }
    const open = openMenu()
    open.dismiss?.()
    open.dismiss = onDismiss
    // In the capture phase, because the pressed element may stop the event's propagation.
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      if (open.dismiss === onDismiss) open.dismiss = undefined
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [root, isOpen, onEscape, onDismiss])
}
