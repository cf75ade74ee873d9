import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Page, type ViewportSize } from '@playwright/test'
import { readPictureFacts, screenPictures } from '../../.storybook/screens/describeScreens.ts'
import { componentGroups } from '../../.storybook/sidebar/places.ts'
import { test, tourStories } from './tour.ts'

/**
 * Takes the small pictures of the page "All screens" and of the page of each screen: every screen in its first state. They are
 * in the repository. With `--update-snapshots`, the tour replaces those that look different; otherwise it fails for them.
 */
const pictures = [
  { width: 1280, height: 800, scale: 0.5, quality: 0.6 },
  { width: 360, height: 740, scale: 1, quality: 0.5 },
]

/** How much the average colour of a small area may differ, of 255. Compression changes it by less. */
const tolerance = 24

/** The part of the small areas that may differ more. */
const tolerated = 0.0004

/** Components that only arrange others are not named. */
const named = [...componentGroups].flatMap(([name, group]) => (['Layout', 'Setup'].includes(group) ? [] : [name]))

const titles = new Set<string>()
const firstStates = tourStories().filter(({ title }) => {
  const isFirst = title.endsWith('/States') && !titles.has(title)
  titles.add(title)
  return isFirst
})

for (const story of firstStates) {
  const screen = basename(story.importPath, '.stories.tsx')
  const factsFile = join(screenPictures, `${screen}.json`)
  test(`${story.title}, small pictures`, async ({ show }, { config }) => {
    const isUpdate = ['all', 'changed'].includes(config.updateSnapshots)
    const { textWidth: savedTextWidth } = readPictureFacts(screen)
    const older: string[] = []
    const take = async (page: Page, { width }: ViewportSize) => {
      const picture = pictures.find((each) => each.width === width)
      if (!picture) return
      const textWidth = await page.evaluate(measureText)
      test.skip(
        !isUpdate && savedTextWidth !== textWidth,
        'The pictures were taken with other fonts than this machine has.',
      )
      const file = join(screenPictures, `${screen}-${width}.webp`)
      const clip = { x: 0, y: 0, width, height: picture.height }
      const png = await page.screenshot({ clip, animations: 'disabled' })
      const screenshot = `data:image/png;base64,${png.toString('base64')}`
      const saved = existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : ''
      const { webp, differing } = await page.evaluate(readLook, { ...picture, screenshot, saved, tolerance })
      if (differing <= tolerated) return
      older.push(basename(file))
      if (!isUpdate) return
      writeFileSync(file, webp, 'base64')
      if (width !== 1280) return
      const parts = await page.evaluate(readParts, { ...clip, named })
      const lines = parts.map((part) => `    ${JSON.stringify(part)}`).join(',\n')
      writeFileSync(factsFile, `{\n  "textWidth": ${textWidth},\n  "parts": [\n${lines}\n  ]\n}\n`)
    }
    await show(story, 'default', [1280, 360], take, false)
    expect(
      isUpdate ? [] : older,
      'older than the screen’s look; run pnpm pictures --update-snapshots -g "small pictures"',
    ).toEqual([])
  })
}

// These functions run in the page, so they refer to nothing outside themselves.

/** A width that depends on the fonts of the machine. */
function measureText(): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = `100px ${getComputedStyle(document.body).fontFamily}`
  return Math.round(context.measureText('Invoices 0123456789').width)
}

interface Look {
  readonly screenshot: string
  /** Empty if there is no picture yet. */
  readonly saved: string
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly quality: number
  readonly tolerance: number
}

/**
 * Makes a small picture of the screenshot, and compares it with the saved one. They are compared at a quarter of their size,
 * which averages what compression has changed.
 * @returns the picture in base64, and the part of the colours that differ by more than the tolerance
 */
async function readLook({ screenshot, saved, width, height, scale, quality, tolerance }: Look) {
  const load = async (source: string) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return image
  }
  const draw = (source: CanvasImageSource, scale: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser cannot draw.')
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    return { canvas, colours: context.getImageData(0, 0, canvas.width, canvas.height).data }
  }
  const picture = draw(await load(screenshot), scale)
  const [, webp = ''] = picture.canvas.toDataURL('image/webp', quality).split(',')
  if (saved === '') return { webp, differing: 1 }
  const [now, then] = [picture.canvas, await load(saved)].map((source) => draw(source, scale / 4).colours)
  const differing = now?.filter((value, index) => Math.abs(value - (then?.[index] ?? 0)) > tolerance) ?? []
  return { webp, differing: differing.length / (now?.length ?? 1) }
}

/**
 * The outermost components of the design system in the picture. React keeps the component of each element in a property
 * whose name begins with `__reactFiber$`. If a release of React renames it, no parts are found, and a test fails.
 */
function readParts({ width, height, named }: { width: number; height: number; named: readonly string[] }) {
  const found: { component: string; left: number; top: number; width: number; height: number }[] = []
  const percent = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10
  const visit = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    let component: string | undefined
    // From the element to the next element around it, the outermost component counts.
    for (
      let fiber = key && Reflect.get(element, key).return;
      fiber && typeof fiber.type !== 'string';
      fiber = fiber.return
    )
      if (typeof fiber.type === 'function' && named.includes(fiber.type.name)) component = fiber.type.name
    const box = element.getBoundingClientRect()
    const isInView = box.top < height - 8 && box.bottom > 8 && box.width > 8 && box.height > 8 && box.left < width - 8
    // Cards are named together with what they contain.
    const isOpen = component === undefined || component === 'Card' || !isInView
    if (component !== undefined && isInView) add(component, box)
    if (isOpen) for (const child of element.children) visit(child)
  }
  const add = (component: string, box: DOMRect) => {
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
    found.push({
      component,
      left: percent(left, width),
      top: percent(top, height),
      width: percent(Math.min(width, box.right) - left, width),
      height: percent(Math.min(height, box.bottom) - top, height),
    })
  }
  visit(document.body)
  // Of many equal parts, such as rows, the first show enough.
  const isEarly = ({ component }: { component: string }, index: number) =>
    found.slice(0, index).filter((other) => other.component === component).length < 4
  return found.filter(isEarly).slice(0, 25)
}
