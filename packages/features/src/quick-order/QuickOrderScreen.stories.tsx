import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fakeScanner } from '../testing/fakeScanner.ts'
import { chooseMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { notAllowed, offline } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { QuickOrderScreen } from './QuickOrderScreen.tsx'

const meta = { component: QuickOrderScreen, ...given({ path: '/quick-order', clock: 'held' }) } satisfies Meta<
  typeof QuickOrderScreen
>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<PlayContext, 'canvas'>

function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const fieldOf = ({ canvas }: Canvas) => canvas.findByRole('searchbox', { name: 'Code or name, and quantity' })
const summary = ({ canvas }: Canvas, text: string | RegExp) => canvas.findAllByText(text)

async function pasteLines(context: Canvas, text: string, says: string | RegExp) {
  await fieldOf(context)
  paste(text)
  await summary(context, says)
}

async function addAll({ canvas, userEvent }: PlayContext, count: number) {
  await userEvent.click((await canvas.findAllByRole('button', { name: `Add ${count} to cart` }))[0] ?? document.body)
}

const email = `Hi Dave,
12 x FX100001
FX100002: 8 ea
TM100001 10 @ 4.2
2 boxes FX100003
FX100004 stage 2`

export const Typical: Story = {
  play: async (context) => {
    await pasteLines(context, email, '5 lines: 4 ready, 1 to look at')
    const lines = within(context.canvas.getByRole('list', { name: 'Lines' }))
    await expect(lines.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    await expect(lines.getByText('Look at this: how many?')).toBeVisible()
    await expect(lines.getByText('Read from: FX100004 stage 2')).toBeVisible()
    await expect(lines.getByRole('textbox', { name: /^Lengths of/ })).toHaveValue('10 @ 4.2')
    await expect(lines.getByRole('combobox', { name: 'Unit of Joist Hanger Galvanised 45 x 140 mm' })).toHaveValue(
      'BOX',
    )
    await passTimeUntil(() => expect(announcements()).toContain('5 lines read, 1 not read'))
  },
}

const many = Array.from({ length: 40 }, (_, index) => `XL${100_071 + index}\t${(index % 9) + 1}`).join('\n')

export const Many: Story = {
  ...given({ world: 'large' }),
  play: async (context) => {
    const sent = watchCalls('getProductDetails')
    await pasteLines(context, many, /^40 lines: 40 ready$/)
    await expect(sent()).toBe(40)
    const lines = within(context.canvas.getByRole('list', { name: 'Lines' }))
    await waitFor(() => expect(lines.getAllByRole('heading', { level: 2 })).toHaveLength(40))
  },
}

export const Empty: Story = {
  play: async (context) => {
    await context.canvas.findByText('No lines yet.')
    await waitFor(async () => expect(await fieldOf(context)).toHaveFocus())
  },
}

export const NoMatch: Story = {
  play: async (context) => {
    await pasteLines(context, 'ZZ999999 3\n12 pcs of decking screws\nYY<b>111</b> 4', '2 lines: 1 to choose, 1 unknown')
    await expect(context.canvas.getByText('Nothing found for “ZZ999999”')).toBeVisible()
    await expect(context.canvas.getByText('Read from: ZZ999999 3')).toBeVisible()
  },
}

export const Loading: Story = {
  ...given({ latency: { getProductDetails: 'forever' } }),
  play: async (context) => {
    await pasteLines(context, email, '5 lines: 5 being looked up')
    await expect(context.canvas.getAllByText('Looking up…')).toHaveLength(5)
  },
}

export const Failed: Story = {
  ...given({ faults: { getProductDetails: 'forbidden' } }),
  play: async (context) => {
    await pasteLines(context, email, '5 lines: 5 not looked up')
    await expect(context.canvas.getByRole('button', { name: 'Look up again' })).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('5 lines: 5 not looked up'))
  },
}

export const NotAllowed: Story = notAllowed('Products')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await pasteLines(
      context,
      `${email}\nZZ999999 3\npine x 4`,
      '7 lines: 4 ready, 1 to look at, 1 to choose, 1 unknown',
    )
    const unknown = context.canvas.getByText('Nothing found for “ZZ999999”')
    await expect(unknown.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Offline: Story = offline((context) => pasteLines(context, email, '5 lines: 4 ready, 1 to look at'))

export const Typed: Story = {
  name: 'Enter adds a line and keeps the focus in the field',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = await fieldOf(context)

    await step('a code with a quantity adds a line, and so does the next code', async () => {
      await userEvent.type(field, 'FX100001 12{Enter}')
      await waitFor(() => expect(field).toHaveValue(''))
      await userEvent.type(field, 'fx100002{Enter}')
      await summary(context, '2 lines: 2 ready')
      await expect(field).toHaveFocus()
      await expect(
        canvas.getAllByRole('spinbutton', { name: /^Quantity of/ }).map((input) => input.getAttribute('value')),
      ).toEqual(['1', '12'])
    })

    await step('a repeated code is merged into its line', async () => {
      await userEvent.type(field, 'FX100001 3{Enter}')
      await canvas.findByText('2 lines merged')
      await passTimeUntil(() =>
        expect(announcements().at(-1)).toBe('Joist Hanger Galvanised 45 x 90 mm, 15, merged, ready'),
      )
    })

    await step('matching products appear below the field when typing pauses', async () => {
      await userEvent.type(field, 'joist hanger x 4')
      await passTimeUntil(() => expect(canvas.getByRole('list', { name: 'Matching products' })).toBeVisible())
      await passTimeUntil(() => expect(announcements()).toContain('6 products below the field'))
      const hits = within(canvas.getByRole('list', { name: 'Matching products' }))
      await userEvent.click(hits.getByRole('button', { name: /^FX100003 / }))
      await summary(context, '3 lines: 3 ready')
      await expect(canvas.getByDisplayValue('4')).toBeVisible()
      await expect(field).toHaveFocus()
    })

    await step('a quantity that is not a whole number is an error', async () => {
      const quantity = canvas.getByDisplayValue('15')
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '2.5{Tab}')
      await canvas.findByText('Enter a whole number above 0.')
      await summary(context, '3 lines: 2 ready, 1 to look at')
    })
  },
}

export const Added: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-errors', after: 1, times: 1 } } }),
  name: 'Valid lines are added; a refused line stays, with the reason',
  play: async (context) => {
    const payloads = watchPayloads('addCartProduct')
    await pasteLines(context, 'FX100001 12\nFX100002 8\nTM100001 10 @ 4.2\nZZ999999 1', '4 lines: 3 ready, 1 unknown')
    await addAll(context, 3)
    await screen.findByText('2 added, 2 remain')
    await expect(payloads()).toEqual([
      expect.objectContaining({ productID: 'FX100001', UOM: 'EA', quoteQty: 12 }),
      expect.objectContaining({ productID: 'FX100002', quoteQty: 8 }),
      expect.objectContaining({ productID: 'TM100001', quoteQty: 42, tallyLength: [{ length: 4.2, qty: 10 }] }),
    ])
    await passTimeUntil(() => expect(announcements()).toContain('2 added, 2 remain'))
    await context.canvas.findByText('This order reference has already been used')
    await addAll(context, 1)
    await screen.findByText('1 added, 1 remains')
  },
}

export const Listed: Story = {
  ...given({ faults: { addCartProduct: { fault: 'lost-before-commit', after: 2, times: 1 } } }),
  name: 'Lines become one new list, also if the connection drops',
  play: async (context) => {
    const { userEvent } = context
    const saved = watchCalls('saveCustomList')
    const added = watchPayloads('addCartProduct')
    await pasteLines(context, 'FX100001 12\nFX100002 8\nTM100001 10 @ 4.2\nZZ999999 1', '4 lines: 3 ready, 1 unknown')
    await chooseMore(context, 'Add to list…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 3 lines to a list' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^List/ }), 'A new list')
    await userEvent.type(dialog.getByRole('textbox', { name: /^List name/ }), 'Van of Dave')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to list' }))
    await dialog.findByText(/^2 of 3 lines are there\. Missing: TM100001\. No answer came/)
    await passTime(31_000)
    await userEvent.click(dialog.getByRole('button', { name: 'Add to list' }))
    await passTimeUntil(() => expect(announcements()).toContain('3 lines added to Van of Dave'))
    await expect(saved()).toBe(1)
    await expect(added().at(-1)).toMatchObject({ productID: 'TM100001', tallyLength: [{ length: 4.2, qty: 10 }] })
    await expect(added()).toHaveLength(4)
    await summary(context, '4 lines: 3 ready, 1 unknown')
  },
}

export const Unanswered: Story = {
  ...given({ faults: { addCartProduct: { fault: 'lost-after-commit', after: 1, times: 1 } } }),
  name: 'If adding a line gets no answer, it is looked up in the cart',
  play: async (context) => {
    const { canvas } = context
    await pasteLines(context, 'FX100001 12\nFX100002 8\nFX100003 4', '3 lines: 3 ready')
    const sent = watchCalls('addCartProduct')
    await addAll(context, 3)
    await canvas.findByText(/^No answer came, so it may have been added/)
    await canvas.findByText(
      /^1 added, 2 remain. Wait half a minute before you check out: this page then looks for FX100002/,
    )
    await expect(sent()).toBe(2)
    await context.userEvent.click(canvas.getByRole('button', { name: 'Remove FX100002' }))
    await canvas.findByText('FX100002 was removed. It may be in your cart all the same.')
    await context.userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    await summary(context, '2 lines: 1 ready, 1 in doubt')
    await passTime(30_000)
    await summary(context, '1 line: 1 ready')
    await expect(sent()).toBe(2)
  },
}

export const Files: Story = {
  name: 'A file is parsed, and lines that match no product are listed',
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await fieldOf(context)
    await canvas.findByRole('button', { name: 'Open a file' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no input')
    await userEvent.upload(input, new File(['Deliver to 27 Banksia Street\nFX100001 12'], 'order.txt'))
    await canvas.findByText('1 line not read')
    await expect(canvas.getByText('“Deliver to 27 Banksia Street”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('“Deliver to 27 Banksia Street”')).toBeNull())
    await chooseMore(context, 'Clear All')
    const question = within(await screen.findByRole('alertdialog', { name: 'Clear the quick order?' }))
    await userEvent.click(question.getByRole('button', { name: 'Clear All' }))
    await canvas.findByText('No lines yet.')
    await userEvent.upload(input, new File([new Uint8Array(2_000_001)], 'all.txt'))
    await canvas.findByText(/^Nothing was read: the text is too long. At most 100,000 characters/)
  },
}

export const OwnCodes: Story = {
  tags: ['state'],
  name: 'Own codes are imported, used, exported and deleted',
  play: async (context) => {
    const { canvas, userEvent } = context
    const files = watchFiles()
    await chooseMore(context, 'My codes…')
    const dialog = within(await screen.findByRole('dialog', { name: 'My codes' }))
    await dialog.findByText('You have no codes here.')
    const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no input')
    await userEvent.upload(input, new File(['Nothing here'], 'wrong.csv'))
    await dialog.findByText('No codes were found in this file.')
    await userEvent.upload(
      input,
      new File(['My code;Supplier code\nA12;FX100001\nHanger;FX100002\n12;FX1'], 'codes.csv'),
    )
    await dialog.findByText('2 codes on this device')
    await passTimeUntil(() => expect(announcements()).toContain('2 codes imported'))
    await userEvent.click(dialog.getByRole('button', { name: '1 row left out' }))
    await dialog.findByText('12, FX1: could be a quantity, a unit or a size')
    await dialog.findByRole('checkbox', { name: /^Keep my tools on this device/ })
    await userEvent.click(dialog.getByRole('button', { name: 'CSV' }))
    await passTimeUntil(() => expect(announcements()).toContain('Downloaded My codes.csv'))
    await expect(await files[0]?.text).toContain('"A12","FX100001"')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await pasteLines(context, '12 x A12\nhanger 3\nFX100003 4', '3 lines: 3 ready')
    await expect(canvas.getByRole('heading', { name: 'Joist Hanger Galvanised 45 x 90 mm' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Joist Hanger Galvanised 45 x 120 mm' })).toBeVisible()
    await expect(canvas.getAllByText(/^Read from: /).map((note) => note.textContent)).toEqual(['Read from: 12 x A12'])
    await chooseMore(context, 'My codes…')
    const again = within(await screen.findByRole('dialog', { name: 'My codes' }))
    await userEvent.click(again.getByRole('button', { name: 'Delete all' }))
    await again.findByText('You have no codes here.')
    await userEvent.click(again.getByRole('button', { name: 'Undo' }))
    await again.findByText('2 codes on this device')
  },
}

export const Help: Story = {
  tags: ['state'],
  name: 'The menu explains how a line is read',
  play: async (context) => {
    await chooseMore(context, 'How a line is read')
    const dialog = within(await screen.findByRole('dialog', { name: 'How a line is read' }))
    await expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Removed: Story = {
  name: 'Removed lines can be restored to where they were',
  play: async (context) => {
    const { canvas, userEvent } = context
    await pasteLines(context, 'FX100001 12\nFX100002 8\nFX100003 4', '3 lines: 3 ready')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove FX100002' }))
    await canvas.findByText('FX100002 was removed.')
    await passTimeUntil(() => expect(announcements()).toContain('FX100002 removed. Undo is above the lines.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove FX100003' }))
    await canvas.findByText('FX100003 was removed, and before it 1 more.')
    for (const count of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
      await summary(context, new RegExp(`^${count} lines?: ${count} ready$`))
    }
    await expect(canvas.getAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel)).toEqual([
      'Remove FX100001',
      'Remove FX100002',
      'Remove FX100003',
    ])
  },
}

export const Chosen: Story = {
  name: 'Unclear codes are resolved by choosing or typing a product',
  play: async (context) => {
    const { canvas, userEvent } = context
    await pasteLines(context, 'FX10000 4\nZZ999999 2', '2 lines: 1 to choose, 1 unknown')
    await userEvent.click(canvas.getByRole('button', { name: /^Choose: \d+ products found$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^FX100002 / }))
    await summary(context, '2 lines: 1 ready, 1 unknown')
    const code = canvas.getByRole('textbox', { name: 'Code in place of ZZ999999' })
    await userEvent.clear(code)
    await userEvent.type(code, 'hanger 45 x 90')
    await passTimeUntil(() => expect(canvas.getByRole('list', { name: 'Products in place of ZZ999999' })).toBeVisible())
    await userEvent.clear(code)
    await userEvent.type(code, 'fx100001{Enter}')
    await summary(context, '2 lines: 2 ready')
    await expect(canvas.getByDisplayValue('2')).toHaveFocus()
  },
}

export const Scanned: Story = {
  ...given({ path: '/quick-order', clock: 'held', settings: { scanner: true } }),
  name: 'A scanned barcode is added like a typed code',
  beforeEach: () => fakeScanner('FX100001'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fieldOf(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a barcode' }))
    await summary(context, '1 line: 1 ready')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scan a barcode' })).toHaveFocus())
  },
}
