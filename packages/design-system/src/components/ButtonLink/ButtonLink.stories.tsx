import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { component: ButtonLink, args: { href: '#checkout', children: 'Checkout' } } satisfies Meta<
  typeof ButtonLink
>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Checkout' })).toHaveFocus())
  },
}

export const WithIcon: Story = { args: { icon: 'cart', variant: 'secondary' } }

export const FullWidth: Story = { args: { width: 'full' } }
