import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AfterProduct } from '../testing/AfterProduct.tsx'
import { listColumn, listTable } from '../testing/listTable.ts'
import { chooseMore, openMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading, notAllowed } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CustomListScreen } from './CustomListScreen.tsx'

const meta = {
  component: CustomListScreen,
  ...given({ path: '/custom-lists/example-list', clock: 'held' }),
} satisfies Meta<typeof CustomListScreen>
export default meta
type Story = StoryObj<typeof meta>

const pine = 'Pine Framing MGP10 70 x 35 mm'
const beam = 'LVL 13 Beam 90 x 42 mm'

const table = (canvas: PlayContext['canvas']) => listTable(canvas, 'Lines of the list')

async function ask({ canvas, userEvent }: PlayContext, button: string, question: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('alertdialog', { name: question }))
}

/** Checks that no dialog is open. Looks for the names of dialogs, because toasts have the same role. */
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^(Error|.*\?)$/ })).toBeNull())

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wall frame' })
    const lines = await table(canvas)
    const headers = lines.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers.slice(1).join()).toBe('Description,SKU,Qty,UOM,Unit Price,Extended Price,Remove')
    const first = within(lines.getByRole('row', { name: /Pine Framing MGP10 70 x 35 mm/ }))
    for (const text of ['TM100001', '36', 'LM', '$2.84', '$102.24']) await expect(first.getByText(text)).toBeVisible()
    await expect(await first.findByText('10 × 3.6 m')).toBeVisible()
    await canvas.findByText(/^Prices are today’s, ex GST\./)
    await passTimeUntil(() => expect(announcements()).toContain('12 lines'))
    const cents = (text: string | null = null) => Number(text?.replaceAll(/\D/g, ''))
    const total = cents(canvas.getByText('Total ex GST').nextElementSibling?.textContent)
    const prices = await listColumn(canvas, 'Lines of the list', 'Extended Price')
    await expect(total).toBe(prices.reduce((sum, price) => sum + cents(price), 0))
  },
}

export const KnownStock: Story = {
  name: 'A line shows its stock if the session knows it',
  render: () => (
    <AfterProduct productId="TM100001">
      <CustomListScreen />
    </AfterProduct>
  ),
  play: async ({ canvas }) => {
    const lines = await table(canvas)
    await within(lines.getByRole('row', { name: /Pine Framing MGP10 70 x 35 mm/ })).findByText('In Stock')
    await expect(canvas.getAllByText('In Stock')).toHaveLength(1)
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/custom-lists/everything' }),
  play: async ({ canvas }) => {
    await canvas.findByText('400 lines')
    await expect((await table(canvas)).getAllByRole('row').length).toBeLessThan(60)
  },
}

export const Empty: Story = {
  ...given({ path: '/custom-lists/nothing-yet' }),
  tags: ['B30'],
  play: async ({ canvas, userEvent }) => {
    const copied = watchCalls('copyCartToCart')
    await canvas.findByText('No items in this list yet.')
    await expect(canvas.getByRole('link', { name: 'Add products to your lists' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List to Cart' }))
    await expect(copied()).toBe(0)
    await expect(canvas.getByRole('button', { name: 'Delete list' })).toBeEnabled()
  },
}

export const NoMatch: Story = {
  ...given({ path: '/custom-lists/example-list?search=no+such+product' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No SKU or name contains “no such product”.')
  },
}

export const Loading: Story = loading('getCustomLists', 'the list', 'Custom List')
export const Failed: Story = failed('getCustomLists', 'the list')
export const NotAllowed: Story = notAllowed('Custom Lists')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const rows = (await table(canvas)).getAllByRole('row').slice(1)
    // All rows have the same layout, whatever the lengths of their names and prices.
    const places = rows.flatMap((one) => {
      const field = within(one).queryByRole('group')?.getBoundingClientRect()
      return field ? [field.top - one.getBoundingClientRect().top] : []
    })
    await expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2)
    // A line is removed by the menu of the selected line, away from the checkboxes.
    await userEvent.click((await row(canvas, /Pine Framing/)).getByRole('checkbox'))
    const bar = within(await canvas.findByRole('region', { name: 'Selected lines' }))
    const menu = await openMore({ ...context, canvas: bar })
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this line?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep the line' }))
    await noDialog()
    await userEvent.click(canvas.getByRole('button', { name: 'Unselect All' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
    await canvas.findByRole('region', { name: 'Cart' })
  },
}

const row = async (canvas: PlayContext['canvas'], name: RegExp) =>
  within((await table(canvas)).getByRole('row', { name }))

export const Adding: Story = {
  name: 'Selected lines are added with their changed quantities',
  play: async ({ canvas, userEvent }) => {
    const added = watchPayloads('addCartProduct')
    const bolts = await row(canvas, /Sleeve Anchor Hex/)
    const quantity = bolts.getByRole('spinbutton', { name: /^Quantity of Sleeve Anchor/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '40')
    await userEvent.tab()
    await expect(bolts.getByRole('checkbox')).toBeChecked()
    await expect(bolts.getByText('$135.60')).toBeVisible()
    await userEvent.click((await row(canvas, /Pine Framing/)).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
    await passTimeUntil(() => expect(announcements()).toContain('2 products added to cart'))
    await expect(added()).toMatchObject([
      { productID: 'TM100001', quoteQty: 36, tallyLength: [{ length: 3.6, qty: 10 }] },
      { productID: 'FX100045', quoteQty: 40 },
    ])
    // The quantity stays on the device until it is cleared.
    await expect(quantity).toHaveValue('40')
    await userEvent.clear(quantity)
    await userEvent.tab()
    await waitFor(() => expect(quantity).toHaveValue('9'))
  },
}

export const QuantitiesSaved: Story = {
  ...given({ faults: { updateCartProduct: { fault: 'lost-before-commit', after: 1, times: 1 } } }),
  tags: ['state'],
  name: 'Changed quantities are saved in the list for good',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('updateCartProduct')
    const enter = async (name: RegExp, quantity: string) => {
      const field = (await row(canvas, name)).getByRole('spinbutton')
      await userEvent.clear(field)
      await userEvent.type(field, `${quantity}{Tab}`)
    }
    await enter(/Sleeve Anchor Hex/, '40')
    await enter(/Foil Joining Tape/, '6')
    await canvas.findByRole('checkbox', { name: /^Keep my tools on this device/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 quantities in the list' }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^Not saved: IN100028\./)
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save 1 quantity in the list' }))
    await passTimeUntil(() => expect(announcements()).toContain('1 quantity saved in the list'))
    await expect(sent()).toMatchObject([
      { sessionID: 'example-list', productID: 'FX100045', quoteQty: 40 },
      { sessionID: 'example-list', productID: 'IN100028', quoteQty: 6 },
      { sessionID: 'example-list', productID: 'IN100028', quoteQty: 6 },
    ])
    await expect((await row(canvas, /Sleeve Anchor Hex/)).getByRole('spinbutton')).toHaveValue('40')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /in the list$/ })).toBeNull())
  },
}

export const OneRefused: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-error', times: 1 } } }),
  tags: ['state'],
  name: 'A line that cannot be added stays selected, with the reason',
  play: async ({ canvas, userEvent }) => {
    const refused = await row(canvas, /Sleeve Anchor Hex/)
    await userEvent.click(refused.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
    await refused.findByText('This order reference has already been used')
    await expect(refused.getByRole('checkbox')).toBeChecked()
  },
}

export const OtherPrices: Story = {
  ...given({ path: '/custom-lists/generic-bathroom' }),
  name: 'If a price has changed, the old and new price are shown',
  play: async ({ canvas }) => {
    const before = await (await row(canvas, /Downpipe/)).findByText('was $4.10,')
    await expect(before.parentElement).toHaveTextContent('was $4.10, now $20.84')
    await expect((await row(canvas, /Joist Hanger/)).queryByText(/^was/)).toBeNull()
  },
}

export const Transferred: Story = {
  name: 'Lines can be copied to a new list or moved to another list',
  play: async ({ canvas, userEvent }) => {
    const removed = watchPayloads('deleteCartProduct')
    const open = async (name: RegExp, list: string) => {
      await userEvent.click((await row(canvas, name)).getByRole('checkbox'))
      await userEvent.click(canvas.getByRole('button', { name: 'Copy or move' }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Copy or move/ }))
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'List' }), list)
      return dialog
    }
    const copying = await open(/Sleeve Anchor Hex/, 'A new list')
    await userEvent.type(copying.getByRole('textbox', { name: 'List name' }), 'Van stock')
    await userEvent.click(copying.getByRole('button', { name: 'Copy 1 line' }))
    await copying.findByText('You already have a list of this name. Choose it, or enter another name.')
    await userEvent.type(copying.getByRole('textbox', { name: 'List name' }), ' of Saturday')
    await userEvent.click(copying.getByRole('button', { name: 'Copy 1 line' }))
    await passTimeUntil(() => expect(announcements()).toContain('1 line copied'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const moving = await open(/Foil Joining Tape/, 'Van stock')
    await userEvent.click(moving.getByRole('radio', { name: /^They leave this list/ }))
    await userEvent.click(moving.getByRole('button', { name: 'Move 1 line' }))
    await passTimeUntil(() => expect(announcements()).toContain('1 line moved'))
    await expect(removed()).toContainEqual({ sessionID: 'example-list', productID: 'IN100028', lineID: '12' })
    await canvas.findByText('11 lines')
  },
}

export const FromFile: Story = {
  ...given({ path: '/custom-lists/nothing-yet' }),
  name: 'Products from a file are added to the list',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = 'Code,Qty\nFX100001,12\nIN100028,2\nZZ999999,4\n'
    const file = new File([text], 'order.csv', { type: 'text/csv' })
    await canvas.findByText('No items in this list yet.')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file can be chosen')
    await userEvent.upload(input, file)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add order.csv to “Nothing yet”' }))
    await dialog.findByText('3 lines: 2 ready, 1 unknown')
    const left = within(dialog.getByRole('list', { name: 'Lines that are left out' }))
    await expect(left.getByText(/ZZ999999/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 lines' }))
    await passTimeUntil(() => expect(announcements()).toContain('2 lines added to the list'))
    await row(canvas, /Joist Hanger/)
  },
}

export const Used: Story = {
  ...given({ faults: { copyCartToCart: { fault: 'network-failure', times: 1 } } }),
  name: 'Copying a list to the cart again needs confirmation',
  play: async (context) => {
    const { canvas, userEvent } = context
    const files = watchFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Download List' }))
    await passTimeUntil(() => expect(announcements()).toContain('Downloaded Wall frame.csv'))
    const [, first, ...others] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(first).toBe(`"TM100001","${pine}",36,"LM",2.84,102.24`)
    await expect(others.filter((line) => line !== '')).toHaveLength(11)

    await userEvent.click(canvas.getByRole('button', { name: 'Copy List to Cart' }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('Something went wrong. The lines may have been copied: look at your cart.')
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await noDialog()
    const copied = watchCalls('copyCartToCart')
    const question = await ask(context, 'Copy List to Cart', 'Copy it again?')
    await userEvent.dblClick(question.getByRole('button', { name: 'Copy again' }))
    await passTimeUntil(() => expect(announcements()).toContain('Custom list copied'))
    await expect(copied()).toBe(1)
    await chooseMore(context, 'Prices for my customer')
    await canvas.findByRole('heading', { name: 'Went to /customer-prices' })
  },
}

export const Deleted: Story = {
  tags: ['state'],
  name: 'A line and a list are each deleted once, after confirmation',
  play: async (context) => {
    const { canvas, userEvent } = context
    const removed = watchPayloads('deleteCartProduct')
    const deleted = watchCalls('deleteCustomList')
    const answer = holdCalls(context.msw, 'deleteCartProduct')
    const first = await ask(context, `Remove ${pine}`, 'Remove this line?')
    await userEvent.dblClick(first.getByRole('button', { name: 'Remove line' }))
    await screen.findByRole('button', { name: /^Removing…/ })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await noDialog()
    // The answer for one line leaves the question about another open.
    const second = await ask(context, `Remove ${beam}`, 'Remove this line?')
    answer()
    await passTimeUntil(() => expect(announcements()).toContain(`${pine} removed from the list`))
    await expect(removed()).toEqual([{ sessionID: 'example-list', productID: 'TM100001', lineID: '1' }])
    await userEvent.click(second.getByRole('button', { name: 'Remove line' }))
    // The focus moves to the line after the removed one.
    const lines = await table(canvas)
    await waitFor(() => expect(lines.getAllByRole('row')).toHaveLength(11))
    await waitFor(() => expect(lines.getAllByRole('button', { name: /^Remove / })[0]).toHaveFocus())

    await chooseMore(context, 'Delete list')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this list?' }))
    await expect(question.getByText(/^“Wall frame” with its 10 lines is deleted\./)).toBeVisible()
    await userEvent.dblClick(question.getByRole('button', { name: 'Delete list' }))
    await canvas.findByRole('heading', { name: 'Went to /custom-lists' })
    await expect(deleted()).toBe(1)
    await expect(announcements()).not.toContain('There is no such list.')
  },
}

export const Generic: Story = {
  ...given({ path: '/custom-lists/generic-safety' }),
  tags: ['state'],
  name: 'A supplier’s generic list can be copied but not changed',
  play: async ({ canvas }) => {
    await table(canvas)
    await expect(canvas.getByRole('button', { name: 'Copy List to Cart' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Delete list' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const WithoutCart: Story = {
  ...given({
    path: '/custom-lists/nothing-yet',
    settings: { shopping_cart_disabled: true, products_button_disabled: true },
  }),
  name: 'If the cart is disabled, a list can only be deleted',
  play: async ({ canvas }) => {
    await canvas.findByText('No items in this list yet.')
    const names = canvas.getAllByRole('button', { name: /list/i }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Delete list'])
    await expect(canvas.queryByRole('link', { name: 'Add products to your lists' })).toBeNull()
  },
}

export const Unknown: Story = {
  ...given({ path: '/custom-lists/__proto__' }),
  tags: ['state'],
  name: 'A list that does not exist is reported',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such list.')
    await passTimeUntil(() => expect(announcements()).toContain('There is no such list.'))
  },
}
