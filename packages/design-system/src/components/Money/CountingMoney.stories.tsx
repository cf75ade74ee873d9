import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CountingMoney } from './CountingMoney.tsx'

const meta = {
  component: CountingMoney,
  args: { amount: 12_345 },
  render: function Cart(args) {
    const [amount, setAmount] = useState(args.amount)
    return (
      <Button variant="secondary" onPress={() => setAmount(amount + 100_000)}>
        <CountingMoney amount={amount} />
      </Button>
    )
  },
} satisfies Meta<typeof CountingMoney>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByText('$123.45')
    await userEvent.click(total)
    await waitFor(() => expect(total).toHaveTextContent('$1,123.45'))
  },
}
