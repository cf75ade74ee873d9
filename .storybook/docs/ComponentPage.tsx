import { Controls, Description, DocsContext, DocsStory, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { guides } from './choosing/guides.ts'
import { UsedOn } from './choosing/UsedOn.tsx'
import { PageLink } from './PageLink.tsx'

/** How many stories a page renders. More stories would make the page slow and long. */
const shownCount = 3

/** The page of a component: what it is, where it is used, its props, and its first stories. The others are links. */
export function ComponentPage() {
  const [primary, ...others] = useContext(DocsContext).componentStories()
  const shown = others.slice(0, shownCount - 1)
  const linked = others.slice(shownCount - 1)
  return (
    <>
      <Title />
      <Description />
      <Usage component={primary?.title.split('/').at(-1) ?? ''} />
      {primary && <Primary />}
      <Controls />
      {shown.map(({ moduleExport }) => (
        <DocsStory key={moduleExport.name} of={moduleExport} expanded />
      ))}
      {linked.length > 0 && (
        <>
          <h2>More stories</h2>
          <ul>
            {linked.map(({ id, name }) => (
              <li key={id}>
                <PageLink path={`story/${id}`}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The guide to choosing the component, if it is easily taken for another, and the screens that use it. */
function Usage({ component }: { readonly component: string }) {
  const guide = guides.find(({ members }) => members.some((name) => name === component))
  return (
    <>
      {guide && (
        <p>
          {'When to use it: '}
          <PageLink path={`docs/${guide.page}`}>{guide.title}</PageLink>
        </p>
      )}
      <p>
        {'Used on: '}
        <UsedOn component={component} />
      </p>
    </>
  )
}
