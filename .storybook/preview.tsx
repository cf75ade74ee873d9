import { DesignSystemProvider, loadFocusWatch, loadOpenedCode } from '@trade-portal/design-system'
import { startPage } from '@trade-portal/design-system/page-state'
import { listen } from '@trade-portal/design-system/testing'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { focusManager } from '@tanstack/react-query'
import { configure, isMockFunction, spyOn } from 'storybook/test'
import { startNetwork } from '@trade-portal/mocks/browser'
import type { Given } from '@trade-portal/mocks/given'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy, Suspense } from 'react'
import { arrange } from './arrange.ts'
import { Portal } from './portal.tsx'
import { checkStructure } from './checks/checkStructure.ts'
import { isExamined } from './checks/isExamined.ts'
import { kindOf } from './checks/kindOf.ts'
import { liveAnnouncer } from './checks/selectors.ts'
import { brandOf, conditionsOf, globalTypes, initialGlobals, themeOf } from './toolbars.ts'
import { nameUnions } from './props/nameUnions.ts'
import { showBrand } from './showBrand.ts'
import { showDensity } from './showDensity.ts'
import { viewports } from './viewports.ts'

// Each screen story starts the portal as in production, configuration and session check included. A busy machine needs time for that.
// What screen readers are told is asked for by heard(). A search for text finds only what is seen.
configure({
  asyncUtilTimeout: 20_000,
  defaultIgnore: `script, style, ${liveAnnouncer} *`,
  getElementError: withShownText,
})

/** An element that is not found is best explained by the text on the page; its markup would be cut off in the masthead. */
function withShownText(message: string | null): Error {
  const heading = '\n\nThe page shows:\n'
  const isComplete = message?.includes(heading) ?? false
  const error = new Error(isComplete ? (message ?? '') : `${message ?? ''}${heading}${shownText()}`)
  error.name = 'TestingLibraryElementError'
  return error
}

/** With the reason why the session ended, where the story has come to another screen by that. */
function shownText(): string {
  const { sessionEnded } = document.querySelector<HTMLElement>('[data-session-ended]')?.dataset ?? {}
  const reason = sessionEnded === undefined ? '' : `\nThe session ended: ${sessionEnded}`
  return `${document.body.innerText.slice(0, 3000)}${reason}`
}

// The window gains and loses focus while other stories run. That must not make this story's queries refetch.
focusManager.setEventListener(() => () => undefined)

/** A story with `given()` runs inside the portal's providers and router, any other inside the design system's provider only. */
const withProviders: Decorator = (Story, { globals, parameters, id, title }) => {
  const given = readGiven(parameters)
  const theme = themeOf(globals)
  const conditions = conditionsOf(globals)
  showBrand(brandOf(globals))
  showDensity(globals)
  if (given) {
    const isWholePage = parameters['layout'] === 'fullscreen'
    const hasShell = globals['shell'] === 'with' && isScreen(title) && !isWholePage
    return (
      <Portal
        // Starts anew in other conditions.
        key={JSON.stringify([id, hasShell, conditions])}
        path={given.path ?? '/'}
        theme={theme}
        isWholePage={isWholePage}
        hasShell={hasShell}
      >
        <Story />
      </Portal>
    )
  }
  const { isTaxMode, locale } = conditions
  return (
    <DesignSystemProvider locale={locale} currency={isTaxMode ? 'USD' : 'AUD'} theme={theme}>
      <Story />
    </DesignSystemProvider>
  )
}

/** Parts of screens are shown by themselves. */
const isScreen = (title: string) => !title.startsWith('Screens/Parts/')

/** @throws Error if anything was written to the console as an error or a warning while the story ran */
function checkConsole() {
  const { error, warn } = console
  const written = [error, warn].flatMap((write) => (isMockFunction(write) ? write.mock.calls : []))
  if (written.length === 0) return
  throw new Error(`The story wrote to the console:\n${written.map((values) => values.join(' ')).join('\n')}`)
}

/** Loaded when a page is opened, so that no test has to load the blocks of Storybook's docs. */
const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }))

function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  )
}

const isTestRun = '__vitest_browser__' in globalThis

/** The gate checks the accessibility of states; `test:all` and Storybook that of every story. */
const isGate = import.meta.env['TEST_SCOPE'] === 'gate'

/** A test run answers calls in the page; Storybook shows them in the browser's list of requests. */
const loadNetwork: Loader = isTestRun ? mswLoader(startNetwork) : mswLoader()

const preview: Preview = {
  parameters: {
    // React Aria's live announcer keeps its messages for a while and refers to elements that may be gone by then.
    a11y: {
      test: 'error',
      context: { exclude: [liveAnnouncer] },
      // Storybook's panel also lists what passes.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { page: DocsPage },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Components',
          ['Actions', 'Forms', 'Content', 'Feedback', 'Navigation', 'Layout'],
          'Screens',
          [
            'Order',
            ['Home', 'Search', 'Browse products', 'Review cart', 'Checkout'],
            'Documents',
            'Account',
            'Help',
            'Parts',
          ],
          'Supplier',
          'Decisions',
        ],
      },
    },
  },
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [nameUnions],
  decorators: [withProviders],
  loaders: [loadNetwork, loadOpenedCode],
  // A story may remove what has the focus as soon as it is rendered.
  beforeAll: async () => void (await loadFocusWatch()),
  beforeEach: ({ parameters, globals, msw }) => {
    spyOn(console, 'error')
    spyOn(console, 'warn')
    startPage()
    listen()
    const given = readGiven(parameters)
    return given && arrange(given, conditionsOf(globals), msw)
  },
  afterEach: (context) => {
    const { title, parameters, viewMode } = context
    // A page of documentation shows several stories at once.
    if (viewMode !== 'story') return
    checkConsole()
    if (isGate && !isExamined(context, document)) {
      context.parameters = { ...parameters, a11y: { ...parameters['a11y'], test: 'off' } }
      return
    }
    // The stories of checks show what these find.
    if (parameters['breaksRules'] === true) return
    const isPortal = readGiven(parameters) !== undefined
    checkStructure(kindOf({ title, isPortal, isWholePage: parameters['layout'] === 'fullscreen' }))
  },
}

/** Storybook does not type parameters. Only `given()` of the mocks sets this one. */
function readGiven({ given }: { readonly given?: Given; readonly [name: string]: unknown }): Given | undefined {
  return given
}

export default preview
