import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { virtualModule } from '../virtualModule.ts'

const pictures = join(import.meta.dirname, '../../pictures')

/**
 * The folder with large pictures of all states, if `pnpm pictures` has taken them on this machine. The static site has none,
 * so that it is the same wherever it is built.
 */
export const statePicturesFolder = process.env.NODE_ENV !== 'production' && existsSync(pictures) ? pictures : undefined

/** What the pages of screens show. */
export const screensModule = () =>
  virtualModule('virtual:screens.js', async () => {
    const { describeScreens } = await import('./describeScreens.ts')
    return `export const screens = ${JSON.stringify(describeScreens())}
export const statePictures = ${JSON.stringify(findStatePictures())}`
  })

/** The ids of the stories that have a picture as wide as a phone. */
function findStatePictures(): readonly string[] {
  const end = '-360-default.png'
  const files = statePicturesFolder === undefined ? [] : readdirSync(statePicturesFolder)
  return files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length))
}
