import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { OrderCompleteScreen } from './OrderCompleteScreen.tsx'

const meta = {
  component: OrderCompleteScreen,
  ...given({ path: '/checkout/complete' }),
} satisfies Meta<typeof OrderCompleteScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Complete!' })
    await expect(await canvas.findByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }
