import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { placePanel } from './placePanel.ts'

type Part = RefObject<HTMLElement | null>

/** Keeps the panel in its place while it is open, before it is first seen and whenever the window changes. */
export function usePanelPlace(root: Part, panel: Part, isOpen: boolean, levels: number, align: 'start' | 'end'): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const place = () => {
      if (root.current && panel.current) placePanel(root.current, panel.current, levels, align)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [root, panel, isOpen, levels, align])
}
