import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hidden } from './Hidden.tsx'

const meta = { component: Hidden, args: { children: <p>Only on some screens</p> } } satisfies Meta<typeof Hidden>

export default meta

type Story = StoryObj<typeof meta>

export const BelowTablet: Story = { args: { below: 'tablet' } }

export const AboveTablet: Story = { args: { above: 'tablet' } }

export const OnPaper: Story = { args: { onPaper: true } }

export const OnScreen: Story = { args: { onScreen: true } }
