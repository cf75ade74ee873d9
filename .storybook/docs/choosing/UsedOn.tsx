import { Fragment } from 'react'
import uses from 'virtual:component-uses.js'
import { PageLink } from '../PageLink.tsx'

/** Links to the screens that use a component. */
export function UsedOn({ component }: { readonly component: string }) {
  const screens = uses[component] ?? []
  if (screens.length === 0) return 'no screen directly, only in other components'
  return screens.map(({ name, story }, index) => (
    <Fragment key={story}>
      {index > 0 && ', '}
      <PageLink path={`story/${story}`}>{name}</PageLink>
    </Fragment>
  ))
}
