import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

// The extension keeps the simulated network from mistaking this module for a request to the supplier.
const name = 'virtual:screens.js'

const pictures = join(import.meta.dirname, '../../pictures')

/**
 * The folder with large pictures of all states, if `pnpm pictures` has taken them on this machine. The static site has none,
 * so that it is the same wherever it is built.
 */
export const statePictures = process.env.NODE_ENV !== 'production' && existsSync(pictures) ? pictures : undefined

/** What the pages of screens show, computed from the sources when Storybook first loads such a page. */
export function screensModule(): Plugin {
  return {
    name: 'screens',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return
      const { describeScreens } = await import('./describeScreens.ts')
      return `export const screens = ${JSON.stringify(describeScreens())}
export const statePictures = ${JSON.stringify(findStatePictures())}`
    },
  }
}

/** The ids of the stories that have a picture as wide as a phone. */
function findStatePictures(): readonly string[] {
  const end = '-360-default.png'
  const files = statePictures === undefined ? [] : readdirSync(statePictures)
  return files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length))
}
