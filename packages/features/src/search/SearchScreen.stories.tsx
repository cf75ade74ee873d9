import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { loading, notAllowed } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { SearchScreen } from './SearchScreen.tsx'

const oneHanger = '/search?value=FX100001'
const meta = {
  component: SearchScreen,
  ...given({ path: '/search?value=pine', clock: 'held' }),
} satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>

const findAdd = (canvas: PlayContext['canvas']) => canvas.findByRole('button', { name: /^Add to cart/ })

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'See Prices' })).not.toBeChecked()
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

/** The supplier refuses the search without a reason. */
export const Failed: Story = {
  ...given({ faults: { searchProductTP: 'forbidden' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the search results')
    await screen.findByText('Unable to send request')
    const expected = ['We could not load the search results.', 'Unable to send request']
    await passTimeUntil(() => expect(announcements()).toEqual(expect.arrayContaining(expected)))
  },
}

export const NotAllowed: Story = notAllowed('Products')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
    // Only screen readers get the title; the count is shown in its place.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Search results' })).toBeInTheDocument()
    await expect(canvas.getByText(/^\d+ products$/)).toBeVisible()
  },
}

export const FailedWithAMessage: Story = {
  ...given({ faults: { searchProductTP: { fault: 'field-errors', times: 1 } } }),
  name: "A failed search shows the supplier's first message in a toast",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the search results')
    await screen.findByText('This order reference has already been used')
    await expect(screen.queryByText(/We do not deliver on this day/)).toBeNull()
    await passTimeUntil(() => expect(announcements()).toContain('This order reference has already been used'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText(/^\d+ products for “pine”$/)
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
  name: 'The results are shown in pages, as list or grid, with prices or without',
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
    await step('the next page is not requested, and the count stays that of all', async () => {
      const count = await canvas.findByText(/^\d{3} products for “mm”$/)
      await expect(canvas.getAllByRole('article')).toHaveLength(12)
      await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
      const sent = watchCalls('searchProductTP')
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await canvas.findByText(/^Page 2 of \d\d$/)
      await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/search?value=mm&page=2'))
      await expect(count).toBeVisible()
      await expect(sent()).toBe(0)
      await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^Page 2 of \d\d, \d{3} products for “mm”$/))
    })

    await step('prices are shown on request, each with its unit', async () => {
      const seePrices = canvas.getByRole('checkbox', { name: 'See Prices' })
      await expect(seePrices).not.toBeChecked()
      await expect(canvasElement).not.toHaveTextContent('$')
      await userEvent.click(seePrices)
      const prices = await canvas.findAllByText(/^\$\d/)
      await expect(prices.length).toBeGreaterThan(10)
      // The unit is shown even if a product has only one.
      await expect(canvas.getAllByText(/^per (LM|EA|BOX|[A-Z0-9]+)/)).toHaveLength(prices.length)
      await expect(window.sessionStorage.getItem('trade-portal.see-prices')).toBe('true')
    })

    await step('the grid is kept for the visit', async () => {
      await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
      await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }))
      await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked()
      await expect(window.sessionStorage.getItem('trade-portal.product-view')).toBe('"grid"')
    })
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

export const LongTerm: Story = {
  ...given({ path: `/search?value=${'x'.repeat(10_000)}` }),
  tags: ['E09'],
  name: 'A term of ten thousand letters is cut',
  play: async ({ canvas }) => {
    await canvas.findByText(/“x{200}”/)
  },
}

export const OneProduct: Story = {
  ...given({ path: oneHanger, faults: { searchProductTP: 'mutated-rows' } }),
  tags: ['B23', 'D05'],
  name: 'Rows that cannot be read are left out, and a product is added once, in the quantity that is chosen',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('rows that cannot be read are left out', async () => {
      await canvas.findByText(/^1 product for/)
      await screen.findByText('We could not read some rows of the answer, so they are not shown.')
    })

    await step('two presses add it once', async () => {
      const quantity = canvas.getByRole('spinbutton', { name: /^Quantity of/ })
      const answer = holdCalls(msw, 'addCartProduct')
      const sent = watchCalls('addCartProduct')
      await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
      await expect(quantity).toHaveValue('2')
      const add = await findAdd(canvas)
      add.click()
      add.click()
      answer()
      await screen.findByText('Added to cart')
      await expect(screen.getAllByText('Added to cart')).toHaveLength(1)
      await expect(sent()).toBe(1)
      await waitFor(() => expect(quantity).toHaveValue('1'))
    })
  },
}

async function saysError({ canvas, userEvent }: PlayContext, text: RegExp) {
  await userEvent.click(await findAdd(canvas))
  const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(text)
  await userEvent.click(error.getByRole('button', { name: 'OK' }))
  await expect(screen.queryByText('Added to cart')).toBeNull()
}

export const AddFails: Story = {
  ...given({
    path: oneHanger,
    faults: {
      createCart: { fault: 'forbidden', times: 1 },
      addCartProduct: { fault: 'field-errors', times: 1 },
    },
  }),
  tags: ['A07', 'B24'],
  name: 'A product is not added without a cart, nor if it is refused, which signs nobody out',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('addCartProduct')
    await saysError({ canvas, userEvent }, /^Something went wrong\.$/)
    await expect(sent()).toBe(0)
    await saysError({ canvas, userEvent }, /^This order reference has already been used$/)
    await userEvent.click(await findAdd(canvas))
    await screen.findByText('Added to cart')
  },
}

export const AddWithoutAnAnswer: Story = {
  ...given({ path: oneHanger, faults: { addCartProduct: 'unavailable-html' } }),
  name: 'Without an answer the message says that the product may have been added',
  play: (hands) => saysError(hands, /^Something went wrong\. It may have been added: look at your cart\.$/),
}

export const CartDisabled: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  name: 'Without a cart nothing can be added',
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products for “pine”$/)
    await expect(canvas.queryByRole('button', { name: /^(Add to cart|Tally)/ })).toBeNull()
    await expect(canvas.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull()
  },
}
