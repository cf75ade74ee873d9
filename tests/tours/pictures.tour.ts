import { expect } from '@playwright/test'
import { isScreen, test, tourStories } from './tour.ts'

// Screens get the portal's own colours and a very different brand. Components do not get the portal's own colours, because
// screens already show them.
const screens = { looks: ['default', 'pink'], widths: [1280, 768, 360] }
const components = { looks: ['pale', 'near-black', 'pink', 'wireframe'], widths: [1280, 360] }

for (const story of tourStories()) {
  const { looks, widths } = isScreen(story) ? screens : components
  for (const look of looks)
    test(`${story.title}/${story.name}, ${look}`, async ({ show }) => {
      await show(story, look, widths, async (page, { width, height }) => {
        const clip = { x: 0, y: 0, width, height: Math.min(height, 2400) }
        // For a picture of a whole page, Chromium makes the window one pixel wide for a moment. A slow machine would
        // lay out the page for that, and a picture then shows texts as cut off.
        await page.evaluate(keepWidth, `${width}px`)
        await expect.soft(page).toHaveScreenshot(`${story.id}-${width}-${look}.png`, { fullPage: true, clip })
        await page.evaluate(keepWidth, '')
      })
    })
}

function keepWidth(width: string): void {
  document.documentElement.style.minWidth = width
}
