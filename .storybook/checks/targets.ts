import { nameOf, textOf } from './elements.ts'

const roles = 'button link checkbox radio switch tab option menuitem menuitemradio menuitemcheckbox spinbutton slider'
const interactive = [
  'a[href], button, input:not([type=hidden]), select, textarea, summary',
  ...roles.split(' ').map((role) => `[role=${role}]`),
].join(', ')

/** The smallest size that WCAG 2.2 allows (success criterion 2.5.8). For touch, the portal requires more. */
const leastByWcag = 24

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Borders at fractions of a pixel make a box of 24 px measure 23.99. */
const tolerance = 0.1

/**
 * Controls that are too small to be pressed safely, each as 'button "Increase quantity" 20 x 24'. As in WCAG, three kinds
 * of control may be smaller: a link inside a sentence, an invisible control and, where 24 px are required, a control with
 * enough free space around it. The label of a control counts as part of the control. Each part of a date or time field
 * needs only 24 px, and the input of a number field needs only 24 px of width, because people can press anywhere in the
 * field's box.
 * @param least The required width and height in pixels: 24 for every story, 44 for the touch density.
 */
export function smallTargets(root: Element, least: number): string[] {
  const targets = [...root.querySelectorAll(interactive)].filter(isPressable).map((element) => ({
    element,
    box: boxOf(element),
  }))
  const boxes = targets.map(({ box }) => box)
  return targets
    .filter(({ element, box }) => {
      const wide = element.matches('[role=spinbutton]') ? Math.min(least, leastByWcag) : least
      const high = isSegment(element) ? wide : least
      if (box.width >= wide - tolerance && box.height >= high - tolerance) return false
      return !isInSentence(element) && !(high <= leastByWcag && hasFreeSpace(box, boxes))
    })
    .map(
      ({ element, box }) =>
        `${roleOf(element)} "${nameOf(element) || textOf(element)}" ${round(box.width)} x ${round(box.height)}`,
    )
}

function isPressable(element: Element): boolean {
  if (element.closest(':disabled, [inert], [aria-hidden=true], [aria-disabled=true]')) return false
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false
  const pressed = labelOf(element) ?? element
  return getComputedStyle(pressed).pointerEvents !== 'none' && !isHiddenFromSight(pressed)
}

/** Whether the element is clipped to a dot, so that only screen readers read it. */
function isHiddenFromSight(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { overflow, position } = getComputedStyle(part)
    const { width, height } = part.getBoundingClientRect()
    if (position === 'absolute' && overflow !== 'visible' && width <= 1 && height <= 1) return true
  }
  return false
}

/** The label around a control, which can be pressed in its place. */
const labelOf = (element: Element) => (element instanceof HTMLInputElement ? element.closest('label') : null)

/** The box that people can press: the control or its label, enlarged by its `::before` and `::after`. */
function boxOf(element: Element): Box {
  const pressed = labelOf(element) ?? element
  const { left, top, width, height } = fieldBoxOf(element) ?? pressed.getBoundingClientRect()
  const added = ['::before', '::after'].map((part) => getComputedStyle(pressed, part)).filter(isSpread)
  const most = (own: number, side: 'width' | 'height') =>
    Math.max(own, ...added.map((part) => Number.parseFloat(part[side])).filter(Number.isFinite))
  const [wide, high] = [most(width, 'width'), most(height, 'height')]
  return { left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high }
}

const isSpread = ({ content, position, pointerEvents }: CSSStyleDeclaration) =>
  content !== 'none' && position === 'absolute' && pointerEvents !== 'none'

/**
 * The box of an input, stretched to the height of the bordered field around the input. Undefined if there is no such field.
 */
function fieldBoxOf(element: Element): Box | undefined {
  const parent = element.parentElement
  if (!parent || !element.matches('input') || labelOf(element)) return undefined
  const own = element.getBoundingClientRect()
  const box = parent.getBoundingClientRect()
  const border = Number.parseFloat(getComputedStyle(parent).borderTopWidth)
  const fills = border > 0 && box.height - own.height <= 2 * border + tolerance
  return fills ? { left: own.left, top: box.top, width: own.width, height: box.height } : undefined
}

const isSegment = (element: Element) => element.matches('[role=spinbutton]:not(input)')

function isInSentence(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false
  const block = element.parentElement?.closest('p, li, dd, td, label, div')
  return [...(block?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
  )
}

/**
 * Whether a circle of 24 px around the centre of the box is free: it touches no other control, and no circle around another
 * small control.
 */
function hasFreeSpace(box: Box, boxes: readonly Box[]): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return boxes.every((other) => {
    if (other === box) return true
    const isSmall = other.width < leastByWcag || other.height < leastByWcag
    const across = distance(x, other.left, other.width)
    const down = distance(y, other.top, other.height)
    const fromBox = Math.hypot(across, down)
    const fromCentre = Math.hypot(x - other.left - other.width / 2, y - other.top - other.height / 2)
    return fromBox >= leastByWcag / 2 && (!isSmall || fromCentre >= leastByWcag)
  })
}

const distance = (point: number, start: number, length: number) => Math.max(start - point, point - start - length, 0)

const roleOf = (element: Element) => element.getAttribute('role') ?? (element.matches('a') ? 'link' : element.localName)

const round = (length: number) => Math.round(length * 10) / 10
