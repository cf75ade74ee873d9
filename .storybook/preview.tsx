import './docs/docs.css'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { resetPageState } from '@trade-portal/design-system/page-state'
import { recordAnnouncements } from '@trade-portal/design-system/testing'
import type { Given } from '@trade-portal/mocks/given'
import isChromatic from 'chromatic/isChromatic'
import { lazy, Suspense } from 'react'
import { configure, isMockFunction, spyOn } from 'storybook/test'
import { liveAnnouncer } from './checks/elements.ts'
import { isCheckedByGate } from './checks/isCheckedByGate.ts'
import { checkStructure } from './checks/rules.ts'
import { storyKind } from './checks/storyKind.ts'
import { chromatic, stopDate } from './chromatic.ts'
import { face } from './face.ts'
import { keepToolbar } from './keepToolbar.ts'
import { nameUnions } from './nameUnions.ts'
import { forgetStoppedSteps, haveStepsStopped, noteStoppedSteps } from './stoppedSteps.ts'
import {
  showBrand,
  showDensity,
  brandOf,
  conditionsOf,
  initialGlobals,
  isChanged,
  themeOf,
  viewports,
} from './toolbars.ts'

// The long timeout is for busy machines: each story of a screen starts the whole portal.
// Queries for text ignore announcements, for which tests use announcements().
configure({
  asyncUtilTimeout: 20_000,
  defaultIgnore: `script, style, ${liveAnnouncer} *`,
  getElementError: withShownText,
})

/**
 * Adds the text of the page to the error. Testing Library's own dump of the markup would be cut off before it gets past the
 * masthead.
 */
function withShownText(message: string | null): Error {
  const heading = '\n\nThe page shows:\n'
  const isComplete = message?.includes(heading) ?? false
  const error = new Error(isComplete ? (message ?? '') : `${message ?? ''}${heading}${shownText()}`)
  error.name = 'TestingLibraryElementError'
  return error
}

/** The page's text. When a session ends, the portal shows another screen, so the text then includes the reason. */
function shownText(): string {
  const { sessionEnded } = document.querySelector<HTMLElement>('[data-session-ended]')?.dataset ?? {}
  const reason = sessionEnded === undefined ? '' : `\nThe session ended: ${sessionEnded}`
  return `${document.body.innerText.slice(0, 3000)}${reason}`
}

// What surrounds stories is loaded with the first story that needs it, so that pages of documentation open quickly.
const Portal = lazyCode(async () => (await import('./portal.tsx')).Portal)
const Provider = lazyCode(async () => (await import('@trade-portal/design-system/provider')).DesignSystemProvider)

/** Stories with `given()` run inside the portal's providers and router, others only inside the design system's provider. */
const withProviders: Decorator = (Story, { globals, parameters, id, title }) => {
  const given = readGiven(parameters)
  const theme = themeOf(globals)
  const conditions = conditionsOf(globals)
  showBrand(brandOf(globals), id)
  showDensity(globals)
  if (given) {
    const isWholePage = parameters['layout'] === 'fullscreen'
    const hasShell = globals['shell'] === 'with' && isScreen(title) && !isWholePage
    return (
      <Portal
        // Remounts the portal when the conditions change.
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
    <Provider locale={locale} currency={isTaxMode ? 'USD' : 'AUD'} theme={theme}>
      <Story />
    </Provider>
  )
}

/** Parts of screens are shown without the shell. */
const isScreen = (title: string) => !title.startsWith('Screens/Parts/')

/** @throws Error if anything was written to the console as an error or a warning while the story ran */
function checkConsole() {
  const { error, warn } = console
  const written = [error, warn].flatMap((write) => (isMockFunction(write) ? write.mock.calls : []))
  if (written.length === 0) return
  throw new Error(`The story wrote to the console:\n${written.map((values) => values.join(' ')).join('\n')}`)
}

/** Loaded when needed, so that tests do not load the blocks of Storybook's docs. */
const ComponentPage = lazy(async () => ({ default: (await import('./docs/ComponentPage.tsx')).ComponentPage }))

function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  )
}

const isTestRun = '__vitest_browser__' in globalThis
if (!isTestRun) {
  noteStoppedSteps()
  keepToolbar()
}

/**
 * Whether this is a run of the gate, which checks the accessibility of only some stories (see `isCheckedByGate`).
 * `test:all` and Storybook check every story.
 */
const isGate = import.meta.env['TEST_SCOPE'] === 'gate'

/** Loads what surrounds the story, and the code of `keepFocus`, because a story may remove the focused element at once. */
const loadFrame: Loader = async ({ parameters }) => {
  const { loadFocusWatch } = await import('@trade-portal/design-system/focus-watch')
  await Promise.all([loadFocusWatch(), readGiven(parameters) ? loadPortal() : Provider.preload()])
  // The portal's page preloads the typeface. Loaded later, it would not be used, because it is optional.
  await document.fonts.load('1em "Instrument Sans"')
}

async function loadPortal() {
  const { AlertDialog, NavigationDrawer } = await import('@trade-portal/design-system')
  await Promise.all([Portal.preload(), AlertDialog.preload(), NavigationDrawer.preload()])
}

/**
 * In test runs, the simulator answers calls inside the page. In Storybook, the service worker answers them, so that the
 * browser's developer tools list them.
 */
const loadNetwork: Loader = async (context) => {
  if (!readGiven(context.parameters)) return undefined
  const { mswLoader } = await import('msw-storybook-addon/csf3')
  const { startNetwork, startStoryWorker } = await import('@trade-portal/mocks/browser')
  return mswLoader(isTestRun ? startNetwork : startStoryWorker)(context)
}

const preview: Preview = {
  parameters: {
    // React Aria's live announcer is excluded, because its messages may refer to elements that have been removed.
    a11y: {
      test: 'error',
      context: { exclude: [liveAnnouncer] },
      // Test runs need only violations; Storybook's panel also lists what passes.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    chromatic,
    controls: { expanded: true },
    docs: { page: DocsPage, theme: face },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'All screens',
          'Foundations',
          'Components',
          ['Choosing', 'Actions', 'Forms', 'Content', 'Feedback', 'Navigation', 'Layout'],
          'Screens',
          [
            'Order',
            ['Home', 'Search', 'Browse products', 'Review cart', 'Checkout', ['States', 'Rules']],
            'Documents',
            ['Orders', 'Invoices', 'Transaction', ['States', 'Rules'], 'Statements', 'Statement'],
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
  initialGlobals,
  argTypesEnhancers: [nameUnions],
  decorators: [withProviders],
  loaders: [loadFrame, loadNetwork],
  beforeAll: async () => {
    if (isChromatic()) stopDate((await import('@trade-portal/mocks')).fixedNow)
  },
  beforeEach: async ({ id, parameters, globals, msw }) => {
    spyOn(console, 'error')
    spyOn(console, 'warn')
    resetPageState()
    recordAnnouncements()
    forgetStoppedSteps(isChanged(globals))
    const given = readGiven(parameters)
    if (!given) return undefined
    const { arrange } = await import('./arrange.ts')
    return arrange(given, conditionsOf(globals), msw, isTestRun ? undefined : id).end
  },
  afterEach: async (context) => {
    const { id, title, parameters, viewMode, globals } = context
    // Pages of documentation are not checked, because they show several stories at once.
    if (viewMode !== 'story') return
    // Neither is a story with other circumstances than its steps expect: an error would hide what they were chosen for.
    if (!isTestRun && (haveStepsStopped() || isChanged(globals) || (await isSupplierChanged(id, parameters)))) return
    checkConsole()
    if (isGate && !isCheckedByGate(context, document)) {
      context.parameters = { ...parameters, a11y: { ...parameters['a11y'], test: 'off' } }
      return
    }
    // These stories break rules on purpose, to show what the checks find.
    if (parameters['breaksRules'] === true) return
    const isPortal = readGiven(parameters) !== undefined
    checkStructure(storyKind({ title, isPortal, isWholePage: parameters['layout'] === 'fullscreen' }))
  },
}

/** Whether the supplier of a story was changed in its panel. */
async function isSupplierChanged(id: string, parameters: Parameters<typeof readGiven>[0]): Promise<boolean> {
  if (!readGiven(parameters)) return false
  // The module that arranged the story: it is here already, even if the network is gone meanwhile.
  const { changedSettings } = await import('./arrange.ts')
  return changedSettings(id) !== undefined
}

/** Storybook does not type parameters. Only `given()` of the mocks sets this one. */
function readGiven({ given }: { readonly given?: Given; readonly [name: string]: unknown }): Given | undefined {
  return given
}

export default preview
