import './screens.css'
import { Fragment, type ReactNode } from 'react'
import { screens, statePictures } from 'virtual:screens.js'
import type { ScreenFacts } from '../screens/describeScreens.ts'
import { PageLink, PageLinks } from './PageLink.tsx'
import { ScreenPicture } from './ScreenPicture.tsx'
import { type IndexedStory, useStories } from './useStories.ts'

/**
 * What a screen is for, what it consists of, and what it depends on. It links to the stories instead of showing them,
 * because several portals on one page would share one storage and one supplier.
 */
export function ScreenPage({ name }: { readonly name: string }) {
  const screen = screens.find((each) => each.name === name)
  const stories = useStories()
  if (!screen) return <p>This page was written for a screen that is gone. Restart Storybook.</p>
  const { title, purpose, addresses, operations, settings, buttons, chapters, files } = screen
  const storiesOf = (group: string) => stories.filter((story) => story.title === `${title}/${group}`)
  const rules = storiesOf('Rules')
  const about = chapters.filter(({ decisions }) => decisions.length > 0)
  const used = chapters.filter(({ decisions }) => decisions.length === 0)
  return (
    <>
      <h1>{title.split('/').slice(2).join(', ')}</h1>
      <p>{purpose.join(' ')}</p>
      <PartsPicture screen={screen} />
      <h2>States</h2>
      <States screen={name} states={storiesOf('States')} />
      <Part title="Rules" count={rules.length}>
        <ul>
          {rules.map(({ id, name }) => (
            <li key={id}>
              <PageLink path={`story/${id}`}>{name}</PageLink>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Address" count={addresses.length}>
        <Codes values={addresses} />
        {buttons.length > 0 && <p>{`It opens if the supplier’s top button bar has: ${buttons.join(', ')}.`}</p>}
      </Part>
      <Part title="Settings that change it" count={settings.length}>
        <Facts facts={settings} />
        <p>
          On all screens, <code>currency</code> and <code>locale</code> decide how amounts and dates are written, and{' '}
          <code>hide_products_price</code> hides the amount of the cart in the masthead.
        </p>
      </Part>
      <Part title="Operations" count={operations.length}>
        <p>
          {'What the screen may ask the supplier’s server. '}
          <PageLink path="story/supplier-operations--live">Operations</PageLink>
          {' shows each with an example.'}
        </p>
        <Facts facts={operations} />
      </Part>
      <Part title="Decisions" count={about.length}>
        {about.map(({ title, page, decisions }) => (
          <Fragment key={page}>
            <p>
              <PageLink path={`docs/${page}`}>{title}</PageLink>
            </p>
            <ul>
              {decisions.map((decision) => (
                <li key={decision}>{decision}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Part>
      <Part title="Decisions about what it uses" count={used.length}>
        <p>
          <PageLinks pages={used.map(({ title, page }) => ({ title, path: `docs/${page}` as const }))} />
        </p>
      </Part>
      <h2>Files</h2>
      <Codes values={files} />
    </>
  )
}

interface PartProps {
  readonly title: string
  /** A part without entries is left out. */
  readonly count: number
  readonly children: ReactNode
}

function Part({ title, count, children }: PartProps) {
  return (
    count > 0 && (
      <>
        <h2>{title}</h2>
        {children}
      </>
    )
  )
}

/** The pictures for desktop and phone. In the first, each component is a link to its page. */
function PartsPicture({ screen: { name, parts } }: { readonly screen: ScreenFacts }) {
  const components = new Map(
    parts.map(({ component, page }) => [component, { title: component, path: `docs/${page}` as const }]),
  )
  return (
    <>
      <div className="screen-pictures">
        <div className="screen-parts">
          <ScreenPicture screen={name} width={1280} />
          {parts.map(({ component, page, left, top, width, height }) => (
            <PageLink
              key={`${left} ${top}`}
              path={`docs/${page}`}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              <span>{component}</span>
            </PageLink>
          ))}
        </div>
        <ScreenPicture screen={name} width={360} />
      </div>
      <p>
        {'Components, as named in the picture: '}
        <PageLinks pages={[...components.values()]} />
      </p>
    </>
  )
}

/** The first state has a picture in the repository. Others have one if `pnpm pictures` has taken it on this machine. */
function States({ screen, states }: { readonly screen: string; readonly states: readonly IndexedStory[] }) {
  const [first, ...others] = states
  const isPictured = ({ id }: IndexedStory) => id === first?.id || statePictures.includes(id)
  const unpictured = others.filter((state) => !isPictured(state))
  return (
    <>
      <ul className="screen-list screen-states">
        {states.filter(isPictured).map(({ id, name }) => (
          <li key={id}>
            <PageLink path={`story/${id}`}>
              {id === first?.id ? (
                <ScreenPicture screen={screen} width={360} />
              ) : (
                <img src={`pictures/${id}-360-default.png`} alt="" loading="lazy" />
              )}
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
      {unpictured.length > 0 && (
        <p>
          <PageLinks pages={unpictured.map(({ id, name }) => ({ title: name, path: `story/${id}` as const }))} />
        </p>
      )}
    </>
  )
}

function Facts({ facts }: { readonly facts: ScreenFacts['settings'] }) {
  return (
    <ul>
      {facts.map(({ name, about }) => (
        <li key={name}>
          <code>{name}</code>
          {` ${about}`}
        </li>
      ))}
    </ul>
  )
}

function Codes({ values }: { readonly values: readonly string[] }) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  )
}
