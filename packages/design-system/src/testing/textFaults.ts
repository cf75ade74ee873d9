import { expect } from 'storybook/test'

/**
 * Doubles the text size, as a browser setting does.
 * @returns a function that restores the size
 */
export function enlargeText(): () => void {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}

/**
 * Applies the text spacing that WCAG 1.4.12 lets people choose.
 * @returns a function that removes the spacing
 */
export function spaceText(): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`
  document.head.append(sheet)
  return () => sheet.remove()
}

interface Line {
  readonly text: string
  readonly node: Node
  readonly box: DOMRect
}

/**
 * Checks that no text is cut off or covered, and that the page is not wider than the window.
 * @param applySetting Applies a user's setting before the check. Returns a function that undoes the setting
 */
export async function expectUncutText(root: Element, applySetting?: () => () => void): Promise<void> {
  const undo = applySetting?.()
  try {
    await expect(textFaults(root)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  } finally {
    undo?.()
  }
}

/**
 * The unreadable lines of text in an element: they are cut off, leave the window, or overlap other lines. Empty if all
 * lines can be read.
 */
function textFaults(root: Element): readonly string[] {
  const lines = linesIn(root)
  const cut = lines.filter(({ node, box }) => isCutOff(node, box)).map(({ text }) => `cut off: ${text}`)
  const covered = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => one.node !== other.node && lieOnEachOther(one.box, other.box))
      .map((other) => `on each other: ${one.text} / ${other.text}`),
  )
  return [...new Set([...cut, ...covered])]
}

function linesIn(root: Element): readonly Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim() ?? ''
    if (text === '' || !isShown(node.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) lines.push({ text: text.slice(0, 40), node, box })
  }
  return lines
}

/** Whether an element is visible, and not in a bar over the page. Text for screen readers is not visible. */
function isShown(element: Element | null): boolean {
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  return ancestorsOf(element).every((ancestor) => {
    const { clipPath, position } = getComputedStyle(ancestor)
    return clipPath !== 'inset(50%)' && position !== 'sticky' && position !== 'fixed'
  })
}

function isCutOff(node: Node, box: DOMRect): boolean {
  if (box.left < -1 || box.right > window.innerWidth + 1) return true
  return ancestorsOf(node.parentElement).some((ancestor) => {
    const { overflowX, overflowY } = getComputedStyle(ancestor)
    const edge = ancestor.getBoundingClientRect()
    const isCutAcross = cuts(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2)
    // Tolerates a few px, because a line's box is taller than its letters.
    return isCutAcross || (cuts(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4))
  })
}

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

function lieOnEachOther(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 2 && down > Math.min(one.height, other.height) / 4
}

function ancestorsOf(element: Element | null): readonly Element[] {
  return element === null || element === document.documentElement
    ? []
    : [element, ...ancestorsOf(element.parentElement)]
}
