import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import { failedInDialog, loading, notAllowed, offline } from '../testing/screenStates.ts'
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
    await expect(canvas.getByRole('searchbox', { name: 'Search All Framing' })).toBeVisible()
    const filter = within(await canvas.findByRole('navigation', { name: 'FILTER SUBCATEGORIES' }))
    await expect(filter.getByRole('link', { name: 'All Framing' })).toHaveAttribute('aria-current', 'page')
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

/** The placeholder looks like a list of products, because the URL names a type. */
export const Loading: Story = loading('getProductCategories', 'the catalogue', 'Products')
export const Failed: Story = { ...failedInDialog('getProductCategories'), globals: { shell: 'without' } }
export const NotAllowed: Story = notAllowed('Products')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    // The first product must be visible without scrolling, even on the smallest phones, which are 480 px high.
    await expect(first?.getBoundingClientRect().top).toBeLessThan(300)
    // The links to other categories are below the products.
    const browse = await canvas.findByRole('navigation', { name: 'BROWSE CATEGORY' })
    await expect(browse.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? Infinity)
    const picker = await canvas.findByRole('combobox', { name: 'FILTER SUBCATEGORIES' })
    await expect(picker.scrollWidth).toBeLessThanOrEqual(picker.clientWidth)
    await userEvent.selectOptions(picker, 'MGP12 Pine')
    await canvas.findByRole('heading', { name: 'MGP12 Pine' })
    await productsAre(canvas, 5)
  },
}

export const Offline: Story = offline(({ canvas }) => productsAre(canvas, 12))

export const Levels: Story = {
  ...given({ path: '/products' }),
  name: 'Customers browse from categories to types to classes',
  play: async ({ canvas, userEvent, step }) => {
    await step('all categories are cards, beside a column of links to their types', async () => {
      await canvas.findByRole('heading', { name: 'Browse Categories' })
      await productsAre(canvas, 8)
      const [card] = canvas.getAllByRole('article')
      await expect(within(card ?? document.body).getByRole('link', { name: 'Framing' })).toHaveAttribute(
        'href',
        framing,
      )
      await userEvent.click((await column(canvas)).getByRole('button', { name: 'Timber' }))
      await expect((await column(canvas)).getByRole('link', { name: 'Framing' })).toHaveAttribute('href', framing)
    })

    await step('a class shows only its own products', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Timber' }))
      await canvas.findByRole('heading', { name: 'Timber' })
      await userEvent.click(canvas.getByRole('link', { name: 'MGP10 Pine' }))
      await addressIs(`${framing}/MGP10`)
      await canvas.findByRole('heading', { name: 'MGP10 Pine' })
      await productsAre(canvas, 8)
      await expect(next(canvas)).toBeDisabled()
      const crumbs = trail(canvas).getAllByRole('listitem')
      await expect(crumbs.map(({ textContent }) => textContent).join('/')).toBe('Products/Timber/Framing/MGP10 Pine')
    })

    await step('at first, the column expands the category that is shown', async () => {
      const before = await column(canvas)
      await expect(before.getByRole('button', { name: 'Timber' })).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(before.getByRole('button', { name: 'Fixings' }))
      await userEvent.click(await before.findByRole('link', { name: 'Nails' }))
      await addressIs('/products/FIXINGS/NAILS')
      const after = await column(canvas)
      await expect(after.getByRole('button', { name: 'Timber' })).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

/** How many pages were requested. */
let sentPages = () => 0

export const Pages: Story = {
  name: 'A product list has pages, a search and a grid view',
  beforeEach: () => {
    sentPages = watchCalls('getProductsByCategoryTP')
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('each page is requested once, and the next page is prefetched', async () => {
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

    await step('grouped, in rows and in the grid, each product has a heading with its name', async () => {
      const names = async () => {
        const products = within(await canvas.findByRole('list', { name: 'Products' }))
        const headings = products.getAllByRole('heading', { level: 2 })
        return headings.map((heading) => within(heading).getByRole('button').textContent)
      }
      const grouped = await names()
      await expect(grouped).toContain('Pine Framing MGP10 70 x 35 mm')
      await expect(canvas.getByRole('list', { name: 'Pine Framing MGP10' })).toBeVisible()
      for (const view of ['Single rows', 'Grid']) {
        await userEvent.click(canvas.getByRole('radio', { name: view }))
        await waitFor(() => expect(canvas.queryByRole('list', { name: 'Pine Framing MGP10' })).toBeNull())
        await expect(await names()).toEqual(grouped)
      }
    })

    await step('a search starts at the first page, and is sent once', async () => {
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
  },
}

export const InStockOnly: Story = {
  ...given({ path: '/products/TIMBER/STRUCTURAL?page=2' }),
  name: '“In stock only” is in the URL, and classes keep it',
  play: async ({ canvas, userEvent, step }) => {
    const asked = watchPayloads('getProductsByCategoryTP')
    await productsAre(canvas, 5)

    await step('it is sent, and the list starts at the first page', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock only' }))
      await addressIs('/products/TIMBER/STRUCTURAL?inStock=on')
      await productsAre(canvas, 10)
      await expect(asked()).toContainEqual(expect.objectContaining({ inStockOnly: true, page: 1 }))
      await expect(canvas.queryByText('Special Order')).toBeNull()
      await passTimeUntil(() => expect(announcements()).toContain('10 products in stock'))
    })

    await step('where nothing is in stock, it can be turned off', async () => {
      const filter = within(canvas.getByRole('navigation', { name: 'FILTER SUBCATEGORIES' }))
      await userEvent.click(filter.getByRole('link', { name: 'F17 Hardwood' }))
      await addressIs('/products/TIMBER/STRUCTURAL/F17?inStock=on')
      await canvas.findByText('“In stock only” is on.')
      await passTimeUntil(() => expect(announcements()).toContain('No matching records. “In stock only” is on.'))
      await userEvent.click(canvas.getByRole('button', { name: 'Turn off “In stock only”' }))
      await addressIs('/products/TIMBER/STRUCTURAL/F17')
      await productsAre(canvas, 4)
      await expect(canvas.getByRole('checkbox', { name: 'In stock only' })).not.toBeChecked()
    })
  },
}

export const ToolsOnAPhone: Story = {
  ...given({ path: '/products/TIMBER/STRUCTURAL?page=2' }),
  globals: { viewport: { value: 'mobile1' } },
  name: 'A phone has stock and view in a sheet, and says so',
  play: async ({ canvas, userEvent }) => {
    await productsAre(canvas, 5)
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'In stock only' }))
    await userEvent.click(sheet.getByRole('radio', { name: 'Single rows' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show products' }))
    await productsAre(canvas, 10)
    await expect(canvas.getByRole('button', { name: 'Filter, filtered' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await addressIs('/products/TIMBER/STRUCTURAL')
  },
}

export const BeyondTheLastPage: Story = {
  ...given({ path: `${framing}?page=99` }),
  name: 'A page beyond the last is empty; a class opens at page 1',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No matching records.')
    await expect(next(canvas)).toBeDisabled()
    await expect(previous(canvas)).toBeEnabled()
    await userEvent.click(await canvas.findByRole('link', { name: 'MGP12 Pine' }))
    await addressIs(`${framing}/MGP12`)
    await canvas.findByText('Page 1')
    await productsAre(canvas, 5)
  },
}

let isNextPageRefused = false

export const NextPageFails: Story = {
  name: 'If the next page fails to load, opening it shows an error',
  beforeEach: () => {
    isNextPageRefused = true
    const send = window.fetch
    spyOn(window, 'fetch').mockImplementation((address, options) => {
      const isForNextPage = typeof options?.body === 'string' && options.body.includes('"page":2')
      if (isNextPageRefused && isForNextPage) return Promise.resolve(new Response('', { status: 403 }))
      return send(address, options)
    })
  },
  play: async ({ canvas, userEvent }) => {
    await productsAre(canvas, 12)
    await allAnswered()
    await userEvent.click(next(canvas))
    await canvas.findByRole('heading', { name: 'No matching records.' })
    const reason = 'We could not load these products. The supplier refused the request.'
    await passTimeUntil(() => expect(announcements()).toContain(`No matching records. ${reason}`))
    await expect(previous(canvas)).toBeEnabled()
    isNextPageRefused = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await productsAre(canvas, 5)
  },
}

export const Units: Story = {
  ...given({ path: screws }),
  name: 'The product dialog opens with the unit chosen in the row',
  beforeEach: () => window.sessionStorage.setItem('trade-portal.see-prices', 'true'),
  play: async ({ canvas, userEvent }) => {
    const [row = document.body] = await canvas.findAllByRole('article')
    const inRow = within(row)

    const names = canvas.getAllByRole('button', { name: /^(Add to cart|Tally|Increase|Decrease)/ })
    await expect(new Set(names.map((name) => name.getAttribute('aria-label') ?? name.textContent)).size).toBe(
      names.length,
    )

    await expect(row).toHaveTextContent(/\$0\.\d\d \/ Unit of/)
    await userEvent.selectOptions(await inRow.findByRole('combobox', { name: /^Unit of/ }), 'BOX')
    await expect(inRow.getByText('Priced in cart')).toBeVisible()
    await expect(row).not.toHaveTextContent('$')

    await userEvent.click(await inRow.findByRole('button', { name: /^Decking Screw/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Decking Screw/ }))
    await expect(await dialog.findByRole('combobox', { name: /^Unit of/ })).toHaveDisplayValue('BOX')
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/unit=BOX$/))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await addressIs(screws)
  },
}

export const TaxModeWithTaxInclusive: Story = {
  ...given({ usa: true, settings: { tax_inclusive: true, locale: 'en-US', currency: 'USD' } }),
  name: 'In tax mode, prices are requested without tax',
  play: async ({ canvas }) => {
    const asked = watchPayloads('getProductsByCategoryTP')
    await canvas.findAllByRole('article')
    await expect(asked()).toContainEqual(expect.objectContaining({ incGST: false }))
    await expect(asked()).not.toContainEqual(expect.objectContaining({ incGST: true }))
  },
}

export const UnknownClass: Story = {
  ...given({ path: `${framing}/BALSA` }),
  name: 'For an unknown product class, a message offers links',
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
    await expect(canvas.getByText(/^There is no such category/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('link', { name: 'Search products' })).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('No matching records. There is no such category.'))
    await expect(trail(canvas).getByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
  },
}

/** Products with names that break over several lines, without a price, or with an unknown state of stock. */
export const AwkwardProductsOnAPhone: Story = {
  ...given({ path: '/products/AWKWARD/ODD/NAMES', world: 'awkward' }),
  name: 'Awkward names are shown as plain text and fit a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const cells = await canvas.findAllByRole('button', { name: /^Add to cart/ })
    await expect(cells.length).toBeGreaterThan(5)
    // The cells of a column begin at the same place, however long the names are.
    const lefts = cells.map((cell) => cell.getBoundingClientRect().left)
    await expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // The name appears several times, because the product's category has the same name.
    await expect(canvas.getAllByText(/<b>Bold<\/b>/).length).toBeGreaterThan(1)
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}
