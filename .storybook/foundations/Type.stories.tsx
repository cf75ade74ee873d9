import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TypePage } from './TypePage.tsx'

const meta = { component: TypePage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof TypePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+(\.\d+)?px$/)).toHaveLength(10)
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
