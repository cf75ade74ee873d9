import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, waitFor, within } from 'storybook/test'
import { watchCalls } from '../../testing/watchCalls.ts'
import { TallyDialog } from './TallyDialog.tsx'

const page = within(document.body)

const meta = {
  component: TallyDialog,
  ...given(),
  args: {
    productId: 'TM100001',
    name: 'Pine Framing MGP10 70 x 35 mm',
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
    await userEvent.type(page.getByRole('spinbutton', { name: 'Length 1 (m)' }), '3.3{Tab}')
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
    await expect(page.getByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveValue('')
    await expect(within(page.getByRole('list', { name: 'Lengths' })).getAllByRole('listitem')).toHaveLength(1)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeDisabled()
    await userEvent.type(page.getByRole('spinbutton', { name: 'Length 1 (m)' }), '2.4{Tab}')
    await waitFor(() => expect(add).toBeEnabled())
    await userEvent.type(page.getByRole('spinbutton', { name: 'Quantity 1' }), '{Backspace}0{Tab}')
    await waitFor(() => expect(add).toBeDisabled())
  },
}

export const OnAPhone: Story = { ...NothingToAdd, globals: { viewport: { value: 'mobile1' } } }

export const NegativeBecomesZero: Story = {
  name: 'B25 Negative lengths and quantities become 0',
  play: async ({ userEvent }) => {
    const length = await page.findByRole('spinbutton', { name: 'Length 1 (m)' })
    await userEvent.clear(length)
    await userEvent.type(length, '-2.4{Tab}')
    await waitFor(() => expect(length).not.toHaveValue('-2.4'))
    const quantity = page.getByRole('spinbutton', { name: 'Quantity 1' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '-3{Tab}')
    await waitFor(() => expect(quantity).not.toHaveValue('-3'))
    await page.findByText(/^Total length: \d+\.\d\d m$/)
  },
}

export const LineIsChanged: Story = {
  ...given({ cart: [{ productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] }] }),
  args: { line: { lineId: '1', tallies: [{ length: 3.3, quantity: 4 }] } },
  play: async ({ args, userEvent }) => {
    await page.findByText('Total length: 13.20 m')
    await userEvent.type(page.getByRole('spinbutton', { name: 'Quantity 1' }), '{Backspace}5{Tab}')
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
    await userEvent.click(page.getByRole('button', { name: 'Remove length 1' }))
    await page.findByText('Total length: 2.40 m')
    await expect(page.getByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveValue('2.4')
    await waitFor(() => expect(page.getByRole('spinbutton', { name: 'Length 1 (m)' })).toHaveFocus())
    await expect(page.getByRole('button', { name: 'Remove length 1' })).toBeDisabled()
  },
}

export const SavedOnce: Story = {
  ...given({ latency: { addCartProduct: 100 } }),
  name: 'B23 Pressing Add to cart twice adds the product once',
  play: async ({ args, userEvent }) => {
    const sent = watchCalls('addCartProduct')
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3{Tab}')
    const add = page.getByRole('button', { name: 'Add to cart' })
    add.click()
    add.click()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(sent()).toBe(1)
  },
}

export const Refused: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-error', times: 1 } } }),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await page.findByRole('spinbutton', { name: 'Length 1 (m)' }), '3{Tab}')
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('This order reference has already been used')
    await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
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
  name: 'Enter moves to the quantity, then to the next length, and adds one after the last',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(length(1)).toHaveFocus())
    await userEvent.keyboard('3.3{Enter}')
    await waitFor(() => expect(quantity(1)).toHaveFocus())
    await userEvent.keyboard('4{Enter}')
    await waitFor(() => expect(length(2)).toHaveFocus())
    await userEvent.keyboard('2.4{Enter}10{Enter}')
    await waitFor(() => expect(length(3)).toHaveFocus())
    // Without a length there is nothing to go on from.
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(length(3)).toHaveFocus())
    await page.findByText('Total length: 37.20 m')
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
  play: async () => {
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
