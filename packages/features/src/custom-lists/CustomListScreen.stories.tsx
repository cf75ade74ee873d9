import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { CustomListScreen } from './CustomListScreen.tsx'

const page = within(document.body)

const meta = {
  component: CustomListScreen,
  ...given({ path: '/custom-lists/example-list' }),
} satisfies Meta<typeof CustomListScreen>
export default meta
type Story = StoryObj<typeof meta>

const table = ({ canvas }: Pick<PlayContext, 'canvas'>) => canvas.findByRole('table', { name: 'Lines of the list' })

/** Presses a button, and then the one that confirms it. Two clicks each, as of an impatient customer. */
async function confirm({ canvas, userEvent }: PlayContext, open: string | RegExp, question: string, answer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: open }))
  const dialog = within(await page.findByRole('alertdialog', { name: question }))
  await userEvent.dblClick(dialog.getByRole('button', { name: answer }))
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wall frame' })
    const lines = within(await table({ canvas }))
    const headers = lines.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['SKU', 'Description', 'Qty', 'UOM', 'Unit Price', 'Extended Price', 'Remove'])
    const first = within(lines.getByRole('row', { name: /Pine Framing MGP10 70 x 35 mm/ }))
    for (const text of ['TM100001', '36', 'LM', '$2.84', '$102.24']) await expect(first.getByText(text)).toBeVisible()
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Custom Lists' })).toHaveAttribute('href', '/custom-lists')
    await expect(canvas.getByText(/^To update this list, copy it to your cart, add products/)).toBeVisible()
    await expect(canvas.getByText('Prices are today’s, ex GST.')).toBeVisible()
    await waitFor(() => expect(heard()).toContain('12 lines'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await table({ canvas })
  },
}

export const TaxMode: Story = {
  ...given({ usa: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Prices are today’s, ex Tax.')
  },
}

export const Loading: Story = {
  ...given({ latency: { getCustomLists: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the list')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Custom List')
  },
}

export const Failed: Story = {
  ...given({ faults: { getCustomLists: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the list')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await table({ canvas })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getCustomLists: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Empty: Story = {
  tags: ['state', 'B30'],
  ...given({ path: '/custom-lists/nothing-yet' }),
  name: 'A list without lines says so, and pressing Copy List to Cart sends nothing',
  play: async ({ canvas, userEvent }) => {
    const copied = watchCalls('copyCartToCart')
    await canvas.findByText('No items in this list yet.')
    const link = await canvas.findByRole('link', { name: 'Add products to your lists' })
    await expect(link).toHaveAttribute('href', '/products')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List to Cart' }))
    await expect(copied()).toBe(0)
    await expect(canvas.getByRole('button', { name: 'Delete list' })).toBeEnabled()
  },
}

export const EmptyOnAPhone: Story = {
  ...Empty,
  tags: [],
  name: 'Empty, on a phone',
  globals: { viewport: { value: 'mobile1' } },
}

export const EmptyWithoutProducts: Story = {
  ...given({ path: '/custom-lists/nothing-yet', settings: { products_button_disabled: true } }),
  name: 'Where products are disabled, an empty list offers no link to them',
  play: async ({ canvas }) => {
    await canvas.findByText('No items in this list yet.')
    await expect(canvas.queryByRole('link', { name: 'Add products to your lists' })).toBeNull()
  },
}

export const UnknownList: Story = {
  ...given({ path: '/custom-lists/no-such-list' }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such list.')
    await expect(canvas.getByRole('link', { name: 'Go to Custom Lists' })).toHaveAttribute('href', '/custom-lists')
    await waitFor(() => expect(heard()).toContain('There is no such list.'))
  },
}

export const UnknownIdIsSentNowhere: Story = {
  ...given({ path: '/custom-lists/__proto__' }),
  tags: ['E10', 'D10'],
  name: 'An id from the address is only compared, whatever it is',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such list.')
  },
}

export const Generic: Story = {
  tags: ['state', 'B30'],
  ...given({ path: '/custom-lists/generic-safety' }),
  name: 'A generic list can be copied and downloaded, but neither deleted nor changed',
  play: async ({ canvas }) => {
    await table({ canvas })
    await expect(canvas.getByRole('button', { name: 'Copy List to Cart' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Download List' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Delete list' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(canvas.getByText(/^To make a list of your own from this one/)).toBeVisible()
  },
}

export const WithoutCart: Story = {
  tags: ['state'],
  ...given({ settings: { shopping_cart_disabled: true } }),
  name: 'Where the cart is disabled, only Delete list shows',
  play: async ({ canvas }) => {
    await table({ canvas })
    await expect(canvas.getByRole('button', { name: 'Delete list' })).toBeVisible()
    for (const name of ['Copy List to Cart', 'Download List'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByText(/^To update this list/)).toBeNull()
  },
}

export const GenericWithoutCart: Story = {
  ...given({ path: '/custom-lists/generic-safety', settings: { shopping_cart_disabled: true } }),
  name: 'Where the cart is disabled, nothing can be done with a generic list',
  play: async ({ canvas }) => {
    const lines = await table({ canvas })
    await expect(within(lines).queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /list/i })).toBeNull()
  },
}

export const Copied: Story = {
  tags: ['B26'],
  name: 'Two presses copy the list once, and a toast says so',
  play: async ({ canvas, userEvent }) => {
    const copied = watchCalls('copyCartToCart')
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
    await page.findByText('Custom list copied')
    await expect(copied()).toBe(1)
    await waitFor(() => expect(heard()).toContain('Custom list copied'))
  },
}

export const CopyRefused: Story = {
  ...given({ faults: { copyCartToCart: 'field-errors' } }),
  name: 'A refused copy opens the Error dialog with the first message of the supplier',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
    const dialog = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await expect(dialog.getByText('This order reference has already been used')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy List to Cart' })).toHaveFocus())
  },
}

export const CopyNotAnswered: Story = {
  ...given({ faults: { copyCartToCart: 'network-failure' } }),
  name: 'A copy without an answer opens the Error dialog with "Something went wrong.", and says that it may have been made',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
    const dialog = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await expect(
      dialog.getByText('Something went wrong. The lines may have been copied: look at your cart.'),
    ).toBeVisible()
  },
}

export const Deleted: Story = {
  tags: ['B26'],
  name: 'Delete list asks first, deletes once, and goes to the lists',
  play: async (context) => {
    const deleted = watchCalls('deleteCustomList')
    await confirm(context, 'Delete list', 'Delete this list?', 'Delete list')
    await context.canvas.findByRole('heading', { name: 'Went to /custom-lists' })
    await page.findByText('Custom list deleted')
    await expect(deleted()).toBe(1)
    await expect(heard()).not.toContain('There is no such list.')
  },
}

export const KeptAfterAsking: Story = {
  name: 'Keeping the list sends nothing, and the focus returns to Delete list',
  play: async ({ canvas, userEvent }) => {
    const deleted = watchCalls('deleteCustomList')
    const button = await canvas.findByRole('button', { name: 'Delete list' })
    await userEvent.click(button)
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete this list?' }))
    await expect(dialog.getByText(/^“Wall frame” with its 12 lines is deleted\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the list' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(deleted()).toBe(0)
  },
}

export const DeletionRefused: Story = {
  ...given({ faults: { deleteCustomList: 'field-error' } }),
  name: 'A list whose deletion is refused stays, and the Error dialog says why',
  play: async (context) => {
    await confirm(context, 'Delete list', 'Delete this list?', 'Delete list')
    await page.findByRole('alertdialog', { name: 'Error' })
    await page.findByText('This order reference has already been used')
    await expect(context.canvas.getByRole('table', { name: 'Lines of the list', hidden: true })).toBeVisible()
  },
}

export const DeletionNotAnswered: Story = {
  ...given({ faults: { deleteCustomList: 'lost-after-commit' } }),
  name: 'A deletion whose answer is lost is looked up: the list is gone, and the screen says so',
  play: async (context) => {
    await confirm(context, 'Delete list', 'Delete this list?', 'Delete list')
    await page.findByText('Something went wrong.')
    await page.findByText('There is no such list.')
  },
}

export const LineRemoved: Story = {
  tags: ['B26'],
  name: 'Removing a line asks first, removes it once, and the focus goes to the next line',
  play: async (context) => {
    const removed = watchCalls('deleteCartProduct')
    await confirm(context, 'Remove Pine Framing MGP10 70 x 35 mm', 'Remove this line?', 'Remove line')
    await page.findByText('product removed')
    await expect(removed()).toBe(1)
    const lines = within(await table(context))
    await waitFor(() => expect(lines.getAllByRole('row')).toHaveLength(12))
    await waitFor(() => expect(lines.getByRole('button', { name: 'Remove LVL 13 Beam 90 x 42 mm' })).toHaveFocus())
    await waitFor(() => expect(heard()).toContain('Pine Framing MGP10 70 x 35 mm removed from the list'))
    await waitFor(() => expect(heard()).toContain('11 lines'))
  },
}

/** The body of the request that removes a line, parsed. */
function watchRemoval() {
  const sent = spyOn(window, 'fetch')
  return (): unknown => {
    const isRemoval = (address: unknown) => typeof address === 'string' && address.endsWith('=deleteCartProduct')
    const body = sent.mock.calls.find(([address]) => isRemoval(address))?.[1]?.body
    return typeof body === 'string' ? JSON.parse(body) : undefined
  }
}

export const RemovalPayload: Story = {
  name: 'A line is removed with the id of the list, of the product and of the line',
  play: async (context) => {
    const removal = watchRemoval()
    await confirm(context, 'Remove LVL 13 Beam 90 x 42 mm', 'Remove this line?', 'Remove line')
    await page.findByText('product removed')
    await expect(removal()).toEqual({ sessionID: 'example-list', productID: 'TM100018', lineID: '2' })
  },
}

export const RemovalRefused: Story = {
  ...given({ faults: { deleteCartProduct: 'field-error' } }),
  name: 'A line whose removal is refused stays, and the Error dialog says why',
  play: async (context) => {
    await confirm(context, 'Remove Pine Framing MGP10 70 x 35 mm', 'Remove this line?', 'Remove line')
    await page.findByText('This order reference has already been used')
    await page.findByRole('button', { name: 'Remove Pine Framing MGP10 70 x 35 mm', hidden: true })
  },
}

export const RemovalUnderWay: Story = {
  name: 'While a line is being removed, another one can be asked about, and the answer for the first leaves that open',
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = holdCalls(context.msw, 'deleteCartProduct')
    await confirm(context, 'Remove Pine Framing MGP10 70 x 35 mm', 'Remove this line?', 'Remove line')
    await page.findByRole('button', { name: /^Removing…/ })
    // Nothing is kept any more.
    await expect(page.queryByRole('button', { name: 'Keep the line' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove LVL 13 Beam 90 x 42 mm' }))
    const second = within(await page.findByRole('alertdialog', { name: 'Remove this line?' }))
    await expect(second.getByText(/^LVL 13 Beam 90 x 42 mm is removed/)).toBeVisible()
    await expect(second.getByRole('button', { name: 'Remove line' })).toBeVisible()
    answer()
    await page.findByText('product removed')
    await waitFor(() => expect(heard()).toContain('Pine Framing MGP10 70 x 35 mm removed from the list'))
    await userEvent.click(second.getByRole('button', { name: 'Keep the line' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}

export const Downloaded: Story = {
  tags: ['K07', 'L04'],
  name: 'Download List hands over one file of the name of the list, with the prices of the screen',
  play: async ({ canvas, userEvent }) => {
    const files = watchFiles()
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Download List' }))
    await waitFor(() => expect(heard()).toContain('Downloaded Wall frame.csv'))
    await expect(files).toHaveLength(1)
    await expect(files[0]?.name).toBe('Wall frame.csv')
    const [header, first] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe('\uFEFF"SKU","Description","Qty","UOM","Unit Price","Extended Price"')
    await expect(first).toBe('"TM100001","Pine Framing MGP10 70 x 35 mm",36,"LM",2.84,102.24')
  },
}

export const Searched: Story = {
  name: 'The lines are searched by SKU and description',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search this list' }), 'decking')
    await canvas.findByText('1 of 12 rows')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'no such product')
    await canvas.findByText('No SKU or description contains “no such product”.')
  },
}

export const ManyLines: Story = {
  tags: ['state', 'D12'],
  ...given({ world: 'large', path: '/custom-lists/everything' }),
  name: 'Of 400 lines only those in view are rendered',
  play: async ({ canvas }) => {
    await canvas.findByText('400 rows')
    const lines = within(await table({ canvas }))
    await waitFor(() => expect(lines.getAllByRole('row').length).toBeGreaterThan(5))
    await expect(lines.getAllByRole('row').length).toBeLessThan(60)
  },
}

/** The prices of this world are 0, null, or very large, and one product is no longer sold. */
export const AwkwardAnswers: Story = {
  tags: ['state', 'D01', 'D29'],
  ...given({ world: 'awkward', path: '/custom-lists/awkward-0' }),
  name: 'Markup is shown as text, and an unknown price is on request',
  play: async ({ canvas, canvasElement }) => {
    const lines = within(await table({ canvas }))
    await canvas.findByRole('heading', { level: 1, name: /<b>Bold<\/b>/ })
    await expect(lines.getAllByText('On request')).toHaveLength(2)
    await expect(lines.getByRole('row', { name: /GONE/ })).toBeVisible()
    await expect(canvasElement.querySelector('b, script')).toBeNull()
  },
}

export const LongNames: Story = {
  tags: ['state', 'D09', 'K09'],
  ...given({ world: 'awkward', path: '/custom-lists/awkward-2' }),
  name: 'A name without a place to break stays inside its cell, and an amount too large to be exact is a dash',
  play: async ({ canvas }) => {
    const lines = within(await table({ canvas }))
    const row = within(lines.getByRole('row', { name: /^AWK2/ }))
    await expect(row.getByText('$1,234,567.89')).toBeVisible()
    await expect(row.getByText('–')).toBeVisible()
  },
}

export const LongNamesOnAPhone: Story = {
  ...LongNames,
  tags: ['D09'],
  name: 'Long names on a phone',
  globals: { viewport: { value: 'mobile1' } },
}

export const MinimalData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'Lines without names, pictures and prices are shown by their SKU',
  play: async ({ canvas }) => {
    const lines = within(await table({ canvas }))
    await expect(lines.getAllByText('On request').length).toBeGreaterThan(5)
    await expect(lines.getAllByText('TM100001')).toHaveLength(2)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
