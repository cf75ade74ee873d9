import { Controls, Description, DocsContext, DocsStory, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** How many stories a page renders. More stories would make the page slow and long. */
const shownCount = 3

/** The page of a component: what it is, its props, and its first stories. The others are links. */
export function ComponentPage() {
  const [primary, ...others] = useContext(DocsContext).componentStories()
  const shown = others.slice(0, shownCount - 1)
  const linked = others.slice(shownCount - 1)
  return (
    <>
      <Title />
      <Description />
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
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
