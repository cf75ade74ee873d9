import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toId } from '../internals.ts'
import { storyTitle } from '../sidebar/storyTitle.ts'

/** A screen, or a part of one with stories of its own. */
export interface ScreenEntry {
  /** The name of its file with stories, such as `CartScreen`. Its pictures have this name too. */
  readonly name: string
  /** Its place in the sidebar, such as 'Screens/Order/Review cart'. */
  readonly title: string
  /** The id of its page. */
  readonly page: string
  /** The file with its stories, from the root of the repository. */
  readonly stories: string
}

const root = join(import.meta.dirname, '../..')
const states = '/States'

/** The screens that the sidebar lists. Parts that belong to several screens are left out. */
export function findScreens(): readonly ScreenEntry[] {
  return globSync('{packages/features,apps/portal}/src/**/*.stories.tsx', { cwd: root }).flatMap((found) => {
    const stories = found.replaceAll('\\', '/')
    const place = storyTitle(stories, 'States') ?? ''
    if (!place.endsWith(states)) return []
    const title = place.slice(0, -states.length)
    return [{ name: basename(stories, '.stories.tsx'), title, page: toId(title, 'Docs'), stories }]
  })
}
