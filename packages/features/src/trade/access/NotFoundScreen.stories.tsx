import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = { component: NotFoundScreen, ...given({ path: '/no-such-page' }) } satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Page not found' })
    await expect(await canvas.findByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }
