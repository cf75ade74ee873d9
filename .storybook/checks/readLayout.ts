interface LayoutFault {
  readonly rule: 'cut off' | 'overlap' | 'scrolls sideways'
  readonly element: string
  readonly problem: string
}

/**
 * Runs in the page: finds texts that are cut off, controls that overlap, and a page that is wider than the window.
 * @param isNarrow whether the page must fit into the window without scrolling sideways
 */
export async function readLayout(isNarrow: boolean): Promise<LayoutFault[]> {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Waits some frames, until the page's scripts have measured the layout.
  for (const _ of [1, 2, 3]) await frame()

  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const naming = (element: Element) =>
    `<${element.localName}> "${oneLine(element.getAttribute('aria-label') ?? element.textContent)}"`
  const isReadable = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], .sb-wrapper')

  /**
   * The ancestors that can clip the element. Ancestors between an absolutely positioned element and its container are left
   * out, because they cannot clip it.
   */
  const clippers = (element: Element) => {
    const found: { part: Element; style: CSSStyleDeclaration }[] = []
    let isFree = false
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part)
      const isStatic = style.position === 'static'
      if (!(isFree && isStatic) && style.display !== 'inline') found.push({ part, style })
      if (!isStatic) isFree = style.position === 'absolute'
      if (style.position === 'fixed') break
    }
    return found
  }
  const isTiny = (part: Element, style: CSSStyleDeclaration) => {
    const { width, height } = part.getBoundingClientRect()
    return style.clipPath !== 'none' || (style.overflowX !== 'visible' && (width <= 1 || height <= 1))
  }

  const cutOff = (node: Node): LayoutFault[] => {
    const element = node.parentElement
    if (oneLine(node.textContent) === '' || !element || element.closest('script, style, svg')) return []
    if (!isReadable(element)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0) return []
    const chain = clippers(element)
    if (chain.some(({ part, style }) => isTiny(part, style))) return []
    // A line's box is taller than its letters, so a small cut at its edge hides no letters.
    const spareY = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35
    let canScrollX = false
    let canScrollY = false
    for (const { part, style } of chain) {
      const box = part.getBoundingClientRect()
      canScrollX ||= /auto|scroll/.test(style.overflowX)
      canScrollY ||= /auto|scroll/.test(style.overflowY)
      const isOutX =
        !canScrollX && style.overflowX !== 'visible' && (text.right > box.right + 1.5 || text.left < box.left - 1.5)
      const isOutY =
        !canScrollY &&
        style.overflowY !== 'visible' &&
        (text.bottom > box.bottom + spareY || text.top < box.top - spareY)
      if (!isOutX && !isOutY) continue
      if (element.closest('[title], [aria-label], [aria-describedby]')) return []
      const direction = isOutX ? 'at its side' : 'above or below'
      return [{ rule: 'cut off', element: naming(element), problem: `${naming(part)} cuts it off ${direction}.` }]
    }
    return []
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: LayoutFault[] = []
  while (texts.nextNode()) faults.push(...cutOff(texts.currentNode))

  const intersect = (box: Box, other: Box): Box => ({
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  })
  const hasArea = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2
  const layerOf = (element: Element) => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return part
      if (part.matches('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')) return part
    }
    return null
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role=button]')]
    .filter(isReadable)
    .map((element) => {
      const chain = clippers(element)
      const boxes = chain.filter(({ part, style }) => part !== element && style.overflowX !== 'visible')
      const own = intersect(element.getBoundingClientRect(), element.getBoundingClientRect())
      const isHidden = chain.some(({ part, style }) => isTiny(part, style))
      const visible = boxes.reduce((box, { part }) => intersect(box, part.getBoundingClientRect()), own)
      return { element, visible, layer: layerOf(element), isSeen: !isHidden && hasArea(visible) }
    })
    .filter(({ isSeen }) => isSeen)
  const isInside = (inner: Box, outer: Box) => {
    const { left, top, right, bottom } = intersect(inner, outer)
    return left === inner.left && top === inner.top && right === inner.right && bottom === inner.bottom
  }
  const lies = (some: (typeof controls)[number], other: (typeof controls)[number]) => {
    if (some.layer !== other.layer || !hasArea(intersect(some.visible, other.visible))) return false
    if (some.element.contains(other.element) || other.element.contains(some.element)) return false
    // A button completely inside another control, such as the one that clears a field, is intended.
    return !isInside(some.visible, other.visible) && !isInside(other.visible, some.visible)
  }
  controls.forEach((some, place) => {
    for (const other of controls.slice(place + 1)) {
      if (!lies(some, other)) continue
      faults.push({ rule: 'overlap', element: naming(some.element), problem: `It lies on ${naming(other.element)}.` })
    }
  })

  const { scrollWidth, clientWidth } = document.documentElement
  if (isNarrow && scrollWidth > clientWidth + 1) {
    const isWide = (element: Element) =>
      element.getBoundingClientRect().right > clientWidth + 1 &&
      clippers(element).every(({ part, style }) => part === element || style.overflowX === 'visible')
    const widest = [...document.body.querySelectorAll('*')].findLast(
      (element) => isReadable(element) && isWide(element),
    )
    const problem = `The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`
    faults.push({ rule: 'scrolls sideways', element: widest ? naming(widest) : 'The page', problem })
  }
  return faults
}
