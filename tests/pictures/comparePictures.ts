import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'

/**
 * The differences between two folders of pictures. Pictures with the same file name are compared. The name contains the
 * story's id, the width and the look.
 */
export interface Differences {
  /** The greatest change first. `share` is the changed part of all pixels, above 0 and up to 1. */
  readonly changed: readonly { readonly file: string; readonly share: number }[]
  readonly unchanged: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export async function comparePictures(before: string, now: string): Promise<Differences> {
  const [earlier, later] = [readdirSync(before), readdirSync(now)]
  const both = later.filter((file) => earlier.includes(file))
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const page = await browser.newPage()
  const changed: { file: string; share: number }[] = []
  for (const file of both) {
    const pair = [before, now].map((folder) => readFileSync(join(folder, file)).toString('base64'))
    const share = pair[0] === pair[1] ? 0 : await page.evaluate(changedShare, pair)
    if (share > 0) changed.push({ file, share })
  }
  await browser.close()
  return {
    changed: changed.toSorted((a, b) => b.share - a.share),
    unchanged: both.length - changed.length,
    added: later.filter((file) => !earlier.includes(file)),
    removed: earlier.filter((file) => !later.includes(file)),
  }
}

/**
 * Runs in a page, because a canvas can read PNG. If two pictures differ in size, the additional part counts as changed.
 * @returns the changed part of all pixels, from 0 to 1
 */
async function changedShare(pair: readonly string[]): Promise<number> {
  // Ignores invisible differences in how Chromium renders corners and small pictures from run to run.
  const [ignored, faint, faintShare] = [3, 8, 0.0002]
  const images = pair.map((data) => Object.assign(new Image(), { src: `data:image/png;base64,${data}` }))
  await Promise.all(images.map((image) => image.decode()))
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  const [old, now] = images.map((image) => {
    context?.clearRect(0, 0, width, height)
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, width, height).data
  })
  if (!old || !now) throw new Error('This browser has no canvas.')
  let changed = 0
  let greatest = 0
  for (let at = 0; at < now.length; at += 4) {
    let change = 0
    for (let part = at; part < at + 4; part += 1)
      change = Math.max(change, Math.abs((now[part] ?? 0) - (old[part] ?? 0)))
    if (change > ignored) changed += 1
    greatest = Math.max(greatest, change)
  }
  const share = changed / (width * height)
  return greatest > faint || share > faintShare ? share : 0
}
