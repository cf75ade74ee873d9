import './screens.css'
import { useState } from 'react'
import { screens } from 'virtual:screens.js'
import type { ScreenFacts } from '../screens/describeScreens.ts'
import { PageLink } from './PageLink.tsx'
import { ScreenPicture } from './ScreenPicture.tsx'
import { useStories } from './useStories.ts'

/** Pictures of all screens in the order of the sidebar, and a field that finds a screen by its name. */
export function AllScreensPage() {
  const [typed, setTyped] = useState('')
  const order = new Map(useStories().map(({ id }, index) => [id, index]))
  const words = typed.trim().toLowerCase()
  const found = screens
    .filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(words))
    .toSorted((one, other) => (order.get(one.page) ?? 0) - (order.get(other.page) ?? 0))
  const groups = new Set(found.map(groupOf))
  return (
    <>
      <p className="screen-filter">
        <label>
          {'Find a screen '}
          <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
      </p>
      <p role="status">{`${found.length} of ${screens.length}`}</p>
      {[...groups].map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ScreenList screens={found.filter((screen) => groupOf(screen) === group)} />
        </section>
      ))}
    </>
  )
}

/** Screens with, below each, the parts of it that have stories of their own. */
function ScreenList({ screens }: { readonly screens: readonly ScreenFacts[] }) {
  const isPart = ({ title }: ScreenFacts) => screens.some((other) => title.startsWith(`${other.title}/`))
  return (
    <ul className="screen-list">
      {screens
        .filter((screen) => !isPart(screen))
        .map((screen) => {
          const parts = screens.filter(({ title }) => title.startsWith(`${screen.title}/`))
          return (
            <li key={screen.name}>
              <PageLink path={`docs/${screen.page}`}>
                <span className="screen-pictures">
                  <ScreenPicture screen={screen.name} width={1280} />
                  <ScreenPicture screen={screen.name} width={360} />
                </span>
                {screen.title.split('/').at(-1)}
              </PageLink>
              {parts.length > 0 && <ScreenList screens={parts} />}
            </li>
          )
        })}
    </ul>
  )
}

const groupOf = ({ title }: ScreenFacts) => title.split('/')[1] ?? ''
