import { fixedNow } from '@trade-portal/mocks'
import type { Browser, Page } from 'playwright'
import { freezeDate } from './freezeDate.ts'
import { countCalls } from './quiet.ts'
import { readColours, type Colours } from './rootColours.ts'

/** A page in which nothing moves or depends on the time. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Storybook then stops all animations at their end when a story has been played.
    userAgent: 'StorybookTestRunner',
  })
  await context.addInitScript(freezeDate, fixedNow.getTime())
  await context.addInitScript(countCalls)
  return context.newPage()
}

/** Loads Storybook's preview in one look, with a story or, by default, without one. */
export async function loadPreview(page: Page, address: string, look: string, storyId = 'none'): Promise<void> {
  const globals = `a11y.manual:!true;${look === 'wireframe' ? 'theme:wireframe' : `theme:portal;brand:${look}`}`
  // Storybook reads the globals of an address only if it names a story, even one that does not exist.
  await page.goto(new URL(`iframe.html?id=${storyId}&viewMode=story&globals=${globals}`, address).href)
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
}

/** What each brand sets on the document's root; nothing for `default`. @throws Error if a brand is unknown */
export async function readBrands(browser: Browser, address: string, looks: readonly string[], storyId: string) {
  const brands = new Map<string, Colours>()
  for (const look of looks) {
    if (look === 'default' || look === 'wireframe') continue
    const page = await openPage(browser)
    await loadPreview(page, address, look, storyId)
    await page.waitForFunction(() => document.documentElement.style.length > 0)
    brands.set(look, await page.evaluate(readColours))
    await page.context().close()
  }
  return brands
}
