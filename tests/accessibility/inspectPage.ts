import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { readContrast } from '../../.storybook/checks/readContrast.ts'
import { readLayout } from '../../.storybook/checks/readLayout.ts'
import type { View, Visit } from '../pictures/visitStories.ts'
import { conditionsOf, narrow, textSettingsAt, usualMedia } from './conditions.ts'
import type { Finding } from './finding.ts'
import { runAxe } from './runAxe.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export interface Inspection {
  readonly findings: Finding[]
  /** How many times axe has run over a page. */
  axeRuns: number
}

/** Prepares a page. The returned function inspects a loaded story under all conditions. */
export async function inspectPage(page: Page, firstBrand: string, inspection: Inspection): Promise<Visit> {
  await page.addInitScript(axe)
  const note = (view: View, name: string, found: readonly Omit<Finding, 'story' | 'condition'>[]) => {
    const condition = [view.look, String(view.size.width), name].filter(Boolean).join(', ')
    for (const finding of found) inspection.findings.push({ ...finding, story: view.story, condition })
  }
  return async (view) => {
    const isFirst = view.look === firstBrand
    const isPart = !view.story.title.startsWith('Screens/') || view.story.title.startsWith('Screens/Parts/')
    for (const { name, media } of conditionsOf(isFirst)) {
      const isForced = media.forcedColors === 'active'
      await page.emulateMedia(media)
      note(view, name, await page.evaluate(runAxe, { isForced, isPart }))
      if (isForced) note(view, name, await page.evaluate(readContrast, await takePicture(page)))
      inspection.axeRuns += 1
    }
    await page.emulateMedia(usualMedia)
    // Sizes do not depend on the brand.
    if (!isFirst) return
    const { width } = view.size
    for (const { name, css } of textSettingsAt(width)) {
      const style = await page.addStyleTag({ content: css })
      note(view, name, await page.evaluate(readLayout, width <= narrow))
      await style.evaluate((element) => element.parentNode?.removeChild(element))
    }
  }
}

async function takePicture(page: Page): Promise<string> {
  const picture = await page.screenshot({ animations: 'allow', caret: 'initial' })
  return `data:image/png;base64,${picture.toString('base64')}`
}
