import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { now } from '@trade-portal/design-system/time'
import { given } from '@trade-portal/mocks/given'
import { lazy } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { toasts } from '../foundation/failures/toasts.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import { exampleAttempt, storeAttempts } from '../testing/exampleAttempt.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { acceptances } from '../trade/orders/acceptances.ts'
import { Shell } from './Shell.tsx'

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]
const phone = { viewport: { value: 'mobile1' } }
const meta = {
  component: Shell,
  parameters: { ...given({ path: '/', clock: 'held' }).parameters, layout: 'fullscreen' },
  args: { children: <Screen /> },
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

function Screen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <title>{`The screen at ${pathname}${search}`}</title>
      <h1>{`The screen at ${pathname}${search}`}</h1>
      <Link to="/cart">Elsewhere</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

async function openAccount({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
  return within(await canvas.findByRole('list', { name: 'My Account' }))
}

async function openMenu({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

const message = 'Account registration has been sent successfully'

async function readMessages({ userEvent }: PlayContext) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages' }))
  dialog.getByText('No messages yet.')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
}

export const Typical: Story = {
  ...given({ cart }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$\d+\.\d\d ex GST$/ })
    await expect(link).toHaveAttribute('href', '/cart')
    await expect(canvas.getByRole('link', { name: 'Corymbia Building Supplies, home' })).toHaveAttribute('href', '/')
    await canvas.findByRole('button', { name: 'Products' })
    for (const name of ['Orders', 'Invoices', 'Statements'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`)
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Decorated: Story = {
  tags: ['state'],
  ...given({ cart, settings: { logo: 'pictures/truck-logo.svg', hide_products_price: true } }),
  name: 'Logo shown, prices hidden',
  play: async ({ canvas }) => {
    const logo = await canvas.findByAltText('Corymbia Building Supplies')
    await expect(logo).toHaveAttribute('src', '/pictures/truck-logo.svg')
    await expect(canvas.getByRole('link', { name: 'Corymbia Building Supplies, home' })).toContainElement(logo)
    await canvas.findByRole('link', { name: 'Cart, 4 items' })
    await expect(canvas.getByRole('banner')).not.toHaveTextContent('$')
  },
}

export const OnAPhone: Story = {
  ...given({ cart }),
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$/ })
    await expect(within(link).getByText(/^\$\d/).getBoundingClientRect().width).toBeGreaterThan(20)
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(64)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull()
    const menu = await openMenu(context)
    await waitFor(async () => {
      const entries = texts(menu.getAllByRole('listitem'))
      await expect(entries.slice(0, 3)).toEqual(['Order again', 'Quick order', 'Products'])
      await expect(entries.slice(-2)).toEqual(['Sam HargreavesAccount HAR001', 'Pay Now'])
    })
    await userEvent.click(await menu.findByRole('button', { name: /^Products/ }))
    await userEvent.click(await menu.findByRole('button', { name: /^Timber/ }))
    await userEvent.click(await menu.findByRole('link', { name: 'All Timber' }))
    await canvas.findByRole('heading', { name: 'The screen at /products/TIMBER' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Offline: Story = {
  tags: ['state', 'H07'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Cart/ })
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await canvas.findByText(/^You are offline/)
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/^You are offline/)).toBeNull())
  },
}

export const Menus: Story = {
  name: 'The menus list the pages; the focus moves to each new screen',
  play: async (context) => {
    const { canvas, userEvent, step } = context

    await step('the first tab stop is a link that skips to the content', async () => {
      const cartLink = await canvas.findByRole('link', { name: 'Cart, 0 items' })
      await expect(cartLink).toHaveTextContent(/Cart$/)
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip to the content' })
      await waitFor(() => expect(skip).toHaveFocus())
      await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
    })

    await step('the Products menu lists pages and categories', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Products' }))
      await canvas.findByRole('link', { name: 'Order again' })
      await canvas.findByRole('link', { name: 'Quick order' })
      await expect(await canvas.findByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
      await userEvent.keyboard('{Escape}')
    })

    await step('the account menu says who is signed in', async () => {
      const list = await openAccount(context)
      await waitFor(() =>
        expect(texts(list.getAllByRole('listitem'))).toEqual([
          'Sam HargreavesAccount HAR001',
          'Account Admin',
          'Downloads',
          'Price Book',
          'Pay Account',
          'Prices for my customer',
          expect.stringMatching(/^Plumbline Jobs/),
          'Messages',
          'Sign Out',
        ]),
      )
      const jobs = list.getByRole('link', { name: /^Plumbline Jobs/ })
      await expect(jobs).toHaveAttribute('href', 'https://jobs.example/sign-in')
      await expect(jobs).toHaveAttribute('rel', 'noopener noreferrer')
    })

    await step('the account menu opens past messages', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }))
      await readMessages(context)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'My Account' })).toHaveFocus())
    })

    await step('the focus moves to each new screen', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }))
      await canvas.findByRole('heading', { name: 'The screen at /cart' })
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    })
  },
}

const installEntry = { name: 'Install this portal' }

function offerInstall() {
  const prompt = fn(async () => ({ outcome: 'dismissed' }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(offer)
  return offer
}

export const Installing: Story = {
  name: 'If the browser offers it, a menu entry installs the portal',
  play: async (context) => {
    const { userEvent } = context
    const menu = await openAccount(context)
    const isGone = (list: typeof menu) => waitFor(() => expect(list.queryByRole('button', installEntry)).toBeNull())
    await isGone(menu)
    const { prompt, defaultPrevented } = offerInstall()
    await expect(defaultPrevented).toBe(true)
    await userEvent.click(await menu.findByRole('button', installEntry))
    await expect(prompt).toHaveBeenCalledOnce()
    const again = await openAccount(context)
    await isGone(again)
    offerInstall()
    await again.findByRole('button', installEntry)
    window.dispatchEvent(new Event('appinstalled'))
    await isGone(again)
  },
}

export const Installed: Story = {
  name: 'The installed portal has no entry to install it',
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === '(display-mode: standalone)' ? 'all' : query),
    )
  },
  play: async (context) => {
    const menu = await openAccount(context)
    offerInstall()
    await menu.findByRole('button', { name: 'Messages' })
    await allAnswered()
    await expect(menu.queryByRole('button', installEntry)).toBeNull()
  },
}

export const InstallingByHand: Story = {
  ...given({ switchedOff: ['My Account'] }),
  name: 'On iOS, a menu entry says how to install the portal',
  globals: phone,
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'standalone')
  },
  play: async (context) => {
    const menu = await openMenu(context)
    await context.userEvent.click(await menu.findByRole('button', installEntry))
    const dialog = await screen.findByRole('alertdialog', installEntry)
    await expect(dialog).toHaveTextContent('Press Share in the browser, then Add to Home Screen.')
  },
}

export const AccountMenuAtOnce: Story = {
  ...given({
    latency: { getUserDetails: 'forever', getWidgetConfiguration: 'forever', isPriceBookEnabled: 'forever' },
  }),
  name: 'Sign Out works while the menu entries are still loading',
  play: async (context) => {
    const list = await openAccount(context)
    await expect(texts(list.getAllByRole('listitem'))).toEqual(['Prices for my customer', 'Messages', 'Sign Out'])
    toasts.announce(message)
    await context.userEvent.click(list.getByRole('button', { name: 'Sign Out' }))
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(window.sessionStorage).toHaveLength(0)
    await expect(window.localStorage).toHaveLength(0)
    // The announcement must be removed from the page, so that the next user does not find it.
    await expect(document.querySelector('[data-live-announcer]')).not.toHaveTextContent(message)
  },
}

export const SwitchedOff: Story = {
  ...given({
    switchedOff: ['Orders/Quotes', 'Statements', 'Downloads', 'Plumbline Jobs'],
    settings: {
      account_admin_button_disabled: true,
      pricebook_button_disabled: true,
      products_button_disabled: true,
      shopping_cart_disabled: true,
    },
  }),
  name: 'The menus hide entries that are disabled',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('link', { name: 'Invoices' })
    for (const name of ['Orders', 'Statements', /^Cart/]) await expect(canvas.queryByRole('link', { name })).toBeNull()
    for (const name of ['Products', /^Search/]) await expect(canvas.queryByRole('button', { name })).toBeNull()
    const list = await openAccount(context)
    await waitFor(() => expect(texts(list.queryAllByRole('link'))).toEqual(['Pay Account']))
  },
}

export const NoPriceBooks: Story = {
  ...given({ world: 'empty' }),
  name: 'Price Book is shown only if price books are enabled',
  play: async (context) => {
    const list = await openAccount(context)
    await list.findByRole('link', { name: 'Pay Account' })
    await allAnswered()
    await expect(list.queryByRole('link', { name: 'Price Book' })).toBeNull()
  },
}

export const WithoutAccountMenu: Story = {
  ...given({ switchedOff: ['My Account'] }),
  name: 'Without the account menu, Messages and Sign Out are buttons',
  play: async (context) => {
    const { canvas, userEvent } = context
    const opener = await canvas.findByRole('button', { name: 'Messages' })
    await userEvent.click(opener)
    await readMessages(context)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const WithoutAccountMenuOnAPhone: Story = {
  ...WithoutAccountMenu,
  name: 'Without the account menu, a phone has Messages in its menu',
  globals: phone,
  play: async (context) => {
    const menu = await openMenu(context)
    await menu.findByRole('button', { name: 'Sign Out' })
    await context.userEvent.click(menu.getByRole('button', { name: 'Messages' }))
    await readMessages(context)
  },
}

export const LittleKnown: Story = {
  ...given({
    path: '/support',
    cart,
    faults: { getWidgetConfiguration: 'forbidden', getCartContents: { fault: 'forbidden', times: 1 } },
  }),
  name: 'The shell stays usable if menus and cart fail to load',
  play: async ({ canvas, userEvent }) => {
    await screen.findByText('The supplier refused the request.')
    await expect(await canvas.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull()
    await canvas.findByText('We could not load your cart')
    // The cart's own screen says that itself.
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await canvas.findByRole('heading', { name: 'The screen at /cart' })
    await expect(canvas.queryByText('We could not load your cart')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByText('We could not load your cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('link', { name: /^Cart, 4 items, / })
    await expect(canvas.queryByText('We could not load your cart')).toBeNull()
  },
}

export const Search: Story = {
  name: 'A button opens the search, which refuses an empty term',
  play: async ({ canvas, userEvent }) => {
    const opener = () => canvas.findByRole('button', { name: /^Search products, orders/ })
    const open = async () => {
      await userEvent.click(await opener())
      return await canvas.findByRole('searchbox', { name: 'Search products' })
    }
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
    await waitFor(async () => expect(await open()).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Hide search' }))
    await isClosed()
    await waitFor(async () => expect(await opener()).toHaveFocus())
    await open()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await open()
    await userEvent.click(canvas.getByRole('heading'))
    await isClosed()

    const refusal = 'Please enter search term(s)'
    const field = await open()
    await userEvent.type(field, '   {Enter}')
    await canvas.findByText(refusal)
    // The field has the focus already, so no move of the focus makes screen readers read the error.
    await passTimeUntil(() => expect(announcements()).toContain(refusal))
    await expect(field).toHaveAccessibleDescription(refusal)
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^The screen at \/$/)
    await userEvent.keyboard(' ')
    await expect(canvas.getByText(refusal)).toBeVisible()
    await userEvent.keyboard('pine')
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine' })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const SearchOfTheResults: Story = {
  ...given({ path: '/search?value=pine' }),
  name: 'Results update while typing; Back restores the search term',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await expect(field).toHaveValue('pine')
    await userEvent.type(field, ' mgp12')
    await passTime(400)
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine+mgp12' })
    // The results page lists the products itself.
    await allAnswered()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await canvas.findByRole('heading', { name: 'The screen at /cart' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('pine mgp12'))
  },
}

/** Stores an unanswered order, an unanswered acceptance of a quote, and a card payment, as the portal would. */
function keepOpenWork() {
  storeAttempts({ ...exampleAttempt, at: now() - 60_000 })
  const { value, close } = acceptances.open({ username: 'demo-admin', rememberMe: false })
  value.put({ quote: '300001-0', state: 'sent', at: now() - 60_000 })
  close()
  const ended = { state: 'paid', paymentId: '7', at: now() - 60_000 }
  const payment = { username: 'demo-admin', reference: '1000-0-0', amount: 12_000, path: '/pay-account', ...ended }
  window.localStorage.setItem('trade-portal.lasting.payments', JSON.stringify([payment]))
}

export const SignOutAsks: Story = {
  ...given({ cart: [{ productId: 'FX100001', quantity: 3 }] }),
  name: 'Sign Out lets an order finish and lists unfinished work',
  beforeEach: keepOpenWork,
  play: async (context) => {
    const { canvas, userEvent } = context
    const { promise, resolve } = Promise.withResolvers<void>()
    const ordering = runExclusively('a cart', () => promise)
    const signOut = async () => {
      const list = await openAccount(context)
      await userEvent.click(list.getByRole('button', { name: 'Sign Out' }))
      return within(await screen.findByRole('alertdialog', { name: 'Sign out now?' }))
    }
    const before = await signOut()
    before.getByText('Something is being sent. Wait until you know whether it arrived, and sign out then.')
    await expect(before.queryByRole('button', { name: 'Sign out' })).toBeNull()
    resolve()
    await ordering
    await before.findByRole('button', { name: 'Sign out' })
    await userEvent.click(before.getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')

    const dialog = await signOut()
    const items = within(dialog.getByRole('list', { name: 'What signing out forgets' })).getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[0]).toHaveTextContent('We do not know whether your order for Lot 12 was placed.')
    await expect(items[1]).toHaveTextContent('Your cart has 1 line.')
    await expect(items[2]).toHaveTextContent('Your payment with the reference 1000-0-0 may not be on your account yet.')
    await expect(items[3]).toHaveTextContent('We do not know whether Quote 300001-0 was accepted.')
    await userEvent.click(dialog.getByRole('button', { name: 'Look once more' }))
    await dialog.findByText(/^It is not in the list of orders yet/)
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const SlowScreen: Story = {
  ...given({ path: '/cart' }),
  name: 'A screen shows its title and heading while its code loads',
  render: () => (
    <Shell>
      <NeverLoaded />
    </Shell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the page')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
    await expect(document.title).toBe('Review Cart – Corymbia Building Supplies')
  },
}

const NeverLoaded = lazy(() => new Promise<never>(() => undefined))

/** The printed heading, which is the only part of the shell that is printed. */
export const Printed: Story = {
  name: 'The printed heading names supplier, customer and date',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Elsewhere' })
    await expect(canvas.queryByText(/^Prepared for/)).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(await canvas.findByText('Prepared for Sam Hargreaves')).not.toBeVisible()
    await expect(canvas.getByText('ABN 53 004 085 616')).not.toBeVisible()
    await expect(canvas.getByText(new Date().toLocaleDateString('en-AU'))).not.toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
  },
}

export const OrderedTwice: Story = {
  tags: ['state'],
  beforeEach: () => {
    const about = { kind: 'twice', other: '481299' } as const
    storeAttempts({ state: 'notice', cartId: 'first', type: 'Order', number: '481300', about, isDismissed: false })
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your cart was ordered twice: 481299 and 481300.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(/^Your cart was ordered twice/)).toBeNull())
  },
}
