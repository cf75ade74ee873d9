import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { compareImages } from './compareImages.ts'
import { pairPictures } from './pairPictures.ts'
import type { Picture } from './picture.ts'

export interface Difference {
  readonly before: Picture
  readonly after: Picture
  /** The changed part of all pixels, above 0 and up to 1. */
  readonly share: number
}

export interface Differences {
  /** The greatest first. */
  readonly changed: readonly Difference[]
  readonly unchanged: number
  readonly added: readonly Picture[]
  readonly removed: readonly Picture[]
}

/** Compares `before` with `now` in the folder, and writes a mask for each pair that differs into `changes`. */
export async function comparePictures(
  out: string,
  before: readonly Picture[],
  after: readonly Picture[],
): Promise<Differences> {
  const { pairs, added, removed } = pairPictures(before, after)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const page = await browser.newPage()
  mkdirSync(join(out, 'changes'), { recursive: true })
  const changed: Difference[] = []
  for (const pair of pairs) {
    const old = readFileSync(join(out, 'before', pair.before.file))
    const now = readFileSync(join(out, 'now', pair.after.file))
    // The same pixels are compressed to the same bytes.
    if (old.equals(now)) continue
    const { share, mask } = await page.evaluate(compareImages, { before: dataUrl(old), after: dataUrl(now) })
    if (share === 0) continue
    writeFileSync(join(out, 'changes', pair.after.file), Buffer.from(mask.slice(prefix.length), 'base64'))
    changed.push({ ...pair, share })
  }
  await browser.close()
  return {
    changed: changed.toSorted((a, b) => b.share - a.share),
    unchanged: pairs.length - changed.length,
    added,
    removed,
  }
}

const prefix = 'data:image/png;base64,'
const dataUrl = (bytes: Buffer) => prefix + bytes.toString('base64')
