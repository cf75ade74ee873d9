import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { Story } from '../studio/readStories.ts'
import { settle } from '../studio/showStory.ts'
import type { Size } from '../studio/viewports.ts'
import { visitStories, type Tour } from '../studio/visitStories.ts'
import { pictureOf, type Picture, type PictureSet } from './picture.ts'

/** Of a picture, in CSS pixels. */
const highest = 2400

/** Takes all pictures of one Storybook. @param folder receives the pictures; it may exist */
export async function takePictures(address: string, folder: string, tour: Tour): Promise<PictureSet> {
  mkdirSync(folder, { recursive: true })
  const pictures: Picture[] = []
  const { stories, failures } = await visitStories(address, tour, async (page) => {
    const session = await page.context().newCDPSession(page)
    return async ({ story, size, look }) => {
      const picture = pictureOf(story, size.width, look)
      writeFileSync(join(folder, picture.file), await takePicture(page, session, size))
      pictures.push(picture)
    }
  })
  return { pictures: inOrder(pictures, stories, tour.looks), failures }
}

/** Speaks to Chromium directly, because Playwright compresses pictures three times as long. */
async function takePicture(page: Page, session: CDPSession, size: Size): Promise<Buffer> {
  const height = Math.min(Math.max(await page.evaluate(settle), size.height), highest)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > size.height,
    clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** As Storybook orders the stories, and each by look and width. */
function inOrder(pictures: readonly Picture[], stories: readonly Story[], looks: readonly string[]): Picture[] {
  const places = new Map(stories.map(({ id }, place) => [id, place]))
  const place = ({ story, look, width }: Picture) =>
    ((places.get(story.id) ?? 0) * looks.length + looks.indexOf(look)) * 10_000 + width
  return pictures.toSorted((a, b) => place(a) - place(b))
}
