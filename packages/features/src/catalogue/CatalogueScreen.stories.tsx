import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import { failedInDialog, loading, notAllowed } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CatalogueScreen } from './CatalogueScreen.tsx'

type Canvas = StoryContext['canvas']

const framing = '/products/TIMBER/FRAMING'
const screws = '/products/FIXINGS/SCREWS'

const meta = {
  component: CatalogueScreen,
  ...given({ path: framing, clock: 'held' }),
  render: () => (
    <>
      <CatalogueScreen />
      <Address />
    </>
  ),
} satisfies Meta<typeof CatalogueScreen>
export default meta
type Story = StoryObj<typeof meta>

function Address() {
  const { pathname, search } = useLocation()
  return <p aria-label="Address">{pathname + search}</p>
}

const addressIs = (address: string) => waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(address))
const productsAre = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count))
const column = async (canvas: Canvas) => within(await canvas.findByRole('navigation', { name: 'BROWSE CATEGORY' }))
const trail = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next' })
const previous = (canvas: Canvas) => canvas.getByRole('button', { name: 'Previous' })

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'All Framing' })
    await productsAre(canvas, 12)
    await expect(canvas.getByRole('searchbox', { name: 'Search All Framing' })).toHaveAttribute(
      'placeholder',
      'All Framing',
    )
    const filter = within(await canvas.findByRole('navigation', { name: 'FILTER SUBCATEGORIES' }))
    await expect(filter.getByRole('link', { name: 'All Framing' })).toHaveAttribute('aria-current', 'page')
    await expect(filter.getAllByRole('listitem').length).toBeGreaterThan(2)
    await expect(previous(canvas)).toBeDisabled()
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: `${framing}?page=20` }),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 20')
    await productsAre(canvas, 12)
    await waitFor(() => expect(next(canvas)).toBeEnabled())
  },
}

export const Empty: Story = {
  ...given({ path: '/products', world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
  },
}

export const NoMatch: Story = {
  ...given({ path: `${framing}?search=unobtainium` }),
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
}

/** The placeholder looks like a list of products, because the address names a type. */
export const Loading: Story = loading('getProductCategories', 'the catalogue', 'Products')
export const Failed: Story = { ...failedInDialog('getProductCategories'), globals: { shell: 'without' } }
export const NotAllowed: Story = notAllowed('Products')

export const OnAPhone: Story = {
  ...given({ held: ['getProductsByCategoryTP'] }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading these products')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    releaseHeldCalls('getProductsByCategoryTP')
    const [first] = await canvas.findAllByRole('article')
    // The first product must be visible without scrolling, even on the smallest phones, which are 480 px high.
    await expect(first?.getBoundingClientRect().top).toBeLessThan(300)
    // The links to other categories are below the products.
    const browse = await canvas.findByRole('navigation', { name: 'BROWSE CATEGORY' })
    await expect(browse.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? Infinity)
    const picker = await canvas.findByRole('combobox', { name: 'FILTER SUBCATEGORIES' })
    await expect(picker.scrollWidth).toBeLessThanOrEqual(picker.clientWidth)
    await expect(canvas.queryByRole('navigation', { name: 'FILTER SUBCATEGORIES' })).toBeNull()
  },
}

export const Levels: Story = {
  ...given({ path: '/products', held: ['getProductCategories'] }),
  name: 'All categories lead to the types of one, these to their products, and those to their classes',
  play: async ({ canvas, userEvent, step }) => {
    await step('all categories are cards, beside a column that leads to their types', async () => {
      await canvas.findByText('Loading the catalogue')
      releaseHeldCalls('getProductCategories')
      await canvas.findByRole('heading', { name: 'Browse Categories' })
      await productsAre(canvas, 8)
      const [card] = canvas.getAllByRole('article')
      await expect(within(card ?? canvas.getByRole('main')).getByRole('link', { name: 'Framing' })).toHaveAttribute(
        'href',
        framing,
      )
      await userEvent.click((await column(canvas)).getByRole('button', { name: 'Timber' }))
      await expect((await column(canvas)).getByRole('link', { name: 'Framing' })).toHaveAttribute('href', framing)
    })

    await step('the types of a category are beside all categories', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Timber' }))
      await canvas.findByRole('heading', { name: 'Timber' })
      await expect((await column(canvas)).getByRole('link', { name: 'Framing' })).toHaveAttribute('href', framing)
      await expect(canvas.queryByRole('navigation', { name: 'FILTER SUBCATEGORIES' })).toBeNull()
      await expect(trail(canvas).getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
    })

    await step('a class has the products of its own', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'MGP10 Pine' }))
      await addressIs(`${framing}/MGP10`)
      await canvas.findByRole('heading', { name: 'MGP10 Pine' })
      await productsAre(canvas, 8)
      await expect(next(canvas)).toBeDisabled()
      const crumbs = trail(canvas).getAllByRole('listitem')
      await expect(crumbs.map(({ textContent }) => textContent)).toEqual([
        'Products',
        'Timber',
        'Framing',
        'MGP10 Pine',
      ])
    })
  },
}

export const LevelsOnAPhone: Story = {
  ...given({ path: '/products' }),
  globals: { viewport: { value: 'mobile1' } },
  name: 'On a phone each category is a row that names its types, and each class an option',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Browse Categories' })
    await productsAre(canvas, 8)
    await expect(canvas.getByText(/^Framing, Structural/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Timber' }))
    await expect(await canvas.findByText(/^MGP10 Pine, /)).toBeVisible()
    const [card] = canvas.getAllByRole('article')
    await userEvent.click(within(card ?? canvas.getByRole('main')).getByRole('link', { name: 'Framing' }))
    await addressIs(framing)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'FILTER SUBCATEGORIES' }), 'MGP12 Pine')
    await canvas.findByRole('heading', { name: 'MGP12 Pine' })
    await productsAre(canvas, 5)
  },
}

/** How many pages were requested. */
let sentPages = () => 0

export const Pages: Story = {
  name: 'A list is paged, searched and shown as a grid, and its column leads to other categories',
  beforeEach: () => {
    sentPages = watchCalls('getProductsByCategoryTP')
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('each page is requested once, and the next one is prefetched', async () => {
      await productsAre(canvas, 12)
      await waitFor(() => expect(sentPages()).toBe(2))
      await passTimeUntil(() => expect(announcements()).toContain('Page 1, 12 products'))
      await userEvent.click(next(canvas))
      await addressIs(`${framing}?page=2`)
      await productsAre(canvas, 5)
      await passTimeUntil(() => expect(contentAnnouncements()).toEqual(['Page 1, 12 products', 'Page 2, 5 products']))
      await waitFor(() => expect(sentPages()).toBe(3))
      await allAnswered()
      await expect(next(canvas)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(previous(canvas))
      await addressIs(framing)
      await expect(canvas.getAllByRole('article')).toHaveLength(12)
      await expect(sentPages()).toBe(3)
    })

    await step('each product has a heading that contains its button, in the list and in the grid', async () => {
      const products = async () => within(await canvas.findByRole('list', { name: 'Products' }))
      const buttons = async () =>
        (await products()).getAllByRole('heading', { level: 2 }).map((heading) => within(heading).getByRole('button'))
      await expect(await buttons()).toHaveLength(12)
      await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }))
      await expect(await buttons()).toHaveLength(12)
      await expect((await products()).getAllByRole('listitem')).toHaveLength(12)
    })

    await step('a search begins at the first page, and is sent once', async () => {
      await userEvent.click(next(canvas))
      await productsAre(canvas, 5)
      const before = sentPages()
      await userEvent.type(canvas.getByRole('searchbox'), 'blue pine')
      await expect(sentPages()).toBe(before)
      await passTime(400)
      await addressIs(`${framing}?search=blue+pine`)
      await productsAre(canvas, 4)
      // One request for the page, and one for the next page, which is prefetched.
      await expect(sentPages() - before).toBeLessThanOrEqual(2)
    })

    await step('the column opens each category to its types, at first the one that is shown', async () => {
      const before = await column(canvas)
      await expect(before.getAllByRole('button')).toHaveLength(8)
      await expect(before.getByRole('button', { name: 'Timber' })).toHaveAttribute('aria-expanded', 'true')
      await expect(before.getByRole('link', { name: 'Framing' })).toHaveAttribute('aria-current', 'page')
      await expect(before.queryByRole('link', { name: 'Nails' })).toBeNull()
      await userEvent.click(before.getByRole('button', { name: 'Fixings' }))
      await userEvent.click(await before.findByRole('link', { name: 'Nails' }))
      await addressIs('/products/FIXINGS/NAILS')
      const after = await column(canvas)
      await expect(after.getByRole('button', { name: 'Fixings' })).toHaveAttribute('aria-expanded', 'true')
      await expect(after.getByRole('button', { name: 'Timber' })).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const BeyondTheLastPage: Story = {
  ...given({ path: `${framing}?page=99`, held: ['getProductsByCategoryTP'] }),
  name: 'A page beyond the last is empty and leads back, also while it loads; another class begins at its first page',
  play: async ({ canvas, userEvent }) => {
    const leadsBack = async () => {
      await expect(next(canvas)).toBeDisabled()
      await expect(previous(canvas)).toBeEnabled()
    }
    await canvas.findByText('Loading these products')
    await leadsBack()
    releaseHeldCalls('getProductsByCategoryTP')
    await canvas.findByText('No matching records.')
    await leadsBack()
    await userEvent.click(await canvas.findByRole('link', { name: 'MGP12 Pine' }))
    await addressIs(`${framing}/MGP12`)
    await canvas.findByText('Page 1')
    await productsAre(canvas, 5)
  },
}

type Payload = Readonly<Record<string, unknown>>

/**
 * Simulates a supplier with wrong paging. Called with the payload of each request for products. Returns a changed payload
 * to send instead, or a complete response.
 */
let answerWithWrongPage: (payload: Payload) => Payload | Response

export const OddPages: Story = {
  ...given({ faults: { getProductsByCategoryTP: { fault: 'field-errors', times: 1 } } }),
  tags: ['D12', 'D27'],
  name: 'A supplier that fails or cannot page leaves the page buttons usable',
  beforeEach: () => {
    const send = window.fetch
    answerWithWrongPage = (payload) => ({ ...payload, page: 1 })
    spyOn(window, 'fetch').mockImplementation((address, options) => {
      const isForProducts = typeof address === 'string' && address.endsWith('=getProductsByCategoryTP')
      if (!isForProducts || typeof options?.body !== 'string') return send(address, options)
      const read = answerWithWrongPage(JSON.parse(options.body))
      return read instanceof Response
        ? Promise.resolve(read)
        : send(address, { ...options, body: JSON.stringify(read) })
    })
  },
  play: async ({ canvas, userEvent, step }) => {
    const search = async (text: string) => {
      // Answers of the step before may render the page again.
      await allAnswered()
      const field = canvas.getByRole('searchbox')
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await passTime(400)
      await addressIs(`${framing}?search=${text}`)
      await productsAre(canvas, 12)
    }

    await step("a list that fails says the supplier's messages, each once", async () => {
      await canvas.findByRole('heading', { name: 'This order reference has already been used' })
      await expect(canvas.getAllByText(/already been used/)).toHaveLength(1)
      await expect(canvas.getByText('We do not deliver on this day')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await productsAre(canvas, 12)
    })

    await step('the same products for every page are one page', async () => {
      await waitFor(() => expect(next(canvas)).toBeDisabled())
    })

    await step('the whole list for every page is paged here', async () => {
      answerWithWrongPage = ({ page: _page, limit: _limit, ...payload }) => payload
      await search('mm')
      await userEvent.click(next(canvas))
      await productsAre(canvas, 5)
      await waitFor(() => expect(next(canvas)).toHaveAttribute('aria-disabled', 'true'))
    })

    await step('a next page that cannot be prefetched can be opened, and shows its failure itself', async () => {
      answerWithWrongPage = (payload) => (payload['page'] === 2 ? new Response('', { status: 403 }) : payload)
      await search('x')
      await waitFor(() => expect(next(canvas)).toBeEnabled())
      await userEvent.click(next(canvas))
      await canvas.findByRole('heading', { name: 'No matching records.' })
      const reason = 'We could not load these products. The supplier refused the request.'
      await canvas.findByText(reason)
      await passTimeUntil(() => expect(announcements()).toContain(`No matching records. ${reason}`))
      await expect(previous(canvas)).toBeEnabled()
      answerWithWrongPage = (payload) => payload
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await productsAre(canvas, 5)
    })
  },
}

export const Units: Story = {
  ...given({ path: screws }),
  tags: ['D29'],
  name: 'A unit that is chosen in a row has no other price than its own, and is chosen in the dialog',
  beforeEach: () => window.sessionStorage.setItem('trade-portal.see-prices', 'true'),
  play: async ({ canvas, userEvent, step }) => {
    const [row] = await canvas.findAllByRole('article')
    if (!row) throw new Error('There is no product')
    const inRow = within(row)

    await step('controls of different products have different names', async () => {
      const names = canvas
        .getAllByRole('button', { name: /^(Add to cart|Tally|Increase|Decrease)/ })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      await expect(new Set(names).size).toBe(names.length)
    })

    await step('the price of one unit is never shown for another', async () => {
      await inRow.findByText('per EA')
      await userEvent.selectOptions(await inRow.findByRole('combobox', { name: /^Unit of/ }), 'BOX')
      await expect(inRow.getByText('Priced in cart')).toBeVisible()
      await expect(row).not.toHaveTextContent('$')
    })

    await step('its dialog and the address have the unit', async () => {
      await userEvent.click(await inRow.findByRole('button', { name: /^Decking Screw/ }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Decking Screw/ }))
      await expect(await dialog.findByRole('combobox', { name: /^Unit of/ })).toHaveDisplayValue('BOX')
      await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/unit=BOX$/))
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await addressIs(screws)
    })

    await step('the product can be added', async () => {
      await userEvent.click(await inRow.findByRole('button', { name: /^Add to cart/ }))
      await screen.findByText('Added to cart')
    })
  },
}

export const TaxModeWithTaxInclusive: Story = {
  ...given({ usa: true, settings: { tax_inclusive: true, locale: 'en-US', currency: 'USD' } }),
  name: 'In tax mode prices are requested without tax, as they are labelled, whatever the setting',
  play: async ({ canvas }) => {
    const asked = watchPayloads('getProductsByCategoryTP')
    await canvas.findAllByRole('article')
    await expect(asked()).toContainEqual(expect.objectContaining({ incGST: false }))
    await expect(asked()).not.toContainEqual(expect.objectContaining({ incGST: true }))
  },
}

export const UnknownClass: Story = {
  ...given({ path: `${framing}/BALSA` }),
  name: 'A class that is not in the catalogue says so, with ways on and breadcrumbs of its known ancestors',
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await expect(canvas.getByText(/^There is no such category/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('link', { name: 'Search products' })).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('No matching records. There is no such category.'))
    await expect(trail(canvas).getByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
    await expect(trail(canvas).getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
  },
}

/** Checks that the cells of a column begin at the same horizontal position in all rows, however long the names are. */
async function expectAlignedCells(cells: readonly HTMLElement[]) {
  const lefts = cells.map((cell) => cell.getBoundingClientRect().left)
  await expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1)
}

const awkward = given({ path: '/products/AWKWARD/ODD/NAMES', world: 'awkward' })

/** Products with names that break over several lines, without a price, or with an unknown state of stock. */
export const AwkwardProducts: Story = {
  ...awkward,
  name: 'Awkward names are text and stay in their columns',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(5)
    // The name appears several times, because the product's category has the same name.
    await expect(canvas.getAllByText(/<b>Bold<\/b>/).length).toBeGreaterThan(1)
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expectAlignedCells(canvas.getAllByRole('button', { name: /^Add to cart/ }))
    await expectAlignedCells(canvas.getAllByRole('group', { name: /^Quantity of/ }))
    await userEvent.click(trail(canvas).getByRole('link', { name: 'Products' }))
    await canvas.findByRole('heading', { name: 'Browse Categories' })
    await canvas.findByRole('link', { name: /^<b>Bold<\/b>/ })
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}

export const AwkwardProductsOnAPhone: Story = {
  ...awkward,
  name: 'Awkward names fit a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expectAlignedCells(await canvas.findAllByRole('button', { name: /^Add to cart/ }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
