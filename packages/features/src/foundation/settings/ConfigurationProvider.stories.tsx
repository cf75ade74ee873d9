import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { ConfigurationProvider } from './ConfigurationProvider.tsx'

// Each story runs inside the portal, which has its own ConfigurationProvider. That provider shows the error screen that
// these stories check.
const meta = {
  component: ConfigurationProvider,
  ...given({ configuration: 'missing' }),
  args: { frame: (content) => content, children: null },
} satisfies Meta<typeof ConfigurationProvider>
export default meta
type Story = StoryObj<typeof meta>

const specified =
  'Configuration Unavailable, this provider should only render when the application configuration is available'

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(specified)
    await canvas.findByText('config/configuration.json: The host answered with 404.')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText(specified)
    await expect(canvas.queryByText('Loading the portal')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Missing, globals: { viewport: { value: 'mobile1' } } }
