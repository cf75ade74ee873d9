import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconsPage } from './IconsPage.tsx'

const meta = { component: IconsPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof IconsPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' })
    await userEvent.type(field, 'CHEVRON')
    await expect(canvas.getByText('chevronDown')).toBeVisible()
    await expect(canvas.queryByText('cart')).toBeNull()
    await userEvent.type(field, 'x')
    await expect(canvas.getByText('No icon has this name')).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.getByText('cart')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
