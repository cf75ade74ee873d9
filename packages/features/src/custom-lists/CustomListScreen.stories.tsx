import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
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

type Press = 'click' | 'dblClick'

async function confirmDeletion(context: PlayContext, press: Press = 'click') {
  const dialog = await ask(context, 'Delete list', 'Delete this list?')
  await context.userEvent[press](dialog.getByRole('button', { name: 'Delete list' }))
}

async function confirmRemoval(context: PlayContext, product: string, press: Press = 'click') {
  const dialog = await ask(context, `Remove ${product}`, 'Remove this line?')
  await context.userEvent[press](dialog.getByRole('button', { name: 'Remove line' }))
}

async function closesError({ userEvent }: PlayContext, message: string) {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await dialog.findByText(message)
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await noDialog()
}

/** Checks that no dialog is open. Looks for the names of dialogs, because toasts have the same role. */
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^(Error|.*\?)$/ })).toBeNull())

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wall frame' })
    const lines = await table(canvas)
    const headers = lines.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers.slice(1)).toEqual([
      'SKU',
      'Description',
      'Qty',
      'UOM',
      'Unit Price',
      'Extended Price',
      'Remove',
    ])
    const first = within(lines.getByRole('row', { name: /Pine Framing MGP10 70 x 35 mm/ }))
    for (const text of ['TM100001', '36', 'LM', '$2.84', '$102.24']) await expect(first.getByText(text)).toBeVisible()
    await expect(await first.findByText('10 × 3.6 m')).toBeVisible()
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Custom Lists' })).toHaveAttribute('href', '/custom-lists')
    await expect(canvas.getByText(/^To update this list, copy it to your cart, add products, then press/)).toBeVisible()
    await canvas.findByText(/^Prices are today’s, ex GST\./)
    await passTimeUntil(() => expect(announcements()).toContain('12 lines'))
    const cents = (text: string | null = null) => Number(text?.replaceAll(/\D/g, ''))
    const total = cents(canvas.getByText('Total ex GST').nextElementSibling?.textContent)
    const prices = await listColumn(canvas, 'Lines of the list', 'Extended Price')
    await expect(total).toBe(prices.reduce((sum, price) => sum + cents(price), 0))
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/custom-lists/everything?sort=-extendedPrice' }),
  tags: ['D12'],
  play: async ({ canvas }) => {
    await canvas.findByText('400 lines')
    const lines = await table(canvas)
    await waitFor(() => expect(lines.getAllByRole('row').length).toBeGreaterThan(5))
    await expect(lines.getAllByRole('row').length).toBeLessThan(60)
    await expect(lines.getByRole('columnheader', { name: 'Extended Price' })).toHaveAttribute('aria-sort', 'descending')
  },
}

export const Empty: Story = {
  ...given({ path: '/custom-lists/nothing-yet' }),
  tags: ['B30'],
  play: async ({ canvas, userEvent }) => {
    const copied = watchCalls('copyCartToCart')
    await canvas.findByText('No items in this list yet.')
    await expect(canvas.getByText(/^To fill this list, add products, then press/)).toBeVisible()
    const link = await canvas.findByRole('link', { name: 'Add products to your lists' })
    await expect(link).toHaveAttribute('href', '/products')
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

/** The main action is at the lower edge, and the other actions are in a menu beside the heading. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const rows = (await table(canvas)).getAllByRole('row').slice(1)
    // All rows have the same layout, whatever the lengths of their names and prices.
    const places = rows.flatMap((row) => {
      const field = within(row).queryByRole('group')?.getBoundingClientRect()
      return field ? [field.top - row.getBoundingClientRect().top] : []
    })
    await expect(places.length).toBeGreaterThan(5)
    await expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = within(await screen.findByRole('menu', { name: 'More' }))
    const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(['Download List', 'Delete list'])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete list' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this list?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep the list' }))
    await noDialog()
    const bar = canvas.getByRole('region', { name: 'List' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Copy List to Cart' }))
    const cart = within(await canvas.findByRole('region', { name: 'Cart' }))
    await expect(cart.getByRole('link', { name: 'Review Cart' })).toHaveAttribute('href', '/cart')
    await expect(bar).not.toBeInTheDocument()
  },
}

const row = async (canvas: PlayContext['canvas'], name: RegExp) =>
  within((await table(canvas)).getByRole('row', { name }))

export const Adding: Story = {
  name: 'Selected lines are added to the cart in turn, with their lengths, in quantities that stay on the device',
  play: async ({ canvas, userEvent, step }) => {
    const added = watchPayloads('addCartProduct')
    await step('a changed quantity selects its line', async () => {
      const bolts = await row(canvas, /Sleeve Anchor Hex/)
      const quantity = bolts.getByRole('spinbutton', { name: /^Quantity of Sleeve Anchor/ })
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '40')
      await userEvent.tab()
      await expect(bolts.getByRole('checkbox')).toBeChecked()
      await expect(bolts.getByText('$135.60')).toBeVisible()
      await userEvent.click((await row(canvas, /Pine Framing/)).getByRole('checkbox'))
      await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(/^2 selected/)))
    })

    await step('both are added, the line with lengths as it is in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
      await passTimeUntil(() => expect(announcements()).toContain('2 products added to cart'))
      await expect(added()).toEqual([
        expect.objectContaining({ productID: 'TM100001', quoteQty: 36, tallyLength: [{ length: 3.6, qty: 10 }] }),
        expect.objectContaining({ productID: 'FX100045', quoteQty: 40 }),
      ])
      await expect(canvas.queryByRole('region', { name: 'Selected lines' })).toBeNull()
    })

    await step('the quantity stays until it is cleared', async () => {
      const quantity = (await row(canvas, /Sleeve Anchor Hex/)).getByRole('spinbutton')
      await expect(quantity).toHaveValue('40')
      await userEvent.clear(quantity)
      await userEvent.tab()
      await waitFor(() => expect(quantity).toHaveValue('9'))
    })
  },
}

export const ByKeyboard: Story = {
  name: 'Enter leads to the quantity of the next line, and selects none whose quantity is not changed',
  play: async ({ canvas, userEvent }) => {
    const lines = await table(canvas)
    // Tally lines are skipped, because they have no quantity field.
    const [first, second, third] = lines.getAllByRole('spinbutton')
    if (!first || !second || !third) throw new Error('There are no quantities')
    await userEvent.click(first)
    await userEvent.keyboard('40{Enter}')
    await expect(second).toHaveFocus()
    await expect(first).toHaveValue('40')
    await userEvent.keyboard('x{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(third).toHaveFocus()
    const selected = lines.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
    await expect(selected.map((box) => box.closest('[role=row]'))).toEqual([first.closest('[role=row]')])
  },
}

export const OneRefused: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-error', times: 1 } } }),
  tags: ['B33'],
  name: 'A line that could not be added stays selected with its reason',
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Sleeve Anchor Hex/, /Foil Joining Tape/])
      await userEvent.click((await row(canvas, name)).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(/^1 of 2 products added/)))
    const refused = await row(canvas, /Sleeve Anchor Hex/)
    await refused.findByText('This order reference has already been used')
    await expect(refused.getByRole('checkbox')).toBeChecked()
    const added = await row(canvas, /Foil Joining Tape/)
    await waitFor(() => expect(added.getByRole('checkbox')).not.toBeChecked())
  },
}

export const LeftOut: Story = {
  ...given({ faults: { addCartProduct: { fault: 'lost-before-commit', times: 1 } } }),
  tags: ['B33'],
  name: 'A line that may have been added can be left out, which sends nothing, and taken back',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('addCartProduct')
    await userEvent.click((await row(canvas, /Sleeve Anchor Hex/)).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
    const doubtful = await row(canvas, /Sleeve Anchor Hex/)
    await userEvent.click(await doubtful.findByRole('button', { name: /^Leave it out/ }))
    await expect(doubtful.getByText('Left out. It may be in your cart all the same.')).toBeVisible()
    await expect(doubtful.getByRole('checkbox')).not.toBeChecked()
    await expect(doubtful.getByRole('spinbutton')).toBeEnabled()
    await userEvent.click(doubtful.getByRole('button', { name: /^Undo/ }))
    await expect(doubtful.getByRole('checkbox')).toBeChecked()
    await expect(doubtful.getByRole('spinbutton')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
    await doubtful.findByText(/^No answer came, and it is not in your cart yet/)
    await expect(sent()).toBe(1)
  },
}

export const OtherPrices: Story = {
  ...given({ path: '/custom-lists/generic-bathroom' }),
  name: 'A price that is not that of the list any more says both; without today’s prices those of the list are shown',
  play: async ({ canvas }) => {
    const before = await (await row(canvas, /Downpipe/)).findByText('was $4.10,')
    await expect(before.parentElement).toHaveTextContent('was $4.10, now $20.84')
    await expect((await row(canvas, /Downpipe/)).getByRole('img', { name: 'Up' })).toBeVisible()
    await expect((await row(canvas, /Joist Hanger/)).queryByText(/^was/)).toBeNull()
  },
}

export const WithoutTodaysPrices: Story = {
  ...given({ path: '/custom-lists/generic-bathroom', faults: { getCartContents: 'forbidden' } }),
  name: 'Where today’s prices cannot be read, those of the list are shown, and said to be so',
  play: async ({ canvas }) => {
    await expect((await row(canvas, /Downpipe/)).getByText('$4.10')).toBeVisible()
    await expect(canvas.getByText(/^Prices are those of the list, ex GST\./)).toBeVisible()
  },
}

async function openTransfer({ canvas, userEvent }: PlayContext, names: readonly RegExp[]) {
  for (const name of names) await userEvent.click((await row(canvas, name)).getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: 'Copy or move' }))
  return within(await screen.findByRole('dialog', { name: /^Copy or move/ }))
}

export const Transferred: Story = {
  tags: ['B35'],
  name: 'Lines are copied to a new list, or moved to another one, which is read before they leave this one',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const removed = watchPayloads('deleteCartProduct')

    await step('a new list needs a name of its own', async () => {
      const dialog = await openTransfer(context, [/Sleeve Anchor Hex/, /Pine Framing/])
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'List' }), 'A new list')
      await userEvent.click(dialog.getByRole('button', { name: 'Copy 2 lines' }))
      await dialog.findByText('Required')
      await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), 'Van stock')
      await userEvent.click(dialog.getByRole('button', { name: 'Copy 2 lines' }))
      await dialog.findByText('You already have a list of this name. Choose it, or enter another name.')
      await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), ' of Saturday')
      await userEvent.click(dialog.getByRole('button', { name: 'Copy 2 lines' }))
      await passTimeUntil(() => expect(announcements()).toContain('2 lines copied'))
      await expect(removed().filter((payload) => JSON.stringify(payload).includes('example-list'))).toEqual([])
    })

    await step('moved lines leave this list', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const dialog = await openTransfer(context, [/Foil Joining Tape/])
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'List' }), 'Van stock')
      await userEvent.click(dialog.getByRole('radio', { name: /^They leave this list/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Move 1 line' }))
      await passTimeUntil(() => expect(announcements()).toContain('1 line moved'))
      await expect(removed()).toContainEqual({ sessionID: 'example-list', productID: 'IN100028', lineID: '12' })
      await canvas.findByText('11 lines')
    })
  },
}

export const TransferInDoubt: Story = {
  ...given({ faults: { addCartProduct: { fault: 'lost-before-commit', times: 1 } } }),
  tags: ['B35'],
  name: 'A line that may be in the other list or not stays where it is',
  play: async (context) => {
    const { userEvent, canvas } = context
    const removed = watchCalls('deleteCartProduct')
    const dialog = await openTransfer(context, [/Foil Joining Tape/])
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'List' }), 'Van stock')
    await userEvent.click(dialog.getByRole('radio', { name: /^They leave this list/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 line' }))
    await dialog.findByText(/^0 of 1 line are there\. No answer came/)
    await expect(removed()).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect((await row(canvas, /Foil Joining Tape/)).getByRole('checkbox')).toBeChecked()
  },
}

export const FromFile: Story = {
  ...given({ path: '/custom-lists/nothing-yet' }),
  name: 'The products of a file are added to the list, and the lines that cannot be are named',
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
    await expect(await row(canvas, /Joist Hanger/)).toBeTruthy()
  },
}

export const Used: Story = {
  tags: ['B26', 'K07', 'L04'],
  name: 'A list is searched, downloaded once, and copied to the cart once',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    await step('the search finds SKUs and descriptions', async () => {
      for (const words of ['decking', 'TM100001']) {
        const field = await canvas.findByRole('searchbox', { name: 'Search this list' })
        await userEvent.clear(field)
        await userEvent.type(field, words)
        await passTime(400)
        await canvas.findByText('1 of 12 lines')
      }
    })

    await step('two presses hand over one file of the name of the list, with all lines and their prices', async () => {
      const files = watchFiles()
      const button = await canvas.findByRole('button', { name: 'Download List' })
      button.click()
      button.click()
      await passTimeUntil(() => expect(announcements()).toContain('Downloaded Wall frame.csv'))
      await expect(files).toHaveLength(1)
      await expect(files[0]?.name).toBe('Wall frame.csv')
      const [header, first, ...others] = ((await files[0]?.text) ?? '').split('\r\n')
      await expect(header).toBe('\uFEFF"SKU","Description","Qty","UOM","Unit Price","Extended Price"')
      await expect(first).toBe(`"TM100001","${pine}",36,"LM",2.84,102.24`)
      await expect(others.filter((line) => line !== '')).toHaveLength(11)
    })

    await step('two presses copy it once', async () => {
      const answer = holdCalls(msw, 'copyCartToCart')
      const copied = watchCalls('copyCartToCart')
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
      answer()
      await screen.findByText('Custom list copied')
      await expect(copied()).toBe(1)
      await passTimeUntil(() => expect(announcements()).toContain('Custom list copied'))
      await expect(canvas.getByRole('link', { name: 'Review Cart' })).toHaveAttribute('href', '/cart')
    })

    await step('it is copied into the same cart again only after a question', async () => {
      const copied = watchCalls('copyCartToCart')
      const first = await ask(context, 'In cart', 'Copy it again?')
      await userEvent.click(first.getByRole('button', { name: 'Do not copy' }))
      await noDialog()
      await expect(copied()).toBe(0)
      const second = await ask(context, 'In cart', 'Copy it again?')
      await userEvent.click(second.getByRole('button', { name: 'Copy again' }))
      await waitFor(() => expect(copied()).toBe(1))
    })
  },
}

export const Deleted: Story = {
  tags: ['B26'],
  name: 'A line and the list are deleted once, after a question',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const removed = watchPayloads('deleteCartProduct')
    const deleted = watchCalls('deleteCustomList')

    await step('the answer for one line leaves the question about another open', async () => {
      const answer = holdCalls(context.msw, 'deleteCartProduct')
      await confirmRemoval(context, pine, 'dblClick')
      await screen.findByRole('button', { name: /^Removing…/ })
      // The request has been sent, so the dialog does not offer to keep the line.
      await expect(screen.queryByRole('button', { name: 'Keep the line' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await noDialog()
      const second = await ask(context, `Remove ${beam}`, 'Remove this line?')
      await expect(second.getByText(`${beam} is removed from the list. This cannot be undone.`)).toBeVisible()
      await expect(second.getByRole('button', { name: 'Remove line' })).toBeVisible()
      answer()
      await screen.findByText('product removed')
      await passTimeUntil(() => expect(announcements()).toContain(`${pine} removed from the list`))
      await userEvent.click(second.getByRole('button', { name: 'Keep the line' }))
      await noDialog()
      await expect(removed()).toEqual([{ sessionID: 'example-list', productID: 'TM100001', lineID: '1' }])
    })

    await step('the focus moves to the line after the removed one', async () => {
      const lines = await table(canvas)
      await expect(lines.getAllByRole('row')).toHaveLength(12)
      await confirmRemoval(context, beam)
      await waitFor(() => expect(lines.getAllByRole('row')).toHaveLength(11))
      await waitFor(() => expect(lines.getAllByRole('button', { name: /^Remove / })[0]).toHaveFocus())
      await passTimeUntil(() => expect(announcements()).toContain('10 lines'))
      await passTime(1000)
      await expect(announcements().filter((words) => words.startsWith('10 '))).toEqual(['10 lines'])
      await expect(removed().slice(1)).toEqual([{ sessionID: 'example-list', productID: 'TM100018', lineID: '2' }])
    })

    await step('keeping the list sends nothing, and the focus returns', async () => {
      const dialog = await ask(context, 'Delete list', 'Delete this list?')
      await expect(dialog.getByText(/^“Wall frame” with its 10 lines is deleted\./)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Keep the list' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete list' })).toHaveFocus())
      await expect(deleted()).toBe(0)
    })

    await step('deleting leads to the other lists, and the deleted list is not reported as missing', async () => {
      const answer = holdCalls(context.msw, 'deleteCustomList')
      await confirmDeletion(context, 'dblClick')
      answer()
      await canvas.findByRole('heading', { name: 'Went to /custom-lists' })
      await screen.findByText('Custom list deleted')
      await expect(deleted()).toBe(1)
      await expect(announcements()).not.toContain('There is no such list.')
    })
  },
}

export const Refused: Story = {
  ...given({
    faults: { copyCartToCart: 'field-errors', deleteCartProduct: 'field-error', deleteCustomList: 'field-error' },
  }),
  name: 'What the supplier refuses changes nothing, and its first message is shown',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const words = 'This order reference has already been used'

    await step('a copy', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
      await closesError(context, words)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy List to Cart' })).toHaveFocus())
    })

    await step('the removal of a line', async () => {
      await confirmRemoval(context, pine)
      await closesError(context, words)
      await canvas.findByRole('button', { name: `Remove ${pine}` })
    })

    await step('the deletion', async () => {
      await confirmDeletion(context)
      await closesError(context, words)
      await table(canvas)
    })
  },
}

export const NotAnswered: Story = {
  ...given({ faults: { copyCartToCart: 'network-failure', deleteCustomList: 'lost-after-commit' } }),
  name: 'Unanswered calls may have succeeded: the customer checks for a copy, the portal for a deletion',
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Copy List to Cart' }))
    await closesError(context, 'Something went wrong. The lines may have been copied: look at your cart.')
    await confirmDeletion(context)
    await screen.findByText('Something went wrong.')
    await screen.findByText('There is no such list.')
  },
}

export const Generic: Story = {
  ...given({ path: '/custom-lists/generic-safety' }),
  tags: ['B30'],
  name: 'A generic list can be copied and downloaded, but neither deleted nor changed',
  play: async ({ canvas }) => {
    await table(canvas)
    await expect(canvas.getByRole('button', { name: 'Copy List to Cart' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Download List' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Delete list' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(canvas.getByText(/^To make a list of your own from this one, copy it to your cart/)).toBeVisible()
  },
}

export const WithoutCart: Story = {
  ...given({
    path: '/custom-lists/nothing-yet',
    settings: { shopping_cart_disabled: true, products_button_disabled: true },
  }),
  name: 'Where the cart is disabled, a list can only be deleted; where products are, no link leads to them',
  play: async ({ canvas }) => {
    await canvas.findByText('No items in this list yet.')
    const names = canvas.getAllByRole('button', { name: /list/i }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Delete list'])
    await expect(canvas.queryByText(/^To (fill|update) this list/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Add products to your lists' })).toBeNull()
  },
}

export const GenericWithoutCart: Story = {
  ...given({ path: '/custom-lists/generic-safety', settings: { shopping_cart_disabled: true } }),
  name: 'Where the cart is disabled, nothing can be done with a generic list',
  play: async ({ canvas }) => {
    await expect((await table(canvas)).queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /list/i })).toBeNull()
  },
}

export const Unknown: Story = {
  ...given({ path: '/custom-lists/__proto__' }),
  tags: ['D10', 'E10'],
  name: 'An id from the address is only compared, and there may be no such list',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such list.')
    await expect(canvas.getByRole('link', { name: 'Go to Custom Lists' })).toHaveAttribute('href', '/custom-lists')
    await passTimeUntil(() => expect(announcements()).toContain('There is no such list.'))
  },
}

export const Awkward: Story = {
  ...given({ world: 'awkward', path: '/custom-lists/awkward-0' }),
  tags: ['D01', 'D29'],
  name: 'Markup is shown as text, an unknown price is on request, and a product may be gone',
  play: async ({ canvas, canvasElement }) => {
    const lines = await table(canvas)
    await canvas.findByRole('heading', { level: 1, name: /<b>Bold<\/b>/ })
    await expect(lines.getAllByText('On request')).toHaveLength(2)
    await expect(lines.getByRole('row', { name: /GONE/ })).toBeVisible()
    await expect(canvasElement.querySelector('b, script')).toBeNull()
  },
}

export const LongNamesOnAPhone: Story = {
  ...given({ world: 'awkward', path: '/custom-lists/awkward-2' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['D09', 'K09'],
  name: 'A name without a place to break widens no phone, and an amount too large to be exact is a dash',
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /AWK2/ }))
    await expect(row.getByText('$1,234,567.89')).toBeVisible()
    await expect(row.getByText('-')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Minimal: Story = {
  ...given({ world: 'minimal', usa: true }),
  tags: ['D06'],
  name: 'Lines without names, pictures and prices are shown by their SKU; in tax mode prices are ex Tax',
  play: async ({ canvas }) => {
    const lines = await table(canvas)
    await expect(lines.getAllByText('On request').length).toBeGreaterThan(5)
    await expect(lines.getAllByText('TM100001')).toHaveLength(2)
    await expect(canvas.queryByRole('img')).toBeNull()
    await canvas.findByText(/^Prices are today’s, ex Tax\./)
  },
}
