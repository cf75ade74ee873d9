import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { Select } from '../Select/Select.tsx'
import { OrderBar } from './OrderBar.tsx'

const meta = {
  component: OrderBar,
  args: {
    quantity: <QuantityStepper label="Quantity of batten screw" width="full" value={1} onChange={fn()} />,
    action: (
      <Button size="small" width="full" variant="secondary" about="batten screw">
        Add to cart
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <OrderBar {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderBar>
export default meta
type Story = StoryObj<typeof meta>

/** Quantity and button have one outline. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('group').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: /^Add/ }).getBoundingClientRect()
    await expect(button.left).toBe(quantity.right)
    await expect([button.top, button.bottom]).toEqual([quantity.top, quantity.bottom])
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const WithoutQuantity: Story = { args: { quantity: undefined } }

export const WithUnit: Story = {
  args: {
    unit: <Select label="Unit" hideLabel options={[{ value: 'EA', label: 'EA' }]} value="EA" onChange={fn()} />,
  },
}
