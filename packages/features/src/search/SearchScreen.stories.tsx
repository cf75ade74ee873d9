import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { loading, notAllowed } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { ownCodes } from '../trade/catalogue/ownCodes.ts'
import { SearchScreen } from './SearchScreen.tsx'

const oneHanger = '/search?value=FX100001'
const meta = {
  component: SearchScreen,
  ...given({ path: '/search?value=pine', clock: 'held' }),
} satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
    await passTimeUntil(() =>
      expect(contentAnnouncements()).toEqual([expect.stringMatching(/^\d+ products for “pine”$/)]),
    )
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/search?value=run' }),
  tags: ['D12'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^\d{1,2},\d{3} products for “run”$/)
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

/** Without a search term, no request is sent. */
export const Empty: Story = {
  ...given({ path: '/search?value=' }),
  play: async ({ canvas }) => {
    const sent = watchCalls('searchProductTP')
    await canvas.findByText('Please enter search term(s)')
    await expect(sent()).toBe(0)
  },
}

export const NoMatch: Story = {
  ...given({ path: '/search?value=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await canvas.findByText(/“<img src=x onerror=alert\(1\)>”/)
    await expect(canvas.queryByRole('img', { name: '' })).toBeNull()
    await passTimeUntil(() => expect(contentAnnouncements()).toEqual(['No matching records.']))
  },
}

export const Loading: Story = loading('searchProductTP', 'the search results', 'Search')

/** The supplier's first message is shown in a toast. */
export const Failed: Story = {
  ...given({ faults: { searchProductTP: { fault: 'field-errors', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the search results')
    await screen.findByText('This order reference has already been used')
    await expect(screen.queryByText(/We do not deliver on this day/)).toBeNull()
    const expected = ['We could not load the search results.', 'This order reference has already been used']
    await passTimeUntil(() => expect(announcements()).toEqual(expect.arrayContaining(expected)))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText(/^\d+ products for “pine”$/)
  },
}

export const NotAllowed: Story = notAllowed('Products')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    // Only screen readers get the title; the count is shown in its place.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Search results' })).toBeInTheDocument()
    await expect(canvas.getByText(/^\d+ products$/)).toBeVisible()
  },
}

export const FailedWithoutReason: Story = {
  ...given({ faults: { searchProductTP: 'forbidden' } }),
  name: 'A search that fails without a reason shows a toast',
  play: async () => {
    await screen.findByText('Unable to send request')
  },
}

function Address() {
  const { pathname, search } = useLocation()
  return <p aria-label="Address">{pathname + search}</p>
}

export const Pages: Story = {
  // The term matches more than one page of 12.
  ...given({ path: '/search?value=mm' }),
  tags: ['F05'],
  name: 'Results have pages, a grid view and prices',
  beforeEach: () => {
    // Stored preferences that cannot be read are ignored.
    window.sessionStorage.setItem('trade-portal.product-view', '{"__proto__":"grid"}')
    window.sessionStorage.setItem('trade-portal.see-prices', '"yes"')
  },
  render: () => (
    <>
      <SearchScreen />
      <Address />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the next page needs no request, and the count includes all pages', async () => {
      await canvas.findByText(/^\d{3} products for “mm”$/)
      await expect(canvas.getAllByRole('article')).toHaveLength(12)
      await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
      const sent = watchCalls('searchProductTP')
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await canvas.findByText(/^Page 2 of \d\d$/)
      await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/search?value=mm&page=2'))
      await expect(sent()).toBe(0)
      await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^Page 2 of \d\d, \d{3} products for “mm”$/))
    })

    await step('See Prices shows the prices, each with its unit', async () => {
      await expect(canvasElement).not.toHaveTextContent('$')
      await userEvent.click(canvas.getByRole('checkbox', { name: 'See Prices' }))
      const prices = await canvas.findAllByText(/^\$\d/)
      await expect(prices.length).toBeGreaterThan(10)
      await expect(canvas.getAllByText(/^\/ [A-Z0-9]+$/)).toHaveLength(prices.length)
      await expect(window.sessionStorage.getItem('trade-portal.see-prices')).toBe('true')
    })

    await step('the choice of the grid is kept for the session', async () => {
      await expect(canvas.getByRole('radio', { name: 'Grouped' })).toBeChecked()
      await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }))
      await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked()
      await expect(window.sessionStorage.getItem('trade-portal.product-view')).toBe('"grid"')
    })
  },
}

export const InStockOnly: Story = {
  ...given({ path: '/search?value=pine&page=3' }),
  name: 'A search “In stock only” is sent, and can be saved as a view',
  render: () => (
    <>
      <SearchScreen />
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const asked = watchPayloads('getProductsByCategoryTP')
    await canvas.findByText('35 products for “pine”')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock only' }))
    await canvas.findByText('33 products in stock for “pine”')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/search?value=pine&inStock=on'))
    await expect(asked()).toEqual([expect.objectContaining({ inStockOnly: true, searchString: 'pine' })])
    await expect(canvas.queryByText('Special Order')).toBeNull()
    await passTimeUntil(() => expect(announcements()).toContain('33 products in stock for “pine”'))
    const views = () => canvas.getByRole('button', { name: 'Views' })
    await waitFor(() => expect(views()).toBeEnabled())
    await userEvent.click(views())
    await screen.findByRole('menuitem', { name: 'Save this view…' })
  },
}

export const NothingInStock: Story = {
  ...given({ path: '/search?value=TM100033&inStock=on' }),
  name: 'If nothing found is in stock, the filter can be turned off',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('“In stock only” is on. Nothing in stock matches “TM100033”.')
    await passTimeUntil(() => expect(announcements()).toContain('No matching records. “In stock only” is on.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off “In stock only”' }))
    await canvas.findByText('1 product for “TM100033”')
  },
}

export const OwnCode: Story = {
  ...given({ path: '/search?value=a12' }),
  beforeEach: () => {
    const { value, close } = ownCodes.open({ username: 'demo-admin', rememberMe: false })
    value.replace([{ own: 'A12', theirs: 'FX100001' }])
    close()
  },
  name: 'A customer’s own code finds the product it stands for',
  play: async ({ canvas }) => {
    await canvas.findByText('“a12” is your code for FX100001.')
    await canvas.findByRole('button', { name: 'Joist Hanger Galvanised 45 x 90 mm' })
  },
}

const findAdd = (canvas: PlayContext['canvas']) => canvas.findByRole('button', { name: /^Add to cart/ })

export const Added: Story = {
  ...given({
    path: oneHanger,
    faults: {
      createCart: { fault: 'forbidden', times: 1 },
      addCartProduct: { fault: 'field-errors', times: 1 },
    },
  }),
  name: 'If a product is refused, its quantity stays for a retry',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('addCartProduct')
    await canvas.findByText(/^1 product for/)
    const quantity = canvas.getByRole('spinbutton', { name: /^Quantity of/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await expect(quantity).toHaveValue('2')
    for (const reason of ['Something went wrong.', 'This order reference has already been used']) {
      await userEvent.click(await findAdd(canvas))
      const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
      await error.findByText(reason)
      await userEvent.click(error.getByRole('button', { name: 'OK' }))
      await expect(screen.queryByText('Added to cart')).toBeNull()
    }
    await userEvent.click(await findAdd(canvas))
    await canvas.findByText('2 in cart')
    await expect(screen.queryByText('Added to cart')).toBeNull()
    // The first press sent no product, because it got no cart.
    const chosen = expect.objectContaining({ quoteQty: 2 })
    await expect(sent()).toEqual([chosen, chosen])
    await waitFor(() => expect(quantity).toHaveValue('1'))
  },
}

export const AddWithoutAnAnswer: Story = {
  ...given({ path: oneHanger, faults: { addCartProduct: 'unavailable-html' } }),
  name: 'If adding gets no answer, a dialog says to check the cart',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findAdd(canvas))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('Something went wrong. It may have been added: look at your cart.')
  },
}

export const CartDisabled: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  name: 'If the cart is disabled, products cannot be added',
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.queryByRole('button', { name: /^(Add to cart|Tally|Increase)/ })).toBeNull()
  },
}
