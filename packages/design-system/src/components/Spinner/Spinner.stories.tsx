import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = { component: Spinner, args: { label: 'Loading orders' } } satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders')
  },
}

export const Small: Story = { args: { size: 'small' } }

export const WholePage: Story = { args: { size: 'page' }, parameters: { layout: 'fullscreen' } }
