import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { fixedNow } from '@trade-portal/mocks'
import { freezeDate, readViewport, showStory, waitForQuiet, type Size } from './inPage.ts'
import { builtStorybook, storybookUrl } from './serveStorybook.ts'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
}

interface IndexEntry extends Story {
  readonly type: string
  readonly tags: readonly string[]
}

/** The stories of screens and components, without those that test a rule: they look like the story they begin with. */
export function tourStories(): readonly Story[] {
  const index = readFileSync(join(builtStorybook, 'index.json'), 'utf8')
  const { entries }: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(index)
  return Object.values(entries).filter(
    ({ type, title, tags }) => type === 'story' && /^(Screens|Components)\//.test(title) && !tags.includes('rule'),
  )
}

export const isScreen = ({ title }: Story) => title.startsWith('Screens/')

interface View {
  readonly story: Story
  /** The name of a brand, or `wireframe`. */
  readonly look: string
  /** In CSS pixels. A story that sets its own viewport is visited in that alone. */
  readonly widths: readonly number[]
}

interface Tour {
  /** Plays a story once, and calls `visit` at each width. `visit` must leave the page unchanged. */
  readonly show: (view: View, visit: (page: Page, size: Size) => Promise<void>) => Promise<void>
}

/** All stories of a worker are shown in one page, because a reload takes longer than most stories. */
export const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser }, provide) => {
      // With this name Storybook ends all animations after a story has been played.
      const context = await browser.newContext({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' })
      await context.addInitScript(freezeDate, fixedNow.getTime())
      const page = await context.newPage()
      let shown = ''
      await provide({
        show: async ({ story, look, widths }, visit) => {
          if (shown !== look) await loadPreview(page, look)
          shown = look
          const fixed = await page.evaluate(readViewport, story.id)
          const sizes = fixed ? [fixed] : widths.toSorted((a, b) => b - a).map(screenOf)
          await page.setViewportSize(sizes[0] ?? screenOf(1280))
          await page.mouse.move(0, 0)
          expect(await page.evaluate(showStory, story.id)).toBe('')
          await page.evaluate(waitForQuiet, true)
          for (const size of sizes) {
            await page.setViewportSize(size)
            await page.evaluate(waitForQuiet, false)
            await visit(page, size)
          }
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function loadPreview(page: Page, look: string): Promise<void> {
  const globals = `a11y.manual:!true;${look === 'wireframe' ? 'theme:wireframe' : `theme:portal;brand:${look}`}`
  // Storybook reads globals only from an address that names a story. The story need not exist.
  await page.goto(new URL(`iframe.html?id=none&viewMode=story&globals=${globals}`, storybookUrl).href)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
}

/** The size of a common screen of this width. */
function screenOf(width: number): Size {
  if (width < 600) return { width, height: 740 }
  return { width, height: width < 1000 ? 1024 : 900 }
}
