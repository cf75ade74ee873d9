/** Distance to the edges of the window, in pixels. */
const margin = 8
/** The least height of the panel, however little room there is below its trigger. */
const leastRoom = 120

/** Set on the panel: the greatest height of its columns, and the greatest number of columns beside each other. */
export const panelRoom = '--navigation-room'
export const panelLevels = '--navigation-levels'

/** Puts the panel under its trigger and inside the window, so that it does not move when more columns open. */
export function positionPanel(root: HTMLElement, panel: HTMLElement, levels: number, align: 'start' | 'end'): void {
  const page = document.documentElement
  const { left, right, bottom } = root.getBoundingClientRect()
  panel.style.setProperty(panelLevels, `${levels}`)
  panel.style.setProperty(panelRoom, `${Math.max(leastRoom, page.clientHeight - bottom - 2 * margin)}px`)
  const column = panel.offsetWidth
  const wanted = align === 'end' ? right - column : left
  const furthest = page.clientWidth - margin - column * levels
  panel.style.left = `${Math.max(margin, Math.min(wanted, furthest)) - left}px`
}
