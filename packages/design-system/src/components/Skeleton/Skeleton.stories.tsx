import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = { args: { lines: 3 } }

export const Cards: Story = { args: { lines: 2, height: 'card' } }
