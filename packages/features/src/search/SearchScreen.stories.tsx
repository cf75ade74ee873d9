import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { watchCalls } from '../testing/watchCalls.ts'
import { SearchScreen } from './SearchScreen.tsx'

/** One product, sold by the piece and by the box. */
const oneHanger = '/search?value=FX100001'
const page = within(document.body)

const meta = { component: SearchScreen, ...given({ path: '/search?value=pine' }) } satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'See Prices' })).not.toBeChecked()
    await waitFor(() => expect(heardOfContent()).toEqual([expect.stringMatching(/^\d+ products for “pine”$/)]))
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const AsAGrid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Grid' }))
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked()
    await expect(window.sessionStorage.getItem('trade-portal.product-view')).toBe('"grid"')
  },
}

export const PricesShown: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const seePrices = await canvas.findByRole('checkbox', { name: 'See Prices' })
    await expect(canvasElement).not.toHaveTextContent('$')
    await userEvent.click(seePrices)
    const prices = await canvas.findAllByText(/^\$\d/)
    await expect(prices.length).toBeGreaterThan(10)
    // Also of products with one unit.
    await expect(canvas.getAllByText(/^per (LM|EA|BOX|[A-Z0-9]+)/)).toHaveLength(prices.length)
    await expect(window.sessionStorage.getItem('trade-portal.see-prices')).toBe('true')
  },
}

export const PreferencesUnreadable: Story = {
  tags: ['F05'],
  name: 'Stored preferences that cannot be read are ignored',
  beforeEach: () => {
    window.sessionStorage.setItem('trade-portal.product-view', '{"__proto__":"grid"}')
    window.sessionStorage.setItem('trade-portal.see-prices', '"yes"')
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: 'List' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'See Prices' })).not.toBeChecked()
    await expect(canvasElement).not.toHaveTextContent('$')
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
  },
}

/** More than one page of 12. */
const mm = given({ path: '/search?value=mm' })

/** The address as the browser would show it. */
function Address() {
  const { pathname, search } = useLocation()
  return <p aria-label="Address">{pathname + search}</p>
}

const withAddress = () => (
  <>
    <SearchScreen />
    <Address />
  </>
)

export const NextPage: Story = {
  ...mm,
  render: withAddress,
  name: 'The results are shown in pages, and the count stays that of all',
  play: async ({ canvas, userEvent }) => {
    const count = await canvas.findByText(/^\d{3} products for “mm”$/)
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const sent = watchCalls('searchProductTP')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText(/^Page 2 of \d\d$/)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/search?value=mm&page=2'))
    await expect(count).toBeVisible()
    await expect(sent()).toBe(0)
    await waitFor(() => expect(heard().at(-1)).toMatch(/^Page 2 of \d\d, \d{3} products for “mm”$/))
  },
}

export const BeyondTheLastPage: Story = {
  ...given({ path: '/search?value=pine&page=999' }),
  tags: ['E08'],
  name: 'A page beyond the last is the last',
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

export const ThousandsOfProducts: Story = {
  ...given({ world: 'large', path: '/search?value=run' }),
  tags: ['D12'],
  name: 'Thousands of products in one answer draw few elements',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^\d{1,2},\d{3} products for “run”$/)
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

export const LongTerm: Story = {
  ...given({ path: `/search?value=${'x'.repeat(10_000)}` }),
  tags: ['E09'],
  name: 'A term of ten thousand letters is cut',
  play: async ({ canvas }) => {
    await canvas.findByText(/“x{200}”/)
  },
}

export const NoMatch: Story = {
  ...given({ path: '/search?value=unobtainium' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await canvas.findByText(/“unobtainium”/)
    await waitFor(() => expect(heardOfContent()).toEqual(['No matching records.']))
  },
}

export const NoTerm: Story = {
  ...given({ path: '/search?value=' }),
  play: async ({ canvas }) => {
    const sent = watchCalls('searchProductTP')
    await canvas.findByText('Please enter search term(s)')
    await expect(sent()).toBe(0)
  },
}

export const Loading: Story = {
  ...given({ latency: { searchProductTP: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the search results')
  },
}

export const FailedWithAMessage: Story = {
  tags: ['rule'],
  ...given({ faults: { searchProductTP: { fault: 'field-errors', times: 1 } } }),
  name: "A failed search says the supplier's first message in a toast",
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the search results')
    await page.findByText('This order reference has already been used')
    await expect(page.queryByText(/We do not deliver on this day/)).toBeNull()
    await waitFor(() => expect(heard()).toContain('This order reference has already been used'))
  },
}

export const Failed: Story = {
  ...given({ faults: { searchProductTP: { fault: 'forbidden', times: 1 } } }),
  name: "A failed search without a message says 'Unable to send request' in a toast",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the search results')
    await page.findByText('Unable to send request')
    await waitFor(() =>
      expect(heard()).toEqual(
        expect.arrayContaining(['We could not load the search results.', 'Unable to send request']),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText(/^\d+ products for “pine”$/)
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { searchProductTP: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const HostileTerm: Story = {
  ...given({ path: '/search?value=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/“<img src=x onerror=alert\(1\)>”/)
    await expect(canvas.queryByRole('img', { name: '' })).toBeNull()
  },
}

export const RowsThatCannotBeRead: Story = {
  ...given({ path: oneHanger, faults: { searchProductTP: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out',
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 product for/)
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}

export const AddsToCart: Story = {
  tags: ['rule'],
  ...given({ path: oneHanger }),
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: /^Quantity of/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await expect(quantity).toHaveValue('2')
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }))
    await page.findByText('Added to cart')
    await waitFor(() => expect(quantity).toHaveValue('1'))
  },
}

export const NeverBelowOne: Story = {
  tags: ['rule', 'B22'],
  ...given({ path: oneHanger }),
  name: 'Only whole numbers above 0 are accepted',
  // Several texts are put back within a second, each for the same reason.
  parameters: { ...given({ path: oneHanger }).parameters, breaksRules: true },
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: /^Quantity of/ })
    await expect(canvas.getByRole('button', { name: /^Decrease/ })).toBeDisabled()
    for (const typed of ['0', '-1', 'abc']) {
      await userEvent.clear(quantity)
      await userEvent.type(quantity, `${typed}{Tab}`)
      await expect(quantity).toHaveValue('1')
    }
  },
}

export const AddedOnce: Story = {
  ...given({ path: oneHanger }),
  tags: ['B23'],
  name: 'Pressing Add to cart twice adds the product once',
  play: async ({ canvas, msw }) => {
    const answer = holdCalls(msw, 'addCartProduct')
    const sent = watchCalls('addCartProduct')
    const add = await canvas.findByRole('button', { name: /^Add to cart/ })
    add.click()
    add.click()
    answer()
    await page.findByText('Added to cart')
    await expect(page.getAllByText('Added to cart')).toHaveLength(1)
    await expect(sent()).toBe(1)
    await canvas.findByRole('button', { name: /^Add to cart/ })
  },
}

export const AddFails: Story = {
  ...given({ path: oneHanger, faults: { addCartProduct: { fault: 'field-errors', times: 1 } } }),
  tags: ['A07'],
  name: 'A refused product shows the reason and signs nobody out',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('This order reference has already been used')
    await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }))
    await page.findByText('Added to cart')
  },
}

export const AddFailsWithoutReason: Story = {
  tags: ['rule'],
  ...given({ path: oneHanger, faults: { addCartProduct: 'unavailable-html' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('Something went wrong. It may have been added: look at your cart.')
  },
}

export const AddIsAnsweredByAnother: Story = {
  ...given({ path: oneHanger, faults: { addCartProduct: 'foreign-body' } }),
  tags: ['D13'],
  name: 'An answer that is not about the cart is not taken for Added to cart',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('Something went wrong. It may have been added: look at your cart.')
    await expect(page.queryByText('Added to cart')).toBeNull()
  },
}

export const NoCartCanBeMade: Story = {
  ...given({ path: oneHanger, faults: { createCart: { fault: 'forbidden', times: 1 } } }),
  tags: ['B24'],
  name: 'Nothing is added until a cart could be created',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('addCartProduct')
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await expect(sent()).toBe(0)
    await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart/ }))
    await page.findByText('Added to cart')
  },
}

export const CartDisabled: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Tally/ })).toBeNull()
    await expect(canvas.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull()
  },
}

export const ProductIsOpened: Story = {
  tags: ['rule'],
  ...given({ path: oneHanger }),
  play: async ({ canvas, userEvent }) => {
    const name = 'Joist Hanger Galvanised 45 x 90 mm'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = await page.findByRole('dialog', { name })
    await within(dialog).findByText('FX100001')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
  },
}
