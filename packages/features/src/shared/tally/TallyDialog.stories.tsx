import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { allAnswered } from '../../testing/allAnswered.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { TallyDialog, type TallyDialogProps } from './TallyDialog.tsx'

const page = within(document.body)

const meta = {
  component: TallyDialog,
  ...given(),
  args: {
    // Of this product any length can be ordered.
    productId: 'TM100009',
    name: 'Pine Framing MGP12 70 x 35 mm',
    unit: 'LM',
    price: { amount: 570, unit: 'LM' },
    onClose: fn(),
  },
} satisfies Meta<typeof TallyDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args, userEvent }) => {
    await page.findByRole('dialog', { name: `Tally: ${args.name}` })
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3.3{Tab}')
    await userEvent.type(page.getByRole('spinbutton', { name: 'Quantity 1' }), '{Backspace}4{Tab}')
    await userEvent.click(page.getByRole('button', { name: 'Add a length' }))
    await userEvent.type(page.getByRole('spinbutton', { name: 'Length 2 (m)' }), '0.01{Tab}')
    await page.findByText('Total length: 13.21 m')
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    await page.findByText('Added to cart')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const NothingToAdd: Story = {
  play: async ({ userEvent }) => {
    await page.findByText('Total length: 0.00 m')
    await expect(await page.findByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveValue('')
    await expect(within(page.getByRole('list', { name: 'Lengths' })).getAllByRole('listitem')).toHaveLength(1)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeDisabled()
    await page.findByText('Enter a length and its quantity first.')
    await userEvent.type(page.getByRole('spinbutton', { name: 'Length 1 (m)' }), '2.4{Tab}')
    await waitFor(() => expect(add).toBeEnabled())
    await userEvent.type(page.getByRole('spinbutton', { name: 'Quantity 1' }), '{Backspace}0{Tab}')
    await waitFor(() => expect(add).toBeDisabled())
  },
}

export const OnAPhone: Story = { ...NothingToAdd, globals: { viewport: { value: 'mobile1' } } }

export const NegativeBecomesZero: Story = {
  tags: ['B25'],
  name: 'A negative length becomes 0, and the field says so',
  play: async ({ userEvent }) => {
    const field = await page.findByRole('spinbutton', { name: 'Length 1 (m)' })
    await userEvent.type(field, '-2.4{Tab}')
    await waitFor(() => expect(field).toHaveValue('0'))
    await page.findByText('The least is 0, so it became 0.')
  },
}

export const NegativeQuantityBecomesZero: Story = {
  tags: ['B25'],
  name: 'A negative quantity becomes 0, and the field says so',
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '2.4{Tab}')
    await userEvent.clear(quantity(1))
    await userEvent.type(quantity(1), '-3{Tab}')
    await waitFor(() => expect(quantity(1)).toHaveValue('0'))
    await page.findByText('The least is 0, so it became 0.')
    await page.findByText('Total length: 0.00 m')
  },
}

export const WrongEntries: Story = {
  name: 'Letters, and a length below a centimetre, are not taken, and the field says why',
  play: async ({ userEvent }) => {
    await waitFor(() => expect(length(1)).toHaveFocus())
    await userEvent.keyboard('a')
    await page.findByText('Only numbers can be entered.')
    await waitFor(() => expect(heard()).toContain('Only numbers can be entered.'))
    await expect(length(1)).toHaveAccessibleDescription('Only numbers can be entered.')
    await userEvent.keyboard('0.001{Tab}')
    await page.findByText('Only steps of 0.01, so it became 0.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByText(/^Only steps/)).toBeNull())
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}

export const LineIsChanged: Story = {
  ...given({ cart: [{ productId: 'TM100009', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] }] }),
  args: { line: { lineId: '1', tallies: [{ length: 3.3, quantity: 4 }] } },
  play: async ({ args, userEvent }) => {
    await page.findByText('Total length: 13.20 m')
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Quantity 1' }), '{Backspace}5{Tab}')
    await page.findByText('Total length: 16.50 m')
    await userEvent.click(page.getByRole('button', { name: 'Update cart' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const LengthIsRemoved: Story = {
  tags: ['rule'],
  args: {
    line: {
      lineId: '1',
      tallies: [
        { length: 3.3, quantity: 4 },
        { length: 2.4, quantity: 1 },
      ],
    },
  },
  play: async ({ userEvent }) => {
    await page.findByText('Total length: 15.60 m')
    await userEvent.click(await page.findByRole('button', { name: 'Remove length 1' }))
    await page.findByText('Total length: 2.40 m')
    await expect(page.getByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveValue('2.4')
    await waitFor(() => expect(page.getByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveFocus())
    await expect(page.getByRole('button', { name: 'Remove length 1' })).toBeDisabled()
  },
}

export const SavedOnce: Story = {
  tags: ['B23'],
  name: 'Pressing Add to cart twice adds the product once',
  play: async ({ args, userEvent, msw }) => {
    const answer = holdCalls(msw, 'addCartProduct')
    const sent = watchCalls('addCartProduct')
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3{Tab}')
    const add = page.getByRole('button', { name: 'Add to cart' })
    add.click()
    add.click()
    answer()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent()).toBe(1)
  },
}

function Opener(args: TallyDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Tally</Button>
      {isOpen && <TallyDialog {...args} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const OpenedAgain: Story = {
  tags: ['rule'],
  name: 'A dialog that was closed while it sent does not close the one that is opened next',
  render: Opener,
  play: async ({ canvas, userEvent, msw }) => {
    const sent = watchCalls('addCartProduct')
    const answer = holdCalls(msw, 'addCartProduct')
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3{Tab}')
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(sent()).toBe(1))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Tally' }))
    const field = await page.findByRole('spinbutton', { name: 'Length 1 (m)' })
    await userEvent.type(field, '4')
    answer()
    await allAnswered()
    await waitFor(() => expect(field).toBeVisible())
    await expect(field).toHaveValue('4')
  },
}

export const Refused: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-error', times: 1 } } }),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3{Tab}')
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('This order reference has already been used')
    const ok = within(error).getByRole('button', { name: 'OK' })
    // Although another dialog is open below.
    await waitFor(() => expect(ok).toHaveFocus())
    await userEvent.click(ok)
    await expect(await page.findByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveValue('3')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const toldTotals = () => heard().filter((text) => text.startsWith('Total'))
const length = (number: number) => page.getByRole('spinbutton', { name: `Length ${number} (m)` })
const quantity = (number: number) => page.getByRole('spinbutton', { name: `Quantity ${number}` })

export const TotalWhileTyping: Story = {
  name: 'The total follows each keystroke, in metres and money',
  play: async ({ userEvent }) => {
    await waitFor(() => expect(length(1)).toHaveFocus())
    await userEvent.keyboard('3.')
    await page.findByText('Total length: 3.00 m')
    await waitFor(() =>
      expect(toldTotals()).toEqual([expect.stringMatching(/^Total length: 3\.00 m\. Estimated \$17\.10/)]),
    )
    await userEvent.keyboard('3')
    await page.findByText('Total length: 3.30 m')
    await page.findByText('Estimated $18.81 ex GST, at $5.70 per LM')
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
  },
}

export const RoundedToTheOldNumber: Story = {
  args: {
    line: {
      lineId: '1',
      tallies: [
        { length: 2, quantity: 3 },
        { length: 2.4, quantity: 1 },
      ],
    },
  },
  name: 'A quantity that rounds to the old one counts as the field shows it',
  play: async ({ userEvent }) => {
    await page.findByText('Total length: 8.40 m')
    await page.findByRole('list', { name: 'Lengths' })
    await userEvent.clear(quantity(1))
    await userEvent.type(quantity(1), '2.6{Tab}')
    await waitFor(() => expect(quantity(1)).toHaveValue('3'))
    await expect(page.getByText(/Total length/)).toHaveTextContent('Total length: 8.40 m')
    await userEvent.clear(quantity(2))
    await userEvent.type(quantity(2), '0.6{Tab}')
    await waitFor(() => expect(quantity(2)).toHaveValue('1'))
    await expect(page.getByText(/Total length/)).toHaveTextContent('Total length: 8.40 m')
  },
}

export const EnterMovesOn: Story = {
  name: 'Enter moves to the quantity, then to the next length, and adds one after the last; in an empty one it leads to Add',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(length(1)).toHaveFocus())
    await userEvent.keyboard('3.3{Enter}')
    await waitFor(() => expect(quantity(1)).toHaveFocus())
    await userEvent.keyboard('4{Enter}')
    await waitFor(() => expect(length(2)).toHaveFocus())
    await userEvent.keyboard('2.4{Enter}10{Enter}')
    await waitFor(() => expect(length(3)).toHaveFocus())
    await page.findByText('Total length: 37.20 m')
    // A length that is left empty ends it.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Add to cart' })).toHaveFocus())
    await userEvent.click(quantity(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(length(2)).toHaveFocus())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const FocusAfterRemoval: Story = {
  args: {
    line: {
      lineId: '1',
      tallies: [
        { length: 3.3, quantity: 4 },
        { length: 2.4, quantity: 1 },
        { length: 1.2, quantity: 2 },
      ],
    },
  },
  name: 'After a length is removed, the button that removes the next one has the focus; the only length has its field',
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Remove length 2' }))
    await waitFor(() => expect(length(2)).toHaveValue('1.2'))
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove length 2' })).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: 'Remove length 2' }))
    await waitFor(() => expect(length(1)).toHaveFocus())
  },
}

export const ManyLengthsOnAPhone: Story = {
  args: {
    line: { lineId: '1', tallies: Array.from({ length: 14 }, (_, at) => ({ length: 2.4 + at * 0.3, quantity: 2 })) },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    // Total and button stay in view below the lengths.
    const total = await page.findByText('Total length: 121.80 m')
    await waitFor(() => expect(total).toBeVisible())
    const { bottom } = page.getByRole('button', { name: 'Update cart' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const PriceOnRequest: Story = {
  args: { price: { amount: null, unit: 'LM' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3')
    await page.findByText('Price on request')
    await expect(page.getByRole('dialog')).not.toHaveTextContent('$')
  },
}

export const PriceForAnotherUnit: Story = {
  args: { unit: 'EA', price: { amount: 570, unit: 'EA' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3')
    await page.findByText('Total length: 3.00 m')
    await expect(page.getByRole('dialog')).not.toHaveTextContent('$')
  },
}

export const PricesIncludeTax: Story = {
  ...given({ settings: { tax_inclusive: true } }),
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3')
    await page.findByText('Estimated $17.10 inc GST, at $5.70 per LM')
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ args, userEvent }) => {
    const length = await page.findByRole('spinbutton', { name: 'Length 1 (m)' })
    await waitFor(() => expect(length).toHaveFocus())
    await userEvent.keyboard('3.6{Tab}')
    await waitFor(() => expect(page.getByRole('spinbutton', { name: 'Quantity 1' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Tab}')
    await page.findByText('Total length: 7.20 m')
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Add to cart' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

const stocked = { productId: 'TM100001', name: 'Pine Framing MGP10 70 x 35 mm' }
const quantityOf = (metres: string) => page.getByRole('spinbutton', { name: `Quantity of ${metres} m` })

export const StockedLengths: Story = {
  args: stocked,
  name: 'Of stocked lengths each has a quantity, 0 at first, and those above 0 are sent',
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('addCartProduct')
    await waitFor(() => expect(quantityOf('2.4')).toHaveFocus())
    const fields = within(page.getByRole('list', { name: 'Stocked lengths' })).getAllByRole('spinbutton')
    await expect(fields).toHaveLength(8)
    for (const field of fields) await expect(field).toHaveValue('0')
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
    await userEvent.click(quantityOf('3'))
    await userEvent.keyboard('4')
    await page.findByText('Total length: 12.00 m')
    await page.findByText('Estimated $68.40 ex GST, at $5.70 per LM')
    await userEvent.click(quantityOf('6'))
    await userEvent.keyboard('2{Enter}')
    await waitFor(() => expect(page.getByRole('button', { name: 'Add to cart' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent()).toEqual([
      expect.objectContaining({
        productID: 'TM100001',
        quoteQty: 24,
        tallyLength: [
          { length: 3, qty: 4 },
          { length: 6, qty: 2 },
        ],
      }),
    ])
  },
}

export const StockedLengthsOnAPhone: Story = {
  args: stocked,
  globals: { viewport: { value: 'mobile1' } },
  name: 'Enter goes from one stocked length to the next',
  play: async ({ userEvent }) => {
    await waitFor(() => expect(quantityOf('2.4')).toHaveFocus())
    await userEvent.keyboard('5{Enter}')
    await waitFor(() => expect(quantityOf('2.7')).toHaveFocus())
    await userEvent.keyboard('{Enter}1{Enter}')
    await waitFor(() => expect(quantityOf('3.6')).toHaveFocus())
    await page.findByText('Total length: 15.00 m')
  },
}

export const LengthsLoading: Story = {
  args: stocked,
  ...given({ latency: { getLengthsForProduct: 'forever' } }),
  name: 'Nobody has to wait for the stocked lengths to enter others',
  play: async ({ userEvent }) => {
    await page.findByText('Loading the stocked lengths')
    await waitFor(() => expect(heardOfContent('Loading the stocked lengths')).toEqual(['Loading the stocked lengths']))
    await userEvent.click(page.getByRole('button', { name: 'Enter lengths without waiting' }))
    await waitFor(() => expect(length(1)).toHaveFocus())
    await userEvent.keyboard('3.3')
    await page.findByText('Total length: 3.30 m')
  },
}

export const LengthsFailed: Story = {
  args: stocked,
  ...given({ faults: { getLengthsForProduct: { fault: 'forbidden', times: 1 } } }),
  name: 'Without the stocked lengths any length can be entered, and stays when they come',
  play: async ({ userEvent }) => {
    await page.findByText('The stocked lengths could not be loaded. You can enter any length.')
    await userEvent.type(length(1), '3.3{Enter}2{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(quantityOf('2.4')).toHaveValue('0'))
    await expect(quantityOf('3.3')).toHaveValue('2')
    await page.findByText('Not in the list of stocked lengths')
    await page.findByText('Total length: 6.60 m')
  },
}

export const OtherLengthsRefused: Story = {
  args: {
    ...stocked,
    line: {
      lineId: '1',
      tallies: [
        { length: 3, quantity: 5 },
        { length: 3.3, quantity: 4 },
      ],
    },
  },
  name: 'Lengths that are not stocked are refused before they are sent',
  play: async ({ userEvent }) => {
    const sent = watchCalls('updateCartProduct')
    await waitFor(() => expect(quantityOf('3.3')).toHaveValue('4'))
    await userEvent.click(page.getByRole('button', { name: 'Update cart' }))
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^3\.3 m is not a stocked length\. Please choose from 2\.4, 2\.7, 3, .* and 6 m\.$/)
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await expect(sent()).toBe(0)
    await expect(quantityOf('3.3')).toHaveValue('4')
  },
}

export const TypedAndPressed: Story = {
  name: 'Typing a length enables the button at once, and its first press counts',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }))
    await userEvent.keyboard('2.4')
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeEnabled()
    const sent = watchPayloads('addCartProduct')
    await userEvent.click(add)
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent()).toEqual([expect.objectContaining({ quoteQty: 2.4, tallyLength: [{ length: 2.4, qty: 1 }] })])
  },
}

export const NoLongerStocked: Story = {
  args: {
    ...stocked,
    line: {
      lineId: '1',
      tallies: [
        { length: 3, quantity: 5 },
        { length: 3.3, quantity: 4 },
      ],
    },
  },
  name: 'A cart line keeps lengths that are no longer stocked',
  play: async () => {
    await waitFor(() => expect(quantityOf('3')).toHaveValue('5'))
    await expect(quantityOf('3.3')).toHaveValue('4')
    await expect(quantityOf('2.4')).toHaveValue('0')
    await expect(page.getAllByText('Not in the list of stocked lengths')).toHaveLength(1)
    await page.findByText('Total length: 28.20 m')
  },
}
