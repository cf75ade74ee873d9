import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { OrderCompleteScreen } from './OrderCompleteScreen.tsx'
import { OpenedByLink } from '../testing/OpenedByLink.tsx'

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

export const OpenedAfterAnOrder: Story = {
  name: 'The page tells nothing: its heading takes the focus',
  render: () => (
    <OpenedByLink search="?opened">
      <OrderCompleteScreen />
    </OpenedByLink>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Open' })
    const before = heard().length
    await userEvent.click(link)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Order Complete!' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heard().slice(before)).toEqual([])
  },
}
