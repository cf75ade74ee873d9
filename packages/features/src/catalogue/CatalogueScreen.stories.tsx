import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CatalogueScreen } from './CatalogueScreen.tsx'

const framing = '/products/TIMBER/FRAMING'

const meta = {
  component: CatalogueScreen,
  ...given({ path: framing }),
  render: () => (
    <>
      <CatalogueScreen />
      <Address />
    </>
  ),
} satisfies Meta<typeof CatalogueScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The address as the browser would show it. */
function Address() {
  const { pathname, search } = useLocation()
  return <p aria-label="Address">{pathname + search}</p>
}

const addressIs = (canvas: StoryContext['canvas'], address: string) =>
  waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(address, { normalizeWhitespace: false }))

export const AllCategories: Story = {
  ...given({ path: '/products' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Browse Categories' })
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: 'Framing' })).toHaveAttribute('href', framing)
    await expect(canvas.queryByRole('navigation', { name: 'BROWSE CATEGORY' })).toBeNull()
  },
}

/** A row for each category, which names its types and leads to them. */
export const OnAPhone: Story = {
  ...AllCategories,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Browse Categories' })
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
    await expect(canvas.getByText(/^Framing, Structural/)).toBeVisible()
  },
}

export const TypesOfACategory: Story = {
  ...given({ path: '/products/TIMBER' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Timber' })
    await expect(canvas.getByRole('link', { name: 'MGP10 Pine' })).toHaveAttribute('href', `${framing}/MGP10`)
    const column = within(await canvas.findByRole('navigation', { name: 'BROWSE CATEGORY' }))
    await expect(column.getByRole('link', { name: 'Framing' })).toHaveAttribute('href', framing)
    await expect(canvas.queryByRole('navigation', { name: 'FILTER SUBCATEGORIES' })).toBeNull()
    await expect(
      within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Products' }),
    ).toHaveAttribute('href', '/products')
  },
}

export const TypesOnAPhone: Story = {
  ...TypesOfACategory,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Framing' })).toHaveAttribute('href', framing)
    await expect(canvas.getByText(/^MGP10 Pine, /)).toBeVisible()
  },
}

export const TaxModeWithTaxInclusive: Story = {
  ...given({ usa: true, settings: { tax_inclusive: true, locale: 'en-US', currency: 'USD' } }),
  name: 'In tax mode prices are asked for without tax, as they are labelled, whatever the setting',
  play: async ({ canvas }) => {
    const asked = watchPayloads('getProductsByCategoryTP')
    await canvas.findAllByRole('article')
    await expect(asked()).toContainEqual(expect.objectContaining({ incGST: false }))
    await expect(asked()).not.toContainEqual(expect.objectContaining({ incGST: true }))
  },
}

export const Listing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'All Framing' })
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await expect(canvas.getByRole('searchbox', { name: 'Search All Framing' })).toHaveAttribute(
      'placeholder',
      'All Framing',
    )
    const filter = canvas.getByRole('navigation', { name: 'FILTER SUBCATEGORIES' })
    await expect(within(filter).getByRole('link', { name: 'All Framing' })).toHaveAttribute('aria-current', 'page')
    await expect(within(filter).getAllByRole('listitem').length).toBeGreaterThan(2)
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
  },
}

export const BrowseCategory: Story = {
  name: 'BROWSE CATEGORY opens each category to its types, at first the one that is shown',
  play: async ({ canvas, userEvent }) => {
    const column = within(await canvas.findByRole('navigation', { name: 'BROWSE CATEGORY' }))
    await expect(column.getAllByRole('button')).toHaveLength(8)
    await expect(column.getByRole('button', { name: 'Timber' })).toHaveAttribute('aria-expanded', 'true')
    await expect(column.getByRole('link', { name: 'Framing' })).toHaveAttribute('aria-current', 'page')
    await expect(column.queryByRole('link', { name: 'Nails' })).toBeNull()
    await userEvent.click(column.getByRole('button', { name: 'Fixings' }))
    await userEvent.click(await column.findByRole('link', { name: 'Nails' }))
    await addressIs(canvas, '/products/FIXINGS/NAILS')
    const again = within(await canvas.findByRole('navigation', { name: 'BROWSE CATEGORY' }))
    await expect(again.getByRole('button', { name: 'Fixings' })).toHaveAttribute('aria-expanded', 'true')
    await expect(again.getByRole('button', { name: 'Timber' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const NamesAreHeadings: Story = {
  name: 'Each product has a heading that contains its button, in the list and in the grid',
  play: async ({ canvas, userEvent }) => {
    const products = async () => within(await canvas.findByRole('list', { name: 'Products' }))
    const buttons = async () =>
      (await products()).getAllByRole('heading', { level: 2 }).map((heading) => within(heading).getByRole('button'))
    await expect(await buttons()).toHaveLength(12)
    await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }))
    await expect(await buttons()).toHaveLength(12)
    await expect((await products()).getAllByRole('listitem')).toHaveLength(12)
  },
}

export const ListingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    // Of 480 px that the smallest phones have: the first screen is for products.
    await expect(first?.getBoundingClientRect().top).toBeLessThan(240)
    await expect(canvas.queryByRole('navigation', { name: 'BROWSE CATEGORY' })).toBeNull()
    await userEvent.click(await canvas.findByRole('combobox', { name: 'FILTER SUBCATEGORIES' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'MGP12 Pine' }))
    await canvas.findByRole('heading', { name: 'MGP12 Pine' })
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
}

export const ListingOfAClass: Story = {
  ...given({ path: `${framing}/MGP10` }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'MGP10 Pine' })
    await expect(await canvas.findAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    await expect(trail.map((crumb) => crumb.textContent)).toEqual(['Products', 'Timber', 'Framing', 'MGP10 Pine'])
  },
}

export const NextPage: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await addressIs(canvas, `${framing}?page=2`)
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await waitFor(() => expect(heardOfContent()).toEqual(['Page 1, 12 products', 'Page 2, 5 products']))
  },
}

/** How many pages were asked for. */
let sentPages = () => 0

export const NextPageIsThere: Story = {
  name: 'Each page is asked for once, and the next one ahead',
  beforeEach: () => {
    sentPages = watchCalls('getProductsByCategoryTP')
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await waitFor(() => expect(sentPages()).toBe(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await canvas.findByText('Page 2')
    await waitFor(() => expect(sentPages()).toBe(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    // What was asked for ahead may have been given up.
    await expect(sentPages()).toBeLessThanOrEqual(3)
  },
}

/** Changes what is sent for products, or answers it at once. */
function onProducts(act: (payload: Record<string, unknown>) => Record<string, unknown> | Response) {
  const send = window.fetch
  spyOn(window, 'fetch').mockImplementation((address, options) => {
    const isForProducts = typeof address === 'string' && address.endsWith('=getProductsByCategoryTP')
    if (!isForProducts || typeof options?.body !== 'string') return send(address, options)
    const acted = act(JSON.parse(options.body))
    if (acted instanceof Response) return Promise.resolve(acted)
    return send(address, { ...options, body: JSON.stringify(acted) })
  })
}

const refused = { page: 0 }

export const NextPageCannotBeFetchedAhead: Story = {
  tags: ['D27'],
  name: 'A next page that cannot be fetched ahead can be opened, and shows its failure itself',
  beforeEach: () => {
    refused.page = 2
    onProducts((payload) => (payload['page'] === refused.page ? new Response('', { status: 403 }) : payload))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByRole('heading', { name: 'No matching records.' })
    await canvas.findByText('The supplier refused the request.')
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled()
    refused.page = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
}

export const SupplierRepeatsAPage: Story = {
  tags: ['D27'],
  name: 'A supplier that answers every page with the same products has one page',
  beforeEach: () => onProducts((payload) => ({ ...payload, page: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled())
  },
}

export const SupplierDoesNotPage: Story = {
  tags: ['D12', 'D27'],
  name: 'A supplier that answers every page with the whole list is paged here',
  beforeEach: () => onProducts(({ page: _page, limit: _limit, ...payload }) => payload),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const ProductIsFetchedAhead: Story = {
  ...given({ path: '/products/FIXINGS/CONNECTORS/HANGERS' }),
  name: 'A product that is pointed at is fetched ahead, once',
  play: async ({ canvas, userEvent }) => {
    const [product] = await canvas.findAllByRole('button', { name: /^Joist Hanger/ })
    if (!product) throw new Error('There is no product')
    const sent = watchCalls('getProductDetails')
    await userEvent.hover(product)
    await waitFor(() => expect(sent()).toBe(1))
    await userEvent.click(product)
    await within(document.body).findByRole('dialog', { name: /^Joist Hanger/ })
    await expect(sent()).toBe(1)
  },
}

export const UnitIsKept: Story = {
  ...given({ path: '/products/FIXINGS/SCREWS' }),
  name: 'The unit chosen in a row is chosen in its dialog, and in the address',
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    const [row] = await canvas.findAllByRole('article')
    if (!row) throw new Error('There is no product')
    await userEvent.click(await within(row).findByRole('combobox', { name: /^Unit of/ }))
    await userEvent.click(await page.findByRole('option', { name: 'BOX' }))
    await userEvent.click(await within(row).findByRole('button', { name: /^Decking Screw/ }))
    const dialog = within(await page.findByRole('dialog', { name: /^Decking Screw/ }))
    await expect(await dialog.findByRole('combobox', { name: /^Unit of/ })).toHaveTextContent('BOX')
    // The address follows when the dialog has been painted.
    await waitFor(() => expect(document.querySelector('[aria-label=Address]')).toHaveTextContent(/unit=BOX$/))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await addressIs(canvas, '/products/FIXINGS/SCREWS')
  },
}

export const LastPage: Story = {
  ...given({ path: `${framing}?page=2` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await canvas.findByText('Page 2')
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
  },
}

export const PreviousPage: Story = {
  tags: ['rule'],
  ...given({ path: `${framing}?page=2` }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }))
    await addressIs(canvas, framing)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12))
  },
}

export const BeyondTheLastPage: Story = {
  ...given({ path: `${framing}?page=99` }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled()
  },
}

export const PageNumberBelowOne: Story = {
  tags: ['rule'],
  ...given({ path: `${framing}?page=-1` }),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1')
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
  },
}

export const PageNumberNoNumber: Story = {
  tags: ['rule'],
  ...PageNumberBelowOne,
  ...given({ path: `${framing}?page=abc` }),
}

export const PageStartsAgainInAnotherClass: Story = {
  tags: ['rule'],
  ...given({ path: `${framing}?page=2` }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'MGP12 Pine' }))
    await addressIs(canvas, `${framing}/MGP12`)
    await canvas.findByText('Page 1')
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
}

export const SearchWithin: Story = {
  tags: ['rule'],
  ...given({ path: `${framing}?page=2` }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    const sent = watchCalls('getProductsByCategoryTP')
    await userEvent.type(canvas.getByRole('searchbox'), 'blue pine')
    await addressIs(canvas, framing)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
    // Page 1 without and with the term, each with its next page; none for a term that is still being typed.
    await expect(sent()).toBeLessThanOrEqual(3)
  },
}

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'unobtainium')
    await canvas.findByText('No matching records.')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
}

export const UnknownCategory: Story = {
  ...given({ path: '/products/GROCERIES' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
  },
}

export const UnknownClass: Story = {
  ...given({ path: `${framing}/BALSA` }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await expect(canvas.getByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
  },
}

export const AwkwardCategories: Story = {
  ...given({ path: '/products', world: 'awkward' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /^<b>Bold<\/b>/ })
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}

/** Names that break lines, products without a price, and unknown states of stock. */
export const AwkwardProducts: Story = {
  ...given({ path: '/products/AWKWARD/ODD/NAMES', world: 'awkward' }),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5)
    // The links of its category are named so as well.
    await expect(canvas.getAllByText(/<b>Bold<\/b>/).length).toBeGreaterThan(1)
    await expect(canvasElement.querySelector('b')).toBeNull()
    await columnsHold(canvas.getAllByRole('button', { name: /^Add to cart/ }))
    await columnsHold(canvas.getAllByRole('group', { name: /^Quantity of/ }))
  },
}

/** Whatever the length of a name, a column begins at the same place in all rows. */
async function columnsHold(cells: readonly HTMLElement[]) {
  const lefts = cells.map((cell) => cell.getBoundingClientRect().left)
  await expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1)
}

export const PriceOfAnotherUnit: Story = {
  ...given({ path: '/products/FIXINGS/SCREWS' }),
  tags: ['D29'],
  name: 'The price of one unit is never shown for another',
  beforeEach: () => window.sessionStorage.setItem('trade-portal.see-prices', 'true'),
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article')
    if (!row) throw new Error('There is no product')
    await within(row).findByText('per EA')
    await userEvent.click(await within(row).findByRole('combobox', { name: /^Unit of/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'BOX' }))
    await expect(within(row).getByText('Price per BOX comes with the cart')).toBeVisible()
    await expect(row).not.toHaveTextContent('$')
  },
}

export const AwkwardProductsOnAPhone: Story = {
  ...AwkwardProducts,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await columnsHold(await canvas.findAllByRole('button', { name: /^Add to cart/ }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AwkwardProductsOnATablet: Story = {
  ...AwkwardProducts,
  globals: { viewport: { value: 'tablet' } },
}

export const EmptyCatalogue: Story = {
  ...given({ path: '/products', world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
  },
}

export const Loading: Story = {
  ...given({ path: '/products', latency: { getProductCategories: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the catalogue')
  },
}

export const ListingIsLoading: Story = {
  ...given({ latency: { getProductsByCategoryTP: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the products')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
}

export const ListingIsLoadingOnAPhone: Story = {
  ...ListingIsLoading,
  globals: { viewport: { value: 'mobile1' } },
}

/** The pages stay in reach from the second page on, because they are the way back. */
export const SecondPageIsLoading: Story = {
  ...given({ path: `${framing}?page=2`, latency: { getProductsByCategoryTP: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the products')
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled()
  },
}

/** The address names a type, so the list that will come is known before the catalogue is. */
export const CatalogueOfAListingIsLoading: Story = {
  ...given({ latency: { getProductCategories: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the catalogue')
  },
}

export const Failed: Story = {
  ...given({ path: '/products', faults: { getProductCategories: { fault: 'forbidden', times: 1 } } }),
  // The menu of the shell would ask first and use up the only failure.
  globals: { shell: 'without' },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    const error = within(await page.findByRole('alertdialog', { name: 'An Error Occured' }))
    await expect(error.getByText('The supplier refused the request.')).toBeVisible()
    await userEvent.click(error.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'Browse Categories' })
    await expect(page.queryByRole('alertdialog')).toBeNull()
  },
}

export const FailedAndClosed: Story = {
  ...given({ path: '/products/TIMBER', faults: { getProductCategories: 'forbidden' } }),
  globals: { shell: 'without' },
  name: 'Closing An Error Occured leads home',
  play: async ({ canvas, userEvent }) => {
    const error = within(await within(document.body).findByRole('alertdialog', { name: 'An Error Occured' }))
    await userEvent.click(error.getByRole('button', { name: 'Close' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const ListingFailedWithoutAMessage: Story = {
  ...given({ faults: { getProductsByCategoryTP: { fault: 'forbidden', times: 1 } } }),
  name: "A product list that fails without a message says 'No matching records.' and why",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No matching records.' })
    await canvas.findByText('The supplier refused the request.')
    await waitFor(() => expect(heard()).toContain('No matching records. The supplier refused the request.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
  },
}

export const ListingFailed: Story = {
  ...given({ faults: { getProductsByCategoryTP: { fault: 'field-errors', times: 1 } } }),
  name: "A product list that fails says the supplier's first message",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'This order reference has already been used' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getProductsByCategoryTP: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const AddsToCart: Story = {
  tags: ['rule'],
  ...given({ path: '/products/FIXINGS/CONNECTORS/HANGERS' }),
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: /^Add to cart/ })
    if (!add) throw new Error('There is no product to add')
    await userEvent.click(add)
    await within(document.body).findByText('Added to cart')
  },
}

export const ControlsAreToldApart: Story = {
  ...given({ path: '/products/FIXINGS/CONNECTORS/HANGERS' }),
  name: 'Controls of different products have different names',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Add to cart, / })
    const names = canvas.getAllByRole('button', { name: /^(Add to cart|Tally|Increase|Decrease)/ }).map(nameOf)
    await expect(new Set(names).size).toBe(names.length)
  },
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent
