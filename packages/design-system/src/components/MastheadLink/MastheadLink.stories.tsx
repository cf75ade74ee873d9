import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Masthead } from '../Masthead/Masthead.tsx'
import { MastheadLink } from './MastheadLink.tsx'

const meta = {
  component: MastheadLink,
  args: { href: '#cart', children: 'Cart' },
  decorators: [(Story) => <Masthead logo={null} tools={<Story />} />],
} satisfies Meta<typeof MastheadLink>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: (args) => (
    <>
      <MastheadLink {...args} />
      <MastheadLink {...args} icon="cart" badge="3" label="Cart, 3 items" />
      <MastheadLink href="#orders" isCurrent>
        Orders
      </MastheadLink>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Orders')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Cart' })).toHaveFocus())
  },
}

export const BelowItsIconOnAPhone: Story = {
  args: { icon: 'cart', badge: '3', label: 'Cart, 3 items, $1,234.56 ex GST', children: '$1,234.56', note: 'ex GST' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('$1,234.56')
    await expect(canvas.getByText('ex GST')).toBeVisible()
    await expect(amount.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('link').getBoundingClientRect().top + 12,
    )
  },
}
