import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { heard } from '@trade-portal/design-system/testing'
import { answerHeld } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, within } from 'storybook/test'
import { PortalRoutes } from './routes.tsx'

/** The whole portal, and a way to read everything again that the screen shows. */
function RefreshedPortal() {
  return (
    <>
      <PortalRoutes />
      <Refresh />
    </>
  )
}

function Refresh() {
  const client = useQueryClient()
  const count = useIsFetching()
  return (
    <aside aria-label="Test">
      <p>{`${count} under way`}</p>
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Read everything again
      </button>
    </aside>
  )
}

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]

const meta = {
  component: RefreshedPortal,
  tags: ['rule'],
  parameters: { ...given({ cart }).parameters, layout: 'fullscreen' },
} satisfies Meta<typeof RefreshedPortal>
export default meta
type Story = StoryObj<typeof meta>

/** Every later answer is a refusal, which is not tried again by itself. */
function refuseFromNowOn() {
  return spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 403 })))
}

/** What is shown stays, and one toast says that it may be out of date. */
function toldOnce(path: string, shown: RegExp): Story {
  return {
    ...given({ path }),
    name: `A failing refresh of ${path} is told once`,
    play: async ({ canvas, userEvent }) => {
      const page = within(document.body)
      const before = await canvas.findAllByText(shown)
      await canvas.findByText('0 under way')
      const refusals = refuseFromNowOn()
      await userEvent.click(canvas.getByRole('button', { name: 'Read everything again' }))
      await page.findByText(/^What you see may be out of date\. The supplier refused the request\.$/)
      await expect(refusals.mock.calls.length).toBeGreaterThan(0)
      await expect(page.getAllByText(/The supplier refused the request/)).toHaveLength(1)
      await expect(canvas.getAllByText(shown)).toHaveLength(before.length)
    },
  }
}

export const Home = toldOnce('/', /^Pay Now$/)
export const Catalogue = toldOnce('/products/TIMBER', /^Framing$/)
export const Search = toldOnce('/search?value=pine', /products for “pine”/)
export const Cart = toldOnce('/cart', /^4 × 3\.3 m$/)
export const Checkout = toldOnce('/checkout', /^Delivery and acceptance$/)
export const Downloads = toldOnce('/downloads', /^Timber and framing catalogue/)
export const Links = toldOnce('/links', /^Open Link/)
export const Stores = toldOnce('/stores', /^View Map/)
export const Support = toldOnce('/support', /^The answer will go to/)
export const Contact = toldOnce('/contact-a-representative', /^The answer will go to/)

export const NothingLoads: Story = {
  ...given({ path: '/downloads', faults: { getDloads: 'forbidden' } }),
  name: 'A failing first load is told once, in place of the content',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the downloads')
    await expect(within(document.body).getAllByText(/The supplier refused the request/)).toHaveLength(1)
  },
}

export const MenusFail: Story = {
  ...given({ path: '/support', faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'Menus that fail to load are told once, in a toast',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Support' }, { timeout: 20_000 })
    const told = await within(document.body).findAllByText(/The supplier refused the request/)
    await expect(told).toHaveLength(1)
  },
}

export const MenusFailWhereTheyAreNeeded: Story = {
  ...given({ path: '/downloads', faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'A screen that needs the menus tells of their failure itself, once',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load this page')
    await expect(within(document.body).getAllByText(/The supplier refused the request/)).toHaveLength(1)
  },
}

export const UserFails: Story = {
  // The menus come after the first failure, and the price book among them needs the user.
  ...given({
    path: '/',
    faults: { getUserDetails: 'forbidden' },
    held: ['getWidgetConfiguration'],
  }),
  name: 'A user that cannot be loaded is told once, although other parts ask for it again',
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('We could not load your account')
    const button = canvas.getByRole('button', { name: 'Try again' })
    answerHeld('getWidgetConfiguration')
    await canvas.findByText('0 under way')
    // The same elements: a button that has the focus keeps it.
    await expect(failure).toBeInTheDocument()
    await expect(button).toBeInTheDocument()
    await expect(within(document.body).getAllByText(/The supplier refused the request/)).toHaveLength(1)
    const told = heard().filter((text) => text.includes('The supplier refused the request'))
    await expect(told).toHaveLength(1)
  },
}
