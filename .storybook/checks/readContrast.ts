/**
 * Runs in the page: finds texts with too little contrast in a picture of the page. Forced colours need a picture, because
 * the system sets them and scripts cannot read them.
 * @param picture data URL of a PNG of the visible part of the page
 */
export async function readContrast(picture: string) {
  // WCAG requires 4.5. This limit is lower, because smoothed edges lower the measured contrast of small letters.
  const least = 3
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.width, height: image.height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas.')
  context.drawImage(image, 0, 0)

  /** The relative luminance that WCAG defines, from 0 to 1. */
  const luminanceOf = (red: number, green: number, blue: number) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrastIn = ({ left, top, width, height }: DOMRect) => {
    const { data } = context.getImageData(Math.floor(left), Math.floor(top), Math.ceil(width), Math.ceil(height))
    let darkest = 1
    let lightest = 0
    for (let at = 0; at < data.length; at += 4) {
      const luminance = luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      darkest = Math.min(darkest, luminance)
      lightest = Math.max(lightest, luminance)
    }
    return (lightest + 0.05) / (darkest + 0.05)
  }

  /** Whether the element is clipped to a dot, so that only screen readers read it. */
  const isForScreenReaders = (element: Element) => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { width, height } = part.getBoundingClientRect()
      const { clipPath, overflowX } = getComputedStyle(part)
      if (clipPath !== 'none' || (overflowX !== 'visible' && (width <= 1 || height <= 1))) return true
    }
    return false
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { rule: string; element: string; problem: string }[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const element = text.parentElement
    const words = (text.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (words === '' || !element || element.closest('[disabled], [aria-disabled=true], [data-disabled]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const [box] = range.getClientRects()
    if (!box || box.width < 2 || box.height < 2 || box.left < 0 || box.top < 0) continue
    if (box.right > image.width || box.bottom > image.height) continue
    // If something covers or hides the text, this finds another element at the centre of the text.
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!top || !(element.contains(top) || top.contains(element))) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (isForScreenReaders(element)) continue
    const contrast = contrastIn(box)
    const problem = `Its contrast is ${contrast.toFixed(1)} to 1 at most.`
    const name = `<${element.localName}> "${words.slice(0, 60)}"`
    if (contrast < least) found.push({ rule: 'hardly visible', element: name, problem })
  }
  return found
}
