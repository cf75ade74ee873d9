import { expect } from '@playwright/test'
import { settle } from './inPage.ts'
import { isScreen, test, tourStories } from './tour.ts'

/** The greatest height of a picture, in CSS pixels. */
const highest = 2400

// Screens get the portal's own colours and a very different brand. Components do not get the portal's own colours, because
// screens already show them.
const screens = { looks: ['default', 'pink'], widths: [360, 768, 1280] }
const components = { looks: ['pale', 'near-black', 'pink', 'wireframe'], widths: [360, 1280] }

for (const story of tourStories()) {
  const { looks, widths } = isScreen(story) ? screens : components
  for (const look of looks)
    test(`${story.title}/${story.name}, ${look}`, async ({ tour }) => {
      await tour.show({ story, look, widths }, async (page, size) => {
        const height = Math.min(Math.max(await page.evaluate(settle), size.height), highest)
        const clip = { x: 0, y: 0, width: size.width, height }
        await expect
          .soft(page)
          .toHaveScreenshot(`${story.id}-${size.width}-${look}.png`, { fullPage: height > size.height, clip })
      })
    })
}
