import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Orders')
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

export const BelowItsIconOnAPhone: Story = {
  args: { icon: 'cart', badge: '3', label: 'Cart, 3 items, $1,234.56 ex GST', children: '$1,234.56', note: 'ex GST' },
  globals: { viewport: { value: 'phone' } },
}
