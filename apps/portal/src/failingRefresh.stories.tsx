import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button, ButtonLink } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, spyOn } from 'storybook/test'
import { PortalRoutes } from './PortalRoutes.tsx'

/** The whole portal, with a link to each screen and a button that refetches everything on the screen. */
function RefreshedPortal() {
  return (
    <>
      <PortalRoutes />
      <Refresh />
    </>
  )
}

const screens = {
  '/': /^Pay Now$/,
  '/products/TIMBER': /^Framing$/,
  '/search?value=pine': /products for “pine”/,
  '/cart': /^4 × 3\.3 m$/,
  '/checkout': /^Delivery and acceptance$/,
  '/downloads': /^Timber and framing catalogue/,
  '/links': /^Open Link/,
  '/stores': /^View Map/,
  '/support': /^The answer will go to/,
  '/contact-a-representative': /^The answer will go to/,
} as const
type Path = keyof typeof screens

function Refresh() {
  const client = useQueryClient()
  const count = useIsFetching()
  return (
    <aside aria-label="Test">
      <p>{`${count} under way`}</p>
      <ul>
        {Object.keys(screens).map((path) => (
          <li key={path}>
            <ButtonLink href={path}>{`Go to ${path}`}</ButtonLink>
          </li>
        ))}
      </ul>
      <Button onPress={() => void client.invalidateQueries()}>Read everything again</Button>
    </aside>
  )
}

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]

const meta = {
  component: RefreshedPortal,
  tags: ['rule'],
  parameters: { ...given({ path: '/', cart, clock: 'held' }).parameters, layout: 'fullscreen' },
} satisfies Meta<typeof RefreshedPortal>
export default meta
type Story = StoryObj<typeof meta>

/** Refuses every later call; the portal does not repeat a refused call by itself. */
function refuseFromNowOn() {
  return spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 403 })))
}

const refusals = () => screen.getAllByText(/The supplier refused the request/)

const goTo = (path: Path, { canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('link', { name: `Go to ${path}` }))

/** Checks that the content stays on the screen, and that one toast says that it may be out of date. */
async function isToldOnce(path: Path, { canvas, userEvent }: PlayContext) {
  const before = await canvas.findAllByText(screens[path])
  await canvas.findByText('0 under way')
  const fetching = refuseFromNowOn()
  await userEvent.click(canvas.getByRole('button', { name: 'Read everything again' }))
  await screen.findByText(/^What you see may be out of date\. The supplier refused the request\.$/)
  await canvas.findByText('0 under way')
  await expect(fetching.mock.calls.length).toBeGreaterThan(0)
  await expect(refusals()).toHaveLength(1)
  // There may be more matches than before, because a part that loads late may show the same words once more.
  await expect(canvas.getAllByText(screens[path]).length).toBeGreaterThanOrEqual(before.length)
  fetching.mockRestore()
  await passTimeUntil(() => expect(screen.queryByText(/^What you see may be out of date/)).toBeNull())
}

async function areToldOnce(paths: readonly Path[], context: Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>) {
  await context.canvas.findByText('0 under way')
  for (const path of paths)
    await context.step(path, async () => {
      await goTo(path, context)
      await isToldOnce(path, context)
    })
}

export const Ordering: Story = {
  name: 'A failing refresh of a screen for ordering is reported once',
  play: (context) => areToldOnce(['/', '/products/TIMBER', '/search?value=pine', '/cart', '/checkout'], context),
}

export const Help: Story = {
  name: 'A failing refresh of any other screen is reported once',
  play: (context) => areToldOnce(['/downloads', '/links', '/stores', '/support', '/contact-a-representative'], context),
}

export const NothingLoads: Story = {
  ...given({ path: '/downloads', faults: { getDloads: 'forbidden' } }),
  name: 'A failing first load is reported once, in place of the content',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the downloads')
    await expect(refusals()).toHaveLength(1)
  },
}

export const MenusFail: Story = {
  ...given({ path: '/support', faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'Menus that fail to load are reported once: in a toast, or by the screen that needs them',
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Support' })
    await screen.findByText(/The supplier refused the request/)
    await expect(refusals()).toHaveLength(1)
    await passTimeUntil(() => expect(screen.queryByText(/The supplier refused the request/)).toBeNull())
    await goTo('/downloads', context)
    await context.canvas.findByText('We could not load this page')
    await expect(refusals()).toHaveLength(1)
  },
}

export const MenusAndContentFail: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'Menus and content that fail for the same reason are reported once, by the screen',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the news and balances')
    await canvas.findByText('0 under way')
    await expect(refusals()).toHaveLength(1)
    const reports = () => announcements().filter((text) => text.includes('The supplier refused the request'))
    await passTimeUntil(() => expect(reports()).toHaveLength(1))
  },
}

export const UserFails: Story = {
  // The menus load only after `getUserDetails` has failed. Then the menu entry Price Book needs the user's details and
  // calls `getUserDetails` again.
  ...given({ faults: { getUserDetails: 'forbidden' }, held: ['getWidgetConfiguration'] }),
  name: 'A user that cannot be loaded is reported once, although other parts ask for it again',
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('We could not load your account')
    const button = canvas.getByRole('button', { name: 'Try again' })
    releaseHeldCalls('getWidgetConfiguration')
    await canvas.findByText('0 under way')
    // The message and its button must stay the same elements, because a replaced button would lose the focus.
    await expect(failure).toBeInTheDocument()
    await expect(button).toBeInTheDocument()
    await expect(refusals()).toHaveLength(1)
    const reports = () => announcements().filter((text) => text.includes('The supplier refused the request'))
    await passTimeUntil(() => expect(reports()).toHaveLength(1))
  },
}
