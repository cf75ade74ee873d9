import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { browserArguments, ensureBrowser } from './browser.ts'
import { contactSheetPage, type Look, type Story } from './contactSheetPage.ts'

/**
 * Takes a picture of every story of the design system in every theme and in very different brands, for visual review.
 * `pnpm contact-sheet [parts of names] [--from http://localhost:6006]`; without an address it takes the built Storybook.
 */
const root = join(import.meta.dirname, '..')
const target = join(root, '.cache/contact-sheet')
const built = join(root, 'storybook-static')
const widths = [360, 1280]
const looks: readonly Look[] = [
  { name: 'pale', globals: { theme: 'portal', brand: 'pale' } },
  { name: 'near-black', globals: { theme: 'portal', brand: 'near-black' } },
  { name: 'pink', globals: { theme: 'portal', brand: 'pink' } },
  { name: 'wireframe', globals: { theme: 'wireframe', brand: 'default' } },
]

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id: string; readonly phase?: string } }
    /** Storybook's channel, by which its manager tells the preview what to show. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, data: unknown) => void
      once: (event: string, listener: () => void) => void
    }
  }
}

const { values, positionals: filters } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
const server = values.from === undefined ? await serveBuilt() : undefined
const address = values.from ?? server?.resolvedUrls?.local[0] ?? ''
const stories = await listStories(address)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
let done = 0

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
await Promise.all(widths.map(takePictures))
writeFileSync(join(target, 'index.html'), contactSheetPage(stories, looks, widths))
await browser.close()
await server?.close()
process.stdout.write(`\n${stories.length} stories: ${join(target, 'index.html')}\n`)

async function serveBuilt() {
  if (!existsSync(built)) {
    throw new Error('No Storybook is built. Run `pnpm build-storybook`, or name a running one with --from.')
  }
  return preview({ root, configFile: false, logLevel: 'error', build: { outDir: built }, preview: { port: 6190 } })
}

async function listStories(from: string): Promise<Story[]> {
  const answer: unknown = await (await fetch(new URL('index.json', from))).json()
  if (!isRecord(answer) || !isRecord(answer['entries'])) throw new Error(`No Storybook answers at ${from}`)
  return Object.values(answer['entries']).flatMap((entry) => {
    if (!isRecord(entry) || entry['type'] !== 'story') return []
    const [id, title, name, path] = ['id', 'title', 'name', 'importPath'].map((key) => String(entry[key]))
    if (id === undefined || title === undefined || name === undefined || !path?.includes('packages/design-system/'))
      return []
    // Every story is pictured at phone width anyway.
    const isShown = name !== 'On A Phone' && isSelected(`${title} ${name}`)
    return isShown ? [{ id, title, name }] : []
  })
}

function isSelected(story: string): boolean {
  return filters.length === 0 || filters.some((part) => story.toLowerCase().includes(part.toLowerCase()))
}

async function takePictures(width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(new URL(`iframe.html?id=${stories[0]?.id}&viewMode=story`, address).href)
  for (const { id } of stories) {
    await open(page, id)
    for (const { name, globals } of looks) {
      await setGlobals(page, globals)
      const path = join(target, `${id}.${width}.${name}.png`)
      await page.screenshot({ path, fullPage: true, clip: await contentArea(page, width) })
    }
    done += 1
    process.stdout.write(`\r${done} of ${stories.length * widths.length}  ${id}`.padEnd(78).slice(0, 78))
  }
  await context.close()
}

/** Waits for the play function, whose result belongs in the picture. One that takes too long is pictured as it is. */
async function open(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.currentRender?.id !== undefined)
  await page.evaluate(
    (storyId) => window['__STORYBOOK_ADDONS_CHANNEL__'].emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  )
  const hasPlayed = (storyId: string) => {
    const { id: shownId, phase = '' } = window['__STORYBOOK_PREVIEW__']?.currentRender ?? {}
    return shownId === storyId && /completed|finished|errored|aborted/.test(phase)
  }
  await page.waitForFunction(hasPlayed, id, { timeout: 15_000 }).catch(() => undefined)
}

/** Changes theme and brand without running the story again. */
async function setGlobals(page: Page, globals: Look['globals']): Promise<void> {
  await page.evaluate(async (next) => {
    const channel = window['__STORYBOOK_ADDONS_CHANNEL__']
    const settled = new Promise<void>((resolve) => {
      channel.once('storyRendered', () => resolve())
      setTimeout(resolve, 1500)
    })
    channel.emit('updateGlobals', { globals: next })
    await settled
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, globals)
}

/** The area of the page that has content, limited to a reasonable height. */
async function contentArea(page: Page, width: number) {
  const bottom = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('#storybook-root *, body > :not(#storybook-root, #storybook-docs, script) *'),
    ]
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
  })
  return { x: 0, y: 0, width, height: Math.min(Math.max(Math.ceil(bottom) + 24, 120), 1400) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
