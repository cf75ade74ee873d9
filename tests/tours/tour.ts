import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page, type ViewportSize } from '@playwright/test'
import { fixedNow } from '@trade-portal/mocks'

/** From the root of the repository. `pnpm pictures --since` names one that is already built. */
export const builtStorybook = process.env['TOURED_STORYBOOK'] ?? '.cache/toured-storybook'
export const storybookUrl = 'http://localhost:6190'

type Story = Readonly<Record<'id' | 'title' | 'name' | 'importPath', string>>

/**
 * The stories of screens and components, without those that test a rule: they look like the story they begin with, except
 * those with the tag `state`.
 */
export function tourStories(): readonly Story[] {
  const index = readFileSync(join(import.meta.dirname, '../..', builtStorybook, 'index.json'), 'utf8')
  const { entries }: { entries: Record<string, Story & { type: string; tags: readonly string[] }> } = JSON.parse(index)
  return Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(Screens|Components)\//.test(title) && (!tags.includes('rule') || tags.includes('state')),
  )
}

export const isScreen = ({ title }: Story) => title.startsWith('Screens/')

/** The height of a common window for each width. */
const heights: Readonly<Record<number, number>> = { 320: 740, 360: 740, 768: 1024, 1280: 900 }

/**
 * Plays a story once, and calls `visit` at each width, the widest first. `visit` must leave the page unchanged.
 * @param look The name of a brand, or `wireframe`.
 * @param widths In CSS pixels. A story that sets its own viewport is visited in that alone, unless `keepsViewport` is false.
 */
type Show = (
  story: Story,
  look: string,
  widths: readonly number[],
  visit: (page: Page, size: ViewportSize) => Promise<void>,
  keepsViewport?: boolean,
) => Promise<void>

/** All stories of a worker are shown in one page, because a reload takes longer than most stories. */
export const test = base.extend<object, { show: Show }>({
  show: [
    async ({ browser }, provide) => {
      // With this name Storybook ends all animations after a story has been played.
      const page = await browser.newPage({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' })
      await page.clock.setFixedTime(fixedNow)
      let shown = ''
      await provide(async (story, look, widths, visit, keepsViewport = true) => {
        if (shown !== look) {
          const globals = `a11y.manual:!true;${look === 'wireframe' ? 'theme:wireframe' : `theme:portal;brand:${look}`}`
          // Storybook reads globals only from an address that names a story. The story need not exist.
          await page.goto(`${storybookUrl}/iframe.html?id=none&viewMode=story&globals=${globals}`)
          await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
        }
        shown = look
        const fixed = keepsViewport ? await page.evaluate(readViewport, story.id) : undefined
        const sizes = fixed ? [fixed] : widths.map((width) => ({ width, height: heights[width] ?? 900 }))
        await page.setViewportSize(sizes[0] ?? { width: 1280, height: 900 })
        await page.mouse.move(0, 0)
        expect(await page.evaluate(showStory, story.id)).toBe('')
        await page.evaluate(settle)
        for (const { width, height } of sizes) {
          await page.setViewportSize({ width, height })
          await visit(page, { width, height: Math.max(height, await page.evaluate(settle)) })
        }
      })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

// These functions run in a page with Storybook's preview, so they refer to nothing outside themselves.

/** The size of the viewport that a story sets, or undefined for a story that is meant for all sizes. */
async function readViewport(storyId: string): Promise<ViewportSize | undefined> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  await preview.ready()
  const { storyGlobals, parameters } = await preview.loadStory({ storyId })
  const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Shows a story without reloading the page, and waits until it has been played. @returns its error; '' if there is none */
async function showStory(story: string): Promise<string> {
  // Storybook's manager controls the preview through this channel.
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  return await new Promise((resolve) => {
    channel.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
      // The preview shows the story's exception here.
      const message = () => document.querySelector('#error-message')?.textContent
      if (storyId === story) resolve(status === 'success' ? '' : message() || 'It failed.')
    })
  })
}

/** Waits until the page stops changing, but not forever. @returns the height of the content, in CSS pixels */
async function settle(): Promise<number> {
  const started = performance.now()
  let changed = started
  const observer = new MutationObserver(() => (changed = performance.now()))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isQuiet = () => performance.now() - changed > (window.callsUnderWay?.size ? 700 : 300)
  while (!isQuiet() && performance.now() - started < 4000) await new Promise((resolve) => setTimeout(resolve, 20))
  observer.disconnect()
  window.scrollTo(0, 0)
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  let height = -1
  while (height !== document.documentElement.scrollHeight) {
    height = document.documentElement.scrollHeight
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return height
}
