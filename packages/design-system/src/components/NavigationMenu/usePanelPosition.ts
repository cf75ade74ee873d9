import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { positionPanel } from './positionPanel.ts'

type Part = RefObject<HTMLElement | null>

/** Positions the panel before it is first painted and whenever the window changes its size. */
export function usePanelPosition(root: Part, panel: Part, levels: number, align: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const place = () => {
      if (root.current && panel.current) positionPanel(root.current, panel.current, levels, align)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [root, panel, levels, align])
}
