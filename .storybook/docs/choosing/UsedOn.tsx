import uses from 'virtual:component-uses.js'
import { PageLinks } from '../PageLink.tsx'

/** Links to the screens that use a component. */
export function UsedOn({ component }: { readonly component: string }) {
  const screens = uses[component] ?? []
  if (screens.length === 0) return 'no screen directly, only in other components'
  return <PageLinks pages={screens.map(({ name, story }) => ({ title: name, path: `story/${story}` as const }))} />
}
