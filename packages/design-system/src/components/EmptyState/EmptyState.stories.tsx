import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = { component: EmptyState, args: { title: 'Your cart is empty', icon: 'cart' } } satisfies Meta<
  typeof EmptyState
>
export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {}

export const WithAction: Story = {
  args: {
    children: 'Products that you add are kept here until you order them.',
    action: <ButtonLink href="#products">Browse products</ButtonLink>,
  },
}

export const OnASheet: Story = { args: { ...WithAction.args, isOnSheet: true } }
