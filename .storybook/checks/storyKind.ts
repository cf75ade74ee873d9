import { storyTitle } from '../sidebar/storyTitle.ts'
import type { Kind } from './rules.ts'

interface Shown {
  readonly title: string
  /** Whether the story runs inside the portal's providers. */
  readonly isPortal: boolean
  /** Whether the story fills the window, as the shell does. */
  readonly isWholePage: boolean
}

/** What a story shows, by its place in the sidebar. */
export function storyKind({ title, isPortal, isWholePage }: Shown): Kind {
  const place = placeOf(title, isPortal)
  if (place.startsWith('Components/')) return 'part'
  if (place.startsWith('Screens/Parts/')) return isWholePage ? 'screen' : 'part'
  return place.startsWith('Screens/') ? 'screen' : 'page'
}

/** In test runs, a story's title is its file path without the leading `packages/` or `apps/portal/src/`. */
function placeOf(title: string, isPortal: boolean): string {
  if (/^(?:Components|Screens|Foundations|Supplier)\//.test(title)) return title
  const folder = /^(?:features|design-system)\//.test(title) ? 'packages' : 'apps/portal/src'
  const isPage = folder !== 'packages' && !isPortal
  return (isPage ? undefined : storyTitle(`${folder}/${title}.stories.tsx`, 'States')) ?? title
}
