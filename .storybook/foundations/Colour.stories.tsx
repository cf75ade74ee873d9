import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ColourPage } from './ColourPage.tsx'

const meta = { component: ColourPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof ColourPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Passes').length).toBeGreaterThan(25))
    await expect(canvas.queryByText('Too faint')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
