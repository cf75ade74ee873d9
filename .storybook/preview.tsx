import { DesignSystemProvider } from '@trade-portal/design-system'
import type { Decorator, Preview } from '@storybook/react-vite'
import { focusManager } from '@tanstack/react-query'
import { configure, spyOn } from 'storybook/test'
import type { Given } from '@trade-portal/mocks/given'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { arrange, Portal } from './portal.tsx'
import { brandOf, conditionsOf, globalTypes, initialGlobals, themeOf } from './toolbars.ts'
import { wear } from './wear.ts'

// The portal starts as in production, configuration and session check included; that takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// The window gets and loses the focus as other stories run; none may be asked again for that.
focusManager.setEventListener(() => () => undefined)

/** A story that says `given()` runs as a screen of the portal, any other as a part of the design system. */
const withSurroundings: Decorator = (Story, { globals, parameters, id }) => {
  const given = readGiven(parameters)
  const theme = themeOf(globals)
  wear(brandOf(globals))
  if (given) {
    return (
      <Portal key={id} path={given.path ?? '/'} theme={theme} isWholePage={parameters['layout'] === 'fullscreen'}>
        <Story />
      </Portal>
    )
  }
  const { isTaxMode, locale } = conditionsOf(globals)
  return (
    <DesignSystemProvider locale={locale} currency={isTaxMode ? 'USD' : 'AUD'} theme={theme}>
      <Story />
    </DesignSystemProvider>
  )
}

/** Whatever is written to the console while a story runs fails it, once the play function and axe are through. */
function watchConsole() {
  const spies = [spyOn(console, 'error'), spyOn(console, 'warn')]
  return () => {
    const complaints = spies.flatMap((spy) => spy.mock.calls.map((words) => words.join(' ')))
    for (const spy of spies) spy.mockRestore()
    if (complaints.length > 0) throw new Error(`The console was written to:\n${complaints.join('\n')}`)
  }
}

const preview: Preview = {
  parameters: {
    // React Aria's announcer keeps what it has said for a while, and points at elements that may have gone since.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    controls: { expanded: true },
    layout: 'padded',
  },
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withSurroundings],
  loaders: [mswLoader()],
  beforeEach: ({ parameters, globals, msw }) => {
    const given = readGiven(parameters)
    const settle = given && arrange(given, conditionsOf(globals), msw)
    const judge = watchConsole()
    return async () => {
      await settle?.()
      judge()
    }
  },
}

/** Storybook passes parameters on untyped; only `given()` of the mocks writes this one. */
function readGiven({ given }: { readonly given?: Given; readonly [name: string]: unknown }): Given | undefined {
  return given
}

export default preview
