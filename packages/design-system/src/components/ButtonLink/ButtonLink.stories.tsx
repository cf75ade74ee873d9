import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withRouter } from '../../testing/navigation.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { component: ButtonLink, args: { href: '#checkout', children: 'Checkout' } } satisfies Meta<
  typeof ButtonLink
>
export default meta
type Story = StoryObj<typeof meta>

const navigate = fn()

export const Primary: Story = {
  args: { href: '/checkout' },
  decorators: [withRouter(navigate)],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/checkout')
  },
}

export const WithIcon: Story = { args: { icon: 'cart', variant: 'secondary' } }

export const FullWidth: Story = { args: { width: 'full' } }
